package uno

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"fourtell/engine"
)

// rounds plays some rounds of a match under switches by chance, with people who leave and are removed, and gives each
// finished one as it was: what its record holds, and every viewer's snapshots.
func rounds(t *testing.T, seed uint64, each func(g *Game, round engine.Record, beats []engine.Beat)) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 6))
	seats := engine.MinSeats + rng.IntN(engine.MaxSeats-1)
	rules := RulesByChance(seed, seats)
	if rules[Score] == ScoreSingle || rules[Teams] == Off {
		rules[Score] = []int16{ScoreWinnerTakes, ScoreLowestTotal, ScoreElimination}[rng.IntN(3)]
		if rules[Score] != ScoreElimination {
			rules[RoundOut] = Off
		}
	}
	rules[Target], rules[HandSize] = 700, min(rules[HandSize], 5)
	if rules.Check(seats) != nil {
		rules[Score], rules[RoundOut] = ScoreWinnerTakes, Off
	}
	setup := engine.Setup{Rules: rules.String(), Seats: seatNames(seats), Seed: seed}
	if seed%3 == 0 { // a room's: each round by a key of its own
		setup.Seed, setup.Key = 0, testKey(seed, 0)
	}
	g, err := New(setup)
	if err != nil {
		t.Fatal(err)
	}
	r, beats := engine.Record{Setup: g.Round()}, slices.Clone(g.Opening())
	ended := 0
	for n := 0; n < 3000 && ended < 3; n++ {
		c, legal := legalCommand(t, rng, g)
		if !legal {
			if g.state.phase == engine.PhaseMatchOver {
				break
			}
			continue
		}
		if rng.IntN(60) == 0 {
			c = engine.Do(engine.Seat(rng.IntN(seats)), []engine.Verb{engine.VerbLeave, engine.VerbReturn, engine.VerbLeave, engine.VerbRemove}[rng.IntN(4)])
			if c.Verb == engine.VerbRemove && rng.IntN(3) != 0 {
				continue
			}
		}
		if s := &g.state; s.away != 0 && s.rules[Leaver] == LeaverWait && rng.IntN(2) == 0 {
			c = engine.Do(engine.SeatSet(s.away).Seats()[0], engine.VerbReturn)
		}
		if c.Verb == engine.VerbNextRound {
			each(g, engine.Record{Setup: g.Round(), Commands: r.Commands}, beats)
			ended++
			r.Commands, beats = nil, nil
			if setup.Key != "" {
				c.Key = testKey(seed, ended)
			}
		}
		more, err := g.Apply(c)
		if err != nil {
			continue
		}
		beats = append(beats, more...)
		if c.Verb != engine.VerbNextRound {
			r.Commands = append(r.Commands, c.Recorded())
		}
	}
}

// unlike says where two texts part.
func unlike(a, b []byte) string {
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	from := max(0, n-60)
	return fmt.Sprintf("%q, not %q, from byte %d of %d and %d on", a[from:min(n+60, len(a))], b[from:min(n+60, len(b))], n, len(a), len(b))
}

// What came of the rounds before, and nothing else, is in the record of one round: whoever plays it again sees what was seen,
// beat by beat, and comes to the same table but for the generator.
func TestARoundAlonePlaysAgainAsItWasInItsMatch(t *testing.T) {
	played, later, left, removed, reshuffled := 0, 0, 0, 0, 0
	for seed := uint64(1); seed <= 18; seed++ {
		rounds(t, seed, func(g *Game, round engine.Record, beats []engine.Beat) {
			var text bytes.Buffer
			if err := round.Write(&text); err != nil {
				t.Fatal(err)
			}
			read, err := engine.ReadRecord(&text)
			if err != nil {
				t.Fatalf("seed %d: %v\n%s", seed, err, &text)
			}
			if !reflect.DeepEqual(read.Setup, round.Setup) {
				t.Fatalf("seed %d: the set-up is read as\n%+v\nnot\n%+v", seed, read.Setup, round.Setup)
			}
			alone, err := New(read.Setup)
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			again := slices.Clone(alone.Opening())
			for n, c := range read.Commands {
				more, err := alone.Apply(c)
				if err != nil {
					t.Fatalf("seed %d, round %d: command %d, %s by seat %d: %v", seed, round.Setup.Deal.Round, n, c.Verb, c.Seat, err)
				}
				again = append(again, more...)
			}
			for v := engine.Spectator; v < engine.Seat(g.state.seats); v++ {
				end := len(again) - 1 // the history holds every event again: it is compared once
				a := append(shown(t, v, again, false), shown(t, v, again[end:], true)...)
				if b := append(shown(t, v, beats, false), shown(t, v, beats[len(beats)-1:], true)...); !bytes.Equal(a, b) {
					t.Fatalf("seed %d, round %d: viewer %d is shown %s", seed, round.Setup.Deal.Round, v, unlike(a, b))
				}
			}
			alone.state.rng, alone.lots = g.state.rng, g.lots
			if !bytes.Equal(alone.State(), g.State()) {
				t.Fatalf("seed %d: it comes to\n%s\nnot to\n%s", seed, alone.State(), g.State())
			}
			if !reflect.DeepEqual(alone.Round(), round.Setup) {
				t.Fatalf("seed %d: of it alone the round is made from %+v", seed, alone.Round())
			}
			d := read.Setup.Deal
			played++
			if d.Round > 1 {
				later++
			}
			left, removed = left+len(d.Away)+len(d.Stood), removed+len(d.Removed)
			reshuffled += bytes.Count(shown(t, engine.Spectator, again, false), []byte(`"reshuffled"`))
		})
	}
	if played < 30 || later < 16 || left < 10 || removed < 2 || reshuffled < 1 {
		t.Errorf("only %d rounds, %d of them later ones, %d who had left, %d removed, %d reshuffles", played, later, left, removed, reshuffled)
	}
}

// Two matches whose next deals differ and whose finished round is the same give the same bytes: so nothing in them tells the
// next deal. Whatever the generator, the same chance is the same record.
func TestTheRecordOfARoundTellsNothingOfTheNextDeal(t *testing.T) {
	compared, differ := 0, 0
	for seed := uint64(1); seed <= 25; seed++ {
		rounds(t, seed, func(g *Game, round engine.Record, _ []engine.Beat) {
			same := *g // the same finished round, with another generator, another seed and another match after it
			same.setup.Seed, same.setup.Position = seed+1000, nil
			same.state.rng = engine.NewRand(seed * 7919)
			if g.lots.Numbers() > 0 {
				same.lots.DealFrom(testKey(seed, 900))
			}
			same.log, same.known = &chronicle{}, newLabels(g.state.seats, g.state.decks())
			same.log.caught, same.log.cleared = g.log.caught, g.log.cleared
			one, err := json.Marshal(g.Round())
			two, err2 := json.Marshal(same.Round())
			if err != nil || err2 != nil || !bytes.Equal(one, two) {
				t.Fatalf("seed %d: the round is made from\n%s\nand\n%s", seed, one, two)
			}
			if round.Setup.Seed != 0 || round.Setup.Key != "" || strings.Contains(string(one), `"key"`) || strings.Contains(string(one), `"seed":1`) {
				t.Fatalf("seed %d: the round tells a seed: %s", seed, one)
			}
			compared++
			next := engine.Do(0, engine.VerbNextRound)
			for next.Seat < engine.Seat(g.state.seats) && g.state.gone&bit(int8(next.Seat)) != 0 {
				next.Seat++
			}
			other := *g
			other.log, other.known = &chronicle{}, newLabels(g.state.seats, g.state.decks())
			if _, err := other.Apply(next); err != nil {
				return
			}
			if _, err := same.Apply(next); err != nil {
				t.Fatal(err)
			}
			if other.state.hands != same.state.hands {
				differ++
			}
		})
	}
	if compared < 25 || differ < compared*9/10 {
		t.Errorf("%d rounds were compared; of %d the next deals differ", compared, differ)
	}
}

func TestWhoPlaysARoundAloneIsRefusedTheNextDeal(t *testing.T) {
	g, err := New(engine.Setup{Rules: "official", Seats: seatNames(2), Seed: 4})
	if err != nil {
		t.Fatal(err)
	}
	alone, err := New(g.Round())
	if err != nil {
		t.Fatal(err)
	}
	for alone.state.phase != engine.PhaseRoundOver {
		var m Move
		chance := engine.NewRand(uint64(alone.state.decision))
		alone.state.RandomMove(&chance, &m)
		alone.state.Apply(&m, nil)
	}
	before := alone.State()
	_, err = alone.Apply(engine.Do(0, engine.VerbNextRound))
	if err == nil || err.Error() != "round_over" || !bytes.Equal(before, alone.State()) {
		t.Errorf("the next round: %v", err)
	}
}

// A seed given with next_round is the seed of that deal, whatever was dealt before.
func TestARoundDealtByASeedOfItsOwnOwesNothingToTheRoundsBefore(t *testing.T) {
	second := func(match, seed uint64) (hands [engine.MaxSeats]hand) {
		g, err := New(engine.Setup{Rules: "official", Seats: seatNames(3), Seed: match})
		if err != nil {
			t.Fatal(err)
		}
		chance := engine.NewRand(match)
		g.state.PlayRandom(&chance)
		c := engine.Do(0, engine.VerbNextRound)
		c.Seed = seed
		b, err := json.Marshal(c)
		if err != nil {
			t.Fatal(err)
		}
		var read engine.Command
		if err := json.Unmarshal(b, &read); err != nil || !reflect.DeepEqual(read, c) {
			t.Fatalf("%s is read as %+v: %v", b, read, err)
		}
		if _, err := g.Apply(read); err != nil {
			t.Fatal(err)
		}
		return g.state.hands
	}
	if second(1, 50) != second(2, 50) {
		t.Error("two matches with the same seed for the second round are dealt different hands")
	}
	if second(1, 50) == second(1, 51) || second(1, 0) == second(2, 0) {
		t.Error("different seeds deal the same hands")
	}
}

func TestADealThatIsNoneSaysWhatIsWrong(t *testing.T) {
	for _, c := range []struct {
		deal engine.Deal
		why  string
	}{
		{engine.Deal{}, "no round 0"},
		{engine.Deal{Round: 40_000}, "no round 40000"},
		{engine.Deal{Round: 2, Removed: []engine.Seat{5}}, "removed: there is no seat 5"},
		{engine.Deal{Round: 2, Away: []engine.Seat{-1}}, "away: there is no seat -1"},
		{engine.Deal{Round: 2, Removed: []engine.Seat{0, 1}}, "fewer than 2 seats"},
		{engine.Deal{Round: 2, Removed: []engine.Seat{0}}, "its dealer, seat 0, is out"},
		{engine.Deal{Round: 2, Caught: []int{1}}, "caught: there are 1 counts for 3 seats"},
		{engine.Deal{Round: 2, Cleared: []int{1, 0, -1}}, "cleared: no count is below 0"},
	} {
		_, err := New(engine.Setup{Rules: "official", Seats: seatNames(3), Deal: &c.deal})
		if err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%+v: %v, want %q", c.deal, err, c.why)
		}
	}
	if g, err := New(engine.Setup{Rules: "official", Seats: seatNames(3), Deal: &engine.Deal{Round: 1, Lots: []uint16{60000, 3}}}); err != nil || g.Sound() != nil {
		t.Errorf("lots beyond the pile: %v", err) // what is no lot is drawn by the seed
	}
}
