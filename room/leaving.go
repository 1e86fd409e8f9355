package room

import "fourtell/engine"

// Leave tells the game that the player of that seat is gone and, where the seat stays in the round, sits the house's bot
// down in their place (Options.NewBot; RULES.md, "Leaving"). The error is an *engine.Illegal.
func (t *Table) Leave(s engine.Seat) error {
	if err := t.Do(engine.Do(s, engine.VerbLeave)); err != nil {
		return err
	}
	if t.public.Hands[s].Out {
		t.Seat(s, nil)
	} else {
		t.seatBot(s)
	}
	return nil
}

// Return gives the seat back to a player. The error is an *engine.Illegal, and nobody changes chairs then.
func (t *Table) Return(s engine.Seat, c Controller) error {
	if err := t.Do(engine.Do(s, engine.VerbReturn)); err != nil {
		return err
	}
	t.Seat(s, c)
	return nil
}

// NextRound deals the next round of a match. The error is an *engine.Illegal: not_now while one is on.
func (t *Table) NextRound() error {
	seat := engine.Seat(0) // any that has not been removed may ask for it
	for i := range t.public.Hands {
		if !t.public.Hands[i].Out {
			seat = engine.Seat(i)
			break
		}
	}
	c := engine.Do(seat, engine.VerbNextRound)
	if t.opt.NextKey != nil {
		c.Key = t.opt.NextKey()
	}
	return t.Do(c)
}

// PlayOut lets a headless table play until the round is over, at most that many ticks; it says whether it is. It is for
// tables of bots: a Person would be waited for.
func (t *Table) PlayOut(ticks int) bool {
	for range ticks {
		t.Step()
		if t.Over() {
			return true
		}
	}
	return t.Over()
}
