package ask

import (
	"fourtell/engine"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/words"
)

const (
	targetHigh = 226 // units, of a guest to swap hands with
	targetFan  = 104 // how wide the hand shown there may be
	targetBack = 34  // the width of a card of it
)

// NewTarget asks whose hand to swap with. What the player would give away stands beside the card.
func NewTarget(t Table, card engine.SeenCard, plays []engine.Command) *Choice {
	l := t.Words()
	holds := func(seat engine.Seat, n int) string {
		return l.Say(words.TargetCount, words.With("name", t.Name(seat)), words.Count("n", n))
	}
	m := &Choice{t: t, title: l.Say(words.TargetTitle), line: kit.Capital(l.Face(card.Face)), cancel: true, whose: true}
	if card.Hidden() {
		m.line = l.Say(words.UnseenSeven)
	}
	for _, c := range plays {
		if len(m.items) == 0 {
			m.line += " · " + holds(t.Viewer(), t.Shown().Hands[t.Viewer()].Count-max(1, len(c.Cards)))
		}
		m.items = append(m.items, Item{seat: c.Target, command: c, word: holds(c.Target, t.Shown().Hands[c.Target].Count)})
	}
	return m
}

// drawTarget is a guest to swap with: the face, the name, and the hand as backs with their number.
func (m *Choice) drawTarget(p *paint.Painter, it *Item) {
	t, r, k := m.t, it.Rect, m.k
	cx, _ := r.Center()
	p.Draw(it.guest, cx, r.Y+60*k, 0.72*k, paint.White)
	p.Circle(cx, r.Y+60*k, 48*k, 3*k, paint.Cream)
	p.TextIn(t.Name(it.seat), paint.Box(r.X+6*k, r.Y+112*k, r.W-12*k, 38*k), paint.Style{Name: true, Face: paint.Display, Size: 20 * k, Color: paint.Cream,
		Align: paint.Middle, Fit: r.W - 16*k, Most: 34 * k})
	n := t.Shown().Hands[it.seat].Count
	step := min(targetBack/2, (targetFan-targetBack)/float32(max(1, n-1)))
	scale := targetBack / float32(120)
	for i := range n {
		off := float32(i) - float32(n-1)/2
		p.Put(m.back, paint.Pose{X: cx + off*step*k, Y: r.Y + 184*k, ScaleX: scale * k, ScaleY: scale * k, Tint: paint.White})
	}
	body := paint.Cream
	if n == 1 {
		body = paint.Coral
	}
	x := cx + (float32(n-1)/2*step+targetBack/2)*k
	t.Badge(p, n, min(x, r.X+r.W-20*k), r.Y+202*k, 19*k, body, paint.Ink)
}
