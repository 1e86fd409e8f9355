//go:build display

package setup

import (
	"strconv"
	"testing"

	"fourtell/engine"
)

// mostSteps is how often the arrow of a number may have to be pressed, from its least to its most.
const mostSteps = 64

// lacking is what a switch still needs before a player can see it here and set it.
func lacking(sw engine.Switch) (what string) {
	if len(switchMark(sw.Name)) == 0 {
		what += "a mark, "
	}
	if len(sw.Steps(strconv.Itoa(int(sw.Default)))) > mostSteps {
		what += "steps that can be pressed, "
	}
	return what
}

// What would show a new switch as if it were none is named; the switches there are lack nothing.
func TestASwitchThatCannotBeSeenOrSetIsNamed(t *testing.T) {
	for _, sw := range book().Switches() {
		if what := lacking(sw); what != "" {
			t.Errorf("%s lacks %s", sw.Name, what)
		}
	}
	for _, c := range []struct {
		sw   engine.Switch
		want string
	}{
		{engine.Switch{Name: "no_such", Values: []string{"off", "on"}}, "a mark, "},
		{engine.Switch{Name: "no_such_ms", Max: 5000}, "a mark, steps that can be pressed, "},
		{engine.Switch{Name: "no_such_ms", Max: 5000, Step: 250}, "a mark, "},
	} {
		if got := lacking(c.sw); got != c.want {
			t.Errorf("%+v lacks %q, want %q", c.sw, got, c.want)
		}
	}
}
