package gate

import (
	"fmt"
	"testing"
	"time"

	"fourtell/online/wire"
)

// tries tells a try at a deal under so many names from an address, and gives how many have been counted of it then.
func (d *door) tries(from, wave, deal string, n int) (players int) {
	d.t.Helper()
	for i := range n {
		c := d.openFrom(from)
		d.say(c, hello(fmt.Sprint("Eve", wave, i)))
		shape, ok := d.say(c, fmt.Sprintf(`{"t":"dated","id":2,"deal":%q,"place":1,"of":4}`, deal))[0].Body.(*wire.Shape)
		if !ok {
			d.t.Fatal("a try is not answered with the shape")
		}
		players = shape.Players
		d.gate.Gone(d.now, c)
	}
	return players
}

func TestWhoIsSomebodyNewForEachTryIsCountedSoOftenFromOneAddress(t *testing.T) {
	d := newDoor(t)
	day := func() string { return time.UnixMilli(d.now).UTC().Format(time.DateOnly) }
	if got := d.tries("192.0.2.1", "a", day(), 3*mostVotes); got != mostVotes {
		t.Errorf("%d are counted from one address, want %d", got, mostVotes)
	}
	if got := d.tries("192.0.2.1", "a", day(), 5); got != mostVotes {
		t.Errorf("a second time counts: %d", got)
	}
	if got := d.tries("192.0.2.2", "b", day(), 3); got != mostVotes+3 {
		t.Errorf("from another address %d are counted, want %d", got, mostVotes+3)
	}
	if got := d.tries("", "c", day(), 2*mostVotes); got != 3*mostVotes+3 {
		t.Errorf("from within %d are counted, want %d", got, 3*mostVotes+3)
	}
	d.now += dayMs
	d.gate.Advance(d.now)
	if got := d.tries("192.0.2.1", "d", day(), 2); got != 2 || len(d.gate.votes.of) != 1 {
		t.Errorf("the day after %d are counted, of %d addresses", got, len(d.gate.votes.of))
	}
}

func TestWhoHasBeenCountedIsAnsweredAsOftenAsTheyAsk(t *testing.T) {
	d := newDoor(t)
	day := time.UnixMilli(d.now).UTC().Format(time.DateOnly)
	for range 3 * mostVotes {
		if got := d.tries("192.0.2.1", "a", day, 1); got != 1 {
			t.Fatalf("%d are counted", got)
		}
		d.now += 1000
	}
	if got := d.tries("192.0.2.1", "b", day, 1); got != 2 {
		t.Errorf("somebody else there is not counted: %d", got)
	}
}

func TestHoweverManyAddressesTryAHouseRemembersSoManyAndCountsWhoComesLate(t *testing.T) {
	v, deal := votes{}, "2026-11-28"
	from := func(wave string, i int) string { return fmt.Sprintf("2001:db8:%s:%x::", wave, i) }
	for i := range mostAddresses {
		if !v.may(0, from("a", i), "ann", deal) {
			t.Fatalf("address %d of %d is not counted", i, mostAddresses)
		}
	}
	if !v.may(0, from("b", 0), "bea", deal) || !v.may(0, "192.0.2.7", "cid", deal) {
		t.Error("who comes after them is not counted")
	}
	counted := 0
	for i := range 2 * quarters * mostVotes {
		if v.may(0, from("c", i), wire.UID(fmt.Sprint("eve", i)), deal) {
			counted++
		}
	}
	if most := quarters*mostVotes - 2; counted > most || counted < most*9/10 {
		t.Errorf("%d of those who come with ever more addresses are counted, want close to %d and no more", counted, most)
	}
	if n := len(v.of); n > mostAddresses+quarters {
		t.Errorf("%d addresses are remembered, want %d at most", n, mostAddresses+quarters)
	}
	for _, who := range []struct{ from, uid string }{{from("a", 1), "ann"}, {from("a", 1), "dan"}, {"192.0.2.7", "cid"}} {
		if !v.may(0, who.from, wire.UID(who.uid), deal) {
			t.Errorf("%s at %s is not counted any more", who.uid, who.from)
		}
	}
	if !v.may(dayMs, from("d", 1), "eve", deal) || len(v.of) != 1 || v.alone != 1 {
		t.Errorf("the day after %d addresses are remembered", len(v.of))
	}
}
