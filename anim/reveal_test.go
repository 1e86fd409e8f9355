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

func TestAPileThatIsTakenLeavesAsTwelveCardsAtMostAndRestsInTime(t *testing.T) {
	for _, n := range []int{1, 3, 12, 14, 52, 104} {
		w := Sweep{n}
		if w.Drawn() != min(n, 12) || w.Leaves(0) != 10 || w.Lies() != 10+2*float64(min(n, 12)-1)+26 {
			t.Errorf("of %d cards %d are seen, from %v to %v", n, w.Drawn(), w.Leaves(0), w.Lies())
		}
		landed, left := 0, w.Drawn()
		for at := 0.0; at <= SweepTicks; at++ {
			flying := 0
			for i := range w.Drawn() {
				if k := w.Way(i, at); k > 0 && k < 1 {
					flying++
				}
			}
			if w.Landed(at) < landed || w.Left(at) > left || flying > 12 {
				t.Fatalf("of %d cards at %v %d fly, %d are there after %d, %d lie after %d", n, at, flying, w.Landed(at), landed, w.Left(at), left)
			}
			landed, left = w.Landed(at), w.Left(at)
		}
		if landed != w.Drawn() || left != 0 || w.Lies()+16 > SweepTicks {
			t.Errorf("of %d cards %d arrive, %d do not leave", n, landed, left)
		}
		if w.Seen(-1) != 0 || w.Seen(0) != 0 || w.Seen(1) != 1 || w.Seen(n) != w.Drawn() {
			t.Errorf("of %d cards none is seen as %d, the first as %d, all as %d", n, w.Seen(0), w.Seen(1), w.Seen(n))
		}
		for i := 1; i < n; i++ {
			if d := w.Leaves(i) - w.Leaves(i-1); d != 0 && d != 2 {
				t.Errorf("of %d cards %d leaves %v after the one before", n, i, d)
			}
		}
	}
	r := Reveal{3, 1}
	if rest := r.Ends() + SweepTicks - (r.Turns(2) + 14); rest != 120 {
		t.Errorf("all rests %v ticks after the last turn, want 120", rest)
	}
}
