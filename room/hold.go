package room

import "fourtell/engine"

// A person needs time to see that somebody forgot to call, and the bots time to catch a person who did. So while a seat may
// be caught at a table with a person, a bot's play waits until the grace time and holdAfterGrace more have passed.

// holdUntil is when the last of the seats that may be caught stops holding up the bots; 0 when none does.
func (t *Table) holdUntil() engine.Millis {
	if !t.withPerson() {
		return 0
	}
	var until engine.Millis
	for i := range t.public.Hands {
		if h := &t.public.Hands[i]; h.Catchable {
			until = max(until, h.CatchFrom+holdAfterGrace)
		}
	}
	return until
}

// withPerson says whether somebody who is no bot plays at the table.
func (t *Table) withPerson() bool {
	for i := range t.chairs {
		c, h := &t.chairs[i], &t.public.Hands[i]
		if c.who != nil && !c.paced && !h.Away && !h.Out {
			return true
		}
	}
	return false
}

// mustHold says whether a bot's command would close a window a person still has time for. Accepting and challenging leave
// it open, and so do calls and catches.
func (t *Table) mustHold(c engine.Command) bool {
	return (c.Verb == engine.VerbPlay || c.Verb == engine.VerbDraw) && !t.opt.Pace.Still && t.Now() < t.holdUntil()
}

// releaseHeld lets a held play go once its time has come. Whatever else was granted meanwhile has already dropped it, and
// the bot decides anew.
func (t *Table) releaseHeld() {
	for i := range t.chairs {
		c := &t.chairs[i]
		if c.holds && t.Now() >= t.holdUntil() {
			c.holds = false
			t.take(c.held)
		}
	}
}

// Hear takes up what the people wish, and lets no time pass: for the moments between somebody's move and the next person's
// look at the table, which are on nobody's clock. They may still call and catch; bots wait, since their time does not
// pass either. While paused it does nothing.
func (t *Table) Hear() {
	if t.paused {
		return
	}
	t.start()
	t.poll(false)
}
