package cluster

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"fourtell/online/client"
	"fourtell/online/journal"
	"fourtell/online/wire"
)

func shape(t *testing.T, g *guest, b *wire.Dated) wire.Shape {
	t.Helper()
	s, ok := g.answered(b).(*wire.Shape)
	if !ok {
		t.Fatalf("%s is answered %T", g.name, s)
	}
	return *s
}

func TestADealIsCountedOnceAHouseWhicheverDealerIsAsked(t *testing.T) {
	w := newWorld(t, 2)
	day := time.UnixMilli(w.now).UTC().Format(time.DateOnly)
	ann, bo := w.guest("Ann", w.dealers[0]), w.guest("Bo", w.dealers[1])
	shape(t, ann, &wire.Dated{Deal: day, Place: 1, Of: 4})
	shape(t, bo, &wire.Dated{Deal: day, Place: 3, Of: 4, Held: 40})
	for i := range 6 { // by turns, each at the dealer that is behind
		shape(t, w.guest(fmt.Sprint("C", i), w.dealers[i%2]), &wire.Dated{Deal: day, Place: 2, Of: 4, Held: 5})
	}
	w.pass(61_000)
	for _, g := range []*guest{ann, bo} {
		s := shape(t, g, &wire.Dated{Deal: day, Place: 4, Of: 4, Held: 99})
		if s.Players != 8 || !slices.Equal(s.Places, []int{1, 6, 1}) {
			t.Errorf("%s is told %+v", g.name, s)
		}
	}
	w.dealers[0].kill()
	ann.at = w.dealers[1]
	ann.until("is at the other dealer", func() bool { return ann.State() == client.Here })
	if s := shape(t, ann, &wire.Dated{Deal: day}); s.Players != 8 {
		t.Errorf("after the death of a dealer is told %+v", s)
	}
	w.pass(30_000)
	n := 0
	if err := w.journal.Read(journal.DatedRoom(day), 1, func(journal.Entry) error { n++; return nil }); err != nil || n != 8 {
		t.Errorf("%d tries are kept, %v", n, err)
	}
	for _, d := range w.dealers {
		if !d.dead {
			if rooms, _, _ := d.hall.Size(); rooms != 0 {
				t.Errorf("dealer %s has made a room of it", d.name)
			}
		}
	}
}
