package words

import "fourtell/engine"

// Challenge is what is said to whoever may believe a card or doubt it.
type Challenge struct {
	Title     string      // "Theo puts four on you"
	Named     string      // "Colour named: yellow"
	Hand      string      // "Theo holds 5 cards"
	Rule      string      // what would make it a bluff
	Guilty    string      // what happens when it was a bluff
	Innocent  string      // what happens when it was none
	Seen      string      // who will see the hand, or who is heard
	By        engine.Seat // who may be doubted, where that is a claim
	Challenge string      // the verbs on the buttons
	Keep      string
	Stack     string // "" where it cannot be answered with a card
}

// Odds is how likely a card that may be doubted is a bluff, as far as cards alone tell.
type Odds struct {
	P    float64 // 0 … 1
	Why  string  // where it comes from: "5 cards, 21 of the 85 unseen are green"
	Told string  // the same with the chance, where there is one
	// What stands beside it where a claim of cards is weighed.
	Head   string // "Impossible"
	Chance string // "100 %"
	Lines  [3]string
	Slots  Slots
}

// Slots are the cards that a claim may be made of, as far as whoever weighs it knows where they are.
type Slots struct {
	Seen  []engine.Face // that they see
	Gone  int           // that are known to be elsewhere
	Open  int           // that may be there
	Lacks bool          // so many as are claimed cannot be there
}

// Verdict is what is said of a challenge that is resolved.
type Verdict struct {
	Doubt string   // who challenges whom, while nobody knows: "Bea challenges you …"
	Title string   // "It was a bluff!"
	Why   string   // what made it so, and what it costs: "Bea held red. Bea draws 4."
	Cards []string // what each card that is turned up is: "a Jack"
	Takes string   // what whoever was wrong takes, beside their name: "takes 14"
	Taken string   // and as a sentence: "Mira takes the pile: 14 cards."
	// Beside the two it is about, once it is known, where it is of a claim of cards.
	Doubter [2]string // "You doubted", "and were right"
	Accused string    // "caught: mask off"
}
