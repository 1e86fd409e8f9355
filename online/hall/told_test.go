package hall

import (
	"errors"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/online/journal"
	"fourtell/online/wire"
)

func TestTheSameRequestAgainIsAnsweredAgainAndDoneOnce(t *testing.T) {
	w := newWorld(t, 4)
	ann := w.guest("Ann")
	created, ok := ann.askAs(1, &wire.Create{Seats: 3}).(*wire.Joined)
	if !ok {
		t.Fatal("no room")
	}
	code := created.Room.Code
	if again, ok := ann.askAs(1, &wire.Create{Seats: 3}).(*wire.Joined); !ok || again.Room.Code != code || len(w.hall.rooms) != 1 {
		t.Errorf("a room that is asked for twice is made twice: %d rooms", len(w.hall.rooms))
	}
	said := func() int { return len(w.room(code).said) }
	ann.askAs(2, &wire.Say{Text: "once"})
	ann.cut()
	ann.back(code)
	if _, done := ann.askAs(2, &wire.Say{Text: "once"}).(*wire.Done); !done || said() != 1 {
		t.Errorf("it is said %d times", said())
	}
	if n, refused := ann.askAs(3, &wire.Start{}).(*wire.No); !refused || n.Code != wire.NotNow {
		t.Error("one alone starts")
	}
	ann.askAs(4, &wire.SetBot{Seat: 1, Level: "easy"})
	if n, refused := ann.askAs(3, &wire.Start{}).(*wire.No); !refused || n.Code != wire.NotNow {
		t.Error("what was refused is done when it is asked again under its number")
	}
	w.restart()
	ann.back(code)
	if _, done := ann.askAs(2, &wire.Say{Text: "once"}).(*wire.Done); !done || said() != 1 {
		t.Errorf("after a restart it is said %d times", said())
	}
	if again, ok := ann.askAs(1, &wire.Create{Seats: 3}).(*wire.Joined); !ok || again.Room.Code != code || len(w.hall.rooms) != 1 {
		t.Errorf("after a restart there are %d rooms", len(w.hall.rooms))
	}
	for id := uint64(10); id < 40; id++ {
		ann.askAs(id, &wire.Phrase{Phrase: "hello"})
	}
	if n, refused := ann.askAs(2, &wire.Say{Text: "once"}).(*wire.No); !refused || n.Code != wire.Stale {
		t.Error("a request of long ago is done again")
	}
}

func TestAPlayThatIsSentAgainAfterACutIsPlayedOnce(t *testing.T) {
	w, code, all := four(t, "classic")
	turn, _ := owner(all)
	play := &wire.Do{Command: engine.Do(0, engine.VerbDraw)}
	first := turn.askAs(100, play).(*wire.Done)
	turn.cut()
	turn.back(code)
	seq := w.room(code).table.views[0].Seq
	second, ok := turn.askAs(100, play).(*wire.Done)
	if !ok || *second != *first || w.room(code).table.views[0].Seq != seq {
		t.Errorf("the first time it was answered %+v, the second %+v", first, second)
	}
	w.restart()
	for _, g := range all {
		g.back(code)
	}
	if done, ok := turn.askAs(100, play).(*wire.Done); !ok || done.Seq != seq {
		t.Errorf("after a restart it is answered %+v", done)
	}
}

func TestNobodyIsToldWhatIsNotKeptYet(t *testing.T) {
	w, code, all := four(t, "classic")
	turn, other := owner(all)
	w.journal.hold = true
	was := other.snap.Seq
	if answer := turn.ask(&wire.Do{Command: engine.Do(0, engine.VerbDraw)}); answer != nil {
		t.Errorf("before it is kept it is answered %T", answer)
	}
	other.ask(&wire.Emote{Emote: "wow"})
	if other.snap.Seq != was || len(turn.told) > 0 && turn.told[len(turn.told)-1].Body.T() == "emoted" {
		t.Error("before it is kept somebody is told")
	}
	woken := w.woken
	w.journal.answer(100)
	if w.woken == woken {
		t.Error("nobody is woken for an answer that comes later")
	}
	w.hall.Advance(w.now)
	if other.snap.Seq == was || turn.byRe[turn.id].Body == nil {
		t.Error("once it is kept nobody is told")
	}
	if w.room(code).ledger.waits() {
		t.Error("something still waits")
	}
	w.sound()
}

func TestWhatIsKeptLateReachesNobodyWhoIsElsewhereByThen(t *testing.T) {
	w, code, all := four(t, "classic")
	turn, other := owner(all)
	w.journal.hold = true
	turn.ask(&wire.Do{Command: engine.Do(0, engine.VerbDraw)})
	other.cut()
	other.hello(nil)
	other.told = nil
	w.journal.answer(100)
	w.hall.Advance(w.now)
	for _, m := range other.told {
		t.Errorf("who has come back to the door is told %s of the table", m.Body.T())
	}
	w.journal.hold = false
	other.must(&wire.Join{Room: code, As: wire.AsSeat})
	w.sound()
}

func TestARoomWhoseJournalDoesNotAnswerTakesNothingMore(t *testing.T) {
	w, _, all := four(t, "classic")
	w.journal.hold = true
	for range mostUnkept + 2 {
		all[1].ask(&wire.Phrase{Phrase: "hello"})
	}
	w.journal.answer(1 << 20)
	w.hall.Advance(w.now)
	if n, ok := all[1].byRe[all[1].id].Body.(*wire.No); !ok || n.Code != wire.Busy {
		t.Errorf("the last is answered %+v", all[1].byRe[all[1].id].Body)
	}
	w.journal.hold = false
	all[1].must(&wire.Phrase{Phrase: "hello"})
}

func TestAnotherDeviceTakesOver(t *testing.T) {
	w, code, all := four(t, "classic")
	turn, other := owner(all)
	turn.back(code) // without a cut: the old connection is still there
	if turn.joined == nil || turn.joined.Role != wire.RoleSeat || other.happened(engine.EventSeatLeft) || !turn.snap.Owes() {
		t.Errorf("the new device is told %+v", turn.joined)
	}
	if turn.you == nil || len(turn.you.Rooms) != 1 || turn.you.Rooms[0] != code {
		t.Errorf("it is told of the rooms %+v", turn.you)
	}
	if !turn.move(1) {
		t.Error("it cannot play")
	}
	w.sound()
}

func TestWhoGoesIntoAnotherRoomKeepsTheirSeatWhereAMatchIsOn(t *testing.T) {
	w, code, all := four(t, "classic")
	_, other := owner(all)
	second := other.create(&wire.Create{})
	if got := all[0].seatOf(other.uid).Here; got != wire.HereGone {
		t.Errorf("at the first table they are %q", got)
	}
	other.must(&wire.Join{Room: code, As: wire.AsSeat})
	if other.joined.Role != wire.RoleSeat || w.room(second).member(other.uid) != nil {
		t.Error("they do not come back to their seat, or have one in both")
	}
	w.sound()
}

func TestADealerThatDrainsTakesNoNewRoom(t *testing.T) {
	w, _, all := four(t, "classic")
	eve := w.guest("Eve")
	eve.told = nil
	w.hall.Drain(w.now)
	if n, ok := eve.told[0].Body.(*wire.No); !ok || n.Code != wire.Busy {
		t.Errorf("Eve is told %+v", eve.told)
	}
	if got := eve.refused(&wire.Create{Seats: 4}); got != wire.Busy {
		t.Errorf("a new room: %s", got)
	}
	turn, _ := owner(all)
	if !turn.move(1) {
		t.Error("a match that is on stands")
	}
}

func TestARoomIsDealtByWhoeverDealsHereAndByNobodyElse(t *testing.T) {
	for _, tt := range []struct{ here, asked, want string }{
		{"", "", wire.DealHouse}, {"", wire.DealHouse, wire.DealHouse}, {"", wire.DealPlayer, ""},
		{wire.DealPlayer, "", wire.DealPlayer}, {wire.DealPlayer, wire.DealPlayer, wire.DealPlayer}, {wire.DealPlayer, wire.DealHouse, ""},
	} {
		w := newWorld(t, 1, func(c *Config) { c.Deal = tt.here })
		ann := w.guest("Ann")
		switch b := ann.ask(&wire.Create{Seats: 2, Deal: tt.asked}).(type) {
		case *wire.Joined:
			if b.Room.Deal != tt.want {
				t.Errorf("here %q, asked %q: dealt by %q", tt.here, tt.asked, b.Room.Deal)
			}
		case *wire.No:
			if tt.want != "" || b.Code != wire.NotNow {
				t.Errorf("here %q, asked %q: %s", tt.here, tt.asked, b.Code)
			}
		}
	}
}

func TestAHouseThatIsFullSaysSo(t *testing.T) {
	w := newWorld(t, 1, func(c *Config) { c.MostPeople = 2 })
	w.guest("Ann")
	bo := w.guest("Bo")
	cy := w.guest("Cy")
	if n, ok := cy.told[0].Body.(*wire.No); !ok || n.Code != wire.Full {
		t.Errorf("the third is told %+v", cy.told)
	}
	bo.cut()
	cy.told = nil
	cy.hello(nil)
	if cy.you == nil {
		t.Error("there is no place where somebody has gone")
	}
}

func TestARoomThatCannotBeReadIsToldOfAndTheOthersAreOpen(t *testing.T) {
	w := newWorld(t, 1)
	ann := w.guest("Ann")
	code := ann.create(&wire.Create{})
	for _, tt := range []struct {
		name string
		code wire.RoomCode
		fact []journal.Fact
	}{
		{"a chair that is none", "222222", []journal.Fact{&journal.Created{Size: 2}, &journal.Stood{Chair: 7}}},
		{"nobody on a chair", "333333", []journal.Fact{&journal.Created{Size: 2}, &journal.Sat{Chair: 0, UID: "nobody"}}},
		{"no beginning", "444444", []journal.Fact{&journal.Again{}}},
		{"a match of other seats", "555555", []journal.Fact{&journal.Created{Size: 2}, &journal.Started{Setup: engine.Setup{Seats: []string{"A", "B"}}}}},
		{"a match that is none", "666666", []journal.Fact{&journal.Created{Size: 2}, &journal.Started{}}},
		{"a command that is none", "777777", []journal.Fact{&journal.Created{Size: 2}, &journal.Command{C: []byte(`{"do":"fly"}`)}}},
	} {
		var entries []journal.Entry
		for i, f := range tt.fact {
			entries = append(entries, journal.Entry{N: uint64(i + 1), At: 1, Fact: f})
		}
		w.journal.Append(tt.code, entries, func(err error) {
			if err != nil {
				t.Fatal(err)
			}
		})
		w.trouble = nil
		h, err := Open(w.cfg, w.now)
		if h.RestoreAll(); err != nil || len(w.trouble) != 1 || !strings.Contains(w.trouble[0].Error(), string(tt.code)) {
			t.Errorf("%s is read: %v, %v", tt.name, err, w.trouble)
		}
		if h.rooms[code] == nil || h.rooms[tt.code] != nil {
			t.Errorf("%s: the good room is open: %v, the bad one: %v", tt.name, h.rooms[code] != nil, h.rooms[tt.code] != nil)
		}
		if err := w.journal.Forget(tt.code); err != nil {
			t.Fatal(err)
		}
	}
	w.journal.Close()
	if _, err := Open(w.cfg, w.now); !errors.Is(err, journal.ErrShut) {
		t.Errorf("a hall without a journal opens: %v", err)
	}
}

func TestWhoComesBackFirstAfterARestartDoesNotWaitForAllRooms(t *testing.T) {
	w := newWorld(t, 31)
	ann := w.guest("Ann")
	var codes []wire.RoomCode
	for range 4 {
		ann.hello(nil)
		codes = append(codes, ann.create(&wire.Create{Seats: 2}))
		w.guest("Other" + string(codes[len(codes)-1])).must(&wire.Join{Room: codes[len(codes)-1], As: wire.AsSeat})
	}
	w.lazy = true
	w.restart()
	ann.back(codes[2])
	if len(w.hall.rooms) != 1 || ann.joined == nil || ann.joined.Room.Code != codes[2] || len(ann.you.Rooms) != 1 {
		t.Errorf("%d rooms are read; Ann is told %+v", len(w.hall.rooms), ann.you)
	}
	if at, ok := w.hall.Due(); !ok || at > w.now {
		t.Error("the hall is not due while there are rooms to read")
	}
	w.pass(1)
	if len(w.hall.rooms) != 4 || len(w.trouble) != 0 {
		t.Errorf("after a while %d rooms are read, %v", len(w.hall.rooms), w.trouble)
	}
	if len(ann.you.Rooms) != 4 {
		t.Errorf("Ann is told of the rooms %v", ann.you.Rooms)
	}
}

func TestTheJournalOfARoomThatIsClosedIsKeptForSevenDays(t *testing.T) {
	for _, restarted := range []bool{false, true} {
		w := newWorld(t, 32)
		ann := w.guest("Ann")
		code := ann.create(&wire.Create{})
		ann.cut()
		w.pass(closeEmptyAfter + 10)
		if restarted {
			w.restart()
		}
		kept := func() bool {
			codes, err := w.journal.Rooms()
			if err != nil {
				t.Fatal(err)
			}
			return len(codes) == 1 && codes[0] == code
		}
		w.pass(keepClosed - sweepEvery)
		if w.room(code) != nil || !kept() {
			t.Error("it is open still, or forgotten already")
		}
		w.pass(2 * sweepEvery)
		if kept() {
			t.Error("it is kept for ever")
		}
	}
}
