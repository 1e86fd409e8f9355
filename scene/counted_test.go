//go:build display

package scene

import (
	"strings"
	"testing"

	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/replay"
	"fourtell/scene/result"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestARoundThatHasBeenPlayedIsCountedOnce(t *testing.T) {
	store := room.NewMemory()
	o := scenetest.KeptIn(store)
	table, err := tables.New(quick(3, "official", 8))
	if err != nil {
		t.Fatal(err)
	}
	o.First = func(*stage.Stage) stage.Scene { return table }
	s := testStage(t, 1280, 720, o)
	in := s.Devices().Source.(*input.Script)
	counted := func(s *stage.Stage, want int) room.Statistics {
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
	rated := st.Ratings(guests.Scale()).Rounds
	if len(rated) != 1 || (rated[0].Change() > 0) != end.data.Won || !strings.Contains(end.data.Rating, guests.Signed(rated[0].Change())) {
		t.Errorf("%+v is rated as %+v, and the result says %q", p, rated, end.data.Rating)
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
		if in.Done() && tick%8 == 0 && again.Scene() == stage.Scene(resumed) {
			act(again, resumed, in, keyboard{})
		}
		scenetest.Step(t, again, 1)
	}
	counted(again, 2)

	again.Go(replay.NewList())
	scenetest.Step(t, again, 5)
	scenetest.Run(t, again, in.Key(input.ActConfirm).Wait(5)) // the focus is on the newest record
	if _, ok := again.Scene().(*replay.Player); !ok {
		t.Fatalf("a record leads to %T", again.Scene())
	}
	scenetest.Run(t, again, in.Push(ebiten.KeyEnd).Wait(60))
	counted(again, 2)
}

func TestARoundWithSomethingTakenBackOrABotInThePlaceOfSomebodyIsNotCounted(t *testing.T) {
	for _, c := range []struct {
		is   string
		does func(*stage.Stage, *tables.Table)
	}{
		{"taken back", func(s *stage.Stage, table *tables.Table) { table.Inside().Undo(s) }},
		{"a bot for a turn", func(s *stage.Stage, table *tables.Table) { table.Inside().Stands.StandInFor(s, 0, tables.AwayTurn) }},
		{"a bot from here on", func(s *stage.Stage, table *tables.Table) { table.Inside().Stands.StandInFor(s, 0, tables.AwayLong) }},
		{"a bot for a while", func(s *stage.Stage, table *tables.Table) {
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
			o.First = func(*stage.Stage) stage.Scene { return table }
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
			if head := table.Inside().Past.Head(); head == nil || !guests.IsApart(head, 1, 0) {
				t.Errorf("nothing says whose play it was: %+v", head)
			}
			if c.is != "a bot for a while" { // thinking takes its time
				return
			}
			table.Inside().Hindsight.Review(s)
			apart := func(text string) bool { return strings.HasPrefix(text, "Not all of this is the player's own: ") }
			for range 6000 {
				if scenetest.Step(t, s, 10); shows(s, apart) {
					return
				}
			}
			t.Errorf("%T does not say whose play it was; said %q", s.Scene(), scenetest.Said(s, 3))
		})
	}
}
