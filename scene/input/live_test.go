//go:build display

package input

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// picture is a look at the devices and the ticks that come before the next one.
type picture struct {
	seen  seen
	ticks int
}

// keysDown is a look with those keys down.
func keysDown(list ...ebiten.Key) seen {
	var s seen
	for _, k := range list {
		s.down[k] = true
	}
	return s
}

// live plays pictures and gives every tick.
func live(pictures ...picture) []Tick {
	b := Bindings{}
	l := &Live{bound: Keymap{Bound: &b}}
	var track Tracker
	var list []Tick
	for _, p := range pictures {
		l.see(p.seen)
		for range p.ticks {
			list = append(list, track.Next(l.Sample(1)))
		}
	}
	return list
}

func TestAPressIsAskedForInOneTickHoweverManyThereAreToAPicture(t *testing.T) {
	down, up := keysDown(ebiten.KeyD), keysDown()
	tapped := keysDown()
	tapped.tapped = []ebiten.Key{ebiten.KeyD}
	for _, c := range []struct {
		name     string
		pictures []picture
		held     int
	}{
		{"one tick a picture", []picture{{down, 1}, {down, 1}, {up, 1}}, 2},
		{"five ticks a picture", []picture{{down, 5}, {up, 5}}, 5},
		{"let go before the first tick", []picture{{down, 0}, {up, 1}, {up, 1}}, 1},
		{"pressed and let go between two pictures", []picture{{up, 3}, {tapped, 5}, {up, 5}}, 1},
		{"more pictures than ticks", []picture{{down, 0}, {down, 0}, {down, 1}, {up, 0}, {up, 1}}, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			did, held := 0, 0
			for _, in := range live(c.pictures...) {
				if in.Did(ActDraw) {
					did++
				}
				if in.Holds(ActDraw) {
					held++
				}
			}
			if did != 1 || held != c.held {
				t.Errorf("asked for in %d ticks and held for %d, want 1 and %d", did, held, c.held)
			}
		})
	}
}

func TestAClickIsPressedAndReleasedOnceHoweverManyTicksThereAreToAPicture(t *testing.T) {
	down := seen{x: 40, y: 50, left: true}
	up := seen{x: 40, y: 50}
	away := seen{x: 400, y: 500}
	latched := seen{x: 400, y: 500, clicked: true, click: pointer{x: 40, y: 50, over: true}}
	touch := seen{fingers: []finger{{1, 40, 50}}}
	for _, c := range []struct {
		name     string
		pictures []picture
	}{
		{"one tick a picture", []picture{{up, 1}, {down, 1}, {up, 1}}},
		{"five ticks a picture", []picture{{up, 5}, {down, 5}, {up, 5}}},
		{"let go before the first tick", []picture{{up, 1}, {down, 0}, {away, 1}, {away, 1}}},
		{"pressed and let go between two pictures", []picture{{up, 3}, {latched, 5}, {away, 5}}},
		{"a finger that has gone before the first tick", []picture{{touch, 0}, {away, 1}, {away, 1}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			pressed, released := 0, 0
			for _, in := range live(c.pictures...) {
				if in.Pressed {
					pressed++
					if in.X != 40 || in.Y != 50 {
						t.Errorf("pressed at %v, %v", in.X, in.Y)
					}
				}
				if in.Released {
					released++
				}
			}
			if pressed != 1 || released != 1 {
				t.Errorf("pressed %d times, released %d times", pressed, released)
			}
		})
	}
}

func TestAPadsButtonAndItsStickAreAskedForOnce(t *testing.T) {
	press := seen{pads: []padSeen{{id: 3, stick: [2]int{1, 0}}}}
	press.pads[0].down[ebiten.StandardGamepadButtonRightLeft] = true
	calm := seen{pads: []padSeen{{id: 3}}}
	right, draw := 0, 0
	for _, in := range live(picture{calm, 1}, picture{press, 5}, picture{calm, 3}) {
		if in.Did(ActRight) {
			right++
		}
		if in.Did(ActDraw) {
			draw++
		}
	}
	if right != 1 || draw != 1 {
		t.Errorf("the stick asked %d times, the button %d times", right, draw)
	}
}

func TestTheWheelTurnsAndFilesComeInOneTickOfAPicture(t *testing.T) {
	l := &Live{}
	l.see(seen{wheel: 2, files: []File{{Name: "a"}}})
	l.see(seen{wheel: 1})
	turned, files := float32(0), 0
	for range 4 {
		s := l.Sample(1)
		turned += s.WheelY
		files += len(s.Files)
	}
	if turned != 3 || files != 1 {
		t.Errorf("turned by %v, %d files, want 3 and 1", turned, files)
	}
}

func TestAHeldArrowRepeatsByTicksNotByPictures(t *testing.T) {
	n := 0
	for _, in := range live(picture{keysDown(ebiten.KeyArrowLeft), RepeatAfter + 2*repeatEvery}) {
		if in.Did(ActLeft) {
			n++
		}
	}
	if n != 3 {
		t.Errorf("asked for %d times, want 3: the press and two repeats", n)
	}
}
