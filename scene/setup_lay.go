package scene

import (
	"fourtell/engine"
	"fourtell/scene/paint"
)

// gather lists the nodes that can be reached now, and lays them out. The focus stays where it is.
func (t *TableSetup) gather(s *Stage) {
	t.size(s)
	focus := t.group.Focused()
	t.group.SetFocus(nil)
	two := t.two()
	t.seatsOn, t.rulesOn, t.fixed = t.seatsOn[:0], t.rulesOn[:0], append(t.fixed[:0], t.back)
	if !two {
		for i, c := range t.tabs {
			c.On = i == t.tab
			t.fixed = append(t.fixed, c)
		}
	}
	if two || t.tab == 0 {
		for _, r := range t.seats[:len(t.plan)] {
			t.seatsOn = append(t.seatsOn, r.reached()...)
		}
		if len(t.plan) < engine.MaxSeats {
			t.seatsOn = append(t.seatsOn, t.shelf(t.add, &t.seatList))
		}
	}
	if two || t.tab == 1 {
		t.fixed = append(t.fixed, t.jump)
		if two {
			t.fixed = append(t.fixed, t.save, t.share)
		}
		for _, c := range t.sets {
			t.rulesOn = append(t.rulesOn, t.shelf(c, &t.ruleList))
		}
		if !two {
			t.rulesOn = append(t.rulesOn, t.shelf(t.save, &t.ruleList), t.shelf(t.share, &t.ruleList))
		}
		// Always there, so that the first change moves nothing under the pointer.
		t.rulesOn = append(t.rulesOn, t.shelf(t.reset, &t.ruleList))
		if t.own != "" {
			t.rulesOn = append(t.rulesOn, t.shelf(t.remove, &t.ruleList))
		}
		for _, r := range t.ruleRows {
			t.rulesOn = append(t.rulesOn, t.shelf(r, &t.ruleList))
		}
	}
	t.group.Nodes = append(append(append([]Node{}, t.fixed...), t.seatsOn...), t.rulesOn...)
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

// shelf is the node as one of a list, the same at every call.
func (t *TableSetup) shelf(f Focusable, on *scroller) *shelved {
	if t.shelves == nil {
		t.shelves = map[Focusable]*shelved{}
	}
	if t.shelves[f] == nil {
		t.shelves[f] = &shelved{Focusable: f, on: on}
	}
	return t.shelves[f]
}

// size takes over the window.
func (t *TableSetup) size(s *Stage) {
	t.w, t.h = s.Size()
	t.k = s.held().k
}

// width and height are the window's in the units of this scene.
func (t *TableSetup) width() float32  { return t.w / t.k }
func (t *TableSetup) height() float32 { return t.h / t.k }

// two says that both panels stand side by side.
func (t *TableSetup) two() bool { return t.width() >= setupTwo }

// phone says that the window is narrow.
func (t *TableSetup) phone() bool { return t.k > 1 }

// lay puts everything in its place, the lists as they are scrolled.
func (t *TableSetup) lay(s *Stage) {
	p := s.Painter()
	was := p.ZoomIn(t.k)
	w, h := t.width(), t.height()
	m := float32(setupMargin)
	if t.phone() {
		m = 16
	}
	t.back.Rect = paint.Box(m, 24, 44, 44)
	foot := h - 92
	t.deal.Rect = paint.Box(w-m-248, h-82, 248, 60)
	t.note = paint.Box(m, h-84, t.deal.X-m-24, 64)
	if t.phone() {
		foot = h - 164
		t.deal.Rect = paint.Box(m, h-82, w-2*m, 60)
		t.note = paint.Box(m, foot+10, w-2*m, 60)
	}
	if t.offers {
		t.offer.Rect = paint.Box(t.note.X+t.note.W-168, t.note.Y+6, 168, 48)
		t.note.W -= 184
	}
	top := float32(setupHead)
	if t.two() {
		t.seatPanel = paint.Box(m, top, 404, foot-top)
		t.rulePanel = paint.Box(m+404+20, top, w-2*m-424, foot-top)
	} else {
		for i, c := range t.tabs {
			each := (w - 2*m - 10) / 2
			c.Rect = paint.Box(m+float32(i)*(each+10), top-8, each, chipHigh)
		}
		t.seatPanel = paint.Box(m, top+46, w-2*m, foot-top-46)
		t.rulePanel = t.seatPanel
	}
	t.laySeats()
	t.layRules(p)
	p.ZoomOut(was)
}

// list is the part of a panel below its title.
func list(panel paint.Rect) paint.Rect {
	return paint.Box(panel.X+14, panel.Y+60, panel.W-28, panel.H-68)
}

func (t *TableSetup) laySeats() {
	c := &t.seatList
	c.view = list(t.seatPanel)
	c.content = 2
	for _, r := range t.seats[:len(t.plan)] {
		c.content += r.high() + seatGap
	}
	if len(t.plan) < engine.MaxSeats {
		c.content += 52
	}
	c.by(0)
	y := c.view.Y + 2 - c.at
	for _, r := range t.seats[:len(t.plan)] {
		r.lay(c.view.X, y, c.view.W)
		y += r.H + seatGap
	}
	t.add.Rect = paint.Box(c.view.X, y, c.view.W, 50)
}

func (t *TableSetup) layRules(p *paint.Painter) {
	c := &t.ruleList
	c.view = list(t.rulePanel)
	t.jump.Rect = paint.Box(c.view.X, t.rulePanel.Y+12, c.view.W, 40)
	if t.two() {
		right := t.rulePanel.X + t.rulePanel.W - 14
		for _, chip := range []*chip{t.share, t.save} {
			w := chip.wide(p)
			chip.Rect = paint.Box(right-w, t.rulePanel.Y+12, w, 40)
			right -= w + 8
		}
		t.jump.W = min(300, right-c.view.X)
		t.jump.X = right - t.jump.W
	}
	x, y := c.view.X, c.view.Y+4-c.at
	for _, chip := range t.sets {
		w := chip.wide(p)
		if x > c.view.X && x+w > c.view.X+c.view.W {
			x, y = c.view.X, y+chipHigh+8
		}
		chip.Rect = paint.Box(x, y, w, chipHigh)
		x += w + 8
	}
	y += chipHigh + 12
	t.helpAt = paint.Box(c.view.X+4, y, c.view.W-8, 0)
	_, high := p.Measure(t.help, helpStyle(t.helpAt.W))
	t.helpAt.H = high
	y += high + 10
	x = c.view.X
	actions := false
	for _, chip := range []*chip{t.save, t.share, t.reset, t.remove} {
		if !t.listed(chip) {
			continue
		}
		w := min(chip.wide(p), c.view.W-8)
		if chip == t.reset {
			w = 196 // whatever it says
		}
		if actions && x+w > c.view.X+c.view.W {
			x, y = c.view.X, y+chipHigh+8
		}
		chip.Rect = paint.Box(x, y, w, chipHigh)
		x, actions = x+w+8, true
	}
	if actions {
		y += chipHigh + 4
	}
	for _, r := range t.ruleRows {
		r.fit(p, c.view.W)
		r.X, r.Y = c.view.X, y
		y += r.H + groupGap
	}
	t.nameGroup()
	was := c.at
	c.content = y + c.at - c.view.Y
	if c.by(0); c.at != was { // it had been scrolled beyond a list that has become shorter
		t.layRules(p)
	}
}

// listed says whether a node is among those of the rules' list.
func (t *TableSetup) listed(f Focusable) bool {
	for _, n := range t.rulesOn {
		if s, ok := n.(*shelved); ok && s.Focusable == f {
			return true
		}
	}
	return false
}

// groupAt is the row that begins the group at the view's top, and those before and after it; nil where there is none.
func (t *TableSetup) groupAt() (before, at, after *ruleRow) {
	for _, r := range t.ruleRows {
		switch {
		case r.title == "":
		case at == nil || r.Y <= t.ruleList.view.Y+jumpSlack:
			before, at = at, r
		case after == nil:
			after = r
		}
	}
	return before, at, after
}

// jumpSlack is how far below the view's top a group may begin and still be the one that is read.
const jumpSlack = 60

// nameGroup shows which group is being read.
func (t *TableSetup) nameGroup() {
	before, at, after := t.groupAt()
	t.jump.value, t.jump.first, t.jump.last = at.title, before == nil, after == nil || t.ruleList.at == t.ruleList.most() && t.ruleList.at > 0
}

// jumpTo brings the group before or after into view.
func (t *TableSetup) jumpTo(s *Stage, d int) bool {
	before, at, after := t.groupAt()
	to := after
	if d < 0 {
		if to = before; at.Y < t.ruleList.view.Y-jumpSlack {
			to = at // its middle is being read
		}
	}
	if to == nil || !t.ruleList.by(to.Y-t.ruleList.view.Y) {
		return false
	}
	t.lay(s)
	s.Say(t.jump.value)
	s.Redraw()
	return true
}

// Draw draws the screen.
func (t *TableSetup) Draw(p *paint.Painter) {
	p.Ground(paint.TableGround(t.w/2, t.h*0.42))
	was := p.ZoomIn(t.k)
	defer p.ZoomOut(was)
	p.Text(t.title, t.back.X+64, t.back.Y+34, paint.Style{Face: paint.Display, Size: 34, Color: paint.Cream})
	if t.two() || t.tab == 0 {
		t.drawSeats(p)
	}
	if t.two() || t.tab == 1 {
		t.drawRules(p)
	}
	ink := paint.Cream2
	if t.problem != "" {
		ink = paint.Said
	}
	p.TextIn(t.message, t.note, p.Within(t.message, paint.Style{Face: paint.Body, Size: 18, Color: ink, Wrap: t.note.W}, t.note.H, 14))
	for _, n := range t.fixed {
		if t.two() && t.onPanel(n) {
			p.PushPaper()
			n.Draw(p)
			p.Pop()
			continue
		}
		n.Draw(p)
	}
}

// onPanel says whether a node that is not scrolled stands on the panel of the rules.
func (t *TableSetup) onPanel(n Node) bool {
	return n == Node(t.jump) || n == Node(t.save) || n == Node(t.share)
}

func (t *TableSetup) drawSeats(p *paint.Painter) {
	(&Panel{Rect: t.seatPanel}).Draw(p)
	p.PushPaper()
	defer p.Pop()
	head := paint.Box(t.seatPanel.X+24, t.seatPanel.Y+10, t.seatPanel.W-48, 44)
	p.TextIn(t.seatsTitle, head, paint.Style{Face: paint.Display, Size: 22, Color: paint.Cream})
	p.TextIn(t.count, head, paint.Style{Face: paint.Body, Size: 17, Color: paint.Plum300, Align: paint.Right})
	p.PushClip(t.seatList.view)
	for _, r := range t.seats[:len(t.plan)] {
		r.drawPlate(p)
	}
	p.Pop()
	t.seatList.draw(p, t.seatsOn)
}

func (t *TableSetup) drawRules(p *paint.Painter) {
	(&Panel{Rect: t.rulePanel}).Draw(p)
	p.PushPaper()
	defer p.Pop()
	head := paint.Box(t.rulePanel.X+24, t.rulePanel.Y+10, t.rulePanel.W-48, 44)
	if room := t.jump.X - head.X - 8; t.two() && room > 40 { // else larger chips stand there, which say what it is
		p.TextIn(t.rulesTitle, head, paint.Style{Face: paint.Display, Size: 22, Color: paint.Cream, Fit: max(room, 60)})
	}
	p.PushClip(t.ruleList.view)
	help := helpStyle(t.helpAt.W)
	p.Text(t.help, t.helpAt.X, t.helpAt.Y+16+p.Drop(help), help)
	p.Pop()
	t.ruleList.draw(p, t.rulesOn)
}
