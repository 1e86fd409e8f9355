package cluster

import (
	"errors"
	"slices"

	"fourtell/online/hall"
	"fourtell/online/journal"
	"fourtell/online/wire"
)

// claims is what is known of who holds which room, and what is being found out.
type claims struct {
	n       *Node
	holders map[wire.RoomCode]string // as the others tell
	notices map[wire.RoomCode]hall.Notice
	done    map[wire.RoomCode]bool   // closed, or not to be read: nothing to take up
	asked   map[wire.RoomCode]*claim // under way
	running int
	queue   []wire.RoomCode        // of those that nobody waits for
	seen    []wire.RoomCode        // that the journal had when it was last looked
	held    map[wire.RoomCode]bool // by other dealers with a lease, as far as it was looked: until one of them goes
	heldTo  int64                  // until when that is believed at most, Unix ms
	urgent  int64                  // until when it is not believed at all
	looking bool
	lookAt  int64
}

// mostRunning is how many rooms that nobody waits for are claimed at a time.
const mostRunning = 4

// claim is a room that is looked for.
type claim struct {
	waiting []func(holder string)
	running bool
	again   int64 // when it is tried again, Unix ms; 0: it is not
}

// finding is what was found out.
type finding struct {
	none    bool // there is no such room
	holder  string
	entries []journal.Entry // of a room that this dealer holds
	err     error
}

func (c *claims) open(n *Node) {
	*c = claims{n: n, holders: map[wire.RoomCode]string{}, notices: map[wire.RoomCode]hall.Notice{}, done: map[wire.RoomCode]bool{}, asked: map[wire.RoomCode]*claim{}, held: map[wire.RoomCode]bool{}}
}

// find finds out who holds a room, and tells then, which may be nil: "" where there is no such room. Where nobody holds it this dealer
// takes it up.
func (c *claims) find(code wire.RoomCode, then func(holder string)) {
	holder := c.holders[code]
	switch {
	case c.n.hall.Holds(code) && !c.n.draining:
		holder = c.n.self
	case !c.n.alive(holder):
		a := c.asked[code]
		if a == nil {
			a = &claim{}
			c.asked[code] = a
			c.run(code, a)
		}
		if then != nil {
			a.waiting = append(a.waiting, then)
		}
		return
	}
	if then != nil {
		then(holder)
	}
}

// run asks who holds a room, where it can be waited for.
func (c *claims) run(code wire.RoomCode, a *claim) {
	a.running, a.again = true, 0
	n, cfg, draining := c.n, &c.n.cfg, c.n.draining
	c.running++
	cfg.Spawn(func() {
		f := lookUp(cfg, n.self, code, draining)
		n.post(func() { c.answered(code, f) })
	})
}

var errEnough = errors.New("enough")

// lookUp may block.
func lookUp(cfg *Config, self string, code wire.RoomCode, draining bool) (f finding) {
	f.none = true
	if err := cfg.Journal.Read(code, 1, func(journal.Entry) error { f.none = false; return errEnough }); f.none || err != errEnough {
		f.err = err
		return f
	}
	if draining { // others will
		f.err = errEnough
		return f
	}
	if f.holder, f.err = cfg.Leases.Claim(code); f.err != nil || f.holder != self {
		return f
	}
	f.err = cfg.Journal.Read(code, 1, func(e journal.Entry) error { f.entries = append(f.entries, e); return nil })
	return f
}

// answered goes on with what was found out.
func (c *claims) answered(code wire.RoomCode, f finding) {
	n := c.n
	a := c.asked[code]
	c.running--
	a.running = false
	holder := f.holder
	switch {
	case n.hall.Holds(code):
		holder = n.self
	case f.err == nil && f.none:
	case f.err != nil || holder != n.self && !n.alive(holder) || n.draining && holder == n.self:
		if h := c.holders[code]; n.alive(h) { // which has told of itself meanwhile
			holder = h
			break
		}
		a.again = n.now + askAgain
		if len(a.waiting) == 0 {
			delete(c.asked, code) // it is looked for again when it is looked what nobody holds
		}
		return
	case holder == n.self:
		holder = c.takeUp(code, f.entries)
	default:
		c.holders[code] = holder
	}
	delete(c.asked, code)
	for _, then := range a.waiting {
		then(holder)
	}
}

// takeUp opens a room here. "": it is closed, or cannot be read.
func (c *claims) takeUp(code wire.RoomCode, entries []journal.Entry) string {
	n := c.n
	err := n.hall.TakeUp(n.now, code, func(each func(journal.Entry) error) error {
		for _, e := range entries {
			if err := each(e); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil && n.cfg.Trouble != nil {
		n.cfg.Trouble(err)
	}
	c.drop(code)
	if n.hall.Holds(code) {
		return n.self
	}
	c.done[code] = true
	return ""
}

// drop forgets what another has told of a room.
func (c *claims) drop(code wire.RoomCode) {
	delete(c.holders, code)
	delete(c.notices, code)
	c.n.hall.Beside(c.n.now, hall.Notice{Code: code, Gone: true})
}

// made claims a room that has just been made here.
func (c *claims) made(code wire.RoomCode) {
	cfg := &c.n.cfg
	cfg.Spawn(func() { _, _ = cfg.Leases.Claim(code) }) // should it fail the fence is there still, and the next look finds the room
}

// told takes in what another dealer tells of a room.
func (c *claims) told(from string, notice hall.Notice) {
	if notice.Gone {
		if c.holders[notice.Code] == from {
			c.drop(notice.Code)
		}
		return
	}
	c.holders[notice.Code], c.notices[notice.Code] = from, notice
	c.n.hall.Beside(c.n.now, notice)
}

// mistaken says that a dealer does not hold a room it was thought to, or does not yet: it is looked for anew a little later.
func (c *claims) mistaken(code wire.RoomCode, dealer string, then func(holder string)) {
	if c.holders[code] == dealer {
		c.drop(code)
	}
	a := c.asked[code]
	if a == nil {
		a = &claim{again: c.n.now + askAgain}
		c.asked[code] = a
	}
	a.waiting = append(a.waiting, then)
}

// member says that somebody is in a room of another dealer, of which no news has come yet.
func (c *claims) member(code wire.RoomCode, dealer string, uid wire.UID) {
	notice := c.notices[code]
	if notice.Code == code && slices.Contains(notice.Members, uid) {
		return
	}
	notice.Code, notice.Members = code, append(slices.Clone(notice.Members), uid)
	c.told(dealer, notice)
}

// advance tries again what had no result, and looks now and then for rooms that nobody holds.
func (c *claims) advance() {
	now := c.n.now
	for code, a := range c.asked {
		if !a.running && a.again > 0 && now >= a.again {
			if holder := c.holders[code]; c.n.alive(holder) || c.n.hall.Holds(code) {
				delete(c.asked, code)
				for _, then := range a.waiting {
					c.find(code, then)
				}
				continue
			}
			c.run(code, a)
		}
	}
	for c.running < mostRunning && len(c.queue) > 0 && !c.n.draining {
		code := c.queue[0]
		c.queue = c.queue[1:]
		if !c.n.hall.Holds(code) && !c.done[code] {
			c.find(code, nil)
		}
	}
	if now >= c.lookAt && !c.looking && !c.n.draining {
		c.look()
	}
}

// look looks for rooms that nobody holds among those the journal had when it was last looked, so that one that is being made is not
// taken from who makes it.
func (c *claims) look() {
	c.looking, c.lookAt = true, c.n.now+lookEvery
	n, cfg := c.n, &c.n.cfg
	if n.now >= c.heldTo || n.now < c.urgent {
		clear(c.held)
		c.heldTo = n.now + lookAll
	}
	var candidates []wire.RoomCode
	for _, code := range c.seen {
		if !n.hall.Holds(code) && !c.done[code] && !c.held[code] && !n.alive(c.holders[code]) {
			candidates = append(candidates, code)
		}
	}
	cfg.Spawn(func() {
		free, err := []wire.RoomCode(nil), error(nil)
		if len(candidates) > 0 {
			free, err = cfg.Leases.Free(candidates)
		}
		seen, worse := cfg.Journal.Rooms()
		n.post(func() {
			c.looking = false
			if err == nil {
				c.queue = free
				for _, code := range candidates {
					c.held[code] = true
				}
				for _, code := range free {
					delete(c.held, code)
				}
			}
			if worse == nil {
				c.seen = slices.DeleteFunc(seen, func(code wire.RoomCode) bool { _, deal := journal.DatedDeal(code); return deal })
			}
		})
	})
}

// soon has it looked for them at once and again until the lease of a dealer that has gone is over.
func (c *claims) soon() { c.lookAt, c.urgent = c.n.now, c.n.now+longestLease }

// forget forgets what was done under a lease that is no more.
func (c *claims) forget() { clear(c.done) }

// due is when it wants to be looked at, Unix ms.
func (c *claims) due() int64 {
	due := c.lookAt
	if c.looking || c.n.draining {
		due = c.n.now + lookEvery
	}
	for _, a := range c.asked {
		if !a.running && a.again > 0 {
			due = min(due, a.again)
		}
	}
	return due
}
