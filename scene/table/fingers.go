package table

import (
	"fourtell/scene/input"
	"fourtell/scene/stage"
)

// fingers are what a pointer or a finger does in the hand.
type fingers struct {
	*chair
	hand  *hand
	peek  *peek
	moves *moves
}

func newFingers(c *chair, h *hand, k *peek, m *moves) *fingers {
	return &fingers{chair: c, hand: h, peek: k, moves: m}
}

// follow: hover, click, tap and drag in the hand.
func (f *fingers) follow(s *stage.Stage, in *input.Tick) {
	h, l := f.hand, f.queue.Layout()
	at, ok := l.HandAt(float64(in.X), float64(in.Y))
	if !ok || !in.Over {
		at = noCard
	}
	if in.RightPressed {
		f.hand.cancel(s)
	}
	f.hand.hovers(s, in, at)
	if at != noCard {
		s.Window().Point()
	}
	switch {
	case in.Pressed && at != noCard:
		c := f.cardAt(at)
		h.grab = grab{card: c.ID, index: at, x: in.X, y: in.Y, touched: h.picked == c.ID && c.ID != 0, seq: f.shown.Seq, jump: f.cutsIn()}
		if h.picked != c.ID {
			h.unpick(s)
		}
	case in.Pressed:
		h.unpick(s)
	case h.grab.holds() && in.Down && in.Dragged:
		f.hand.drag(s, in)
	case h.grab.holds() && in.Released:
		f.release(s, in, at)
	case h.grab.holds() && !in.Down:
		f.hand.dropGrab(s)
	}
}

// release ends a press: a drag past the line plays, a click plays, a first tap picks.
func (f *fingers) release(s *stage.Stage, in *input.Tick, at int) {
	h := f.hand
	g := h.grab
	card := f.cardAt(f.indexOf(g.card))
	if g.on {
		f.hand.dropGrab(s)
		switch {
		case card.ID == 0:
		case g.over && f.outdated(g):
			f.moves.tooSoon(s, card)
		case g.over:
			f.moves.try(s, card)
		default:
			f.hand.place(s, card.ID, in.X)
		}
		return
	}
	h.grab = grab{index: noCard}
	if card.ID == 0 || f.cardAt(at).ID != card.ID {
		return
	}
	if !in.Touch && s.Settings().OneClick || g.touched || f.moves.claim.on() || card.ID == unseenCard { // what is asked then may be taken back
		h.picked = 0
		if f.outdated(g) {
			f.moves.tooSoon(s, card)
			return
		}
		f.moves.try(s, card)
		return
	}
	if f.moves.slips(s, card) {
		return
	}
	h.picked = card.ID
	h.focus = card.ID
	s.Redraw()
}

// outdated says whether a press was made on another table than the one it was let go on: for a play that has become a
// jump-in, or for a jump-in that has become a play. By rules that mark nothing it says so of any press out of turn.
func (f *fingers) outdated(g grab) bool {
	return g.seq != f.shown.Seq && (g.jump || f.mayJump() || f.facts.plain && !f.mine())
}

// followPeek follows a press on the hand that lies face down. While it lasts the hand is seen and the card below it
// stands out; drawn up past the line the card is played. Let go it is picked, and a short press on the picked one plays it.
// It says whether the pointer is its own.
func (f *fingers) followPeek(s *stage.Stage, in *input.Tick) bool {
	k, h := f.peek, f.hand
	if f.peek.peeks() && k.stays {
		return f.peek.coverPointer(s, in)
	}
	if !f.peek.peeks() || k.open && !k.finger {
		return false
	}
	l := f.queue.Layout()
	at, ok := l.HandAt(float64(in.X), float64(in.Y))
	if !ok || !in.Over {
		at = noCard
	}
	switch {
	case s.Settings().PressOnce:
		h.hover = 0
		if in.Pressed {
			k.tapped = at != noCard
		}
		if in.Released && k.tapped {
			k.tapped, k.stays = false, at != noCard
		}
	case in.Pressed && at != noCard:
		c := f.cardAt(at).ID
		k.end()
		k.finger, k.card, k.picked = true, c, c == h.picked
		h.hover = c
	case !k.finger:
		h.hover = 0
	case in.Down && (h.grab.on || at == noCard && in.Dragged && float64(in.Y) < l.Hand.Box.Y && k.card != 0):
		if !h.grab.on {
			h.grab = grab{card: k.card, index: f.indexOf(k.card), x: in.X, y: in.Y, seq: f.shown.Seq, jump: f.cutsIn()}
			h.picked, h.hover = 0, 0
		}
		f.hand.drag(s, in)
	case in.Down:
		k.age++
		if c := f.cardAt(at).ID; c != 0 && c != h.hover {
			h.hover, k.card = c, c
			s.Redraw()
		}
	default:
		f.endPeek(s, in, at)
	}
	return true
}

// endPeek does what letting go means, and the hand lies face down again.
func (f *fingers) endPeek(s *stage.Stage, in *input.Tick, at int) {
	k, h := f.peek, f.hand
	c := f.cardAt(at)
	switch {
	case h.grab.on && in.Released:
		f.release(s, in, at)
	case h.grab.on:
		f.hand.dropGrab(s)
	case !in.Released || c.ID == 0 || c.ID != k.card:
	case k.picked && k.age < peekTap:
		h.picked = 0
		f.moves.try(s, c)
	default:
		h.picked, h.focus = c.ID, c.ID
	}
	k.finger = false
	h.hover = 0
	s.Redraw()
}
