package setup

import (
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// speakFocus tells who uses keys, and perhaps sees nothing, what has the focus.
func (t *Setup) speakFocus(s *stage.Stage) {
	if s.Devices().Keyed() && t.focused != nil {
		s.Speech().Say(t.spoken(s.Lang(), t.focused))
	}
}

// spoken is what a node is called.
func (t *Setup) spoken(l *words.Language, f stage.Focusable) string {
	switch n := onShelf(f).(type) {
	case *part:
		if n == &n.row.command {
			return l.Say(words.ExecName, words.With("name", n.row.plan.Name), words.With("command", n.row.commandText))
		}
		return l.Say(n.label, words.With("name", n.row.plan.Name))
	case *whoStep:
		for _, r := range t.seats {
			if r.chair == n && r.rating != "" {
				return r.plan.Name + ": " + n.value + l.Say("list.comma") + l.Say(words.RatingOne, words.With("n", r.rating))
			} else if r.chair == n {
				return r.plan.Name + ": " + n.value
			}
		}
		return n.value
	case *dealButton:
		return n.Text + ". " + t.message
	}
	return spoken(f)
}

// spoken is what a node is called that tells of itself.
func spoken(f stage.Focusable) string {
	switch n := onShelf(f).(type) {
	case *ruleRow:
		return n.spoken()
	case *kit.SearchBox:
		return n.Label
	case *kit.Chip:
		return n.Text
	case *kit.Button:
		return n.Text
	case *kit.Segments:
		return n.Text + ": " + n.Words[n.At]
	case *kit.IconButton:
		return n.Label
	}
	return ""
}
