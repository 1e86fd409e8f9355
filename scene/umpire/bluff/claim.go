package bluff

import (
	"fourtell/engine"
	"fourtell/engine/bluff"
)

// Claims is what the next claim may be: the rank that is due, NoRank where one of several may be named, those that may, and how many
// cards it may have.
func (Umpire) Claims(s *engine.Snapshot) (due engine.Rank, ranks []engine.Rank, most int) {
	own := bluff.Of(s)
	return own.Due, own.Ranks, own.Most
}

// Lies is how many of the cards, which the viewer sees, are not of the rank they would be claimed to be.
func (Umpire) Lies(_ *engine.Snapshot, cards []engine.SeenCard, rank engine.Rank) (n int) {
	for _, c := range cards {
		if bluff.RankOf(c.Face) != rank {
			n++
		}
	}
	return n
}

// Waits is the rank of the claim that waits for whoever doubts it, and who has made it; NoRank, NoSeat where none does.
func (Umpire) Waits(s *engine.Snapshot) (engine.Rank, engine.Seat) {
	if w := bluff.Of(s).Waiting; w != nil && s.Doubtful() {
		return w.Rank, w.Seat
	}
	return engine.NoRank, engine.NoSeat
}

// Ranks are all there are, in the order in which they come due.
func (Umpire) Ranks() []engine.Rank {
	all := make([]engine.Rank, 0, bluff.King)
	for r := bluff.Ace; r <= bluff.King; r++ {
		all = append(all, r)
	}
	return all
}
