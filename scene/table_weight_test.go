//go:build display

package scene

import (
	"fourtell/scene/tabletest"
	"image"
	"slices"
	"testing"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

// motionOf begins a choreography by name, with or without motion.
func motionOf(t *testing.T, name string, calm bool) (*stage.Stage, *tables.Table) {
	t.Helper()
	all := tabletest.Motions()
	i := slices.IndexFunc(all, func(m tabletest.Motion) bool { return m.Name == name })
	if i < 0 {
		t.Fatalf("there is no choreography %q", name)
	}
	set := stage.DefaultSettings()
	set.ReducedMotion = calm
	in := input.NewScript()
	s, table := tableStage(t, 1280, 720, all[i].Table(t), set, in)
	all[i].Get(t, s, table, in)
	return s, table
}

// suits counts the pixels of each colour round the discards, as far as a blade of the fan reaches.
func suits(s *stage.Stage, table *tables.Table) (n [5]int) {
	img := scenetest.Shot(s)
	l := table.Queue().Layout()
	x, y := int(l.Discard.X), int(l.Discard.Y)
	field := image.Rect(x-125, y-165, x+125, y-20)
	card := image.Rect(x-80, y-115, x+80, y)
	for py := field.Min.Y; py < field.Max.Y; py++ {
		for px := field.Min.X; px < field.Max.X; px++ {
			if image.Pt(px, py).In(card) {
				continue
			}
			for _, c := range shed.Colors() {
				suit := s.Painter().Suit(c)
				blade := suit.Base.Mix(suit.Deep, 0.45)
				if scenetest.Near(img.RGBAAt(px, py), suit.Base) || scenetest.Near(img.RGBAAt(px, py), blade) {
					n[c]++
				}
			}
		}
	}
	return n
}

func TestAWildOpensLikeAFanInFourColoursAndShutsOnTheNamedOne(t *testing.T) {
	for _, calm := range []bool{false, true} {
		s, table := motionOf(t, "wild", calm)
		all, alone := false, false
		for range 75 {
			scenetest.Step(t, s, 1)
			at := -1.0
			for _, e := range table.Queue().Effects() {
				if e.Kind == anim.EffectFan {
					at = e.At
				}
			}
			if at < 0.25 {
				continue
			}
			n := suits(s, table)
			open := 0
			for _, c := range shed.Colors() {
				if n[c] > 60 {
					open++
				}
			}
			all = all || open == 4
			alone = alone || open == 1 && n[shed.Yellow] > 60 && at > 0.7
		}
		if all == calm || alone == calm {
			t.Errorf("reduced motion %v: four blades were seen %v, the named one alone %v", calm, all, alone)
		}
		if top := table.Shown().Top(); top.Stamp != shed.Yellow {
			t.Errorf("the card on the pile is stamped %v", top.Stamp)
		}
	}
}

func TestAReverseTurnsTheRingOverAndThrowsItTheNewWay(t *testing.T) {
	s, table := motionOf(t, "reverse", false)
	f := table.Inside().Felt
	halfway, thrown := false, false
	for range 90 {
		scenetest.Step(t, s, 1)
		if f.Flip() > -1 && f.Flip() < 1 {
			// The turn runs round the ring: some marks have turned and others have not.
			halfway = halfway || paint.Abs(f.Over(0)-f.Over(1)) > 0.5
		}
		thrown = thrown || f.Whirl() > tables.WhirlOf/2
	}
	if !halfway || !thrown || f.Flip() != -1 || f.Whirl() != 0 || f.Over(0) != 0 || f.Over(1) != 0 {
		t.Errorf("ran round %v, thrown %v; at rest flip %v, whirl %v", halfway, thrown, f.Flip(), f.Whirl())
	}
	s, table = motionOf(t, "reverse", true)
	f = table.Inside().Felt
	for range 90 {
		scenetest.Step(t, s, 1)
		if f.Whirl() != 0 || f.Flip() != 1 && f.Flip() != -1 {
			t.Fatalf("with reduced motion it turns all the same: flip %v, whirl %v", f.Flip(), f.Whirl())
		}
	}
	if f.Flip() != -1 {
		t.Errorf("with reduced motion it points the old way")
	}
}

func TestTheTableFeelsAWildDrawFourMoreThanADrawTwoAndNothingElse(t *testing.T) {
	felt := func(name string, calm bool) (shake, hop, stir float32) {
		s, table := motionOf(t, name, calm)
		j := table.Inside().Felt.Jolt()
		for range 90 {
			scenetest.Step(t, s, 1)
			_, dy := j.Shake()
			shake, stir = max(shake, paint.Abs(dy)), max(stir, paint.Abs(j.Stir(0)))
			for i := range table.Queue().Layout().Plates {
				b := table.Queue().Layout().Plates[i]
				hop = max(hop, j.Hop(float32(b.X), float32(b.Y)))
			}
		}
		if j.Weight() != 0 {
			t.Errorf("%s: the jolt does not end", name)
		}
		return shake, hop, stir
	}
	s4, h4, d4 := felt("draw-four", false)
	s2, h2, d2 := felt("draw-two", false)
	s1, h1, d1 := felt("their-play", false)
	if s4 <= s2 || h4 <= h2 || d4 <= d2 || s2 == 0 || h2 == 0 || d2 == 0 {
		t.Errorf("a four shakes by %.1f, lifts the plates by %.1f, stirs the pile by %.2f; a two by %.1f, %.1f, %.2f", s4, h4, d4, s2, h2, d2)
	}
	if s1 != 0 || h1 != 0 || d1 != 0 {
		t.Errorf("an ordinary card shakes by %v, lifts by %v, stirs by %v", s1, h1, d1)
	}
	if s, h, d := felt("draw-four", true); s != 0 || h != 0 || d != 0 {
		t.Errorf("with reduced motion a four shakes by %v, lifts by %v, stirs by %v", s, h, d)
	}
}

func TestASkippedSeatDucksUnderTheLeap(t *testing.T) {
	for _, calm := range []bool{false, true} {
		s, table := motionOf(t, "skip", calm)
		least, seen := float32(1), false
		for range 90 {
			scenetest.Step(t, s, 1)
			for _, e := range table.Queue().Effects() {
				seen = seen || e.Kind == anim.EffectSkip && e.Seat == 2 && e.At > 0
			}
			_, _, scale := table.Inside().Plates.PlateMove(2, table.PlateOf(2))
			least = min(least, scale)
		}
		if !seen {
			t.Errorf("reduced motion %v: nothing shows who is skipped", calm)
		}
		if (least < 0.95) == calm {
			t.Errorf("reduced motion %v: the plate is %.2f times as large at least", calm, least)
		}
	}
}

func TestTheLeapPastAnySeatStaysInTheWindow(t *testing.T) {
	for _, seats := range []int{2, 3, 4, 6, 10} {
		for _, size := range []image.Point{{X: 960, Y: 540}, {X: 1680, Y: 720}, {X: 390, Y: 844}} {
			s, table := tableStage(t, size.X, size.Y, quick(seats, "classic", 3), stage.DefaultSettings(), input.NewScript())
			still(t, s, table)
			l := table.Queue().Layout()
			for seat := range l.Plates {
				way, ok := table.Inside().Cries.LeapPast(engine.Seat(seat))
				if !ok {
					t.Fatalf("no way past seat %d of %d", seat, seats)
				}
				for i := range 11 {
					x, y, _ := way.At(float32(i) / 10)
					if x < 0 || y < 0 || x > float32(l.W) || y > float32(l.H) {
						t.Errorf("%d seats in %v: past seat %d it leaves the window at %.0f, %.0f", seats, size, seat, x, y)
						break
					}
				}
			}
		}
	}
}

func TestACallComesDownAsAStampAndACatchShutsLikeAGrip(t *testing.T) {
	for _, calm := range []bool{false, true} {
		s, table := motionOf(t, "call", calm)
		most, hidden, shown := float32(0), false, false
		for range 60 {
			scenetest.Step(t, s, 1)
			scale, _, alpha, seen := table.Inside().Plates.Stamp(1)
			most = max(most, scale)
			hidden = hidden || seen && alpha < 0.5
			shown = seen && alpha == 1 && scale == 1
		}
		if !shown {
			t.Errorf("reduced motion %v: the balloon is not there in the end", calm)
		}
		if !hidden {
			t.Errorf("reduced motion %v: it is there at once, without fading in", calm)
		}
		if (most > 1.5) == calm {
			t.Errorf("reduced motion %v: it comes down from %.2f times its size", calm, most)
		}
		s, table = motionOf(t, "catch", calm)
		moved, seen := float32(0), false
		for range 60 {
			scenetest.Step(t, s, 1)
			dx, _, _ := table.Inside().Plates.PlateMove(1, table.PlateOf(1))
			moved = max(moved, paint.Abs(dx))
			for _, e := range table.Queue().Effects() {
				seen = seen || e.Kind == anim.EffectCatch && e.Seat == 1
			}
		}
		if !seen || (moved > 2) == calm {
			t.Errorf("reduced motion %v: the grip is seen %v, the plate moves by %.1f", calm, seen, moved)
		}
	}
}

func TestAWrongCatchSpringsBackFromWhoHadCalled(t *testing.T) {
	for _, calm := range []bool{false, true} {
		s, table := motionOf(t, "miss", calm)
		moved, grown, held := float32(0), float32(1), true
		for range 45 {
			scenetest.Step(t, s, 1)
			dx, _, _ := table.Inside().Plates.PlateMove(0, table.PlateOf(0))
			moved = max(moved, paint.Abs(dx))
			scale, _, _, seen := table.Inside().Plates.Stamp(1)
			grown, held = max(grown, scale), held && seen
		}
		if !held {
			t.Errorf("reduced motion %v: the call of who had called goes", calm)
		}
		if (moved > 2) == calm || (grown > 1.05) == calm {
			t.Errorf("reduced motion %v: the catcher's plate moves by %.1f, the call grows to %.2f", calm, moved, grown)
		}
	}
}

func TestAVerdictHoldsItsBreathAndIsShownOnce(t *testing.T) {
	for _, c := range []struct {
		name  string
		speed stage.Speed
		calm  bool
	}{{"normal", stage.SpeedNormal, false}, {"reduced motion", stage.SpeedNormal, true}, {"instant", stage.SpeedInstant, false}} {
		for _, bluff := range []bool{true, false} {
			set := stage.DefaultSettings()
			set.ReducedMotion = c.calm
			in := input.NewScript()
			s, table := tableStage(t, 960, 540, four(bluff)(t), set, in)
			still(t, s, table)
			mira := puppet3(t, s, table)
			s.Settings().Speed = c.speed
			plays(t, mira, "W+4", shed.Yellow)
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			scenetest.Step(t, s, 30)
			in.Key(input.ActChallenge, input.ActCatch)
			shown, was, breath := 0, false, 0
			for range 420 {
				scenetest.Step(t, s, 1)
				v := table.Inside().Verdict
				if v.On() && !was {
					shown++
					if v.Guilty() != bluff {
						t.Errorf("%s: guilty %v, want %v", c.name, v.Guilty(), bluff)
					}
				}
				if was = v.On(); v.On() && !v.Known() {
					breath++
				}
			}
			if shown != 1 {
				t.Errorf("%s: the verdict was shown %d times", c.name, shown)
			}
			if c.speed == stage.SpeedNormal && (breath < 36 || breath > 80) {
				t.Errorf("%s: the breath took %d ticks", c.name, breath)
			}
		}
	}
}

func TestAWinIsSeenOnTheTableAndTheResultStandsThen(t *testing.T) {
	for _, c := range []struct {
		name      string
		motion    string
		calm, won bool
	}{{"a win", "win", false, true}, {"a win with reduced motion", "win", true, true}, {"another's win", "lose", false, false}} {
		s, table := motionOf(t, c.motion, c.calm)
		seen := false
		for range 400 {
			scenetest.Step(t, s, 1)
			for _, e := range table.Queue().Effects() {
				seen = seen || e.Kind == anim.EffectOver
			}
			if s.Scene() != stage.Scene(table) {
				break
			}
		}
		r := endOf(t, s, table)
		if r == nil || !seen {
			t.Fatalf("%s: %T stands, its end seen on the table %v", c.name, s.Scene(), seen)
		}
		if r.data.Won != c.won {
			t.Errorf("%s: the result tells of a win: %v", c.name, r.data.Won)
		}
		scenetest.Step(t, s, 60)
		if x, y := r.middle(r.again); x <= 0 || y <= 0 {
			t.Errorf("%s: no way on", c.name)
		}
	}
}

func TestAfterAChoreographyTheTableRests(t *testing.T) {
	for _, name := range []string{"wild", "reverse", "skip", "draw-two", "draw-four", "call", "catch"} {
		s, table := motionOf(t, name, false)
		for seat := range table.Names() {
			puppet(table, engine.Seat(seat))
		}
		scenetest.Step(t, s, 90+tables.RingRest+5*stage.TicksPerSecond)
		for range 60 {
			if scenetest.Step(t, s, 1); s.Frame().Dirty {
				s.Frame().Dirty = false
			}
		}
		for range 30 {
			if scenetest.Step(t, s, 1); s.Frame().Dirty {
				t.Errorf("%s: the table still moves", name)
				break
			}
		}
	}
}
