//go:build display

package setup

import (
	"slices"
	"testing"

	"fourtell/engine/uno"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

// Every value of every switch is set from the set-up screen by clicks alone: each row is gone through from its first value to
// its last and back, and nothing else changes on the way. A number goes from its least to its most.
func TestEveryValueOfEverySwitchIsSetByClicksThereAndBack(t *testing.T) {
	in := input.NewScript()
	s, setup := setupStage(t, 1280, 720, in, func(s *stage.Settings) { s.Rules = "classic" })
	click := func(x, y float32) { scenetest.Run(t, s, in.Click(x*setup.k, y*setup.k)) }
	all := 0
	for _, sw := range uno.Switches() {
		r := wheelTo(t, s, setup, in, sw.ID)
		want := valuesOfSwitch(sw)
		set := map[int16]bool{ruled(setup)[sw.ID]: true}
		if sw.Plain() {
			for range 2 {
				was := ruled(setup)
				click(r.well().Center())
				changed(t, s, was, ruled(setup), sw.ID)
				set[ruled(setup)[sw.ID]] = true
			}
		} else {
			for _, way := range []int{-1, 1, -1} {
				var seen []int16
				for range 200 {
					was := ruled(setup)
					click(r.arrow(way).Center())
					if ruled(setup) == was {
						break // the last one this way
					}
					changed(t, s, was, ruled(setup), sw.ID)
					set[ruled(setup)[sw.ID]] = true
					seen = append(seen, ruled(setup)[sw.ID])
				}
				if !slices.IsSortedFunc(seen, func(a, b int16) int { return way * int(a-b) }) {
					t.Errorf("%s goes %v", sw.Name, seen)
				}
			}
		}
		for _, v := range want {
			if all++; !set[v] {
				t.Errorf("%s is never %s", sw.Name, textOf(sw, v))
			}
		}
		if name := s.Lang().Terms("").Value(sw.Name, textOf(sw, ruled(setup)[sw.ID])); name == "" || name != r.value {
			t.Errorf("%s shows %q, its value is called %q", sw.Name, r.value, name)
		}
		setID(s, setup, sw.ID, sw.Default)
	}
	if classic, _ := uno.Preset("classic"); ruled(setup) != classic {
		t.Errorf("something is left changed: %s", ruled(setup))
	}
	t.Logf("%d values of %d switches", all, len(uno.Switches()))
}

// valuesOfSwitch are all values of a choice, and of a number the least, the usual and the most.
func valuesOfSwitch(sw uno.Switch) (all []int16) {
	for v := range sw.Values {
		all = append(all, int16(v))
	}
	if len(all) == 0 {
		all = append(all, int16(sw.Min), sw.Default, int16(sw.Max))
	}
	return all
}
