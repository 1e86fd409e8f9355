package title

import (
	"math"
	"strings"

	"fourtell/assets"
	"fourtell/scene/paint"
)

// drawFan draws five cards, the outer ones below, and the mark under them, unless an eye looks out of the name already.
func (t *Title) drawFan(p *paint.Painter, cx, cy, k float32) {
	named := p.Theme() == assets.Felt
	if named {
		cy += 96 * k
	}
	p.Push(cx, cy, 0, 0, k, 0, 1)
	for _, i := range [5]int{0, 4, 1, 3, 2} {
		f := float32(i - 2)
		angle := f * 16.5 * math.Pi / 180
		x, y := cx+f*119, cy-126+f*f*26
		scale := float32(1.6)
		if i == 2 {
			scale, angle, y = 1.667, 0, cy-126
		}
		p.Put(t.shadow, paint.Pose{X: x, Y: y + 6, ScaleX: scale, ScaleY: scale, Angle: angle, Tint: paint.White.Fade(0.8)})
		t.fans.put(p, i, paint.Pose{X: x, Y: y, ScaleX: scale, ScaleY: scale, Angle: angle, Tint: paint.White})
	}
	if !named {
		p.Draw(t.mark, cx, cy+186, 1.36, paint.White)
	}
	p.Pop()
}

// drawName writes the game's name, no wider than there is room. Cut from paper it has an edge of ink and a shadow down and right, and its o is an eye with
// its lid half down.
func (t *Title) drawName(p *paint.Painter, x, y, room float32) {
	st := paint.Style{Face: paint.Display, Size: 104, Color: paint.Cream, Fit: room}
	if p.Theme() != assets.Felt {
		p.Text(t.name, x, y, st)
		return
	}
	const around, wide, eyeWide = 16, 7, 84
	first, last, ok := strings.Cut(t.name, "o")
	eyeAt := x
	if ok {
		w, _ := p.Measure(first, st)
		eyeAt += w + eyeWide/2 - 3
	} else {
		first, last = t.name, ""
	}
	end, _ := p.Measure(last, st)
	end += eyeAt + eyeWide/2 - 3 + wide
	p.Push(x, y, 0, 0, min(1, room/(end-x)), 0, 1)
	defer p.Pop()
	for _, layer := range [3]struct {
		dx, dy, wide float32
		c            paint.Color
	}{{3, 10, wide, paint.FloorEdge}, {0, 0, wide, paint.Ink}, {0, 0, 0, paint.Cream}} {
		st.Color = layer.c
		tint := layer.c
		if layer.wide == 0 {
			tint = paint.White
		}
		for i := range around {
			sin, cos := paint.Sincos(float32(i) * 2 * math.Pi / around)
			p.Text(first, x+layer.dx+layer.wide*cos, y+layer.dy+layer.wide*sin, st)
			if ok {
				p.Text(last, eyeAt+eyeWide/2-3+layer.dx+layer.wide*cos, y+layer.dy+layer.wide*sin, st)
			}
			if layer.wide == 0 {
				break
			}
		}
		if ok && layer.dx+layer.dy > 0 || layer.wide == 0 {
			p.Draw(t.eye, eyeAt+layer.dx, y-27+layer.dy, 0.6, tint)
		}
	}
}
