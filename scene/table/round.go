package table

import (
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/scene/stage"
	"fourtell/words"
)

// finish hands over to the result once everything about the end of the round has been seen.
func (t *Table) finish(s *stage.Stage) {
	if !t.shown.Over() || !t.queue.Idle() || !t.current() || t.hold > 0 || !t.o.Company.Opened() {
		t.over = 0
		return
	}
	t.over++
	wait := stage.TicksPerSecond
	if t.speed == stage.SpeedInstant || t.o.Demo {
		wait = 1
	}
	if t.over < wait {
		return
	}
	t.over = 0
	if t.o.Demo {
		t.again(s)
		return
	}
	if t.o.Led != nil {
		t.o.Led.Over(s, t)
		return
	}
	d := t.result(s)
	t.mates.result(s, t, &d)
	s.Go(t.ways.Result(d))
}

// again deals anew: the match's next round where there is one, else a new game from the next seed.
func (t *Table) again(s *stage.Stage) {
	t.forget()
	t.left = false // the next round's beats are wanted, though the result still stands
	if t.shown.Phase == engine.PhaseRoundOver && !t.single() {
		t.people.covered = t.people.curtains()
		if t.table.NextRound() == nil {
			if t.people.covered {
				t.people.next = t.people.firstAsked()
			}
			return
		}
	}
	t.o.Setup.Seed = engine.Mix(t.o.Setup.Seed, 1, 2, 3)
	t.o.BotSeed = engine.Mix(t.o.BotSeed, 4, 5, 6)
	t.o.Setup.Position = nil
	if t.o.Setup.Deal != nil { // of a round alone there is no more than that round
		t.o.Setup.Deal, t.o.Setup.Scores = nil, nil
	}
	n := engine.Seat(len(t.names))
	t.o.Setup.Dealer = (t.o.Setup.Dealer + 1) % n
	if err := t.deal(); err != nil { // the same table was made before
		s.Toasts().Alert(t.lang.Say(words.ErrorRules, words.With("why", t.lang.WhyRules(err))), "")
		return
	}
	t.setPace()
	t.saving.asked, t.saving.replaces = false, true // a match that was over stands in nobody's way
}

// Single says whether each round of that table stands alone.
func Single(s *engine.Snapshot) bool {
	r, err := games.Rules(s.Game, s.Rules)
	return err != nil || !r.Match()
}

// putAway makes a table fit to be come back to: a question is asked again then, and shared cards are covered.
func (t *Table) putAway(s *stage.Stage) {
	if t.saving.auto == nil {
		t.saving.asked = false
	}
	if t.sharing.coverNow(s); t.people.covered {
		return
	}
	t.hand.cancel(s)
	t.question.end()
	t.bubble.end()
	t.hold = 0
	t.verdict.clear()
	now := t.table.View(t.viewer)
	t.newest = now.Seq
	t.hand.arrange(&now)
	t.queue.Settle(now)
}

// BackTo is this table, put away.
func (t *Table) BackTo(s *stage.Stage) stage.Scene {
	t.putAway(s)
	return t
}

// GoesOn says whether a table waits for anything but the people at this screen: a motion, a bot's thought, its clock.
func (t *Table) GoesOn() bool {
	switch {
	case t.mates.goesOn():
		return true
	case t.people.covered, t.shown.Over():
		return !t.queue.Idle() || t.hold > 0
	}
	return !t.asked() || t.clock.timed() >= 0 || t.round.runs()
}
