package scene

import (
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/paint"
)

// backdrop is a table of bots that nobody plays at.
type backdrop struct {
	table *Table
	blank input.Tick
}

// Update lets the bots play on.
func (b *backdrop) Update(s *Stage) {
	b.blank = input.Blank()
	_ = b.table.Update(s, &b.blank) // a table of bots ends nothing and fails at nothing
}

// Draw paints their table.
func (b *backdrop) Draw(p *paint.Painter) { b.table.Draw(p) }

// Leave sends them home.
func (b *backdrop) Leave() { b.table.Leave() }

// QuickSetup is a game of that many seats, 2 … 10, with the house's guests; seat 0 is the player. rules is a preset or
// its short text form.
func QuickSetup(seats int, rules string, seed uint64) engine.Setup {
	names := []string{"You", "Bea", "Theo", "Mira", "Kit", "Otto", "Bruno", "Spike", "Tuca", "Fred"}
	n := min(max(seats, engine.MinSeats), engine.MaxSeats)
	return engine.Setup{Game: "uno", Rules: rules, Seats: names[:n:n], Seed: seed, Dealer: engine.Seat(n - 1)}
}

// quickGuests are the portraits that go with QuickSetup's names.
func quickGuests() []string {
	return []string{"moon", "owl", "fox", "rabbit", "cat", "robot", "bear", "cactus", "toucan", "frog"}
}
