package room

import "fourtell/engine"

// A person needs time to see that somebody forgot to call, and the bots time to catch a person who did. So at a table with a
// person a bot's play that would end such a chance (engine.Fleeting) waits until holdAfterGrace has passed since it was given.

// And who is far away hears of a question later and is heard later: a bot's answer that would end it for them too waits for theirs.

// holdUntil is when a bot may do at the earliest what it wished at that time.
func (t *Table) holdUntil(c engine.Command, since engine.Millis) engine.Millis {
	return max(t.chanceEnds(c), since+t.farthest(c))
}

// chanceEnds is up to when people have a chance that the command would end; 0: it ends none.
func (t *Table) chanceEnds(c engine.Command) engine.Millis {
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

// farthest is how far away the farthest of the people is who are asked too, where the command would end the question for them.
func (t *Table) farthest(c engine.Command) (far engine.Millis) {
	book, ok := t.book.(engine.Racing)
	if !ok || t.opt.Far == nil || !book.Races(&t.public, c) {
		return 0
	}
	for i := range t.chairs {
		if s := engine.Seat(i); t.chairs[i].person() && t.public.OwedBy(s) {
			far = max(far, t.opt.Far(s))
		}
	}
	return far
}

// mustHold says whether a bot's command is to wait. At a table whose clock stands between commands nothing does.
func (t *Table) mustHold(c engine.Command) bool {
	return !t.opt.Pace.Still && t.Now() < t.holdUntil(c, t.Now())
}

// releaseHeld lets what is held go once its time has come. Whatever else was granted meanwhile has already dropped it, and
// the bot decides anew.
func (t *Table) releaseHeld() {
	for i := range t.chairs {
		c := &t.chairs[i]
		if c.holds && t.Now() >= t.holdUntil(c.held, c.since) {
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
