package hall

import (
	"sync"
	"time"

	"fourtell/online/journal"
	"fourtell/online/wire"
	"fourtell/room/dated"
)

const (
	// keepTally is how long after its beginning what was counted of a deal is kept, in ms.
	keepTally = 40 * 24 * 3_600_000
	// mostTries is how many people's tries at one deal are counted.
	mostTries = 10_000
	// tallyFresh is for how long what has been read of a deal is told on where other dealers count as well, in ms.
	tallyFresh = 60_000
	// mostRetries is how often a try is written again that others were quicker than.
	mostRetries = 20
)

// tallies is what has been counted of dated deals. The counts of a deal stand in the journal under a name of their own, which no dealer
// holds: whoever is to count a try expects the number of the next entry, and reads on where another dealer was quicker.
type tallies struct {
	h     *Hall
	of    map[string]*tally
	swept int64
	inbox inbox
}

// tally is what is known of one deal.
type tally struct {
	deal    string
	last    uint64 // the newest entry that has been read
	readAt  int64  // Unix ms; 0: it has to be read
	busy    bool   // it is being read, or written
	retries int
	tried   map[wire.UID]bool
	shape   wire.Shape
	waiting []try
}

// try is what somebody asks for.
type try struct {
	uid wire.UID
	re  uint64
	b   wire.Dated
}

// inbox is what other goroutines have to say.
type inbox struct {
	mu  sync.Mutex
	all []func()
}

func (t *tallies) open(h *Hall) { *t = tallies{h: h, of: map[string]*tally{}} }

// old says that a deal's counts are kept no more, or that it has not begun.
func old(deal string, now int64) bool {
	at := time.UnixMilli(now).UTC()
	return !dated.Begun(deal, at) || dated.Begun(deal, at.Add(-keepTally*time.Millisecond))
}

// ask tells somebody how a deal has come out, once their own try is counted where they have told it.
func (t *tallies) ask(uid wire.UID, re uint64, b *wire.Dated) {
	if b.Place > 0 && !dated.Takes(b.Deal, time.UnixMilli(t.h.now)) {
		t.h.tell(uid, re, no(wire.Stale))
		return
	}
	one := t.of[b.Deal]
	if one == nil {
		one = &tally{deal: b.Deal, tried: map[wire.UID]bool{}, shape: empty(b.Deal)}
		if old(b.Deal, t.h.now) {
			t.h.tell(uid, re, &one.shape)
			return
		}
		t.of[b.Deal] = one
	}
	one.waiting = append(one.waiting, try{uid, re, *b})
	t.goOn(one)
	t.drain()
}

func empty(deal string) wire.Shape {
	steps := wire.HeldSteps()
	return wire.Shape{Deal: deal, Places: []int{}, Held: make([]int, len(steps))}
}

// goOn reads a deal, writes what waits and answers.
func (t *tallies) goOn(one *tally) {
	if one.busy || len(one.waiting) == 0 {
		return
	}
	if one.readAt == 0 || t.h.cfg.Shared && t.h.now >= one.readAt+tallyFresh {
		t.read(one)
		return
	}
	var fresh []journal.Entry
	var later []try
	here := map[wire.UID]bool{} // among the fresh
	for _, w := range one.waiting {
		switch {
		case w.b.Place == 0 || one.tried[w.uid]:
			t.h.tell(w.uid, w.re, &one.shape)
		case one.shape.Players+len(fresh) >= mostTries:
			t.h.tell(w.uid, w.re, no(wire.Full))
		default:
			later = append(later, w) // it is answered when it is kept
			if here[w.uid] {
				continue
			}
			here[w.uid] = true
			fresh = append(fresh, journal.Entry{N: one.last + uint64(len(fresh)) + 1, At: t.h.now, By: w.uid, Req: w.re,
				Fact: &journal.Voted{Place: w.b.Place, Held: w.b.Held}})
		}
	}
	if one.waiting = later; len(fresh) > 0 {
		t.write(one, fresh)
	}
}

// read reads what has been counted since.
func (t *tallies) read(one *tally) {
	one.busy = true
	j, from, name := t.h.cfg.Journal, one.last+1, journal.DatedRoom(one.deal)
	t.spawn(func() {
		var all []journal.Entry
		err := j.Read(name, from, func(e journal.Entry) error { all = append(all, e); return nil })
		t.post(func() {
			one.busy = false
			if err != nil {
				t.fail(one)
				return
			}
			for i := range all {
				one.take(&all[i])
			}
			one.readAt = t.h.now
			t.goOn(one)
		})
	})
}

// take counts an entry.
func (one *tally) take(e *journal.Entry) {
	f, ok := e.Fact.(*journal.Voted)
	if e.N != one.last+1 {
		return
	}
	one.last = e.N
	if !ok || f.Place < 1 || f.Place > wire.MaxSeats || one.tried[e.By] {
		return
	}
	one.tried[e.By] = true
	for len(one.shape.Places) < f.Place {
		one.shape.Places = append(one.shape.Places, 0)
	}
	one.shape.Places[f.Place-1]++
	one.shape.Held[wire.HeldStep(f.Held)]++
	one.shape.Players++
}

// write has tries kept; those who made them are answered when they are.
func (t *tallies) write(one *tally, fresh []journal.Entry) {
	one.busy = true
	t.h.cfg.Journal.Append(journal.DatedRoom(one.deal), fresh, func(err error) {
		t.post(func() {
			one.busy = false
			if err != nil { // another was quicker, or nobody knows: what stands there now tells
				if one.readAt, one.retries = 0, one.retries+1; one.retries > mostRetries {
					t.fail(one)
					return
				}
				t.goOn(one)
				return
			}
			one.retries = 0
			for i := range fresh {
				one.take(&fresh[i])
			}
			t.goOn(one)
		})
	})
}

// fail tells those who wait that it can't be done now.
func (t *tallies) fail(one *tally) {
	for _, w := range one.waiting {
		t.h.tell(w.uid, w.re, no(wire.Busy))
	}
	one.waiting, one.retries = nil, 0
}

func (t *tallies) spawn(f func()) {
	if t.h.cfg.Spawn != nil {
		t.h.cfg.Spawn(f)
		return
	}
	f()
}

// post has something done by the hall: at once, or by Advance where it comes from elsewhere.
func (t *tallies) post(f func()) {
	t.inbox.mu.Lock()
	t.inbox.all = append(t.inbox.all, f)
	t.inbox.mu.Unlock()
	if t.h.cfg.Wake != nil {
		t.h.cfg.Wake()
	}
}

// drain does what has been posted.
func (t *tallies) drain() {
	for {
		t.inbox.mu.Lock()
		all := t.inbox.all
		t.inbox.all = nil
		t.inbox.mu.Unlock()
		if len(all) == 0 {
			return
		}
		for _, f := range all {
			f()
		}
	}
}

// advance takes up what has come, and now and then has the journal forget what is too old.
func (t *tallies) advance() {
	t.drain()
	if t.h.now < t.swept+sweepEvery {
		return
	}
	t.swept = t.h.now
	for deal, one := range t.of {
		if !one.busy && old(deal, t.h.now) {
			delete(t.of, deal)
		}
	}
	j, now := t.h.cfg.Journal, t.h.now
	t.spawn(func() {
		names, err := j.Rooms()
		if err != nil {
			return // it is looked again in an hour
		}
		for _, name := range names {
			if deal, ok := journal.DatedDeal(name); ok && old(deal, now) {
				_ = j.Forget(name) // so it is then
			}
		}
	})
}
