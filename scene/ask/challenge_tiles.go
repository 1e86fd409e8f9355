package ask

import (
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/paint"
)

// drawTile is one of the three facts to judge by: the colour named, the colour before it, or the hand.
func (m *Challenge) drawTile(p *paint.Painter, i int) {
	b, k := m.tiles[i], m.k
	x, y := b.X+34*k, b.Y+b.H/2
	p.Plate(b, 16*k, paint.Plum900)
	word, fact := m.hand, m.cards
	switch i {
	case 0:
		word, fact = m.is, m.nowWord
		m.drawHue(p, b, m.now, m.art.hues[0])
	case 1:
		word, fact = m.was, m.wasWord
		m.drawHue(p, b, m.before, m.art.hues[1])
	default:
		for j := range 3 {
			p.Put(m.art.back, paint.Pose{X: x + (9*float32(j-1)-2)*k, Y: y + 1.5*float32((j-1)*(j-1))*k, ScaleX: 0.24 * k, ScaleY: 0.24 * k,
				Angle: 0.1 * float32(j-1), Tint: paint.White})
		}
	}
	room := b.X + b.W - x - 40*k
	small, smallY, large, largeY := p.Pair(b.Y+6*k, b.Y+b.H-6*k, paint.Style{Face: paint.Body, Size: 16 * k, Color: paint.Cream2, Fit: room}, y-6*k,
		paint.Style{Face: paint.Display, Size: 21 * k, Color: paint.Cream, Fit: room}, y+19*k)
	p.Text(word, x+30*k, smallY, small)
	p.Text(fact, x+30*k, largeY, large)
}

// drawHue tints a tile with a colour and puts its sign there.
func (m *Challenge) drawHue(p *paint.Painter, b paint.Rect, c engine.Color, sign paint.Sprite) {
	tone := p.Suit(c).Base
	p.RoundRect(b, 16*m.k, tone.Fade(0.2))
	p.StrokeRoundRect(b, 16*m.k, 2*m.k, tone.Fade(0.75))
	p.Draw(sign, b.X+34*m.k, b.Y+b.H/2, 40.0/48*m.k, paint.White)
}

// drawBar is the chance as a length, cut in tenths, with a mark where it ends.
func (m *Challenge) drawBar(p *paint.Painter, r paint.Rect, k float32) {
	p.RoundRect(r, r.H/2, paint.Plum600)
	end := max(r.H, r.W*min(1, max(0, m.chance*m.Rise())))
	p.RoundRect(paint.Box(r.X, r.Y, end, r.H), r.H/2, paint.Said)
	for i := 1; i < 10; i++ {
		p.Rect(paint.Box(r.X+r.W*float32(i)/10-k, r.Y+3*k, 2*k, r.H-6*k), paint.Plum900.Fade(0.45))
	}
	p.RoundRect(paint.Box(r.X+end-2.5*k, r.Y-5*k, 5*k, r.H+10*k), 2.5*k, paint.Cream)
}

// drawVerb is a verb's plate: under the button what comes of it, each with a sign.
func (m *Challenge) drawVerb(p *paint.Painter, i int) {
	r, k := m.verbs[i], m.k
	p.Plate(r, 26*k, paint.Plum900)
	x, y := r.X+16*k, r.Y+84*k
	st := paint.Style{Face: paint.Body, Size: 17 * k, Color: paint.Cream, Wrap: r.W - 54*k}
	if i == 1 {
		st = p.Within(m.keep, st, r.H-92*k, 11*k)
		p.Disc(x+9*k, y+11*k+p.Drop(st)/2, 4.5*k, paint.Plum300)
		p.Text(m.keep, x+26*k, y+17*k+p.Drop(st), st)
		return
	}
	st = p.Within(m.text.Guilty+"\n"+m.text.Innocent, st, r.H-100*k, 11*k)
	_, high := p.Measure(m.text.Guilty, st)
	p.Draw(m.art.right, x+9*k, y+11*k+p.Drop(st)/2, k, paint.Tone(assets.ToneBest))
	p.Text(m.text.Guilty, x+26*k, y+17*k+p.Drop(st), st)
	y += high + 8*k
	p.Draw(m.art.wrong, x+9*k, y+11*k+p.Drop(st)/2, 0.9*k, paint.Tone(assets.ToneBlunder))
	p.Text(m.text.Innocent, x+26*k, y+17*k+p.Drop(st), st)
}
