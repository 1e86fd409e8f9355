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
