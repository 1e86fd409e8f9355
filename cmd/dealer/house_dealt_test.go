package main

import (
	"testing"
	"time"

	"fourtell/online/bots"
	"fourtell/online/client"
	"fourtell/online/relay"
	"fourtell/online/socket"
	"fourtell/online/wire"
)

func TestBotsOfAnotherProgramPlayAtATableThatAPlayerDealsThroughAHouse(t *testing.T) {
	t.Parallel() // bots take their time
	_, s := houseHere(t, houseOptions{})
	link, err := client.ParseLink(s.URL, "")
	if err != nil {
		t.Fatal(err)
	}
	d := relay.Deal(relay.Options{House: socket.Dial(link.Socket(), nil), Origin: link.House, Name: "Ann's", Bots: bots.House{}, Chance: chance,
		Now: func() int64 { return time.Now().UnixMilli() }})
	t.Cleanup(d.Close)
	h := opensBy(t, s.URL, d.Dial(), &wire.Create{Seats: 2, Rules: "classic,hand_size=2"})
	link, _ = d.Link()
	two := []<-chan ran{guestOf(link.String(), "Bea"), guestOf(link.String(), "Cem")}
	h.until("both sit", func() bool { return h.sitting() == 2 })
	dealer("", "bot", "--join", link.House+"/#"+string(link.Room)).check(t, exitUsage, "", "bot: --join: room "+string(link.Room)+": This table is dealt by a player")
	h.plays()
	for _, bot := range two {
		for out := false; !out; {
			select {
			case r := <-bot:
				r.check(t, exitDone, " sits in room "+string(link.Room)+"\n", "bot: out of the room: kicked")
				out = true
			case <-time.After(patience):
				t.Fatal("a bot does not end")
			case <-time.After(10 * time.Millisecond):
				h.Step(time.Now().UnixMilli())
			}
		}
	}
	if d.Broken() != 0 {
		t.Errorf("%d lines were ended", d.Broken())
	}
}
