package uno

import "fourtell/engine"

// fits is what fits the top discard: the active colour, the same symbol, any wild; everything while no colour is active.
// State.fit holds it, worked out anew whenever a card is laid or a colour named.
func (s *State) fits() faces {
	if s.color == engine.NoColor {
		return everyFace
	}
	f := oneColor<<(uint(s.color-1)*13&63) | wildFaces
	if s.symbol <= engine.DrawTwo {
		f |= oneSymbol << (uint(s.symbol) & 63)
	}
	return f
}

// playable is the faces the seat may play now, one card at a time, in whatever phase and on or off its turn: what fits,
// less what the finish and the bluff switches refuse.
func (s *State) playable(seat int8) faces {
	if s.turn == seat && s.plain {
		return s.hands[seat].faces & s.fit // nearly always
	}
	return s.playableNow(seat)
}

func (s *State) playableNow(seat int8) faces {
	h := &s.hands[seat]
	f := h.faces
	switch {
	case s.turn != seat:
		if s.phase != engine.PhasePlay {
			return 0
		}
		f &= s.identical()
	case s.phase == engine.PhasePlay:
		f &= s.fit
	case s.phase == engine.PhaseDrawn:
		f = bitOf(s.drawnCard.face())
	case s.phase == engine.PhaseRespond:
		f &= s.answers()
	default:
		return 0
	}
	if h.count == 1 && s.rules[Finish] != FinishAny {
		f &= s.mayFinish()
	}
	if s.rules[WD4Bluff] == BluffRefused && f&wd4Face != 0 && s.bluffs(seat) {
		f &^= wd4Face
	}
	return f
}

// identical is the face of the top discard, for jump-ins; none while they are off, a wild's only under jump_in any.
func (s *State) identical() faces {
	if s.discardN == 0 || s.rules[JumpIn] == Off {
		return 0
	}
	f := bitOf(s.discard[s.discardN-1].card.face())
	if f&wildFaces != 0 && s.rules[JumpIn] != JumpInAny {
		return 0
	}
	return f
}

// answers is what may be stacked on the pending draw card.
func (s *State) answers() faces {
	switch s.pending.kind {
	case engine.PendingDrawTwo:
		if s.rules[StackCross] == On {
			return ofSymbol(engine.DrawTwo) | wd4Face
		}
		return ofSymbol(engine.DrawTwo)
	case engine.PendingWD4:
		if s.rules.stacksFour() {
			return wd4Face
		}
	}
	return 0
}

// mayFinish is what may be a last card.
func (s *State) mayFinish() faces {
	switch s.rules[Finish] {
	case FinishNoWild:
		return everyFace &^ wildFaces
	case FinishNoAction:
		return everyNumber
	}
	return everyFace
}

// bluffs says whether a Wild Draw Four played by the seat now would be a bluff, judged on its whole hand. Other Wild Draw
// Fours never make it one; what could be played instead is judged by the top discard alone (RULES.md, "wd4_legality").
func (s *State) bluffs(seat int8) bool {
	var betrays faces
	switch s.rules[WD4Legality] {
	case LegalityFree:
		return false
	case LegalityColour:
		betrays = ofColor(s.color)
	case LegalityAnyPlayable:
		betrays = s.fit &^ wd4Face
	default:
		betrays = s.fit &^ wildFaces
	}
	return s.hands[seat].faces&betrays != 0
}

// playWouldLeaveOne says whether the seat on turn has a play that leaves it one card.
func (s *State) playWouldLeaveOne(seat int8) bool {
	h := &s.hands[seat]
	if h.count == 2 {
		return s.playable(seat) != 0
	}
	if s.rules[MultiPlay] == Off || s.phase != engine.PhasePlay || h.count < 2 {
		return false
	}
	for f := s.playable(seat) & everyNumber; f != 0; f &= f - 1 {
		if h.sum(ofSymbol(f.first().Symbol())) >= int(h.count)-1 {
			return true
		}
	}
	return false
}
