package scene

import "fourtell/assets"

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
	Rect            // without the lip of 6 units under it
	Text     string // the verb, in sentence case
	Note     string // a smaller line at the right side
	Kind     ButtonKind
	Size     float32 // of the text; 0 = 22
	AtLeft   bool    // the text begins at the left edge, as in a menu
	Arrow    bool    // a chevron at the right side
	Shortcut Action  // presses it too
	Cap      Action  // what is asked for with the key to show; NoAction: none
	Off      bool    // cannot be pressed now
	Spare    float32 // units at the right that the text leaves to something else
	OnPress  func(*Stage)

	press
	icon   Sprite
	looked bool
}

// Bounds is the body.
func (b *Button) Bounds() Rect { return b.Rect }

// Enabled says whether it can be pressed.
func (b *Button) Enabled() bool { return !b.Off }

// Adjust does nothing.
func (b *Button) Adjust(*Stage, int) bool { return false }

// Activate presses it.
func (b *Button) Activate(s *Stage) {
	if !b.Off {
		b.act(s, b.OnPress)
	}
}

// Update follows the pointer and the shortcut.
func (b *Button) Update(s *Stage, in *Input) bool {
	if b.Arrow && !b.looked {
		b.icon, b.looked = s.Painter().Sprite("icon/next"), true
	}
	hovered := b.hover
	if b.push(s, in, Rect{b.X, b.Y, b.W, b.H + lip}, !b.Off, b.Shortcut, b.OnPress) {
		return true
	}
	if b.hover && !hovered && !in.Touch {
		s.Audio.Play(assets.SoundHover)
	}
	return false
}

// lip is the height of the darker edge under a button.
const lip = 6

// Draw draws the button as it is now.
func (b *Button) Draw(p *Painter) {
	radius := b.H / 2.6
	body, under, line, ink := Plum700, Plum900, Plum500, Cream
	switch b.Kind {
	case CoralVerb:
		body, under, line, ink = Coral, CoralLip, Sheen, Ink
	case CreamVerb:
		body, under, line, ink = Second, SecondLip, Clear, OnCream
	}
	r := b.Rect
	switch {
	case b.Off:
		body, under, line, ink = Plum800, Clear, Plum600, Plum300
	case b.pressedNow():
		r = r.Move(0, lip-1)
		body, under = body.Mix(Ink, 0.12), Clear
	case b.hover:
		body = body.Mix(White, 0.14)
		line = line.Mix(Cream, 0.35)
	}
	p.RoundRect(b.Move(0, lip), radius, under)
	p.Bordered(r, radius, 1.5, body, line)
	if b.focus && p.focusing {
		p.FocusRing(Rect{b.X, b.Y, b.W, b.H + lip}, radius)
	}
	b.drawText(p, r, ink)
}

func (b *Button) drawText(p *Painter, r Rect, ink Color) {
	size := b.Size
	if size == 0 {
		size = 22
	}
	st := Style{Face: Display, Size: size, Color: ink}
	cap := prompt(p, b.Cap)
	key := p.glyphWide(cap, 28)
	if b.AtLeft {
		st.Fit = r.W - 48
		if b.Arrow {
			st.Fit -= 16
		}
		if w, _ := p.Measure(b.Text, st); b.Note != "" && p.TextScale() > 1 && w > r.W*0.55 { // one over the other
			note := Style{Face: Body, Size: 16, Color: ink, Fit: r.W - 48}
			st, y, note, noteY := p.pair(r.Y+4, r.Y+r.H-4, st, r.Y+r.H*0.45, note, r.Y+r.H*0.85)
			p.Text(b.Text, r.X+24, y, st)
			p.Text(b.Note, r.X+24, noteY, note)
			return
		}
		p.TextIn(b.Text, Rect{r.X + 24, r.Y, r.W - 48, r.H}, st)
		if b.Note != "" {
			w, _ := p.Measure(b.Text, st)
			p.TextIn(b.Note, Rect{r.X + 24, r.Y, r.W - 44, r.H}, Style{Face: Body, Size: 16, Color: ink, Align: Right, Fit: r.W - 60 - w})
		}
		if b.Arrow && b.looked {
			p.Draw(b.icon, r.X+r.W-26, r.Y+r.H/2, 0.9, Plum300)
		}
		return
	}
	r.W -= b.Spare
	room := r.W - 32
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
		p.Glyph(cap, Rect{x + w + 12, r.Y + r.H/2 - 14, key, 28}, ink)
	}
	p.TextIn(b.Text, Rect{x, r.Y, w, r.H}, st)
}

// IconButton is a small square button with a picture.
type IconButton struct {
	Rect
	Icon     string // sprite, "icon/pause"
	Label    string // spoken, and shown on hover
	Shortcut Action
	Off      bool
	Dot      bool // something new is behind it
	OnPress  func(*Stage)

	press
	icon   Sprite
	looked string
}

// Bounds is the button.
func (b *IconButton) Bounds() Rect { return b.Rect }

// Enabled says whether it can be pressed.
func (b *IconButton) Enabled() bool { return !b.Off }

// Adjust does nothing.
func (b *IconButton) Adjust(*Stage, int) bool { return false }

// Activate presses it.
func (b *IconButton) Activate(s *Stage) {
	if !b.Off {
		b.act(s, b.OnPress)
	}
}

// Update follows the pointer and the shortcut.
func (b *IconButton) Update(s *Stage, in *Input) bool {
	if b.looked != b.Icon {
		b.icon, b.looked = s.Painter().Sprite(b.Icon), b.Icon
	}
	return b.push(s, in, b.Rect, !b.Off, b.Shortcut, b.OnPress)
}

// Draw draws the button as it is now.
func (b *IconButton) Draw(p *Painter) {
	body, line, ink := Plum800, Plum600, Cream
	switch {
	case b.Off:
		ink = Plum300.Fade(0.6)
	case b.pressedNow():
		body, line = Plum900, Plum500
	case b.hover:
		body, line = Plum600, Plum300
	}
	p.Bordered(b.Rect, 14, 1.5, body, line)
	cx, cy := b.Center()
	if b.looked != "" {
		p.Draw(b.icon, cx, cy, 1, ink)
	}
	if b.Dot {
		p.Disc(b.X+b.W-6, b.Y+6, 5, Coral)
	}
	if b.focus && p.focusing {
		p.FocusRing(b.Rect, 14)
	}
}
