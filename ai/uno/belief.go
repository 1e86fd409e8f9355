package uno

import (
	"iter"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// belief is what public history, as one seat saw it, says about the hands of the others: a short programme that each
// imagined world runs anew, because what a play proves depends on which card of the hand it was. It is built from the
// Snapshot alone, so that it survives a save, a reconnect and another player's taking over the seat.
type belief struct {
	viewer engine.Seat
	seats  int
	steps  []step
	out    [engine.MaxSeats]bool // before the deal
	// clockwise is the seats in the order in which they sit.
	clockwise [engine.MaxSeats]engine.Seat
	// caught and cleared count, by seat, the verdicts on its fours; took and doubted how often it let a four pass and
	// how often it challenged one.
	caught, cleared [engine.MaxSeats]int
	// hints say how much likelier than by chance a seat holds a colour, from its having chosen it.
	hints [engine.MaxSeats]hint
	marks marks
	choosing
	took, doubted [engine.MaxSeats]int
}

// hint: whoever turned the table to a colour mostly holds more of it.
type hint struct {
	color engine.Color
	odds  float64
}

// What a choice of colour does to the odds of holding more of it, counted over the fours of a population of bluffers that
// plays its longest colours (docs/ai.md).
const (
	namedIt    = 8.0  // by a wild
	turnedToIt = 2.2  // with a card of the same symbol
	stayedInIt = 0.75 // it has one less of them now
)

// step is one thing that has happened to hidden hands.
type step struct {
	what  stepKind
	seat  int8
	to    int8
	n     int16
	card  engine.SeenCard
	faces uno.FaceSet
	// trust is how often of 256 the step is believed.
	trust uint16
}

type stepKind uint8

const (
	stepGain   stepKind = iota // n cards nobody saw
	stepPin                    // a card the viewer knows, come to the hand
	stepFind                   // a card the viewer has seen in the hand
	stepLose                   // a card played from the hand
	stepDeny                   // none of faces in the hand at this moment, its n newest cards apart
	stepLast                   // the newest card is none of faces
	stepSwap                   // two hands trade places
	stepRotate                 // all hands go on in the direction n
	stepGive                   // the n newest cards go to another hand
	stepEmpty                  // the hand is gone
)

const always = 256

// trusts say how much a move is believed to prove, of 256. A level that reads others worse believes less.
type trusts struct {
	draw   uint16 // a voluntary draw: nothing in the hand fits
	wild   uint16 // a wild: no coloured card in the hand fits
	four   uint16 // a draw four nobody doubted: the colour before is not in the hand
	recall uint16 // that an old proof is remembered at all
}

// believe reads the history.
func believe(s *engine.Snapshot, rules *uno.Rules, t trusts) *belief {
	b := &belief{viewer: s.Viewer, seats: len(s.Hands)}
	for place := range s.Hands {
		b.clockwise[place] = s.Beside(0, place)
	}
	for i := range s.Hands { // what earlier rounds of the match revealed
		b.caught[i], b.cleared[i] = max(shed.At(s, i).Caught, 0), max(shed.At(s, i).Cleared, 0)
	}
	b.steps = make([]step, 0, 2*len(s.History)+16)
	for i := range s.Hands {
		b.out[i] = s.Hands[i].Out
	}
	for i := range s.History { // a seat removed since was dealt to
		if e := &s.History[i]; e.Kind == engine.EventSeatRemoved && e.Seat >= 0 && int(e.Seat) < b.seats {
			b.out[e.Seat] = false
		}
	}
	r := reader{belief: b, rules: rules, trusts: t, events: s.History, turn: -1}
	r.lay(s)
	r.faces(s)
	for i := range s.History {
		r.at = i
		r.take(&s.History[i])
	}
	b.begin(s)
	return b
}

// few is a count that a table could have.
func few(n int) int16 { return int16(min(max(n, -1), 3*108)) }

// begin puts before the history what was in the hands when it began: after a deal nothing, on a table set up in a known
// state as many cards as it takes to come to the counts of now.
func (b *belief) begin(s *engine.Snapshot) {
	var net, from [engine.MaxSeats]int
	for i := range from {
		from[i] = i
	}
	for i := range b.steps {
		switch st := &b.steps[i]; st.what {
		case stepGain:
			net[st.seat] += int(st.n)
		case stepPin:
			net[st.seat]++
		case stepLose:
			net[st.seat]--
		case stepGive:
			net[st.seat] -= int(st.n)
			net[st.to] += int(st.n)
		case stepSwap:
			net[st.seat], net[st.to] = net[st.to], net[st.seat]
			from[st.seat], from[st.to] = from[st.to], from[st.seat]
		case stepRotate, stepEmpty:
			return // a dealt round, or one of which nothing can be said
		}
	}
	var first []step
	for i := range s.Hands {
		if n := s.Hands[i].Count - net[i]; n > 0 && !s.Hands[i].Out {
			first = append(first, step{what: stepGain, seat: int8(from[i]), n: few(n)})
		}
	}
	b.steps = append(first, b.steps...)
}

// rotated tells where the hand of each seat still in the round goes, from and to, when all go on in the direction dir.
func (b *belief) rotated(out *[engine.MaxSeats]bool, dir int) iter.Seq2[int, int] {
	return func(yield func(from, to int) bool) {
		var in [engine.MaxSeats]int
		n := 0
		for _, seat := range b.clockwise[:b.seats] {
			if !out[seat] {
				in[n] = int(seat)
				n++
			}
		}
		for i := range n {
			if !yield(in[i], in[((i+dir)%n+n)%n]) {
				return
			}
		}
	}
}
