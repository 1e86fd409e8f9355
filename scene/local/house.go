package local

import (
	"sync/atomic"
	"time"

	"fourtell/online/client"
	"fourtell/online/wire"
	"fourtell/scene/online"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Options are what it stands on; the zero value is how the game is played.
type Options struct {
	Open     func(platform.HostOptions) (platform.House, platform.HostTrouble)
	Look     func(woke func()) platform.Nearby
	Announce func(room wire.RoomCode, name string, links []string) platform.Announcement
}

const (
	// linksEvery is how often it is looked whether the house has other addresses, in ticks.
	linksEvery = 5 * stage.TicksPerSecond
	// unasked is for how long tables nearby are looked for that nobody asks for, in ticks.
	unasked = 5 * stage.TicksPerSecond
	// endsWithin is how long the program waits for its house at its end.
	endsWithin = time.Second
)

// House is the house of this window, where there is one, and the search for others.
type House struct {
	options Options
	line    *online.Line
	at      string // IP:PORT of the next house; "": wherever
	house   platform.House
	client  *client.Client // of the line while it leads there
	told    platform.Announcement
	tells   announced
	nearby  platform.Nearby
	near    []platform.NearTable
	asked   uint64 // in which tick it was last asked for them
	came    atomic.Bool
	ticks   uint64
}

// announced is what the network is told.
type announced struct {
	room wire.RoomCode
	name string
	link string
}

// New is a window that hosts nothing, beside its line.
func New(o Options, line *online.Line) *House {
	if o.Open == nil {
		o.Open = platform.OpenHouse
	}
	if o.Look == nil {
		o.Look = platform.LookNearby
	}
	if o.Announce == nil {
		o.Announce = platform.AnnounceNearby
	}
	return &House{options: o, line: line}
}

// At has the next house listen at IP:PORT.
func (h *House) At(addr string) { h.at = addr }

// Can says whether a window may host at all: a page may not.
func (h *House) Can() bool { return platform.HostsTables }

// Open opens a house in this window and leads the line there; where it leads there already nothing happens. Otherwise say is why not,
// in the player's language.
func (h *House) Open(s *stage.Stage) (say string) {
	if h.Here() {
		return ""
	}
	h.close()
	l := s.Lang()
	house, trouble := h.options.Open(platform.HostOptions{Name: h.line.Who(s).Name, At: h.at, Lang: l.Tag,
		Title: l.Say(words.HostTitle), Lines: []string{l.Say(words.HostNoPage), l.Say(words.HostHow)}})
	switch trouble {
	case platform.HostFine:
	case platform.HostNever:
		return l.Say(words.HostNever)
	case platform.HostNoNetwork:
		return l.Say(words.HostNoNetwork)
	case platform.HostTaken:
		return l.Say(words.HostTaken)
	case platform.HostElsewhere:
		return l.Say(words.HostElsewhere, words.With("at", h.at))
	default:
		return l.Say(words.HostRefused)
	}
	h.house = house
	h.line.Inside(s, house.Origin(), house.Dial)
	h.client = h.line.Client()
	return ""
}

// Here says that the line leads to a house of this window.
func (h *House) Here() bool { return h.house != nil && h.client == h.line.Client() }

// Links are the links by which others come to a room of the house here, the best first; none where there is no house.
func (h *House) Links(room wire.RoomCode) []string {
	if !h.Here() {
		return nil
	}
	return h.house.Links(room)
}

// HasPage says that a browser which opens such a link may play.
func (h *House) HasPage() bool { return h.Here() && h.house.HasPage() }

// Nearby are the tables that others host on the local network, in the order of their names. Whoever shows them asks in each tick; to
// ask begins the search, and it ends by itself.
func (h *House) Nearby(s *stage.Stage) []platform.NearTable {
	h.asked = s.Ticks()
	if h.nearby == nil && h.Can() {
		h.nearby = h.options.Look(func() { h.came.Store(true); platform.Look() })
	}
	return h.near
}

// Tick lets a tick pass; it is stage.Beside's.
func (h *House) Tick(s *stage.Stage) {
	h.ticks = s.Ticks()
	if h.house != nil && !h.Here() {
		h.close()
	}
	h.announce()
	if h.nearby == nil {
		return
	}
	if h.ticks > h.asked+unasked {
		h.nearby.Close()
		h.nearby, h.near = nil, nil
		return
	}
	if h.came.Swap(false) {
		h.near = h.nearby.Tables()
		if h.Here() {
			h.near = others(h.near, h.house.Links(""))
		}
		s.Redraw()
	}
}

// others are the tables that are not of the house with these links.
func others(all []platform.NearTable, own []string) (out []platform.NearTable) {
	for _, t := range all {
		mine := false
		for _, link := range own {
			mine = mine || t.House+"/" == link
		}
		if !mine {
			out = append(out, t)
		}
	}
	return out
}

// announce tells the network of the room one is in, where it is of the house here.
func (h *House) announce() {
	var now announced
	if h.Here() {
		if p := h.line.Place(); p != nil {
			r := p.Room()
			now = announced{r.Code, r.Name, h.tells.link}
			if now.link == "" || now.room != h.tells.room || h.ticks%linksEvery == 0 {
				now.link = h.house.Links(now.room)[0]
			}
		}
	}
	if now == h.tells {
		return
	}
	h.hush()
	if h.tells = now; now.room != "" {
		h.told = h.options.Announce(now.room, now.name, h.house.Links(now.room))
	}
}

// hush tells the network nothing more.
func (h *House) hush() {
	if h.told != nil {
		h.told.Close()
		h.told = nil
	}
}

// GoesOn says that a search has found something.
func (h *House) GoesOn() bool { return h.came.Load() }

// close ends the house, in the background.
func (h *House) close() {
	h.hush()
	h.tells = announced{}
	if h.house != nil {
		h.house.Close()
		h.house, h.client = nil, nil
	}
}

// End lets go of all with the program: who sits at a table here is told before.
func (h *House) End() {
	house := h.house
	h.close()
	if h.nearby != nil {
		h.nearby.Close()
		h.nearby, h.near = nil, nil
	}
	if house == nil {
		return
	}
	select {
	case <-house.Ended():
	case <-time.After(endsWithin):
	}
}
