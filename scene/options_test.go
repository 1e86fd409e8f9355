//go:build display

package scene

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"fourtell/engine"
)

// Every control of the settings is reached by the keys, stands in its panel, and sets what it says.
func TestEverySettingIsReachedAndSet(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 800, Y: 450}, {X: 390, Y: 844}} {
		in := NewScript()
		s := testStage(t, size.X, size.Y, Options{Source: in, First: func(*Stage) Scene { return NewTitle() }, NoDemo: true})
		step(t, s, 2)
		o := NewOptions()
		s.Open(o)
		step(t, s, 30)
		if dir := os.Getenv("PAGES_LOOK"); dir != "" {
			f, err := os.Create(filepath.Join(dir, fmt.Sprintf("options-%d.png", size.Y)))
			if err == nil {
				err = png.Encode(f, shot(s))
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		for i, n := range o.Group.Nodes {
			b := n.Bounds()
			if b.X < o.Panel.X || b.Y < o.Panel.Y || b.X+b.W > o.Panel.X+o.Panel.W || b.Y+b.H > o.Panel.Y+o.Panel.H {
				t.Errorf("at %v control %d at %v leaves the panel %v", size, i, b, o.Panel)
			}
			for k, other := range o.Group.Nodes[:i] {
				if c := other.Bounds(); b.X < c.X+c.W && c.X < b.X+b.W && b.Y < c.Y+c.H && c.Y < b.Y+b.H {
					t.Errorf("at %v controls %d and %d lie over each other", size, k, i)
				}
			}
		}
		was := s.Settings
		for range o.Group.Nodes {
			if _, segments := o.Group.Focused().(*Segments); segments {
				run(t, s, in.Key(ActRight))
			} else if _, slides := o.Group.Focused().(*Slider); slides {
				run(t, s, in.Key(ActLeft))
			} else if o.Group.Focused() != Focusable(o.done) {
				run(t, s, in.Key(ActConfirm))
			}
			run(t, s, in.Key(ActTab))
		}
		now := s.Settings
		for name, changed := range map[string]bool{
			"speed": now.Speed != was.Speed, "music": now.Music < was.Music, "effects": now.Effects < was.Effects,
			"reduced motion": now.ReducedMotion != was.ReducedMotion, "one click": now.OneClick != was.OneClick,
			"volume": now.Master < was.Master, "mute": now.PlayUnfocused != was.PlayUnfocused, "odds": now.Odds != was.Odds,
			"auto-call": now.AutoCall != was.AutoCall, "full screen": now.Fullscreen != was.Fullscreen,
		} {
			if !changed {
				t.Errorf("at %v %s cannot be changed by the keys", size, name)
			}
		}
	}
}

func TestEverySettingComesBackAsItWasChosen(t *testing.T) {
	s := DefaultSettings()
	s.Odds, s.AutoCall, s.ShowPlayable, s.CallWord, s.Drawn, s.Toasts = OddsByLevel, true, false, "Last!", DrawnKeep, ToastsStay
	b, err := s.Encode()
	if err != nil {
		t.Fatal(err)
	}
	got, err := DecodeSettings(b)
	if got.other = nil; err != nil || !reflect.DeepEqual(got, s) {
		t.Errorf("%v: read %+v from %s", err, got, b)
	}
}

// Who has asked for it is called for, and nobody else.
func TestTheCallIsMadeForWhoAsksForIt(t *testing.T) {
	for _, asks := range []bool{true, false} {
		o := placed(t, "classic", 0, "R5", "R1 G7", "B1 B2 B3")
		set := DefaultSettings()
		set.AutoCall = asks
		s, table := tableStage(t, 1280, 720, o, set, nil)
		still(t, s, table)
		step(t, s, 30)
		if got := table.shown.Hands[0].Called; got != asks {
			t.Errorf("asked for %v, called %v", asks, got)
		}
	}
}

func TestOddsAreShownAsTheSettingSays(t *testing.T) {
	for _, c := range []struct {
		odds  Odds
		kind  string
		shown bool
	}{{OddsOn, "level:master", true}, {OddsOff, sitsHouse, false}, {OddsByLevel, sitsHouse, true}, {OddsByLevel, "level:master", false}} {
		o := placed(t, "classic", 0, "R5", "R1 G7 G8", "W+4 B2 B3 B4")
		o.Setup.Position.Turn = 1
		o.Bots = []string{sitsPerson, c.kind}
		set := DefaultSettings()
		set.Odds = c.odds
		s, table := tableStage(t, 1280, 720, o, set, nil)
		bot := puppet(table, 1)
		step(t, s, 30)
		bot.Want(engine.Play(1, cardsOf(t, "W+4")[0], engine.Blue, engine.NoSeat))
		for n := 0; s.Top() == nil; n++ {
			if n == 600 {
				t.Fatal("nobody asks for an answer")
			}
			step(t, s, 1)
		}
		m, ok := s.Top().(*challenge)
		if !ok {
			t.Fatalf("%T is open", s.Top())
		}
		if got := m.chance >= 0; got != c.shown {
			t.Errorf("odds %v against %s: shown %v", c.odds, c.kind, got)
		}
	}
}
