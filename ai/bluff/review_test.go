package bluff

import (
	"math"
	"reflect"
	"slices"
	"testing"

	"fourtell/ai"
	"fourtell/engine"
)

// recorded is a round to its end among those kinds.
func recorded(t *testing.T, rules string, seed uint64, kinds ...string) engine.Record {
	t.Helper()
	g := dealt(t, rules, len(kinds), seed)
	rec := engine.Record{Setup: g.Setup()}
	if !whole(t, g, seed, kinds, func(_ *engine.Snapshot, c engine.Command) { rec.Commands = append(rec.Commands, c.Recorded()) }) {
		t.Fatal("the round has no end")
	}
	return rec
}

func reviewed(t *testing.T, rec engine.Record, slice int) ai.Review {
	t.Helper()
	r, err := House{}.Review(rec, 1)
	if err != nil {
		t.Fatal(err)
	}
	last := 0.0
	for !r.Done() {
		r.Work(slice)
		if p := r.Progress(); p < last || p > 1 {
			t.Fatalf("progress goes from %.4f to %.4f", last, p)
		}
		last = r.Progress()
	}
	if r.Err() != nil || last != 1 || !r.Charted() || !r.Rated(0) || r.Rated(engine.Seat(len(rec.Setup.Seats))) {
		t.Fatalf("it ends at %.2f with %v", last, r.Err())
	}
	return r
}

func TestALookBackIsTheSameHoweverItIsSliced(t *testing.T) {
	for _, rules := range []string{"classic,turn_limit=40", "arcade", "classic,mode=team,turn_limit=40", "classic,simultaneous=random,turn_limit=40"} {
		rec := recorded(t, rules, 4, "level:master", "honest", "dice004", "level:casual")
		all := reviewed(t, rec, 1<<30)
		again := reviewed(t, rec, 1)
		if !reflect.DeepEqual(all.Moments(), again.Moments()) || !reflect.DeepEqual(all.Final(), again.Final()) {
			t.Errorf("%s: a command at a time it comes out differently", rules)
		}
		decided := 0
		for i, m := range all.Moments() {
			sum, winners := 0.0, 1.0
			for _, c := range m.Chances {
				sum += c
			}
			if rules == "classic,mode=team,turn_limit=40" {
				winners = 2
			}
			if math.Abs(sum-winners) > 1e-9 {
				t.Errorf("%s, moment %d: the chances %v make %.2f", rules, i, m.Chances, sum)
			}
			if m.Lost < 0 || m.Lost > 1 || m.Lost > 0 && m.Lost < rough || m.Judged && (m.Belief < 0 || m.Belief > 1 || m.Even < 0 || m.Even > 1) {
				t.Errorf("%s, moment %d: %+v", rules, i, m)
			}
			if m.Decided {
				decided++
			}
		}
		counted := 0
		for seat := range engine.Seat(4) {
			a := all.Account(seat)
			counted += a.Decisions
			if d := all.Moments()[0].Chances[seat] - a.Lost + a.Luck - all.Final()[seat]; math.Abs(d) > 1e-9 {
				t.Errorf("%s, seat %d: %+v does not add up", rules, seat, a)
			}
		}
		if counted != decided || decided == 0 || len(all.Turns(3)) != 3 {
			t.Errorf("%s: %d decisions of %d, turned at %v", rules, counted, decided, all.Turns(3))
		}
	}
}

func TestTheChartTellsMoreThanThatAnybodyMayWin(t *testing.T) {
	told, even := 0.0, 0.0
	for seed := range uint64(12) {
		r := reviewed(t, recorded(t, "classic", seed, "level:expert", "level:expert", "level:expert", "level:expert"), 1<<30)
		for _, m := range r.Moments() {
			for i, p := range m.Chances {
				told += (p - r.Final()[i]) * (p - r.Final()[i])
				even += (0.25 - r.Final()[i]) * (0.25 - r.Final()[i])
			}
		}
	}
	if told > 0.95*even {
		t.Errorf("it is off by %.0f, and who knows nothing by %.0f", told, even)
	}
}

// after is the look back at those commands, at a table laid out.
func after(t *testing.T, g engine.Game, commands ...engine.Command) []ai.Moment {
	t.Helper()
	rec := engine.Record{Setup: g.Setup()}
	for _, c := range commands {
		say(t, g, c)
		rec.Commands = append(rec.Commands, c.Recorded())
	}
	return reviewed(t, rec, 1).Moments()
}

func TestWhoLetsALieBeThatItsHandDisprovesMissesACatch(t *testing.T) {
	g := laidOut(t, "classic", "K", "2H 3H 4H", "KH KS KD KC 5H", "6H 7H 8H")
	all := after(t, g, engine.Claim(0, cards(t, "2H"), 13), engine.Do(2, engine.VerbPass), engine.Do(1, engine.VerbPass))
	if m := all[2]; !m.Judged || m.Belief != 1 || m.Even <= 0 || m.Even >= 1 || !m.Guilty || m.Accused != 0 || m.Best.Verb != engine.VerbChallenge || m.Lost < rough {
		t.Errorf("who holds all four kings lets one be: %+v", m)
	}
	if m := all[0]; !m.Bluff || !m.Decided {
		t.Errorf("the lie: %+v", m)
	}
	if m := all[1]; m.Belief <= 0 || m.Belief >= 1 || !m.Guilty {
		t.Errorf("who holds none is told %+v", m)
	}
}

func TestWhoDoubtsAgainstTheOddsGivesSomethingAway(t *testing.T) {
	g := laidOut(t, "classic", "K", "KH 3H 4H 5H 6H", "2H 5S 9C", "6C 7H 8H")
	all := after(t, g, engine.Claim(0, cards(t, "KH"), 13), engine.Do(1, engine.VerbPass), engine.Do(2, engine.VerbPass),
		engine.Claim(1, cards(t, "5S"), 1), engine.Do(0, engine.VerbPass), engine.Do(2, engine.VerbPass),
		engine.Claim(2, cards(t, "7H"), 2), engine.Do(0, engine.VerbPass), engine.Do(1, engine.VerbPass),
		engine.Claim(0, cards(t, "3H"), 3), engine.Do(1, engine.VerbChallenge))
	m := all[len(all)-1]
	if m.Guilty || !m.Judged || m.Belief >= m.Even || m.Best.Verb != engine.VerbPass || m.Lost < rough {
		t.Errorf("a true claim of one is doubted: %+v", m)
	}
}

func TestALieThatAnotherSeesThroughIsNeedlessWhereTheTruthCouldBeTold(t *testing.T) {
	g := laidOut(t, "classic,mode=team", "K", "KH 3H 4H 5H 6H", "KS KD 5S 9C", "KC 7H 8H 2S", "9S 10S JS")
	all := after(t, g, engine.Claim(0, cards(t, "KH 3H 4H"), 13), engine.Do(1, engine.VerbChallenge))
	m := all[0]
	if !m.Bluff || m.Lost < rough || lies(m.Best) || m.Best.Rank != 13 {
		t.Errorf("three kings are claimed of which the partner holds one: %+v", m)
	}
	if all[1].Lost != 0 || !all[1].Guilty {
		t.Errorf("the doubt is %+v", all[1])
	}
}

func TestADecisionIsJudgedByWhatTheSeatSawAndTheTruthComesAfter(t *testing.T) {
	var seen [2]ai.Moment
	for i, hands := range [][]string{{"2H 3H KC", "5H 9H", "6H 7H KS"}, {"KS 3H KC", "5H 9H", "6H 7H 2H"}} {
		g := laidOut(t, "classic", "K", hands...)
		lays := "2H"
		if i == 1 {
			lays = "KS"
		}
		all := after(t, g, engine.Claim(0, cards(t, lays), 13), engine.Do(1, engine.VerbPass))
		seen[i] = all[1]
	}
	if !seen[0].Guilty || seen[1].Guilty {
		t.Errorf("the truth: %v and %v", seen[0].Guilty, seen[1].Guilty)
	}
	a, b := seen[0], seen[1]
	if a.Belief != b.Belief || a.Even != b.Even || a.Lost != b.Lost || !reflect.DeepEqual(a.Best, b.Best) {
		t.Errorf("one who saw the same is judged as %+v and as %+v", a, b)
	}
	if slices.Equal(a.Chances, b.Chances) {
		t.Error("the chart does not know what was true")
	}
}

func TestUnderTruthNothingIsToBeJudgedOfAClaimThatWaits(t *testing.T) {
	r := reviewed(t, recorded(t, "classic,mode=truth,turn_limit=20", 3, "honest", "honest", "honest"), 7)
	for i, m := range r.Moments() {
		if m.Judged || m.Bluff || m.Doubt && m.Decided {
			t.Errorf("moment %d: %+v", i, m)
		}
	}
	if _, err := (House{}).Review(engine.Record{Setup: dealt(t, "classic", 2, 1).Setup()}, 2); err == nil || err.Error() != "the record has no round 2" {
		t.Errorf("a round that was not played: %v", err)
	}
}
