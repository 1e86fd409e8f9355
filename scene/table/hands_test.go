//go:build display

package table_test

import (
	"slices"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
)

// counts are the numbers of cards that a seat is seen to hold, one after the other, until the table rests.
func counts(t *testing.T, s *stage.Stage, table *tables.Table, seat engine.Seat) []int {
	t.Helper()
	var all []int
	for range 1200 {
		if n := table.Queue().Held(seat); len(all) == 0 || all[len(all)-1] != n {
			all = append(all, n)
		}
		scenetest.Step(t, s, 1)
		if table.Queue().Still() && table.Current() && table.Desk().Public().Phase != engine.PhaseResolving && len(all) > 1 {
			return all
		}
	}
	t.Fatal("the table does not come to rest")
	return nil
}

func TestDrawingUntilACardFitsIsSeenCardByCard(t *testing.T) {
	for _, seat := range []engine.Seat{0, 3} {
		in := input.NewScript()
		o := tabletest.Placed(t, "classic,draw_mode=until_playable", seat, "R4 R7 G7", "R3 B1", "B2 B3 R2", "R1 R2 R5", "R8 B8")
		o.Setup.Position.Draw, o.Setup.Position.Rest = scenetest.Cards(t, "R9 B4 Y3 Y2 G8 B6"), false
		s, table := tabletest.Stage(t, 1280, 720, o, stage.DefaultSettings(), in)
		p := tabletest.Puppet(table, 3)
		tabletest.Still(t, s, table)
		if seat == 0 {
			in.Key(input.ActDraw)
		} else {
			p.Want(engine.Do(3, engine.VerbDraw))
		}
		if got := counts(t, s, table, seat); !slices.Equal(got, []int{2, 3, 4, 5, 6, 7}) {
			t.Errorf("seat %d is seen with %v cards", seat, got)
		}
		if now := table.Desk().Public(); now.Turn != seat || now.Phase != engine.PhaseDrawn {
			t.Errorf("seat %d is asked in %v", now.Turn, now.Phase)
		}
	}
}

// chooses clicks an item of the row that is open.
func chooses(t *testing.T, s *stage.Stage, in *input.Script, i int) {
	t.Helper()
	m, ok := s.Top().(*ask.Choice)
	if !ok || i >= len(m.Items()) {
		t.Fatalf("%T stands", s.Top())
	}
	scenetest.Run(t, s, in.Click(m.Items()[i].Center()).Wait(2))
}

func TestSeveralCardsOfANumberGoInOnePlay(t *testing.T) {
	for _, c := range []struct {
		name, rules, hand, card string
		do                      func(t *testing.T, s *stage.Stage, in *input.Script)
		left                    int
		with                    engine.Seat // whose hand the player has afterwards
	}{
		{"one alone", "classic,multi_play=on", "G5 R5 Y5 B1 W", "G5", func(t *testing.T, s *stage.Stage, in *input.Script) { chooses(t, s, in, 0) }, 4, 0},
		{"all of them", "classic,multi_play=on", "G5 R5 Y5 B1 W", "G5", func(t *testing.T, s *stage.Stage, in *input.Script) {
			chooses(t, s, in, len(s.Top().(*ask.Choice).Items())-1)
		}, 2, 0},
		{"taken back", "classic,multi_play=on", "G5 R5 Y5 B1 W", "G5", func(t *testing.T, s *stage.Stage, in *input.Script) {
			scenetest.Run(t, s, in.Key(input.ActCancel).Wait(2))
		}, 5, 0},
		{"two sevens, and a swap", "classic,multi_play=on,seven_swap=on", "G7 R7 Y2 B1 W", "G7", func(t *testing.T, s *stage.Stage, in *input.Script) {
			chooses(t, s, in, len(s.Top().(*ask.Choice).Items())-1)
			m, ok := s.Top().(*ask.Choice)
			if !ok || m.Items()[0].Seat() < 0 {
				t.Fatalf("%T stands, not whose hand to take", s.Top())
			}
			for i, want := range []string{"4 cards", "2 cards", "3 cards"} {
				if !strings.Contains(m.Items()[i].Word(), want) {
					t.Errorf("a hand of %s is offered as %q", want, m.Items()[i].Word())
				}
			}
			chooses(t, s, in, 1)
		}, 2, 2},
		{"two sevens, and the swap taken back", "classic,multi_play=on,seven_swap=on", "G7 R7 Y2 B1 W", "G7", func(t *testing.T, s *stage.Stage, in *input.Script) {
			chooses(t, s, in, 1)
			scenetest.Run(t, s, in.Key(input.ActCancel).Wait(2))
		}, 5, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			in := input.NewScript()
			s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, c.rules, 0, "R4 R8 G8", c.hand, "B2 B3 B9 Y9", "R1 R2", "R8 B8 Y8"), stage.DefaultSettings(), in)
			for seat := range engine.Seat(3) {
				tabletest.Puppet(table, seat+1)
			}
			tabletest.Still(t, s, table)
			in.Click(tabletest.Point(table, tabletest.IndexOfFace(t, table, c.card)))
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			c.do(t, s, in)
			tabletest.Still(t, s, table)
			if s.Top() != nil || table.Inside().Hand.Chosen() != 0 {
				t.Errorf("%T stands, chosen %d", s.Top(), table.Inside().Hand.Chosen())
			}
			if n := table.Queue().Held(0); n != c.left || n != table.Shown().Hands[0].Count {
				t.Errorf("%d cards are seen, %d held, want %d", n, table.Shown().Hands[0].Count, c.left)
			}
			if c.with == 2 {
				tabletest.IndexOfFace(t, table, "R1")
				tabletest.IndexOfFace(t, table, "R2")
				if n := table.Queue().Held(2); n != 3 {
					t.Errorf("Kit is seen with %d cards, want what was left of the player's", n)
				}
			}
		})
	}
}

// A 0 passes every hand on at once, the way the game runs: each is seen to leave and to arrive, and the player holds what
// their neighbour held.
func TestARotationIsSeenOfAllHands(t *testing.T) {
	in := input.NewScript()
	s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, "classic,zero_rotate=on", 1, "R4 R8 G8", "Y2 B1 W", "G0 B3 B9 Y9 Y8 Y7", "R1 R2", "R3 R5 R6 R9"), stage.DefaultSettings(), in)
	p := tabletest.Puppet(table, 1)
	tabletest.Puppet(table, 2)
	tabletest.Puppet(table, 3)
	tabletest.Still(t, s, table)
	tabletest.Plays(t, p, "G0", engine.NoColor)
	scenetest.Until(t, s, "rotating", func() bool { return table.Shown().Cause.Kind == engine.EventHandsRotated })
	moving := map[int]bool{}
	for range 90 {
		scenetest.Step(t, s, 1)
		for seat := range 4 {
			if table.Queue().Held(engine.Seat(seat)) == 0 {
				moving[seat] = true
			}
		}
	}
	tabletest.Still(t, s, table)
	for seat, want := range []int{4, 3, 5, 2} {
		if n := table.Queue().Held(engine.Seat(seat)); n != want || table.Shown().Hands[seat].Count != want {
			t.Errorf("seat %d is seen with %d cards, want %d", seat, n, want)
		}
	}
	for _, face := range []string{"R3", "R5", "R6", "R9"} {
		tabletest.IndexOfFace(t, table, face)
	}
	if !tabletest.InLog(table, "Every hand moves on one seat, clockwise.") || len(moving) != 4 {
		t.Errorf("hands of %v were seen to move; the log: %v", moving, table.Inside().Log.Lines())
	}
}
