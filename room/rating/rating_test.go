package rating_test

import (
	"math"
	"testing"

	"fourtell/room/rating"
)

func near(t *testing.T, what string, got, want, by float64) {
	t.Helper()
	if math.IsNaN(got) || math.Abs(got-want) > by {
		t.Errorf("%s is %.5f, want %.5f", what, got, want)
	}
}

func against(r, deviation, score float64) rating.Result {
	return rating.Result{Opponent: rating.Opponent{Rating: r, Deviation: deviation}, Score: score}
}

// The example of the paper, pages 4 to 6.
func TestTheWorkedExampleOfThePaperComesOut(t *testing.T) {
	p := rating.Player{Rating: 1500, Deviation: 200, Volatility: 0.06}
	got := p.After(1, against(1400, 30, 1), against(1550, 100, 0), against(1700, 300, 0))
	near(t, "the rating", got.Rating, 1464.05, 0.02)
	near(t, "the deviation", got.Deviation, 151.52, 0.01)
	near(t, "the volatility", got.Volatility, 0.05999, 0.00001)
	near(t, "the first opponent's expected score", p.Expected(against(1400, 30, 0)), 0.639, 0.001)
	near(t, "the second's", p.Expected(against(1550, 100, 0)), 0.432, 0.001)
	near(t, "the third's", p.Expected(against(1700, 300, 0)), 0.303, 0.001)
}

func TestWhoeverIsAwayBecomesLessCertainAndNoStronger(t *testing.T) {
	p := rating.Player{Rating: 1612, Deviation: 60, Volatility: 0.06}
	for _, c := range []struct {
		days int
		want float64
	}{{-3, 60}, {0, 60}, {30, 65.2}, {365, 107.4}, {36500, 350}} {
		got := p.After(rating.Days(c.days))
		near(t, "the deviation", got.Deviation, c.want, 0.1)
		if got.Rating != p.Rating || got.Volatility != p.Volatility {
			t.Errorf("after %d days: %+v", c.days, got)
		}
	}
}

func TestTimeIsTheSameInOnePartOrInMany(t *testing.T) {
	p, q := rating.Player{Rating: 1500, Deviation: 80, Volatility: 0.05}, rating.Player{Rating: 1500, Deviation: 80, Volatility: 0.05}
	for range 12 {
		q = q.After(rating.Days(30))
	}
	near(t, "the deviation of twelve months", q.Deviation, p.After(rating.Days(360)).Deviation, 1e-9)
}

func TestATableIsAsStrongAsItsSeatsTogether(t *testing.T) {
	o := func(r float64) rating.Opponent { return rating.Opponent{Rating: r, Deviation: 50} }
	for _, c := range []struct {
		name   string
		a      float64
		others []rating.Opponent
		win    float64 // of somebody at 1500
	}{
		{"one equal", 1, []rating.Opponent{o(1500)}, 1. / 2},
		{"three equals", 1, []rating.Opponent{o(1500), o(1500), o(1500)}, 1. / 4},
		{"seven equals with much luck", 0.2, []rating.Opponent{o(1500), o(1500), o(1500), o(1500), o(1500), o(1500), o(1500)}, 1. / 8},
		{"one of ten times the strength", 1, []rating.Opponent{o(1900)}, 1. / 11},
		{"one of them, and two equals", 1, []rating.Opponent{o(1500), o(1900), o(1500)}, 1. / 13},
		{"one of them, half of it luck", 0.5, []rating.Opponent{o(1900)}, 1 / (1 + math.Sqrt(10))},
	} {
		table := rating.Table(c.a, c.others...)
		table.Deviation = 0
		near(t, c.name, rating.Player{Rating: 1500, Deviation: 50}.Expected(rating.Result{Opponent: table, Discrimination: c.a}), c.win, 1e-4)
	}
	if got := rating.Table(1, o(1500), o(1500), o(1500), o(1500)); math.Abs(got.Deviation-25) > 1e-9 {
		t.Errorf("four seats at ±50 are a table at ±%v, want 25", got.Deviation)
	}
	if got := rating.Table(1); got != rating.Newcomer().As() {
		t.Errorf("nobody is %+v", got)
	}
}

// Whoever wins as often as their strength says is found where they are, whatever the tables.
func TestStrengthIsFoundAtTablesOfAnySize(t *testing.T) {
	for _, truth := range []float64{1250, 1500, 1800} {
		for _, c := range []struct {
			seats int
			a     float64
		}{{2, 1}, {4, 0.5}, {6, 0.4}} {
			others := make([]rating.Opponent, c.seats-1)
			for i := range others {
				others[i] = rating.Opponent{Rating: 1400 + 60*float64(i%4)}
			}
			r := rating.Result{Opponent: rating.Table(c.a, others...), Discrimination: c.a}
			p, owed := rating.Newcomer(), 0.0
			for n := range 1500 { // a win whenever one is owed
				owed += rating.Player{Rating: truth, Deviation: 30, Volatility: 0.06}.Expected(r)
				r.Score = 0
				if owed >= 1 {
					owed, r.Score = owed-1, 1
				}
				p = p.After(rating.Days(n%20/19), r)
			}
			if low, high := p.Range(); low > truth || high < truth || math.Abs(p.Rating-truth) > 60 {
				t.Errorf("at %d seats %.0f is rated %.0f ± %.0f", c.seats, truth, p.Rating, p.Deviation)
			}
		}
	}
}

func TestAWinIsNeverALossAndLessNewsMovesLess(t *testing.T) {
	for _, r := range []float64{300, 1200, 1500, 1900, 3000} {
		p := rating.Player{Rating: 1500, Deviation: 120, Volatility: 0.06}
		won, lost := p.After(0, against(r, 40, 1)), p.After(0, against(r, 40, 0))
		if won.Rating < p.Rating || lost.Rating > p.Rating || won.Deviation > p.Deviation || lost.Deviation > p.Deviation {
			t.Errorf("against %.0f: won %+v, lost %+v", r, won, lost)
		}
	}
	p := rating.Newcomer()
	sure, vague := p.After(0, against(1500, 0, 1)), p.After(0, against(1500, 350, 1))
	half := against(1500, 0, 1)
	half.Discrimination = 0.5
	if luck := p.After(0, half); sure.Rating <= vague.Rating || sure.Rating <= luck.Rating {
		t.Errorf("%v, %v, %v", sure, vague, luck)
	}
}

func FuzzNothingButNumbersWithinTheirBoundsComesOut(f *testing.F) {
	f.Add(1500.0, 200.0, 0.06, 1.0, 1400.0, 30.0, 1.0, 1.0)
	f.Add(math.NaN(), math.Inf(1), -1.0, math.NaN(), math.Inf(-1), math.NaN(), 7.0, math.NaN())
	f.Add(4000.0, 30.0, 0.01, 1e300, -1e300, 350.0, 1.0, 1e-300)
	f.Add(0.0, 350.0, 0.15, 0.0, 4e3, 0.0, 0.5, 0.3)
	f.Fuzz(func(t *testing.T, r, d, v, periods, or, od, score, a float64) {
		p := rating.Player{Rating: r, Deviation: d, Volatility: v}
		other := rating.Opponent{Rating: or, Deviation: od}
		for _, got := range []rating.Player{
			p.After(periods), p.After(periods, rating.Result{Opponent: other, Score: score, Discrimination: a}),
			p.After(periods, rating.Result{Opponent: rating.Table(a, other, other, p.As()), Score: score, Discrimination: a}),
		} {
			if !(got.Rating >= rating.Least && got.Rating <= rating.Most && got.Deviation >= rating.LeastDeviation &&
				got.Deviation <= rating.FirstDeviation && got.Volatility >= rating.LeastVolatility && got.Volatility <= rating.MostVolatility) {
				t.Errorf("%+v", got)
			}
		}
		if e := p.Expected(rating.Result{Opponent: other, Discrimination: a}); !(e >= 0 && e <= 1) {
			t.Errorf("expected %v", e)
		}
	})
}
