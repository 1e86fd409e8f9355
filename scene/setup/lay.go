package setup

import (
	"fourtell/engine"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// gather lists the nodes that can be reached now, and lays them out. The focus stays where it is.
func (t *Setup) gather(s *stage.Stage) {
	t.size(s)
	focus := t.group.Focused()
	t.group.SetFocus(nil)
	two := t.two()
	t.seatsOn, t.fixed = t.seatsOn[:0], append(t.fixed[:0], t.back, t.games)
	if !two {
		for i, c := range t.tabs {
			c.On = i == t.tab
			t.fixed = append(t.fixed, c)
		}
	}
	if t.showsSeats() {
		for _, r := range t.seats[:len(t.plan)] {
			t.seatsOn = append(t.seatsOn, r.reached()...)
		}
		if len(t.plan) < engine.MaxSeats {
			t.seatsOn = append(t.seatsOn, t.adds)
		}
	}
	t.group.Nodes = append(append([]stage.Node{}, t.fixed...), t.seatsOn...)
	if two || t.tab == 1 {
		p := s.Painter()
		was := p.ZoomIn(t.k)
		t.place(p)
		t.board.size(p, t.boardAt, t.phone(), t.two())
		p.ZoomOut(was)
		t.group.Nodes = append(t.group.Nodes, t.board.nodes()...)
	}
	if t.offers {
		t.group.Nodes = append(t.group.Nodes, t.offer)
		t.fixed = append(t.fixed, t.offer)
	}
	t.group.Nodes = append(t.group.Nodes, t.deal)
	t.fixed = append(t.fixed, t.deal)
	t.lay(s)
	t.group.SetFocus(focus)
	if t.group.Focused() == nil && focus != nil { // what had it is gone
		t.group.SetFocus(t.deal)
	}
}

// showsSeats says whether the seats are to be seen: beside the rules, or where one of both is.
func (t *Setup) showsSeats() bool {
	if t.two() {
		return !t.board.spread
	}
	return t.tab == 0
}

// size takes over the window.
func (t *Setup) size(s *stage.Stage) {
	t.w, t.h = s.Window().Size()
	t.k = s.Window().Held().K
}

// width and height are the window's in the units of this scene.
func (t *Setup) width() float32  { return t.w / t.k }
func (t *Setup) height() float32 { return t.h / t.k }

// two says that both panels stand side by side.
func (t *Setup) two() bool { return t.width() >= setupTwo }

// phone says that the window is narrow.
func (t *Setup) phone() bool { return t.k > 1 }

// lay puts everything in its place, the lists as they are scrolled.
func (t *Setup) lay(s *stage.Stage) {
	p := s.Painter()
	was := p.ZoomIn(t.k)
	t.place(p)
	t.laySeats(p)
	if t.two() || t.tab == 1 {
		t.board.size(p, t.boardAt, t.phone(), t.two())
		t.board.lay(p)
	}
	p.ZoomOut(was)
}

// place puts the panels in their places, and what stands outside them.
func (t *Setup) place(p *paint.Painter) {
	w, h := t.width(), t.height()
	m := float32(setupMargin)
	if t.phone() {
		m = 16
	}
	t.back.Rect = paint.Box(m, 20, 44, 44)
	foot := h - 86
	t.deal.Rect = paint.Box(w-m-248, h-78, 248, 60)
	t.note = paint.Box(m, h-80, t.deal.X-m-24, 64)
	if t.phone() {
		foot = h - 164
		t.deal.Rect = paint.Box(m, h-82, w-2*m, 60)
		t.note = paint.Box(m, foot+10, w-2*m, 60)
	}
	if t.offers {
		t.offer.Rect = paint.Box(t.note.X+t.note.W-168, t.note.Y+6, 168, 48)
		t.note.W -= 184
	}
	top := t.placeGames(p, w, m)
	if t.two() {
		t.seatPanel = paint.Box(m, top, 404, foot-top)
		t.boardAt = paint.Box(m+404+20, top, w-2*m-424, foot-top)
		if t.board.spread {
			t.boardAt = paint.Box(m, top, w-2*m, foot-top)
		}
	} else {
		for i, c := range t.tabs {
			each := (w - 2*m - 10) / 2
			c.Rect = paint.Box(m+float32(i)*(each+10), top-8, each, kit.ChipHigh)
		}
		t.seatPanel = paint.Box(m, top+46, w-2*m, foot-top-46)
		t.boardAt = t.seatPanel
	}
}

// placeGames puts the choice of the game beside the title or, where that leaves it no room, below it, and says where the panels begin.
func (t *Setup) placeGames(p *paint.Painter, w, m float32) (top float32) {
	title, _ := p.Measure(t.title, setupTitle())
	wide := min(float32(gamesWide), w-2*m)
	if t.back.X+64+title+24+wide <= w-m {
		t.games.Rect = paint.Box(w-m-wide, 20, wide, 44)
		return setupHead
	}
	t.games.Rect = paint.Box(m, setupHead-4, w-2*m, 46)
	return setupHead + 60
}

func setupTitle() paint.Style { return paint.Style{Face: paint.Display, Size: 34, Color: paint.Cream} }

// list is the part of a panel below its title.
func list(panel paint.Rect) paint.Rect {
	return paint.Box(panel.X+14, panel.Y+60, panel.W-28, panel.H-68)
}

// Draw draws the screen.
func (t *Setup) Draw(p *paint.Painter) {
	p.Ground(paint.TableGround(t.w/2, t.h*0.42))
	was := p.ZoomIn(t.k)
	defer p.ZoomOut(was)
	p.Text(t.title, t.back.X+64, t.back.Y+34, setupTitle())
	if t.showsSeats() {
		t.drawSeats(p)
	}
	if t.two() || t.tab == 1 {
		t.board.Draw(p)
	}
	ink := paint.Cream2
	if t.problem != "" {
		ink = paint.Said
	}
	p.TextIn(t.message, t.note, p.Within(t.message, paint.Style{Face: paint.Body, Size: 18, Color: ink, Wrap: t.note.W}, t.note.H, 14))
	for _, n := range t.fixed {
		n.Draw(p)
	}
}
