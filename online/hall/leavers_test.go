package hall

import (
	"slices"
	"testing"

	"fourtell/engine"
	"fourtell/online/wire"
)

// four are people who play a match by these rules.
func four(t *testing.T, rules string) (w *world, code wire.RoomCode, all []*guest) {
	w = newWorld(t, 11)
	for _, name := range []string{"Ann", "Bo", "Cy", "Di"} {
		all = append(all, w.guest(name))
	}
	code = all[0].create(&wire.Create{Rules: rules})
	for _, g := range all[1:] {
		g.must(&wire.Join{Room: code, As: wire.AsSeat})
	}
	all[0].must(&wire.Start{})
	w.pass(5000)
	return w, code, all
}

// owner is whose turn it is, and other is somebody else who is not the host.
func owner(all []*guest) (turn, other *guest) {
	for _, g := range all {
		if g.snap.Owes() {
			turn = g
		}
	}
	for _, g := range all[1:] {
		if g != turn {
			other = g
		}
	}
	return turn, other
}

// seatOf is a chair as that guest sees it.
func (g *guest) seatOf(uid wire.UID) wire.Seat {
	for _, s := range g.room.Seats {
		if s.UID == uid {
			return s
		}
	}
	return wire.Seat{}
}

// happened says whether the guest has seen such an event in this round.
func (g *guest) happened(k engine.EventKind) bool {
	return slices.ContainsFunc(g.snap.History, func(e engine.Event) bool { return e.Kind == k })
}

// sound fails for whatever a client could not follow.
func (w *world) sound() {
	w.t.Helper()
	for _, g := range w.order {
		if g.wrong != nil {
			w.t.Error(g.wrong)
		}
	}
}

func TestWhoIsCutOffIsSaidToBeGoneAtOnceAndABotPlaysOnAfterTwentySeconds(t *testing.T) {
	w, code, all := four(t, "classic")
	ann := all[0]
	turn, _ := owner(all)
	if turn == ann {
		turn.move(1)
		turn, _ = owner(all)
	}
	turn.cut()
	if got := ann.seatOf(turn.uid).Here; got != wire.HereGone {
		t.Errorf("the plate says %q", got)
	}
	w.pass(waitForCut - 1)
	if ann.happened(engine.EventSeatLeft) {
		t.Error("somebody else plays before twenty seconds have passed")
	}
	w.pass(2)
	if !ann.happened(engine.EventSeatLeft) || ann.seatOf(turn.uid).Here != wire.HereBot {
		t.Fatalf("after twenty seconds: %+v", ann.seatOf(turn.uid))
	}
	was := ann.snap.Seq
	w.pass(4000)
	if ann.snap.Seq == was {
		t.Error("the bot does not play")
	}
	seat := turn.snap.Viewer
	turn.back(code)
	if turn.joined == nil || turn.joined.Role != wire.RoleSeat || engine.Seat(turn.joined.Seat) != seat || turn.joined.Missed == 0 {
		t.Fatalf("who is back is told %+v", turn.joined)
	}
	if ann.seatOf(turn.uid).Here != wire.HereYes || !ann.happened(engine.EventSeatReturned) {
		t.Error("nobody is told that they are back")
	}
	at := w.room(code)
	for range 200 {
		w.pass(1000)
		if turn.snap.Owes() {
			break
		}
		for _, g := range all {
			g.move(3)
		}
	}
	decision := turn.snap.Decision
	w.pass(60_000)
	if turn.snap.Decision != decision || at.table.bots != 0 {
		t.Error("the bot plays for somebody who is back")
	}
	w.sound()
}

func TestWhoIsBackWithinTwentySecondsHasTheirSeatAndTheQuestionAgain(t *testing.T) {
	w, code, all := four(t, "classic")
	turn, other := owner(all)
	turn.cut()
	w.pass(15_000)
	turn.back(code)
	if !turn.snap.Owes() || len(turn.snap.Legal) == 0 {
		t.Error("the open question is not asked again")
	}
	turn.cut() // the twenty seconds begin anew
	w.pass(15_000)
	if other.happened(engine.EventSeatLeft) {
		t.Error("the first cut counts for the second")
	}
	turn.back(code)
	w.pass(60_000)
	if other.happened(engine.EventSeatLeft) || other.seatOf(turn.uid).Here != wire.HereYes {
		t.Error("who is here is taken for gone")
	}
	turn.move(1)
	w.sound()
}

func TestUnderWaitTheTableWaitsUntilTheyAreBack(t *testing.T) {
	w, code, all := four(t, "classic,leaver=wait,turn_seconds=10")
	_, other := owner(all)
	other.cut()
	w.pass(waitForCut + 10)
	ann := all[0]
	if ann.room.State != wire.Paused {
		t.Fatalf("the room is %s", ann.room.State)
	}
	turn, _ := owner(all)
	if turn != nil && turn.on {
		if got := turn.refused(&wire.Do{Command: engine.Do(0, engine.VerbDraw)}); got != wire.NotNow {
			t.Errorf("who plays while the table waits is told %s", got)
		}
	}
	was := w.room(code).table.Now()
	w.pass(600_000)
	if now := w.room(code).table.Now(); now != was {
		t.Errorf("%d ms have passed for who can do nothing", now-was)
	}
	other.back(code)
	if ann.room.State != wire.Playing {
		t.Errorf("they are back, and the room is %s", ann.room.State)
	}
	w.sound()
}

func TestTheHostMayPutABotOnTheChairOfSomebodyWhoIsWaitedFor(t *testing.T) {
	w, code, all := four(t, "classic,leaver=wait")
	_, other := owner(all)
	at := w.room(code).chairOf(other.uid)
	if got := all[0].refused(&wire.SetBot{Seat: at, Level: "easy"}); got != wire.Taken {
		t.Errorf("a bot on the chair of somebody who is here: %s", got)
	}
	other.cut()
	w.pass(waitForCut + 10)
	all[0].must(&wire.SetBot{Seat: at, Level: "easy"})
	if all[0].room.State != wire.Playing || all[0].room.Seats[at].Kind != wire.Bot {
		t.Errorf("the room is %s, the chair %+v", all[0].room.State, all[0].room.Seats[at])
	}
	other.back(code)
	if other.joined.Role != wire.RoleWatch || other.snap.Viewer != engine.Spectator {
		t.Errorf("who has lost their chair comes back as %s and sees as %d", other.joined.Role, other.snap.Viewer)
	}
	w.sound()
}

func TestUnderWalkoverASeatIsRemovedSixtySecondsLater(t *testing.T) {
	w, code, all := four(t, "classic,leaver=walkover")
	_, other := owner(all)
	at := w.room(code).chairOf(other.uid)
	other.cut()
	w.pass(waitForCut + removeAfter - 1)
	if all[0].happened(engine.EventSeatRemoved) {
		t.Error("it is removed too early")
	}
	w.pass(2)
	if !all[0].snap.Hands[at].Out || all[0].room.Seats[at].Kind != wire.Empty {
		t.Errorf("the seat is %+v, the chair %+v", all[0].snap.Hands[at], all[0].room.Seats[at])
	}
	other.back(code)
	if other.joined.Role != wire.RoleWatch {
		t.Errorf("they come back as %s", other.joined.Role)
	}
	w.sound()
}

func TestAMatchAllOthersHaveLeftIsOverUnderWalkover(t *testing.T) {
	w, _, all := four(t, "classic,leaver=walkover")
	for _, g := range all[1:] {
		g.must(&wire.Leave{})
		if g.left == nil || g.left.Why != wire.LeftYou {
			t.Errorf("who leaves is told %+v", g.left)
		}
	}
	if all[0].room.State != wire.Finished || all[0].round == nil {
		t.Errorf("the room is %s", all[0].room.State)
	}
	w.sound()
}

func TestWhoseClockRunsOutWhileTheyAreGoneIsWaitedForNoLonger(t *testing.T) {
	w, _, all := four(t, "classic,turn_seconds=10")
	turn, _ := owner(all)
	turn.cut()
	w.pass(12_000)
	var seen *guest
	for _, g := range all {
		if g != turn {
			seen = g
		}
	}
	if !seen.happened(engine.EventTimedOut) || !seen.happened(engine.EventSeatLeft) {
		t.Errorf("after 12 s of 10: timed out %v, left %v", seen.happened(engine.EventTimedOut), seen.happened(engine.EventSeatLeft))
	}
	w.sound()
}

func TestATableWithNobodyThereStandsStillAndTheRoomClosesAfterHalfAnHour(t *testing.T) {
	w, code, all := four(t, "classic")
	for _, g := range all {
		g.cut()
	}
	was := w.room(code).table.Now()
	w.pass(closeEmptyAfter - 1000)
	r := w.room(code)
	if r == nil || r.table.Now() != was {
		t.Fatal("something has happened with nobody there")
	}
	all[1].back(code)
	if all[1].joined == nil || all[1].happened(engine.EventSeatLeft) {
		t.Errorf("the first one back finds %+v", all[1].joined)
	}
	w.pass(waitForCut - 100)
	if all[1].happened(engine.EventSeatLeft) {
		t.Error("the others are not waited for twenty seconds once somebody is there")
	}
	all[1].cut()
	w.pass(closeEmptyAfter + 10)
	if w.room(code) != nil {
		t.Error("the room is still there")
	}
	all[2].back(code)
	if n, ok := all[2].told[len(all[2].told)-1].Body.(*wire.No); !ok || n.Code != wire.NoRoom {
		t.Error("who comes back to a room that is closed is not told so")
	}
	if rooms, people, _ := w.hall.Size(); rooms != 0 || people != 1 {
		t.Errorf("%d rooms and %d people are left", rooms, people)
	}
	w.sound()
}

func TestTheHostLeavesAndWhoHasBeenThereLongestIsHost(t *testing.T) {
	w, code, all := four(t, "classic")
	all[0].must(&wire.Leave{})
	if all[2].room.Host != all[1].uid {
		t.Errorf("the host is %s", all[2].room.Host)
	}
	all[1].cut()
	w.pass(waitForCut - 1)
	if all[2].room.Host != all[1].uid {
		t.Error("a host who is cut off is not waited for")
	}
	w.pass(2)
	if all[2].room.Host != all[2].uid {
		t.Errorf("the host is %s", all[2].room.Host)
	}
	if got := all[3].refused(&wire.Host{UID: all[3].uid}); got != wire.NotHost {
		t.Errorf("somebody makes themselves host: %s", got)
	}
	all[2].must(&wire.Host{UID: all[3].uid})
	all[0].must(&wire.Join{Room: code, As: wire.AsWatch})
	if all[0].room.Host != all[3].uid {
		t.Error("who comes back is host again, or the role was not handed on")
	}
	w.sound()
}

func TestWhoIsPutOutStaysOut(t *testing.T) {
	w, code, all := four(t, "classic")
	bo := all[1]
	if got := bo.refused(&wire.Kick{UID: all[2].uid}); got != wire.NotHost {
		t.Errorf("somebody else puts out: %s", got)
	}
	if got := all[0].refused(&wire.Kick{UID: all[0].uid}); got != wire.NotNow {
		t.Errorf("the host puts themselves out: %s", got)
	}
	at := w.room(code).chairOf(bo.uid)
	all[0].must(&wire.Kick{UID: bo.uid})
	if bo.left == nil || bo.left.Why != wire.LeftKicked || all[2].room.Seats[at].Kind != wire.Bot {
		t.Errorf("who is put out is told %+v; their chair is %+v", bo.left, all[2].room.Seats[at])
	}
	if got := bo.refused(&wire.Join{Room: code, As: wire.AsWatch}); got != wire.Kicked {
		t.Errorf("who comes again is told %s", got)
	}
	bo.told = nil
	bo.back(code)
	if bo.joined != nil {
		t.Error("who was put out is in again by coming back")
	}
	w.restart()
	bo.hello(nil)
	if got := bo.refused(&wire.Join{Room: code, As: wire.AsSeat}); got != wire.Kicked {
		t.Errorf("after a restart they are told %s", got)
	}
}

func TestWhoIsGoneFromARoomThatWaitsLosesTheirPlaceInTheEnd(t *testing.T) {
	w := newWorld(t, 2)
	ann, bo := w.guest("Ann"), w.guest("Bo")
	code := ann.create(&wire.Create{Seats: 2})
	bo.must(&wire.Join{Room: code, As: wire.AsSeat})
	bo.cut()
	w.pass(keepPlace - 10)
	bo.back(code)
	if bo.joined.Role != wire.RoleSeat {
		t.Errorf("they come back as %s", bo.joined.Role)
	}
	bo.cut()
	w.pass(keepPlace + 10)
	if s := ann.room.Seats[1]; s.Kind != wire.Empty || len(ann.room.Watching) != 0 {
		t.Errorf("their chair is %+v", s)
	}
	w.sound()
}
