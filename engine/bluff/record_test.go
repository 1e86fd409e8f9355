package bluff

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"fourtell/engine"
)

// written is a record as it is read back from its text.
func written(t *testing.T, r engine.Record) engine.Record {
	t.Helper()
	var text bytes.Buffer
	if err := r.Write(&text); err != nil {
		t.Fatal(err)
	}
	read, err := engine.ReadRecord(&text)
	if err != nil {
		t.Fatal(err)
	}
	return read
}

// replayed is the match of a record, played to its end.
func replayed(t *testing.T, r engine.Record) *Game {
	t.Helper()
	g, err := New(r.Setup)
	if err != nil {
		t.Fatal(err)
	}
	for n, c := range r.Commands {
		if _, err := g.Apply(c); err != nil {
			t.Fatalf("command %d: %v", n+1, err)
		}
	}
	return g
}

func TestARecordPlaysTheSameGameFromASeedAndFromAKey(t *testing.T) {
	for seed := range uint64(8) {
		r := engine.NewRand(seed)
		seats := engine.MinSeats + int(r.Below(5))
		rules := rulesByChance(&r, seats)
		rules[Rounds] = 3
		rules[TurnSeconds] = 15 * int16(seed%3%2)
		set := engine.Setup{Rules: rules.String(), Seats: names(seats), Seed: seed, Dealer: engine.Seat(r.Below(uint32(seats)))}
		key := engine.NewKey([engine.KeyBytes]byte{byte(seed), 1})
		if seed%2 == 1 {
			set.Key = key
		}
		g, err := New(set)
		if err != nil {
			t.Fatal(err)
		}
		record := engine.Record{Setup: g.Setup()}
		for round := 1; ; round++ {
			part := playToTheEnd(t, g, &r)
			record.Commands = append(record.Commands, part...)
			alone := replayed(t, written(t, engine.Record{Setup: g.Round(), Commands: part}))
			for v := engine.Spectator; v < engine.Seat(seats); v++ {
				want, got := g.View(v), alone.View(v)
				if !reflect.DeepEqual(got, want) {
					t.Fatalf("seed %d, %s: round %d alone ends for seat %d with\n%+v, not\n%+v", seed, rules, round, v, got, want)
				}
			}
			if round == 3 {
				break
			}
			next := engine.Do(0, engine.VerbNextRound)
			switch {
			case seed%2 == 1:
				next.Key = engine.NewKey([engine.KeyBytes]byte{byte(seed), byte(round + 1)})
			case seed%4 == 0:
				next.Seed = seed + 99
			}
			if _, err := g.Apply(next); err != nil {
				t.Fatal(err)
			}
			record.Commands = append(record.Commands, next)
		}
		if again := replayed(t, written(t, record)); !bytes.Equal(again.State(), g.State()) {
			t.Errorf("seed %d, %s: the record ends otherwise", seed, rules)
		}
	}
}

// Saved after any command and taken up again, a match goes on as if nothing had been.
func TestAMatchTakenUpAfterAnyCommandGoesOnTheSame(t *testing.T) {
	set := engine.Setup{Rules: "classic,decks=2,simultaneous=random,turn_seconds=20", Seats: names(4), Seed: 11}
	g, err := New(set)
	if err != nil {
		t.Fatal(err)
	}
	r := engine.NewRand(5)
	all := playToTheEnd(t, g, &r)
	for n := 0; n <= len(all); n += 1 + len(all)/20 {
		up := replayed(t, written(t, engine.Record{Setup: set, Commands: all[:n]}))
		for _, c := range all[n:] {
			if _, err := up.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
		if !bytes.Equal(up.State(), g.State()) {
			t.Errorf("taken up after command %d it ends otherwise", n)
		}
	}
}

// A record has the faces of cards and no identity, whatever the seat named them by.
func TestARecordOfCardsNamedByIdentityHasTheirFaces(t *testing.T) {
	g, err := New(engine.Setup{Rules: "classic,decks=2", Seats: names(2), Seed: 4})
	if err != nil {
		t.Fatal(err)
	}
	s := g.View(1)
	c := s.Legal[len(s.Legal)-1]
	if c.Verb != engine.VerbClaim || c.Cards[0].ID == 0 {
		t.Fatalf("%+v", c)
	}
	byID := engine.Claim(1, []engine.SeenCard{{ID: c.Cards[0].ID}}, c.Rank)
	if _, err := g.Apply(byID); err != nil {
		t.Fatal(err)
	}
	var line bytes.Buffer
	if err := engine.WriteRecordCommand(&line, byID.Faced(Book{})); err != nil || strings.Contains(line.String(), `"id"`) || !strings.Contains(line.String(), `"rank":"A"`) {
		t.Errorf("%s, %v", line.String(), err)
	}
	if _, err := g.Apply(engine.Claim(0, []engine.SeenCard{{ID: 417}}, 2)); err == nil {
		t.Error("a card there is not is claimed")
	}
}

func TestADealThatCannotBeIsRefusedWithASentence(t *testing.T) {
	for _, c := range []struct {
		name string
		set  func(*engine.Setup)
		why  string
	}{
		{"another game", func(s *engine.Setup) { s.Game = "uno" }, `this is the game "bluff", not "uno"`},
		{"no such round", func(s *engine.Setup) { s.Deal = &engine.Deal{} }, "there is no round 0"},
		{"asked for by nobody", func(s *engine.Setup) { s.Deal = &engine.Deal{Round: 1, By: 9} }, "by: there is no seat 9"},
		{"away from nowhere", func(s *engine.Setup) { s.Deal = &engine.Deal{Round: 1, Away: []engine.Seat{7}} }, "away: there is no seat 7"},
		{"one left", func(s *engine.Setup) { s.Deal = &engine.Deal{Round: 2, Removed: []engine.Seat{0, 2}} }, "too few seats"},
		{"discards", func(s *engine.Setup) {
			s.Position = &engine.Position{Direction: 1, Discard: []engine.SeenCard{{Face: engine.StandardFaces}}}
		}, "a table of bluff has hands"},
		{"a hand too few", func(s *engine.Setup) { s.Position = &engine.Position{Direction: 1} }, "there are 0 hands for 3 seats"},
		{"an empty hand", func(s *engine.Setup) {
			s.Position = &engine.Position{Direction: 1, Hands: make([][]engine.SeenCard, 3)}
		}, "hand of seat 0: it is empty"},
		{"the same card twice", func(s *engine.Setup) {
			one := []engine.SeenCard{{Face: engine.StandardFaces}}
			s.Position = &engine.Position{Direction: 1, Hands: [][]engine.SeenCard{one, one, one}}
		}, "1 deck(s) hold no more AC"},
	} {
		set := engine.Setup{Rules: "classic", Seats: names(3)}
		c.set(&set)
		if _, err := New(set); err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%s: %v; want %s", c.name, err, c.why)
		}
	}
}

// Who has been played for in a round is known to the record of the next alone, so that statistics leave that seat out.
func TestTheNextRoundTellsForWhomSomebodyElseHasPlayed(t *testing.T) {
	g, err := New(engine.Setup{Rules: "classic,rounds=3", Seats: names(3), Seed: 2})
	if err != nil {
		t.Fatal(err)
	}
	r := engine.NewRand(9)
	for _, c := range []engine.Command{engine.Do(2, engine.VerbLeave), engine.Do(2, engine.VerbReturn)} {
		if _, err := g.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
	playToTheEnd(t, g, &r)
	for _, c := range []engine.Command{engine.Do(1, engine.VerbLeave), engine.Do(0, engine.VerbNextRound)} {
		if _, err := g.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
	if d := g.Round().Deal; !reflect.DeepEqual(d.Stood, []engine.Seat{2}) || !reflect.DeepEqual(d.Away, []engine.Seat{1}) {
		t.Errorf("stood %v, away %v", d.Stood, d.Away)
	}
	alone, err := New(g.Round())
	if err != nil || !reflect.DeepEqual(alone.Round(), g.Round()) {
		t.Errorf("the round alone begins with %+v, %v; want %+v", alone.Round(), err, g.Round())
	}
}
