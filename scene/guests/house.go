package guests

import "fourtell/engine"

// QuickSetup is a game of that many seats, 2 … 10, with the house's guests; seat 0 is the player. rules is a preset or
// its short text form.
func QuickSetup(seats int, rules string, seed uint64) engine.Setup {
	names := []string{"You", "Bea", "Theo", "Mira", "Kit", "Otto", "Bruno", "Spike", "Tuca", "Fred"}
	n := min(max(seats, engine.MinSeats), engine.MaxSeats)
	return engine.Setup{Game: "uno", Rules: rules, Seats: names[:n:n], Seed: seed, Dealer: engine.Seat(n - 1)}
}

// Portraits are the portraits that go with QuickSetup's names.
func Portraits() []string {
	return []string{"moon", "owl", "fox", "rabbit", "cat", "robot", "bear", "cactus", "toucan", "frog"}
}
