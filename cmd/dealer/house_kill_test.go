package main

import (
	"encoding/json"
	"flag"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/online/client"
)

var houseKills = flag.Int("kills", 3, "how often a house in play is killed and begun again")

// seen is what one player had been told when the house was killed.
type seen struct {
	seat    engine.Seat
	granted uint32 // the newest beat a command of the room was done with
	snap    engine.Snapshot
}

// A dealer is killed with SIGKILL in the midst of play, again and again: whatever it has said to be done is done when it is there
// again, everybody is back on their seat, and the round goes on after the last beat anybody saw.
func TestAHouseThatIsKilledInPlayForgetsNothingItHasTold(t *testing.T) {
	store, rng := t.TempDir(), engine.NewRand(7)
	p, url := beginHouse(t, "127.0.0.1:0", "--store", store)
	addr := strings.TrimPrefix(url, "http://")
	all := sitDown(t, url, 3, 4, "classic")
	midst := 0
	for range *houseKills {
		enough := all.answers() + 5 + int(rng.Below(40))
		all.until(t, "they play", acts, func() bool { return all.answers() >= enough })
		p.kill()
		all.until(t, "everybody notices", nil, func() bool {
			return all.all(func(p *loadPlayer) bool { return p.State() == client.Lost })
		})
		before := map[*loadPlayer]seen{}
		for _, r := range all {
			for _, one := range r.players {
				before[one] = seen{one.Place().Seat(), r.granted, one.desk.Public()}
			}
			if r.waits {
				midst++
			}
		}
		p, _ = beginHouse(t, addr, "--store", store)
		all.until(t, "everybody is back", nil, func() bool {
			return all.all(func(p *loadPlayer) bool { return p.State() == client.Here && p.Place() != nil && p.Place().Seat() >= 0 })
		})
		all.until(t, "everybody has the table again, at which nothing is missing", nil, func() bool {
			return all.all(func(p *loadPlayer) bool {
				was, is := before[p], p.desk.Public()
				return is.Seq >= was.snap.Seq && is.Seq >= was.granted
			})
		})
		for one, was := range before {
			if seat := one.Place().Seat(); seat != was.seat {
				t.Errorf("seat %d is seat %d afterwards", was.seat, seat)
			}
			is := one.desk.Public()
			if is.Round != was.snap.Round {
				continue // the next one has been dealt meanwhile
			}
			if then, now := historyOf(t, was.snap.History, was.snap.Seq), historyOf(t, is.History, was.snap.Seq); then != now {
				t.Errorf("seat %d saw\n%s, and now it is said to have been\n%s", was.seat, then, now)
			}
		}
		if t.Failed() {
			t.Fatal(p.messages())
		}
	}
	enough := all.answers() + 20
	all.until(t, "they play on", acts, func() bool { return all.answers() >= enough })
	t.Logf("%d kills, %d rooms with a request on its way, %d answers", *houseKills, midst, all.answers())
}

// historyOf is the events up to a beat.
func historyOf(t *testing.T, events []engine.Event, upto uint32) string {
	t.Helper()
	var some []engine.Event
	for _, e := range events {
		if e.Beat <= upto {
			some = append(some, e)
		}
	}
	text, err := json.Marshal(some)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
