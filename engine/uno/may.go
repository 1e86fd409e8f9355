package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
)

// admit makes the checks that come before any verb's own: the round is over, then the seat (RULES.md, "Refusals are found
// in this order").
func (s judge) admit(m *Move) engine.Code {
	chair := m.Verb == engine.VerbLeave || m.Verb == engine.VerbReturn || m.Verb == engine.VerbRemove
	// Not the seat's own: an eliminated one may give it, and the time of a round is up whoever says so.
	table, everybody := m.Verb == engine.VerbNextRound || m.Verb == engine.VerbWait, m.round != 0
	if s.Over() && !table && !(chair && s.phase == engine.PhaseRoundOver) {
		return engine.RoundOver
	}
	if m.Seat < 0 || m.Seat >= s.seats || s.gone&bit(m.Seat) != 0 && !everybody || !s.in(m.Seat) && !table && !everybody {
		return engine.BadSeat
	}
	if s.away != 0 && s.rules[Leaver] == LeaverWait && !chair {
		return engine.NotNow // the table waits for whoever has left
	}
	return engine.Legal
}

func (s judge) mayPlayInPhase(m *Move) engine.Code {
	switch s.phase {
	case engine.PhaseChooseColor:
		return engine.MustChooseColor
	case engine.PhaseDrawn:
		if m.card != s.drawnCard || len(m.cards) > 1 || s.unseenDrawn() {
			return engine.OnlyDrawnCard
		}
	case engine.PhaseRespond:
		if m.card == noCard || len(m.cards) > 1 || s.answers()&bitOf(m.card.face()) == 0 {
			return engine.MustPay
		}
	}
	return engine.Legal
}

func (s judge) mayPlayCard(m *Move) engine.Code {
	h := &s.hands[m.Seat]
	if m.card == noCard || !h.has(m.card) || s.strict && s.blind.has(m.card) {
		return engine.NotInHand
	}
	f := bitOf(m.card.face())
	if !s.strict && s.turn == m.Seat && f&s.asked&^wildFaces != 0 {
		return engine.Legal // nearly always
	}
	switch {
	case f&wildFaces != 0 && m.badColor:
		return engine.BadColor
	case f&wildFaces != 0 && m.Color == engine.NoColor:
		return engine.ColorRequired
	case s.turn == m.Seat && s.phase == engine.PhasePlay && f&s.fit == 0:
		return engine.DoesNotFit
	case !s.strict:
	case h.count == 1 && f&s.mayFinish() == 0:
		return engine.FinishRefused
	case s.rules[WD4Bluff] == BluffRefused && f == wd4Face && s.bluffs(m.Seat):
		return engine.BluffRefused
	}
	return engine.Legal
}

// mayPlaySeveral: number cards of one number, all held; the first listed must fit.
func (s judge) mayPlaySeveral(m *Move) engine.Code {
	var held hand
	for _, i := range m.cards {
		if i == noCard || held.has(i) || !s.hands[m.Seat].has(i) || s.blind.has(i) {
			return engine.NotInHand
		}
		held.add(i)
	}
	first := m.cards[0]
	for _, i := range m.cards {
		if sym := shed.SymbolOf(i.face()); !sym.Number() || sym != shed.SymbolOf(first.face()) {
			return engine.DoesNotFit
		}
	}
	if s.rules[MultiPlay] == Off || s.fit&bitOf(first.face()) == 0 {
		return engine.DoesNotFit
	}
	return engine.Legal
}

// swapTarget is whom a 7 swaps with: nobody when it does not, the only opponent without being asked. A 7 as the last card
// swaps nothing, a partner is no target (RULES.md, "Jump-ins, swaps, several cards").
func (s judge) swapTarget(m *Move) (int8, engine.Code) {
	last := m.last()
	if s.rules[SevenSwap] == Off || shed.SymbolOf(last.face()) != 7 || int(s.hands[m.Seat].count) == m.size() {
		return noSeat, engine.Legal
	}
	return s.swapsBy(m.Seat, m.Target)
}

// swapsBy is whom a 7 of the seat swaps with where that target has been named.
func (s judge) swapsBy(seat, t int8) (int8, engine.Code) {
	switch s.rules[SevenSwap] {
	case Off:
		return noSeat, engine.Legal
	case SwapWithNext:
		next := s.swapsWithNext(seat)
		if t != noSeat && t != next {
			return noSeat, engine.BadTarget
		}
		return next, engine.Legal
	}
	n, only := s.swapsWith(seat)
	switch {
	case n == 0:
		return noSeat, engine.Legal
	case t == noSeat && n == 1:
		return only, engine.Legal
	case t == noSeat:
		return noSeat, engine.TargetRequired
	case t < 0 || t >= s.seats || t == seat || !s.in(t) || s.partners(seat, t):
		return noSeat, engine.BadTarget
	}
	return t, engine.Legal
}

// full says that the seat holds as many cards as it may draw up to by choice.
func (s judge) full(seat int8) bool {
	return s.rules[HandLimit] != 0 && s.hands[seat].count >= int32(s.rules[HandLimit])
}

func (s judge) mayJumpIn(m *Move) engine.Code {
	switch {
	case s.rules[JumpIn] == Off:
		return engine.NotYourTurn
	case s.phase != engine.PhasePlay, len(m.cards) > 1, m.card == noCard,
		!s.hands[m.Seat].has(m.card), s.blind.has(m.card), s.identical()&bitOf(m.card.face()) == 0:
		return engine.JumpInRefused
	}
	return engine.Legal
}

// challengeable says whether the pending card may be challenged: a Wild Draw Four, by the rules, whose player is still here.
func (s judge) challengeable() bool {
	return s.pending.kind == shed.PendingWD4 && s.rules.MayChallenge() && s.in(s.pending.by) && s.pending.by != s.pending.victim
}

// openPending is the pending draw card without its secret.
func (s judge) openPending() *shed.Pending {
	if s.phase != engine.PhaseRespond || s.pending.kind == shed.NothingPending {
		return nil
	}
	p := &s.pending
	return &shed.Pending{Kind: p.kind, By: engine.Seat(p.by), Victim: engine.Seat(p.victim), Stack: int(p.stack),
		ColorBefore: p.before, Paid: p.paid, Challenge: s.challengeable(), Answerable: s.answers() != 0}
}

// mayCall: with one card uncalled and the window open, or on one's own turn when a play would leave one card.
func (s judge) mayCall(seat int8) bool {
	if s.rules[UnoCall] == CallAuto || s.calls.called&bit(seat) != 0 {
		return false
	}
	if s.hands[seat].count == 1 {
		return s.calls.open&bit(seat) != 0
	}
	return s.turn == seat && s.mayCallAhead(seat)
}

// mayCallAhead says whether the seat on turn may call for a play it has not made yet.
func (s judge) mayCallAhead(seat int8) bool {
	return s.rules[CallWindow] == CallBefore && s.playWouldLeaveOne(seat)
}

// mayCatch checks a catch in the order of RULES.md: no window, or the try is used; then the grace time.
func (s judge) mayCatch(seat, target int8) engine.Code {
	switch {
	case target == noSeat:
		return engine.TargetRequired
	case target < 0 || target >= s.seats:
		return engine.BadTarget
	case !s.in(target):
		return engine.BadSeat // a command on a removed seat (RULES.md, "More on refusals and edges")
	case s.rules[UnoCall] != CallCatch, target == seat, s.calls.open&bit(target) == 0, s.calls.tried[target]&bit(seat) != 0:
		return engine.CannotCatch
	case s.now < s.calls.since[target]+engine.Millis(s.rules[UnoGraceMs]):
		return engine.TooEarly
	}
	return engine.Legal
}

// catchable says whether the seat holds one card uncalled with its window open; grace and tries are the catcher's matter.
func (s judge) catchable(seat int8) bool {
	return s.rules[UnoCall] == CallCatch && s.calls.open&^s.calls.called&bit(seat) != 0
}

// mayOpen: an opening Wild Draw Four always goes back; numbers_only sends every other card back, a wild too under every
// opener_wild.
func (s judge) mayOpen(i index) bool {
	switch sym := shed.SymbolOf(i.face()); {
	case sym == shed.WildDrawFour:
		return false
	case s.rules[OpenerActions] == OpenerNumbersOnly:
		return sym.Number()
	case sym == shed.Wild:
		return s.rules[OpenerWild] != WildReflip
	}
	return true
}

func (s judge) mayOpenAny() bool {
	for n := range s.drawN {
		if s.mayOpen(s.draw[n]) {
			return true
		}
	}
	return false
}
