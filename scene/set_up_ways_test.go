//go:build display

package scene

import (
	"slices"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/setup"
	"fourtell/scene/stage"
	"fourtell/words"
	"fourtell/words/tellers"
)

// How tests of whole screens go through the set-up: as somebody does who uses keys and hears where they are, and by what is
// written on the screen.

// setUpStage is a stage on which the set-up stands.
func setUpStage(t *testing.T, w, h int, in *input.Script, change func(*stage.Settings)) *stage.Stage {
	t.Helper()
	set := stage.DefaultSettings()
	if change != nil {
		change(&set)
	}
	s := testStage(t, w, h, stage.Options{Source: in, Settings: set, Seed: 5, NoDemo: true, First: func(*stage.Stage) stage.Scene { return setup.New() }})
	scenetest.Step(t, s, 20)
	return s
}

// dealt presses the button that deals, wherever the set-up stands.
func dealt(t *testing.T, s *stage.Stage, in *input.Script) {
	t.Helper()
	scenetest.Run(t, s, in.Click(textAt(t, s, s.Lang().Say(words.SetupDeal))).Wait(3))
}

// tabTo goes from node to node until one says that it begins so.
func tabTo(t *testing.T, s *stage.Stage, in *input.Script, says string) {
	t.Helper()
	var heard []string
	for range 140 {
		scenetest.Run(t, s, in.Key(input.ActTab))
		said := scenetest.Said(s, 1)[0]
		if strings.HasPrefix(said, says) {
			return
		}
		heard = append(heard, said)
	}
	t.Fatalf("nothing says %q; heard are %q", says, heard)
}

// toRules shows the rules, where the seats are not beside them.
func toRules(t *testing.T, s *stage.Stage, in *input.Script) {
	t.Helper()
	if w, _ := s.Window().Size(); w/s.Window().Held().K < 1100 {
		tabTo(t, s, in, s.Lang().Say(words.SetupRules))
		scenetest.Run(t, s, in.Key(input.ActConfirm).Wait(2))
	}
}

// switchTo sets a switch by the chip of its group and the arrows.
func switchTo(t *testing.T, s *stage.Stage, in *input.Script, name, value string) {
	t.Helper()
	for _, g := range tellers.Of("").Groups(s.Lang()) {
		if at := slices.Index(g.Switches, name); at >= 0 {
			scenetest.Run(t, s, in.Click(textAt(t, s, g.Short)))
			for range at {
				in.Key(input.ActDown)
			}
		}
	}
	sw, _ := engine.SwitchOf(games.All()[0], name)
	now := setRules(t, s).Get(name)
	steps := sw.Steps(now)
	from, to := slices.Index(steps, now), slices.Index(steps, value)
	for i := from; i < to; i++ {
		in.Key(input.ActRight)
	}
	for i := from; i > to; i-- {
		in.Key(input.ActLeft)
	}
	scenetest.Run(t, s, in)
	if got := setRules(t, s).Get(name); got != value {
		t.Fatalf("%s stands at %s, not at %s", name, got, value)
	}
}

// setRules are the rules that the set-up has put down in the settings.
func setRules(t *testing.T, s *stage.Stage) engine.Rules {
	t.Helper()
	r, err := games.Rules("", s.Settings().Rules)
	if err != nil {
		t.Fatal(err)
	}
	return r
}
