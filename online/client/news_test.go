package client_test

import (
	"slices"
	"testing"

	"fourtell/online/client"
	"fourtell/online/wire"
)

func TestWhatHasHappenedInARoomIsToldOnce(t *testing.T) {
	seat := func(uid, name string, here wire.Here) wire.Seat {
		return wire.Seat{UID: wire.UID(uid), Name: name, Kind: wire.Person, Here: here}
	}
	bot, empty := wire.Seat{Name: "Theo", Kind: wire.Bot}, wire.Seat{Kind: wire.Empty}
	room := func(host string, seats ...wire.Seat) wire.Room {
		return wire.Room{Host: wire.UID(host), State: wire.Playing, Rules: "classic", Seats: seats}
	}
	ann, bo := seat("a", "Ann", wire.HereYes), seat("b", "Bo", wire.HereYes)
	with := func(r wire.Room, change func(*wire.Room)) wire.Room { change(&r); return r }
	watched := func(r wire.Room) wire.Room {
		return with(r, func(r *wire.Room) { r.Watching = []wire.Watcher{{UID: "b", Name: "Bo"}} })
	}
	told := map[string]bool{}
	for name, c := range map[string]struct {
		before, after wire.Room
		want          []string
	}{
		"nothing":                    {room("a", ann, bo), room("a", ann, bo), nil},
		"a line that is slow":        {room("a", ann, bo), room("a", ann, seat("b", "Bo", wire.HereSlow)), nil},
		"somebody comes":             {room("a", ann, empty), room("a", ann, bo), []string{"came Bo"}},
		"somebody comes to watch":    {room("a", ann), watched(room("a", ann)), []string{"came Bo"}},
		"a seat is left to a bot":    {room("a", ann, bo), room("a", ann, bot), []string{"left Bo"}},
		"somebody sits down":         {watched(room("a", ann, empty)), room("a", ann, bo), []string{"sits Bo"}},
		"somebody stands up":         {room("a", ann, bo), watched(room("a", ann, empty)), []string{"stands Bo"}},
		"chairs are closed":          {room("a", empty, ann, empty, bo), room("a", ann, bo), nil},
		"a line breaks":              {room("a", ann, bo), room("a", ann, seat("b", "Bo", wire.HereGone)), []string{"lost Bo"}},
		"a bot plays on":             {room("a", ann, seat("b", "Bo", wire.HereGone)), room("a", ann, seat("b", "Bo", wire.HereBot)), []string{"bot Bo"}},
		"somebody is back":           {room("a", ann, seat("b", "Bo", wire.HereGone)), room("a", ann, bo), []string{"back Bo"}},
		"somebody is back after one": {room("a", ann, seat("b", "Bo", wire.HereBot)), room("a", ann, seat("b", "Bo", wire.HereSlow)), []string{"back Bo"}},
		"the host goes":              {room("a", ann, bo), room("b", bot, bo), []string{"left Ann", "host Bo"}},
		"somebody is ready":          {room("a", ann), room("a", with(room("a", ann), func(r *wire.Room) { r.Seats = []wire.Seat{ann}; r.Seats[0].Ready = true }).Seats...), []string{"ready Ann"}},
		"somebody is waited for":     {room("a", ann), with(room("a", ann), func(r *wire.Room) { r.State = wire.Paused }), []string{"paused "}},
		"the table goes on":          {with(room("a", ann), func(r *wire.Room) { r.State = wire.Paused }), room("a", ann), []string{"goes_on "}},
		"who deals is away": {room("a", ann, bo), with(room("a", ann, bo), func(r *wire.Room) {
			r.Deal, r.State, r.Seats[0].Here = wire.DealPlayer, wire.Paused, wire.HereGone
		}), []string{"lost Ann", "dealer "}},
		"who deals is back": {with(room("a", ann, bo), func(r *wire.Room) {
			r.Deal, r.State, r.Seats[0].Here = wire.DealPlayer, wire.Waiting, wire.HereGone
		}), with(room("a", ann, bo), func(r *wire.Room) { r.Deal, r.State = wire.DealPlayer, wire.Waiting }), []string{"back Ann", "goes_on "}},
		"who deals and watches is away": {with(room("a", bo), func(r *wire.Room) { r.Deal = wire.DealPlayer }), with(room("a", bo), func(r *wire.Room) {
			r.Deal, r.State = wire.DealPlayer, wire.Paused
		}), []string{"dealer "}},
		"other rules": {room("a", ann), with(room("a", ann), func(r *wire.Room) { r.Rules = "party" }), []string{"rules party"}},
	} {
		var got []string
		for _, n := range client.NewsOf(&c.before, &c.after) {
			got, told[n.What] = append(got, n.What+" "+n.Name), true
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
	for _, kind := range client.NewsKinds() {
		if !told[kind] {
			t.Errorf("%q is told of nothing", kind)
		}
	}
	if len(told) != len(client.NewsKinds()) {
		t.Errorf("%d kinds are told, %d listed", len(told), len(client.NewsKinds()))
	}
}
