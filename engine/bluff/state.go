package bluff

import "fourtell/engine"

// State is a whole table as a plain value: copied by assignment, without pointers, the generator inside it. Whoever holds one sees
// everything, so it never leaves the room; bots get Snapshots. What is asked of it are its own methods, what is done to it doing's.
type State struct {
	rules Rules
	seats int8
	decks int8
	rng   engine.Rand

	phase  engine.Phase
	turn   int8 // whose claim is due; noSeat in the window and when the round is over
	dealer int8
	gone   uint16 // removed for good, a bit each
	away   uint16 // whose player has left

	hands [engine.MaxSeats]hand
	// The pile, bottom to top, and how it was claimed. Cards of a removed seat lie below, claimed by nobody.
	pile   [maxCards]index
	pileN  int16
	open   int16 // how many of the topmost lie face up, while a doubt is being resolved
	claims [maxCards]claimed
	claimN int16

	due  engine.Rank // rotation: what the next claim must name
	base engine.Rank // same_or_*: the rank of the claim before; NoRank where anything may be named

	window window
	turns  int32 // taken so far, of all seats
	passed int8  // in a row, under truth

	round    int16
	decision uint32
	now      engine.Millis
	askedAt  engine.Millis // when the present question was put

	reveal reveal
	stats  [engine.MaxSeats]Stats
	won    uint16 // who has won the round that is over, a bit each
	over   uint16 // who has won the match that is over
	scores [engine.MaxSeats]int16
}

// claimed is a claim that lies on the pile.
type claimed struct {
	by   int8
	n    uint8
	rank engine.Rank
}

// window is the time in which a claim may be doubted.
type window struct {
	lie      bool
	may      uint16 // who has not answered yet, a bit each
	doubters uint16 // who has doubted, where all are heard first
}

// reveal is the last claim that was doubted.
type reveal struct {
	claim   claimed
	doubter int8
	taker   int8
	lie     bool
	pile    int16 // cards taken
	cards   [4 * maxDecks]index
}

// noSeat is no seat.
const noSeat int8 = -1

// NewState is an empty table; Deal begins a round on it.
func NewState(rules Rules, seats int) State {
	s := State{rules: rules, seats: int8(seats), decks: int8(rules.Decks(seats)), dealer: int8(seats - 1), turn: noSeat}
	s.reveal.doubter = noSeat
	return s
}

// Seed sets the generator; the first Deal after it is the deal of that seed.
func (s *State) Seed(seed uint64) { s.rng = engine.NewRand(seed) }

func bit(seat int8) uint16 { return 1 << uint(seat) }

func (s *State) has(set uint16, seat int8) bool { return set&bit(seat) != 0 }

// in says whether the seat plays.
func (s *State) in(seat int8) bool { return s.gone&bit(seat) == 0 }

// next is the seat to the left that plays.
func (s *State) next(seat int8) int8 {
	for {
		if seat++; seat == s.seats {
			seat = 0
		}
		if s.in(seat) {
			return seat
		}
	}
}

func (s *State) playing() (n int8) {
	for seat := range s.seats {
		if s.in(seat) {
			n++
		}
	}
	return n
}

// partner is the other seat of a team, gone or not; noSeat where there are none.
func (s *State) partner(seat int8) int8 {
	if s.rules[Mode] != ModeTeam {
		return noSeat
	}
	return (seat + s.seats/2) % s.seats
}

// side is the seat and its partner, a bit each.
func (s *State) side(seat int8) uint16 {
	if p := s.partner(seat); p != noSeat {
		return bit(seat) | bit(p)
	}
	return bit(seat)
}

// last is the claim on top of the pile; of an empty pile nobody's.
func (s *State) last() claimed {
	if s.claimN == 0 {
		return claimed{by: noSeat}
	}
	return s.claims[s.claimN-1]
}

// firstToAnswer is the nearest to the claimant's left that has not answered; noSeat when all have.
func (s *State) firstToAnswer() int8 { return s.nearest(s.window.may) }

// nearest is the seat of the set that sits nearest to the left of the last claimant.
func (s *State) nearest(set uint16) int8 {
	if set == 0 {
		return noSeat
	}
	seat := s.last().by
	for {
		if seat++; seat >= s.seats {
			seat = 0
		}
		if s.has(set, seat) {
			return seat
		}
	}
}

// The readers below are for playouts and search, which hold a State of their own making.

// Turn is the seat whose claim is due, or the first that may doubt one; NoSeat when the round is over.
func (s *State) Turn() engine.Seat {
	if s.phase == engine.PhaseRespond {
		return engine.Seat(s.firstToAnswer())
	}
	return engine.Seat(s.turn)
}

// Phase is what the table waits for: PhasePlay a claim, PhaseRespond whether it is doubted.
func (s *State) Phase() engine.Phase { return s.phase }

// Over says that the round has ended.
func (s *State) Over() bool { return s.phase >= engine.PhaseRoundOver }

// WonRound says whether the seat, or its partner, has won the round that has ended.
func (s *State) WonRound(seat engine.Seat) bool { return s.Over() && s.won>>uint(seat)&1 != 0 }
