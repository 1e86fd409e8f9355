package engine

// What Rules may tell besides to whoever shows a table: each of these is asked for by a type assertion, and rules that have no such
// thing leave it out.

// Timed are Rules by which a decision may have a time.
type Timed interface {
	// Time is how long; 0: as long as one likes.
	Time() Millis
}

// Unaided are Rules by which nobody may be shown, or told, which of their cards fit.
type Unaided interface {
	// Unaided says so.
	Unaided() bool
}

// Mistaken are Rules by which a card that does not fit may be laid all the same: it comes back, and costs its player.
type Mistaken interface {
	// Mistake is how many cards that costs; 0: such a card is refused.
	Mistake() int
}

// Falling are Rules by which seats fall out of a match at the end of a round.
type Falling interface {
	// Falls are those that the round which is over has put out, in order.
	Falls(*Snapshot) []Seat
}

// Limited are Rules by which nobody draws by choice who holds too many cards.
type Limited interface {
	// Limit is from how many on; 0: never.
	Limit() int
}

// Calling are Rules by which a last card is called.
type Calling interface {
	// CallsAt is with how many cards in hand one may call first.
	CallsAt() int
	// ByHand says whether anybody has to call: the table does not do it for them.
	ByHand() bool
}

// TurnSeconds is the switch of a game whose decisions may have a time: how many seconds each has, 0 for as many as one likes.
func TurnSeconds() Switch { return Switch{Name: "turn_seconds", Max: 300, Step: 5, Least: 10} }

// Dealing are Rules by which everybody is dealt as many cards as anybody.
type Dealing interface {
	// Dealt is how many cards each gets where that many sit, and how many are then left to draw.
	Dealt(seats int) (each, left int)
}

// Scored are Rules by which the end of a round is counted in points. Of rules that are none only who has won is told.
type Scored interface {
	// Scoring is how.
	Scoring() Scoring
	// Held are the points of a hand that lies open.
	Held([]SeenCard) int
}

// Scoring is how a round's end is counted, and where a match of such rounds ends.
type Scoring struct {
	Doubled  bool // every point twice
	Own      bool // each hand counts against its holder; else the winner gets what the others hold
	Target   int  // of a match: the points at which it ends, or somebody falls
	Falls    bool // whoever comes to the target is out, and the last to stay has won
	Walkover bool // so has who alone has not left
}
