package room_test

import (
	"errors"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/room"
)

// wrong answers every question with a card nobody holds.
type wrong struct{ seat engine.Seat }

func (w wrong) Decide(s engine.Snapshot) (engine.Command, bool) {
	return engine.Play(w.seat, engine.SeenCard{ID: 9999, Face: shed.FaceWild}, shed.Red, engine.NoSeat), true
}

func TestABotThatIsAlwaysWrongFallsBackAndTheRoundGoesOn(t *testing.T) {
	table := open(t, dealt("classic", 3, 4), room.Options{})
	refused := 0
	for i := range 3 {
		s := engine.Seat(i)
		make := newPlain
		if i == 1 {
			make = func(s engine.Seat, _ uint64) room.Bot { return wrong{s} }
		}
		table.Seat(s, witness{room.NewBotSeat(make, s, 7), t, &refused})
	}
	if !table.PlayOut(60000) {
		t.Fatal("the round does not end")
	}
	decisions := map[uint32]bool{}
	for _, c := range table.Record().Commands {
		if c.Seat == 1 {
			decisions[c.Decision] = true
		}
	}
	if refused == 0 || refused > 3*len(decisions)+10 {
		t.Errorf("%d refusals over %d decisions", refused, len(decisions))
	}
}

func TestAWatcherGetsEveryBeatInOrder(t *testing.T) {
	table := open(t, dealt("party", 4, 3), room.Options{})
	refused := 0
	seatBots(t, table, newPlain, &refused)
	var seqs []uint32
	table.Watch(2, func(s engine.Snapshot) {
		if s.Viewer != 2 {
			t.Fatalf("a picture of seat 2 got seat %d's", s.Viewer)
		}
		seqs = append(seqs, s.Seq)
	})
	late := 0
	table.PlayOut(40)
	stop := table.Watch(engine.Spectator, func(engine.Snapshot) { late++ })
	if late != 1 {
		t.Errorf("a late watcher begins with %d Snapshots, want 1", late)
	}
	stop()
	table.PlayOut(60000)
	if late != 1 {
		t.Errorf("a watcher that stopped got %d more", late-1)
	}
	for i := 1; i < len(seqs); i++ {
		if seqs[i] != seqs[i-1]+1 {
			t.Fatalf("beat %d follows beat %d", seqs[i], seqs[i-1])
		}
	}
}

func TestABotWaitsUntilThePictureHasSettled(t *testing.T) {
	table := open(t, dealt("classic", 2, 6), room.Options{Pace: room.Instant()})
	desk := table.Desk(room.LongestRest)
	refused := 0
	seatBots(t, table, newPlain, &refused)
	for range 300 {
		table.Step()
	}
	if n := len(table.Record().Commands); n != 0 {
		t.Fatalf("%d commands before the deal had settled", n)
	}
	seq := table.Public().Seq
	desk.Settled(seq)
	for range 300 {
		table.Step()
	}
	if n := len(table.Record().Commands); n != 1 {
		t.Errorf("%d commands on one settled Snapshot, want 1", n)
	}
}

func TestBotsWaitForEveryDeskAndForNoneForever(t *testing.T) {
	const patience = 2000
	for _, c := range []struct {
		name   string
		rests  [2]bool // whether the picture of a desk comes to rest
		within int     // ticks after the deal in which the first bot plays
		least  int     // and not before
	}{
		{"both pictures rest", [2]bool{true, true}, 2, 1},
		{"the second is stuck", [2]bool{true, false}, patience*60/1000 + 2, patience * 60 / 1000},
		{"the first is stuck", [2]bool{false, true}, 4*patience*60/1000 + 2, 4 * patience * 60 / 1000},
	} {
		t.Run(c.name, func(t *testing.T) {
			table := open(t, dealt("classic", 2, 6), room.Options{Pace: room.Instant()})
			desks := [2]*room.LocalDesk{table.Desk(4 * patience), table.Desk(patience)}
			refused := 0
			seatBots(t, table, newPlain, &refused)
			table.Step()
			n := 1
			for ; len(table.Record().Commands) == 0 && n <= c.within; n++ {
				for i, d := range desks {
					if c.rests[i] {
						d.Settled(table.Public().Seq)
					}
				}
				table.Step()
			}
			if len(table.Record().Commands) == 0 || n < c.least {
				t.Errorf("after %d ticks %d commands; the first is due in tick %d to %d", n, len(table.Record().Commands), c.least, c.within)
			}
		})
	}
}

func TestARoundIsOpenedOnceItIsOver(t *testing.T) {
	table := open(t, dealt("classic", 3, 6), room.Options{})
	refused := 0
	seatBots(t, table, newPlain, &refused)
	desk := table.Desk(0)
	table.PlayOut(20)
	if _, err := desk.Finished(); !errors.Is(err, room.ErrRoundOn) {
		t.Errorf("a round that is on is opened: %v", err)
	}
	table.PlayOut(60000)
	if r, err := desk.Finished(); err != nil || len(r.Commands) != len(table.Record().Commands) {
		t.Errorf("a round that is over is not opened: %v", err)
	}
}

func TestAPausedTableStandsStill(t *testing.T) {
	table := open(t, dealt("classic", 2, 6), room.Options{})
	refused := 0
	seatBots(t, table, newPlain, &refused)
	table.Step()
	at, n := table.Now(), len(table.Record().Commands)
	table.Pause()
	for range 100 {
		table.Step()
	}
	if table.Now() != at || len(table.Record().Commands) != n {
		t.Error("clock or game moved while paused")
	}
	table.Resume()
	table.Step()
	if table.Now() == at {
		t.Error("the clock stands after Resume")
	}
}

func TestAnybodyCanTakeASeatWhileTheTablePlays(t *testing.T) {
	table := open(t, dealt("classic", 3, 21), room.Options{})
	refused := 0
	seatBots(t, table, newPlain, &refused)
	table.PlayOut(12)
	p := &room.Person{}
	table.Seat(0, p)
	if p.Last().Viewer != 0 || p.Last().Seq != table.Public().Seq {
		t.Fatalf("the newcomer is shown viewer %d, beat %d; the table is at %d", p.Last().Viewer, p.Last().Seq, table.Public().Seq)
	}
	stepUntil(t, table, "the newcomer's turn", func() bool { s := p.Last(); return s.Owes() || table.Over() })
	s := p.Last()
	p.Want(room.Safe(&s)[0])
	table.Step()
	if got := table.Record().Commands; got[len(got)-1].Seat != 0 && !hasSeat(got, 0) {
		t.Error("the newcomer's command is not in the record")
	}
	table.Seat(0, witness{room.NewBotSeat(newPlain, 0, 7), t, &refused})
	if !table.PlayOut(60000) {
		t.Error("the round does not end after the bot took the seat back")
	}
	if refused > 0 {
		t.Errorf("%d refusals", refused)
	}
}

func hasSeat(commands []engine.Command, s engine.Seat) bool {
	for _, c := range commands {
		if c.Seat == s {
			return true
		}
	}
	return false
}

func TestAPersonLearnsWhyAWishWasRefused(t *testing.T) {
	for _, c := range []struct {
		name string
		wish engine.Command
		code engine.Code
	}{
		{"a card that does not fit", engine.Play(0, cards(t, "B2")[0], engine.NoColor, engine.NoSeat), engine.DoesNotFit},
		{"a pass before any draw", engine.Do(0, engine.VerbPass), engine.NothingToPass},
		{"time is the table's", engine.Command{Verb: engine.VerbWait, Wait: 9000, Target: engine.NoSeat}, engine.UnknownCommand},
		{"nobody removes anybody from a chair", engine.Do(0, engine.VerbRemove), engine.UnknownCommand},
	} {
		t.Run(c.name, func(t *testing.T) {
			table := open(t, placed(t, "classic", "R5", 0, cards(t, "B2", "R1", "R3"), cards(t, "G2", "G3", "G4")), room.Options{})
			p := &room.Person{}
			table.Seat(0, p)
			table.Step()
			before := string(table.State())
			p.Want(c.wish)
			if p.Want(engine.Do(0, engine.VerbDraw)) {
				t.Error("a second wish was taken while the first waited")
			}
			table.Step()
			if _, why, ok := p.Refusal(); !ok || why.Code != c.code {
				t.Errorf("got %v, want %v", why, c.code)
			}
			if _, _, again := p.Refusal(); again {
				t.Error("the refusal was given twice")
			}
			if len(table.Record().Commands) != 0 || string(table.State()) != before {
				t.Error("a refused command left a trace")
			}
		})
	}
}

func TestAWishForAnEarlierDecisionIsStale(t *testing.T) {
	table := open(t, placed(t, "classic", "R5", 0, cards(t, "R2", "R1", "R3"), cards(t, "R7", "G3", "G4")), room.Options{})
	p, q := &room.Person{}, &room.Person{}
	table.Seat(0, p)
	table.Seat(1, q)
	table.Step()
	want(t, p, engine.VerbPlay, "R2")
	table.Step()
	old := engine.Play(1, engine.SeenCard{Face: shed.FaceOf(shed.Red, 7)}, engine.NoColor, engine.NoSeat)
	old.Decision = 1
	if q.Last().Decision == 1 {
		old.Decision = 999
	}
	q.Want(old)
	table.Step()
	if _, why, ok := q.Refusal(); !ok || why.Code != engine.Stale {
		t.Errorf("got %v %v, want stale", why, ok)
	}
}

func TestTheTurnClockPlaysAnEmptyChair(t *testing.T) {
	table := open(t, placed(t, "classic,turn_seconds=10", "R5", 0, cards(t, "R2", "R1", "R3"), cards(t, "R7", "G3", "G4")), room.Options{})
	for table.Public().Turn == 0 {
		table.Step()
		if table.Now() > 11000 {
			t.Fatal("the clock never ran out")
		}
	}
	if now := table.Now(); now < 10000 || now > 10050 {
		t.Errorf("it ran out at %d ms, want 10000", now)
	}
	if c := table.Record().Commands[0]; c.Verb != engine.VerbTimeout || c.At != table.Now() {
		t.Errorf("recorded %v", c)
	}
}

func TestALeaverIsPlayedOnByABotUntilTheReturn(t *testing.T) {
	table := open(t, dealt("classic", 3, 5), room.Options{NewBot: newPlain, BotSeed: 3})
	p := &room.Person{}
	table.Seat(0, p)
	table.Seat(1, room.NewBotSeat(newPlain, 1, 7))
	table.Seat(2, room.NewBotSeat(newPlain, 2, 7))
	for range 20 {
		table.Step()
	}
	if err := table.Leave(0); err != nil {
		t.Fatal(err)
	}
	if !table.Public().Hands[0].Away {
		t.Error("the seat is not marked as left")
	}
	for range 5 {
		table.Step()
	}
	if !table.Over() {
		if err := table.Return(0, p); err != nil {
			t.Fatal(err)
		}
		if table.Controller(0) != room.Controller(p) || p.Last().Seq != table.Public().Seq {
			t.Error("who returns is not shown the table")
		}
		if err := table.Leave(0); err != nil {
			t.Fatal(err)
		}
	}
	if !table.PlayOut(60000) {
		t.Error("the round does not end")
	}
}

func TestATableAtRestAllocatesNothing(t *testing.T) {
	table := open(t, dealt("party", 4, 5), room.Options{Pace: room.Slow()})
	p := &room.Person{}
	table.Seat(0, p)
	for i := engine.Seat(1); i < 4; i++ {
		table.Seat(i, room.NewBotSeat(newPlain, i, 7))
	}
	stepUntil(t, table, "the person's turn", func() bool { s := p.Last(); return s.Owes() })
	n := len(table.Record().Commands)
	allocs := testing.AllocsPerRun(300, table.Step)
	if len(table.Record().Commands) == n && allocs != 0 {
		t.Errorf("%v allocations a tick", allocs)
	}
}

// full is a disk with room for so many bytes.
type full struct{ left int }

func (f *full) Write(b []byte) (int, error) {
	if f.left -= len(b); f.left < 0 {
		return 0, errors.New("no space left")
	}
	return len(b), nil
}

func TestARecordThatCannotBeWrittenStopsNobody(t *testing.T) {
	table := open(t, dealt("classic", 3, 5), room.Options{Record: &full{left: 500}})
	refused := 0
	seatBots(t, table, newPlain, &refused)
	if !table.PlayOut(60000) {
		t.Error("the round does not end")
	}
	if err := table.Err(); err == nil || !strings.Contains(err.Error(), "no space left") {
		t.Errorf("the table says %v", err)
	}
	if len(table.Record().Commands) < 5 {
		t.Error("the record in memory is not whole")
	}
}
