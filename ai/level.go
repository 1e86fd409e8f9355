package ai

// Level is how well a Player plays, as data. Weak levels err like people: they look at few possibilities, grab the obvious
// card, draw no conclusions and forget; they never roll dice over nonsense.
type Level struct {
	Name string
	// Worlds is how many roll-outs go into a decision: fixed, so that play is the same on every machine. 0 takes the
	// obvious card.
	Worlds int
	// Belief: draws conclusions from what others did; Memory, 0 … 1, is how many of them it remembers.
	Belief bool
	Memory float64
	// Taste: it counts on playing on by taste, not by the obvious card.
	Taste bool
	// Habits: it guesses at the others' hands, and at how each of them plays, from all that they have played.
	Habits bool
	// Ahead is after how many turns of its own it says at a glance what an imagined table is worth; 0: it plays all to the end.
	Ahead int
	// Obvious is how much better, in chances of winning, another card must look before it leaves the obvious one.
	Obvious float64
	// Lapse is how often, 0 … 1, it plays what fits and looks no further.
	Lapse float64
	// Forgets is one call in so many that is never made; 0: none.
	Forgets int
}

// Style is how a player bluffs and doubts. The zero value is by the book.
type Style struct {
	// Bluffs times the share of bluffs that can't be read off; 0 stands for 1, below 0 is never.
	Bluffs float64
	// Nerve is how much worse than the best, in chances of winning, a bluff may look and still be made so often.
	Nerve float64
	// Doubts shifts the belief from which on it challenges: negative is suspicious. Flat, 0 … 1, above 0, challenges that
	// often whatever the odds.
	Doubts float64
	Flat   float64
	// Grudge: a bluff of this match makes it doubt that seat more.
	Grudge bool
}

// Levels are the house's, weakest first. Worlds are frozen: as many as keep the slowest decision in a hundred below 50 ms of
// one core at four seats (figure ai.p99_ms).
func Levels() []Level {
	return []Level{
		{Name: "beginner", Lapse: 1, Forgets: 4},
		{Name: "casual", Lapse: 0.2, Forgets: 9},
		{Name: "skilled", Worlds: 160, Belief: true, Memory: 0.4, Obvious: 0.03, Forgets: 16},
		{Name: "expert", Worlds: 360, Belief: true, Memory: 0.65, Ahead: 3, Obvious: 0.012, Forgets: 40},
		{Name: "master", Worlds: 2000, Belief: true, Memory: 1, Taste: true, Habits: true, Ahead: 3, Obvious: 0.005},
	}
}

// LevelNamed is the level of that name.
func LevelNamed(name string) (Level, bool) {
	for _, l := range Levels() {
		if l.Name == name {
			return l, true
		}
	}
	return Level{}, false
}
