package ai

import (
	"fourtell/engine"
	"fourtell/engine/uno"
)

// known is what public history, as one viewer saw it, proves about the hands of a round: cards it knows to lie in a hand,
// and colours a hand is known to have been without.
type known struct {
	n     int
	cards [engine.MaxSeats]map[engine.Card]engine.Face
	// lacks: at some moment the hand held no card of that colour; gained counts the cards it has taken since, -1 when
	// there was no such moment.
	gained [engine.MaxSeats][5]int
	// since counts the cards taken since the seat's own last play, last is that play's top card: a verdict speaks of the
	// hand at the play.
	since [engine.MaxSeats]int
	last  [engine.MaxSeats]engine.Card
	out   [engine.MaxSeats]bool
}

// proofs says what the rules in force let a move prove.
type proofs struct {
	forced bool // a draw on one's own turn proves that nothing fits
	colour bool // an innocent verdict proves that the colour before was not held
}

// proofsUnder reads them off the rules. A finish switch makes cards of the right colour unfit as a last card, and then a
// draw proves nothing.
func proofsUnder(r *uno.Rules) proofs {
	return proofs{
		forced: r[uno.ForcedPlay] == uno.On && r[uno.Finish] == uno.FinishAny,
		colour: r[uno.WD4Legality] != uno.LegalityFree,
	}
}

// learn reads the history from the deal on.
func learn(s *engine.Snapshot, p proofs) *known {
	k := &known{n: len(s.Hands)}
	for i := range k.cards {
		k.cards[i] = map[engine.Card]engine.Face{}
		for c := range k.gained[i] {
			k.gained[i][c] = -1
		}
		// Eliminated before the deal, or removed since: an event puts a removed seat out at its time.
		k.out[i] = i < k.n && s.Hands[i].Out
	}
	for i := range s.History {
		if e := &s.History[i]; e.Kind == engine.EventSeatRemoved && k.has(e.Seat) {
			k.out[e.Seat] = false
		}
	}
	var color engine.Color
	for i := range s.History {
		color = k.take(&s.History[i], s.Viewer, color, proofs{p.forced && !byClock(s.History[:i]), p.colour})
	}
	for _, c := range s.Discard {
		for i := range k.cards {
			delete(k.cards[i], c.ID)
		}
	}
	// The viewer's own hand is no matter of proof.
	if k.has(s.Viewer) {
		k.cards[s.Viewer] = map[engine.Card]engine.Face{}
		k.gain(s.Viewer, s.Hands[s.Viewer].Cards)
	}
	return k
}

// byClock says whether what comes next was done by the turn clock, which draws whatever the hand holds.
func byClock(before []engine.Event) bool {
	for i := len(before) - 1; i >= 0; i-- {
		switch before[i].Kind {
		case engine.EventReshuffled, engine.EventPileExhausted:
			continue
		}
		return before[i].Kind == engine.EventTimedOut
	}
	return false
}

func (k *known) has(s engine.Seat) bool { return s >= 0 && int(s) < k.n }

// take adds one event; it gives the active colour after it.
func (k *known) take(e *engine.Event, viewer engine.Seat, color engine.Color, p proofs) engine.Color {
	switch e.Kind {
	case engine.EventDealt:
		if k.has(viewer) {
			k.gain(viewer, e.Cards)
		}
		return engine.NoColor
	case engine.EventOpener, engine.EventColorChosen:
		return e.Color
	case engine.EventPlayed, engine.EventStacked, engine.EventJumpedIn:
		k.lose(e.Seat, e.Cards)
		if n := len(e.Cards); n > 0 {
			color = e.Cards[n-1].Face.Color()
			k.played(e.Seat, e.Cards)
			if k.has(e.Seat) {
				k.since[e.Seat], k.last[e.Seat] = 0, e.Cards[n-1].ID
			}
		}
		if e.Color != engine.NoColor {
			color = e.Color
		}
	case engine.EventDrawn:
		if p.forced && k.has(e.Seat) && color != engine.NoColor {
			k.gained[e.Seat][color] = 0
		}
		k.drew(e.Seat, e.Count, e.Cards)
	case engine.EventPenalty:
		k.drew(e.Seat, e.Count, e.Cards)
		k.lose(e.Target, e.Cards)
		if k.has(e.Target) { // the very cards it had drawn move on
			for c, g := range k.gained[e.Target] {
				if g > 0 {
					k.gained[e.Target][c] = max(g-e.Count, 0)
				}
			}
		}
	case engine.EventChallengeResolved:
		if !k.has(e.Seat) {
			break
		}
		if p.colour && e.Verdict == engine.Innocent && e.Before != engine.NoColor {
			k.gained[e.Seat][e.Before] = k.since[e.Seat]
		}
		for _, c := range e.Cards {
			if c.ID != 0 && c.ID != k.last[e.Seat] {
				k.cards[e.Seat][c.ID] = c.Face
			}
		}
	case engine.EventHandsSwapped:
		if k.has(e.Seat) && k.has(e.Target) {
			k.cards[e.Seat], k.cards[e.Target] = k.cards[e.Target], k.cards[e.Seat]
			k.gained[e.Seat], k.gained[e.Target] = k.gained[e.Target], k.gained[e.Seat]
		}
	case engine.EventHandsRotated:
		k.rotate(e.Count)
	case engine.EventSeatRemoved:
		if k.has(e.Seat) {
			k.out[e.Seat] = true
			k.cards[e.Seat] = map[engine.Card]engine.Face{}
		}
	}
	return color
}

// gain notes cards that lie in a hand, as far as they were seen.
func (k *known) gain(s engine.Seat, cards []engine.SeenCard) {
	for _, c := range cards {
		if c.ID != 0 {
			k.cards[s][c.ID] = c.Face
		}
	}
}

func (k *known) lose(s engine.Seat, cards []engine.SeenCard) {
	if !k.has(s) {
		return
	}
	for _, c := range cards {
		delete(k.cards[s], c.ID)
	}
}

// drew adds cards, seen or not, to a hand.
func (k *known) drew(s engine.Seat, n int, cards []engine.SeenCard) {
	if !k.has(s) {
		return
	}
	k.gain(s, cards)
	k.since[s] += n
	for c := range k.gained[s] {
		if k.gained[s][c] >= 0 {
			k.gained[s][c] += n
		}
	}
}

// played takes a card of a colour the hand was without out of those taken since. Which pile any other card came from is
// not known, and the bound stays as it is.
func (k *known) played(s engine.Seat, cards []engine.SeenCard) {
	if !k.has(s) {
		return
	}
	for _, c := range cards {
		if g := &k.gained[s][c.Face.Color()]; *g > 0 {
			*g--
		}
	}
}

func (k *known) rotate(dir int) {
	var seats []int
	for i := range k.n {
		if !k.out[i] {
			seats = append(seats, i)
		}
	}
	if len(seats) == 0 {
		return
	}
	was, lacked := k.cards, k.gained
	for i, s := range seats {
		to := seats[((i+dir)%len(seats)+len(seats))%len(seats)]
		k.cards[to], k.gained[to] = was[s], lacked[s]
	}
}
