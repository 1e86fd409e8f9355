//go:build display

package stage

import (
	"testing"

	"fourtell/words"
)

// sheet is paper that remembers what it was told.
type sheet struct{ unit, reading, scale, least float32 }

func (p *sheet) Unit() float32                 { return p.unit }
func (p *sheet) SetUnit(unit, reading float32) { p.unit, p.reading = unit, reading }
func (p *sheet) SetTextScale(k float32)        { p.scale = k }
func (p *sheet) SetLeastText(pixels float32)   { p.least = pixels }

// pane is a window of which neither a stage nor a screen is needed.
func pane(handheld bool) (v *Window, p *sheet, drawn, kept *int) {
	set, l := DefaultSettings(), words.English()
	drawn, kept, p = new(int), new(int), &sheet{}
	return &Window{settings: &set, lang: &l, paper: p, handheld: &handheld, dense: 1,
		redraw: func() { *drawn++ }, keep: func(ticks int) { *kept = ticks }}, p, drawn, kept
}

func TestAWindowIsAtLeast960By720Units(t *testing.T) {
	for name, c := range map[string]struct {
		pw, ph  int
		w, h    float32
		upright bool
	}{
		"the smallest landscape":   {960, 720, 960, 720, false},
		"wide":                     {1280, 720, 1280, 720, false},
		"of twice as many pixels":  {2560, 1440, 1280, 720, false},
		"a phone held upright":     {480, 960, 960, 1920, true},
		"a square stands on desks": {720, 720, 960, 960, false},
		"nothing":                  {0, -1, 960, 960, false},
	} {
		v, p, drawn, _ := pane(false)
		v.Resize(c.pw, c.ph)
		if w, h := v.Size(); max(w-c.w, c.w-w, h-c.h, c.h-h) > 0.01 {
			t.Errorf("%s: %v by %v units, want %v by %v", name, w, h, c.w, c.h)
		}
		if held := v.Held(); held.Upright != c.upright || held.Finger != 0 {
			t.Errorf("%s: it is held %+v", name, held)
		}
		if *drawn != 1 || p.least != 0 {
			t.Errorf("%s: it is drawn %d times, text has at least %v pixels", name, *drawn, p.least)
		}
		if v.Resize(c.pw, c.ph); *drawn != 1 {
			t.Errorf("%s: the same size again is drawn anew", name)
		}
	}
}

func TestInTheHandATargetHasRoomForAFinger(t *testing.T) {
	v, p, _, _ := pane(true)
	v.SetDensity(2) // before there is any size
	v.Resize(1688, 780)
	if got, want := v.Held().Finger, float32(fingerWide*2*720)/780; got != want || p.least != heldText*2 {
		t.Errorf("a finger has %v units, want %v; text has at least %v pixels", got, want, p.least)
	}
}

// What stands lays itself out anew where the window's size is another than it was; nobody sees the difference, and it goes back
// and forth.
func TestLayingOutAnewIsASizeNobodySees(t *testing.T) {
	v, _, drawn, _ := pane(false)
	if v.LayAnew(); *drawn != 0 {
		t.Error("a window without a size is laid out")
	}
	v.Resize(1280, 720)
	was := v.w
	v.LayAnew()
	if off := v.w - was; off <= 0 || off > 0.1 || *drawn != 2 {
		t.Errorf("it is %v wider, drawn %d times", off, *drawn)
	}
	if v.LayAnew(); v.w != was {
		t.Errorf("it is %v wide and was %v", v.w, was)
	}
}

func TestAScriptsWindowIsFilledInItsSettingsAlone(t *testing.T) {
	v, _, drawn, kept := pane(false)
	v.Fill(true)
	if !v.Fills() || !v.settings.Fullscreen || *kept != TicksPerSecond/2 || *drawn != 1 {
		t.Errorf("filled %v, set %v, kept in %d ticks, drawn %d times", v.Fills(), v.settings.Fullscreen, *kept, *drawn)
	}
	if v.Fill(false); v.Fills() {
		t.Error("it does not go back to a window")
	}
	if v.Call(true); !v.Called() {
		t.Error("the title does not call")
	}
	if v.Call(false); v.Called() {
		t.Error("the title still calls")
	}
}

func TestTheHandCursorIsAskedForInEachTick(t *testing.T) {
	v, _, _, _ := pane(false)
	v.begin()
	v.Point()
	v.setCursor()
	asked := v.cursor
	v.begin()
	v.setCursor()
	if asked == v.cursor {
		t.Errorf("the cursor is %v whether asked for or not", asked)
	}
}
