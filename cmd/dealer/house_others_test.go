package main

import (
	"testing"
	"time"

	"fourtell/online/client"
	"fourtell/online/journal/jetstream/jetstreamtest"
)

// twoDealers sits people of one house down at both of its dealers, in rooms that each of them may hold.
func twoDealers(t *testing.T, first, second string, rooms int) (all tables) {
	t.Helper()
	one, err := client.ParseLink(first, "")
	if err != nil {
		t.Fatal(err)
	}
	two, err := client.ParseLink(second, "")
	if err != nil {
		t.Fatal(err)
	}
	for n := range rooms {
		r := newLoadRoom(loadOptions{link: one, more: []client.Link{two}, rooms: rooms, seats: 3, rate: 1, rules: "classic"}, n)
		t.Cleanup(r.close)
		if err := r.begin(patience); err != nil {
			t.Fatal(err)
		}
		all = append(all, r)
	}
	return all
}

// One that grows: a folder's rooms are taken along to a server that two dealers reach, people play at both in the same rooms, and when
// one dealer is told to end the other has its rooms long before its lease would have ended.
func TestAHouseGrowsFromAFolderToTwoDealersAndOneOfThemEnds(t *testing.T) {
	store := t.TempDir()
	alone, url := beginHouse(t, "127.0.0.1:0", "--store", store)
	addr := url[len("http://"):]
	early := sitDown(t, url, 1, 3, "classic")
	early.until(t, "they play", acts, func() bool { return early.answers() >= 10 })
	terminate(t, alone)
	alone.ends(t)

	nats := jetstreamtest.Server(t)
	one, first := beginHouse(t, addr, "--nats", nats, "--take-along", store)
	_, second := beginHouse(t, "127.0.0.1:0", "--nats", nats)
	all := twoDealers(t, first, second, 2)
	before := early.answers()
	everybody := append(all, early...)
	everybody.until(t, "everybody plays, and goes on where they were", acts, func() bool { return early.answers() >= before+10 && all.answers() >= 20 })

	terminate(t, one)
	begun := time.Now()
	if code := one.ends(t); code != exitDone {
		t.Errorf("it ends with %d: %s", code, one.messages())
	}
	before = all.answers()
	granted := map[*loadRoom]uint32{}
	for _, r := range all {
		granted[r] = r.granted
	}
	all.until(t, "they play on at the other", acts, func() bool {
		return all.answers() >= before+20 && all.all(func(p *loadPlayer) bool { return p.State() == client.Here })
	})
	if took := time.Since(begun); took > 8*time.Second {
		t.Errorf("it takes %s until they play on", took)
	}
	for _, r := range all {
		for _, p := range r.players {
			if p.seq() < granted[r] {
				t.Errorf("beat %d had been granted, and somebody has %d", granted[r], p.seq())
			}
		}
	}
}
