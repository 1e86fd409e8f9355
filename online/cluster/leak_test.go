package cluster

import (
	"bytes"
	"fmt"
	"testing"

	"fourtell/online/wire"
)

// heardAt is what Bo and Cy are told over their connections in a match at a room of dealer A, when they are connected to those dealers.
func heardAt(t *testing.T, bo, cy int) map[string][][]byte {
	t.Helper()
	w := newWorld(t, 3)
	ann := w.guest("Ann", w.dealers[0])
	people := []*guest{ann, w.guest("Bo", w.dealers[bo]), w.guest("Cy", w.dealers[cy])}
	code := ann.opens(&wire.Create{Seats: 3})
	for _, g := range people[1:] {
		g.joins(code)
	}
	ann.must(&wire.Start{})
	play(t, w, 30, people...)
	told := map[string][][]byte{}
	for _, g := range people[1:] {
		for _, l := range g.at.lines {
			if bytes.Contains(bytes.Join(l.all, nil), fmt.Appendf(nil, `"name":"%s","rooms"`, g.name)) { // their welcome is theirs
				told[g.name] = l.all
			}
		}
	}
	return told
}

// Whoever is connected to another dealer is told the very same bytes in the same order as one who is connected where the room is: their
// own, and nothing of what others may know.
func TestWhoIsFarAwayIsToldWhatWhoIsNearIsByteForByte(t *testing.T) {
	near := heardAt(t, 0, 0)
	for _, at := range [][2]int{{1, 1}, {1, 2}, {0, 2}} {
		far := heardAt(t, at[0], at[1])
		for name, want := range near {
			got := far[name]
			if len(want) < 50 || len(got) != len(want) {
				t.Errorf("%s at dealers %v is told %d frames, near the room %d", name, at, len(got), len(want))
				continue
			}
			for i := range want {
				if !bytes.Equal(got[i], want[i]) {
					t.Errorf("%s at dealers %v: frame %d is\n%s\nand near the room\n%s", name, at, i, got[i], want[i])
					break
				}
			}
		}
	}
}

func TestWhoAsksForMoreThanCanWaitIsToldSo(t *testing.T) {
	w := newWorld(t, 2)
	ann, bo := w.guest("Ann", w.dealers[0]), w.guest("Bo", w.dealers[1])
	code := ann.opens(&wire.Create{})
	busy, done := 0, 0
	_ = bo.Ask(&wire.Join{Room: code, As: wire.AsSeat}, nil)
	for range mostQueued + 10 {
		_ = bo.Ask(&wire.Ready{}, func(b wire.Body) {
			if n, refused := b.(*wire.No); refused && n.Code == wire.Busy {
				busy++
			} else {
				done++
			}
		})
	}
	bo.until("all are answered", func() bool { return busy+done == mostQueued+10 })
	if busy != 10 {
		t.Errorf("%d are told that it is too much, %d are done", busy, done)
	}
}
