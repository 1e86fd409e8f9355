//go:build display

package scene

import (
	"testing"
	"time"

	"fourtell/scene/input"
	"fourtell/scene/stage"
	"fourtell/scene/table"
)

// hall is a loop with a clock and a sleeper of the test's own.
type hall struct {
	*Loop
	t     *testing.T
	clock time.Duration
	slept time.Duration // 0: a picture with every one of the screen
	pads  bool
}

func (h *hall) Sleep(most time.Duration) { h.slept = most }
func (h *hall) Wake()                    { h.slept = 0 }

func newHall(t *testing.T, o stage.Options) *hall {
	t.Helper()
	h := &hall{t: t}
	h.Loop = NewLoop(testStage(t, 1280, 720, o))
	h.Loop.now = func() time.Duration { return h.clock }
	h.Loop.look = func() bool { return h.pads }
	h.Loop.sleep = h
	return h
}

// picture lets so much time pass and then shows a picture; it gives the ticks that came with it.
func (h *hall) picture(after time.Duration) uint64 {
	h.t.Helper()
	h.clock += after
	was := h.stage.Ticks()
	if err := h.Update(); err != nil {
		h.t.Fatal(err)
	}
	h.stage.Frame().Dirty = false // it is drawn
	return h.stage.Ticks() - was
}

// live shows pictures for so long as the screen would, and gives how many they were.
func (h *hall) live(d time.Duration) (pictures int) {
	h.t.Helper()
	for end := h.clock + d; h.clock < end; pictures++ {
		h.picture(max(tickTime, h.slept))
	}
	return pictures
}

// asksPlayer is a table where the player is asked.
func asksPlayer(clock string) func(*stage.Stage) stage.Scene {
	return func(*stage.Stage) stage.Scene {
		o := figureTable(4, 1, 7, 7, 3)
		o.Setup.Rules += clock
		table, err := table.New(o)
		if err != nil {
			panic(err)
		}
		return table
	}
}

func TestAStillScreenSleeps(t *testing.T) {
	quiet := stage.DefaultSettings()
	quiet.ReducedMotion = true
	for _, c := range []struct {
		name  string
		o     stage.Options
		after time.Duration // from which on it sleeps
		do    func(*stage.Stage)
	}{
		{"the title, half a minute after the last input", stage.Options{Settings: stage.DefaultSettings()}, 33 * time.Second, nil},
		{"the title under reduced motion", stage.Options{Settings: quiet}, 8 * time.Second, nil},
		{"the table on the player's turn", stage.Options{NoDemo: true, First: asksPlayer("")}, 10 * time.Second, nil},
		{"the pause", stage.Options{NoDemo: true, First: asksPlayer("")}, 10 * time.Second, func(s *stage.Stage) { s.Scene().(*table.Table).Inside().Pause(s) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := newHall(t, c.o)
			h.live(c.after / 2)
			if c.do != nil {
				c.do(h.stage)
			}
			h.live(c.after / 2)
			if n := h.live(10 * time.Second); n > 28 || h.slept != restLook {
				t.Errorf("%d pictures in ten seconds, sleeping %v, want 2.5 a second", n, h.slept)
			}
			was := h.stage.Ticks()
			h.live(10 * time.Second)
			if n := h.stage.Ticks() - was; n < 590 || n > 620 {
				t.Errorf("%d ticks in ten seconds asleep, want 600", n)
			}
		})
	}
}

func TestASleepingScreenWakesAtOnceForThePlayerAndSeesAllOfWhatFollows(t *testing.T) {
	script := input.NewScript()
	h := newHall(t, stage.Options{Source: script, NoDemo: true, First: asksPlayer("")})
	h.live(15 * time.Second)
	if h.slept == 0 {
		t.Fatal("it does not sleep")
	}
	script.Key(input.ActPause)
	h.picture(100 * time.Millisecond)
	if h.slept != 0 {
		t.Errorf("it sleeps on for %v after a key", h.slept)
	}
	if h.stage.Top() == nil {
		t.Error("the pause is not open in the picture of its key")
	}
}

func TestAGamepadIsLookedAtMoreOftenByASleepingScreen(t *testing.T) {
	h := newHall(t, stage.Options{NoDemo: true, First: asksPlayer("")})
	h.pads = true
	h.live(15 * time.Second)
	if h.slept != restPads {
		t.Errorf("it sleeps %v, want %v", h.slept, restPads)
	}
}

func TestNothingSleepsWhileTheTableGoesOn(t *testing.T) {
	for _, c := range []struct {
		name string
		o    stage.Options
		do   func(*stage.Stage)
	}{
		{"a turn clock runs", stage.Options{NoDemo: true, First: asksPlayer(",turn_seconds=30")}, nil},
		{"a message is shown", stage.Options{NoDemo: true, First: asksPlayer("")}, func(s *stage.Stage) { s.Toasts().Show("Sound off", "") }},
		{"settings wait to be kept", stage.Options{NoDemo: true, First: asksPlayer("")}, func(s *stage.Stage) { s.Changed() }},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := newHall(t, c.o)
			h.live(12 * time.Second)
			if c.do != nil {
				c.do(h.stage)
			}
			for range 40 {
				if h.picture(max(tickTime, h.slept)); h.slept != 0 {
					t.Fatal("it sleeps")
				}
			}
		})
	}
}

func TestASlowPictureIsNoSlowTable(t *testing.T) {
	h := newHall(t, stage.Options{Settings: stage.DefaultSettings()})
	h.live(time.Second)
	was := h.stage.Ticks()
	for range 5 {
		h.picture(200 * time.Millisecond)
	}
	if n := h.stage.Ticks() - was; n < 59 || n > 61 {
		t.Errorf("five pictures in a second gave the table %d ticks, want 60", n)
	}
	if n := h.picture(time.Hour); n != 1 {
		t.Errorf("an hour of the program stopped gave the table %d ticks", n)
	}
}

// What was pressed and let go while a slow picture stood has its ticks with the next one, and they are no more than time gives.
func TestAClickActsInTheSlowPictureItIsSeenIn(t *testing.T) {
	h := newHall(t, stage.Options{Settings: stage.DefaultSettings()})
	left := 0
	h.Loop.waits = func() bool { left--; return left >= 0 }
	h.live(time.Second)
	for _, c := range []struct {
		name    string
		after   time.Duration
		waiting int
		want    uint64
	}{
		{"a release and another click wait", 500 * time.Millisecond, 3, 33},
		{"the next picture has had those ticks", 500 * time.Millisecond, 0, 27},
		{"nothing waits", 500 * time.Millisecond, 0, 30},
		{"a picture of one tick needs none before its time", tickTime, 3, 1},
	} {
		left = c.waiting
		if n := h.picture(c.after); n != c.want {
			t.Errorf("%s: %d ticks, want %d", c.name, n, c.want)
		}
	}
}
