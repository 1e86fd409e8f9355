//go:build display

package table_test

import (
	"image"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
)

// playedTable is a table some way into a round: the house has played, the player too, and a wild has named a colour.
func playedTable(t *testing.T, w, h int) (*stage.Stage, *tables.Table, *input.Script) {
	t.Helper()
	in := input.NewScript()
	s, table := tabletest.Stage(t, w, h, tabletest.Placed(t, "classic", 1, "R4", "R3 R7 Y2 Y8 G5 B1 B9 W", "R2 B2 B3 G9", "R1 R2 R5 G3 Y5 W", "G+2 R3 B8 Y1 YS"), stage.DefaultSettings(), in)
	scenetest.Until(t, s, "the player's turn", func() bool { return table.Asked() })
	return s, table, in
}

func TestWhatWasPlayedLastIsOpenedByPointerFingerAndKeys(t *testing.T) {
	for how, open := range map[string]func(*stage.Stage, *tables.Table, *input.Script){
		"pointer": func(s *stage.Stage, table *tables.Table, in *input.Script) {
			in.Click(table.Inside().Hud.Played().At().Center())
		},
		"finger": func(s *stage.Stage, table *tables.Table, in *input.Script) {
			in.Tap(table.Inside().Hud.Played().At().Center())
		},
		"keys": func(s *stage.Stage, table *tables.Table, in *input.Script) {
			for n := 0; *table.Inside().Hud.Zone() != tables.ZonePlayed; n++ {
				if n > int(tables.Zones) {
					t.Fatal("Tab never comes to the cards played")
				}
				scenetest.Run(t, s, in.Key(input.ActTab))
			}
			in.Key(input.ActConfirm)
		},
	} {
		t.Run(how, func(t *testing.T) {
			s, table, in := playedTable(t, 1280, 720)
			open(s, table, in)
			scenetest.Step(t, s, 20)
			m, ok := s.Top().(*tables.PlayedPanel)
			if !ok {
				t.Fatalf("%T is open", s.Top())
			}
			if m.N() == 0 {
				t.Fatal("nothing is shown")
			}
			for i, c := range m.Plays()[:m.N()] {
				if c.Name() == "" || c.Card().Face == engine.NoFace {
					t.Errorf("play %d is %v by %q", i, *c.Card(), c.Name())
				}
			}
			sum := 0
			for _, n := range m.Left() {
				sum += n
			}
			want := table.Shown().Draw
			for i, h := range table.Shown().Hands {
				if engine.Seat(i) != table.Viewer() {
					want += h.Count
				}
			}
			if sum != want {
				t.Errorf("%d cards are unseen, want %d", sum, want)
			}
			if said := m.Spoken(); !strings.Contains(said, "Not seen yet") || !strings.Contains(said, table.Names()[1]+": ") {
				t.Errorf("said is %q", said)
			}
			scenetest.Run(t, s, in.Key(input.ActCancel))
			scenetest.Step(t, s, 5)
			if s.Top() != nil {
				t.Error("Escape leaves it open")
			}
		})
	}
}

func TestAPressOutsideClosesWhatWasPlayed(t *testing.T) {
	s, table, in := playedTable(t, 1280, 720)
	table.Inside().OpenPlayed(s)
	scenetest.Step(t, s, 20)
	in.Click(20, 400)
	scenetest.Step(t, s, 10)
	if s.Top() != nil {
		t.Error("it stays open")
	}
}

func TestAPeekingTableCountsOnlyWhatEverybodyMaySee(t *testing.T) {
	s, table, _ := playedTable(t, 1280, 720)
	table.Inside().OpenPlayed(s)
	own := s.Top().(*tables.PlayedPanel).Left()
	hand := table.Shown().Hands[table.Viewer()].Count
	s.Settings().PeekOnHold, table.O().Persons = true, []engine.Seat{0, 2}
	*table.Inside().People.Sharers() = append(*table.Inside().People.Sharers(), tables.NewSharer(2, &room.Person{}))
	if !table.Inside().Peek.Peeks() {
		t.Fatal("the hand lies open")
	}
	m := tables.NewPlayedPanel(table.Inside().Peek)
	m.Read()
	more := 0
	for f := range own {
		more += m.Left()[f] - own[f]
	}
	if more != hand {
		t.Errorf("%d more cards are unseen without the hand, want %d", more, hand)
	}
}

func TestWhatWasPlayedLooksAsAccepted(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 780, Y: 1688}} {
		s, table, _ := playedTable(t, size.X, size.Y)
		table.Inside().OpenPlayed(s)
		scenetest.Step(t, s, 40)
		scenetest.Golden(t, scenetest.SizeName("played", size), scenetest.Shot(s))
	}
}

func TestWhatTheKeysAreOnIsSpoken(t *testing.T) {
	s, table, in := playedTable(t, 1280, 720)
	if *table.Inside().Hud.Zone() != tables.ZoneHand {
		t.Fatal("the keys do not begin at the hand")
	}
	for range int(tables.Zones) {
		scenetest.Run(t, s, in.Key(input.ActTab))
	}
	heard := s.Speech().Said()
	for _, want := range []string{"Draw pile", "Cards played", "Sort the hand", "Hint", "Log", "Pause"} {
		found := false
		for _, text := range heard {
			found = found || strings.HasPrefix(text, want)
		}
		if !found {
			t.Errorf("%q is not said; heard %v", want, heard)
		}
	}
}

// An answer to a draw card, a jump-in and each of several cards in one play are among the cards played.
func TestWhatWasPlayedLastIsEveryCardThatWasLaid(t *testing.T) {
	wants := func(p *room.Person, cards string) {
		for _, c := range p.Last().Legal {
			laid := c.Cards
			if len(laid) == 0 {
				laid = []engine.SeenCard{c.Card}
			}
			var all []string
			for _, one := range laid {
				all = append(all, one.Face.String())
			}
			if c.Verb == engine.VerbPlay && strings.Join(all, " ") == cards {
				p.Want(c)
				return
			}
		}
		t.Fatalf("seat %d may not play %s", p.Last().Viewer, cards)
	}
	for _, c := range []struct {
		name string
		then []string // a seat and its cards
		want string
	}{
		{"a stack", []string{"1 R+2", "2 Y+2"}, "Theo Y+2, Bea R+2"},
		{"a jump-in", []string{"1 R2", "3 R2"}, "Mira R2, Bea R2"},
		{"several cards", []string{"1 R5 Y5"}, "Bea Y5, Bea R5"},
	} {
		s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, "chaos", 1, "R4", "R3 R7 Y8", "R2 R+2 R5 Y5 B3", "Y+2 R1 G3", "R2 B8 G8"), stage.DefaultSettings(), input.NewScript())
		var p [4]*room.Person
		for seat := range engine.Seat(3) {
			p[seat+1] = tabletest.Puppet(table, seat+1)
		}
		tabletest.Still(t, s, table)
		for _, play := range c.then {
			wants(p[play[0]-'0'], play[2:])
			tabletest.Still(t, s, table)
		}
		table.Inside().OpenPlayed(s)
		m := s.Top().(*tables.PlayedPanel)
		var all []string
		for _, one := range m.Plays()[:m.N()] {
			all = append(all, one.Name()+" "+one.Card().Face.String())
		}
		if got := strings.Join(all, ", "); got != c.want {
			t.Errorf("%s: the cards played last are %s, want %s", c.name, got, c.want)
		}
	}
}
