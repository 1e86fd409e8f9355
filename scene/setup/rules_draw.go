package setup

import (
	"slices"

	"fourtell/scene/paint"
)

// Draw draws the row; one that has been changed has a bar at its edge and a way back.
func (r *ruleRow) Draw(p *paint.Painter) {
	body := paint.Plum700.Fade(0.55)
	if r.read {
		body = paint.Plum700
	}
	p.Plate(r.Rect, 13, body)
	if r.was != "" {
		p.RoundRect(paint.Box(r.X+1, r.Y+9, 4, r.H-18), 2, paint.Coral)
		r.drawWay(p)
	}
	r.drawTile(p, paint.Centered(r.X+rowPad+r.tile()/2, r.Y+r.H/2, r.tile(), r.tile()))
	r.drawTexts(p)
	if r.sw.Plain() {
		r.drawToggle(p, r.well())
	} else {
		r.drawArrows(p, r.well())
	}
	if r.focus && p.Focusing {
		p.FocusRing(r.Rect.Inset(4), 10)
	}
}

// drawTexts draws the name, and below it the value of what is more than on or off.
func (r *ruleRow) drawTexts(p *paint.Painter) {
	at := r.textAt()
	name, value := rowNameStyle(at.W), rowValueStyle(at.W)
	if r.sw.Plain() {
		p.TextIn(r.name, at, name)
		return
	}
	if r.was != "" {
		value.Color = paint.Said
	}
	y := at.Y + (at.H-r.nameHigh-r.nowHigh)/2
	p.TextIn(r.name, paint.Box(at.X, y, at.W, r.nameHigh), name)
	p.TextIn(r.value, paint.Box(at.X, y+r.nameHigh, at.W, r.nowHigh), value)
}

// whole says whether a box lies whole in the list's view: what is turned or mirrored would not end at its edge.
func (r *ruleRow) whole(at paint.Rect) bool {
	v := r.list.View
	return at.Y >= v.Y && at.Y+at.H <= v.Y+v.H
}

// lit says that a plain switch is on.
func (r *ruleRow) lit() bool { return r.now != r.sw.Values[0] }

// drawTile draws the switch's mark, dark where a plain one is off.
func (r *ruleRow) drawTile(p *paint.Painter, at paint.Rect) {
	body, ink := paint.Plum900, paint.Plum300
	if !r.sw.Plain() || r.lit() {
		body, ink = paint.Plum600, paint.Cream
	}
	if p.HighContrast() { // all dark; what is on has a bright edge
		body = paint.Plum900
	}
	p.Plate(at, 10, body)
	if p.HighContrast() && ink == paint.Cream {
		p.StrokeRoundRect(at, 10, 2, ink)
	}
	if r.turned && !r.whole(at) {
		return
	}
	cx, cy := at.Center()
	r.mark.draw(p, cx, cy, r.tile()/rowTile*0.88, ink, body)
}

// drawWay draws an arrow that turns back.
func (r *ruleRow) drawWay(p *paint.Painter) {
	at := r.way()
	ink := paint.Cream2
	if r.undo.Hover {
		p.Plate(at, at.H/2, paint.Plum600)
		ink = paint.Cream
	}
	if cx, cy := at.Center(); r.whole(at) {
		r.again.draw(p, cx, cy, 0.7, ink, paint.Plum700)
	}
}

// drawToggle draws on or off: by place, colour and a sign.
func (r *ruleRow) drawToggle(p *paint.Painter, w paint.Rect) {
	body, line, knob, x := paint.Plum900, paint.Plum500, paint.Plum300, w.X+16
	if r.lit() {
		body, line, knob, x = paint.Second, paint.Second, paint.OnCream, w.X+w.W-16
	}
	if r.next.Hover {
		line = line.Mix(paint.White, 0.5)
	}
	cy := w.Y + w.H/2
	p.Bordered(w, w.H/2, 2, body, line)
	p.Disc(x, cy, 11, knob)
	if r.lit() {
		p.Draw(r.check, x, cy, 0.5, paint.Cream)
	}
}

// drawArrows draws the way to the value before and the one after.
func (r *ruleRow) drawArrows(p *paint.Painter, w paint.Rect) {
	p.Bordered(w, w.H/2, 1.5, paint.Plum900, paint.Plum600)
	i := slices.Index(r.steps, r.now)
	drawStep(p, r.left, r.arrow(-1), r.back.Hover, i == 0)
	drawStep(p, r.right, r.arrow(1), r.next.Hover, i == len(r.steps)-1)
}

// drawStep draws an arrow: lit under the pointer, dark at the end of the way.
func drawStep(p *paint.Painter, icon paint.Sprite, at paint.Rect, lit, end bool) {
	ink := paint.Plum300
	switch {
	case end:
		ink = paint.Plum500
	case lit:
		ink = paint.Cream
	}
	x, y := at.Center()
	p.Draw(icon, x, y, 0.9, ink)
}
