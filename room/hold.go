package room

import "fourtell/engine"

// A person needs time to see that somebody forgot to call, and the bots time to catch a person who did. So at a table with a
// person a bot's play that would end such a chance (engine.Fleeting) waits until holdAfterGrace has passed since it was given.

// holdUntil is when a bot may do that at the earliest; 0 when it may at once.
func (t *Table) holdUntil(c engine.Command) engine.Millis {
	book, ok := t.book.(engine.Fleeting)
	if !ok || !t.withPerson(t.public.Hands) {
		return 0
	}
	since, ends := book.Ends(&t.public, c)
	if !ends {
		return 0
	}
	return since + holdAfterGrace
}

// mustHold says whether a bot's command is to wait. At a table whose clock stands between commands nothing does.
func (t *Table) mustHold(c engine.Command) bool {
	return !t.opt.Pace.Still && t.Now() < t.holdUntil(c)
}

// releaseHeld lets a held play go once its time has come. Whatever else was granted meanwhile has already dropped it, and
// the bot decides anew.
func (t *Table) releaseHeld() {
	for i := range t.chairs {
		c := &t.chairs[i]
		if c.holds && t.Now() >= t.holdUntil(c.held) {
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
