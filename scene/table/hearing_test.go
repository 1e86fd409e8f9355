//go:build display

package table_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/table"
)

const lie = "7S JD 3H 10H QS KC KH KS JC QC QD"

func TestAHearingLooksAsAccepted(t *testing.T) {
	o := doubting(t, sevens, lie)
	o.Setup.Rules = "classic,turn_seconds=10"
	s, _, _, chairs := doubtStage(t, 1280, 720, o, stage.DefaultSettings(), "7S JD 3H")
	asksDoubt(t, s)
	chairs[2].Want(engine.Do(2, engine.VerbPass))
	scenetest.Step(t, s, 240)
	scenetest.Golden(t, "hearing-clock-720", scenetest.Shot(s))
}

func TestAHearingInAWindowHeldUprightLooksAsAccepted(t *testing.T) {
	for name, rules := range map[string]string{"hearing-phone": "classic", "hearing-clock-phone": "classic,turn_seconds=10"} {
		o := doubting(t, sevens, lie)
		o.Setup.Rules = rules
		s, made, in, chairs := doubtStage(t, 390, 844, o, stage.DefaultSettings(), "7S JD 3H")
		asksDoubt(t, s)
		if name == "hearing-clock-phone" {
			scenetest.Golden(t, "hearing-clock-asked-phone", scenetest.Shot(s))
		}
		in.Key(input.ActKeep)
		chairs[2].Want(engine.Do(2, engine.VerbPass))
		scenetest.Until(t, s, "let pass", func() bool { return len(made.Shown().Owing) == 1 })
		scenetest.Step(t, s, 60)
		scenetest.Golden(t, name, scenetest.Shot(s))
	}
}

// clockedHearing is such a table with ten seconds for an answer, where Mira has claimed.
func clockedHearing(t *testing.T, set stage.Settings) (*stage.Stage, *table.Table, [4]*room.Person) {
	t.Helper()
	o := doubting(t, sevens, lie)
	o.Setup.Rules = "classic,turn_seconds=10"
	s, made, _, chairs := doubtStage(t, 1280, 720, o, set, "7S JD 3H")
	asksDoubt(t, s)
	return s, made, chairs
}

// Tick by tick: the ring runs evenly, its disc beats once a second in the last three, and then all let the claim pass.
func TestTheRingOfAHearingRunsEvenlyUntilTheTimeIsUp(t *testing.T) {
	for name, calm := range map[string]bool{"normally": false, "with reduced motion": true} {
		t.Run(name, func(t *testing.T) {
			set := stage.DefaultSettings()
			set.ReducedMotion = calm
			s, made, _ := clockedHearing(t, set)
			ring := made.Inside().Felt.Hearing()
			was, second, _ := ring.Time()
			beats, ticks := map[int]int{}, 0
			for made.Shown().Doubtful() {
				scenetest.Step(t, s, 1)
				if ticks++; ticks > 700 {
					t.Fatal("the time is never up")
				}
				if !made.Shown().Doubtful() {
					break
				}
				part, now, beat := ring.Time()
				gone := was - part
				switch {
				case !calm && (gone < 0 || gone > 1):
					t.Fatalf("tick %d: %d of 360 parts go at once", ticks, gone)
				case calm && gone != 0 && (now == second || gone != 36):
					t.Fatalf("tick %d: %d of 360 parts go with %d s left after %d", ticks, gone, now, second)
				}
				if beat > 0 {
					beats[now]++
				}
				was, second = part, now
			}
			if was > 1 && !calm {
				t.Errorf("the time is up with %d of 360 parts left", was)
			}
			for left := 1; left <= 10; left++ {
				if want := map[bool]int{true: 8}[left <= 3 && !calm]; beats[left] != want {
					t.Errorf("with %d s left the disc beats for %d ticks, not %d", left, beats[left], want)
				}
			}
			scenetest.Until(t, s, "Your turn", func() bool { return made.Shown().Turn == 0 })
			if e, ok := made.Shown().Happened(engine.EventPassed); s.Top() != nil || !ok || e.Seat != 2 && e.Seat != 1 {
				t.Errorf("%T stands, and the last has done %+v", s.Top(), e)
			}
		})
	}
}

func TestADoubtStopsTheRing(t *testing.T) {
	s, made, chairs := clockedHearing(t, stage.DefaultSettings())
	ring := made.Inside().Felt.Hearing()
	chairs[1].Want(engine.Do(1, engine.VerbChallenge))
	scenetest.Until(t, s, "doubted", func() bool { return made.Shown().Cause.Kind == engine.EventDoubted })
	part, _, _ := ring.Time()
	for n := 0; made.Shown().Cause.Kind == engine.EventDoubted; n++ {
		if now, _, beat := ring.Time(); now != part || beat != 0 || !ring.On() {
			t.Fatalf("%d ticks later %d parts are left of %d", n, now, part)
		}
		if n == 0 {
			scenetest.Golden(t, "hearing-stopped-720", scenetest.Shot(s))
		}
		scenetest.Step(t, s, 1)
	}
}

// Without a clock the ring is an arc for each who is asked: an answer lights it in eight ticks, a doubt turns it coral at once.
func TestTheRingSaysWhoStillThinks(t *testing.T) {
	s, made, _, chairs := doubtStage(t, 1280, 720, doubting(t, sevens, lie), stage.DefaultSettings(), "7S JD 3H")
	asksDoubt(t, s)
	ring := made.Inside().Felt.Hearing()
	chairs[2].Want(engine.Do(2, engine.VerbPass))
	scenetest.Until(t, s, "let pass", func() bool { return len(made.Shown().Owing) == 2 })
	last := ring.Lit(2)
	for tick := range 9 {
		if now := ring.Lit(2); now < last || now-last > 0.126 || tick == 8 && now != 1 {
			t.Errorf("tick %d: Theo's arc is lit by %v after %v", tick, now, last)
		}
		last = ring.Lit(2)
		scenetest.Step(t, s, 1)
	}
	if !ring.Passed(2) || ring.Passed(1) || ring.Lit(1) != 0 || ring.Lit(0) != 0 {
		t.Error("others than Theo have an arc that is lit")
	}
	chairs[1].Want(engine.Do(1, engine.VerbChallenge))
	scenetest.Until(t, s, "doubted", func() bool { return made.Shown().Cause.Kind == engine.EventDoubted })
	scenetest.Golden(t, "hearing-doubt-720", scenetest.Shot(s))
	scenetest.Until(t, s, "the next turn", func() bool { return made.Shown().Phase == engine.PhasePlay })
	if ring.On() {
		t.Error("the ring stands there though nobody is asked")
	}
}

// Where all are heard before anybody is told, an arc says that somebody has answered, and not what.
func TestTheRingDoesNotTellAnAnswerThatIsNotToldYet(t *testing.T) {
	o := doubting(t, sevens, lie)
	o.Setup.Rules = "classic,simultaneous=random"
	s, made, _, chairs := doubtStage(t, 1280, 720, o, stage.DefaultSettings(), "7S JD 3H")
	asksDoubt(t, s)
	chairs[1].Want(engine.Do(1, engine.VerbChallenge))
	chairs[2].Want(engine.Do(2, engine.VerbPass))
	scenetest.Until(t, s, "answered", func() bool { return len(made.Shown().Owing) == 1 })
	scenetest.Step(t, s, 20)
	ring := made.Inside().Felt.Hearing()
	for _, seat := range []engine.Seat{1, 2} {
		if ring.Lit(seat) != 1 || ring.Passed(seat) {
			t.Errorf("seat %d: lit %v, passed %v", seat, ring.Lit(seat), ring.Passed(seat))
		}
	}
	scenetest.Golden(t, "hearing-heard-720", scenetest.Shot(s))
}

func TestAHearingIsDrawnWithoutAllocating(t *testing.T) {
	for _, rules := range []string{"classic", "classic,turn_seconds=60"} {
		o := doubting(t, sevens, lie)
		o.Setup.Rules = rules
		s, made, in, _ := doubtStage(t, 1280, 720, o, stage.DefaultSettings(), "7S JD 3H")
		asksDoubt(t, s)
		in.Key(input.ActKeep)
		scenetest.Until(t, s, "let pass", func() bool { return len(made.Shown().Owing) == 2 })
		scenetest.Step(t, s, 60)
		target := ebiten.NewImage(1280, 720)
		s.Redraw()
		s.Draw(target) // what is drawn the first time is baked
		p := s.Painter()
		p.Rehearse(1280, 720) // two decks are two textures, and each change of them is a call that takes memory
		if got := testing.AllocsPerRun(30, func() { s.Scene().Draw(p) }); got > 0 {
			t.Errorf("%s: a drawing allocates %v times", rules, got)
		}
		p.End()
		target.Deallocate()
	}
}
