package umpire

import "fourtell/engine"

// Claimer is an Umpire of a game in which cards are laid closed and claimed to be of a rank.
type Claimer interface {
	// Claims is what the next claim may be, whoever makes it: the rank that is due, NoRank where one of several may be named; those
	// that may be named; and how many cards it may have.
	Claims(*engine.Snapshot) (due engine.Rank, ranks []engine.Rank, most int)
	// Lies is how many of the viewer's cards are not of the rank they would be claimed to be.
	Lies(s *engine.Snapshot, cards []engine.SeenCard, rank engine.Rank) int
	// Waits is the rank of the claim that waits for whoever doubts it, and who has made it; NoRank, NoSeat where none does.
	Waits(*engine.Snapshot) (engine.Rank, engine.Seat)
	// Ranks are all there are, in the order in which they come due.
	Ranks() []engine.Rank
}

// Claims is who tells of the claims of that game; nil where none are made.
func Claims(game string) Claimer {
	c, _ := Of(game).(Claimer)
	return c
}
