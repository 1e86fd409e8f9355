package main

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"time"

	"fourtell/online/client"
	"fourtell/online/socket"
	"fourtell/online/wire"
	"fourtell/room"
)

func runRooms(args []string, s stream) int {
	f := flags("rooms", "--url URL", "Prints the open rooms of a house, a line each: code, people, state, rules, name.")
	url := f.String("url", "http://127.0.0.1:8080", "the `URL` of the house")
	rest, code := parse(f, args, s)
	if code >= 0 {
		return code
	}
	link, err := client.ParseLink(*url, "")
	if err != nil || len(rest) > 0 {
		s.say("rooms: --url takes the address of a house, as https://example.com")
		return exitUsage
	}
	c := client.New(socket.Dial(link.Socket(), nil), client.Who{Token: wire.Token([]byte(rooms32()), link.House), Name: "Onlooker", First: uint64(time.Now().UnixMilli())})
	defer c.Close()
	var list *wire.Rooms
	_ = c.Ask(&wire.List{}, func(b wire.Body) { list, _ = b.(*wire.Rooms) })
	tick := time.NewTicker(time.Second / room.TicksPerSecond)
	defer tick.Stop()
	for begun := time.Now(); list == nil; {
		if c.State() == client.Ended || time.Since(begun) > 15*time.Second {
			s.say("rooms: the house at %s does not answer", link.House)
			return exitUsage
		}
		c.Step((<-tick.C).UnixMilli())
	}
	open := slices.SortedFunc(maps.Values(c.Open()), func(a, b wire.Room) int { return cmp.Compare(a.Code, b.Code) })
	for _, r := range open {
		people := 0
		for _, seat := range r.Seats {
			if seat.Kind == wire.Person {
				people++
			}
		}
		fmt.Fprintf(s.out, "%s\t%d/%d\t%s\t%s\t%s\n", r.Code, people, len(r.Seats), r.State, r.Rules, r.Name)
	}
	return exitDone
}

// rooms32 is a secret that is nobody's.
func rooms32() string { b := secret(); return string(b[:]) }
