//go:build display

package tabletest

import (
	"testing"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

const many = "R3 R7 Y2 Y8 G5 B1 B9 W"

// half steps until an effect of the kind is half over.
func half(t *testing.T, s *stage.Stage, table *tables.Table, kind anim.EffectKind) {
	t.Helper()
	scenetest.Until(t, s, "half of it", func() bool {
		for _, e := range table.Queue().Effects() {
			if e.Kind == kind && e.At >= 0.35 {
				return true
			}
		}
		return false
	})
}

// WaveMoments are hands that lie open, cards nobody has looked at, mistakes, stacks turned away, and seats in another order.
func WaveMoments() []Moment {
	open := func(t *testing.T) tables.Options {
		return Placed(t, "classic,hand_reveal=5", 0, "R4 R7 G7", many, "B2 W G+2", "R1 R2 R5 G3 Y5", "W+4", "G2 R3 B8 Y1 YS R9")
	}
	waits := func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) { Still(t, s, table) }
	mistake := func(t *testing.T) tables.Options {
		return Placed(t, "classic,misplay=penalty", 2, "R4 R7 G7", many, "B2 B3 B5 B6", "R1 R2 R5 B3 Y5 W", "G2 R3 B8 Y1")
	}
	deflect := func(t *testing.T) tables.Options {
		return Placed(t, "classic,stack_two=on,reverse_deflect=two,skip_deflect=two", 3, "R4 R7 G7", many, "B2 B3 B5 B6", "R1 G1", "G+2 R3 B8 Y1", "GR G4 R2 R5 R8")
	}
	return []Moment{
		{"open-hands", open, waits},
		{"open-hands-ten", func(t *testing.T) tables.Options {
			return Placed(t, "classic,hand_reveal=5", 0, "R4 R7 G7", many, "B2 W G+2", "R1 R2 R5 G3 Y5", "W+4", "G2 R3 B8 Y1 YS R9", "B4 B2", "G4 G9 G6 YR", "B8 B7 B6 R6 R8 R4", "B+2", "Y1 Y2 Y3 Y4 Y5")
		}, waits},
		{"blind-cards", func(t *testing.T) tables.Options {
			return Placed(t, "classic,blind_draw=on", 3, "R4 R7 G7", many, "B2 B3 B5 B6", "R1 R2 R5 G3 Y5 W", "G+2 R3 B8 Y1")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Puppet(table, 1)
			p := Puppet3(t, s, table)
			Still(t, s, table)
			Plays(t, p, "G+2", engine.NoColor)
			scenetest.Until(t, s, "drawn", func() bool { return table.Shown().Hands[0].Count == 10 })
			Still(t, s, table)
		}},
		{"mistake", mistake, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			p := Puppet(table, 2)
			Still(t, s, table)
			Plays(t, p, "B3", engine.NoColor)
			half(t, s, table, anim.EffectMistake)
		}},
		{"deflected", deflect, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			three, four := Puppet(table, 3), Puppet(table, 4)
			Still(t, s, table)
			Plays(t, three, "G+2", engine.NoColor)
			scenetest.Until(t, s, "due", func() bool { return table.Facts().Owed() == 2 && table.Queue().Still() })
			Plays(t, four, "GR", engine.NoColor)
			half(t, s, table, anim.EffectDeflect)
		}},
		{"another-order", func(t *testing.T) tables.Options {
			return Placed(t, "classic,shuffle_seats=on", 1, "R4 R7 G7", many, "G2", "R1 R2 R5 G3 Y5 W", "G+2 R3 B8 Y1", "Y1 Y3 Y4 Y5")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Another(t, s, table)
			Still(t, s, table)
		}},
	}
}

// Another lets seat 1 go out, and the next round begin, in which the seats sit in another order.
func Another(t *testing.T, s *stage.Stage, table *tables.Table) {
	t.Helper()
	p := Puppet(table, 1)
	Still(t, s, table)
	Plays(t, p, "G2", engine.NoColor)
	scenetest.Until(t, s, "the round is over", func() bool { return table.Shown().Over() })
	for i := range engine.Seat(len(table.Names())) {
		if i != table.Viewer() {
			Puppet(table, i)
		}
	}
	if err := table.Desk().NextRound(); err != nil {
		t.Fatal(err)
	}
	scenetest.Until(t, s, "the next round", func() bool { return table.Shown().Round == 2 })
	if table.Shown().Order == nil {
		t.Fatal("they sit in the same order")
	}
}
