package words

import (
	"strings"

	"fourtell/engine"
)

// Standing tells a viewer everything that can be seen from its seat, for who asks: what Turn says, its hand, how many cards
// the others hold in the order of play, which way it goes, and the draw pile.
func (l *Language) Standing(s *engine.Snapshot) string {
	parts := []string{l.Turn(s)}
	if s.Over() {
		return parts[0]
	}
	if s.Viewer >= 0 && int(s.Viewer) < len(s.Hands) && (!s.Owes() || s.Phase == engine.PhaseDrawn) {
		parts = append(parts, l.Say("turn.hold", With("cards", l.Hand(s.Hands[s.Viewer].Cards))))
	}
	names, n := SeatNames(s), len(s.Hands)
	var seats []string
	for i := 1; i < n; i++ {
		at := s.Beside(max(s.Viewer, 0), i*int(s.Direction))
		if !s.Hands[at].Out {
			seats = append(seats, l.Say(StandingSeat, With("name", l.SeatName(at, names)), Count("n", s.Hands[at].Count)))
		}
	}
	way := TableClockwise
	if s.Direction < 0 {
		way = TableCounter
	}
	parts = append(parts, l.Say(StandingSeats, With("seats", strings.Join(seats, l.Say("list.comma")))),
		l.Say(StandingPile, Count("n", s.Draw), With("way", l.Say(way))))
	return Join(parts...)
}
