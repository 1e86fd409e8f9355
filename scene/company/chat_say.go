package company

import (
	"strings"

	"fourtell/online/wire"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// ask asks the house for something; what it will not do is told.
func (c *Chat) ask(s *stage.Stage, b wire.Body) { Ask(s, c.talk.line.Client(), b) }

// openPhrases opens the list of what can be said to anybody.
func (c *Chat) openPhrases(s *stage.Stage) {
	l := s.Lang()
	m := &kit.ListModal{Title: l.Say(words.CompanyPhrases), Help: l.Say(words.CompanyPhrasesHelp)}
	for _, phrase := range wire.Phrases() {
		m.Items = append(m.Items, kit.ListItem{Text: l.Rooms().Phrase(phrase), Does: func(s *stage.Stage) { c.ask(s, &wire.Phrase{Phrase: phrase}) }})
	}
	s.Open(m)
}

// openEntry opens the field for words of one's own.
func (c *Chat) openEntry(s *stage.Stage) {
	l := s.Lang()
	s.Open(&kit.Entry{
		Title: l.Say(words.CompanySay), Help: l.Say(words.CompanySayHelp), Accept: l.Say(words.CompanySend),
		Field: kit.TextField{Line: kit.Line{Most: wire.LongestText}, Lines: true},
		Check: func(string) string { return "" },
		Take: func(s *stage.Stage, text string) {
			if text = strings.TrimSpace(text); text != "" {
				c.ask(s, &wire.Say{Text: text})
			}
		},
	})
}

// emoteButton is a face to make.
type emoteButton struct {
	paint.Rect
	stage.Press
	look  *emoteLook
	label string
	press func(*stage.Stage)
}

// Bounds is the button.
func (b *emoteButton) Bounds() paint.Rect { return b.Rect }

// Enabled says that it can be pressed.
func (b *emoteButton) Enabled() bool { return true }

// Adjust does nothing.
func (b *emoteButton) Adjust(*stage.Stage, int) bool { return false }

// Activate makes the face.
func (b *emoteButton) Activate(s *stage.Stage) { b.Act(s, b.press) }

// Speak says what it is.
func (b *emoteButton) Speak(s *stage.Stage) { s.Speech().Say(b.label) }

// Update follows the pointer.
func (b *emoteButton) Update(s *stage.Stage, in *input.Tick) bool {
	return b.Push(s, in, b.Rect, true, input.NoAction, b.press)
}

// Draw draws the face, larger under the pointer.
func (b *emoteButton) Draw(p *paint.Painter) {
	cx, cy := b.Center()
	r := min(b.W, b.H)/2 - 3
	p.Disc(cx, cy, r+2, paint.Plum900)
	switch {
	case b.LooksPressed():
		r -= 2
	case b.Hover:
		r += 1.5
	}
	b.look.draw(p, cx, cy, r)
	if b.Focused && p.Focusing {
		p.FocusRing(paint.Centered(cx, cy, 2*r+6, 2*r+6), r+3)
	}
}

// reader is what was said, as keys go through it: left to what is older, right to what is newer; each is spoken.
type reader struct {
	paint.Rect
	stage.Press
	chat *Chat
	at   int // of the rows
}

// Bounds is the list.
func (r *reader) Bounds() paint.Rect { return r.Rect }

// Enabled says whether there is anything to read.
func (r *reader) Enabled() bool { return len(r.chat.rows) > 0 }

// Update leaves the pointer to the list.
func (r *reader) Update(*stage.Stage, *input.Tick) bool { return false }

// Focus puts the focus on the newest.
func (r *reader) Focus(on bool) {
	r.Press.Focus(on)
	r.at = len(r.chat.rows) - 1
}

// Activate speaks the row once more.
func (r *reader) Activate(s *stage.Stage) { r.Speak(s) }

// Adjust goes to an older row or a newer one.
func (r *reader) Adjust(s *stage.Stage, d int) bool {
	r.at = min(max(r.at+d, 0), len(r.chat.rows)-1)
	r.chat.list.Reveal(r.chat.rows[r.at].in(&r.chat.list))
	r.say(s, "")
	s.Redraw()
	return true
}

// Speak says what it is, and the row.
func (r *reader) Speak(s *stage.Stage) { r.say(s, s.Lang().Say(words.CompanyChat)+". ") }

func (r *reader) say(s *stage.Stage, before string) {
	if r.at >= 0 && r.at < len(r.chat.rows) {
		s.Speech().Say(before + r.chat.rows[r.at].spoken)
	}
}

// Draw draws the ring round the row that keys have come to.
func (r *reader) Draw(p *paint.Painter) {
	if r.Focused && p.Focusing && r.at >= 0 && r.at < len(r.chat.rows) {
		p.PushClip(r.Rect)
		p.FocusRing(r.chat.rows[r.at].in(&r.chat.list).Inset(1), 10)
		p.Pop()
	}
}
