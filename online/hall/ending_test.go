package hall

import (
	"testing"

	"fourtell/online/wire"
)

func TestAHouseThatEndsWithItsWindowClosesItsRooms(t *testing.T) {
	w := newWorld(t, 5)
	ann, bo, cy, dee := w.guest("Ann"), w.guest("Bo"), w.guest("Cy"), w.guest("Dee")
	playing := ann.create(&wire.Create{Seats: 3, Rules: "classic,leaver=walkover"})
	bo.must(&wire.Join{Room: playing, As: wire.AsSeat})
	cy.must(&wire.Join{Room: playing, As: wire.AsWatch})
	ann.must(&wire.Start{})
	waits := dee.create(&wire.Create{Seats: 2})
	CloseRooms(w.hall, w.now, ann.uid)
	w.give()
	if !bo.snap.Over() || bo.round == nil {
		t.Errorf("the match that Ann has left is not Bo's: over %t, its record %v", bo.snap.Over(), bo.round)
	}
	for _, g := range []*guest{bo, cy, dee} {
		if g.left == nil || g.left.Why != wire.LeftClosed {
			t.Errorf("%s is told %v, not that the room is closed", g.name, g.left)
		}
	}
	if rooms, _, _ := w.hall.Size(); rooms != 0 {
		t.Errorf("%d rooms stay", rooms)
	}
	for _, code := range []wire.RoomCode{playing, waits} {
		if got := cy.refused(&wire.Join{Room: code, As: wire.AsWatch}); got != wire.NoRoom && got != wire.Closed {
			t.Errorf("room %s answers %s", code, got)
		}
	}
	if got := dee.refused(&wire.Create{Seats: 2}); got != wire.Busy {
		t.Errorf("a new room is answered %s", got)
	}
}
