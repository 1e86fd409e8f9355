package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
)

// FaceSet is a set of faces, the bit of its number for each. What a hand may play is one AND.
type FaceSet = faces

// The sets a search asks for.
const (
	WildFaces    FaceSet = wildFaces
	DrawFourFace FaceSet = wd4Face
	EveryFace    FaceSet = everyFace
)

// SetOf is the set of one face; FaceSet's zero for no face.
func SetOf(f engine.Face) FaceSet {
	if f == engine.NoFace {
		return 0
	}
	return bitOf(f)
}

// ColorSet is the thirteen faces of a colour.
func ColorSet(c engine.Color) FaceSet { return ofColor(c) }

// SymbolSet is the faces of a symbol, in every colour it has.
func SymbolSet(y shed.Symbol) FaceSet { return ofSymbol(y) }

// Fitting is what fits where that colour is active and a card of that symbol lies on top.
func Fitting(color engine.Color, symbol shed.Symbol) FaceSet { return fitting(color, symbol) }

// Betraying is what makes a Wild Draw Four a bluff there, held in the hand it is played from.
func Betraying(r Rules, color engine.Color, symbol shed.Symbol) FaceSet {
	return betrays(&r, color, fitting(color, symbol))
}

// The readers and moves below are for search, which holds States of its own making (Imagine).

// Rules are the table's.
func (s *State) Rules() *Rules { return &s.rules }

// Seats is how many chairs the table has.
func (s *State) Seats() int { return int(s.seats) }

// MayPlay is the faces the seat may play now, one card at a time.
func (s *State) MayPlay(seat engine.Seat) FaceSet { return s.judge().playable(int8(seat)) }

// Holds is the faces in the seat's hand.
func (s *State) Holds(seat engine.Seat) FaceSet { return s.hands[seat].faces }

// Held is how many cards of those faces the seat holds.
func (s *State) Held(seat engine.Seat, of FaceSet) int { return s.hands[seat].sum(of) }

// Count is how many cards the seat holds.
func (s *State) Count(seat engine.Seat) int { return int(s.hands[seat].count) }

// Next is the seat that plays after this one.
func (s *State) Next(seat engine.Seat) engine.Seat { return engine.Seat(s.next(int8(seat))) }

// In says whether the seat is still in the round.
func (s *State) In(seat engine.Seat) bool { return s.in(int8(seat)) }

// Partners says whether two seats win together.
func (s *State) Partners(a, b engine.Seat) bool { return s.partners(int8(a), int8(b)) }

// Color is the active colour.
func (s *State) Color() engine.Color { return s.color }

// Challengeable says whether the question may be answered with a challenge.
func (s *State) Challengeable() bool {
	return s.phase == engine.PhaseRespond && s.judge().challengeable()
}

// WouldBluff says whether a Wild Draw Four played by the seat now would be a bluff.
func (s *State) WouldBluff(seat engine.Seat) bool { return s.judge().bluffs(int8(seat)) }

// Points is what the seat's cards count.
func (s *State) Points(seat engine.Seat) int { return int(s.tally().points(int8(seat))) }

// CallAhead calls for the seat on turn before a play that would leave it one card, as somebody does who never forgets.
func (s *State) CallAhead() {
	seat := s.turn
	if s.hands[seat].count == 2 && s.rules[UnoCall] == CallCatch && s.judge().mayCallAhead(seat) {
		s.calls.called |= bit(seat) // also where it has called already
	}
}

// Playing is the move of one card of that face; in phase drawn it is the drawn card, unseen
// where its owner has not looked at it, for which whatever it might need is named. It makes no sense for a face not held.
func (s *State) Playing(seat engine.Seat, f engine.Face, color engine.Color, target engine.Seat) Move {
	m := Move{Verb: engine.VerbPlay, Seat: int8(seat), Target: int8(target), Color: color, card: s.drawnCard}
	if m.blind = s.judge().unseenDrawn(); m.blind {
		if m.Color == engine.NoColor {
			m.Color = s.tally().mostHeld(m.Seat)
		}
		if _, code := s.judge().swapsBy(m.Seat, m.Target); code == engine.TargetRequired {
			m.Target = s.tally().easiestTarget(m.Seat)
		}
	}
	if s.phase != engine.PhaseDrawn {
		m.card = s.judge().copyOf(m.Seat, f)
	}
	return m
}

// Doing is a move without a card.
func (s *State) Doing(v engine.Verb, color engine.Color) Move {
	return Move{Verb: v, Seat: s.turn, Target: noSeat, Color: color, card: noCard}
}

// FaceOf is the face a move plays; NoFace where it plays none.
func (s *State) FaceOf(m *Move) engine.Face {
	if m.Verb != engine.VerbPlay || m.card == noCard {
		return engine.NoFace
	}
	return m.card.face()
}

// MoveOf is a Command as a move of this table.
func (s *State) MoveOf(c engine.Command) Move { return s.naming().move(c) }

// Do carries out a move; engine.Legal says that it was granted.
func (s *State) Do(m *Move) engine.Code { return s.Apply(m, nil) }

// EasiestTarget is the opponent with the fewest cards, then the nearest in the direction of play; NoSeat when a swap has
// nobody to name.
func (s *State) EasiestTarget(seat engine.Seat) engine.Seat {
	return engine.Seat(s.tally().easiestTarget(int8(seat)))
}

// FittingOn is what fits on a table's discard pile.
func FittingOn(s *State) FaceSet { return s.fit }
