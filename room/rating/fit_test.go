package rating_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"fourtell/room/rating"
)

// Tables are drawn from strengths that are known, and the strengths are found again within their intervals.
func TestStrengthsThatTablesWereDrawnFromAreFoundAgain(t *testing.T) {
	truth, luck := []float64{1500, 1320, 1440, 1610, 1700}, 0.7
	rng := rand.New(rand.NewPCG(3, 5))
	var tables []rating.Met
	for n := range 4000 {
		seats := 2 + n%4
		m := rating.Met{Players: rng.Perm(5)[:seats], Wins: make([]float64, seats)}
		a := rating.Discrimination(luck, seats)
		for range seats {
			sum, weights := 0.0, make([]float64, seats)
			for k, who := range m.Players {
				weights[k] = math.Pow(10, a*truth[who]/400)
				sum += weights[k]
			}
			x, k := rng.Float64()*sum, 0
			for ; k < seats-1 && x > weights[k]; k++ {
				x -= weights[k]
			}
			m.Wins[k]++
		}
		tables = append(tables, m)
	}
	got := rating.Fit(5, 0, tables)
	for i, want := range truth {
		if math.Abs(got.Ratings[i]-want) > 1.3*got.Within[i]+1e-9 || got.Within[i] > 25 {
			t.Errorf("player %d is rated %.0f ± %.0f, and is %.0f", i, got.Ratings[i], got.Within[i], want)
		}
	}
	if math.Abs(got.Luck-luck) > 1.3*got.LuckTo || got.LuckTo > 0.15 {
		t.Errorf("the luck is %.2f ± %.2f, and is %.2f", got.Luck, got.LuckTo, luck)
	}
}

func TestWhoeverLosesEveryRoundIsWeakAndNotInfinitelySo(t *testing.T) {
	got := rating.Fit(3, 0, []rating.Met{{Players: []int{0, 1}, Wins: []float64{200, 0}}, {Players: []int{1, 2}, Wins: []float64{0, 90}}})
	for i, low := range []float64{1500, 100, 1000} {
		if !(got.Ratings[i] >= low && got.Ratings[i] <= 2200) || math.IsNaN(got.Within[i]) {
			t.Errorf("player %d is rated %.0f ± %.0f", i, got.Ratings[i], got.Within[i])
		}
	}
	if got.Within[1] < 200 {
		t.Errorf("what was never seen to win is known to ± %.0f", got.Within[1])
	}
}

func TestMoreSeatsAreMoreLuck(t *testing.T) {
	for _, c := range []struct {
		luck  float64
		seats int
		want  float64
	}{{0.5, 2, 1}, {0.5, 8, 0.5}, {1, 4, 0.5}, {0, 10, 1}, {1, 0, 1}, {math.NaN(), 4, 1}} {
		near(t, "the discrimination", rating.Discrimination(c.luck, c.seats), c.want, 1e-9)
	}
}

func TestOneAmongSeveralOfAKindIsRatedByItsShare(t *testing.T) {
	got := rating.Fit(2, 0, []rating.Met{{Players: []int{1, 0}, Wins: []float64{250, 750}, Seats: []int{1, 3}}})
	near(t, "who wins an even share", got.Ratings[1], 1500, 0.5)
	more := rating.Fit(2, 0, []rating.Met{{Players: []int{1, 0}, Wins: []float64{500, 500}, Seats: []int{1, 3}}, {Players: []int{0, 1}, Wins: []float64{250, 750}}})
	near(t, "who wins half among three, and three of four among one", more.Ratings[1], 1500+400*math.Log10(3), 1)
	near(t, "the luck of it", more.Luck, 0, 0.01)
}
