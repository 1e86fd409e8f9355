package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
)

// What blind_draw adds (RULES.md, "The second wave"): State.blind are the cards nobody has looked at yet, whoever's hand they lie in.

// seen is the faces in the seat's hand that it has looked at.
func (s judge) seen(seat int8) faces {
	if s.rules[BlindDraw] == Off {
		return s.hands[seat].faces // nearly always
	}
	return s.seenHand(seat).faces
}

// seenHand is the cards of the seat's hand that it has looked at.
func (s judge) seenHand(seat int8) hand {
	h := s.hands[seat]
	s.keepSeen(&h)
	return h
}

// keepSeen takes out of such a hand what nobody has looked at.
func (s judge) keepSeen(h *hand) {
	if s.rules[BlindDraw] == On {
		held := *h
		for i := range held.all(everyFace) {
			if s.blind.has(i) {
				h.remove(i)
			}
		}
	}
}

// copyOf is the card of that face that the seat would play: one it has looked at.
func (s judge) copyOf(seat int8, f engine.Face) index {
	if s.rules[BlindDraw] == Off {
		return s.hands[seat].named(f) // nearly always
	}
	h := s.seenHand(seat)
	return h.named(f)
}

// open says that the seat's hand lies open for everybody (RULES.md, "hand_reveal"); a hand being dealt does not.
func (s judge) open(seat int8) bool {
	n := s.hands[seat].count
	return n > 0 && n <= int32(s.rules[HandReveal]) && s.discardN > 0
}

// unseenDrawn says that the card in question in phase drawn is one its owner has not looked at.
func (s judge) unseenDrawn() bool {
	return s.phase == engine.PhaseDrawn && s.drawnCard != noCard && s.blind.has(s.drawnCard)
}

// mayPlayBlind refuses an unseen play by nothing that would tell the card.
func (s judge) mayPlayBlind(m *Move) engine.Code {
	switch {
	case s.turn != m.Seat:
		return engine.NotYourTurn
	case !s.unseenDrawn():
		return engine.NotNow
	case m.badColor:
		return engine.BadColor
	case m.Color == engine.NoColor:
		return engine.ColorRequired
	}
	_, code := s.swapsBy(m.Seat, m.Target)
	return code
}

// playBlind plays the drawn card unseen. If it does not fit it is shown to its owner and stays, and the turn ends.
func (s playing) playBlind(m *Move) {
	m.card = s.drawnCard
	s.blind.remove(m.card)
	s.rec.shown(m.Seat, m.card)
	f := bitOf(m.card.face())
	if f&s.fit == 0 || s.judge().mayPlayCard(m) != engine.Legal {
		s.rec.unfit(s.State, m.Seat, m.card)
		turning(s).begin(s.next(m.Seat))
		return
	}
	if !shed.IsWild(m.card.face()) {
		m.Color = engine.NoColor
	}
	m.Target, _ = s.judge().swapTarget(m)
	s.play(m)
}
