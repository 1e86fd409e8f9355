package uno

import (
	"slices"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// legal lists what the seat may do now: answers to the decision when it owes it, and calls, catches and jump-ins besides.
// A face is listed once, by the first card of it in the hand: any other card of the face will do as well.
// A play of several cards is listed as every pair and as all cards of a number, by first and last card; any other choice
// between is as good. A catch is listed once its grace time is over, a catch of somebody who has called never.
func (t *table) legal(v engine.Seat) []engine.Command {
	s, seat := &t.state, int8(v)
	if s.Over() || !s.in(seat) || s.away != 0 && s.rules[Leaver] == LeaverWait {
		return nil
	}
	l := lister{s: s, seat: seat, hand: t.known.hand(v, &s.hands[seat])}
	if s.phase == engine.PhaseDrawn && s.turn == seat {
		l.drawn = t.known.row(v)[s.drawnCard.slot()]
	}
	l.plays()
	if s.turn == seat {
		l.answers()
	}
	l.calls()
	return l.out
}

type lister struct {
	s    *State
	seat int8
	// The hand, and the drawn card in phase drawn, by the labels its owner knows them by.
	hand  hand
	drawn index
	out   []engine.Command
}

func (l *lister) add(c engine.Command) {
	c.Seat, c.Decision = engine.Seat(l.seat), l.s.decision
	l.out = append(l.out, c)
}

func (l *lister) do(v engine.Verb) { l.add(engine.Do(engine.Seat(l.seat), v)) }

func (l *lister) plays() {
	s := l.s
	if s.judge().unseenDrawn() && s.turn == l.seat {
		l.blind()
		return
	}
	may := s.judge().playable(l.seat)
	if may == 0 {
		return
	}
	l.out = make([]engine.Command, 0, may.count()+8)
	several := s.rules[MultiPlay] == On && s.turn == l.seat && s.phase == engine.PhasePlay
	for f := may; f != 0; f &= f - 1 {
		i := l.hand.named(f.first())
		if s.phase == engine.PhaseDrawn && s.turn == l.seat {
			i = l.drawn
		}
		if shed.IsWild(f.first()) {
			for _, c := range shed.Colors() {
				l.add(engine.Play(0, i.seen(), c, engine.NoSeat))
			}
			continue
		}
		l.targeted(engine.Play(0, i.seen(), engine.NoColor, engine.NoSeat), &Move{Seat: l.seat, card: i})
		if several && shed.SymbolOf(f.first()).Number() {
			l.several(i)
		}
	}
}

// blind lists the drawn card, unseen, once for each colour it may take and each seat it might have to swap with: all are listed whatever
// the card is.
func (l *lister) blind() {
	c := engine.Do(0, engine.VerbPlay)
	c.Blind = true
	for _, c.Color = range shed.Colors() {
		l.swapping(c)
	}
}

// swapping lists the command once for each seat a 7 of it may swap with, or once where there is nothing to choose.
func (l *lister) swapping(c engine.Command) {
	if _, code := l.s.judge().swapsBy(l.seat, noSeat); code != engine.TargetRequired {
		c.Target = engine.NoSeat
		l.add(c)
		return
	}
	for t := int8(0); t < l.s.seats; t++ {
		if t != l.seat && l.s.in(t) && !l.s.partners(l.seat, t) {
			c.Target = engine.Seat(t)
			l.add(c)
		}
	}
}

// targeted lists the command once for each seat a 7 may swap with, or once where it swaps nothing.
func (l *lister) targeted(c engine.Command, m *Move) {
	s := l.s
	m.Target = noSeat
	only, code := s.judge().swapTarget(m)
	if code == engine.Legal {
		c.Target = engine.Seat(only)
		l.add(c)
		return
	}
	l.swapping(c)
}

// several lists the plays of more cards that begin with this one.
func (l *lister) several(first index) {
	same := slices.Collect(l.hand.all(ofSymbol(shed.SymbolOf(first.face()))))
	for _, last := range same {
		if last == first {
			continue
		}
		l.group(first, last)
		if len(same) > 2 {
			l.group(first, last, between(same, first, last)...)
		}
	}
}

func between(same []index, first, last index) (mid []index) {
	for _, i := range same {
		if i != first && i != last {
			mid = append(mid, i)
		}
	}
	return mid
}

func (l *lister) group(first, last index, mid ...index) {
	cards := append(append([]index{first}, mid...), last)
	c := engine.Do(0, engine.VerbPlay)
	for _, i := range cards {
		c.Cards = append(c.Cards, i.seen())
	}
	l.targeted(c, &Move{Seat: l.seat, cards: cards})
}

func (l *lister) answers() {
	s := l.s
	switch s.phase {
	case engine.PhasePlay:
		if s.rules[ForcedPlay] == Off || s.judge().playable(l.seat) == 0 {
			l.do(engine.VerbDraw)
		}
	case engine.PhaseDrawn:
		if s.rules[DrawAfter] != MustPlayDrawn || s.judge().unseenDrawn() {
			l.do(engine.VerbPass)
		}
	case engine.PhaseRespond:
		l.do(engine.VerbAccept)
		if s.judge().challengeable() {
			l.do(engine.VerbChallenge)
		}
	case engine.PhaseChooseColor:
		for _, c := range shed.Colors() {
			cmd := engine.Do(0, engine.VerbChooseColor)
			cmd.Color = c
			l.add(cmd)
		}
	}
}

func (l *lister) calls() {
	s := l.s
	if s.judge().mayCall(l.seat) {
		l.do(engine.VerbCallUno)
	}
	if s.calls.open == 0 {
		return
	}
	for t := int8(0); t < s.seats; t++ {
		if s.judge().catchable(t) && s.judge().mayCatch(l.seat, t) == engine.Legal {
			c := engine.Do(0, engine.VerbCatchUno)
			c.Target = engine.Seat(t)
			l.add(c)
		}
	}
}
