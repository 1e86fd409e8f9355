package anim

import (
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
)

func TestThePenaltiesOfABombStartFourTicksApart(t *testing.T) {
	const seats = 6
	tb := newTable(seats, 7)
	q := settledAt(tb.snap(quiet()), Timing{})
	idle := 0
	q.OnIdle = func(Kind, engine.Snapshot) { idle++ }
	for seat := engine.Seat(1); seat < seats; seat++ {
		e := tb.take(seat, 1)
		e.Reason = engine.ForBomb
		q.Push(tb.snap(e))
	}
	left := map[engine.Seat]int{}
	counted := map[engine.Seat]int{}
	down := map[engine.Seat]int{}
	for n := 0; !q.Idle(); n++ {
		q.Tick()
		for _, p := range q.Poses() {
			s := p.Place.Seat
			if p.Place.Zone != Hand || s == 0 {
				continue
			}
			if _, gone := left[s]; !gone && p.Flying && p.Alpha > 0 {
				left[s] = n
			}
			if _, is := down[s]; !is && left[s] > 0 && p.Flying {
				counted[s] = 0 // still flies
			}
		}
		flies := map[engine.Seat]bool{}
		for _, p := range q.Poses() {
			flies[p.Place.Seat] = flies[p.Place.Seat] || p.Flying && p.Alpha > 0
		}
		for s := engine.Seat(1); s < seats; s++ {
			if flies[s] && q.Held(s) != 7 {
				t.Fatalf("tick %d: seat %d counts %d cards while one flies to it", n, s, q.Held(s))
			}
			if _, was := left[s]; was && !flies[s] && q.Held(s) != 8 {
				t.Fatalf("tick %d: seat %d counts %d cards, and has got one", n, s, q.Held(s))
			}
		}
	}
	atRest(t, q)
	for s := engine.Seat(2); s < seats; s++ {
		if d := left[s] - left[s-1]; d != 4 {
			t.Errorf("the card of seat %d starts %d ticks after that of seat %d", s, d, s-1)
		}
	}
	if idle != seats-1 {
		t.Errorf("%d beats were told to be over, of %d", idle, seats-1)
	}
}

func TestTheThirdCardOfABombJoltsTheTable(t *testing.T) {
	for _, c := range []struct {
		name  string
		why   engine.Reason
		cards int
		jolts int
	}{{"a bomb", engine.ForBomb, 3, 1}, {"a bomb of five", engine.ForBomb, 5, 1}, {"three cards that are none", engine.NoReason, 3, 0}} {
		tb := newTable(3, 9) // faces of numbers alone
		q := settledAt(tb.snap(quiet()), Timing{})
		e := engine.Event{Kind: engine.EventPlayed, Seat: 0, Target: engine.NoSeat, Reason: c.why}
		for range c.cards {
			p := tb.play(0, 0)
			e.Cards = append(e.Cards, p.Cards...)
		}
		q.Push(tb.snap(e))
		q.Tick()
		jolts := 0
		for _, x := range q.Effects() {
			if x.Kind != EffectNudge {
				continue
			}
			jolts++
			third := q.plan.Steps[2]
			if lands := third.Start + third.Ticks - third.LandTicks; x.Start-q.begun != lands {
				t.Errorf("%s: the table jolts after %.1f ticks, and the third card lands after %.1f", c.name, x.Start-q.begun, lands)
			}
		}
		if jolts != c.jolts {
			t.Errorf("%s: the table jolts %d times, want %d", c.name, jolts, c.jolts)
		}
	}
}

func TestWhatIsDueIsSeenToBeTurnedAway(t *testing.T) {
	for _, c := range []struct {
		name string
		face engine.Face
		want int
	}{{"a Reverse", shed.FaceOf(shed.Red, shed.Reverse), 1}, {"a Skip", shed.FaceOf(shed.Red, shed.Skip), 1}, {"a Draw Two", shed.FaceOf(shed.Red, shed.DrawTwo), 0}} {
		tb := newTable(3, 7)
		q := settledAt(tb.snap(quiet()), Timing{})
		tb.play(1, 0)
		s := tb.snap(engine.Event{Kind: engine.EventStacked, Seat: 1, Target: engine.NoSeat, Count: 4})
		s.Discard[len(s.Discard)-1].Face = c.face
		q.Push(s)
		q.Tick()
		n := 0
		for _, e := range q.Effects() {
			if e.Kind == EffectDeflect && e.Seat == 1 {
				n++
			}
		}
		if n != c.want {
			t.Errorf("%s: %d times something is turned away, want %d", c.name, n, c.want)
		}
	}
}
