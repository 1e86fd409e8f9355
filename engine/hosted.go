package engine

// What a Rulebook may tell besides to whoever hosts a table of its game: each of these is asked for by a type assertion, and a game
// that has no such thing leaves it out.

// Fleeting is a game with chances that pass by the next move, as that of catching somebody. Without it there are none.
type Fleeting interface {
	// Ends says whether the command would end such a chance of others, and since when by the table's clock they have had it. A bot
	// leaves people the time to see it. The Snapshot is what everybody may know.
	Ends(public *Snapshot, c Command) (since Millis, ok bool)
}

// Racing is a game in which several are asked at once, and one answer ends the question for all others. Without it each answer stands for
// itself.
type Racing interface {
	// Races says whether the command is such an answer: of several that give it the first alone is heard. The Snapshot is what
	// everybody may know.
	Races(public *Snapshot, c Command) bool
}

// Cautious is a game whose answers commit a seat to more or less. Without it all do to the same.
type Cautious interface {
	// Commits ranks a command that answers a question: the lower, the less it commits the seat to, from what ends the question
	// without a choice, 0, on.
	Commits(Command) int
}

// Counting is a game of which statistics count more than rounds, wins and matches. Without it they count these alone.
type Counting interface {
	// DeedNames are the names there are of what it counts, in the order they are kept in files; none of them is a key of
	// room.Played. Files have them for good.
	DeedNames() []string
	// Deeds are what the event says that seats have done. The game stands just after the command that the event is of.
	Deeds(Game, *Event) []Deed
}

// Rewarding is a game in whose rounds feats can be done: what takes some skill and is worth telling when the round is over. Without it
// there are none.
type Rewarding interface {
	// FeatNames are the names there are. Files have them for good; two games may have the same.
	FeatNames() []string
	// Watch begins to watch a round of the game, whose cards have just been dealt.
	Watch(Game) Watch
}

// Watch follows a round as its record has it, for nobody who plays it.
type Watch interface {
	// See is told what each command has brought about, the game standing just after it.
	See([]Beat)
	// Feats are what seats have done in the round, which is over.
	Feats() []Deed
}

// Claiming is a game in which somebody may say of cards that lie face down what they are, and lie. Without it nobody does.
type Claiming interface {
	// Lie says whether the event claims something of its cards, which lie open, and whether that is a lie.
	Lie(*Event) (claim, lie bool)
}

// Deed is something a seat has done that statistics count: a feat, or what is counted of each round.
type Deed struct {
	Seat Seat
	Name string
}
