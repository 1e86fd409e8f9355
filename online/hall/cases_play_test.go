package hall

import (
	"bytes"
	"testing"

	"fourtell/engine"
	"fourtell/online/journal"
	"fourtell/online/wire"
)

func TestWhatGoesWrongWhereManyWantSomethingAtOnce(t *testing.T) {
	const short = "classic,hand_size=2,score=winner_takes,target=1000"
	promised := func(f journal.Fact) bool { _, is := f.(*journal.Promised); return is }
	for _, tt := range []struct {
		name string // and where it was seen
		try  func(*testing.T)
	}{
		{"the host takes bots off and puts them on in the midst of a match (letsuno/uno-online#212)", func(t *testing.T) {
			w := newWorld(t, 1)
			ann := w.guest("Ann")
			code := ann.create(&wire.Create{Seats: 3})
			ann.must(&wire.SetBot{Seat: 1, Level: "easy"})
			ann.must(&wire.SetBot{Seat: 2, Level: "easy"})
			ann.must(&wire.Start{})
			for _, b := range []*wire.SetBot{{Seat: 1}, {Seat: 2}, {Seat: 1, Level: "easy"}} {
				if got := ann.refused(b); got != wire.NotNow {
					t.Errorf("%+v: %s", b, got)
				}
			}
			if n := w.room(code).taken(); n != 3 {
				t.Errorf("%d play", n)
			}
		}},
		{"start is pressed twice, and dealt once (letsuno/uno-online 0.14.0)", func(t *testing.T) {
			w := newWorld(t, 1)
			ann, bo := w.guest("Ann"), w.guest("Bo")
			ann.mean = true
			code := ann.create(&wire.Create{})
			bo.must(&wire.Join{Room: code, As: wire.AsSeat})
			ann.must(&wire.Start{})
			ann.refused(&wire.Start{})
			w.pass(dealWithin + 10)
			ann.refused(&wire.Start{})
			if n := w.facts(code, promised); n != 1 {
				t.Errorf("it is dealt %d times", n)
			}
		}},
		{"next is pressed twice, and dealt once (letsuno/uno-online 0.14.0)", func(t *testing.T) {
			w, code, all := four(t, short)
			all[3].mean = true
			if !w.play(2000, all...) {
				t.Fatal("the round does not end")
			}
			all[0].must(&wire.Next{})
			all[0].refused(&wire.Next{})
			all[1].refused(&wire.Next{})
			w.pass(nextRoundAfter + 20_000)
			if n := w.facts(code, promised); n != 2 || all[0].snap.Round != 2 {
				t.Errorf("round %d after %d deals", all[0].snap.Round, n)
			}
		}},
		{"somebody wants the chair that the host gives a bot, and has the next one (letsuno/uno-online 0.14.0)", func(t *testing.T) {
			w := newWorld(t, 1)
			ann, bo := w.guest("Ann"), w.guest("Bo")
			code := ann.create(&wire.Create{Seats: 3})
			bo.must(&wire.Join{Room: code, As: wire.AsWatch})
			ann.must(&wire.SetBot{Seat: 1, Level: "easy"})
			one := 1
			if got := bo.refused(&wire.Sit{Seat: &one}); got != wire.Taken || len(ann.room.Watching) != 1 {
				t.Errorf("it is answered %s; they are among those who watch: %+v", got, ann.room.Watching)
			}
			bo.must(&wire.Sit{})
			if ann.room.Seats[2].UID != bo.uid {
				t.Error("they have no chair")
			}
		}},
		{"take a seat is pressed twice, and one seat is taken (cozuya/secret-hitler#11)", func(t *testing.T) {
			w := newWorld(t, 1)
			ann, bo := w.guest("Ann"), w.guest("Bo")
			code := ann.create(&wire.Create{Seats: 4})
			for range 2 {
				bo.must(&wire.Join{Room: code, As: wire.AsSeat})
				bo.must(&wire.Sit{})
			}
			if n := w.room(code).taken(); n != 2 {
				t.Errorf("%d chairs are taken by two", n)
			}
		}},
		{"who waited for a chair and is gone does not get it (letsuno/uno-online 0.14.0)", func(t *testing.T) {
			w := newWorld(t, 1)
			ann, late := w.guest("Ann"), w.guest("Late")
			code := ann.create(&wire.Create{Seats: 2, Rules: short})
			ann.must(&wire.SetBot{Seat: 1, Level: "easy"})
			ann.must(&wire.Start{})
			late.must(&wire.Join{Room: code, As: wire.AsSeat})
			late.cut()
			w.pass(waitForCut + 10)
			if len(ann.room.Watching) != 0 {
				t.Errorf("they are still there: %+v", ann.room.Watching)
			}
			if !w.play(2000, ann) {
				t.Fatal("the round does not end")
			}
			later := w.guest("Later")
			later.must(&wire.Join{Room: code, As: wire.AsSeat})
			later.cut() // who is still waited for
			ann.must(&wire.Next{})
			if ann.room.Seats[1].Kind != wire.Bot {
				t.Error("somebody who is gone sits")
			}
		}},
		{"a host who only watches can go on, put out and hand on (letsuno/uno-online#210)", func(t *testing.T) {
			w, _, all := four(t, short)
			all[0].must(&wire.Stand{})
			if !w.play(2000, all...) {
				for range 300 {
					w.pass(2000)
					for _, g := range all[1:] {
						g.move(3)
					}
				}
			}
			all[0].must(&wire.Next{})
			all[0].must(&wire.Kick{UID: all[1].uid})
			all[0].must(&wire.Host{UID: all[2].uid})
			w.sound()
		}},
		{"who is gone is not asked whether the next round may begin (letsuno/uno-online#63)", func(t *testing.T) {
			w, _, all := four(t, short)
			if !w.play(2000, all...) {
				t.Fatal("the round does not end")
			}
			all[3].cut()
			all[0].must(&wire.Stand{})
			all[1].must(&wire.Next{})
			all[2].must(&wire.Next{})
			w.pass(dealWithin + 10)
			if all[1].snap.Round != 2 {
				t.Error("those who are here are not enough")
			}
		}},
		{"a rematch is the host's to begin (letsuno/uno-online#63)", func(t *testing.T) {
			w, _, all := four(t, "classic,leaver=walkover")
			all[3].must(&wire.Leave{})
			all[2].must(&wire.Leave{})
			all[0].must(&wire.Stand{})
			if all[1].room.State != wire.Finished || all[1].room.Host != all[0].uid {
				t.Fatalf("the room is %s", all[1].room.State)
			}
			all[1].must(&wire.Again{}) // says that they want to
			if all[1].room.State != wire.Finished {
				t.Error("somebody else has begun it")
			}
			all[0].must(&wire.Again{})
			if all[1].room.State != wire.Waiting {
				t.Errorf("the host's word makes the room %s", all[1].room.State)
			}
			w.sound()
		}},
		{"a bot plays the last card, and everybody is told the end (letsuno/uno-online 0.14.0)", func(t *testing.T) {
			w := newWorld(t, 1)
			eve := w.guest("Eve")
			eve.create(&wire.Create{Seats: 3, Rules: "party,hand_size=2,jump_in=any"})
			for i := range 3 {
				if i == 0 {
					eve.must(&wire.Stand{})
				}
				eve.must(&wire.SetBot{Seat: i, Level: "easy"})
			}
			eve.must(&wire.Start{})
			w.pass(600_000)
			if eve.round == nil {
				t.Error("nobody is told")
			}
			w.sound()
		}},
		{"somebody does not answer any more, and the host puts them out (Ratismal/UNO#24)", func(t *testing.T) {
			w, _, all := four(t, "classic")
			turn, other := owner(all)
			if turn == all[0] {
				for turn.snap.Owes() && turn.move(1) {
				}
				turn, other = owner(all)
			}
			was := turn.snap.Decision
			all[0].must(&wire.Kick{UID: turn.uid})
			w.pass(20_000)
			if other.on && all[0].snap.Decision == was {
				t.Error("the table waits for somebody who was put out")
			}
			w.sound()
		}},
		{"somebody leaves whose turn it is not, and the turn stays where it was (ackwell/ninjabot#19)", func(t *testing.T) {
			for _, rules := range []string{"classic", "classic,leaver=walkover"} {
				w, _, all := four(t, rules)
				turn, other := owner(all)
				was, seat := turn.snap.Decision, turn.snap.Turn
				other.must(&wire.Leave{})
				if turn.snap.Turn != seat || turn.snap.Decision != was || !turn.move(1) {
					t.Errorf("%s: it was seat %d's and is %d's", rules, seat, turn.snap.Turn)
				}
				w.sound()
			}
		}},
		{"a play for a question that is answered already is refused (boardgameio/boardgame.io#218)", func(t *testing.T) {
			w, _, all := four(t, "classic")
			turn, _ := owner(all)
			c := engine.Do(0, engine.VerbDraw)
			c.Decision = turn.snap.Decision
			turn.must(&wire.Do{Command: c})
			if got := turn.refused(&wire.Do{Command: c}); got != wire.Stale {
				t.Errorf("the second is answered %s", got)
			}
			w.sound()
		}},
		{"the very first thing that is told holds no secret (boardgameio/boardgame.io#1159)", func(t *testing.T) {
			w, code, all := four(t, "classic")
			eve := w.guest("Eve")
			eve.must(&wire.Join{Room: code, As: wire.AsWatch})
			all[1].cut()
			all[1].back(code)
			for _, g := range []*guest{eve, all[1]} {
				for i, h := range g.snap.Hands {
					if engine.Seat(i) != g.snap.Viewer && h.Cards != nil {
						t.Errorf("%s is told the cards of seat %d", g.name, i)
					}
				}
				if bytes.Contains(g.joined.Snap, []byte(string(w.room(code).setup.Key))) {
					t.Errorf("%s is told what is dealt from", g.name)
				}
			}
		}},
	} {
		t.Run(tt.name, tt.try)
	}
}
