package scene

import "math"

// Backdrop is what moves, dimmed, behind the title: bots at their table.
type Backdrop interface {
	Update(*Stage)
	Draw(*Painter)
	Leave()
}

// Title is the first scene: the name, what can be done, and a fan of cards.
type Title struct {
	nodes    FocusGroup
	verbs    []*Button
	backdrop Backdrop
	cards    [5]Sprite
	shadow   Sprite
	mark     Sprite
	w, h     float32
	version  string
}

// NewTitle is the title.
func NewTitle() *Title { return &Title{} }

// Enter makes the buttons of what works here.
func (t *Title) Enter(s *Stage) {
	p := s.Painter()
	for i, name := range []string{"card/R7", "card/Y3", "card/W+4", "card/G+2", "card/BR"} {
		t.cards[i] = p.Sprite(name)
	}
	t.shadow, t.mark = p.Sprite("shadow/card-lifted"), p.Sprite("mark")
	play := &Button{Text: labelQuickGame, Kind: CoralVerb, Size: 25, AtLeft: true, Note: labelAgainst, Off: s.options.Play == nil,
		OnPress: func(s *Stage) { s.Go(s.options.Play(s)) }}
	settings := &Button{Text: labelSettings, AtLeft: true, Arrow: true, OnPress: func(s *Stage) { s.Open(NewOptions()) }}
	t.verbs = []*Button{play, settings}
	if hasWindow {
		t.verbs = append(t.verbs, &Button{Text: labelQuit, AtLeft: true, OnPress: func(s *Stage) { s.Quit() }})
	}
	for _, b := range t.verbs {
		t.nodes.Nodes = append(t.nodes.Nodes, b)
	}
	t.lay(s)
	t.nodes.SetFocus(play)
	if s.options.Backdrop != nil {
		t.backdrop = s.options.Backdrop(s)
	}
	s.Say(labelName + ". " + labelMotto)
}

// left is the x of the menu, top the y of the first button.
const (
	titleLeft = 76
	titleWide = 344
)

func (t *Title) lay(s *Stage) {
	t.w, t.h = s.Size()
	y := t.h/2 - 104
	for i, b := range t.verbs {
		b.Rect = Rect{titleLeft, y, titleWide, 52}
		if i == 0 {
			b.Rect.H = 68
		}
		y += b.H + 16
	}
}

// Update follows the buttons and lets the bots play on.
func (t *Title) Update(s *Stage, in *Input) error {
	if w, h := s.Size(); w != t.w || h != t.h {
		t.lay(s)
	}
	if t.backdrop != nil {
		t.backdrop.Update(s)
	}
	t.nodes.Update(s, in)
	return nil
}

// Leave sends the bots home.
func (t *Title) Leave() {
	if t.backdrop != nil {
		t.backdrop.Leave()
	}
}

// Draw draws the title.
func (t *Title) Draw(p *Painter) {
	// The fan and the mark stand in the middle of what the menu leaves free.
	cx := (titleLeft + titleWide + 60 + t.w) / 2
	cy := t.h / 2
	if t.backdrop != nil {
		t.backdrop.Draw(p)
		p.Rect(Rect{0, 0, t.w, t.h}, Ink.Fade(0.62))
		p.Gradient(Rect{0, 0, cx, t.h}, Ink.Fade(0.75), Ink.Fade(0), Ink.Fade(0.75), Ink.Fade(0))
	} else {
		p.Ground(Ground{X: cx, Y: cy + 30, Wedges: 28, Turn: 0.056, Shade: 0.75, Base: TableColor, WedgeOf: Wedge,
			Glow: GlowPlum.Fade(0.4), GlowX: cx, GlowY: cy + 10, GlowR: 420})
	}
	t.drawFan(p, cx, cy, min(1, (t.w-titleLeft-titleWide)/890))
	p.Text(labelName, titleLeft-2, cy-192, Style{Face: Display, Size: 104, Color: Cream})
	p.Text(labelMotto, titleLeft+2, cy-148, Style{Face: Body, Size: 22, Color: Cream2})
	p.Text(labelMark, titleLeft, t.h-20, Style{Face: Body, Size: 16, Color: Plum300})
	t.nodes.Draw(p)
}

// drawFan draws five cards, the outer ones below, and the mark under them.
func (t *Title) drawFan(p *Painter, cx, cy, k float32) {
	p.Push(cx, cy, 0, 0, k, 0, 1)
	for _, i := range [5]int{0, 4, 1, 3, 2} {
		f := float32(i - 2)
		angle := f * 16.5 * math.Pi / 180
		x, y := cx+f*119, cy-126+f*f*26
		scale := float32(1.6)
		if i == 2 {
			scale, angle, y = 1.667, 0, cy-126
		}
		p.Put(t.shadow, Pose{X: x, Y: y + 6, ScaleX: scale, ScaleY: scale, Angle: angle, Tint: White.Fade(0.8)})
		p.Put(t.cards[i], Pose{X: x, Y: y, ScaleX: scale, ScaleY: scale, Angle: angle, Tint: White})
	}
	p.Draw(t.mark, cx, cy+186, 1.36, White)
	p.Pop()
}

func sign(x float32) float32 {
	switch {
	case x > 0:
		return 1
	case x < 0:
		return -1
	}
	return 0
}
