package bluff

import "fourtell/ai"

// Level is how somebody plays the game of lying, as data. Of the house's five levels the first is design 004's Noob and the last its
// Insane, with its numbers; those between are filled in evenly.
type Level struct {
	Name  string // the house's: ai.Level has it too
	Other string // what design 004 calls it
	// Bots and Decks are the table that 004 sets it at: so many opponents, so many decks.
	Bots, Decks int
	// Bluff is how ready it is to lie where it could tell the truth, 0 … 1. Challenge is how large a share of all claims is doubted
	// at a table where everybody plays so, 0 … 1: the rate of the table and not of each seat. Memory is for how many turns of
	// everybody it remembers whom it has seen lying.
	Bluff, Challenge float64
	Memory           int
	// Counts says how much of what it has seen it makes use of.
	Counts Counting
	// Plans: it knows which ranks come round when, and lays what it will be rid of last.
	Plans bool
	// Blur is how rough its judgement is: 0 judges as well as it can.
	Blur float64
	// Wary is added to the belief from which on it doubts, so that its table doubts as much as Challenge says: measured.
	Wary float64
	// Alone is as Wary, where there is nobody else who might doubt.
	Alone float64
	// Worlds is in how many tables as they may be it plays a round of two on; 0: it goes by the numbers of cards.
	Worlds int
}

// Counting is how much somebody counts.
type Counting uint8

// The ways to count, each with those before it.
const (
	CountsNothing Counting = iota // but what its own hand proves
	CountsHand                    // the chance by its own hand and what all hold
	CountsSeen                    // what was revealed, and what it laid itself
	CountsPiles                   // what others took, as it was claimed
)

// Levels are the house's, weakest first.
func Levels() []Level {
	return []Level{
		{Name: "beginner", Other: "Noob", Bots: 1, Decks: 1, Bluff: 0.15, Challenge: 0.20, Memory: 3, Counts: CountsNothing, Blur: 1.6, Wary: 2.2},
		{Name: "casual", Other: "Easy", Bots: 2, Decks: 1, Bluff: 0.25, Challenge: 0.2625, Memory: 6, Counts: CountsHand, Blur: 1.1, Wary: 1.3},
		{Name: "skilled", Other: "Medium", Bots: 2, Decks: 2, Bluff: 0.35, Challenge: 0.325, Memory: 9, Counts: CountsSeen, Blur: 0.6, Wary: 0.35},
		{Name: "expert", Other: "Hard", Bots: 3, Decks: 2, Bluff: 0.45, Challenge: 0.3875, Memory: 12, Counts: CountsSeen, Plans: true, Blur: 0, Wary: 1.6, Alone: 1.5},
		{Name: "master", Other: "Insane", Bots: 4, Decks: 3, Bluff: 0.55, Challenge: 0.45, Memory: 15, Counts: CountsPiles, Plans: true, Wary: 1.6, Worlds: 10},
	}
}

// LevelNamed is the level of that name, the house's or 004's in lower case.
func LevelNamed(name string) (Level, bool) {
	for _, l := range Levels() {
		if l.Name == name {
			return l, true
		}
	}
	return Level{}, false
}

// Style is a character's manner (ai.Style) as it is meant in this game: Bluffs times how ready it is to lie, Nerve as much more of it,
// Doubts what is taken from its belief in a lie, Flat how often it doubts whatever it sees.
type Style = ai.Style
