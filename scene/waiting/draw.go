package waiting

import (
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// button is a node of the verbs as what it is.
func (t *Waiting) button(n stage.Node) *kit.Button {
	b, _ := n.(*kit.Button)
	return b
}

// draw draws the room in the size of the layout.
func (t *Waiting) draw(p *paint.Painter) {
	a := &t.at
	t.drawHead(p)
	if a.upright {
		t.drawStrip(p)
	} else {
		t.drawTable(p)
	}
	if !a.upright || t.tab == 0 {
		t.invite.draw(p)
	}
	if !a.upright || t.tab == 1 {
		t.rules.draw(p)
	}
	if !a.upright || t.tab == 2 {
		t.drawTalk(p)
	}
	if !a.upright {
		t.drawWatch(p)
	}
	p.TextIn(t.verbs.note, a.note, paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Align: paint.Middle, Fit: a.note.W, Most: 20})
	t.group.Draw(p)
}

// headX is where the head begins.
func (t *Waiting) headX() float32 {
	if t.at.upright {
		return 76
	}
	return 98
}

// headStyles are those of the room's name and of the line below it, and where they stand.
func (t *Waiting) headStyles(p *paint.Painter) (name paint.Style, nameY float32, line paint.Style, lineY float32) {
	title, about := float32(34), float32(17)
	if t.at.upright {
		title, about = 28, 16
	}
	fit := t.at.head
	if t.pen.writes() {
		fit -= t.pen.W + 12
	}
	return p.Pair(10, 94, paint.Style{Face: paint.Display, Size: title, Color: paint.Cream, Fit: fit, Name: true}, 56,
		paint.Style{Face: paint.Body, Size: about, Color: paint.Cream2, Fit: t.at.head}, 82)
}

func (t *Waiting) drawHead(p *paint.Painter) {
	name, nameY, line, lineY := t.headStyles(p)
	x := t.headX()
	p.Text(t.name, x, nameY, name)
	p.Text(t.about, x, lineY, line)
}

// drawTable draws the table with the code in its middle.
func (t *Waiting) drawTable(p *paint.Painter) {
	a := &t.at
	box := paint.Centered(a.cx, a.cy, 2*a.rx, 2*a.ry)
	radius := min(a.rx, a.ry)
	p.Shadow(box, radius, 12, 20, paint.ShadowInk.Fade(0.6))
	p.RoundRect(box.Move(0, 8), radius, paint.Plum900)
	p.Bordered(box, radius, 2, paint.Plum700, paint.Plum500)
	p.StrokeRoundRect(box.Inset(15), radius-15, 2, paint.Plum600)
	fit := 2*a.rx - 56
	title := paint.Style{Face: paint.Body, Size: 17, Color: paint.Cream2, Align: paint.Middle, Fit: fit, Most: 26}
	count := paint.Style{Face: paint.Body, Size: 17, Color: paint.Cream, Align: paint.Middle, Fit: fit, Most: 26}
	if a.narrow {
		count.Fit, count.Wrap = 0, fit
		p.Text(t.codeTitle, a.cx, a.cy-92, title)
		t.drawCode(p, paint.Centered(a.cx, a.cy-46, 140, 56), 0, 3)
		t.drawCode(p, paint.Centered(a.cx, a.cy+18, 140, 56), 3, 6)
		count = p.Within(t.count, count, 66, 13)
		p.Text(t.count, a.cx, a.cy+70+p.Drop(count), count)
		return
	}
	p.Text(t.codeTitle, a.cx, a.cy-48, title)
	t.drawCode(p, paint.Centered(a.cx, a.cy-1, 325, 66), 0, 6)
	p.Text(t.count, a.cx, a.cy+66+p.Grown(count)*0.7, count)
}

// drawCode draws letters of the code as tiles, side by side in a box; the middle is parted.
func (t *Waiting) drawCode(p *paint.Painter, box paint.Rect, from, to int) {
	n := float32(to - from)
	part := float32(0)
	if to-from > 3 {
		part = 10
	}
	gap := float32(5)
	each := (box.W - gap*(n-1) - part) / n
	x := box.X
	for i := from; i < to; i++ {
		if part > 0 && i == 3 {
			x += part
		}
		tile := paint.Box(x, box.Y, each, box.H)
		p.Bordered(tile, 12, 2, paint.Plum900, paint.Coral)
		p.TextIn(t.code[i], tile, paint.Style{Face: paint.Display, Size: min(38, box.H*0.6), Most: box.H * 0.6, Color: paint.Cream, Align: paint.Middle})
		x += each + gap
	}
}

// drawStrip draws the code where there is no room for a table.
func (t *Waiting) drawStrip(p *paint.Painter) {
	r := t.at.strip
	p.Bordered(r, 24, 2, paint.Plum700, paint.Plum500)
	tiles := r.H - 50
	left := r.W - 300 - 28
	st := paint.Style{Face: paint.Body, Size: 17, Color: paint.Cream2, Wrap: left - 8, Most: 22}
	p.TextIn(t.codeTitle, paint.Box(r.X+16, r.Y+8, left-8, tiles+4), p.Within(t.codeTitle, st, tiles+4, 12))
	t.drawCode(p, paint.Box(r.X+r.W-300-12, r.Y+10, 300, tiles), 0, 6)
	count := t.count
	if t.watch != "" {
		count = t.countAll
	}
	p.TextIn(count, paint.Box(r.X+12, r.Y+r.H-36, r.W-24, 30), paint.Style{Face: paint.Body, Size: 17, Color: paint.Cream, Align: paint.Middle, Fit: r.W - 32, Most: 22})
}

// drawWatch draws how many watch, and who.
func (t *Waiting) drawWatch(p *paint.Painter) {
	r := t.at.watch
	if t.watch == "" || r.W < 60 {
		return
	}
	cx, cy := r.X+22, r.Y+r.H/2
	p.Bordered(paint.Centered(cx, cy, 44, 44), 14, 1.5, paint.Plum800, paint.Plum600)
	p.Disc(cx, cy, 11, paint.Cream)
	p.Disc(cx, cy, 8, paint.Plum800)
	p.Disc(cx, cy, 4, paint.Cream)
	fit := r.W - 56
	watch, watchY, who, whoY := p.Pair(r.Y+2, r.Y+r.H-2, paint.Style{Face: paint.Body, Size: 17, Color: paint.Cream, Fit: fit}, cy-3,
		paint.Style{Face: paint.Body, Size: 16, Color: paint.Plum300, Fit: fit, Name: true}, cy+19)
	p.Text(t.watch, r.X+56, watchY, watch)
	p.Text(t.watching, r.X+56, whoY, who)
}

// drawTalk draws the panel of what is said.
func (t *Waiting) drawTalk(p *paint.Painter) {
	r := t.talkAt
	(&stage.Panel{Rect: r, Radius: 22}).Draw(p)
	p.PushPaper()
	defer p.Pop()
	head := paint.Box(r.X+20, r.Y+8, r.W-40, 32)
	p.TextIn(t.talk, head, paint.Style{Face: paint.Display, Size: 20, Color: paint.Cream, Fit: head.W * 0.6, Most: 26})
	p.TextIn(t.unread, head, paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Align: paint.Right, Fit: head.W * 0.4, Most: 22})
	t.chat.Draw(p)
}
