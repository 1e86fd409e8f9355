package scene

const (
	toastsShown = 2
	toastIn     = 10 // ticks
	toastHold   = 150
	toastOut    = 8
)

// toast is a message at the top of the window.
type toast struct {
	title, line string
	alert       bool
	age         int
}

// toasts are the messages now shown, and those that wait for room.
type toasts struct {
	list []toast
	y    float32
	k    float32 // their size; 0 = 1. A window held upright has small units
	mark Sprite
	has  bool
}

func (t *toasts) add(n toast) {
	for i := range t.list {
		if o := &t.list[i]; o.title == n.title && o.line == n.line && o.age < toastIn+toastHold {
			o.age = min(o.age, toastIn) // the same again stays longer
			return
		}
	}
	t.list = append(t.list, n)
	// An older one makes room at once, so that news is never late.
	for i := 0; i < len(t.list)-toastsShown; i++ {
		t.list[i].age = max(t.list[i].age, toastIn+toastHold)
	}
}

// clear takes every message away at once.
func (t *toasts) clear() { t.list = t.list[:0] }

// update ages the toasts and says whether something moves.
func (t *toasts) update() bool {
	moves := false
	left := t.list[:0]
	for _, o := range t.list {
		o.age++
		if o.age <= toastIn || o.age >= toastIn+toastHold {
			moves = true
		}
		if o.age < toastIn+toastHold+toastOut {
			left = append(left, o)
		}
	}
	t.list = left
	return moves
}

func (t *toasts) draw(p *Painter, w float32) {
	if len(t.list) == 0 {
		return
	}
	if !t.has {
		t.mark, t.has = p.Sprite("mark-small"), true
	}
	y, size := t.y, max(t.k, 1)
	if y == 0 {
		y = 104
	}
	for i := range t.list {
		o := &t.list[i]
		k := min(float32(o.age)/toastIn, 1)
		if out := o.age - toastIn - toastHold; out > 0 {
			k = 1 - float32(out)/toastOut
		}
		k = OutCubic(k)
		p.Push(w/2, y, 0, -14*(1-k), 1, 0, k)
		height := o.draw(p, t.mark, w/2, y, size, w-24*size)
		p.Pop()
		y += (height + 8*size) * k
	}
}

// draw draws one toast of a size, no wider than most, and gives its height.
func (o *toast) draw(p *Painter, mark Sprite, cx, y, k, most float32) float32 {
	title := Style{Face: Display, Size: 22 * k, Color: Ink, Fit: most - 84*k}
	line := Style{Face: Body, Size: 16 * k, Color: 0x4A3557FF, Fit: most - 84*k}
	if o.alert {
		title.Color, line.Color = Coral, Cream
	}
	tw, _ := p.Measure(o.title, title)
	lw, _ := p.Measure(o.line, line)
	width := min(max(tw, lw)+84*k, most)
	height := 52 * k
	if o.line == "" {
		height = 44 * k
	}
	r := Rect{cx - max(width, 240*k)/2, y, max(width, 240*k), height}
	p.Shadow(r, 16*k, 4*k, 8*k, ShadowInk.Fade(0.6))
	if o.alert {
		p.RoundRect(r, 16*k, Coral)
		p.RoundRect(r.Inset(2*k), 14*k, Plum900)
	} else {
		p.RoundRect(r, 16*k, Cream)
	}
	p.Draw(mark, r.X+34*k, r.Y+height/2, 0.95*k, White)
	x := r.X + 60*k
	if o.line == "" {
		p.TextIn(o.title, Rect{x, r.Y, r.W - 60*k, height}, title)
		return height
	}
	p.Text(o.title, x, r.Y+25*k, title)
	p.Text(o.line, x, r.Y+44*k, line)
	return height
}
