//go:build display

package scene

import (
	"testing"

	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/result"
	"fourtell/scene/scenetest"
	tables "fourtell/scene/table"
)

func TestARoundThatHasBeenPlayedIsCountedOnce(t *testing.T) {
	store := room.NewMemory()
	o := scenetest.KeptIn(store)
	table, err := tables.New(quick(3, "official", 8))
	if err != nil {
		t.Fatal(err)
	}
	o.First = func(*Stage) Scene { return table }
	s := testStage(t, 1280, 720, o)
	in := s.Devices().Source.(*input.Script)
	counted := func(s *Stage, want int) room.Statistics {
		t.Helper()
		st, word := s.Kept().Saves.Statistics()
		if word != nil || len(st.Played) != want {
			t.Fatalf("%d rounds are counted, want %d; %v", len(st.Played), want, word)
		}
		return st
	}
	counted(s, 0)
	end := playRound(t, s, table, in, keyboard{})
	st := counted(s, 1)
	p := st.Played[0]
	if p.Who != "You" || p.Rules != "official" || p.Seats != 3 || len(p.Against) != 2 || p.Wins > 1 || (p.Wins == 1) != end.data.Won {
		t.Errorf("%+v", p)
	}
	scenetest.Step(t, s, 60)
	counted(s, 1)

	// The program ends, and the match is taken up where it stood: at a round that is over and counted.
	names, err := store.List()
	if err != nil {
		t.Fatal(err)
	}
	other := room.NewMemory()
	for _, name := range names {
		text, err := store.Read(name)
		if err == nil {
			err = other.Write(name, text)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	again := testStage(t, 1280, 720, scenetest.KeptIn(other))
	resume := resumeOf(again)
	if resume == nil {
		t.Fatalf("the scene is %T without Resume", again.Scene())
	}
	resume.Activate(again)
	in = again.Devices().Source.(*input.Script)
	resumed := again.Scene().(*tables.Table)
	end = playRound(t, again, resumed, in, keyboard{})
	counted(again, 1)
	end.again.Activate(again)
	for tick := range 36000 {
		if _, ok := again.Scene().(*result.Result); ok && tick > 60 {
			break
		}
		if in.Done() && tick%8 == 0 && again.Scene() == Scene(resumed) {
			act(again, resumed, in, keyboard{})
		}
		scenetest.Step(t, again, 1)
	}
	counted(again, 2)

	list := NewReplays()
	again.Go(list)
	scenetest.Step(t, again, 5)
	list.rows[0].show.Activate(again)
	scenetest.Step(t, again, 5)
	v := again.Scene().(*ReplayTable)
	v.record.Seek(v.record.Len() - 1)
	scenetest.Step(t, again, 60)
	counted(again, 2)
}

func TestARoundWithSomethingTakenBackOrABotInThePlaceOfSomebodyIsNotCounted(t *testing.T) {
	for _, c := range []struct {
		is   string
		does func(*Stage, *tables.Table)
	}{
		{"taken back", func(s *Stage, table *tables.Table) { table.Inside().Undo(s) }},
		{"a bot for a turn", func(s *Stage, table *tables.Table) { table.Inside().Stands.StandInFor(s, 0, tables.AwayTurn) }},
		{"a bot from here on", func(s *Stage, table *tables.Table) { table.Inside().Stands.StandInFor(s, 0, tables.AwayLong) }},
		{"a bot for a while", func(s *Stage, table *tables.Table) {
			table.Inside().Stands.StandInFor(s, 0, tables.AwayLong)
			scenetest.Step(t, s, 5)
			table.Inside().Stands.GiveBack(s, 0)
		}},
	} {
		t.Run(c.is, func(t *testing.T) {
			o := scenetest.KeptIn(room.NewMemory())
			table, err := tables.New(quick(3, "classic,score=single", 8))
			if err != nil {
				t.Fatal(err)
			}
			o.First = func(*Stage) Scene { return table }
			s := testStage(t, 1280, 720, o)
			in := s.Devices().Source.(*input.Script)
			for tick := 0; tick < 30000 && table.Inside().Undos.Refused() != ""; tick++ {
				if in.Done() && tick%8 == 0 {
					act(s, table, in, keyboard{})
				}
				scenetest.Step(t, s, 1)
			}
			c.does(s, table)
			playRound(t, s, table, in, keyboard{})
			if st, word := s.Kept().Saves.Statistics(); word != nil || len(st.Played) != 0 {
				t.Errorf("%d rounds are counted; %v", len(st.Played), word)
			}
			if kept, _ := s.Kept().Saves.Kept(); len(kept) != 1 {
				t.Errorf("%d records are kept, want 1", len(kept))
			}
			table.Inside().Hindsight.Review(s)
			if r, ok := s.Scene().(*Review); !ok || !guests.IsApart(&r.table.save.Head, 1, 0) {
				t.Errorf("%T does not say whose play it was", s.Scene())
			}
		})
	}
}
