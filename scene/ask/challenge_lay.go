package ask

import (
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

const (
	challengeWide = 860 // units, of the window on its side
	challengeHigh = 592
	answerHigh    = 64 // of the button to answer with a card, in a window held upright
	lampHigh      = 76 // kept free over the panel there, for the lamp
)

// lay puts everything in its place; larger text gets as much more room as the window has.
func (m *Challenge) lay(s *stage.Stage) {
	m.w, m.h = s.Window().Size()
	m.portrait = m.w < m.h
	grow := s.Painter().TextScale() - 1
	if m.portrait {
		m.layTall(s, grow)
		return
	}
	m.k = 1
	wider := 0.35 * grow
	if s.Window().Held().Broad() { // as high as the window it is already
		wider = 0.9 * grow
	}
	w := max(challengeWide, min(m.w-136, challengeWide*(1+wider)))
	m.Fit(s, w, challengeHigh+90*grow)
	x, y, wide := m.Panel.X+306, m.Panel.Y, w-340
	for i := range m.tiles {
		each := (wide - 24) / 3
		m.tiles[i] = paint.Box(x+float32(i)*(each+12), y+114, each, 72)
	}
	m.odds = paint.Box(x, y+198, wide, 124)
	for i, b := range [2]*kit.Button{m.doubt, m.believe} {
		each := (wide - 20) / 2
		r := paint.Box(x+float32(i)*(each+20), y+334, each, m.Panel.H-388)
		m.verbs[i] = r
		b.Rect, b.Size, b.Cap = paint.Box(r.X+8, r.Y+8, r.W-16, 60), 24, b.Shortcut
	}
	if m.reply != nil {
		m.reply.Rect, m.reply.Size = paint.Box(x, y+m.Panel.H-46, wide, 34), 18
	}
}

// layTall puts it one below the other, near the lower edge and the hand that holds the window.
func (m *Challenge) layTall(s *stage.Stage, grow float32) {
	high := float32(836)
	if m.reply != nil {
		high += answerHigh
	}
	k := min(m.w/460, m.h/(high+lampHigh+12))
	m.k = k
	more := max(0, min(140*grow, m.h/k-high-lampHigh-12))
	high += more
	m.Fit(s, 436*k, high*k)
	m.Panel.Y = m.h - (high+10)*k
	x, y, wide := m.Panel.X+28*k, m.Panel.Y, m.Panel.W-56*k
	for i := range m.tiles {
		m.tiles[i] = paint.Box(x+144*k, y+(118+68*float32(i))*k, wide-144*k, 60*k)
	}
	m.odds = paint.Box(x, y+326*k, wide, 140*k)
	y += 478 * k
	for i, b := range [2]*kit.Button{m.doubt, m.believe} {
		r := paint.Box(x, y, wide, [2]float32{190 + 0.6*more, 136 + 0.4*more}[i]*k)
		m.verbs[i] = r
		b.Rect, b.Size, b.Cap = paint.Box(r.X+8*k, r.Y+8*k, r.W-16*k, 60*k), 24*k, input.NoAction
		y += r.H + 10*k
	}
	if m.reply != nil {
		m.reply.Rect, m.reply.Size = paint.Box(x, y, wide, (answerHigh-10)*k), 22*k
	}
}

// lowest is where what can be pressed and what comes of it ends.
func (m *Challenge) lowest() float32 {
	if m.reply != nil {
		return m.reply.Y + m.reply.H
	}
	return m.verbs[1].Y + m.verbs[1].H
}
