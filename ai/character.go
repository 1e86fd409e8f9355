package ai

// Character is somebody to play against: a level with a manner. Faces and lines belong to the table's picture, which knows
// them by Name.
type Character struct {
	Name  string // lower case, as the command line names it; words has what a reader sees
	Guest string // the portrait
	Level string
	Style Style
	// Pace, percent, scales how long it thinks: 100 is like anybody.
	Pace int
}

// Characters are the house's guests, weakest first.
func Characters() []Character {
	all := characters()
	return all[:]
}

// characters is an array, so that looking one up allocates nothing.
func characters() [9]Character {
	return [9]Character{
		{Name: "fred", Guest: "frog", Level: "beginner", Style: Style{Doubts: 0.3}, Pace: 90},                             // new to it, and happy
		{Name: "otto", Guest: "robot", Level: "casual", Style: Style{Flat: 0.3}, Pace: 70},                                // challenges three times in ten, whatever it sees
		{Name: "spike", Guest: "cactus", Level: "casual", Style: Style{Grudge: true, Bluffs: 2}, Pace: 110},               // bears a grudge
		{Name: "mira", Guest: "rabbit", Level: "skilled", Style: Style{Bluffs: -1, Doubts: 0.2}, Pace: 135},               // cautious: never lies, hardly doubts
		{Name: "bruno", Guest: "bear", Level: "skilled", Style: Style{Doubts: -0.3, Bluffs: 0.3}, Pace: 105},              // the policeman: challenges all that is doubtful
		{Name: "kit", Guest: "cat", Level: "expert", Style: Style{Grudge: true}, Pace: 100},                               // forgets nothing
		{Name: "theo", Guest: "fox", Level: "expert", Style: Style{Bluffs: 4, Nerve: 0.1, Doubts: -0.05}, Pace: 85},       // the bluffer
		{Name: "tuca", Guest: "toucan", Level: "expert", Style: Style{Bluffs: 2.5, Nerve: 0.06, Doubts: -0.12}, Pace: 75}, // quick, and bold: leaps before it looks
		{Name: "bea", Guest: "owl", Level: "master", Pace: 115},                                                           // the counter
	}
}

// CharacterNamed is the character of that name.
func CharacterNamed(name string) (Character, bool) {
	for _, c := range characters() {
		if c.Name == name {
			return c, true
		}
	}
	return Character{}, false
}

// CharacterWithFace is the character whose portrait that is; false for one that belongs to none.
func CharacterWithFace(guest string) (Character, bool) {
	for _, c := range characters() {
		if c.Guest == guest {
			return c, true
		}
	}
	return Character{}, false
}
