package uno

import (
	"fourtell/engine"
	"fourtell/engine/uno"
)

// choice is what a seat whose hand is hidden has chosen to do, and what it saw of the table: from it a manner of playing tells
// how likely each hand was.
type choice struct {
	what  choiceKind
	seat  int8
	drawn bool         // the card played is the one just drawn
	at    int16        // steps before it
	face  engine.Face  // played
	named engine.Color // with a wild
	color engine.Color // that was active
	fit   uno.FaceSet  // what fitted
	next  int8         // cards of the seat that plays after it
	prev  int8         // and of the one before
	seats int8         // in the round
	// banned are faces that the hand had none of, proved, one the faces of which it had one.
	banned, one uno.FaceSet
	betray      uno.FaceSet // faces that would have made a draw four a bluff
}

type choiceKind uint8

const (
	chosePlay choiceKind = iota
	choseDraw            // nothing fitted, it seems
	choseKeep            // kept the card just drawn, which fits
	choseFour            // played a draw four, which is judged elsewhere
)

// choosing follows a history as far as choices need it.
type choosing struct {
	choices []choice
	// dealt: the history begins with a deal, so that every card is accounted for; moved: whole hands have changed seats.
	dealt, moved bool
	first, dir   int // the way play went at first, and goes
	held         [engine.MaxSeats]int
	fresh        engine.Seat          // has just drawn, and is still on turn
	lastFour     [engine.MaxSeats]int // the choice that was its last four, plus one
}

// count follows a step.
func (c *choosing) count(s *step) {
	switch s.what {
	case stepGain:
		c.held[s.seat] += int(s.n)
	case stepPin:
		c.held[s.seat]++
	case stepLose:
		c.held[s.seat]--
	case stepSwap, stepRotate, stepGive, stepEmpty:
		c.moved = true
	}
}

// beside is the next seat in the round from that one in the direction of dir.
func (r *reader) beside(seat engine.Seat, dir int) engine.Seat {
	at := 0
	for i, s := range r.clockwise[:r.seats] {
		if s == seat {
			at = i
		}
	}
	for range r.seats {
		at = (at + dir + r.seats) % r.seats
		if s := r.clockwise[at]; !r.out[s] {
			return s
		}
	}
	return seat
}

// chose notes a choice about to be read.
func (r *reader) chose(what choiceKind, seat engine.Seat, face engine.Face, named engine.Color) {
	if !r.hidden(seat) || r.moved || len(r.steps) > mostSteps {
		return
	}
	c := choice{what: what, seat: int8(seat), at: int16(len(r.steps)), face: face, named: named, color: r.color,
		fit: uno.Fitting(r.color, r.symbol), betray: uno.Betraying(*r.rules, r.color, r.symbol), drawn: r.fresh == seat,
		next: small(r.held[r.beside(seat, r.dir)]), prev: small(r.held[r.beside(seat, -r.dir)])}
	for s := range r.seats {
		if !r.out[s] {
			c.seats++
		}
	}
	r.choices = append(r.choices, c)
}

func small(n int) int8 { return int8(min(max(n, 0), 100)) }

// faces finds the way play went when the history began.
func (r *reader) faces(s *engine.Snapshot) {
	r.dir, r.fresh = int(s.Direction), engine.NoSeat
	for i := len(s.History) - 1; i >= 0 && s.History[i].Kind != engine.EventDealt; i-- {
		if s.History[i].Kind == engine.EventReversed {
			r.dir = -r.dir
		}
	}
	r.first = r.dir
}
