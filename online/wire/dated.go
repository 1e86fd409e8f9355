package wire

import "fourtell/room/dated"

// mostHeld is how many points a hand may be told to hold.
const mostHeld = 10_000

// HeldSteps are the steps in which what a hand held is counted, by the least of each: nothing, one to nine …
func HeldSteps() [8]int { return [...]int{0, 1, 10, 20, 30, 50, 80, 120} }

// HeldStep is in which of HeldSteps it is.
func HeldStep(held int) int {
	steps := HeldSteps()
	at := len(steps) - 1
	for at > 0 && held < steps[at] {
		at--
	}
	return at
}

func (d *Dated) tidy() *Fault {
	switch {
	case !dated.IsDay(d.Deal) && !dated.IsWeek(d.Deal):
		return bad(0, "deal: a day as 2026-11-28, or a week as 2026-W48")
	case d.Place == 0 && (d.Of != 0 || d.Held != 0):
		return bad(0, "place: the result of a deal has one")
	case d.Place == 0:
		return nil
	case d.Of < MinSeats || d.Of > MaxSeats:
		return bad(0, "of: 2 to 10 seats")
	case d.Place < 1 || d.Place > d.Of:
		return bad(0, "place: from 1 to the number of seats")
	case d.Held < 0 || d.Held > mostHeld:
		return bad(0, "held: from 0 to 10000")
	}
	return nil
}
