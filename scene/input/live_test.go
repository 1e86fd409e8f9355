//go:build display

package input

import (
	"fmt"
	"slices"
	"strings"
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

// pressedAt is the pointer there with its button down.
func pressedAt(p pointer) pointer {
	p.down = true
	return p
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
	tapped.tapped = []tap{{key: ebiten.KeyD}}
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
	at := pointer{x: 40, y: 50, over: true}
	latched := seen{x: 400, y: 500, strokes: []pointer{pressedAt(at), at}}
	touch := seen{fingers: []finger{{1, 40, 50}}}
	for _, c := range []struct {
		name     string
		pictures []picture
	}{
		{"one tick a picture", []picture{{up, 1}, {down, 1}, {up, 1}}},
		{"five ticks a picture", []picture{{up, 5}, {down, 5}, {up, 5}}},
		{"let go before the first tick", []picture{{up, 1}, {down, 0}, {away, 1}, {away, 1}}},
		{"pressed and let go between two pictures", []picture{{up, 3}, {latched, 5}, {away, 5}}},
		{"pressed and let go between two pictures of thirty ticks", []picture{{up, 30}, {latched, 30}, {away, 30}}},
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

// A picture that comes twice a second has thirty ticks, and a hand is quicker than that: what is told is said stroke by stroke.
func TestEveryStrokeBetweenTwoPicturesIsSaidInATickOfItsOwnWhereItWas(t *testing.T) {
	mouse := func(x float32, down bool) pointer { return pointer{x: x, y: 50, over: true, down: down} }
	touch := func(x float32, down bool) pointer { return pointer{x: x, y: 50, over: true, touch: true, down: down} }
	finger := func(id ebiten.TouchID, x float32) []finger { return []finger{{id, x, 50}} }
	still := seen{x: 10, y: 50}
	for _, c := range []struct {
		name  string
		looks []seen
		want  string // a stroke each: pressed or released, where, and whether it was drawn along
	}{
		{"a click, and the mouse has moved on since", []seen{still, {x: 400, y: 50, strokes: []pointer{mouse(40, true), mouse(40, false)}}, {x: 400, y: 50}},
			"press 40, release 40"},
		{"two clicks in two places", []seen{still, {x: 90, y: 50, strokes: []pointer{mouse(40, true), mouse(40, false), mouse(90, true), mouse(90, false)}}, {x: 90, y: 50}},
			"press 40, release 40, press 90, release 90"},
		{"let go and pressed again", []seen{{x: 40, y: 50, left: true, strokes: []pointer{mouse(40, true)}},
			{x: 90, y: 50, left: true, strokes: []pointer{mouse(40, false), mouse(90, true)}}, {x: 90, y: 50, strokes: []pointer{mouse(90, false)}}},
			"press 40, release 40, press 90, release 90"},
		{"drawn along and let go elsewhere", []seen{still, {x: 400, y: 50, strokes: []pointer{mouse(40, true), mouse(90, false)}}, {x: 400, y: 50}},
			"press 40, release 90 drawn"},
		{"a press whose release went unseen", []seen{still, {x: 90, y: 50, strokes: []pointer{mouse(40, true), mouse(90, true), mouse(90, false)}}, {x: 90, y: 50}},
			"press 40, release 40, press 90, release 90"},
		{"a tap", []seen{{}, {strokes: []pointer{touch(40, true), touch(40, false)}}, {}},
			"press 40, release 40"},
		{"two taps", []seen{{}, {strokes: []pointer{touch(40, true), touch(41, false), touch(90, true), touch(90, false)}}, {}},
			"press 40, release 41, press 90, release 90"},
		{"a tap, and another finger that stays", []seen{{}, {fingers: finger(2, 90), strokes: []pointer{touch(40, true), touch(40, false), touch(90, true)}}, {}},
			"press 40, release 40, press 90, release 90"},
		{"a finger in the place of another, and nothing told", []seen{{fingers: finger(1, 40)}, {fingers: finger(2, 90)}, {}},
			"press 40, release 40, press 90, release 90"},
		{"a second finger beside the first, which leaves", []seen{{fingers: finger(1, 40)}, {fingers: append(finger(1, 40), finger(2, 90)...)}, {fingers: finger(2, 90)}, {}},
			"press 40, release 40"},
	} {
		for _, ticks := range []int{1, 2, 30} {
			t.Run(fmt.Sprintf("%s, %d ticks a picture", c.name, ticks), func(t *testing.T) {
				var pictures []picture
				for _, l := range append(c.looks, c.looks[len(c.looks)-1], c.looks[len(c.looks)-1], c.looks[len(c.looks)-1]) {
					pictures = append(pictures, picture{l, ticks})
				}
				for i := range pictures[len(c.looks):] {
					pictures[len(c.looks)+i].seen.strokes = nil
				}
				var said []string
				for _, in := range live(pictures...) {
					if in.Pressed {
						said = append(said, fmt.Sprintf("press %.0f", in.X))
					}
					if in.Released && in.Dragged {
						said = append(said, fmt.Sprintf("release %.0f drawn", in.X))
					} else if in.Released {
						said = append(said, fmt.Sprintf("release %.0f", in.X))
					}
				}
				if got := strings.Join(said, ", "); got != c.want {
					t.Errorf("said: %s\nwant: %s", got, c.want)
				}
			})
		}
	}
}

func TestKeysBetweenTwoPicturesAreAskedForInTheirOrderATickEach(t *testing.T) {
	taps := func(list ...ebiten.Key) (all []tap) {
		for _, k := range list {
			all = append(all, tap{key: k})
		}
		return all
	}
	held := keysDown(ebiten.KeyEnter)
	held.tapped = taps(ebiten.KeyArrowRight, ebiten.KeyArrowRight, ebiten.KeyEnter)
	for _, c := range []struct {
		name  string
		looks []seen
		want  []Actions // of the ticks in which anything is asked for
	}{
		{"the same key twice", []seen{{tapped: taps(ebiten.KeyD, ebiten.KeyD)}, {}}, []Actions{Of(ActDraw), Of(ActDraw)}},
		{"to the right and on with it", []seen{{tapped: taps(ebiten.KeyArrowRight, ebiten.KeyEnter)}, {}}, []Actions{Of(ActRight), Of(ActConfirm)}},
		{"the last one stays down", []seen{held, {}}, []Actions{Of(ActRight), Of(ActRight), Of(ActConfirm)}},
		{"with Shift, which is up by now", []seen{{tapped: []tap{{ebiten.KeyTab, modifiers{shift: true}}}}, {}}, []Actions{Of(ActBackTab)}},
		{"with Control, which is up by now", []seen{{tapped: []tap{{ebiten.KeyD, modifiers{control: true}}}}, {}}, nil},
		{"Alt and Enter, both up by now", []seen{{tapped: []tap{{ebiten.KeyEnter, modifiers{alt: true}}}}, {}}, []Actions{Of(ActFullscreen)}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var pictures []picture
			for _, l := range c.looks {
				pictures = append(pictures, picture{l, 5})
			}
			var said []Actions
			for _, in := range live(pictures...) {
				if a := in.Asked(); a != 0 {
					said = append(said, a)
				}
			}
			if !slices.Equal(said, c.want) {
				t.Errorf("asked for %v, want %v", said, c.want)
			}
		})
	}
}

func TestWhoHitsAtAPictureThatStandsStillDoesNotMeanAllOfIt(t *testing.T) {
	var wild seen
	for range 50 {
		wild.strokes = append(wild.strokes, pressedAt(pointer{over: true}), pointer{over: true})
		wild.tapped = append(wild.tapped, tap{key: ebiten.KeyD})
	}
	pressed, released, drawn := 0, 0, 0
	for _, in := range live(picture{wild, 60}, picture{seen{}, 60}) {
		if in.Pressed {
			pressed++
		}
		if in.Released {
			released++
		}
		if in.Did(ActDraw) {
			drawn++
		}
	}
	if pressed != mostWaiting || released != mostWaiting || drawn != 2*mostWaiting {
		t.Errorf("%d presses, %d releases, %d keys, want %d, %d, %d", pressed, released, drawn, mostWaiting, mostWaiting, 2*mostWaiting)
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
