package gate

import (
	"fmt"
	"testing"

	"fourtell/online/wire"
)

// trying is how many codes somebody new for each few finds no room by, from an address, until the house says that it is too much.
func (d *door) trying(from, wave string, most int) (missed int) {
	d.t.Helper()
	for n := range most {
		c := d.openFrom(from)
		d.say(c, hello(fmt.Sprint("Eve", wave, n)))
		got := code(d.t, d.say(c, `{"t":"join","id":2,"room":"222222"}`))
		d.gate.Gone(d.now, c)
		if got == wire.NoRoom {
			missed++
		} else if got != wire.Rate {
			d.t.Fatalf("a code tried is answered %s", got)
		}
	}
	return missed
}

func TestWhoIsSomebodyNewForEachCodeTriesNoMoreFromOneAddress(t *testing.T) {
	d := newDoor(t)
	if got := d.trying("192.0.2.1", "a", 500); got != mostMisses {
		t.Errorf("%d codes are tried at once, want %d", got, mostMisses)
	}
	if got := d.trying("192.0.2.2", "b", 10); got != 10 {
		t.Errorf("from another address only %d of 10 are heard", got)
	}
	if got := d.trying("", "c", 100); got != 100 {
		t.Errorf("from within only %d of 100 are heard", got)
	}
	all := 0
	for n := range 60 { // a minute
		d.now += 1000
		d.gate.Advance(d.now)
		all += d.trying("192.0.2.1", fmt.Sprint("d", n, "-"), 10)
	}
	if all < mostMisses-1 || all > mostMisses+1 {
		t.Errorf("%d are tried in the minute after, want %d", all, mostMisses)
	}
}

func TestComingBackToNoRoomIsTryingACode(t *testing.T) {
	d := newDoor(t)
	missed, limited := 0, 0
	for n := range 3 * mostMisses {
		c := d.openFrom("192.0.2.1")
		back := hello(fmt.Sprint("Eve", n))
		for _, m := range d.say(c, back[:len(back)-1]+`,"since":{"room":"222222","seq":0}}`) {
			if no, is := m.Body.(*wire.No); is {
				switch no.Code {
				case wire.NoRoom:
					missed++
				case wire.Rate:
					limited++
				}
			}
		}
		d.gate.Gone(d.now, c)
	}
	if missed != mostMisses || limited != 2*mostMisses {
		t.Errorf("%d come back to no room and %d are told that it is too much", missed, limited)
	}
}

// Rooms that there are count for nothing: whole schools may come from one address.
func TestWhoKnowsTheirRoomsIsNotCountedByAddress(t *testing.T) {
	d := newDoor(t)
	host := d.openFrom("192.0.2.1")
	d.say(host, hello("Ann"))
	room := d.say(host, `{"t":"create","id":2,"seats":4}`)[0].Body.(*wire.Joined).Room.Code
	for n := range 3 * mostMisses {
		c := d.openFrom("192.0.2.1")
		d.say(c, hello(fmt.Sprint("P", n)))
		got := d.say(c, fmt.Sprintf(`{"t":"join","id":2,"room":"%s","as":"watch"}`, room))
		if no, is := got[0].Body.(*wire.No); is {
			t.Fatalf("the %d. is told %s", n, no.Code)
		}
		d.say(c, `{"t":"leave","id":3}`)
		d.gate.Gone(d.now, c)
	}
	if len(d.gate.misses) != 0 {
		t.Errorf("they are counted: %v", d.gate.misses)
	}
}

func TestAnAddressIsForgottenOnceAllMayBeTriedFromItAgain(t *testing.T) {
	d := newDoor(t)
	d.trying("192.0.2.1", "a", 30)
	d.now += 20_000
	d.gate.misses.sweep(d.now)
	if len(d.gate.misses) != 1 {
		t.Error("it is forgotten too soon")
	}
	d.now += forgetAfter
	d.gate.Advance(d.now)
	if len(d.gate.misses) != 0 {
		t.Error("it is kept in mind")
	}
}
