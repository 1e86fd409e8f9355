package scene

import (
	"slices"
	"strings"

	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

const searchMost = 40 // letters

// searchBox is a field to search with. Letters go into it while it has the focus, and only then.
type searchBox struct {
	textField
	hint    string
	on      bool // letters are typed into it
	skipped bool // the focus passes it by: a gamepad has no letters
	cross   stage.Press
	empties paint.Rect
	icon    paint.Sprite
	looked  bool
}

func (b *searchBox) make(l *words.Language) {
	b.Label, b.hint = l.Say(words.RulesSearch), l.Say(words.RulesSearch)
	b.Most = searchMost
}

func (b *searchBox) place(r paint.Rect) {
	b.Rect = r
	b.empties = paint.Box(r.X+r.W-r.H, r.Y, r.H, r.H)
}

// wanted is what is searched for: words, in small letters.
type wanted []string

// wanted is what is searched for now.
func (b *searchBox) wanted() wanted { return strings.Fields(strings.ToLower(b.Text)) }

// in says whether each of the words stands in a text, which is in small letters.
func (w wanted) in(text string) bool {
	return !slices.ContainsFunc(w, func(word string) bool { return !strings.Contains(text, word) })
}

// told says how many lines hold what is searched for; nothing where nothing is.
func (b *searchBox) told(l *words.Language, n int) string {
	switch {
	case len(b.wanted()) == 0:
		return ""
	case n == 0:
		return l.Say(words.RulesNone, words.With("text", b.Text))
	}
	return l.Say(words.RulesFound, words.Count("n", n))
}

// typing begins or ends the typing as the focus comes to it or leaves it.
func (b *searchBox) typing(s *Stage, focus Focusable) {
	if focus == Focusable(b) {
		b.start(s)
	} else {
		b.stop(s)
	}
}

// start begins the typing.
func (b *searchBox) start(s *Stage) {
	if !b.on {
		b.on = true
		b.begin(s)
	}
}

// stop ends it.
func (b *searchBox) stop(s *Stage) {
	if b.on {
		b.on = false
		b.end(s)
	}
}

// empty takes the text away.
func (b *searchBox) empty(s *Stage) {
	on := b.on
	b.stop(s)
	b.Text, b.caret = "", 0
	b.changed(s)
	if on {
		b.start(s)
	}
}

// Enabled says whether it can have the focus.
func (b *searchBox) Enabled() bool { return !b.skipped }

func (b *searchBox) Speak(s *Stage) { s.Say(b.Label) }

// Adjust moves the caret; a field that is not typed into has none.
func (b *searchBox) Adjust(s *Stage, d int) bool { return b.on && b.textField.Adjust(s, d) }

// Update takes in what is typed, and a press on the cross.
func (b *searchBox) Update(s *Stage, in *input.Tick) bool {
	if !b.looked {
		b.icon, b.looked = s.Painter().Sprite("icon/close"), true
	}
	if b.Text != "" && b.cross.Tapped(s, in, b.empties) {
		s.Audio.Play(assets.SoundClick)
		b.empty(s)
		return true
	}
	if b.on {
		return b.textField.Update(s, in)
	}
	return b.press.Tapped(s, in, b.Rect)
}

// Draw draws the field: a lens, the text or what it is for, and a cross that empties it.
func (b *searchBox) Draw(p *paint.Painter) {
	whole := b.Rect
	switch {
	case b.on:
		b.textField.Draw(p)
	default:
		p.Bordered(whole, b.Size*0.7, 2, paint.Plum900, paint.Plum500)
	}
	switch inner := (paint.Box(whole.X+14, whole.Y, whole.W-28-whole.H, whole.H)); {
	case b.Text != "" && !b.on:
		p.TextIn(b.Text, inner, paint.Style{Face: paint.Body, Size: b.Size, Color: paint.Cream, Fit: inner.W})
	case b.Text == "" && b.composing == "":
		p.TextIn(b.hint, inner.Move(4, 0), paint.Style{Face: paint.Body, Size: 18, Color: paint.Plum300, Fit: inner.W - 4})
	}
	cx, cy := b.empties.Center()
	if b.Text != "" {
		ink := paint.Cream2
		if b.cross.Hover {
			ink = paint.Cream
		}
		p.Draw(b.icon, cx, cy, 0.8, ink)
		return
	}
	p.Circle(cx-2, cy-2, 7, 2.5, paint.Cream2)
	p.Quad(cx+2.6, cy+4.2, cx+4.4, cy+2.4, cx+9.8, cy+8, cx+8, cy+9.8, paint.Cream2)
}
