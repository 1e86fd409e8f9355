package online

import (
	"crypto/rand"
	"slices"
	"sync/atomic"

	"fourtell/online/client"
	"fourtell/online/self"
	"fourtell/online/socket"
	"fourtell/online/wire"
	"fourtell/room"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
)

// Options are what a line stands on; the zero value is how the game is played.
type Options struct {
	OnBack func(f func())                                // has f told that a line may have broken or may stand again; nil: the system does
	Dial   func(address string, woke func()) client.Dial // to a house's door; nil: a WebSocket
	Chance func([]byte)                                  // fills bytes nobody can reckon; nil: the system's
	Tab    room.Store                                    // of this one tab; nil: the page's, and nowhere in a window
	Unseen func(f func()) (stop func())                  // calls f while nothing is seen of the page; nil: platform.WhileUnseen
}

// Line is the line to one house at a time.
type Line struct {
	options Options
	store   room.Store
	who     self.Who
	known   bool // who it is has been read, or made
	client  *client.Client
	house   string // where it leads
	ticks   uint64
	heads   *Going // nil: nowhere
	big     bool   // what one watches is shown as on a big screen
	heard   []*ear
	sealed  *sealed // to a table that a player deals; nil: to a house
	onRound func(client.Played)
	asides  []*aside    // questions that wait
	visits  bool        // the line was begun for them alone
	came    atomic.Bool // something has come since the last tick
	back    atomic.Bool // the network is there again, or the page is looked at again
	told    bool        // of back, from now on
}

// ear is somebody who hears what the house says.
type ear struct{ f func(wire.Body) }

// New is a line that leads nowhere yet.
func New(o Options) *Line {
	if o.Dial == nil {
		o.Dial = socket.Dial
	}
	if o.Chance == nil {
		o.Chance = func(b []byte) { _, _ = rand.Read(b) } // which never fails
	}
	if o.OnBack == nil {
		o.OnBack = platform.OnBack
	}
	if o.Tab == nil {
		o.Tab = room.OpenTab()
	}
	if o.Unseen == nil {
		o.Unseen = platform.WhileUnseen
	}
	return &Line{options: o}
}

// Who is who one is; it is made when it is first asked for.
func (l *Line) Who(s *stage.Stage) self.Who {
	if !l.known {
		l.known, l.store = true, s.Options().Store
		var ok bool
		if l.who, ok = self.Read(l.store); !ok {
			l.who = self.Who{Secret: make([]byte, self.SecretLong)}
			l.options.Chance(l.who.Secret)
			l.keep()
		}
	}
	return l.who
}

// Call sets how one wants to be called, from the next house on; engine.CheckName says what a name may be.
func (l *Line) Call(s *stage.Stage, name string) {
	l.Who(s)
	l.who.Name = name
	l.keep()
}

// keep keeps who one is. Where a store refuses, one is that person until the program ends: the store's own trouble has been told.
func (l *Line) keep() { _ = self.Write(l.store, l.who) }

// Open begins the line to a house, whose origin is given, and lets go of another one. Where it stands already nothing happens.
func (l *Line) Open(s *stage.Stage, house string) {
	l.visits = false
	if l.client != nil && l.sealed == nil && l.house == house && l.client.State() != client.Ended {
		return
	}
	l.Who(s)
	l.who.House = house
	l.keep()
	l.begin(s, house, l.options.Dial(client.Link{House: house}.Socket(), l.woke))
}

// Inside begins the line to a house that is in this very program, by what it gives for that. It is not the house one comes back to: it
// ends with the program.
func (l *Line) Inside(s *stage.Stage, house string, dial func(woke func()) client.Dial) {
	l.begin(s, house, dial(l.woke))
}

func (l *Line) begin(s *stage.Stage, house string, dial client.Dial) {
	l.Close()
	l.connect(s, house, dial)
}

func (l *Line) connect(s *stage.Stage, house string, dial client.Dial) {
	who := l.Who(s)
	l.house = house
	if !l.told {
		l.told = true
		l.options.OnBack(func() {
			l.back.Store(true)
			l.woke()
		})
	}
	l.client = client.New(dial, client.Who{Token: wire.Token(who.Secret, house), Name: who.Name, Lang: s.Lang().Tag,
		First: uint64(max(s.Kept().Now().UnixMilli(), 1)), Chance: l.options.Chance})
	l.client.Hear(func(b wire.Body) {
		for _, e := range slices.Clone(l.heard) {
			e.f(b)
		}
	})
	l.client.OnRound(func(r client.Played) {
		if l.onRound != nil {
			l.onRound(r)
		}
	})
	l.client.Step(l.now())
}

// OnRound has f told each round of a room one is in that is over, once. One is told at a time.
func (l *Line) OnRound(f func(client.Played)) { l.onRound = f }

// House is the origin of the house that the line leads to; "" before there was one.
func (l *Line) House() string { return l.house }

// Client keeps the line; nil where there is none.
func (l *Line) Client() *client.Client { return l.client }

// Place is the room one is in; nil where one is in none.
func (l *Line) Place() *client.Place {
	if l.client == nil {
		return nil
	}
	return l.client.Place()
}

// Hear has f told what the house says that is no answer, until it is stopped, whichever house it is.
func (l *Line) Hear(f func(wire.Body)) (stop func()) {
	e := &ear{f}
	l.heard = append(l.heard, e)
	return func() { l.heard = slices.DeleteFunc(l.heard, func(o *ear) bool { return o == e }) }
}

// Close gives the line up.
func (l *Line) Close() {
	if l.client != nil {
		l.client.Close()
		l.client = nil
	}
	l.unseal()
}

// woke hears from the background that something has come.
func (l *Line) woke() {
	l.came.Store(true)
	if platform.Unseen() {
		go l.unseen() // the browser waits for whoever is called by it
	}
	platform.Look()
}

// now is the time of the line, ms: what has passed in ticks.
func (l *Line) now() int64 { return int64(l.ticks)*1000/stage.TicksPerSecond + 1 }

// Tick lets a tick pass; it is stage.Beside's.
func (l *Line) Tick(s *stage.Stage) {
	l.ticks = s.Ticks()
	l.came.Store(false)
	back := l.back.Swap(false)
	if l.client != nil {
		if back {
			l.client.TryNow()
		}
		l.client.Step(l.now())
		l.follow()
	}
	if len(l.asides) > 0 || l.visits {
		l.tend()
	}
}

// GoesOn says that something has come, or may happen at a table that is dealt here.
func (l *Line) GoesOn() bool { return l.came.Load() || l.Deals() || len(l.asides) > 0 }

// End gives the line up with the program.
func (l *Line) End() { l.Close() }
