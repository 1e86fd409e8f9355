package online

import (
	"sync/atomic"

	"fourtell/online/bots"
	"fourtell/online/client"
	"fourtell/online/relay"
	"fourtell/online/wire"
	"fourtell/room"
	"fourtell/scene/stage"
)

// sealed is a line to a table that a player deals: somebody elsewhere, or this program.
type sealed struct {
	link   client.Link   // by which others come; without a room before it is known
	dealer *relay.Dealer // this program's; nil: somebody elsewhere deals
	in     bool          // one has been in its room
	stop   func()        // ends the looking after it while nothing is seen of the page
	busy   atomic.Bool   // it is being looked after
}

// Follow begins the line to where a link leads: to a house, or by way of one to a table that a player deals. One still has to join the
// room.
func (l *Line) Follow(s *stage.Stage, link client.Link) {
	if link.Key == "" {
		l.Open(s, link.House)
		return
	}
	l.begin(s, link.House, relay.Join(l.options.Dial(link.Socket(), l.woke), link, l.options.Chance, l.now))
	l.sealed = &sealed{link: link}
}

// Deal has this program deal a table, to which others come by way of a house that only relays. The line leads to it as to any house: one
// still has to create the room, and nothing else can be created there. Link is by what others come then. The table lasts as long as
// the line: it ends when it is closed, or leads elsewhere.
//
// A page of which nothing is seen is given no frames. Its table goes on all the same, by what comes for it and by a timer; and it is kept in
// the tab, so that a page which is loaded again may Resume it.
func (l *Line) Deal(s *stage.Stage, house string) { l.deals(s, house, relay.Deal) }

// Resume goes on with the table that this page was dealing when it was loaded again, where others may wait for it still; otherwise it is
// false, and nothing happens.
func (l *Line) Resume(s *stage.Stage) bool {
	house, code, ok := relay.Kept(l.options.Tab, s.Kept().Now().UnixMilli())
	if !ok {
		return false
	}
	l.deals(s, house, relay.Resume)
	_ = l.client.Ask(&wire.Join{Room: code}, nil) // it is short enough
	return true
}

func (l *Line) deals(s *stage.Stage, house string, by func(relay.Options) *relay.Dealer) {
	l.Close()
	d := by(relay.Options{Store: l.options.Tab, House: l.options.Dial(client.Link{House: house}.Socket(), l.woke), Origin: house, Name: l.Who(s).Name, Bots: bots.House{},
		Chance: l.options.Chance, Now: func() int64 { return max(s.Kept().Now().UnixMilli(), 1) }, Pace: room.Pace{Percent: 100, Slips: true, Slice: dealtSlice}})
	l.sealed = &sealed{link: client.Link{House: house}, dealer: d, stop: l.options.Unseen(l.unseen)}
	l.connect(s, house, d.Dial())
}

// unseen goes on with a table that is dealt here while nothing is seen of the page. It is never called in a tick, since there are none, but
// perhaps while it waits for something itself.
func (l *Line) unseen() {
	d := l.sealed
	if d == nil || d.dealer == nil || l.client == nil || !d.busy.CompareAndSwap(false, true) {
		return
	}
	defer d.busy.Store(false)
	l.client.Step(l.now())
}

// dealtSlice is how many units of thinking a bot at a table dealt here does at a time: a picture is drawn meanwhile.
const dealtSlice = 24

// Link is by what others come to the room one is in, with the key of a table that a player deals; without a room: one is in none.
func (l *Line) Link() client.Link {
	if l.sealed != nil {
		if d := l.sealed.dealer; d != nil {
			l.sealed.link, _ = d.Link()
		}
		return l.sealed.link
	}
	link := client.Link{House: l.house}
	if p := l.Place(); p != nil {
		link.Room = p.Room().Code
	}
	return link
}

// Deals says that this program deals the table that the line leads to.
func (l *Line) Deals() bool { return l.sealed != nil && l.sealed.dealer != nil }

// follow lets go of a sealed line once one is out of its room: there is nothing else there.
func (l *Line) follow() {
	switch {
	case l.sealed == nil || l.client == nil:
	case l.client.Place() != nil:
		l.sealed.in = true
	case l.sealed.in:
		l.Close()
	}
}

// unseal ends a table that is dealt here.
func (l *Line) unseal() {
	if l.sealed != nil && l.sealed.dealer != nil {
		l.sealed.stop()
		l.sealed.dealer.Close()
	}
	l.sealed = nil
}
