package hall

import (
	"testing"

	"fourtell/online/deal"
	"fourtell/online/wire"
)

func TestFourPeopleWhoMeetByACodePlayAMatch(t *testing.T) {
	for game, rules := range map[string]string{"uno": "classic,score=winner_takes,target=100", "bluff": "classic,rounds=3"} {
		t.Run(game, func(t *testing.T) { meetAndPlay(t, game, rules) })
	}
}

func meetAndPlay(t *testing.T, game, rules string) {
	w := newWorld(t, 1)
	ann, bo, cy, di := w.guest("Ann"), w.guest("Bo"), w.guest("Cy"), w.guest("Di")
	code := ann.create(&wire.Create{Game: game, Rules: rules})
	for _, g := range []*guest{bo, cy, di} {
		g.must(&wire.Join{Room: code, As: wire.AsSeat})
	}
	if got := bo.refused(&wire.Start{}); got != wire.NotHost {
		t.Errorf("somebody else starts: %s", got)
	}
	ann.must(&wire.Start{})
	rounds := 0
	for ann.room.State == wire.Playing && rounds < 60 {
		if !w.play(3000, ann, bo, cy, di) {
			t.Fatal("a round does not end")
		}
		rounds++
		if ann.round == nil || ann.round.Record == "" {
			t.Fatal("a round that is over was not opened")
		}
		if f, _ := bo.checked(t, rounds); f != deal.Fair || bo.snap.Game != game {
			t.Errorf("of %s Bo finds the deal %s", bo.snap.Game, f)
		}
		ann.round = nil
		if ann.room.State == wire.Playing {
			w.pass(nextRoundAfter + 10_000)
		}
	}
	if ann.room.State != wire.Finished {
		t.Fatalf("after %d rounds the room is %s", rounds, ann.room.State)
	}
	ann.must(&wire.Again{})
	if di.room.State != wire.Waiting || di.room.Seats[3].UID != di.uid {
		t.Errorf("after the match: %+v", di.room)
	}
	for _, g := range w.order {
		if g.wrong != nil {
			t.Error(g.wrong)
		}
	}
}
