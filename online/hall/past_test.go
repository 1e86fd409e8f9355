package hall

import (
	"strings"
	"testing"

	"fourtell/online/wire"
)

// rounds plays so many rounds of a match that goes on, in a room of Ann and Bo where Eve looks on.
func rounds(t *testing.T, n int) (w *world, code wire.RoomCode, ann, bo, eve *guest) {
	t.Helper()
	w = newWorld(t, 51)
	ann, bo, eve = w.guest("Ann"), w.guest("Bo"), w.guest("Eve")
	code = ann.create(&wire.Create{Seats: 2, Rules: "classic,hand_size=3,score=winner_takes,target=1000"})
	bo.must(&wire.Join{Room: code, As: wire.AsSeat})
	eve.must(&wire.Join{Room: code, As: wire.AsWatch})
	ann.must(&wire.Start{})
	w.pass(dealWithin + 10)
	for round := range n {
		if round > 0 {
			ann.must(&wire.Next{})
			w.pass(dealWithin + 10)
		}
		if !w.play(3000, ann, bo) {
			t.Fatal("the round does not end")
		}
	}
	return w, code, ann, bo, eve
}

func TestARoundThatIsOverIsToldAgainToWhoWasThereAndToNobodyElse(t *testing.T) {
	w, code, ann, bo, eve := rounds(t, 2)
	newest := *ann.round
	if newest.Room != code || newest.N != 2 || newest.Seat != 0 || bo.round.Seat != 1 || eve.round.Seat != -1 {
		t.Errorf("the second round is told as %+v, to Bo as %+v", newest, *bo.round)
	}
	for _, tt := range []struct {
		ask  wire.Past
		n    int
		code wire.Code
	}{{wire.Past{}, 2, ""}, {wire.Past{N: 1}, 1, ""}, {wire.Past{Room: code, N: 2}, 2, ""}, {wire.Past{N: 3}, 0, wire.Stale}} {
		switch b := ann.ask(&tt.ask).(type) {
		case *wire.Round:
			if b.N != tt.n || b.Seat != 0 || (b.Record == newest.Record) != (tt.n == 2) {
				t.Errorf("asked for %+v: round %d", tt.ask, b.N)
			}
		case *wire.No:
			if b.Code != tt.code {
				t.Errorf("asked for %+v: %s", tt.ask, b.Code)
			}
		}
	}
	ann.must(&wire.Next{})
	w.pass(dealWithin + 10)
	if got := ann.refused(&wire.Past{N: 3}); got != wire.Stale {
		t.Errorf("a round that is on is told: %s", got)
	}
	dan := w.guest("Dan")
	for _, room := range []wire.RoomCode{"", code, "222222"} {
		if got := dan.refused(&wire.Past{Room: room, N: 1}); got != wire.NotMember {
			t.Errorf("Dan, who was never there, asks for a round of %q: %s", room, got)
		}
	}
	w.sound()
}

func TestWhoWasCutOffWhenARoundEndedIsToldItWhenTheyComeBack(t *testing.T) {
	for name, back := range map[string]func(w *world, ann, bo *guest, code wire.RoomCode){
		"at its end": func(_ *world, _, bo *guest, code wire.RoomCode) { bo.back(code) },
		"in the midst of the next": func(w *world, ann, bo *guest, code wire.RoomCode) {
			ann.must(&wire.Next{})
			w.pass(dealWithin + 10)
			bo.back(code)
		},
		"as a page that was loaded": func(_ *world, _, bo *guest, code wire.RoomCode) {
			bo.hello(nil)
			bo.must(&wire.Join{Room: code, As: wire.AsSeat})
		},
		"and the house has restarted": func(w *world, ann, bo *guest, code wire.RoomCode) { w.restart(); ann.back(code); bo.back(code) },
		"and asks for the whole": func(_ *world, _, bo *guest, code wire.RoomCode) {
			bo.back(code)
			bo.round = nil
			bo.must(&wire.Sync{Seq: bo.snap.Seq})
		},
	} {
		t.Run(name, func(t *testing.T) {
			w, code, ann, bo, eve := rounds(t, 1)
			bo.cut()
			bo.round, eve.round = nil, nil
			back(w, ann, bo, code)
			if bo.round == nil || bo.round.N != 1 || bo.round.Seat != 1 || bo.round.Record != ann.round.Record {
				t.Errorf("Bo is told %+v", bo.round)
			}
			bo.round = nil
			ann.must(&wire.Phrase{Phrase: "hello"})
			if bo.round != nil || eve.round != nil {
				t.Error("it is told to who has it, or did not sit in it")
			}
		})
	}
}

func TestRoundsAreKeptForSevenDaysAlsoOfARoomThatIsClosed(t *testing.T) {
	for name, restarted := range map[string]bool{"by a house that goes on": false, "by one that is restarted": true} {
		t.Run(name, func(t *testing.T) {
			w, code, ann, bo, eve := rounds(t, 1)
			over := w.hall.past.rounds[0].at
			for _, g := range []*guest{ann, bo, eve} {
				g.cut()
			}
			w.pass(closeEmptyAfter + 200_000)
			if w.room(code) != nil {
				t.Fatal("the room is open")
			}
			if restarted {
				w.restart()
			}
			w.pass(over + keepClosed - w.now - 1)
			bo.hello(nil)
			eve.hello(nil)
			if b, ok := bo.ask(&wire.Past{Room: code}).(*wire.Round); !ok || b.N != 1 || !strings.HasPrefix(b.Record, "fourtell record") {
				t.Errorf("Bo is told %+v", b)
			}
			if got := eve.refused(&wire.Past{Room: code}); got != wire.NotMember {
				t.Errorf("Eve, who only looked on: %s", got)
			}
			w.pass(1)
			if got := bo.refused(&wire.Past{Room: code}); got != wire.NotMember {
				t.Errorf("after seven days: %s", got)
			}
		})
	}
}

func TestWhereThereAreTooManyRoundsTheOldestGoFirst(t *testing.T) {
	var p past
	large := strings.Repeat("x", mostPast/2)
	for n := 1; n <= 3; n++ {
		p.add(ended{room: "K7QF2M", n: n, at: int64(n), record: large}, 10)
	}
	p.add(ended{room: "K7QF2M", n: 3, at: 3, record: large}, 10) // the same again
	if len(p.rounds) != 2 || p.find("K7QF2M", 1) != nil || p.find("K7QF2M", 0).n != 3 || p.bytes != 2*len(large) {
		t.Errorf("%d rounds of %d bytes are kept", len(p.rounds), p.bytes)
	}
}
