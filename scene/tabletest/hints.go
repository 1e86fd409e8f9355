//go:build display

package tabletest

import (
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"testing"
)

// HintCase is a table, and what the house advises on it.
type HintCase struct {
	Name  string
	Table func(*testing.T) tables.Options
	Get   func(*testing.T, *stage.Stage, *tables.Table, *input.Script)
	Verbs []engine.Verb // one of them is advised
	Says  string        // a pattern
}

// HintCases are every kind of decision.
func HintCases() []HintCase {
	at := func(rules, discard string, hands ...string) func(*testing.T) tables.Options {
		return func(t *testing.T) tables.Options { return Placed(t, rules, 0, discard, hands...) }
	}
	rests := func(t *testing.T, s *stage.Stage, table *tables.Table, _ *input.Script) { Still(t, s, table) }
	asked := func(t *testing.T, s *stage.Stage, table *tables.Table, _ *input.Script) {
		scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
		scenetest.Step(t, s, 30)
	}
	return []HintCase{
		{"a card to play", at("classic", "R4", "R3 R7 Y2 Y8 G5 B1 B9 W", "B2 B3 B4", "R1 R2 R5 G3", "R3 B8 Y1 YS"), rests,
			[]engine.Verb{engine.VerbPlay}, `^The .*: `},
		{"a drawn card that fits", at("classic,draw_mode=until_playable", "R4", "B3 G5 Y7 Y8", "B2 B3 B4", "R1 R2 R5 G3"), func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			in.Key(input.ActDraw)
			scenetest.Until(t, s, "drawn", func() bool { return table.Inside().Hud.Popped() && table.Queue().Idle() })
			scenetest.Step(t, s, 40)
		}, []engine.Verb{engine.VerbPlay}, `^The .*: `},
		{"the last card", at("classic", "R4", "R3", "B2 B3 B4", "R1 R2 R5 G3"), rests, []engine.Verb{engine.VerbPlay}, "it is your last card"},
		{"nothing fits", at("classic", "R4", "B3 G5", "B2 B3 B4", "R1 R2 R5 G3"), rests, []engine.Verb{engine.VerbDraw, engine.VerbCallUno}, "^Draw: nothing you hold fits"},
		{"a bluff", at("classic", "R4", "W+4 R9", "B2", "R1 R2 R5 G3 B5"), rests, []engine.Verb{engine.VerbPlay, engine.VerbCallUno}, `Call`},
		{"a challenge", Four(true), func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			PlayFour(t, s, table)
			asked(t, s, table, in)
		},
			[]engine.Verb{engine.VerbChallenge, engine.VerbAccept}, `that it was a bluff; `},
		{"a stack to answer", func(t *testing.T) tables.Options {
			return Placed(t, "classic,stack_two=on", 3, "R4", "R+2 R7 Y2 G5 B1", "B2 B4 B5", "R1 R2", "R+2 B8 Y1 YS")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			Plays(t, Puppet3(t, s, table), "R+2", engine.NoColor)
			asked(t, s, table, in)
		}, []engine.Verb{engine.VerbPlay, engine.VerbAccept}, `go on to|you win`},
		{"whose hand to take", at("classic,seven_swap=on", "R4", "R7 G1 G2 G3 B5 B6", "B2 B4", "R1 R2 R5 G3 G8 Y7"), rests,
			[]engine.Verb{engine.VerbPlay}, `swap with Bea: Bea has 2 cards, and you get them for your 5`},
		{"somebody to catch", func(t *testing.T) tables.Options {
			return Placed(t, "classic", 3, "R4", "R3 R7 Y2 G5 B1", "B2 B4 B5", "R1 R2", "R9 B8")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, _ *input.Script) {
			Still(t, s, table)
			Plays(t, Puppet3(t, s, table), "R9", engine.NoColor)
			scenetest.Until(t, s, "somebody may be caught", func() bool { return table.Catchable() != engine.NoSeat && table.Asked() })
		}, []engine.Verb{engine.VerbCatchUno}, `^Catch Kit|^Catch Mira`},
		{"a jump-in", func(t *testing.T) tables.Options {
			return Placed(t, "classic,jump_in=coloured", 1, "R4", "R9 R7 Y2 G5 B1", "R9 B4 B5", "R1 R2 Y4 Y5", "G9 B8 Y6 Y7")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, _ *input.Script) {
			p, q := Puppet(table, 1), Puppet(table, 2)
			_ = q
			Still(t, s, table)
			Plays(t, p, "R9", engine.NoColor)
			scenetest.Until(t, s, "a jump-in is offered", table.MayJump)
			scenetest.Step(t, s, 40)
		}, []engine.Verb{engine.VerbPlay, engine.NoVerb}, `^Jump in with the red 9|^Let it pass`},
	}
}
