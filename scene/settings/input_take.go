package settings

import (
	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// take gives a line the key or the button that has come; where another action has it, the player is asked.
func (m *inputPage) take(s *stage.Stage, r *inputRow, on input.OnDevice, v input.Bound) {
	m.listen(s, nil)
	s.Audio().Play(assets.SoundClick)
	b := &s.Settings().Bindings
	others := b.InTheWay(on, r.act, v)
	if len(others) == 0 {
		m.assign(s, r, on, v)
		return
	}
	l, old := s.Lang(), b.Of(on, r.act)
	other := words.With("other", s.Keys().Actions(others))
	key, action := words.With("key", s.Keys().NameOf(on, v)), words.With("action", r.name)
	swap := l.Say(words.InputGive, action, key, other)
	if old > 0 {
		swap = l.Say(words.InputSwap, action, key, other, words.With("old", s.Keys().NameOf(on, old)))
	}
	s.Open(&kit.ListModal{Title: r.name, Help: l.Say(words.InputTaken, key, other), Items: []kit.ListItem{
		{Text: swap, Does: func(s *stage.Stage) { m.assign(s, r, on, v) }},
		{Text: l.Say(words.InputAnother), Does: func(s *stage.Stage) { m.listen(s, r) }},
	}})
}

// assign gives it, and tells what has changed.
func (m *inputPage) assign(s *stage.Stage, r *inputRow, on input.OnDevice, v input.Bound) {
	was := s.Settings().Bindings
	s.Settings().Bindings.Assign(on, r.act, v)
	m.changed(s, &was)
}

// asAtFirst gives a line back what it had at first.
func (m *inputPage) asAtFirst(s *stage.Stage, r *inputRow) {
	was := s.Settings().Bindings
	s.Settings().Bindings.AsAtFirst(r.act)
	m.changed(s, &was)
}

// changed keeps the bindings and tells of every action that has others than before.
func (m *inputPage) changed(s *stage.Stage, was *input.Bindings) {
	m.fill(s)
	s.Changed()
	for _, part := range m.parts {
		for _, r := range part.rows {
			if was.Keys[r.act] != s.Settings().Bindings.Keys[r.act] || was.Buttons[r.act] != s.Settings().Bindings.Buttons[r.act] {
				r.Speak(s)
			}
		}
	}
}

// askAll asks whether everything shall be as at first.
func (m *inputPage) askAll(s *stage.Stage) {
	s.Open(&kit.ListModal{Title: m.title, Items: []kit.ListItem{{Text: s.Lang().Say(words.InputFirst), Does: func(s *stage.Stage) {
		s.Settings().Bindings = input.Bindings{}
		m.fill(s)
		s.Changed()
		s.Speech().Say(s.Lang().Say(words.InputAllSaid))
	}}}, First: 1})
}
