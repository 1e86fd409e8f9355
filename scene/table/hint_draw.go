package table

import (
	"slices"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

const hintIn = 8 // ticks until advice stands

// lamp draws a lamp in a box: glass, socket, and rays while it burns.
func (h *hinter) lamp(p *paint.Painter, cx, cy, k float32, burns bool) {
	glass := paint.Cream
	if burns {
		glass = p.Suit(shed.Yellow).Base
		for i := range 5 {
			sin, cos := paint.Sincos(float32(i)*0.7854 - 3.1416)
			p.Disc(cx+cos*14.5*k, cy-3*k+sin*14.5*k, 1.7*k, glass)
		}
	}
	p.Disc(cx, cy-3*k, 8.5*k, glass)
	p.RoundRect(paint.Centered(cx, cy+5*k, 8*k, 6*k), 2*k, glass)
	p.RoundRect(paint.Centered(cx, cy+9.2*k, 9*k, 2.2*k), 1.1*k, paint.Plum300)
	p.RoundRect(paint.Centered(cx, cy+12.4*k, 6*k, 2.2*k), 1.1*k, paint.Plum300)
}

// drawLamp is the button to ask for advice with.
func (h *hinter) drawLamp(p *paint.Painter, b *padButton, u float32, focused bool) {
	if b.at.W == 0 {
		return
	}
	body, line := paint.Plum800, paint.Plum600
	burns := h.on || h.mind != nil
	switch {
	case b.LooksPressed():
		body, line = paint.Plum900, paint.Plum500
	case burns:
		body, line = paint.Plum700, p.Suit(shed.Yellow).Base
	case b.Hover:
		body, line = paint.Plum600, paint.Plum300
	}
	p.RoundRect(b.at, 14*u, line)
	p.RoundRect(b.at.Inset(1.5*u), 12.5*u, body)
	cx, cy := b.at.Center()
	h.lamp(p, cx, cy-1.5*u, max(u, b.at.H/46), burns)
	if focused && p.Focusing {
		p.FocusRing(b.at, 14*u)
	}
	h.hud.keyBadge(p, b.at, zoneHint)
}

// draw shows the advice on the table: what it is about stands out, and the sentence points at it.
func (h *hinter) draw(p *paint.Painter) {
	if h.mind != nil && h.age > hintIn {
		h.callout(p, h.think, nil, h.hud.lamp.at, 1)
		return
	}
	if !h.on || h.hand.grab.on { // it is being done: the card and where it goes are to be seen
		return
	}
	at := h.markPlace(p)
	h.callout(p, h.items[h.at].text, h.moreLine(), at, min(1, float32(h.age)/hintIn))
}

// moreLine says how to hear the next reason; nil where there is none.
func (h *hinter) moreLine() *stage.KeyLine {
	if h.at+1 >= len(h.items) {
		return nil
	}
	return &h.more
}

// markPlace lights up what the advice is about, and says where it is.
func (h *hinter) markPlace(p *paint.Painter) paint.Rect {
	b, u := h.hud, h.u
	c := &h.mark
	switch c.Verb {
	case engine.VerbPlay, engine.VerbClaim:
		if h.popped() && h.hinted() == h.facts.drawn { // the sentence over the card would cover the buttons
			l := h.queue.Layout()
			if c.Blind || !l.Portrait && !l.HandOnly {
				h.pulseRing(p, b.play.Rect, b.play.H/2.6)
			}
			if !l.Portrait && !l.HandOnly { // over both, so that it stands beside the top card
				return paint.Box(b.play.X, b.play.Y, b.keep.X+b.keep.W-b.play.X, b.play.H)
			}
		}
		if c.Blind {
			break
		}
		if card := h.hinted(); card != 0 && card < mostIDs {
			r := h.hand.cardRect(card)
			if i := h.indexOf(card); i != noCard && h.hand.tagOf(h.cardAt(i)) != "" { // pointed at, not covered
				up := tagAbove*u + (tagHigh*u+p.Grown(h.hand.tagStyle()))/2
				r.Y, r.H = r.Y-up, r.H+up
			}
			return h.overMarks(r)
		}
		if c.Verb == engine.VerbClaim {
			return h.ringClaim(p)
		}
	case engine.VerbDraw, engine.VerbAccept:
		h.pulseRing(p, b.pile.at, 14*u)
		return b.pile.at
	case engine.VerbPass:
		if h.popped() {
			h.pulseRing(p, b.keep.Rect, b.keep.H/2.6)
			return b.keep.Rect
		}
		if h.hand.claim.asks() {
			return h.ringClaim(p)
		}
	case engine.VerbCallUno:
		h.pulseRing(p, b.call.at, min(b.call.at.W, b.call.at.H)/2)
		return b.call.at
	case engine.VerbCatchUno:
		if i := int(c.Target); i >= 0 && i < len(b.catches) {
			h.pulseRing(p, b.catches[i].at, b.catches[i].at.H/2.6)
			return b.catches[i].at
		}
	}
	return h.hud.lamp.at
}

// ringClaim lights up the button to claim with, and gives the block it stands in.
func (h *hinter) ringClaim(p *paint.Painter) paint.Rect {
	r := h.hand.claim.button.Rect
	h.pulseRing(p, r, r.H/2.6)
	return rectOf(h.queue.Layout().Call)
}

// overMarks is a card's place, higher where a card is picked: whether that is a lie stands over it, and is pointed past, not covered.
func (h *hinter) overMarks(r paint.Rect) paint.Rect {
	const marked = 45 // units over a picked card
	for _, card := range h.hand.claim.picked {
		if h.indexOf(card.ID) == noCard {
			continue
		}
		if top := h.hand.cardRect(card.ID).Y - marked*h.u; top < r.Y {
			r.Y, r.H = top, r.H+r.Y-top
		}
	}
	return r
}

// advised says whether the house would play that card of the hand, alone or among several that go down together; one that is picked
// already is advised no longer.
func (h *hinter) advised(c engine.Card) bool {
	if h.mark.Verb == engine.VerbClaim && h.hand.claim.has(c) {
		return false
	}
	if first := h.hinted(); first == 0 || c == first {
		return first != 0
	}
	return slices.ContainsFunc(h.mark.Cards, func(m engine.SeenCard) bool { return m.ID == c })
}

// pulseRing is a ring that breathes round what is advised.
func (h *hinter) pulseRing(p *paint.Painter, r paint.Rect, radius float32) {
	beat := 0.5 + 0.5*kit.Sin(float32(h.age)*0.12)
	if h.calm {
		beat = 1
	}
	u := h.u
	p.StrokeRoundRect(r.Inset(-6*u), radius+6*u, 4*u, p.Suit(shed.Yellow).Base.Fade(0.45+0.55*beat))
}

// callout is a sentence that points at a box, above it or, where there is no room, below.
func (h *hinter) callout(p *paint.Painter, text string, more *stage.KeyLine, at paint.Rect, k float32) {
	u := h.u
	wide := min(430*u, float32(h.queue.Layout().W)-110*u)
	st := paint.Style{Face: paint.Body, Size: h.px(18), Color: paint.Ink, Wrap: wide}
	w, tall := p.Measure(text, st)
	small := paint.Style{Face: paint.Body, Size: h.px(15), Color: paint.Note}
	high := tall + 22*u
	if more != nil {
		high += 22 * u
		w = max(w, more.Wide(p, small))
	}
	r, tip, up := h.calloutBox(w+72*u, high, at)
	p.Push(tip, at.Y, 0, 6*u*(1-k), 1, 0, k)
	p.TellPassing("advice", r)
	p.Shadow(r, 16*u, 4*u, 10*u, paint.ShadowInk.Fade(0.6))
	if up {
		y := r.Y + r.H
		p.Quad(tip-10*u, y-2*u, tip+10*u, y-2*u, tip, y+11*u, tip, y+11*u, paint.Cream)
	} else {
		p.Quad(tip, r.Y-11*u, tip, r.Y-11*u, tip+10*u, r.Y+2*u, tip-10*u, r.Y+2*u, paint.Cream)
	}
	p.RoundRect(r, 16*u, paint.Cream)
	h.inkLamp(p, r.X+28*u, r.Y+high/2, 1.1*u)
	p.TextIn(text, paint.Box(r.X+52*u, r.Y+11*u, w, tall), st)
	if more != nil {
		more.Draw(p, paint.Box(r.X+52*u, r.Y+high-29*u, w, 22*u), small)
	}
	p.Pop()
}

// besideTop moves a box off the top card, to the side of it on which its tip can still point at what is meant; where the tip
// stands right below that card it stays. So much of the card's foot may be covered.
func (h *hinter) besideTop(r paint.Rect, tip, foot float32) paint.Rect {
	u, top := h.u, rectOf(h.queue.Layout().Discard).Inset(-4*h.u)
	if top.H -= foot; r.Apart(top) {
		return r
	}
	switch right, left := top.X+top.W+6*u, top.X-6*u-r.W; {
	case tip >= right+24*u && right+r.W <= float32(h.queue.Layout().W)-12*u:
		r.X = right
	case tip <= left+r.W-24*u && left >= 12*u:
		r.X = left
	}
	return r
}

// calloutBox is where a callout lies that points at a box, where its tip is, and whether it lies above. Where pointing at the middle
// would have it cover the word under the pile, it points at the box's right part.
func (h *hinter) calloutBox(w, high float32, at paint.Rect) (r paint.Rect, tip float32, up bool) {
	u, most := h.u, float32(h.queue.Layout().W)
	y := at.Y - high - 16*u
	if up = y > 76*u; !up {
		y = at.Y + at.H + 16*u
	}
	lie := func(part, foot float32) {
		tip = at.X + part*at.W
		r = h.besideTop(h.hud.besidePill(paint.Box(tip-(w-24*u)/2-36*u, y, w, high), tip), tip, foot)
		r.X = min(max(r.X, 12*u), most-w-12*u)
		tip = min(max(tip, r.X+24*u), r.X+r.W-24*u)
	}
	lie(0.5, 0)
	if !r.Apart(h.hud.underPile.at) {
		lie(0.9, 14*u)
	}
	return r, tip, up
}

// inkLamp is the lamp on paper.
func (h *hinter) inkLamp(p *paint.Painter, cx, cy, k float32) {
	p.Disc(cx, cy, 17*k, paint.Plum800)
	h.lamp(p, cx, cy-1.5*k, 0.86*k, true)
}
