package scene

import (
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/paint"
)

// furnish sets what the title starts: a quick game as the settings say, and bots at a table of their own behind it.
func (s *Stage) furnish() {
	if s.Settings.Seats == 0 {
		return
	}
	seed := s.options.Seed
	if s.options.Play == nil {
		s.options.Play = quickTable
	}
	if s.options.Backdrop == nil {
		s.options.Backdrop = func(s *Stage) Backdrop {
			o := TableOptions{Setup: QuickSetup(4, "classic", engine.Mix(seed, 77)), BotSeed: seed, Demo: true}
			o.Setup.Seats = []string{"Otto", "Bea", "Theo", "Mira"}
			o.Guests = []string{"robot", "owl", "fox", "rabbit"}
			t, err := NewTable(o)
			if err != nil { // this table is always the same, and stands
				return nil
			}
			t.Enter(s)
			return &backdrop{table: t}
		}
	}
}

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
