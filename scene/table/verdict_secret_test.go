//go:build display

package table_test

import (
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/table"
)

// Until the eye opens nobody sees a pixel of the hand it is about: two bluffs from different hands look the same.
func TestNothingOfTheAccusedHandIsSeenBeforeTheVerdict(t *testing.T) {
	doubted := secret{"a bluff is doubted", "classic", "R4 R7 G7", 3, "B1 B2 Y7 Y8 R1 R2 B5 B6",
		[4]string{"G5 B8 Y2 W", "B2 B3 B9", "R1 R2 Y9", "W+4 G8 R9 B4"},
		[4]string{"", "", "", "W+4 G1 YS R6"}, nil}
	for name, set := range map[string]func(*stage.Settings){
		"normal speed":   func(*stage.Settings) {},
		"slow":           func(s *stage.Settings) { s.Speed = stage.SpeedSlow },
		"reduced motion": func(s *stage.Settings) { s.ReducedMotion = true },
		"instant":        func(s *stage.Settings) { s.Speed = stage.SpeedInstant },
	} {
		t.Run(name, func(t *testing.T) {
			settings := stage.DefaultSettings()
			set(&settings)
			w := newTwins(t, &doubted, 0, 3, settings)
			w.lifts(0)
			w.rests()
			w.chair(3, func(s engine.Seat) engine.Command {
				return engine.Play(s, scenetest.Face(t, "W+4"), shed.Yellow, engine.NoSeat)
			})
			w.until("challenge", func(s *stage.Stage, _ *table.Table) bool { _, ok := s.Top().(*ask.Challenge); return ok })
			w.steps(60, 20)
			w.both(func(s *stage.Stage, _ *table.Table, in *input.Script) {
				in.Click(s.Top().(*ask.Challenge).Doubt().Center())
			})
			before, known := w.shots, false
			for range 300 {
				w.both(func(s *stage.Stage, _ *table.Table, _ *input.Script) { scenetest.Step(t, s, 1) })
				if known = w.table[0].Inside().Verdict.Known(); known {
					break
				}
				w.same()
			}
			if !known {
				t.Fatal("there is no verdict")
			}
			if n := w.shots - before; n < 20 && settings.Speed != stage.SpeedInstant {
				t.Errorf("only %d pictures before it", n)
			}
			if !w.table[0].Inside().Verdict.Guilty() || len(w.table[0].Inside().Verdict.Cards()) == 0 {
				t.Error("the verdict shows no hand: nothing was tried")
			}
		})
	}
}
