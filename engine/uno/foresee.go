package uno

import "fourtell/engine"

// Foreseen is what comes of a play as far as the seat that wishes it can know: nothing in it rests on a card it cannot see. It is
// read off a table imagined, on which the engine has made the play, so that whoever tells of it beforehand needs no rules.
type Foreseen struct {
	Next  engine.Seat // who follows the seat, as play goes before it
	Stops bool        // Next is kept from its turn, and has nothing to answer with by the rules
	From  engine.Seat // whose hand comes into the seat's; NoSeat: it keeps its own
	// Due are the cards that a draw card played has whoever is asked next answer for; 0: nobody is asked that, or has drawn them.
	Due int
	// Doubted says that whoever is asked next may challenge the play, and WrongCosts how many cards more than letting it be that
	// costs where the play is no bluff.
	Doubted    bool
	WrongCosts int
}

// Foresee makes a play of the viewer's on an imagined table; ok is false where the play is refused there, or the round over with
// it, or where the Snapshot is none to imagine a table from.
func Foresee(v *engine.Snapshot, c engine.Command) (f Foreseen, ok bool) {
	f = Foreseen{Next: engine.NoSeat, From: engine.NoSeat}
	t, err := Imagine(v)
	if err != nil || c.Verb != engine.VerbPlay || c.Blind { // of an unseen card nothing is foreseen
		return f, false
	}
	var before State
	t.Deal(&before, t.anyhow(), 0)
	after, seat := before, int8(v.Viewer)
	c.Seat = v.Viewer
	m := before.naming().move(c)
	if after.Apply(&m, nil) != engine.Legal || after.Over() {
		return f, false
	}
	f.Next = engine.Seat(before.next(seat))
	f.From = cameFrom(&before, &after, seat)
	f.Stops = after.turn != int8(f.Next)
	if after.phase == engine.PhaseRespond {
		p := &after.pending
		f.Stops = f.Stops || after.judge().answers() == 0
		if !p.paid {
			f.Due = int(p.stack)
		}
		f.Doubted = after.judge().challengeable()
		f.WrongCosts = after.rules.Price(engine.Innocent, int(p.stack), p.paid).Challenger - f.Due
	}
	return f, true
}

// cameFrom is the seat whose hand, as it was, the seat holds now.
func cameFrom(before, after *State, seat int8) engine.Seat {
	for t := int8(0); t < before.seats; t++ {
		if h := &before.hands[t]; t != seat && h.count > 0 && h.within(&after.hands[seat]) {
			return engine.Seat(t)
		}
	}
	return engine.NoSeat
}

// anyhow gives every seat as many of the unseen cards as it needs, as they come.
func (t *Imagined) anyhow() *[engine.MaxSeats][]engine.Card {
	var hidden [engine.MaxSeats][]engine.Card
	left := t.unseen
	for seat, need := range t.need {
		for ; need > 0 && len(left) > 0; need-- {
			hidden[seat] = append(hidden[seat], left[0].ID)
			left = left[1:]
		}
	}
	return &hidden
}
