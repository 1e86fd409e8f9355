//go:build display

package stage

import (
	"testing"

	"fourtell/scene/input"
)

func TestDevicesSayWhetherThePlayerHasTurnedToTheKeys(t *testing.T) {
	in := input.NewScript()
	d := Devices{Source: in}
	keyed := func(do *input.Script) bool {
		turned := false
		for !do.Done() {
			d.next(1)
			turned = d.turn() || turned
		}
		return turned
	}
	if keyed(in.MoveTo(100, 100).Wait(2)) || d.Keyed() {
		t.Error("a mouse is taken for keys")
	}
	if !keyed(in.Key(input.ActTab).Wait(2)) || !d.Keyed() {
		t.Error("a key is none")
	}
	if keyed(in.Key(input.ActTab).Wait(2)) || !d.Keyed() {
		t.Error("a second key is a turn")
	}
}

func TestWhatIsTypedOrGivenToSomethingAsksForNothing(t *testing.T) {
	for name, c := range map[string]struct {
		typing, listening, want bool
	}{"neither": {false, false, true}, "typed": {true, false, false}, "given to something": {false, true, false}} {
		in := input.NewScript().Key(input.ActDraw).Wait(2)
		d := Devices{Source: in, Typing: c.typing, Listening: c.listening}
		asked := false
		for !in.Done() {
			d.next(1)
			d.filter()
			asked = asked || d.Tick.Did(input.ActDraw)
		}
		if asked != c.want {
			t.Errorf("%s: a key asks for something: %v", name, asked)
		}
	}
}
