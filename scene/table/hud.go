package table

import (
	"fourtell/anim"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// zone is where the keys are.
type zone uint8

const (
	zoneHand zone = iota
	zoneDraw
	zonePlayed
	zoneRanks // the strip of ranks to choose from
	zoneClaim // the button to claim with
	zoneCatch
	zoneCall
	zoneSort
	zoneHint
	zoneLog
	zoneCompany // one of the company's buttons, mates.at
	zonePause
	zoneGuest // one of the guests that talk, guestLines.at
	zones
)

// hud is everything round the table that can be pressed.
type hud struct {
	*chair
	peek      *peek
	round     *roundClock
	zone      zone
	pressed   int  // ticks the pointer has been down on the empty table
	hurry     bool // one press has made everything faster
	pause     padButton
	sort      padButton
	lamp      padButton // to ask for advice
	log       padButton
	call      padButton
	pile      padButton
	underPile padButton   // the word under the pile, where it says what a press on it does
	played    padButton   // the discard pile
	catches   []padButton // by seat
	play      kit.Button
	keep      kit.Button
	fresh     bool                    // the log has something new
	whom      [engine.MaxSeats]string // what says who may be caught, where no plate does
}

func newHUD(c *chair, k *peek, r *roundClock) *hud { return &hud{chair: c, peek: k, round: r} }

// lay puts every button into its place.
func (h *hud) lay(s *stage.Stage) {
	l := h.queue.Layout()
	u, w := h.u, float32(l.W)
	held := s.Window().Held()
	side := float32(l.Button)
	h.pause.at = paint.Box(anim.HeadEdge*u, anim.HeadEdge*u, side, side)
	if l.Portrait {
		h.pause.at = paint.Box(14*u, 16*u, side, side)
	}
	switch {
	case l.Far: // which round it is, and a way to the pause: there is no button
		v := h.Board()
		h.pause.at, h.log.at = paint.Box(24*v, 24*v, 170*v, 52*v), paint.Rect{}
	default:
		h.log.at = rectOf(l.Log)
	}
	h.pile.at = rectOf(l.Draw)
	h.played.at = rectOf(l.Discard)
	call := rectOf(l.Call)
	h.call.at = paint.Rect{}
	if h.tools.call {
		h.call.at = call
	}
	if mine := int(h.viewer); mine >= 0 && mine < len(l.Plates) {
		h.sort.at = paint.Centered(float32(l.Call.X)-(side+8*u)/2, call.Y-18*u-side/2, side, side)
		if held.Broad() { // clear of the number of a long hand
			h.sort.at.Y -= 36 * u
		}
		if !h.tools.call { // nothing stands below it
			h.sort.at.Y = float32(l.Call.Y) - side/2
		}
		if l.Portrait {
			h.sort.at = paint.Centered(w-36*u, float32(l.Plates[mine].Y), side, side)
		}
	}
	h.layLamp()
	h.layBeside(side)
	h.catches = h.catches[:0]
	for i := range l.Plates {
		b := h.plateOf(i)
		r := paint.Box(b.X+b.W-62*u, b.Y+b.H/2-18*u, 86*u, 36*u)
		if wide, _ := s.Painter().Measure(h.labels.catchWord, paint.Style{Face: paint.Display, Size: h.px(17)}); wide > r.W-16*u {
			r.X, r.W = b.X+b.W-46*u, wide+20*u
		}
		if l.Small {
			r = paint.Box(b.X+56*u, b.Y+b.H-12*u, 86*u, 34*u)
		}
		if l.Portrait && engine.Seat(i) != h.viewer { // in the place of the name
			r = paint.Box(b.X, b.Y+b.H-28*u, b.W, 30*u)
		}
		if held.Broad() {
			r = paint.Centered(r.X+r.W/2, r.Y+r.H/2, max(r.W, side), max(r.H, side))
		}
		h.catches = append(h.catches, padButton{at: r})
	}
	h.layPop()
}

// popMost is how wide, in units of the board, Play and Keep may become for their keys.
const popMost = 168

// layPop puts Play and Keep over the drawn card.
func (h *hud) layPop() {
	if !h.popped() {
		return
	}
	l, u := h.queue.Layout(), h.u
	i := h.indexOf(h.facts.drawn)
	if i == noCard {
		return
	}
	h.play.Text = h.labels.playWord
	if h.facts.unseen() {
		h.play.Text = h.labels.unseenWord
	}
	held := h.stage.Window().Held()
	w, high, p := 132*u, max(46*u, held.Finger*held.K), h.stage.Painter()
	h.play.Cap, h.keep.Cap = input.ActConfirm, input.ActKeep
	for _, b := range [2]*kit.Button{&h.play, &h.keep} { // as wide as word and key want, and where that is too wide, the word alone
		b.Size = 21 * u
		wide, _ := p.Measure(b.Text, paint.Style{Face: paint.Display, Size: b.Size})
		if wide += 44 + p.GlyphWide(stage.Prompt(p, b.Cap), 28); h.u > 1.5 || wide > popMost*u {
			b.Cap = input.NoAction
		} else {
			w = max(w, wide)
		}
	}
	q := l.HandPose(i)
	if l.HandOnly { // in the places of the buttons to play and to draw with
		left := float32(l.W)/2 - 179*u
		h.play.Rect, h.keep.Rect = paint.Box(left, float32(l.H)-170*u, 358*u, 66*u), paint.Box(left, float32(l.H)-82*u, 172*u, 52*u)
		return
	}
	x := min(max(float32(q.X), w+20*u), float32(l.W)-w-20*u)
	y := float32(l.Hand.Box.Y-l.Hand.Box.H/2) - 72*u - high
	if l.Portrait {
		x, y = float32(l.W)/2, float32(l.Chip.Y)-46*u-high
	} else if held.Broad() { // beside the pile, which they would cover
		x = float32(l.Discard.X+l.Discard.W/2) + w + 30*u
	}
	h.play.Rect, h.keep.Rect = paint.Box(x-w-6*u, y, w, high), paint.Box(x+6*u, y, w, high)
}

// layBeside puts the lamp and the sorting beside the pause where the claim is made in their place.
func (h *hud) layBeside(side float32) {
	if l := h.queue.Layout(); !l.Claims || l.Portrait {
		return
	}
	at := h.pause.at.Move(side+anim.HeadGap*h.u, 0)
	if h.lamp.at.W > 0 && h.tools.hint {
		h.lamp.at = at
		at = at.Move(side+anim.HeadGap*h.u, 0)
	}
	h.sort.at = at
}

// layLamp puts the lamp beside the sort button; in a window held upright, where the plate has "Your turn" beside it, next
// to the log.
func (h *hud) layLamp() {
	l, u := h.queue.Layout(), h.u
	mine := int(h.viewer)
	if mine < 0 || mine >= len(l.Plates) {
		h.lamp.at = paint.Rect{}
		return
	}
	h.lamp.at = h.sort.at.Move(h.sort.at.W+8*u, 0)
	if l.Portrait {
		h.lamp.at = h.log.at.Move(-54*u, 0)
	}
}

// besidePill moves a box off the word under the pile, so that what else may be done stays in reach, as far as its tip still
// points at what is meant.
func (h *hud) besidePill(r paint.Rect, tip float32) paint.Rect {
	if d := h.underPile.at; r.X < d.X+d.W && r.X+r.W > d.X && r.Y < d.Y+d.H && r.Y+r.H > d.Y {
		r.X = min(d.X+d.W+8*h.u, tip-24*h.u)
	}
	return r
}

// messages is where messages lie at a table: between the seats and above the piles, so that none hides the card that
// counts. Where a window held upright has so many seats that nothing is left between them and the piles, it is the head.
func (h *hud) messages() stage.ToastSpace {
	l, u, k := h.queue.Layout(), h.u, h.stage.Toasts().K
	w := float32(l.W)
	end := min(float32(l.Discard.Y-discardReach*l.Discard.W), float32(l.Draw.Y-l.Draw.H/2)) - 5*u
	first := float32(l.Toast.Y - l.Toast.H/2)
	if l.HandOnly {
		x := h.pause.at.X + h.pause.at.W + 6*u
		return stage.ToastSpace{Box: paint.Box(x, 8*u, h.pause.at.X+306*u-x, 60*u), First: 8 * u}
	}
	if l.Portrait {
		seats := first - u
		if end-seats < 0.8*stage.ToastNeeds*k {
			x := h.pause.at.X + h.pause.at.W + 6*u
			return stage.ToastSpace{Box: paint.Box(x, 8*u, h.log.at.X-60*u-x, 60*u), First: 8 * u}
		}
		return stage.ToastSpace{Box: paint.Box(12*u, seats, w-24*u, end-seats), First: first}
	}
	edge := float32(12)
	for i := range l.Plates {
		if r := h.plateOf(i); engine.Seat(i) != h.viewer && r.Y < end && r.Y+r.H > first {
			edge = max(edge, min(r.X+r.W, w-r.X)+24*u)
		}
	}
	edge = min(edge, 0.28*w)
	top := 8 * u
	for i := range l.Plates {
		if r := h.plateOf(i); r.X < w-edge && r.X+r.W > edge && r.Y+r.H <= first+u {
			top = max(top, r.Y+r.H+6*u)
		}
	}
	return stage.ToastSpace{Box: paint.Box(edge, top, w-2*edge, end-top), First: max(first, top)}
}

// discardReach is how far the cards of the discard pile reach from its middle, in widths of a card, however askew they lie.
const discardReach = 0.91
