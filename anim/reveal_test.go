package anim

import "testing"

func TestCardsThatAreDoubtedTurnOneByOneAsFarAsTheFirstFalseOne(t *testing.T) {
	for _, c := range []struct {
		name        string
		r           Reveal
		turns       []float64 // when each begins
		known, ends float64
	}{
		{"one true", Reveal{1, 1}, []float64{46}, 60, 84},
		{"one false", Reveal{1, 0}, []float64{46}, 60, 84},
		{"three true", Reveal{3, 3}, []float64{46, 64, 82}, 96, 120},
		{"the second of three is false", Reveal{3, 1}, []float64{46, 64, 84}, 78, 122},
		{"the first of four is false", Reveal{4, 0}, []float64{46, 66, 74, 82}, 60, 120},
	} {
		for i, want := range c.turns {
			if got := c.r.Turns(i); got != want {
				t.Errorf("%s: card %d begins to turn at %v, want %v", c.name, i, got, want)
			}
			if c.r.Turn(i, want) != 0 || c.r.Turn(i, want+7) != 0.5 || c.r.Turn(i, want+14) != 1 {
				t.Errorf("%s: card %d does not turn in 14 ticks", c.name, i)
			}
		}
		if c.r.Known() != c.known || c.r.Ends() != c.ends {
			t.Errorf("%s: known at %v and over at %v, want %v and %v", c.name, c.r.Known(), c.r.Ends(), c.known, c.ends)
		}
	}
}

func TestUntilTheFirstFalseCardTurnsNothingTellsALieFromATruth(t *testing.T) {
	for n := 1; n <= 8; n++ {
		truth := Reveal{n, n}
		for bad := range n {
			lie := Reveal{n, bad}
			for at := 0.0; at <= lie.Turns(bad)+7; at++ {
				for i := range n {
					if lie.Rise(i, at) != truth.Rise(i, at) || lie.Turn(i, at) != truth.Turn(i, at) {
						t.Fatalf("%d cards, %d is false: card %d tells it at tick %v", n, bad, i, at)
					}
				}
			}
		}
		for i := range n {
			if truth.Rise(i, 6) != 0 || truth.Rise(i, 22) != 1 {
				t.Errorf("card %d of %d does not rise from 6 to 22", i, n)
			}
		}
	}
}
