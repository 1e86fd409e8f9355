package engine

import "slices"

// FeatSpotter is what only a game can say of a round that is watched for feats (Rewarding).
type FeatSpotter interface {
	// Spot looks at an event. The game stands just after the command that it is of.
	Spot(*Event, *FeatWatch)
	// Hands looks at what everybody holds: when the watch begins, and after each command.
	Hands()
	// Earned says what a seat has done by how the round went as a whole. The round is over.
	Earned(Seat, *FeatWatch)
}

// FeatWatch is a Watch of so many seats that asks a game's FeatSpotter, and keeps what it says.
type FeatWatch struct {
	by    FeatSpotter
	seats int
	done  []Deed
}

var _ Watch = (*FeatWatch)(nil)

// WatchFeats begins to watch a round.
func WatchFeats(seats int, by FeatSpotter) *FeatWatch {
	by.Hands()
	return &FeatWatch{by: by, seats: seats}
}

// Did notes that a seat has done a feat, once more where it has been noted.
func (w *FeatWatch) Did(seat Seat, name string) {
	w.done = append(w.done, Deed{Seat: seat, Name: name})
}

// DidIf is Did where that is so.
func (w *FeatWatch) DidIf(so bool, seat Seat, name string) {
	if so {
		w.Did(seat, name)
	}
}

// See follows a command.
func (w *FeatWatch) See(beats []Beat) {
	for _, b := range beats {
		for i := range b.Events {
			w.by.Spot(&b.Events[i], w)
		}
	}
	w.by.Hands()
}

// Feats are those of the round that is over.
func (w *FeatWatch) Feats() []Deed {
	end := *w
	end.done = slices.Clip(w.done)
	for seat := range Seat(w.seats) {
		w.by.Earned(seat, &end)
	}
	return end.done
}
