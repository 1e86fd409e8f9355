package hall

import (
	"bytes"
	"testing"

	"fourtell/online/wire"
)

// dealt is a table that Ann deals elsewhere, and who has come to it.
func dealt(t *testing.T, names ...string) (w *world, ann *guest, others []*guest, code wire.RoomCode) {
	w = newWorld(t, 1, func(c *Config) { c.Relays = true })
	ann = w.guest("Ann")
	code = ann.create(&wire.Create{Seats: 4, Rules: "party", Open: true, Deal: wire.DealPlayer})
	for _, name := range names {
		g := w.guest(name)
		g.must(&wire.Join{Room: code, As: wire.AsSealed})
		others = append(others, g)
	}
	return w, ann, others, code
}

// boxes are those somebody has been told of, with who gave them.
func (g *guest) boxes() (all []wire.Relayed) {
	for _, m := range g.told {
		if b, ok := m.Body.(*wire.Relayed); ok {
			all = append(all, *b)
		}
	}
	g.told = nil
	return all
}

func TestAHouseHandsBoxesOnAndKnowsNothingOfTheTable(t *testing.T) {
	_, ann, others, _ := dealt(t, "Bo", "Cy")
	bo, cy := others[0], others[1]
	if r := ann.room; r.Deal != wire.DealPlayer || r.Host != ann.uid || r.Open || r.Rules != "" || r.Game != "" || len(r.Seats) != 0 || len(r.Watching) != 3 {
		t.Errorf("the house knows %+v", r)
	}
	ann.boxes()
	for n := range byte(20) {
		if answer := bo.ask(&wire.Relay{Box: []byte{1, n}}); answer != nil {
			t.Fatalf("a box is answered %+v", answer)
		}
		ann.ask(&wire.Relay{To: cy.uid, Box: []byte{2, n}})
	}
	for n, b := range ann.boxes() {
		if b.From != bo.uid || !bytes.Equal(b.Box, []byte{1, byte(n)}) {
			t.Errorf("box %d is %+v", n, b)
		}
	}
	if got := cy.boxes(); len(got) != 20 || got[19].Box[1] != 19 || got[0].From != ann.uid {
		t.Errorf("Cy was handed %+v", got)
	}
	if got := bo.boxes(); len(got) != 0 {
		t.Errorf("Bo was handed what is Cy's: %+v", got)
	}
	if got := bo.refused(&wire.Relay{To: cy.uid, Box: []byte{1}}); got != wire.NotHost {
		t.Errorf("a box past the player who deals: %s", got)
	}
	for _, b := range []wire.Body{&wire.Start{}, &wire.Sit{}, &wire.Say{Text: "x"}, &wire.Set{}, &wire.Ready{}, &wire.Do{}} {
		if got := ann.refused(b); got != wire.NotNow {
			t.Errorf("%s: %s", b.T(), got)
		}
	}
}

func TestATableDealtByAPlayerWantsItsLink(t *testing.T) {
	w, ann, _, code := dealt(t)
	bo := w.guest("Bo")
	for _, as := range []string{wire.AsSeat, wire.AsWatch} {
		if got := bo.refused(&wire.Join{Room: code, As: as}); got != wire.NeedsLink {
			t.Errorf("to %s: %s", as, got)
		}
	}
	if got := bo.refused(&wire.Relay{Box: []byte{1}}); got != wire.NotMember {
		t.Errorf("a box of somebody who is not there: %s", got)
	}
	cy := w.guest("Cy")
	other := cy.create(&wire.Create{})
	if got := bo.refused(&wire.Join{Room: other, As: wire.AsSealed}); got != wire.BadMessage {
		t.Errorf("a table that the house deals, sealed: %s", got)
	}
	if got := cy.refused(&wire.Relay{Box: []byte{1}}); got != wire.NotNow {
		t.Errorf("a box where the house deals: %s", got)
	}
	bo.must(&wire.Join{Room: code, As: wire.AsSealed})
	ann.must(&wire.Kick{UID: bo.uid})
	if bo.left == nil || bo.left.Why != wire.LeftKicked || bo.refused(&wire.Join{Room: code, As: wire.AsSealed}) != wire.Kicked {
		t.Error("who was put out comes back")
	}
}

func TestWhoIsGoneIsOutAndThePlayerWhoDealsIsWaitedFor(t *testing.T) {
	w, ann, others, code := dealt(t, "Bo", "Cy")
	bo, cy := others[0], others[1]
	cy.cut()
	w.pass(1)
	if len(ann.room.Watching) != 2 {
		t.Errorf("there are %+v", ann.room.Watching)
	}
	ann.cut()
	if bo.room.State != wire.Paused {
		t.Errorf("without who deals the room is %s", bo.room.State)
	}
	w.pass(dealerWithin - 1000)
	bo.ask(&wire.Relay{Box: []byte{1}})
	ann.back(code)
	if ann.room == nil || bo.room.State != wire.Waiting || len(ann.boxes()) != 0 {
		t.Errorf("back the room is %s", bo.room.State)
	}
	ann.cut()
	w.pass(dealerWithin - 1)
	if bo.left != nil {
		t.Error("it ends too early")
	}
	w.pass(1)
	if bo.left == nil || bo.left.Why != wire.LeftClosed || w.room(code) != nil {
		t.Errorf("after two minutes Bo is told %+v", bo.left)
	}
	ann.back(code)
	if ann.joined != nil {
		t.Error("who deals comes back to what has ended")
	}
}

func TestATableEndsWhenThePlayerWhoDealsLeaves(t *testing.T) {
	_, ann, others, _ := dealt(t, "Bo")
	ann.must(&wire.Leave{})
	if ann.left == nil || ann.left.Why != wire.LeftYou || others[0].left == nil || others[0].left.Why != wire.LeftClosed {
		t.Errorf("Ann is told %+v, Bo %+v", ann.left, others[0].left)
	}
}

func TestAHouseBegunAgainKnowsTheTablesItRelays(t *testing.T) {
	w, ann, others, code := dealt(t, "Bo")
	w.restart()
	ann.back(code)
	w.pass(1)
	if ann.room == nil || ann.room.Host != ann.uid || len(ann.room.Watching) != 1 {
		t.Fatalf("Ann finds %+v", ann.room)
	}
	cy := w.guest("Cy")
	cy.must(&wire.Join{Room: code, As: wire.AsSealed})
	cy.ask(&wire.Relay{Box: []byte{7}})
	if len(ann.boxes()) != 1 {
		t.Error("nothing is handed on")
	}
	others[0].hello(nil)
	if got := others[0].refused(&wire.Relay{Box: []byte{7}}); got != wire.NotMember {
		t.Errorf("who was cut off: %s", got)
	}
}

func TestSomebodyMayHandOnSoMuchAndNoMore(t *testing.T) {
	w, ann, others, _ := dealt(t, "Bo", "Cy")
	bo, cy := others[0], others[1]
	rate := 0
	for range 2 * mostBoxes {
		if n, no := bo.ask(&wire.Relay{Box: []byte{1}}).(*wire.No); no && n.Code == wire.Rate {
			rate++
		}
	}
	cy.ask(&wire.Relay{Box: []byte{1}})
	if got := len(ann.boxes()); rate != mostBoxes || got != mostBoxes+1 {
		t.Errorf("%d refused, %d handed on", rate, got)
	}
	w.pass(boxesFor)
	bo.ask(&wire.Relay{Box: []byte{1}})
	if len(ann.boxes()) != 1 {
		t.Error("he is never heard again")
	}
}

func TestWhoDealsAndIsGoneFromTheirOwnTableEndsIt(t *testing.T) {
	w := newWorld(t, 1, func(c *Config) { c.Deal, c.Code = wire.DealPlayer, "K7QF2M" })
	ann, bo, cy := w.guest("Ann"), w.guest("Bo"), w.guest("Cy")
	code := ann.create(&wire.Create{Seats: 2})
	if code != "K7QF2M" {
		t.Errorf("its code is %s", code)
	}
	bo.must(&wire.Join{Room: code})
	cy.must(&wire.Join{Room: code, As: wire.AsWatch})
	if got := ann.refused(&wire.Host{UID: bo.uid}); got != wire.NotNow {
		t.Errorf("the role is handed on: %s", got)
	}
	ann.must(&wire.Stand{})
	ann.must(&wire.Join{Room: code, As: wire.AsSeat})
	ann.cut()
	bo.cut()
	w.pass(keepPlace - 1)
	if cy.left != nil || cy.room.Host != ann.uid {
		t.Errorf("it ends too early, or is handed on to %s", cy.room.Host)
	}
	w.pass(1)
	if cy.left == nil || cy.left.Why != wire.LeftClosed {
		t.Errorf("Cy is told %+v", cy.left)
	}
}
