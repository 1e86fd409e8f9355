package engine

// Accent is what a game says of an event for the eye and the ear, so that nobody has to read it off a card: the picture makes of it what
// it makes of the same accent of any game.
type Accent struct {
	Weight Weight
	// Opens says that the card shows all it may stand for, on its way or where it lies, until one of it has been named.
	Opens bool
	// Deflects says that what is due has been turned away by the card, to somebody else.
	Deflects bool
}

// Weight is how hard something comes down.
type Weight uint8

// The weights: a card as any other, one that costs somebody something, and the heaviest there is.
const (
	Light Weight = iota
	Firm
	Heavy
)
