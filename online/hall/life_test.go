package hall

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/online/wire"
	"fourtell/room"
)

func TestARoomBeginsWithTwoOrMoreAndEmptyChairsAreClosedForTheMatch(t *testing.T) {
	w := newWorld(t, 5)
	ann, bo := w.guest("Ann"), w.guest("Bo")
	code := ann.create(&wire.Create{Seats: 5})
	if got := ann.refused(&wire.Start{}); got != wire.NotNow {
		t.Errorf("one alone starts: %s", got)
	}
	bo.must(&wire.Join{Room: code, As: wire.AsWatch})
	third := 3
	bo.must(&wire.Sit{Seat: &third})
	ann.must(&wire.Start{})
	if n := len(bo.room.Seats); n != 2 || bo.room.Seats[1].UID != bo.uid || bo.snap.Viewer != 1 {
		t.Errorf("%d chairs; Bo sees as %d: %+v", n, bo.snap.Viewer, bo.room.Seats)
	}
	if got := ann.refused(&wire.Start{}); got != wire.NotNow {
		t.Errorf("it starts twice: %s", got)
	}
	if bo.room.Round != 1 || !slices.Equal(bo.room.Totals, []int{0, 0}) {
		t.Errorf("round %d, %v", bo.room.Round, bo.room.Totals)
	}
	w.sound()
}

func TestWhatCannotBeIsRefusedWithItsCode(t *testing.T) {
	w := newWorld(t, 5, func(c *Config) { c.MostRooms = 1 })
	ann, bo, cy := w.guest("Ann"), w.guest("Bo"), w.guest("Cy")
	code := ann.create(&wire.Create{Seats: 2, Rules: "classic,teams=opposite"})
	bo.must(&wire.Join{Room: code, As: wire.AsSeat})
	zero, nine, one, loud := 0, 9, 1, "loud"
	for _, tt := range []struct {
		name string
		who  *guest
		ask  wire.Body
		want wire.Code
	}{
		{"a second room in a house with one", cy, &wire.Create{Seats: 2}, wire.Busy},
		{"a room there is none of", cy, &wire.Join{Room: "222222", As: wire.AsSeat}, wire.NoRoom},
		{"a chair where all are taken", cy, &wire.Join{Room: code, As: wire.AsSeat}, wire.Full},
		{"to talk outside a room", cy, &wire.Say{Text: "Hello"}, wire.NotMember},
		{"to play outside a room", cy, &wire.Do{Command: engine.Do(0, engine.VerbDraw)}, wire.NotMember},
		{"somebody else's chair", bo, &wire.Sit{Seat: &zero}, wire.Taken},
		{"a chair that is none", bo, &wire.Sit{Seat: &nine}, wire.BadMessage},
		{"a bot, by somebody who is no host", bo, &wire.SetBot{Seat: 1, Level: "easy"}, wire.NotHost},
		{"a bot on somebody's chair", ann, &wire.SetBot{Seat: 1, Level: "easy"}, wire.Taken},
		{"a bot nobody knows", ann, &wire.SetBot{Seat: 1, Level: "perfect"}, wire.BadMessage},
		{"a bot away from where none is", ann, &wire.SetBot{Seat: 1}, wire.NotNow},
		{"a match by rules for four", ann, &wire.Start{}, wire.NotNow},
		{"rules that are none", ann, &wire.Set{Rules: &loud}, wire.BadMessage},
		{"a game that is none", ann, &wire.Set{Game: &loud}, wire.BadMessage},
		{"fewer chairs than are taken", ann, &wire.Set{Seats: &one}, wire.Taken},
		{"to play before the match", ann, &wire.Do{Command: engine.Do(0, engine.VerbDraw)}, wire.NotNow},
		{"the next round before the first", ann, &wire.Next{}, wire.NotNow},
		{"a rematch before the match", ann, &wire.Again{}, wire.NotNow},
		{"the host's role for somebody who is not there", ann, &wire.Host{UID: cy.uid}, wire.NotNow},
		{"somebody out who is not there", ann, &wire.Kick{UID: cy.uid}, wire.NotNow},
	} {
		t.Run(tt.name, func(t *testing.T) {
			before := w.room(code).ledger.last
			if got := tt.who.refused(tt.ask); got != tt.want {
				t.Errorf("it is answered %s, want %s", got, tt.want)
			}
			if after := w.room(code).ledger.last; after != before {
				t.Errorf("what is refused makes %d entries", after-before)
			}
		})
	}
}

func TestTheTablesOwnCommandsAreNobodysToGive(t *testing.T) {
	w, code, all := four(t, "classic,turn_seconds=10")
	turn, _ := owner(all)
	for verb := engine.VerbPlay; verb <= engine.VerbClaim; verb++ {
		if !verb.OfTable() {
			continue
		}
		if got := turn.refused(&wire.Do{Command: engine.Do(turn.snap.Viewer, verb)}); got != "unknown_command" {
			t.Errorf("%s is answered %s", verb, got)
		}
	}
	other := (turn.snap.Viewer + 1) % 4
	c := engine.Do(other, engine.VerbDraw)
	turn.must(&wire.Do{Command: c}) // the seat is the table's to set
	if h := w.room(code).table.hands(); h[other].Count != 7 {
		t.Error("somebody draws for another")
	}
}

func TestHostsBotsSitPlayAndAreTakenAway(t *testing.T) {
	w := newWorld(t, 8)
	ann := w.guest("Ann")
	ann.create(&wire.Create{Seats: 4})
	for _, b := range []*wire.SetBot{{Seat: 1, Level: "easy"}, {Seat: 2, Level: "easy"}, {Seat: 3, Guest: "theo"}} {
		ann.must(b)
	}
	names := []string{}
	for _, s := range ann.room.Seats {
		names = append(names, s.Name)
	}
	if !slices.Equal(names, []string{"Ann", "Bot", "Bot 2", "theo"}) || ann.room.Seats[3].Guest != "theo" {
		t.Errorf("at the table: %v", names)
	}
	ann.must(&wire.SetBot{Seat: 2})
	ann.must(&wire.Start{})
	if !w.play(3000, ann) {
		t.Fatal("a person and two bots do not come to an end")
	}
	w.sound()
}

func TestWhoComesLateWatchesAndTakesABotsChairAtTheNextRound(t *testing.T) {
	w := newWorld(t, 6)
	ann, bo, late := w.guest("Ann"), w.guest("Bo"), w.guest("Late")
	code := ann.create(&wire.Create{Seats: 3, Rules: "classic,hand_size=2,score=winner_takes"})
	bo.must(&wire.Join{Room: code, As: wire.AsSeat})
	ann.must(&wire.SetBot{Seat: 2, Level: "easy"})
	ann.must(&wire.Start{})
	joined := late.must(&wire.Join{Room: code, As: wire.AsSeat}).(*wire.Joined)
	if joined.Role != wire.RoleWait || joined.Seat != -1 || late.snap.Viewer != engine.Spectator || !ann.room.Watching[0].Waits {
		t.Errorf("who comes late is %s on %d, and sees as %d", joined.Role, joined.Seat, late.snap.Viewer)
	}
	if !w.play(2000, ann, bo) {
		t.Fatal("the round does not end")
	}
	if late.round == nil {
		t.Error("who watches is not shown the round that is over")
	}
	late.joined = nil
	w.pass(nextRoundAfter + 10_000)
	if late.joined == nil || late.joined.Role != wire.RoleSeat || late.joined.Seat != 2 || late.snap.Viewer != 2 || late.snap.Round != 2 {
		t.Errorf("at the next round they are told %+v and see round %d as %d", late.joined, late.snap.Round, late.snap.Viewer)
	}
	if len(late.snap.Hands[2].Cards) != 2 {
		t.Errorf("they hold %v", late.snap.Hands[2].Cards)
	}
	w.sound()
}

func TestTheNextRoundIsDealtByTheHostByAllOrByItself(t *testing.T) {
	const rules = "classic,hand_size=2,score=winner_takes,target=1000"
	w, _, all := four(t, rules)
	end := func() {
		t.Helper()
		if !w.play(2000, all...) {
			t.Fatal("the round does not end")
		}
	}
	end()
	all[1].must(&wire.Next{})
	all[2].must(&wire.Next{})
	if all[0].snap.Round != 1 || !all[0].seatOf(all[1].uid).Ready {
		t.Error("two of four are enough, or are not shown to be ready")
	}
	all[3].cut()
	all[0].must(&wire.Next{})
	w.pass(dealWithin + 10) // whose share nobody gives
	if all[0].snap.Round != 2 {
		t.Error("the host is not enough")
	}
	all = all[:3]
	end()
	if all[0].seatOf(all[1].uid).Ready {
		t.Error("who was ready for the last round is ready for the next")
	}
	all[1].must(&wire.Next{})
	all[2].must(&wire.Next{})
	if all[0].snap.Round != 2 {
		t.Error("the host is not asked")
	}
	w.pass(nextRoundAfter + 10_000)
	if all[0].snap.Round != 3 {
		t.Error("it is not dealt by itself")
	}
	w.sound()
}

func TestARematchIsPlayedByWhoeverSatThereAndWhoWaited(t *testing.T) {
	w := newWorld(t, 9)
	ann, bo, cy := w.guest("Ann"), w.guest("Bo"), w.guest("Cy")
	code := ann.create(&wire.Create{Seats: 3, Rules: "classic,hand_size=2,leaver=walkover"})
	bo.must(&wire.Join{Room: code, As: wire.AsSeat})
	ann.must(&wire.Start{})
	cy.must(&wire.Join{Room: code, As: wire.AsSeat})
	if got := ann.refused(&wire.Again{}); got != wire.NotNow {
		t.Errorf("a rematch in the midst of a match: %s", got)
	}
	bo.must(&wire.Leave{})
	if ann.room.State != wire.Finished {
		t.Fatalf("the room is %s", ann.room.State)
	}
	w.pass(3_600_000)
	bo.must(&wire.Join{Room: code, As: wire.AsSeat})
	cy.must(&wire.Sync{})
	if cy.joined.Role != wire.RoleWait || bo.joined.Role != wire.RoleWait {
		t.Errorf("before the rematch they are %s and %s", cy.joined.Role, bo.joined.Role)
	}
	if got := bo.refused(&wire.Again{}); got != wire.NotSeated {
		t.Errorf("who has no seat asks for a rematch: %s", got)
	}
	ann.must(&wire.Again{})
	if cy.joined.Role != wire.RoleSeat || bo.joined.Role != wire.RoleSeat || string(bo.joined.Snap) != "null" || ann.room.Round != 0 {
		t.Errorf("at the rematch: %+v", ann.room)
	}
	ann.must(&wire.Start{})
	if bo.snap.Seq == 0 || bo.snap.Round != 1 || len(bo.snap.Hands) != 3 {
		t.Errorf("the rematch begins with beat %d of round %d", bo.snap.Seq, bo.snap.Round)
	}
	w.sound()
}

func TestARoundThatIsOverIsOpenedAndItsRecordPlaysAgain(t *testing.T) {
	w, code, all := four(t, "classic,hand_size=2,score=winner_takes,target=1000")
	for n := range 2 {
		if n == 1 {
			all[3].cut()
			w.pass(waitForCut + 1000)
		}
		if !w.play(2000, all...) {
			t.Fatal("the round does not end")
		}
		record, err := engine.ReadRecord(strings.NewReader(all[0].round.Record))
		if err != nil {
			t.Fatal(err)
		}
		if record.Setup.Seed != 0 || record.Setup.Deal == nil || record.Setup.Deal.Round != n+1 {
			t.Errorf("the record of round %d is %+v", n+1, record.Setup)
		}
		again, err := room.NewTableFromRecord(record, room.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if !again.Over() || !slices.Equal(again.Public().Totals, all[0].room.Totals) {
			t.Errorf("played again it is over: %v, with %v for %v", again.Over(), again.Public().Totals, all[0].room.Totals)
		}
		if n == 0 {
			all[0].must(&wire.Next{})
		}
	}
	all[3].round = nil
	all[3].back(code)
	if all[3].round == nil || all[3].round.Record != all[0].round.Record {
		t.Error("who was away at the end is not shown the round")
	}
	w.sound()
}

func TestOpenRoomsAreListedAndWhoWatchesTheListIsToldOfChanges(t *testing.T) {
	w := newWorld(t, 4)
	ann, bo, cy := w.guest("Ann"), w.guest("Bo"), w.guest("Cy")
	open := ann.create(&wire.Create{Name: "Friday", Open: true})
	hidden := bo.create(&wire.Create{Name: "Ours"})
	list := cy.must(&wire.List{Watch: true}).(*wire.Rooms)
	if len(list.Rooms) != 1 || list.Rooms[0].Code != open || list.Rooms[0].Name != "Friday" {
		t.Errorf("the list is %+v", list.Rooms)
	}
	cy.told = nil
	ann.must(&wire.SetBot{Seat: 1, Level: "easy"})
	off := false
	w.pass(2 * listEvery)
	if len(cy.told) != 1 || cy.told[0].Body.(*wire.RoomOpen).Room.Seats[1].Kind != wire.Bot {
		t.Fatalf("who watches is told %+v", cy.told)
	}
	on := true
	ann.must(&wire.Set{Open: &off})
	bo.must(&wire.Set{Open: &on})
	w.pass(2 * listEvery)
	shut, shown := cy.told[1:], 0
	for _, m := range shut {
		switch b := m.Body.(type) {
		case *wire.RoomShut:
			if b.Code != open {
				t.Errorf("%s is shut", b.Code)
			}
			shown++
		case *wire.RoomOpen:
			if b.Room.Code != hidden || b.Room.Chat != wire.ChatPhrases {
				t.Errorf("%+v is open", b.Room)
			}
			shown++
		}
	}
	if shown != 2 {
		t.Errorf("who watches is told of %d changes", shown)
	}
	cy.must(&wire.List{})
	cy.told = nil
	bo.must(&wire.SetBot{Seat: 1, Level: "easy"})
	w.pass(2 * listEvery)
	if len(cy.told) != 0 {
		t.Error("who watches no longer is told")
	}
}

func TestWordsOfOnesOwnAreForRoomsFoundByTheirCode(t *testing.T) {
	w := newWorld(t, 4)
	ann, bo := w.guest("Ann"), w.guest("Bo")
	code := ann.create(&wire.Create{Open: true, Chat: wire.ChatFree})
	bo.must(&wire.Join{Room: code, As: wire.AsWatch})
	if got := bo.refused(&wire.Say{Text: "Hello"}); got != wire.NotNow {
		t.Errorf("free words in an open room: %s", got)
	}
	bo.must(&wire.Phrase{Phrase: "hello"})
	ann.told = nil
	bo.must(&wire.Emote{Emote: "wow"})
	if e, ok := ann.told[0].Body.(*wire.Emoted); !ok || e.UID != bo.uid || e.Name != "Bo" || e.At != w.now {
		t.Errorf("Ann is told %+v", ann.told)
	}
	off, free := false, wire.ChatFree
	ann.must(&wire.Set{Open: &off, Chat: &free})
	for n := range wire.ChatKept + 5 {
		bo.must(&wire.Say{Text: strings.Repeat("x", n+1)})
	}
	cy := w.guest("Cy")
	chat := cy.must(&wire.Join{Room: code, As: wire.AsWatch}).(*wire.Joined).Chat
	if len(chat) != wire.ChatKept || len(chat[wire.ChatKept-1].Text) != wire.ChatKept+5 || chat[0].Name != "Bo" {
		t.Errorf("who comes later is told %d things, the last %+v", len(chat), chat[len(chat)-1])
	}
	if bytes.Contains([]byte(chat[0].Phrase), []byte("hello")) {
		t.Error("what was said first is told still")
	}
}
