package room

import "fourtell/engine"

// A person needs time to see that somebody forgot to call, and the bots time to catch a person who did. So at a table with a
// person a bot's play that would end such a chance (engine.Fleeting) waits until holdAfterGrace has passed since it was given.

// Bots do not race each other for it: what would end a chance, and an accusation, waits while another bot is about to call. So a bot
// forgets its call as often as its kind does, and never for want of time.

// And who is far away hears of a question later and is heard later: a bot's answer that would end it for them too waits for theirs.

// holdUntil is when a bot may do at the earliest what it wished at that time.
func (t *Table) holdUntil(c engine.Command, since engine.Millis) engine.Millis {
	return max(t.chanceEnds(c), since+t.farthest(c))
}

// chanceEnds is up to when people have a chance that the command would end; 0: it ends none.
func (t *Table) chanceEnds(c engine.Command) engine.Millis {
	since, ends := t.ends(c)
	if !ends || !t.withPerson(t.public.Hands) {
		return 0
	}
	return since + holdAfterGrace
}

// ends says whether the command would end a chance, and since when people have it.
func (t *Table) ends(c engine.Command) (since engine.Millis, yes bool) {
	book, ok := t.book.(engine.Fleeting)
	if !ok {
		return 0, false
	}
	return book.Ends(&t.public, c)
}

// cutsOff says whether the command would take the time to call from another bot that is about to.
func (t *Table) cutsOff(c engine.Command) bool {
	if _, ends := t.ends(c); !ends && t.book.Aside(&t.public, c) != engine.Accuses {
		return false
	}
	for i := range t.chairs {
		if who, ok := t.chairs[i].who.(Calling); ok && engine.Seat(i) != c.Seat && who.Calling() {
			return true
		}
	}
	return false
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

// mustHold says whether a bot's command, wished at that time, is to wait. At a table whose clock stands between commands none waits
// for a time to come.
func (t *Table) mustHold(c engine.Command, since engine.Millis) bool {
	return t.cutsOff(c) || !t.opt.Pace.Still && t.Now() < t.holdUntil(c, since)
}

// releaseHeld lets what is held go once its time has come. Whatever else was granted meanwhile has already dropped it, and
// the bot decides anew.
func (t *Table) releaseHeld() {
	for i := range t.chairs {
		c := &t.chairs[i]
		if c.holds && !t.mustHold(c.held, c.since) {
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
