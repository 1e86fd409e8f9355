//go:build display

package setup

import (
	"strconv"
	"testing"

	"fourtell/engine"
	"fourtell/engine/uno"
	"fourtell/scene/stage"
)

// book is the usual game.
func book() game { return gameOf("") }

// ruled are the rules that stand on the screen, a number a switch.
func ruled(t *Setup) uno.Rules { return t.rules.(uno.Rules) }

// setID sets one switch as its row does.
func setID(s *stage.Stage, t *Setup, id uno.SwitchID, v int16) {
	for _, sw := range uno.Switches() {
		if sw.ID == id {
			t.change(s, engine.Setting{Name: sw.Name, Value: textOf(sw, v)})
		}
	}
}

// idOf is the switch of a row.
func idOf(r *ruleRow) uno.SwitchID {
	sw, _ := uno.SwitchNamed(r.sw.Name)
	return sw.ID
}

// textOf is a value as the rules' text form writes it.
func textOf(s uno.Switch, v int16) string {
	if len(s.Values) > 0 {
		return s.Values[v]
	}
	return strconv.Itoa(int(v))
}

// stepsOf are the values a player goes through, the one that stands among them.
func stepsOf(t *testing.T, s uno.Switch, now int16) (all []int16) {
	t.Helper()
	var r uno.Rules
	for _, text := range s.Steps(textOf(s, now)) {
		if err := r.Set(s.Name, text); err != nil {
			t.Error(err)
		}
		all = append(all, r[s.ID])
	}
	return all
}
