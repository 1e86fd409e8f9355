package table

import (
	"fourtell/engine"
	"fourtell/words"
)

// deeds are what each seat did last, as far as nothing else on a big screen shows it: a card that was played lies there, one that was
// taken does not.
type deeds struct {
	*view
	of   [engine.MaxSeats]deed
	turn string // of whose turn it is
	seen uint32 // Seq of the last beat followed
}

type deed struct {
	key  words.Key // "": nothing
	n    int
	line string
	now  bool // in the move that goes on: a verdict's cards come on top of those that were due
}

// sayAnew says them in the language spoken.
func (d *deeds) sayAnew() {
	d.turn = d.lang.Say(words.CompanyPlaysNow)
	for i := range d.of {
		d.put(engine.Seat(i), d.of[i].key, d.of[i].n)
	}
}

// follow takes over what has happened up to the beat shown.
func (d *deeds) follow(s *engine.Snapshot) {
	for i := range s.History {
		e := &s.History[i]
		if e.Beat <= d.seen {
			continue
		}
		switch e.Kind {
		case engine.EventDealt, engine.EventRoundOver:
			d.of = [engine.MaxSeats]deed{}
		case engine.EventPlayed, engine.EventJumpedIn:
			d.put(e.Seat, "", 0)
		case engine.EventTurn:
			for n := range d.of {
				d.of[n].now = false
			}
		case engine.EventDrawn, engine.EventPenalty:
			d.take(e.Seat, e.Count)
		case engine.EventSkipped:
			if n := int(e.Seat); n >= 0 && n < len(d.of) && d.of[n].key != words.CompanyTook { // who took cards for it is seen to pay
				d.put(e.Seat, words.CompanySkipped, 0)
			}
		}
	}
	d.seen = s.Seq
}

// take notes cards that a seat takes, with those it has taken in the same move.
func (d *deeds) take(seat engine.Seat, n int) {
	if seat < 0 || int(seat) >= len(d.of) {
		return
	}
	if was := &d.of[seat]; was.now {
		n += was.n
	}
	d.put(seat, words.CompanyTook, n)
	d.of[seat].now = true
}

func (d *deeds) put(seat engine.Seat, key words.Key, n int) {
	if seat < 0 || int(seat) >= len(d.of) {
		return
	}
	if d.of[seat] = (deed{key: key, n: n}); key != "" {
		d.of[seat].line = d.lang.Say(key, words.Count("n", n))
	}
}

// line is what stands under a seat's name.
func (d *deeds) line(seat int) string {
	if d.facts.seats[seat].active {
		return d.turn
	}
	return d.of[seat].line
}
