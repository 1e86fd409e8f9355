package main

import (
	"context"
	"fmt"
	"os/signal"
	"syscall"
	"time"

	"fourtell/engine"
	"fourtell/online/bots"
	"fourtell/online/client"
	"fourtell/online/relay"
	"fourtell/online/socket"
	"fourtell/online/wire"
	"fourtell/room"
)

// guest is a client of this program, with the ticks it lives by.
type guest struct {
	*client.Client
	link client.Link
	stop context.Context
	tick *time.Ticker
	away func() // tells that the house does not answer yet; nil: nobody is told
}

// newGuest begins a line to the house a link leads to, as the person with that secret; nil: as somebody new. The error says what is no
// link to a room.
func newGuest(stop context.Context, text string, who client.Who, own []byte) (*guest, error) {
	link, err := client.ParseLink(text, "")
	if err != nil {
		return nil, err
	}
	if link.Room == "" {
		return nil, fmt.Errorf("%s names no room: %w", link, client.ErrNoLink)
	}
	if own == nil {
		one := secret()
		own = one[:]
	}
	who.Token, who.First, who.Chance = wire.Token(own, link.House), uint64(time.Now().UnixMilli()), chance
	dial := socket.Dial(link.Socket(), nil)
	if link.Key != "" { // of a table that a player deals
		dial = relay.Join(dial, link, chance, func() int64 { return time.Now().UnixMilli() })
	}
	return &guest{Client: client.New(dial, who), link: link, stop: stop, tick: time.NewTicker(time.Second / room.TicksPerSecond)}, nil
}

// next lets a tick pass; false where the program is to end.
func (g *guest) next() bool {
	select {
	case <-g.stop.Done():
		return false
	case now := <-g.tick.C:
		g.Step(now.UnixMilli())
		return true
	}
}

// enter goes into the room. The error says why not.
func (g *guest) enter(as string) error {
	begun, told := time.Now(), false
	for g.State() != client.Here {
		if !told && g.away != nil && time.Since(begun) > 2*time.Second {
			told = true
			g.away()
		}
		switch {
		case !g.next():
			return context.Canceled
		case g.State() == client.Ended:
			return fmt.Errorf("%s", g.Why().Say)
		case time.Since(begun) > 15*time.Second:
			return fmt.Errorf("the house at %s does not answer", g.link.House)
		}
	}
	var answer wire.Body
	var out wire.Why // of the room again, before anything could be done in it
	g.Hear(func(b wire.Body) {
		if left, ok := b.(*wire.Left); ok {
			out = left.Why
		}
	})
	if err := g.Ask(&wire.Join{Room: g.link.Room, As: as}, func(b wire.Body) { answer = b }); err != nil {
		return err
	}
	for answer == nil {
		if !g.next() {
			return context.Canceled
		}
	}
	if n, no := answer.(*wire.No); no {
		return fmt.Errorf("room %s: %s", g.link.Room, n.Say)
	}
	if g.Place() == nil {
		return fmt.Errorf("room %s: out of the room again: %s", g.link.Room, out)
	}
	return nil
}

// joinBot has a bot of the house take a seat in a room elsewhere, and play until the room is closed or somebody ends it.
func joinBot(link, name string, who hired, seed uint64, s stream) int {
	if name == "" {
		name = bots.NameOf(who.kind)
	}
	stop, done := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer done()
	g, err := newGuest(stop, link, client.Who{Name: name}, nil)
	if err == nil {
		err = g.enter(wire.AsSeat)
	}
	if err != nil {
		s.say("bot: --join: %v", err)
		return exitUsage
	}
	defer g.Close()
	fmt.Fprintf(s.out, "%s sits in room %s\n", name, g.link.Room)
	return g.play(who, seed, s)
}

// play plays until one is out of the room.
func (g *guest) play(who hired, seed uint64, s stream) int {
	place := g.Place()
	desk := place.Desk(nil)
	seat, game := engine.Spectator, ""
	for g.next() {
		if gone := place.Gone(); gone != "" {
			s.say("bot: out of the room: %s", gone)
			return exitDone
		}
		if g.State() == client.Ended {
			s.say("bot: %s", g.Why().Say)
			return exitDone
		}
		if now, of := place.Seat(), place.Room().Game; now != seat || of != game {
			if seat, game = now, of; seat >= 0 {
				desk.Play(room.NewBotSeat(who.at(game), seat, seed))
			}
		}
		desk.Step()
	}
	return exitDone
}
