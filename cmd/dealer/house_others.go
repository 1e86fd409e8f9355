package main

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"sync/atomic"
	"time"

	"fourtell/online/cluster"
	"fourtell/online/gateway"
	rooms "fourtell/online/hall"
	"fourtell/online/journal"
	"fourtell/online/journal/jetstream"
)

// handOverWithin is how long at most the end of a house waits for its rooms to be handed over.
const handOverWithin = 3 * time.Second

// others is the other dealers of a house that several have together.
type others struct {
	dealers *jetstream.House
	node    atomic.Pointer[cluster.Node] // what is said before there is one is said again
}

// joinOthers joins those who have a journal together. place is where this dealer stands.
func joinOthers(j *jetstream.Journal, place string, replicas int) (*others, error) {
	o := &others{}
	var err error
	o.dealers, err = j.House(place, replicas, func(data []byte, from string) {
		if n := o.node.Load(); n != nil {
			n.Heard(data, from)
		}
	}, func() {
		if n := o.node.Load(); n != nil {
			n.Lapsed()
		}
	})
	return o, err
}

// open opens the rooms of this dealer, and the door to those of all.
func (o *others) open(g gateway.Config, j journal.Journal, trouble func(error), open func(rooms.Config) (*rooms.Hall, error)) (*gateway.Gateway, error) {
	return gateway.Open(g, func(sink rooms.Sink, wake func()) (*cluster.Node, error) {
		n, err := cluster.Open(cluster.Config{Bus: o.dealers, Leases: o.dealers, Journal: j, Door: sink.(cluster.Door), Wake: wake,
			Spawn: func(f func()) { go f() }, Trouble: trouble}, time.Now().UnixMilli(), open)
		o.node.Store(n)
		return n, err
	})
}

// handOver waits until a house that drains has handed its rooms over; false: it takes too long.
func (o *others) handOver(within context.Context) bool {
	defer o.dealers.Close()
	most := time.NewTimer(handOverWithin)
	defer most.Stop()
	select {
	case <-o.node.Load().Over():
		return true
	case <-within.Done():
	case <-most.C:
	}
	return false
}

// takeAlong copies the rooms of a folder into the journal that several have together. The error is one sentence.
func takeAlong(to journal.Journal, dir string, log *slog.Logger) error {
	if dir == "" {
		return nil
	}
	if _, err := os.Stat(dir); err != nil {
		return fmt.Errorf("--take-along: %w", err) // opening it would make an empty one
	}
	from, err := jetstream.Open(jetstream.Options{Dir: dir})
	if err != nil {
		return err
	}
	defer from.Close()
	n, err := journal.Copy(to, from)
	if err != nil {
		return fmt.Errorf("the rooms of %s cannot be taken along: %w", dir, err)
	}
	log.Info("the rooms of a folder have been taken along", "entries", n)
	return nil
}
