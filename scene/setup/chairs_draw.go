package setup

import (
	"fourtell/engine"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

func (t *chairs) laySeats(p *paint.Painter) {
	c := &t.seatList
	c.View = list(t.seatPanel)
	c.Content = 2
	for _, r := range t.seats[:len(t.plan)] {
		c.Content += r.high(p) + seatGap
	}
	if len(t.plan) < engine.MaxSeats {
		c.Content += 52
	}
	c.By(0)
	y := c.View.Y + 2 - c.At
	for _, r := range t.seats[:len(t.plan)] {
		r.lay(p, c.View.X, y, c.View.W)
		y += r.H + seatGap
	}
	t.add.Rect = paint.Box(c.View.X, y, c.View.W, 50)
}

func (t *chairs) drawSeats(p *paint.Painter) {
	(&stage.Panel{Rect: t.seatPanel}).Draw(p)
	p.PushPaper()
	defer p.Pop()
	head := paint.Box(t.seatPanel.X+24, t.seatPanel.Y+10, t.seatPanel.W-48, 44)
	p.TextIn(t.seatsTitle, head, paint.Style{Face: paint.Display, Size: 22, Color: paint.Cream})
	p.TextIn(t.count, head, paint.Style{Face: paint.Body, Size: 17, Color: paint.Plum300, Align: paint.Right})
	p.PushClip(t.seatList.View)
	for _, r := range t.seats[:len(t.plan)] {
		r.drawPlate(p)
	}
	p.Pop()
	t.seatList.Draw(p, t.seatsOn)
}
