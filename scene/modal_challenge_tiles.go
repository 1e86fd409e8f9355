package scene

import (
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/paint"
)

const (
	challengeHigh = 592 // units, of the window on its side
	verbHigh      = 204 // units, of a verb's plate with what comes of it
)

// drawTiles are the three facts to judge by, side by side: the colour named, the colour before it, and the hand.
func (m *challenge) drawTiles(p *paint.Painter, r paint.Rect) {
	const gap = 12
	wide := (r.W - 2*gap) / 3
	for i := range 3 {
		b := paint.Box(r.X+float32(i)*(wide+gap), r.Y, wide, r.H)
		x, y := b.X+34, b.Y+b.H/2
		p.Plate(b, 16, paint.Plum900)
		word, fact := m.hand, m.cards
		switch i {
		case 0:
			word, fact = m.is, m.nowWord
			m.drawHue(p, b, m.now)
		case 1:
			word, fact = m.was, m.wasWord
			m.drawHue(p, b, m.before)
		default:
			for j := range 3 {
				p.Put(m.t.art.back, paint.Pose{X: x - 2 + 9*float32(j-1), Y: y + 1.5*float32((j-1)*(j-1)), ScaleX: 0.24, ScaleY: 0.24,
					Angle: 0.1 * float32(j-1), Tint: paint.White})
			}
		}
		room := b.X + b.W - x - 40
		small, smallY, large, largeY := p.Pair(b.Y+6, b.Y+b.H-6, paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Fit: room}, b.Y+30,
			paint.Style{Face: paint.Display, Size: 21, Color: paint.Cream, Fit: room}, b.Y+55)
		p.Text(word, x+30, smallY, small)
		p.Text(fact, x+30, largeY, large)
	}
}

// drawHue tints a tile with a colour and puts its sign there.
func (m *challenge) drawHue(p *paint.Painter, b paint.Rect, c engine.Color) {
	tone := p.Suit(c).Base
	p.RoundRect(b, 16, tone.Fade(0.2))
	p.StrokeRoundRect(b, 16, 2, tone.Fade(0.75))
	p.Draw(m.t.art.disc[c], b.X+34, b.Y+b.H/2, 40.0/48, paint.White)
}

// drawBar is the chance as a length, cut in tenths, with a mark where it ends.
func (m *challenge) drawBar(p *paint.Painter, r paint.Rect, k float32) {
	p.RoundRect(r, r.H/2, paint.Plum600)
	end := max(r.H, r.W*min(1, max(0, m.chance*m.Rise())))
	p.RoundRect(paint.Box(r.X, r.Y, end, r.H), r.H/2, paint.Said)
	for i := 1; i < 10; i++ {
		p.Rect(paint.Box(r.X+r.W*float32(i)/10-k, r.Y+3*k, 2*k, r.H-6*k), paint.Plum900.Fade(0.45))
	}
	p.RoundRect(paint.Box(r.X+end-2.5*k, r.Y-5*k, 5*k, r.H+10*k), 2.5*k, paint.Cream)
}

// verbAt is the plate of a verb: 0 to doubt, 1 to believe.
func (m *challenge) verbAt(i int) paint.Rect {
	return paint.Box(m.Panel.X+306+float32(i)*270, m.Panel.Y+334, 250, verbHigh)
}

// drawVerb is a verb's plate: under the button what comes of it, each with a sign.
func (m *challenge) drawVerb(p *paint.Painter, i int) {
	r := m.verbAt(i)
	p.Plate(r, 26, paint.Plum900)
	x, y := r.X+16, r.Y+84
	st := paint.Style{Face: paint.Body, Size: 17, Color: paint.Cream, Wrap: r.W - 54}
	if i == 1 {
		st = p.Within(m.keep, st, verbHigh-92, 11)
		p.Disc(x+9, y+11+p.Drop(st)/2, 4.5, paint.Plum300)
		p.Text(m.keep, x+26, y+17+p.Drop(st), st)
		return
	}
	st = p.Within(m.text.Guilty+"\n"+m.text.Innocent, st, verbHigh-100, 11)
	_, high := p.Measure(m.text.Guilty, st)
	p.Draw(m.right, x+9, y+11+p.Drop(st)/2, 1, paint.Tone(assets.ToneBest))
	p.Text(m.text.Guilty, x+26, y+17+p.Drop(st), st)
	y += high + 8
	p.Draw(m.wrong, x+9, y+11+p.Drop(st)/2, 0.9, paint.Tone(assets.ToneBlunder))
	p.Text(m.text.Innocent, x+26, y+17+p.Drop(st), st)
}
