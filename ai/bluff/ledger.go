package bluff

import (
	"fourtell/engine"
	"fourtell/engine/bluff"
)

// ranks are as many as there are, and one for none.
const ranks = int(bluff.King) + 1

// tallied is so many cards of each rank.
type tallied = bluff.Tally

// tally counts the cards of which the face is seen.
func tally(cards []engine.SeenCard) (t tallied) {
	for _, c := range cards {
		if r := bluff.RankOf(c.Face); r != engine.NoRank {
			t[r]++
		}
	}
	return t
}

// laid is a claim that lies on the pile, as the viewer knows it.
type laid struct {
	seat   engine.Seat // NoSeat: the hand of somebody who was removed
	rank   engine.Rank
	n      int
	seen   bool           // the viewer knows its cards
	cards  tallied        // then
	likely [ranks]float64 // what was likely of its seat's hand before it
}

// verdict is a claim that was revealed.
type verdict struct {
	turn int // the number of the claim, from 1
	rank engine.Rank
	lie  bool
}

// conduct is what everybody has seen of a seat's dealings.
type conduct struct {
	verdicts       []verdict // oldest first
	claims, doubts int
	wronged        int // the viewer took a pile because of it
	tookAt         int // the claim after which it last took a pile
}

// ledger is what the viewer of a Snapshot can write down of the round: from what it sees and what it has seen happen, and from nothing
// else.
type ledger struct {
	me      engine.Seat
	partner engine.Seat
	rules   bluff.Rules
	own     bluff.Own
	decks   int
	hand    tallied                  // the viewer's
	count   [engine.MaxSeats]int     // of cards in each hand; 0 where it is out
	in      [engine.MaxSeats]bool    // still plays
	places  bluff.Whereabouts        // what is certain
	known   [engine.MaxSeats]tallied // of it what each seat holds, a hand that is seen too, the viewer's own apart
	likely  [engine.MaxSeats][ranks]float64
	pile    []laid
	of      [engine.MaxSeats]conduct
	seats   int
	turns   int // claims so far
}

// truths is how far a plain claim counts as true, where it has to be guessed what is on a pile.
const truths = 0.72

// read writes the ledger.
func read(s *engine.Snapshot) *ledger {
	l := &ledger{me: s.Viewer, own: bluff.Of(s), seats: min(len(s.Hands), engine.MaxSeats), partner: engine.NoSeat, places: bluff.WhereaboutsOf(s)}
	l.rules, _ = bluff.ParseRules(s.Rules)
	if l.me >= 0 {
		l.partner = l.rules.Partner(l.me, l.seats)
		l.hand = tally(s.Hands[l.me].Cards)
	}
	for i := range l.seats {
		l.in[i], l.count[i] = !s.Hands[i].Out, s.Hands[i].Count
	}
	for i := range s.History {
		l.take(&s.History[i])
	}
	l.known = l.places.Held
	cards, told := len(s.Discard), 0
	for i := range l.pile {
		told += l.pile[i].n
	}
	if told < cards { // it lay there before anything was seen to happen
		l.pile = append([]laid{{seat: engine.NoSeat, n: cards - told}}, l.pile...)
	}
	for i := range l.seats {
		cards += l.count[i]
		if engine.Seat(i) != l.me && len(s.Hands[i].Cards) > 0 {
			l.known[i], l.likely[i] = tally(s.Hands[i].Cards), [ranks]float64{}
		}
	}
	l.decks = max(1, (cards+51)/52)
	return l
}

// take writes down one event.
func (l *ledger) take(e *engine.Event) {
	if e.Seat < 0 || int(e.Seat) >= l.seats || int(e.Rank) >= ranks {
		return
	}
	known := l.places.Held[e.Seat]
	l.places.Follow(e)
	switch e.Kind {
	case engine.EventClaimed:
		l.claimed(e, &known)
	case engine.EventDoubted:
		l.of[e.Seat].doubts++
	case engine.EventRevealed:
		l.revealed(e)
	case engine.EventPileTaken:
		l.taken(e)
	case engine.EventSeatRemoved:
		l.pile = append([]laid{{seat: engine.NoSeat, n: e.Count}}, l.pile...)
		l.likely[e.Seat] = [ranks]float64{}
	}
}

// claimed: the cards may be any of the hand, those it was known to hold too.
func (l *ledger) claimed(e *engine.Event, known *tallied) {
	l.turns++
	l.of[e.Seat].claims++
	c := laid{seat: e.Seat, rank: e.Rank, n: e.Count, likely: l.likely[e.Seat]}
	c.cards = tally(e.Cards)
	c.seen = c.cards.Sum() == e.Count
	l.pile = append(l.pile, c)
	if e.Seat == l.me || c.seen {
		return
	}
	likely := &l.likely[e.Seat]
	for r := range likely {
		if engine.Rank(r) == e.Rank {
			likely[r] = max(0, likely[r]-float64(max(0, e.Count-known[r])))
		} else {
			likely[r] += truths * float64(min(known[r], e.Count))
		}
	}
}

// revealed: the claim on top lies open.
func (l *ledger) revealed(e *engine.Event) {
	of := &l.of[e.Seat]
	of.verdicts = append(of.verdicts, verdict{l.turns, e.Rank, e.Verdict == engine.Guilty})
	if len(l.pile) == 0 {
		return
	}
	top := &l.pile[len(l.pile)-1]
	top.cards, top.seen = tally(e.Cards), true
	if e.Seat == l.me {
		return
	}
	for r, n := range top.cards { // what it laid is no guess any more
		l.likely[e.Seat][r] = max(0, top.likely[r]-float64(max(0, n-l.places.Before[r])))
	}
}

// taken: whoever takes the pile has what was claimed of it, as far as that is believed.
func (l *ledger) taken(e *engine.Event) {
	of := &l.of[e.Seat]
	of.tookAt = l.turns
	if e.Seat == l.me {
		if e.Target >= 0 && int(e.Target) < l.seats {
			l.of[e.Target].wronged++
		}
	} else {
		for i := range l.pile {
			if c := &l.pile[i]; !c.seen && c.rank != engine.NoRank {
				l.likely[e.Seat][c.rank] += truths * float64(c.n)
			}
		}
	}
	l.pile = l.pile[:0]
}

// side says whether the seat is the viewer's own or its partner.
func (l *ledger) side(seat engine.Seat) bool { return seat == l.me || seat == l.partner }

// copies is how many cards of a rank there are.
func (l *ledger) copies() int { return 4 * l.decks }
