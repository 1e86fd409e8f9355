package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// marks are what everybody at the table has seen of each seat's colours: the one it last drew for want of, and the one it
// last turned the table to. NoColor where there is none.
type marks struct {
	lacks, likes [engine.MaxSeats]engine.Color
}

// before takes in a move that is about to be made.
func (k *marks) before(s *uno.State, m *uno.Move) {
	switch m.Verb {
	case engine.VerbDraw:
		if s.Phase() == engine.PhasePlay {
			k.drew(s.Turn(), s.Color())
		}
	case engine.VerbPlay:
		k.played(engine.Seat(m.Seat), s.FaceOf(m), m.Color, s.Color(), s.Rules())
	}
}

// drew: a seat has drawn for want of that colour.
func (k *marks) drew(seat engine.Seat, color engine.Color) {
	k.lacks[seat], k.likes[seat] = color, engine.NoColor
}

// played: a seat has played a card, a wild with the colour it named, on that colour.
func (k *marks) played(seat engine.Seat, f engine.Face, named, on engine.Color, r *uno.Rules) {
	switch {
	case shed.IsWild(f):
		k.likes[seat] = named
	case shed.ColorOf(f) != on:
		k.likes[seat] = shed.ColorOf(f)
	}
	if shed.SymbolOf(f) == 7 && r[uno.SevenSwap] != uno.Off || shed.SymbolOf(f) == 0 && r[uno.ZeroRotate] == uno.On {
		*k = marks{} // the hands have changed
	}
}

// gained: a seat has got so many cards at once. Among several there may be any colour.
func (k *marks) gained(seat engine.Seat, cards int) {
	if cards > 1 {
		k.lacks[seat] = engine.NoColor
	}
}
