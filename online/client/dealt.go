package client

import (
	"fourtell/engine"
	"fourtell/online/wire"
)

// DealerAway says that a table waits for the player who deals it, by what one is told of its room.
func DealerAway(room *wire.Room) bool {
	if room.Deal != wire.DealPlayer {
		return false
	}
	for i := range room.Seats {
		if s := &room.Seats[i]; s.UID == room.Host {
			return s.Here == wire.HereGone
		}
	}
	return room.State == wire.Paused
}

// Walkover is who has won, by their seats, a match whose dealing player is gone for good: of those who remain whoever has the most points
// of the rounds that are over. room is the last that was told of it. None: nobody is left.
func Walkover(room *wire.Room) (winners []int) {
	most := 0
	for i := range room.Seats {
		s := &room.Seats[i]
		if s.Kind == wire.Empty || s.UID != "" && s.UID == room.Host {
			continue
		}
		points := 0
		if i < len(room.Totals) {
			points = room.Totals[i]
		}
		if len(winners) > 0 && points < most {
			continue
		}
		if len(winners) == 0 || points > most {
			winners, most = winners[:0], points
		}
		winners = append(winners, i)
	}
	return winners
}

// Walkover are the names of those who have won the room's match since the player who dealt it is gone for good; none where it is not over,
// or has been played to its end.
func (p *Place) Walkover() (names []string) {
	if p.gone != wire.LeftClosed || p.room.Deal != wire.DealPlayer || p.room.State != wire.Finished || p.snap.Phase == engine.PhaseMatchOver {
		return nil
	}
	for _, seat := range Walkover(&p.room) {
		names = append(names, p.room.Seats[seat].Name)
	}
	return names
}
