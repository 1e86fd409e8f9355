package uno

import (
	"math"
	"reflect"
	"testing"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/uno"
)

// recorded is a match of skilled players at that many seats, to the end of so many rounds.
func recorded(t testing.TB, rules string, seats, rounds int, seed uint64) engine.Record {
	t.Helper()
	names := []string{"a", "b", "c", "d", "e", "f", "g", "h", "i", "j"}
	setup := engine.Setup{Game: "uno", Rules: rules, Seats: names[:seats], Seed: seed, Dealer: engine.Seat(seats - 1)}
	g, err := uno.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	rec := engine.Record{Setup: setup}
	skilled, _ := ai.LevelNamed("skilled")
	bots := make([]ai.Bot, seats)
	for i := range bots {
		bots[i] = NewPlayer(skilled, ai.Style{Bluffs: 3}, engine.Seat(i), seed)
	}
	for range 4000 {
		v := g.View(engine.Spectator)
		c := engine.Command{Verb: engine.VerbNextRound, Target: engine.NoSeat}
		if v.Over() {
			if rounds--; rounds == 0 || v.Phase == engine.PhaseMatchOver {
				return rec
			}
		} else {
			c, _ = bots[v.Turn].Decide(g.View(v.Turn))
		}
		if _, err := g.Apply(c); err != nil {
			t.Fatal(err)
		}
		rec.Commands = append(rec.Commands, c)
	}
	t.Fatal("the match has no end")
	return rec
}

func reviewed(t *testing.T, rec engine.Record, round, slice int, prefer engine.Seat) *Review {
	t.Helper()
	r, err := NewReview(rec, round)
	if err != nil {
		t.Fatal(err)
	}
	r.Prefer(prefer)
	last := 0.0
	for n := 0; !r.Done(); n++ {
		r.Work(slice)
		if p := r.Progress(); p < last-1e-9 || p > 1 {
			t.Fatalf("progress goes from %.4f to %.4f", last, p)
		}
		last = r.Progress()
	}
	if r.Err() != nil || last != 1 {
		t.Fatalf("it ends at %.2f with %v", last, r.Err())
	}
	return r
}

func TestAReviewIsTheSameHoweverItIsSlicedAndWhoeverComesFirst(t *testing.T) {
	rec := recorded(t, "classic", 2, 1, 4)
	whole := reviewed(t, rec, 1, 1<<30, engine.NoSeat)
	for _, c := range []struct {
		slice int
		first engine.Seat
	}{{1, 0}, {777, 1}} {
		got := reviewed(t, rec, 1, c.slice, c.first)
		if !reflect.DeepEqual(whole.Moments(), got.Moments()) || !reflect.DeepEqual(whole.Final(), got.Final()) {
			t.Errorf("in slices of %d, seat %d first, it comes out differently", c.slice, c.first)
		}
	}
	decided := 0
	for i, m := range whole.Moments() {
		sum := 0.0
		for _, c := range m.Chances {
			sum += c
		}
		if math.Abs(sum-1) > 0.02 {
			t.Errorf("moment %d: the chances %v make %.2f", i, m.Chances, sum)
		}
		if m.Decided {
			decided++
		}
	}
	a, b := whole.Account(0), whole.Account(1)
	if decided == 0 || a.Decisions+b.Decisions != decided {
		t.Errorf("%d and %d decisions of %d", a.Decisions, b.Decisions, decided)
	}
	start, end := whole.Moments()[0].Chances[0], whole.Final()[0]
	if d := start - a.Lost + a.Luck - end; math.Abs(d) > 1e-9 {
		t.Errorf("start %.3f, less %.3f lost, and %.3f luck, is not %.3f", start, a.Lost, a.Luck, end)
	}
	if turns := whole.Turns(3); len(turns) != 3 || turns[1]-turns[0] < ai.Apart || turns[2]-turns[1] < ai.Apart {
		t.Errorf("the turning points are %v", turns)
	}
}

func TestALostWinIsAGraveError(t *testing.T) {
	rec := recorded(t, "classic", 2, 1, 4)
	last := &rec.Commands[len(rec.Commands)-1]
	if last.Verb != engine.VerbPlay {
		t.Fatalf("the round ends by %s", last.Verb)
	}
	seat := last.Seat
	*last = engine.Command{Seat: seat, Verb: engine.VerbDraw, Decision: last.Decision, Target: engine.NoSeat}
	r := reviewed(t, rec, 1, 1<<30, engine.NoSeat)
	all := r.Moments()
	m := &all[len(all)-1]
	if m.Command.Verb != engine.VerbDraw || m.Best.Verb != engine.VerbPlay || m.Lost < 0.15 || m.Grade() != ai.GradeBlunder {
		t.Errorf("to draw with the winning card in hand: best %+v, lost %.2f, grade %d", m.Best, m.Lost, m.Grade())
	}
	if r.Final() != nil {
		t.Errorf("a round that is not over ends as %v", r.Final())
	}
}

func TestGradesFollowTheChanceLost(t *testing.T) {
	for _, c := range []struct {
		lost float64
		want ai.Grade
	}{{0, ai.GradeBest}, {0.01, ai.GradeFine}, {0.039, ai.GradeFine}, {0.04, ai.GradeSlip}, {0.08, ai.GradeMistake}, {0.149, ai.GradeMistake}, {0.15, ai.GradeBlunder}, {1, ai.GradeBlunder}} {
		m := ai.Moment{Decided: true, Lost: c.lost}
		if got := m.Grade(); got != c.want {
			t.Errorf("%.3f lost is grade %d, want %d", c.lost, got, c.want)
		}
	}
}

func TestWhatCannotBeReviewedIsRefused(t *testing.T) {
	rec := recorded(t, "classic", 2, 1, 4)
	if _, err := NewReview(rec, 7); err == nil || err.Error() != "the record has no round 7" {
		t.Errorf("a round that was not played: %v", err)
	}
	rec.Setup.Rules = "nonsense"
	if _, err := NewReview(rec, 1); err == nil {
		t.Error("rules that do not exist can be reviewed")
	}
	rec = recorded(t, "classic", 2, 1, 4)
	rec.Commands[3].Seat = 1 - rec.Commands[3].Seat
	r, err := NewReview(rec, 1)
	if err != nil {
		t.Fatal(err)
	}
	for !r.Done() {
		r.Work(1000)
	}
	if r.Err() == nil {
		t.Error("a command out of turn is reviewed without a word")
	}
}
