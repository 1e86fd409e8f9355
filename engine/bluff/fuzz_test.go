package bluff

import (
	"bytes"
	"errors"
	"testing"

	"fourtell/engine"
)

// commandOf is some command, sensible or not, of three bytes.
func commandOf(g *Game, a, b, c byte) engine.Command {
	verbs := []engine.Verb{engine.VerbClaim, engine.VerbClaim, engine.VerbPass, engine.VerbPass, engine.VerbChallenge, engine.VerbPlay, engine.VerbDraw,
		engine.VerbTimeout, engine.VerbWait, engine.VerbLeave, engine.VerbReturn, engine.VerbRemove, engine.VerbNextRound, engine.VerbAccept, engine.NoVerb}
	cmd := engine.Command{Seat: engine.Seat(int(b)%12) - 1, Verb: verbs[int(a)%len(verbs)], Target: engine.NoSeat, Rank: engine.Rank(c % 15), At: engine.Millis(a)}
	if b >= 64 { // whoever is asked, as the snapshot has it
		cmd.Seat = g.state.Turn()
	}
	if b >= 128 && cmd.Seat >= 0 {
		if legal := g.View(cmd.Seat).Legal; len(legal) > 0 {
			return legal[int(c)%len(legal)]
		}
	}
	if cmd.Verb == engine.VerbClaim {
		for n := range int(c) % 7 {
			cmd.Cards = append(cmd.Cards, engine.SeenCard{ID: engine.Card((int(a) + n*int(b)) % 430)})
		}
	}
	return cmd
}

func FuzzApply(f *testing.F) {
	f.Add(uint64(1), []byte("a claim, a doubt, and everything that is no command besides"))
	f.Add(uint64(77), bytes.Repeat([]byte{0, 200, 3, 2, 200, 9, 4, 200, 0}, 40))
	f.Fuzz(func(t *testing.T, seed uint64, script []byte) {
		r := engine.NewRand(seed)
		seats := engine.MinSeats + int(r.Below(engine.MaxSeats-engine.MinSeats+1))
		rules := rulesByChance(&r, seats)
		g, err := New(engine.Setup{Rules: rules.String(), Seats: names(seats), Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		for script = script[:min(len(script), 900)]; len(script) >= 3; script = script[3:] { // what goes on for longer costs too much to be told
			before := g.State()
			c := commandOf(g, script[0], script[1], script[2])
			legal := script[1] >= 128 && c.Decision != 0
			beats, err := g.Apply(c)
			if err := g.Sound(); err != nil {
				t.Fatalf("after %+v: %v", c, err)
			}
			if err != nil {
				var why *engine.Illegal
				if !errors.As(err, &why) || why.Code == engine.Legal || len(beats) > 0 || !bytes.Equal(before, g.State()) || legal {
					t.Fatalf("%+v, legal %v, is refused with %v and %d beats", c, legal, err, len(beats))
				}
				continue
			}
			for _, b := range beats {
				moving := 0
				for _, e := range b.Events {
					if e.Kind.Moves() {
						moving++
					}
				}
				if moving > 1 || len(b.Events) == 0 {
					t.Fatalf("%+v: a beat has %d moving events of %d", c, moving, len(b.Events))
				}
			}
		}
	})
}

func TestWhateverIsDoneToATableItStaysOne(t *testing.T) {
	// The fuzzer's body over seeds of its own, with every test run.
	met := map[engine.Code]bool{}
	for seed := range uint64(60) {
		r := engine.NewRand(seed)
		seats := engine.MinSeats + int(r.Below(engine.MaxSeats-engine.MinSeats+1))
		g, err := New(engine.Setup{Rules: rulesByChance(&r, seats).String(), Seats: names(seats), Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		for range 120 {
			before := g.State()
			c := commandOf(g, byte(r.Below(256)), byte(r.Below(256)), byte(r.Below(256)))
			if c.Verb == engine.VerbRemove && r.Below(4) > 0 {
				continue
			}
			beats, err := g.Apply(c)
			var why *engine.Illegal
			if errors.As(err, &why) {
				met[why.Code] = true
				if len(beats) > 0 || !bytes.Equal(before, g.State()) {
					t.Fatalf("seed %d: %+v is refused and has changed the table", seed, c)
				}
			}
			if err := g.Sound(); err != nil {
				t.Fatalf("seed %d, after %+v: %v", seed, c, err)
			}
		}
	}
	for _, code := range []engine.Code{engine.NotYourTurn, engine.NotInHand, engine.BadClaim, engine.OwnClaim, engine.NoChallenge, engine.NothingToPass, engine.MustPlay,
		engine.NoClock, engine.NotNow, engine.BadSeat, engine.RoundOver, engine.UnknownCommand} {
		if !met[code] {
			t.Errorf("nothing is refused with %v", code)
		}
	}
}

// Every legal command that is listed is granted, by any rules.
func TestWhatIsListedAsLegalIsGranted(t *testing.T) {
	for seed := range uint64(30) {
		r := engine.NewRand(seed)
		seats := engine.MinSeats + int(r.Below(5))
		g, err := New(engine.Setup{Rules: rulesByChance(&r, seats).String(), Seats: names(seats), Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		for range 60 {
			for v := range engine.Seat(seats) {
				for _, c := range g.View(v).Legal {
					try := *g
					if code := (&try.state).Apply(ptr(g.move(c)), nil); code != engine.Legal {
						t.Fatalf("seed %d: %+v is listed and refused: %v", seed, c, code)
					}
				}
			}
			seat := g.state.Turn()
			if seat == engine.NoSeat {
				break
			}
			legal := g.View(seat).Legal
			if _, err := g.Apply(legal[r.Below(uint32(len(legal)))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func ptr(m Move) *Move { return &m }
