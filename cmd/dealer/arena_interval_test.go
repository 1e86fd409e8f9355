package main

import (
	"math"
	"math/rand/v2"
	"testing"
)

func TestStudentsPercentileIsTheOneOfTheTables(t *testing.T) {
	for freedom, want := range map[int]float64{1: 12.706, 2: 4.303, 10: 2.228, 11: 2.201, 20: 2.086, 30: 2.042, 60: 2.000, 120: 1.980, 10000: 1.960} {
		if got := student(freedom); math.Abs(got-want) > 0.0006 {
			t.Errorf("with %d degrees of freedom %.4f, want %.3f", freedom, got, want)
		}
	}
}

func TestAnIntervalHoldsTheTruthNineteenTimesInTwentyHoweverFewTheDeals(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 2))
	deal := func() float64 { // won from no seating, one or both
		switch p := chance.Float64(); {
		case p < 0.15:
			return 0
		case p < 0.6:
			return 0.5
		}
		return 1
	}
	const truth = 0.45*0.5 + 0.4
	for _, deals := range []int{2, 3, 5, 10, 30, 200} {
		const times = 4000
		held := 0
		for range times {
			rates := make([]float64, deals)
			for i := range rates {
				rates[i] = deal()
			}
			i := clustered(rates)
			if i.from == i.to {
				t.Fatalf("%d deals %v give an interval of no width", deals, rates)
			}
			if i.from <= truth && truth <= i.to {
				held++
			}
		}
		if held < times*93/100 {
			t.Errorf("of %d deals %.1f %% of the intervals hold the truth", deals, 100*float64(held)/times)
		}
	}
}
