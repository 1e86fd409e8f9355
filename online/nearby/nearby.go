//go:build !js

package nearby

import (
	"cmp"
	"context"
	"io"
	"log"
	"net/netip"
	"slices"
	"sync"
	"time"

	"github.com/hashicorp/mdns"
)

// The times of the search, and its bound.
const (
	// askFor is how long answers to a question are waited for, askAgain how long after that the next is asked.
	askFor   = time.Second
	askAgain = 2 * time.Second
	// forgetAfter is how long a table stays that has not answered again.
	forgetAfter = 10 * time.Second
	// Most is how many tables there are at most.
	Most = 32
)

// Nearby is the search for tables on the local network.
type Nearby struct {
	stop  context.CancelFunc
	woke  func()
	ended chan struct{}

	mu    sync.Mutex
	found map[place]answer
}

// place is what tells one table from another.
type place struct{ house, room string }

// answer is what a table last said of itself.
type answer struct {
	table Table
	at    time.Time
}

// Look begins the search, in the background. That Tables are others than before is told to woke, which may be nil and is called from
// another goroutine.
func Look(woke func()) *Nearby { return look(woke, networks) }

func look(woke func(), networks func() []network) *Nearby {
	if woke == nil {
		woke = func() {}
	}
	ctx, stop := context.WithCancel(context.Background())
	n := &Nearby{stop: stop, woke: woke, ended: make(chan struct{}), found: map[place]answer{}}
	go n.run(ctx, networks)
	return n
}

// Tables are those that have answered lately, at most Most, in the order of their names.
func (n *Nearby) Tables() []Table {
	n.mu.Lock()
	all := make([]Table, 0, len(n.found))
	for _, a := range n.found {
		all = append(all, a.table)
	}
	n.mu.Unlock()
	slices.SortFunc(all, func(a, b Table) int {
		return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(a.Room, b.Room), cmp.Compare(a.House, b.House))
	})
	return all
}

// Close ends the search, and returns at once. It may be called again.
func (n *Nearby) Close() { n.stop() }

// Ended is closed once nothing of the search runs any more, two seconds after Close at most.
func (n *Nearby) Ended() <-chan struct{} { return n.ended }

// run asks again and again, on all networks there are by then.
func (n *Nearby) run(ctx context.Context, networks func() []network) {
	defer close(n.ended)
	for {
		var asked sync.WaitGroup
		all := networks()
		var own []netip.Prefix
		for _, w := range all {
			own = append(own, w.own...)
		}
		for i := range all {
			asked.Go(func() { n.ask(ctx, &all[i], own) })
		}
		asked.Wait()
		n.sweep(time.Now())
		select {
		case <-ctx.Done():
			return
		case <-time.After(askAgain):
		}
	}
}

// ask asks one network. What is answered is read once the question is over: until then the library writes to an answer that it has given
// away already, if it comes a second time.
func (n *Nearby) ask(ctx context.Context, w *network, own []netip.Prefix) {
	answers := make(chan *mdns.ServiceEntry, Most)
	go func() {
		defer close(answers)
		_ = mdns.QueryContext(ctx, &mdns.QueryParam{Service: service, Domain: "local", Timeout: askFor, Interface: &w.iface,
			Entries: answers, DisableIPv6: true, Logger: log.New(io.Discard, "", 0)}) // a network that takes no question has no tables
	}()
	var given []*mdns.ServiceEntry
	for e := range answers { // taken out at once, or it leaves out what finds no room
		given = append(given, e)
	}
	for _, e := range given {
		n.take(e.InfoFields, own)
	}
}

// take takes in what somebody has answered.
func (n *Nearby) take(txt []string, own []netip.Prefix) {
	t, ok := read(txt, own)
	if !ok {
		return
	}
	p := place{t.House, string(t.Room)}
	n.mu.Lock()
	was, known := n.found[p]
	if known || len(n.found) < Most {
		n.found[p] = answer{t, time.Now()}
	}
	changed := was.table != n.found[p].table
	n.mu.Unlock()
	if changed {
		n.woke()
	}
}

// sweep forgets who has not answered.
func (n *Nearby) sweep(now time.Time) {
	n.mu.Lock()
	had := len(n.found)
	for p, a := range n.found {
		if now.Sub(a.at) > forgetAfter {
			delete(n.found, p)
		}
	}
	changed := len(n.found) != had
	n.mu.Unlock()
	if changed {
		n.woke()
	}
}
