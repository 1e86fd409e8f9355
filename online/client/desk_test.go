package client_test

import (
	"testing"

	"fourtell/engine"
	"fourtell/online/client"
	"fourtell/online/onlinetest"
	"fourtell/online/wire"
)

func TestADeskAtATableThatStandsAlreadyShowsItOnceAndOnlyOutOfStep(t *testing.T) {
	w := onlinetest.NewWorld(t)
	people := w.Table("classic", "Ann", "Bo")
	for _, p := range people {
		p.Plays = true
	}
	bo := people[1]
	w.Until("some cards are played", func() bool { return bo.Person.Last().Seq > 6 })
	desk, seen := bo.Place().Desk(nil), []uint32(nil)
	desk.Watch(bo.Place().Seat(), func(s engine.Snapshot) { seen = append(seen, s.Seq) })
	if len(seen) != 0 || desk.Public().Seq != 0 || len(desk.Names()) != 2 {
		t.Errorf("before its first step it has shown %v and knows %v", seen, desk.Names())
	}
	was := bo.Person.Last().Seq
	desk.Step()
	if len(seen) != 1 || seen[0] != was || desk.Public().Seq != was {
		t.Errorf("the first step shows %v, the table is at %d", seen, was)
	}
	desk.Step()
	if len(seen) != 1 {
		t.Errorf("the second shows %v", seen)
	}
}

func TestAMatchHasBegunFromItsFirstBeatUntilTheRoomWaitsAgain(t *testing.T) {
	w := onlinetest.NewWorld(t)
	host, bo := w.Come("Ann"), w.Come("Bo")
	w.Until("all are known", func() bool { return host.State() == client.Here && bo.State() == client.Here })
	_ = host.Ask(&wire.Create{Seats: 2, Rules: "classic,leaver=walkover"}, nil)
	w.Until("the room is open", func() bool { return host.Place() != nil })
	_ = bo.Ask(&wire.Join{Room: host.Place().Room().Code, As: wire.AsSeat}, nil)
	w.Until("both sit", func() bool { return bo.Place() != nil })
	if host.Place().Begun() {
		t.Error("a match is on in a room that waits")
	}
	_ = host.Ask(&wire.Start{}, nil)
	w.Until("the cards are dealt", host.Place().Begun)
	_ = bo.Ask(&wire.Leave{}, nil)
	w.Until("the match is over", func() bool { return host.Place().Room().State == wire.Finished })
	if !host.Place().Begun() {
		t.Error("its end is not to be seen")
	}
	_ = host.Ask(&wire.Again{}, nil)
	w.Until("the room waits", func() bool { return host.Place().Room().State == wire.Waiting })
	if host.Place().Begun() {
		t.Error("the last match counts as the next one")
	}
	_ = host.Ask(&wire.SetBot{Seat: 1, Level: "skilled"}, nil)
	_ = host.Ask(&wire.Start{}, nil)
	w.Until("the cards are dealt again", host.Place().Begun)
}
