package hall

import (
	"testing"

	"fourtell/engine"
	"fourtell/online/journal"
	"fourtell/online/wire"
)

// What has gone wrong at other people's tables, as their lists of issues and changes tell: each of it is tried at ours. Where it was
// stands beside it.

// facts are how many entries of such a kind a room has.
func (w *world) facts(code wire.RoomCode, is func(journal.Fact) bool) (n int) {
	w.t.Helper()
	if err := w.journal.Read(code, 1, func(e journal.Entry) error {
		if is(e.Fact) {
			n++
		}
		return nil
	}); err != nil {
		w.t.Fatal(err)
	}
	return n
}

func TestWhatGoesWrongWhereRoomsAreLeftAndComeBackTo(t *testing.T) {
	const short = "classic,hand_size=2,score=winner_takes,target=1000"
	for _, tt := range []struct {
		name string // and where it was seen
		try  func(*testing.T)
	}{
		{"everybody is cut off at once, and nobody has lost anything a minute later (letsuno/uno-online 0.14.0)", func(t *testing.T) {
			w, code, all := four(t, "classic")
			for _, g := range all {
				g.cut()
			}
			w.pass(60_000)
			for _, g := range all {
				g.back(code)
			}
			if all[0].happened(engine.EventSeatLeft) || all[3].joined.Role != wire.RoleSeat {
				t.Error("somebody has lost their seat")
			}
		}},
		{"the host leaves while all others are cut off, and the first one back is host (letsuno/uno-online 0.14.0)", func(t *testing.T) {
			w := newWorld(t, 1)
			ann, bo, cy := w.guest("Ann"), w.guest("Bo"), w.guest("Cy")
			code := ann.create(&wire.Create{Seats: 3})
			for _, g := range []*guest{bo, cy} {
				g.must(&wire.Join{Room: code, As: wire.AsSeat})
				g.cut()
			}
			ann.must(&wire.Leave{})
			cy.back(code)
			w.pass(waitForCut + 10)
			if cy.room.Host != cy.uid {
				t.Errorf("the host is %s", cy.room.Host)
			}
			bo.back(code)
			cy.must(&wire.Start{})
		}},
		{"the dealer restarts when it is the turn of somebody who does not come back (letsuno/uno-online 0.14.0)", func(t *testing.T) {
			w, code, all := four(t, "classic")
			turn, other := owner(all)
			w.restart()
			other.back(code)
			w.pass(waitForCut + 10_000)
			if !other.happened(engine.EventSeatLeft) || other.snap.Turn == turn.snap.Viewer && other.snap.Decision == turn.snap.Decision {
				t.Error("the table stands")
			}
		}},
		{"after a restart only somebody who watches comes back, and the table plays on (letsuno/uno-online 0.14.0)", func(t *testing.T) {
			w, code, _ := four(t, "classic")
			eve := w.guest("Eve")
			eve.must(&wire.Join{Room: code, As: wire.AsWatch})
			w.restart()
			eve.back(code)
			was := eve.snap.Seq
			w.pass(waitForCut + 20_000)
			if eve.snap.Seq < was+6 {
				t.Errorf("after forty seconds beat %d has become %d", was, eve.snap.Seq)
			}
		}},
		{"after a restart nobody is shown to be here who is not (letsuno/uno-online 0.14.0)", func(t *testing.T) {
			w, code, all := four(t, "classic")
			w.restart()
			all[2].back(code)
			for i, s := range all[2].room.Seats {
				if (s.Here == wire.HereYes) != (i == 2) {
					t.Errorf("seat %d is %s", i, s.Here)
				}
			}
		}},
		{"who was put out while they were cut off is not drawn back in (letsuno/uno-online 0.14.0)", func(t *testing.T) {
			w, code, all := four(t, "classic")
			all[1].cut()
			all[0].must(&wire.Kick{UID: all[1].uid})
			all[1].back(code)
			if all[1].joined != nil || len(all[1].you.Rooms) != 0 {
				t.Error("they are in again")
			}
			if code := all[1].refused(&wire.Join{Room: code, As: wire.AsSeat}); code != wire.Kicked {
				t.Errorf("asked in once more they hear %s", code)
			}
			w.sound()
		}},
		{"who missed that the room closed is told when they come back (letsuno/uno-online 0.14.0)", func(t *testing.T) {
			w, code, all := four(t, "classic")
			for _, g := range all {
				g.cut()
			}
			w.pass(closeEmptyAfter + 10)
			all[1].back(code)
			if len(all[1].you.Rooms) != 0 || all[1].joined != nil || all[1].refused(&wire.Join{Room: code}) != wire.NoRoom {
				t.Error("they are told of a room that is no more")
			}
		}},
		{"what was said in one room is not heard in the next (letsuno/uno-online 0.14.0)", func(t *testing.T) {
			w := newWorld(t, 1)
			ann := w.guest("Ann")
			ann.create(&wire.Create{})
			ann.must(&wire.Say{Text: "secret"})
			ann.create(&wire.Create{})
			if len(ann.joined.Chat) != 0 {
				t.Errorf("it is: %+v", ann.joined.Chat)
			}
		}},
		{"a host who is back before their time is up stays host (letsuno/uno-online#133)", func(t *testing.T) {
			w, code, all := four(t, "classic")
			all[0].cut()
			w.pass(waitForCut - 100)
			all[0].back(code)
			w.pass(waitForCut)
			if all[1].room.Host != all[0].uid {
				t.Error("they are host no longer")
			}
		}},
		{"a host who watched leaves, and no bot becomes host; the room ends (letsuno/uno-online#132)", func(t *testing.T) {
			w := newWorld(t, 1)
			ann := w.guest("Ann")
			code := ann.create(&wire.Create{Seats: 3})
			ann.must(&wire.SetBot{Seat: 1, Level: "easy"})
			ann.must(&wire.SetBot{Seat: 2, Level: "easy"})
			ann.must(&wire.Stand{})
			ann.must(&wire.Start{})
			ann.must(&wire.Leave{})
			w.pass(closeEmptyAfter + 10)
			if w.room(code) != nil {
				t.Error("bots play on for nobody")
			}
		}},
		{"one person and bots: the window is shut, and the table waits for nobody but them (letsuno/uno-online#139)", func(t *testing.T) {
			w := newWorld(t, 1)
			ann := w.guest("Ann")
			code := ann.create(&wire.Create{Seats: 2})
			ann.must(&wire.SetBot{Seat: 1, Level: "easy"})
			ann.must(&wire.Start{})
			w.pass(4000)
			ann.cut()
			seq := w.room(code).table.views[0].Seq
			w.pass(600_000)
			if got := w.room(code).table.views[0].Seq; got != seq {
				t.Errorf("beat %d has become %d with nobody there", seq, got)
			}
			ann.back(code)
			if ann.joined.Role != wire.RoleSeat {
				t.Error("their seat is gone")
			}
		}},
		{"who is cut off while the room waits is ready no longer (letsuno/uno-online 0.7.0)", func(t *testing.T) {
			w := newWorld(t, 1)
			ann, bo := w.guest("Ann"), w.guest("Bo")
			code := ann.create(&wire.Create{})
			bo.must(&wire.Join{Room: code, As: wire.AsSeat})
			bo.must(&wire.Ready{})
			bo.cut()
			if ann.seatOf(bo.uid).Ready {
				t.Error("somebody who is gone is ready")
			}
		}},
		{"a page is loaded anew before its old connection is seen to be gone (colyseus/colyseus#424)", func(t *testing.T) {
			w, code, all := four(t, "classic")
			turn, _ := owner(all)
			for range 3 {
				turn.back(code)
			}
			if turn.joined.Role != wire.RoleSeat || !turn.move(1) {
				t.Error("they cannot go on")
			}
			w.sound()
		}},
		{"coming back leads to the room one was in (virtualcommons/port-of-mars#352)", func(t *testing.T) {
			w, code, all := four(t, "classic")
			other := all[2].create(&wire.Create{})
			all[2].cut()
			all[2].back(code)
			if all[2].joined.Room.Code != code || w.room(other).member(all[2].uid) == nil {
				t.Errorf("it leads to %s", all[2].joined.Room.Code)
			}
		}},
		{"a room one has left is not offered again (mtgred/netrunner#6151)", func(t *testing.T) {
			_, _, all := four(t, "classic")
			all[1].must(&wire.Leave{})
			all[1].hello(nil)
			if len(all[1].you.Rooms) != 0 {
				t.Errorf("it is: %v", all[1].you.Rooms)
			}
		}},
		{"who comes back while the room waits is there when it begins (Jameskmonger/creature-chess#464)", func(t *testing.T) {
			w := newWorld(t, 1)
			ann, bo := w.guest("Ann"), w.guest("Bo")
			code := ann.create(&wire.Create{})
			bo.must(&wire.Join{Room: code, As: wire.AsSeat})
			bo.cut()
			bo.back(code)
			ann.must(&wire.Start{})
			if !bo.seen || bo.snap.Viewer != 1 {
				t.Error("they are not told that it has begun")
			}
		}},
		{"who comes back in the first seconds of a match can play (crosstheages/public-data#127)", func(t *testing.T) {
			w := newWorld(t, 1)
			ann, bo := w.guest("Ann"), w.guest("Bo")
			bo.mean = true
			code := ann.create(&wire.Create{})
			bo.must(&wire.Join{Room: code, As: wire.AsSeat})
			ann.must(&wire.Start{})
			bo.cut()
			w.pass(1000)
			bo.back(code) // in the midst of the deal
			w.pass(dealWithin)
			for _, g := range []*guest{ann, bo} {
				g.cut()
				g.back(code)
				if g.snap.Owes() && !g.move(1) {
					t.Errorf("%s owes a move and has none", g.name)
				}
			}
			w.sound()
		}},
		{"who comes back after the end sees how it ended (cuttle-cards/cuttle#877)", func(t *testing.T) {
			w, code, all := four(t, "classic,leaver=walkover")
			all[0].cut()
			all[1].must(&wire.Leave{})
			all[2].must(&wire.Leave{})
			w.pass(1000)
			all[3].cut()
			all[0].back(code)
			w.pass(waitForCut + removeAfter + 1000)
			if all[0].room.State != wire.Finished || !all[0].snap.Over() || all[0].round == nil {
				t.Errorf("the room is %s", all[0].room.State)
			}
			all[0].cut()
			all[0].round = nil
			all[0].back(code)
			if !all[0].snap.Over() || all[0].joined.Room.State != wire.Finished {
				t.Error("they see no end")
			}
		}},
		{"both are cut off, one comes back and plays, and the other finds what happened (boardgameio/boardgame.io#370)", func(t *testing.T) {
			_, code, all := four(t, short)
			turn, other := owner(all)
			turn.cut()
			other.cut()
			turn.back(code)
			turn.move(1)
			other.back(code)
			if other.snap.Seq != turn.snap.Seq || other.joined.Missed == 0 {
				t.Errorf("one has beat %d, the other %d", turn.snap.Seq, other.snap.Seq)
			}
		}},
		{"a move after the house was restarted reaches the others (freeboardgames/FreeBoardGames.org#551)", func(t *testing.T) {
			w, code, all := four(t, short)
			w.restart()
			for _, g := range all {
				g.back(code)
			}
			turn, other := owner(all)
			was := other.snap.Seq
			if !turn.move(1) || other.snap.Seq <= was {
				t.Error("it does not")
			}
			w.sound()
		}},
	} {
		t.Run(tt.name, tt.try)
	}
}
