package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
)

// State is a whole table as a plain value: copied by assignment, without pointers, the generator inside it. Whoever holds
// one sees everything, so it never leaves the room; bots get Snapshots. What is done to it and asked of it has owners of its
// own: roles.go.
type State struct {
	ring
	rules  Rules
	strict bool // some switch refuses cards that fit: finish, wd4_bluff or blind_draw
	rng    engine.Rand

	turn   int8
	dealer int8

	// What stands side by side is written at once when a turn begins.
	phase     engine.Phase
	erred     bool  // misplay: the seat on turn has made a mistake
	drawnCard index // phase drawn: the card in question

	look        // of the top discard
	asked faces // what answers the present question by being played, where no switch is strict

	hands [engine.MaxSeats]hand

	// The draw pile. The last entry is drawn next. The last fixed cards lie in a decided order; those below are shuffled
	// but not yet looked at: which of them comes is drawn by lot when it is due, which is the Fisher–Yates shuffle done one
	// step a card (Durstenfeld 1964), as late as it can be.
	draw  [maxCards]index
	drawN int
	fixed int
	// The discard pile, bottom to top, each card with the colour named for it.
	discard  [maxCards]discarded
	discardN int

	pending pending
	calls   calls

	emptyDraws int16 // draws in a row that yielded nothing
	round      int16
	decision   uint32
	now        engine.Millis // since the deal
	askedAt    engine.Millis // when the present decision was put

	verdict engine.Verdict // of the challenge the last command resolved
	result  result
	scores  [engine.MaxSeats]int32 // match points
	blind   cardSet                // blind_draw: the cards in hands that nobody has looked at
}

// pending is the draw card that waits for an answer, and what was true when it was played.
type pending struct {
	kind      shed.PendingKind
	by        int8
	victim    int8
	before    engine.Color
	bluff     bool
	paid      bool // after_draw: the victim has drawn
	stack     int16
	drawn     hand // after_draw: the very cards the victim drew
	handShown hand // the accused's hand at the play, for whom wd4_reveal shows it to
}

type result struct {
	winners uint16 // a bit each; none = drawn or not over
	round   uint16 // who won the round itself, a team whole: at the end of a match the winners may be others
	points  [engine.MaxSeats]int32
	falls   uint16 // who is out of the match from the next deal on
	blocked bool
}

// NewState is an empty table; Deal begins a round on it.
func NewState(rules Rules, seats int) State {
	return State{rules: rules, ring: newRing(seats, rules[Teams] == TeamsOpposite), dealer: int8(seats - 1),
		strict: rules[Finish] != FinishAny || rules[WD4Bluff] != BluffAllowed || rules[BlindDraw] == On}
}

func (s *State) decks() int { return int(s.rules[Decks]) }

func bit(seat int8) uint16 { return 1 << (uint(seat) & 15) }

// ask puts a new question to a seat, which is answered by playing one of those, if it holds it: the one place where Decision grows.
func (s *State) ask(seat int8, phase engine.Phase, asked faces) {
	s.phase, s.turn, s.asked = phase, seat, asked
	s.decision++
	s.askedAt = s.now
}

// The readers below are for playouts and search, which hold a State of their own making.

// Turn is the seat that owes the decision.
func (s *State) Turn() engine.Seat { return engine.Seat(s.turn) }

// Phase is what the table waits for.
func (s *State) Phase() engine.Phase { return s.phase }

// Over says that the round has ended.
func (s *State) Over() bool {
	return s.phase >= engine.PhaseRoundOver // a State is never resolving
}

// Won says whether the seat is among the winners of the round that has ended, or of the match that has ended with it.
func (s *State) Won(seat engine.Seat) bool { return s.result.winners&bit(int8(seat)) != 0 }

// WonRound says whether the seat, or its partner, has won the round that has ended, whoever has won the match with it.
func (s *State) WonRound(seat engine.Seat) bool { return s.result.round&bit(int8(seat)) != 0 }
