//go:build display

package scene

import (
	"flag"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

func TestAWholeRoundIsPlayedByOneDeviceAlone(t *testing.T) {
	for _, c := range []struct {
		name string
		w, h int
		by   player
		seed uint64
	}{
		{"mouse", 1280, 720, mouse{}, 3},
		{"keys", 1280, 720, keyboard{}, 4},
		{"finger", 1280, 720, finger{}, 5},
		{"finger on a phone", 390, 844, finger{}, 6},
	} {
		t.Run(c.name, func(t *testing.T) {
			in, set := input.NewScript(), stage.DefaultSettings()
			set.Speed = stage.SpeedFast
			s, table := tableStage(t, c.w, c.h, quick(4, "classic", c.seed), set, in)
			r := playRound(t, s, table, in, c.by)
			if n := len(r.data.Rows); n != 4 {
				t.Errorf("the result has %d rows, want 4", n)
			}
			if heard := strings.Join(s.Speech().Said(), "\n"); !strings.Contains(heard, "wins the round") && !strings.Contains(heard, "You win the round") {
				t.Errorf("nobody is said to have won; last said %q", scenetest.Said(s, 5))
			}
			scenetest.Step(t, s, 30)
			c.by.again(s, r, in)
			scenetest.Step(t, s, 20)
			if s.Scene() != table {
				t.Errorf("after Play again the scene is %T, want the table", s.Scene())
			}
		})
	}
}

func TestEveryPresetIsPlayedToItsEnd(t *testing.T) {
	for _, preset := range uno.Presets() {
		for _, seats := range []int{2, 4, 10} {
			for n, by := range []player{keyboard{}, mouse{}} {
				t.Run(fmt.Sprintf("%s with %d seats, player %d", preset, seats, n), func(t *testing.T) {
					in, set := input.NewScript(), stage.DefaultSettings()
					set.Speed = stage.SpeedInstant
					s, table := tableStage(t, 1280, 720, quick(seats, preset, uint64(seats+n)), set, in)
					r := playRound(t, s, table, in, by)
					if len(r.data.Rows) != seats {
						t.Errorf("%d rows, want %d", len(r.data.Rows), seats)
					}
					scenetest.Step(t, s, 10)
					by.again(s, r, in)
					scenetest.Step(t, s, 10)
					if s.Scene() != table {
						t.Fatalf("the scene is %T, want the table", s.Scene())
					}
					playRound(t, s, table, in, by)
				})
			}
		}
	}
}

func TestADragPastTheReleaseLinePlaysAndAShortOneSpringsBack(t *testing.T) {
	in := input.NewScript()
	s, table := tableStage(t, 1280, 720, placed(t, "classic", 0, "R4 R7 G7", "R3 G5 B1", "B2 B3", "R1 R2", "G8 R8"), stage.DefaultSettings(), in)
	still(t, s, table)
	q := *table.Queue().Layout().HandPose(1)
	x, y := float32(q.X), float32(q.Y)
	in.Drag(x, y, x+40, y-30, 6)
	scenetest.Step(t, s, 60)
	if n := table.Shown().Hands[0].Count; n != 3 {
		t.Fatalf("after a short drag %d cards are held, want 3", n)
	}
	in.Drag(x, y, 640, 300, 10)
	scenetest.Until(t, s, "played", func() bool { return table.Shown().Hands[0].Count == 2 })
}

func TestTheChallengeIsAskedOnceAfterTheFourHaveFlown(t *testing.T) {
	in := input.NewScript()
	s, table := tableStage(t, 1280, 720, four(true)(t), stage.DefaultSettings(), in)
	playFour(t, s, table)
	asked, before := 0, stage.Modal(nil)
	for range 500 {
		scenetest.Step(t, s, 1)
		if top := s.Top(); top != before {
			if _, ok := top.(*ask.Challenge); ok {
				asked++
				if table.Shown().Cause.Kind != engine.EventPenalty || !table.Queue().Idle() || table.Shown().Hands[0].Count != 12 {
					t.Errorf("asked while the table shows %v with %d cards in hand, idle %v", table.Shown().Cause.Kind, table.Shown().Hands[0].Count, table.Queue().Idle())
				}
			}
			before = top
		}
	}
	if asked != 1 {
		t.Errorf("the challenge was asked %d times, want once", asked)
	}
	in.Key(input.ActCancel)
	scenetest.Step(t, s, 20)
	if s.Top() == nil {
		t.Error("Escape decided the challenge")
	}
	in.Key(input.ActKeep)
	scenetest.Until(t, s, "kept", func() bool { return s.Top() == nil && !table.Shown().Owes() })
}

func TestEscapeOrAClickOutsidePutsTheWildBack(t *testing.T) {
	for _, c := range []struct {
		name string
		back func(*input.Script)
	}{
		{"Escape", func(in *input.Script) { in.Key(input.ActCancel) }},
		{"a click outside", func(in *input.Script) { in.Click(60, 200) }},
		{"the right button", func(in *input.Script) { in.RightClick(640, 330) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			in := input.NewScript()
			s, table := tableStage(t, 1280, 720, placed(t, "classic", 0, "R4 R7 G7", "R3 G5 W", "B2 B3", "R1 R2", "G8 R8"), stage.DefaultSettings(), in)
			still(t, s, table)
			seq := table.Shown().Seq
			in.Click(point(table, 2))
			scenetest.Until(t, s, "asked for a colour", func() bool { return s.Top() != nil })
			c.back(in)
			scenetest.Until(t, s, "closed", func() bool { return s.Top() == nil })
			scenetest.Step(t, s, 30)
			if table.Shown().Seq != seq || table.Shown().Hands[0].Count != 3 || !table.Asked() {
				t.Errorf("something happened: beat %d, want %d, %d cards", table.Shown().Seq, seq, table.Shown().Hands[0].Count)
			}
			in.Click(point(table, 2))
			scenetest.Until(t, s, "asked again", func() bool { return s.Top() != nil })
			in.Key(input.ActDigit4, input.ActColor4)
			scenetest.Until(t, s, "blue", func() bool { return shed.Of(table.Shown()).Color == shed.Blue })
		})
	}
}

func TestARefusedCardSaysWhyAndStays(t *testing.T) {
	in := input.NewScript()
	s, table := tableStage(t, 1280, 720, placed(t, "classic", 0, "R4 R7 G7", "R3 G5 Y8", "B2 B3", "R1 R2", "G8 R8"), stage.DefaultSettings(), in)
	still(t, s, table)
	in.Click(point(table, 0))
	scenetest.Until(t, s, "refused", func() bool { return table.Inside().Hand.Shake() > 0 })
	if got := scenetest.Said(s, 1)[0]; got != "Needs green, a 7 or a wild" {
		t.Errorf("said %q", got)
	}
	if n := table.Shown().Hands[0].Count; n != 3 {
		t.Errorf("%d cards held, want 3", n)
	}
}

func TestAStillTableDrawsNothing(t *testing.T) {
	in := input.NewScript()
	s, table := tableStage(t, 1280, 720, placed(t, "classic", 0, "R4 R7 G7", "R3 G5 Y8", "B2 B3", "R1 R2", "G8 R8"), stage.DefaultSettings(), in)
	still(t, s, table)
	scenetest.Step(t, s, 400)
	s.Frame().Dirty = false
	for i := range 120 {
		scenetest.Step(t, s, 1)
		if s.Frame().Dirty {
			t.Fatalf("tick %d of a still table asks for a frame", i)
		}
	}
	if n := testing.AllocsPerRun(60, func() {
		if err := s.Update(); err != nil {
			t.Fatal(err)
		}
	}); n > 0 {
		t.Errorf("a still tick allocates %v times", n)
	}
}

func TestACardPutElsewhereStaysThereUntilTheHandIsSorted(t *testing.T) {
	in := input.NewScript()
	s, table := tableStage(t, 1280, 720, placed(t, "classic", 0, "R4 R7 G7", "R3 G5 Y8 B1 B2", "B2 B3", "R1 R2", "G8 R8"), stage.DefaultSettings(), in)
	still(t, s, table)
	order := func() string {
		var out []string
		for i := range table.Queue().Layout().Hand.Count {
			out = append(out, table.CardAt(i).Face.String())
		}
		return strings.Join(out, " ")
	}
	if got := order(); got != "R3 Y8 G5 B1 B2" {
		t.Fatalf("the hand lies %s", got)
	}
	x, y := point(table, 0)
	q := table.Queue().Layout().HandPose(2)
	in.Drag(x, y, float32(q.X)+30, y-4, 12)
	still(t, s, table)
	if got := order(); got != "Y8 G5 R3 B1 B2" {
		t.Errorf("after the drag the hand lies %s", got)
	}
	in.Key(input.ActSort)
	still(t, s, table)
	if got := order(); got != "R3 Y8 G5 B1 B2" {
		t.Errorf("sorted by colour the hand lies %s", got)
	}
	in.Key(input.ActSort)
	still(t, s, table)
	if got := order(); got != "B1 B2 R3 G5 Y8" {
		t.Errorf("sorted by number the hand lies %s", got)
	}
}

func TestSomebodyWhoDidNotCallIsCaughtByKeyAfterTheGrace(t *testing.T) {
	in := input.NewScript()
	s, table := tableStage(t, 1280, 720, placed(t, "classic", 1, "R4 R7 G7", "R3 R7 Y2", "G2 B3", "R1 R2 R5", "G8 R3 B8"), stage.DefaultSettings(), in)
	still(t, s, table)
	p := puppet(table, 1)
	puppet(table, 2)
	scenetest.Step(t, s, 1)
	plays(t, p, "G2", engine.NoColor)
	scenetest.Until(t, s, "one card left", func() bool { return table.Shown().Hands[1].Count == 1 })
	if table.Catchable() != engine.NoSeat {
		t.Error("the catch is offered within the grace")
	}
	scenetest.Until(t, s, "catchable", func() bool { return table.Catchable() == 1 })
	in.Key(input.ActCatch, input.ActChallenge)
	scenetest.Until(t, s, "caught", func() bool { return table.Shown().Hands[1].Count == 3 })
}

func TestSpaceOrAClickOnTheEmptyTableEndsTheMotion(t *testing.T) {
	for name, skip := range map[string]func(*input.Script){
		"Space":   func(in *input.Script) { in.Key(input.ActSkip) },
		"a click": func(in *input.Script) { in.Click(1000, 200) },
	} {
		t.Run(name, func(t *testing.T) {
			in := input.NewScript()
			s, table := tableStage(t, 1280, 720, quick(4, "classic", 5), stage.DefaultSettings(), in)
			scenetest.Until(t, s, "dealing", func() bool { return table.Shown().Cause.Kind == engine.EventDealt })
			scenetest.Step(t, s, 4)
			skip(in)
			scenetest.Step(t, s, 12)
			if table.Shown().Cause.Kind == engine.EventDealt {
				t.Error("the deal goes on")
			}
		})
	}
}

var rounds = flag.Int("rounds", 60, "how many rounds of bots go through the table")

func TestRoundsOfBotsLeaveNothingBehind(t *testing.T) {
	set := stage.DefaultSettings()
	set.Speed = stage.SpeedInstant
	o := quick(4, "classic", 1)
	o.Persons = nil
	s, table := tableStage(t, 1280, 720, o, set, input.NewScript())
	early := max(*rounds/10, 10)
	target, pixels := ebiten.NewImage(1280, 720), make([]byte, 4*1280*720)
	defer target.Deallocate()
	var first uint64
	goroutines := 0
	for n := 1; n <= *rounds; n++ {
		done := false
		for range 20000 {
			scenetest.Step(t, s, 1)
			if r := endOf(t, s, table); r != nil {
				s.Frame().Paint(target)
				target.ReadPixels(pixels)
				scenetest.NextFrame()
				r.again.Activate(s)
				done = true
				break
			}
		}
		if !done {
			t.Fatalf("round %d does not end; said %q", n, scenetest.Said(s, 6))
		}
		if n == early {
			first, goroutines = heap(), runtime.NumGoroutine()
		}
	}
	last := heap()
	t.Logf("heap after %d rounds %d kB, after %d rounds %d kB", early, first/1024, *rounds, last/1024)
	if float64(last) > 1.05*float64(first) {
		t.Errorf("the heap has grown from %d to %d bytes, more than 5 %%", first, last)
	}
	if n := runtime.NumGoroutine(); n > goroutines {
		t.Errorf("%d goroutines, %d before", n, goroutines)
	}
	if table.Left() {
		t.Error("the table has been left")
	}
}

func heap() uint64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}
