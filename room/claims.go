package room

import "fourtell/engine"

// Said is something that somebody said of cards which lay face down, and what came of it.
type Said struct {
	Beat    int          // of the Replay, 0 … Len()-1
	Event   engine.Event // the claim, its cards open
	Lie     bool
	Doubter engine.Seat // who had the cards turned up; NoSeat: nobody
}

// Claiming says whether anything may be claimed in the game.
func (r *Replay) Claiming() bool {
	_, ok := r.book.(engine.Claiming)
	return ok
}

// Claims are those of the round it stands in, in order, each with its truth: the record lies open. None where the game knows no
// claims (engine.Claiming).
func (r *Replay) Claims() (all []Said) {
	of, ok := r.book.(engine.Claiming)
	if !ok {
		return nil
	}
	was := r.at
	defer r.Seek(was)
	last := was
	for last+1 < len(r.beats) && r.beats[last+1].round == r.beats[was].round {
		last++
	}
	r.Seek(last)
	zero := r.held[0].Seq
	history := r.Open(engine.Spectator).History
	for i := range history {
		e := &history[i]
		if e.Kind == engine.EventDoubted && len(all) > 0 {
			all[len(all)-1].Doubter = e.Seat
		}
		if claim, lie := of.Lie(e); claim {
			all = append(all, Said{Beat: r.first + int(e.Beat-zero), Event: *e, Lie: lie, Doubter: engine.NoSeat})
		}
	}
	return all
}

// Claimed is the claim that the beat it stands on shows; false where it shows none.
func (r *Replay) Claimed() (c Said, ok bool) {
	of, ok := r.book.(engine.Claiming)
	if !ok {
		return Said{}, false
	}
	snap := r.Open(engine.Spectator)
	claim, lie := of.Lie(&snap.Cause)
	return Said{Beat: r.at, Event: snap.Cause, Lie: lie, Doubter: engine.NoSeat}, claim
}

// WouldLie says whether a command is a claim that is a lie.
func (r *Replay) WouldLie(c engine.Command) bool {
	of, ok := r.book.(engine.Claiming)
	if !ok {
		return false
	}
	e := engine.Event{Kind: engine.EventClaimed, Seat: c.Seat, Rank: c.Rank, Count: len(c.Cards)}
	for _, card := range c.Cards {
		e.Cards = append(e.Cards, engine.SeenCard{ID: card.ID, Face: card.Face})
	}
	_, lie := of.Lie(&e)
	return lie
}
