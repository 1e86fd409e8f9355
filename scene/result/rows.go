package result

import (
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/scene/table"
)

// seatRow is a seat's row with its texts made and its sprites looked up.
type seatRow struct {
	table.ResultRow
	place, score, gain string
	guest              paint.Sprite
	cards              []paint.Sprite
}

// drawPanel draws the rows on their panel, under the round and what the match goes to.
func (r *Result) drawPanel(p *paint.Painter) {
	(&stage.Panel{Rect: r.panel}).Draw(p)
	p.PushPaper()
	defer p.Pop()
	x, y := r.panel.X, r.panel.Y
	p.Text(r.data.Round, x+32, y+48, paint.Style{Face: paint.Display, Size: 26, Color: paint.Cream})
	p.Text(r.data.Goal, x+r.panel.W-32, y+46, paint.Style{Face: paint.Body, Size: 18, Color: paint.Plum300, Align: paint.Right})
	n := float32(max(len(r.rows), 1))
	gap := float32(12)
	if n > 6 {
		gap = 6
	}
	height := min(94, (r.panel.H-76-24-gap*(n-1))/n)
	for i := range r.rows {
		box := paint.Box(x+20, y+76+float32(i)*(height+gap), r.panel.W-40, height)
		k := r.part(12+float32(24*i)/max(n, 4), 14)
		cx, cy := box.Center()
		p.Push(cx, cy, 26*(1-paint.OutCubic(k)), 0, 1, 0, min(1, k*1.5))
		r.drawRow(p, &r.rows[i], i, box)
		p.Pop()
	}
}

func (r *Result) drawRow(p *paint.Painter, row *seatRow, i int, box paint.Rect) {
	radius := min(20, box.H/2.6)
	placeColor := paint.Plum300
	if row.Won || i == r.data.Winner {
		p.Bordered(box, radius, 2.5, paint.Active, paint.Coral)
		placeColor = paint.Said
	} else {
		p.Plate(box, radius, paint.Plum700)
	}
	faceX, textX := box.X+88, box.X+134
	if box.W < 430 {
		faceX, textX = box.X+76, box.X+114
	}
	cy := box.Y + box.H/2
	k := min(1, box.H/94) // rows get lower when there are many
	p.TextIn(row.place, paint.Box(faceX-76, box.Y, 36, box.H), paint.Style{Face: paint.Display, Size: max(18, 26*k), Color: placeColor, Align: paint.Middle})
	size, _ := p.Size(row.guest)
	across := min(62, box.H-4)
	fade := float32(1)
	if row.Out {
		fade = 0.5
	}
	p.Draw(row.guest, faceX, cy, across/max(size, 1), paint.White.Fade(fade))
	p.Circle(faceX, cy, across/2+0.5, max(1.2, across*0.036), paint.Cream)
	right := box.X + box.W - 24
	nameY := cy + 7
	bar := r.data.GoalAt > 0 && box.H >= 80
	if bar {
		nameY = cy - 10
		r.drawBar(p, row, paint.Box(textX, cy+15, right-textX-116, 10))
	}
	name := paint.Style{Face: paint.Display, Size: max(18, 22*k), Color: paint.Cream, Most: min(34, box.H*0.6), Fit: 96, Name: true}
	p.Text(row.Name, textX, nameY+0.3*p.Grown(name), name)
	cardX := textX + 104
	cardY, cardW := nameY-7, min(36, box.H*0.62/1.5)
	if bar {
		cardY, cardW = cy-13, 33
	}
	side, st := row.gain, paint.Style{Face: paint.Display, Size: 20, Color: paint.Said, Align: paint.Right}
	if side == "" {
		side, st = row.Held, paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Align: paint.Right}
	}
	if row.Note != "" {
		wide, _ := p.Measure(row.Name, name)
		noteX := textX + max(64, min(wide, 96)+10)
		p.Text(row.Note, noteX, nameY, paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Fit: limitOf(box, side) - noteX})
	}
	r.drawCards(p, row, cardX, cardY, limitOf(box, side), cardW)
	switch {
	case side == "" || box.H < 70:
		p.TextIn(row.score, paint.Box(box.X, box.Y, box.W-24, box.H), paint.Style{Face: paint.Display, Size: max(20, 28*k), Color: paint.Cream, Align: paint.Right, Fit: 56})
		if st.Size, st.Fit = min(st.Size, 17), 60; !p.Reads(side, st) {
			st.Fit = 80
		}
		p.TextIn(side, paint.Box(box.X, box.Y, box.W-86, box.H), st)
	default:
		score, scoreY, st, sideY := p.Pair(box.Y+4, box.Y+box.H-4, paint.Style{Face: paint.Display, Size: 28, Color: paint.Cream, Align: paint.Right, Fit: 76}, cy, st, cy+27)
		st.Fit = 76
		if !p.Reads(side, st) {
			st.Fit = 110 // into the row's middle, under the cards' end
		}
		p.Text(row.score, right, scoreY, score)
		p.Text(side, right, sideY, st)
	}
}

// limitOf is where what stands beside the name ends in a row; in a low one its points stand beside those of the match.
func limitOf(box paint.Rect, side string) float32 {
	limit := box.X + box.W - 24 - 84
	if box.H < 70 && side != "" {
		limit -= 64
	}
	return limit
}

// drawBar shows the points on the way to the goal, this round's in coral.
func (r *Result) drawBar(p *paint.Painter, row *seatRow, at paint.Rect) {
	p.RoundRect(at, 5, paint.Plum900)
	part := func(points int) float32 {
		return at.W * min(1, max(0, float32(points)/float32(r.data.GoalAt)))
	}
	all := at
	all.W = part(row.Score)
	if row.Gain > 0 && all.W > 0 {
		all.W = max(all.W, 10)
		p.RoundRect(all, 5, paint.Coral)
	}
	all.W = part(row.Score - max(row.Gain, 0))
	if all.W > 0 {
		all.W = max(all.W, 10)
		p.RoundRect(all, 5, paint.Cream)
	}
}

// drawCards lays the cards left in a row that ends before a limit.
func (r *Result) drawCards(p *paint.Painter, row *seatRow, x, cy, limit, w float32) {
	n := float32(len(row.cards))
	if n == 0 {
		return
	}
	step := min(w*0.72, (limit-x-w)/max(n-1, 1))
	for i, c := range row.cards {
		p.Draw(c, x+w/2+float32(i)*step, cy, w/120, paint.White)
	}
}
