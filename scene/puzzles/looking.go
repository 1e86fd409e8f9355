package puzzles

import (
	"fourtell/ai/puzzles"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// looking is what stands while the next puzzle is being found, or one of a link proved.
type looking struct {
	run   *run
	check *puzzles.Check // of a link; nil: the stock's next is awaited
	back  kit.Button
	group stage.FocusGroup
	text  string
	age   int
	w, h  float32
	k     float32
	in    input.Tick
}

// Enter says it.
func (m *looking) Enter(s *stage.Stage) {
	m.SayAnew(s)
	s.Speech().Say(m.text)
}

// SayAnew says it in another language.
func (m *looking) SayAnew(s *stage.Stage) {
	m.text = s.Lang().Say(words.EndlessLooking)
	m.back.Text, m.back.OnPress, m.back.Size = s.Lang().Say(words.EndlessAll), away, 20
	m.group.Nodes = []stage.Node{&m.back}
	m.group.SetFocus(&m.back)
	m.lay(s)
}

func (m *looking) lay(s *stage.Stage) {
	m.w, m.h = s.Window().Size()
	held := s.Window().Held()
	m.k = held.K
	m.back.Rect = paint.Centered(held.W/2, held.H/2+70, 240, 52)
	s.Redraw()
}

// Update goes on as soon as there is something to ask.
func (m *looking) Update(s *stage.Stage, in *input.Tick) error {
	if w, h := s.Window().Size(); w != m.w || h != m.h {
		m.lay(s)
	}
	if in.Take(input.ActCancel) {
		away(s)
		return nil
	}
	if m.group.Update(s, m.in.Scaled(in, m.k)); s.Scene() != stage.Scene(m) {
		return nil
	}
	if m.age++; m.age%20 == 0 {
		s.Redraw()
	}
	if m.check == nil {
		m.run.stock.For(s, m.run.game)
		if m.run.stock.Waits(m.run.last) {
			m.run.next(s)
		}
		return nil
	}
	stage.Spare(s, func() bool {
		m.check.Work(1)
		return !m.check.Done()
	})
	if !m.check.Done() {
		return nil
	}
	p, err := m.check.Puzzle()
	if err != nil {
		s.Go(New())
		s.Toasts().Alert(s.Lang().Say(words.EndlessBadLink), fault(s.Lang(), err))
		return nil
	}
	m.run.ask(s, posed{Puzzle: p})
	return nil
}

// Leave lets go of nothing.
func (m *looking) Leave() {}

// Draw paints the sentence, and dots that come and go.
func (m *looking) Draw(p *paint.Painter) {
	ground(p, m.w, m.h)
	was := p.ZoomIn(m.k)
	x, y := m.w/m.k/2, m.h/m.k/2
	p.Text(m.text, x, y, paint.Style{Face: paint.Display, Size: 26, Color: paint.Cream, Align: paint.Middle, Fit: m.w/m.k - 48})
	for i := range 3 {
		ink := paint.Plum500
		if m.age/20%3 == i {
			ink = paint.Cream
		}
		p.Disc(x+float32(i-1)*22, y+24, 5, ink)
	}
	m.group.Draw(p)
	p.ZoomOut(was)
}

func ground(p *paint.Painter, w, h float32) {
	p.Ground(paint.Ground{X: w / 2, Y: h / 2, Wedges: 28, Turn: 0.056, Shade: 0.75, Base: paint.TableColor, WedgeOf: paint.Wedge,
		Glow: paint.GlowColor.Fade(0.4), GlowX: w / 2, GlowY: h / 2, GlowR: 420})
}
