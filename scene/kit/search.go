package kit

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

// SearchBox is a field to search with. Letters go into it while it has the focus, and only then.
type SearchBox struct {
	TextField
	Hint    string
	On      bool // letters are typed into it
	Skipped bool // the focus passes it by: a gamepad has no letters
	cross   stage.Press
	Empties paint.Rect
	icon    paint.Sprite
	looked  bool
}

// Make makes the box, empty.
func (b *SearchBox) Make(l *words.Language) {
	b.Label, b.Hint = l.Say(words.RulesSearch), l.Say(words.RulesSearch)
	b.Most = searchMost
}

// Place puts it in a box.
func (b *SearchBox) Place(r paint.Rect) {
	b.Rect = r
	b.Empties = paint.Box(r.X+r.W-r.H, r.Y, r.H, r.H)
}

// Wanted is what is searched for: words, in small letters.
type Wanted []string

// Wanted is what is searched for now.
func (b *SearchBox) Wanted() Wanted { return strings.Fields(strings.ToLower(b.Text)) }

// In says whether each of the words stands in a text, which is in small letters.
func (w Wanted) In(text string) bool {
	return !slices.ContainsFunc(w, func(word string) bool { return !strings.Contains(text, word) })
}

// Told says how many lines hold what is searched for; nothing where nothing is.
func (b *SearchBox) Told(l *words.Language, n int) string {
	switch {
	case len(b.Wanted()) == 0:
		return ""
	case n == 0:
		return l.Say(words.RulesNone, words.With("text", b.Text))
	}
	return l.Say(words.RulesFound, words.Count("n", n))
}

// Typing begins or ends the typing as the focus comes to it or leaves it.
func (b *SearchBox) Typing(s *stage.Stage, focus stage.Focusable) {
	if focus == stage.Focusable(b) {
		b.start(s)
	} else {
		b.Stop(s)
	}
}

// start begins the typing.
func (b *SearchBox) start(s *stage.Stage) {
	if !b.On {
		b.On = true
		b.begin(s)
	}
}

// Stop ends it.
func (b *SearchBox) Stop(s *stage.Stage) {
	if b.On {
		b.On = false
		b.end(s)
	}
}

// Empty takes the text away.
func (b *SearchBox) Empty(s *stage.Stage) {
	on := b.On
	b.Stop(s)
	b.Text, b.Caret = "", 0
	b.changed(s)
	if on {
		b.start(s)
	}
}

// Enabled says whether it can have the focus.
func (b *SearchBox) Enabled() bool { return !b.Skipped }

// Speak says what it is for.
func (b *SearchBox) Speak(s *stage.Stage) { s.Speech().Say(b.Label) }

// Adjust moves the caret; a field that is not typed into has none.
func (b *SearchBox) Adjust(s *stage.Stage, d int) bool { return b.On && b.TextField.Adjust(s, d) }

// Update takes in what is typed, and a press on the cross.
func (b *SearchBox) Update(s *stage.Stage, in *input.Tick) bool {
	if !b.looked {
		b.icon, b.looked = s.Painter().Sprite("icon/close"), true
	}
	if b.Text != "" && b.cross.Tapped(s, in, b.Empties) {
		s.Audio().Play(assets.SoundClick)
		b.Empty(s)
		return true
	}
	if b.On {
		return b.TextField.Update(s, in)
	}
	return b.press.Tapped(s, in, b.Rect)
}

// Draw draws the field: a lens, the text or what it is for, and a cross that empties it.
func (b *SearchBox) Draw(p *paint.Painter) {
	whole := b.Rect
	switch {
	case b.On:
		b.TextField.Draw(p)
	default:
		p.Bordered(whole, b.Size*0.7, 2, paint.Plum900, paint.Plum500)
	}
	switch inner := (paint.Box(whole.X+14, whole.Y, whole.W-28-whole.H, whole.H)); {
	case b.Text != "" && !b.On:
		p.TextIn(b.Text, inner, paint.Style{Face: paint.Body, Size: b.Size, Color: paint.Cream, Fit: inner.W})
	case b.Text == "" && b.composing == "":
		p.TextIn(b.Hint, inner.Move(4, 0), paint.Style{Face: paint.Body, Size: 18, Color: paint.Plum300, Fit: inner.W - 4})
	}
	cx, cy := b.Empties.Center()
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
