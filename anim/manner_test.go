package anim

import (
	"math"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// flight is what is seen of one card from its start to its rest.
type flight struct {
	lean, turned   float64 // most it leaned while it flew; most it turned while it settled, from its rest
	lifted, squash float64 // most it grew by, as a share; most it was pressed flat
	ticks          int
}

// watched plays a beat on a queue and watches the card that arrives on the discard pile.
func watched(q *Queue, s engine.Snapshot) flight {
	q.Push(s)
	rest := Pose{}
	var f flight
	for !q.Idle() {
		q.Tick()
		l := q.Layout()
		for i := range l.Poses {
			if p := &l.Poses[i]; p.Place.Zone == Discard && p.Card.ID == s.Top().ID {
				rest = *p
			}
		}
		for _, p := range q.Poses() {
			if p.Card.ID != s.Top().ID || !p.Moving || p.Alpha == 0 {
				continue
			}
			f.ticks++
			f.lifted = max(f.lifted, p.Scale/rest.Scale-1)
			f.squash = max(f.squash, p.Squash)
			if near := math.Hypot(p.X-rest.X, p.Y-rest.Y) < 1; near {
				f.turned = max(f.turned, math.Abs(p.Angle-rest.Angle))
			} else {
				f.lean = max(f.lean, math.Abs(p.Angle-rest.Angle))
			}
		}
	}
	return f
}

// thrown is the table of a play by the seat to the left: an ordinary card, a Draw Two or a Wild Draw Four.
func thrown(id engine.Card, t Timing) flight {
	tb := newTable(4, 7)
	tb.hands[1] = append(tb.hands[1], id)
	q := settledAt(tb.snap(quiet()), t)
	return watched(q, tb.snap(tb.play(1, len(tb.hands[1])-1)))
}

// cardOf is a card of that face which nobody at the test's table holds yet: identities go through the faces twice.
func cardOf(t *testing.T, face string) engine.Card {
	t.Helper()
	f, ok := engine.ParseFace(face)
	if !ok {
		t.Fatalf("%q is no face", face)
	}
	return engine.Card(int(f) + shed.Faces - 1)
}

func TestACardLeansTheWayItFliesAndSettlesWhereItLies(t *testing.T) {
	f := thrown(wildID, Timing{})
	if f.lean < 0.1 {
		t.Errorf("it leans by %.3f radians at most", f.lean)
	}
	if f.turned == 0 || f.turned > 0.2 {
		t.Errorf("it turns by %.3f radians as it settles", f.turned)
	}
	if f.squash == 0 {
		t.Error("it is not pressed flat as it lands")
	}
}

func TestAFlightIsSoftAtBothEnds(t *testing.T) {
	if v := Toss.speedAt(0.02); v > 0.5 {
		t.Errorf("it leaves the hand at %.2f times its mean speed", v)
	}
	if v := Toss.speedAt(0.98); v > 0.1 {
		t.Errorf("it arrives at %.2f times its mean speed", v)
	}
	if a, b := Toss.speedAt(1.0/3), Toss.speedAt(0.6); a <= b {
		t.Errorf("it is no faster after a third of the time (%.2f) than later (%.2f)", a, b)
	}
}

func TestTheHarderACardIsTheHigherItIsRaisedAndTheMoreTheTableFeels(t *testing.T) {
	weight := func(face string) (w float64, f flight) {
		id := cardOf(t, face)
		tb := newTable(4, 7)
		tb.hands[1] = append(tb.hands[1], id)
		q := settledAt(tb.snap(quiet()), Timing{})
		s := tb.snap(tb.play(1, len(tb.hands[1])-1))
		plan := Choreograph(Between(q.Shown(), s), s, Arrange(&s, desk), Timing{})
		for _, e := range plan.Effects {
			if e.Kind == EffectNudge {
				w = e.Weight
			}
		}
		return w, watched(q, s)
	}
	one, plain := weight("W")
	two, double := weight("R+2")
	four, quadruple := weight("W+4")
	if one != 0 || two <= one || four <= two || four != 1 {
		t.Errorf("the table feels %v of a wild, %v of a Draw Two, %v of a Wild Draw Four", one, two, four)
	}
	if plain.lifted >= double.lifted || double.lifted >= quadruple.lifted {
		t.Errorf("raised by %.2f, %.2f and %.2f", plain.lifted, double.lifted, quadruple.lifted)
	}
	if plain.squash >= double.squash || double.squash >= quadruple.squash {
		t.Errorf("pressed flat by %.3f, %.3f and %.3f", plain.squash, double.squash, quadruple.squash)
	}
}

func TestUnderReducedMotionNothingFliesLeansLiftsOrJolts(t *testing.T) {
	f := thrown(wildID, Timing{Reduced: true})
	if f.lean != 0 || f.turned != 0 || f.lifted != 0 || f.squash != 0 {
		t.Errorf("%+v", f)
	}
	tb := newTable(4, 7)
	tb.giveWild(1)
	tb.stamps[wildID] = shed.Green
	prev := tb.snap(quiet())
	s := tb.snap(tb.play(1, 7), engine.Event{Kind: engine.EventReversed, Seat: 1, Target: engine.NoSeat})
	plan := Choreograph(Between(prev, s), s, Arrange(&s, desk), Timing{Reduced: true})
	kinds := map[EffectKind]Effect{}
	for _, e := range plan.Effects {
		kinds[e.Kind] = e
	}
	for _, k := range []EffectKind{EffectNudge, EffectFan} {
		if _, ok := kinds[k]; ok {
			t.Errorf("effect %d is still there", k)
		}
	}
	for _, k := range []EffectKind{EffectDrain, EffectTint, EffectRing} {
		if e, ok := kinds[k]; !ok || e.Ticks > (Timing{}).ticks(fadeMs) {
			t.Errorf("effect %d: there %v, %v ticks", k, ok, e.Ticks)
		}
	}
}

func TestAWildOpensAsItLandsAndDrainsAsItShuts(t *testing.T) {
	tb := newTable(4, 7)
	tb.giveWild(1)
	tb.stamps[wildID] = shed.Green
	prev := tb.snap(quiet())
	s := tb.snap(tb.play(1, 7))
	plan := Choreograph(Between(prev, s), s, Arrange(&s, desk), Timing{})
	var fan, drain Effect
	for _, e := range plan.Effects {
		switch e.Kind {
		case EffectFan:
			fan = e
		case EffectDrain:
			drain = e
		}
	}
	lands := plan.Steps[0].Start + plan.Steps[0].Ticks - plan.Steps[0].LandTicks
	if fan.Color != shed.Green || fan.Start != lands {
		t.Errorf("the fan opens for %v at %v, the card lands at %v", fan.Color, fan.Start, lands)
	}
	if drain.Start <= fan.Start || drain.Start >= fan.Start+fan.Ticks {
		t.Errorf("it drains at %v, while the fan goes on from %v for %v", drain.Start, fan.Start, fan.Ticks)
	}
}

func TestAWrongCatchIsSeenOtherwiseThanACatch(t *testing.T) {
	for kind, want := range map[engine.EventKind]EffectKind{engine.EventUnoCaught: EffectCatch, engine.EventFalseCatch: EffectMiss} {
		tb := newTable(4, 7)
		prev := tb.snap(quiet())
		s := tb.snap(tb.take(2, 2), engine.Event{Kind: kind, Seat: 2, Target: 0})
		plan := Choreograph(Between(prev, s), s, Arrange(&s, desk), Timing{})
		seen := NoEffect
		for _, e := range plan.Effects {
			if e.Kind == EffectCatch || e.Kind == EffectMiss {
				seen = e.Kind
			}
		}
		if seen != want {
			t.Errorf("event %v shows effect %d, want %d", kind, seen, want)
		}
	}
}

func TestTheViewersFanOpensWhenAllIsDealt(t *testing.T) {
	for name, timing := range everyTiming {
		tb := newTable(4, 7)
		opener := tb.discard
		tb.discard, tb.draw = nil, append(opener, tb.draw...)
		q := NewQueue(desk, timing)
		q.Push(tb.snap(engine.Event{Kind: engine.EventDealt, Seat: 0, Target: engine.NoSeat, Count: 7}))
		widest := 0.0 // the fan while cards are still in the air
		held := 0
		for !q.Idle() {
			q.Tick()
			left, right, flying := math.Inf(1), math.Inf(-1), 0
			for _, p := range q.Poses() {
				switch {
				case p.Flying && p.Alpha > 0 || p.Moving && p.Alpha == 0:
					flying++
				case p.Place.is(0) && p.Moving:
					left, right = min(left, p.X), max(right, p.X)
				}
			}
			if flying > 0 && right > left {
				widest = max(widest, right-left)
			}
			if n := q.Held(0); n < held {
				t.Errorf("%s: the hand counts %d after %d", name, n, held)
			} else {
				held = n
			}
		}
		atRest(t, q)
		l := q.Layout()
		full := l.HandPose(6).X - l.HandPose(0).X
		if moves := timing.Speed != Instant && !timing.Reduced; moves && (widest == 0 || widest > full/2) {
			t.Errorf("%s: before all is dealt the fan is %.0f wide, open it is %.0f", name, widest, full)
		}
		if held != 7 {
			t.Errorf("%s: the hand counts %d in the end", name, held)
		}
	}
}
