package room_test

import (
	"bytes"
	"errors"
	"reflect"
	"testing"

	"fourtell/engine"
	"fourtell/room"
)

// practice is one person, who plays as a bot would through the person's chair, against bots.
func practice(t *testing.T, rules string, seats int, seed uint64) (*room.Table, *room.Person) {
	t.Helper()
	table := open(t, dealt(rules, seats, seed), room.Options{})
	refused := 0
	seatBots(t, table, newPlain, &refused)
	p := &room.Person{}
	table.Seat(0, p)
	return table, p
}

// answer lets the person decide as the plain bot does, and says whether there was something to decide.
func answer(p *room.Person) bool {
	s := p.Last()
	if !s.Owes() || p.Waiting() {
		return false
	}
	s.Legal = room.Safe(&s)
	c, ok := newPlain(0, 3).Decide(s)
	return ok && p.Want(c)
}

func TestUndoGoesBackToTheQuestionAsItWasBeforeOnesLastDecision(t *testing.T) {
	for seed := range uint64(12) {
		rules := []string{"classic", "party", "chaos", "official"}[seed%4]
		table, p := practice(t, rules, 3, seed)
		if table.CanUndo(0) {
			t.Fatal("there is something to undo before anybody has played")
		}
		table.Step()
		var before *engine.Snapshot
		undone := 0
		for range 20000 {
			if table.Over() {
				break
			}
			if asked := p.Last(); asked.Owes() && !p.Waiting() {
				if before != nil && table.CanUndo(0) {
					back, err := table.Undo(0, room.Options{})
					if err != nil {
						t.Fatal(err)
					}
					undone++
					v := back.View(0)
					if v.Decision != before.Decision || !v.Owes() {
						t.Fatalf("%s, seed %d: it goes back to decision %d in phase %v, want %d", rules, seed, v.Decision, v.Phase, before.Decision)
					}
					if !reflect.DeepEqual(v.Legal, before.Legal) || !reflect.DeepEqual(v.Hands[0], before.Hands[0]) {
						t.Fatalf("%s, seed %d: another question", rules, seed)
					}
				}
				v := table.View(0)
				before = &v
				answer(p)
			}
			table.Step()
		}
		if undone == 0 {
			t.Errorf("%s, seed %d: nothing was undone", rules, seed)
		}
	}
}

func TestAfterAnUndoTheSameAnswerGivesTheSameGame(t *testing.T) {
	table, p := practice(t, "party", 3, 4)
	for i := 0; i < 400 && len(table.Record().Commands) < 14; i++ {
		answer(p)
		table.Step()
	}
	rec := table.Record()
	store := room.NewMemory()
	saves := room.OpenSaves(store)
	auto := saves.Begin(head(3), rec)
	back, err := table.Undo(0, room.Options{Record: auto})
	if err != nil {
		t.Fatal(err)
	}
	auto.Restart(back.Record())
	n := len(back.Record().Commands)
	if !reflect.DeepEqual(table.Record(), rec) || n >= len(rec.Commands) {
		t.Fatal("the table that was left has changed")
	}
	for _, c := range rec.Commands[n:] {
		if err := back.Do(c); err != nil {
			t.Fatal(err)
		}
	}
	if save, ok, word := saves.Load(); !ok || word != nil || !reflect.DeepEqual(save.Record, back.Record()) {
		t.Errorf("what was undone is saved: %v", word)
	}
	again, err := room.NewTableFromRecord(rec, room.Options{})
	if err != nil {
		t.Fatal(err)
	}
	// The clock alone may differ: the commands were given at once.
	if a, b := back.Public(), again.Public(); !reflect.DeepEqual(a.Discard, b.Discard) || !reflect.DeepEqual(a.Hands, b.Hands) {
		t.Error("the same answers lead elsewhere")
	}
}

func TestNobodyUndoesWhatOthersHaveSeen(t *testing.T) {
	played := func(t *testing.T) (*room.Table, *room.Person) {
		table, p := practice(t, "classic", 3, 4)
		for !table.CanUndo(0) {
			answer(p)
			table.Step()
		}
		return table, p
	}
	for _, c := range []struct {
		name string
		do   func(*testing.T, *room.Table, *room.Person)
		want error
	}{
		{"alone against bots", func(*testing.T, *room.Table, *room.Person) {}, nil},
		{"beside an empty chair", func(_ *testing.T, table *room.Table, _ *room.Person) { table.Seat(2, nil) }, nil},
		{"beside another person", func(_ *testing.T, table *room.Table, _ *room.Person) { table.Seat(2, &room.Person{}) }, room.ErrNotAlone},
		{"while another person's seat is looked after by a bot", func(t *testing.T, table *room.Table, _ *room.Person) {
			if err := table.Leave(2); err != nil {
				t.Fatal(err)
			}
			table.Seat(2, room.NewBotSeat(newPlain, 2, 7))
		}, room.ErrNotAlone},
		{"in a round that has only been dealt", func(t *testing.T, table *room.Table, p *room.Person) {
			for i := 0; i < 60000 && !table.Over(); i++ {
				answer(p)
				table.Step()
			}
			if err := table.NextRound(); err != nil {
				t.Fatal(err)
			}
		}, room.ErrNothingToUndo},
	} {
		t.Run(c.name, func(t *testing.T) {
			table, p := played(t)
			if c.want == room.ErrNothingToUndo {
				table, p = practice(t, "official,target=1000", 3, 4)
			}
			c.do(t, table, p)
			state := table.State()
			_, err := table.Undo(0, room.Options{})
			if !errors.Is(err, c.want) || table.CanUndo(0) != (c.want == nil) || !bytes.Equal(state, table.State()) {
				t.Errorf("%v, want %v", err, c.want)
			}
		})
	}
	table, _ := played(t)
	if _, err := table.Undo(9, room.Options{}); err == nil || table.CanUndo(-1) {
		t.Error("a seat that does not exist undoes something")
	}
}
