package uno

import (
	"math/rand/v2"
	"testing"

	"fourtell/engine"
)

// Whole rounds over random switches until every card has been played, every kind of event has happened, every value of
// every switch has been in force and every code has been refused with: what nobody plays nobody knows to work.
func TestEveryCardEventSwitchAndRefusalOccurs(t *testing.T) {
	seen := newCoverage()
	const most = 1500
	for seed := uint64(1); seed <= most; seed++ {
		seen.round(t, seed)
		if seed%20 == 0 && len(seen.missing()) == 0 {
			return
		}
	}
	t.Errorf("after %d rounds these have not occurred: %v", most, seen.missing())
}

type coverage struct {
	faces  map[engine.Face]bool
	events map[engine.EventKind]bool
	codes  map[engine.Code]bool
	values map[string]bool
}

func newCoverage() *coverage {
	return &coverage{map[engine.Face]bool{}, map[engine.EventKind]bool{}, map[engine.Code]bool{}, map[string]bool{}}
}

func (c *coverage) missing() (out []string) {
	for f := engine.Face(1); int(f) < engine.Faces; f++ {
		if !c.faces[f] {
			out = append(out, f.String())
		}
	}
	for _, k := range engine.EventKinds() {
		if !c.events[k] {
			out = append(out, k.String())
		}
	}
	for _, code := range engine.Codes() {
		// Codes of Bluff, and of commands that this game's Apply never sees.
		if code != engine.BadClaim && code != engine.OwnClaim && !c.codes[code] {
			out = append(out, code.String())
		}
	}
	for _, s := range Switches() {
		for _, v := range s.Values {
			if !c.values[s.Name+"="+v] {
				out = append(out, s.Name+"="+v)
			}
		}
	}
	return out
}

// round plays one round to its end with sensible commands and now and then one that makes no sense.
func (c *coverage) round(t *testing.T, seed uint64) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 2))
	seats := engine.MinSeats + rng.IntN(engine.MaxSeats-1)
	rules := randomRules(rng, seats)
	g, err := New(engine.Setup{Rules: rules.String(), Seats: seatNames(seats), Seed: seed})
	if err != nil {
		t.Fatalf("seed %d: %v", seed, err)
	}
	for _, s := range Switches() {
		c.values[s.Name+"="+s.text(rules[s.ID])] = true
	}
	c.note(g.Opening())
	for n := 0; n < 400 && !g.state.Over(); n++ {
		cmd, legal := legalCommand(t, rng, g)
		switch {
		case !legal || n == 0 || rng.IntN(8) == 0:
			cmd = nosyCommand(rng, g)
		case rng.IntN(40) == 0:
			cmd = engine.Do(engine.Seat(g.state.turn), engine.VerbTimeout)
		}
		if cmd.Verb == engine.VerbLeave || cmd.Verb == engine.VerbRemove {
			if rng.IntN(3) != 0 {
				continue
			}
		}
		beats, err := g.Apply(cmd)
		if err != nil {
			c.codes[err.(*engine.Illegal).Code] = true
		}
		c.note(beats)
		if n%8 != 0 {
			continue
		}
		if err := sound(g); err != nil {
			t.Fatalf("seed %d, rules %s: after %+v: %v", seed, rules, cmd, err)
		}
	}
	if _, err := g.Apply(nosyCommand(rng, g)); err != nil {
		c.codes[err.(*engine.Illegal).Code] = true
	}
}

// nosyCommand is a command somebody might try: a card of the hand that need not fit, a catch of whoever has one card.
func nosyCommand(rng *rand.Rand, g *Game) engine.Command {
	s := &g.state
	c := wildCommand(rng, g)
	if rng.IntN(4) == 0 {
		return c
	}
	c.Decision = 0
	if s.turn >= 0 && rng.IntN(3) != 0 {
		c.Seat = engine.Seat(s.turn)
	}
	if s.calls.open != 0 && rng.IntN(2) == 0 {
		c.Verb = engine.VerbCatchUno
		for c.Target = 0; s.calls.open&bit(int8(c.Target)) == 0; c.Target++ {
		}
		c.Seat, c.At = engine.Seat(s.step(int8(c.Target), 1)), s.now+6000
		return c
	}
	c.Verb = engine.VerbPlay + engine.Verb(rng.IntN(9))
	if c.Seat >= 0 && int8(c.Seat) < s.seats && s.hands[c.Seat].count > 0 {
		h := &s.hands[c.Seat]
		c.Card, c.Cards = engine.SeenCard{Face: h.faces.nth(rng.IntN(h.faces.count()))}, nil
	}
	return c
}

func (c *coverage) note(beats []engine.Beat) {
	for _, b := range beats {
		for _, e := range b.Events {
			c.events[e.Kind] = true
			if e.Kind == engine.EventPlayed || e.Kind == engine.EventStacked || e.Kind == engine.EventJumpedIn {
				for _, card := range e.Cards {
					c.faces[card.Face] = true
				}
			}
		}
	}
}

func TestARandomPlayoutIsNeverRefusedUnderAnySwitch(t *testing.T) {
	for seed := uint64(1); seed <= 150; seed++ {
		rng := rand.New(rand.NewPCG(seed, 3))
		seats := engine.MinSeats + rng.IntN(engine.MaxSeats-1)
		s := NewState(randomRules(rng, seats), seats)
		s.Seed(seed)
		s.Deal(nil)
		chance := engine.NewRand(seed)
		for n := 0; !s.Over(); n++ {
			var m Move
			if s.RandomMove(&chance, &m); s.Apply(&m, nil) != engine.Legal {
				t.Fatalf("seed %d: move %d, %s by seat %d, is refused; rules %s", seed, n, m.Verb, m.Seat, s.rules)
			}
			if n > 100_000 {
				t.Fatalf("seed %d: the round does not end; rules %s", seed, s.rules)
			}
		}
	}
}

// The same core runs with a recorder and without: both ways the same commands give the same table.
func TestARecorderChangesNothing(t *testing.T) {
	for seed := uint64(1); seed <= 30; seed++ {
		rng := rand.New(rand.NewPCG(seed, 4))
		seats := engine.MinSeats + rng.IntN(engine.MaxSeats-1)
		rules := randomRules(rng, seats)
		g, err := New(engine.Setup{Rules: rules.String(), Seats: seatNames(seats), Seed: seed, Dealer: engine.Seat(seats - 1)})
		if err != nil {
			t.Fatal(err)
		}
		bare := NewState(rules, seats)
		bare.Seed(seed)
		bare.Deal(nil)
		chance := engine.NewRand(seed)
		for n := 0; n < 500 && !bare.Over(); n++ {
			var m Move
			bare.RandomMove(&chance, &m)
			c := engine.Command{Seat: engine.Seat(m.Seat), Verb: m.Verb, Color: m.Color, Target: engine.Seat(m.Target)}
			if m.card != noCard {
				c.Card.ID, c.OfDeck = m.card.id(), true
			}
			bare.Apply(&m, nil)
			if _, err := g.Apply(c); err != nil {
				t.Fatalf("seed %d: with a recorder %+v is refused: %v", seed, c, err)
			}
			if bare.decision != g.state.decision || bare.rng != g.state.rng || bare.hands != g.state.hands || bare.turn != g.state.turn {
				t.Fatalf("seed %d: after move %d the two tables differ", seed, n)
			}
		}
	}
}

func TestNothingIsAllocatedForAMove(t *testing.T) {
	rules, _ := Preset("chaos")
	s := NewState(rules, 4)
	s.Seed(3)
	chance := engine.NewRand(3)
	if n := testing.AllocsPerRun(50, func() { s.Deal(nil); s.PlayRandom(&chance) }); n != 0 {
		t.Errorf("a round without a recorder allocates %v times", n)
	}
}

func BenchmarkRandomRounds(b *testing.B) {
	rules, _ := Preset("classic")
	s := NewState(rules, 2)
	s.Seed(7)
	chance := engine.NewRand(1)
	moves := 0
	b.ReportAllocs()
	for b.Loop() {
		s.Deal(nil)
		moves += s.PlayRandom(&chance)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "rounds/s")
	b.ReportMetric(float64(moves)/b.Elapsed().Seconds(), "moves/s")
}
