//go:build display

package replay

import (
	"strings"
	"testing"

	"fourtell/engine"
)

func TestAReplaySpeaksToWhoWasAtTheScreenFromWhicheverSeatItIsSeen(t *testing.T) {
	for name, looks := range map[string][]int{"all hands": {0}, "another seat": {3}, "all hands, after another seat": {3, 0}} {
		t.Run(name, func(t *testing.T) {
			s, v, _ := showing(t, 1280, 720)
			if v.table.Names()[0] != "You" || v.home != 0 {
				t.Fatalf("at the screen was %d of %q", v.home, v.table.Names())
			}
			for _, at := range looks {
				v.look(s, at)
			}
			said, own := 0, 0
			tell := func(line string) {
				said++
				if strings.HasPrefix(line, "You ") {
					own++
				}
				for _, wrong := range []string{"You plays", "You draws", "You takes", "You is ", "You holds", "You calls", "You names", "You challenges", "You passes", "You's"} {
					if strings.Contains(line, wrong) {
						t.Errorf("%q", line)
					}
				}
			}
			other := false
			for range v.record.Len() - 1 {
				v.step(s, 1)
				snap := v.snapshot()
				v.table.Inside().Teller.TellLines(&snap, tell)
				for _, e := range append([]engine.Event{snap.Cause}, snap.Riders...) {
					tell(v.table.Words().Event(e, v.table.Listener(), v.table.Names()))
					tell(v.table.Words().Toast(e, v.table.Listener(), v.table.Names()))
				}
				other = other || snap.Cause.Kind == engine.EventPlayed && snap.Cause.Seat == 2 && v.line[:4] != "You "
			}
			if said < 50 || own < 10 || !other {
				t.Errorf("%d lines are told, %d of them begin with You", said, own)
			}
		})
	}
}
