package kit

import (
	"cmp"

	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// ButtonKind is how loud a button is.
type ButtonKind uint8

// The kinds. A screen has one coral button at most.
const (
	Quiet     ButtonKind = iota // plum with a line
	CoralVerb                   // the verb
	CreamVerb                   // the second verb
)

// Button is a verb to press: by pointer, finger, focus and key. It acts when
// it is let go over itself.
type Button struct {
	paint.Rect        // without the lip of 6 units under it
	Text       string // the verb, in sentence case
	Note       string // a smaller line at the right side
	Kind       ButtonKind
	Size       float32      // of the text; 0 = 22
	AtLeft     bool         // the text begins at the left edge, as in a menu
	Done       bool         // a check before the note
	Shortcut   input.Action // presses it too
	Cap        input.Action // what is asked for with the key to show; NoAction: none
	Off        bool         // cannot be pressed now
	Spare      float32      // units at the right that the text leaves to something else
	OnPress    func(*stage.Stage)

	stage.Press
	icon   paint.Sprite
	looked bool
}

// Bounds is the body.
func (b *Button) Bounds() paint.Rect { return b.Rect }

// Enabled says whether it can be pressed.
func (b *Button) Enabled() bool { return !b.Off }

// Adjust does nothing.
func (b *Button) Adjust(*stage.Stage, int) bool { return false }

// Activate presses it.
func (b *Button) Activate(s *stage.Stage) {
	if !b.Off {
		b.Act(s, b.OnPress)
	}
}

// Update follows the pointer and the shortcut.
func (b *Button) Update(s *stage.Stage, in *input.Tick) bool {
	if b.Done && !b.looked {
		b.icon, b.looked = s.Painter().Sprite("icon/check"), true
	}
	hovered := b.Hover
	if b.Push(s, in, paint.Box(b.X, b.Y, b.W, b.H+Lip), !b.Off, b.Shortcut, b.OnPress) {
		return true
	}
	if b.Hover && !hovered && !in.Touch {
		s.Audio().Play(assets.SoundHover)
	}
	return false
}

// Lip is the height of the darker edge under a button.
const Lip = 6

// Draw draws the button as it is now.
func (b *Button) Draw(p *paint.Painter) {
	radius := b.H / 2.6
	body, under, line, ink := paint.Plum700, paint.Plum900, paint.Plum500, paint.Cream
	switch b.Kind {
	case CoralVerb:
		body, under, line, ink = paint.Coral, paint.CoralLip, paint.Sheen, paint.Ink
	case CreamVerb:
		body, under, line, ink = paint.Second, paint.SecondLip, paint.Clear, paint.OnCream
	}
	r := b.Rect
	switch {
	case b.Off:
		body, under, line, ink = paint.Plum800, paint.Clear, paint.Plum600, paint.Plum300
	case b.LooksPressed():
		r = r.Move(0, Lip-1)
		body, under = body.Mix(paint.Ink, 0.12), paint.Clear
	case b.Hover:
		body = body.Mix(paint.White, 0.14)
		line = line.Mix(paint.Cream, 0.35)
	}
	p.RoundRect(b.Move(0, Lip), radius, under)
	p.Bordered(r, radius, 1.5, body, line)
	if b.Focused && p.Focusing {
		p.FocusRing(paint.Box(b.X, b.Y, b.W, b.H+Lip), radius)
	}
	b.drawText(p, r, ink)
}

// letters are those of the verb.
func (b *Button) letters() paint.Style {
	return paint.Style{Face: paint.Display, Size: cmp.Or(b.Size, 22)}
}

func (b *Button) drawText(p *paint.Painter, r paint.Rect, ink paint.Color) {
	st := b.letters()
	st.Color = ink
	cap := stage.Prompt(p, b.Cap)
	key := p.GlyphWide(cap, 28)
	if b.AtLeft {
		st.Fit = r.W - 48
		note := paint.Style{Face: paint.Body, Size: 16, Color: ink, Fit: r.W - 48}
		wide, _ := p.Measure(b.Note, note)
		if w, _ := p.Measure(b.Text, st); b.Note != "" && p.TextScale() > 1 && w+wide+24 > r.W-48 { // one over the other
			st, y, note, noteY := p.Pair(r.Y+4, r.Y+r.H-4, st, r.Y+r.H*0.45, note, r.Y+r.H*0.85)
			p.Text(b.Text, r.X+24, y, st)
			p.Text(b.Note, r.X+24, noteY, note)
			b.drawDone(p, r.X+r.W-30, r.Y+r.H/2, ink)
			return
		}
		p.TextIn(b.Text, paint.Box(r.X+24, r.Y, r.W-48, r.H), st)
		if b.Note != "" {
			w, _ := p.Measure(b.Text, st)
			note := paint.Style{Face: paint.Body, Size: 16, Color: ink, Align: paint.Right, Fit: r.W - 60 - w}
			p.TextIn(b.Note, paint.Box(r.X+24, r.Y, r.W-44, r.H), note)
			noted, _ := p.Measure(b.Note, note)
			b.drawDone(p, r.X+r.W-36-noted, r.Y+r.H/2, ink)
		}
		return
	}
	r.W -= b.Spare
	room := r.W - around
	if b.Spare > 0 {
		room = r.W - 28
	}
	if key > 0 {
		room -= key + 12
	}
	st.Fit = room
	w, _ := p.Measure(b.Text, st)
	w = min(w, room)
	x := r.X + (r.W-w)/2
	if key > 0 {
		x -= (key + 12) / 2
		p.Glyph(cap, paint.Box(x+w+12, r.Y+r.H/2-14, key, 28), ink)
	}
	p.TextIn(b.Text, paint.Box(x, r.Y, w, r.H), st)
}

// around is the room at both sides of a verb in the middle of its button.
const around = 32

// Abreast lays buttons without a key side by side into a row: as broad as each other, and where a verb has no room in that, each as its
// verb wants.
func Abreast(p *paint.Painter, row paint.Rect, gap float32, buttons ...*Button) {
	n := float32(len(buttons))
	room := row.W - gap*(n-1)
	wants, most, sum := make([]float32, len(buttons)), float32(0), float32(0)
	for i, b := range buttons {
		w, _ := p.Measure(b.Text, b.letters())
		wants[i] = w + around + 2 // what is measured is rounded
		most, sum = max(most, wants[i]), sum+wants[i]
	}
	x := row.X
	for i, b := range buttons {
		wide := room / n
		switch {
		case most <= wide:
		case sum <= room:
			wide = wants[i] + (room-sum)/n
		default:
			wide = wants[i] * room / sum
		}
		b.Rect = paint.Box(x, row.Y, wide, row.H)
		x += wide + gap
	}
}

// drawDone is the check before the note, or where there would be one.
func (b *Button) drawDone(p *paint.Painter, x, y float32, ink paint.Color) {
	if b.Done && b.looked {
		p.Draw(b.icon, x, y, 0.75, ink)
	}
}

// IconButton is a small square button with a picture.
type IconButton struct {
	paint.Rect
	Icon     string // sprite, "icon/pause"
	Label    string // spoken, and shown on hover
	Shortcut input.Action
	Off      bool
	Dot      bool // something new is behind it
	OnPress  func(*stage.Stage)

	stage.Press
	icon   paint.Sprite
	looked string
}

// Bounds is the button.
func (b *IconButton) Bounds() paint.Rect { return b.Rect }

// Enabled says whether it can be pressed.
func (b *IconButton) Enabled() bool { return !b.Off }

// Adjust does nothing.
func (b *IconButton) Adjust(*stage.Stage, int) bool { return false }

// Activate presses it.
func (b *IconButton) Activate(s *stage.Stage) {
	if !b.Off {
		b.Act(s, b.OnPress)
	}
}

// Update follows the pointer and the shortcut.
func (b *IconButton) Update(s *stage.Stage, in *input.Tick) bool {
	if b.looked != b.Icon {
		b.icon, b.looked = s.Painter().Sprite(b.Icon), b.Icon
	}
	return b.Push(s, in, b.Rect, !b.Off, b.Shortcut, b.OnPress)
}

// Draw draws the button as it is now.
func (b *IconButton) Draw(p *paint.Painter) {
	body, line, ink := paint.Plum800, paint.Plum600, paint.Cream
	switch {
	case b.Off:
		ink = paint.Plum300.Fade(0.6)
	case b.LooksPressed():
		body, line = paint.Plum900, paint.Plum500
	case b.Hover:
		body, line = paint.Plum600, paint.Plum300
	}
	p.Bordered(b.Rect, 14, 1.5, body, line)
	cx, cy := b.Center()
	if b.looked != "" {
		p.Draw(b.icon, cx, cy, 1, ink)
	}
	if b.Dot {
		p.Disc(b.X+b.W-6, b.Y+6, 5, paint.Coral)
	}
	if b.Focused && p.Focusing {
		p.FocusRing(b.Rect, 14)
	}
}

// Speak says its text, and the note beside it.
func (b *Button) Speak(s *stage.Stage) {
	if b.Note != "" {
		s.Speech().Say(b.Text + ", " + b.Note)
		return
	}
	s.Speech().Say(b.Text)
}

// Speak says its label.
func (b *IconButton) Speak(s *stage.Stage) { s.Speech().Say(b.Label) }
