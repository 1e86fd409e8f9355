package table

import (
	"fourtell/engine"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// guestEye is one round eye of a portrait: a disc of radius r round (x, y), in the portrait's units from its middle.
type guestEye struct {
	x, y, r float32
	white   paint.Color
}

// eyesOf are the open round eyes of a guest, left to right, as the portraits are painted; none where they have another
// shape.
func eyesOf(guest string) []guestEye {
	const amber paint.Color = 0xFFD15EFF
	switch guest {
	case "fox":
		return []guestEye{{-11, -2, 4.2, paint.Cream}, {11, -2, 4.2, paint.Cream}}
	case "owl":
		return []guestEye{{-11, -2, 8.5, amber}, {11, -2, 8.5, amber}}
	case "moon":
		return []guestEye{{-11, -3, 4.2, paint.Cream}}
	case "cactus":
		return []guestEye{{-6.5, -5.5, 3.2, paint.Cream}, {6.5, -5.5, 3.2, paint.Cream}}
	case "bear":
		return []guestEye{{-10.5, -5, 4.2, paint.Cream}, {10.5, -5, 4.2, paint.Cream}}
	case "rabbit":
		return []guestEye{{-9.5, 3, 3.8, paint.Cream}}
	case "toucan":
		return []guestEye{{-7, -6, 5, paint.Cream}}
	case "frog":
		return []guestEye{{-14, -14, 6.5, paint.Cream}}
	}
	return nil
}

// eyes are the guests' looks: at whoever is to play, at the victim of a Wild Draw Four, and their own at the discards.
type eyes struct {
	*view
	of   [engine.MaxSeats][]guestEye
	look [engine.MaxSeats][2]float32 // the way each one looks, at most 1 long
}

func newEyes(v *view) *eyes { return &eyes{view: v} }

func (e *eyes) find(names []string) {
	for i, n := range names {
		if i < len(e.of) {
			e.of[i] = eyesOf(n)
		}
	}
}

// update turns the looks to where they ought to be.
func (e *eyes) update(s *stage.Stage) {
	l := e.queue.Layout()
	if e.shown.Seq == 0 || len(l.Plates) == 0 {
		return
	}
	for i := range min(len(l.Plates), len(e.of)) {
		if len(e.of[i]) == 0 {
			continue
		}
		tx, ty := float32(l.Discard.X), float32(l.Discard.Y)
		if who := e.shown.Turn; who >= 0 && int(who) < len(l.Plates) && int(who) != i && e.current() {
			tx, ty = float32(l.Plates[who].X), float32(l.Plates[who].Y)
		}
		dx, dy := tx-float32(l.Plates[i].X), ty-float32(l.Plates[i].Y)
		if far := paint.Sqrt(dx*dx + dy*dy); far > 1 {
			dx, dy = dx/far, dy/far
		}
		at := &e.look[i]
		if at[0] == dx && at[1] == dy {
			continue
		}
		if e.calm || paint.Abs(at[0]-dx)+paint.Abs(at[1]-dy) < 0.05 {
			*at = [2]float32{dx, dy}
		} else {
			at[0], at[1] = at[0]+(dx-at[0])*0.2, at[1]+(dy-at[1])*0.2
		}
		s.Redraw()
	}
}

// draw paints a guest's eyes over the portrait at (x, y), k units of the window to one of the portrait.
func (e *eyes) draw(p *paint.Painter, i int, x, y, k, fade float32) {
	if i >= len(e.of) {
		return
	}
	for _, eye := range e.of[i] {
		r := eye.r * k
		ex, ey := x+eye.x*k, y+eye.y*k
		p.Disc(ex, ey, r, eye.white.Fade(fade))
		p.Disc(ex+e.look[i][0]*r*0.4, ey+e.look[i][1]*r*0.4, r*0.52, paint.Ink.Fade(fade))
	}
}
