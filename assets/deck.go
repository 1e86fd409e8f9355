package assets

// Deck is a deck of cards that lies on the sheet beside the house's own.
type Deck uint8

const (
	HouseDeck Deck = iota // none beside it
	BluffDeck             // Bluff's 52 faces, "card/10H", and its back, "card/back:bluff"
)

// String is the deck's folder.
func (d Deck) String() string { return [...]string{"house", "bluff"}[d] }

// Fan are five of its cards that stand for a game, from left to right: sprites.
func (d Deck) Fan() [5]string {
	if d == BluffDeck {
		return [5]string{"card/=AS", "card/=QD", "card/=KH", "card/=JC", "card/back:bluff"}
	}
	return [5]string{"card/R7", "card/Y3", "card/W+4", "card/G+2", "card/BR"}
}

// DeckOf is the deck a game is played with, by the game's name.
func DeckOf(game string) Deck {
	if game == BluffDeck.String() {
		return BluffDeck
	}
	return HouseDeck
}
