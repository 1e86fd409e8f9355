package table

import (
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/rules"
	"fourtell/scene/stage"
	"fourtell/words"
)

// pause stops the table and its clock.
func (t *Table) pause(s *stage.Stage) {
	t.hand.cancel(s)
	t.saving.stand()
	t.sharing.coverNow(s)
	if t.o.Led != nil {
		s.Open(NewPause(t.o.Led.Pause(s, t)))
		return
	}
	s.Open(NewPause(t.o.Company.Pause(s, t)))
}

// restart deals a new game at the same table.
func (t *Table) restart(s *stage.Stage) {
	o := t.o
	o.Setup.Seed = engine.Mix(o.Setup.Seed, uint64(t.shown.Seq), 7)
	o.BotSeed = engine.Mix(o.BotSeed, 8)
	o.Setup.Position, o.Replaces = nil, true
	next, err := New(o)
	if err != nil { // the same set-up has made this table
		s.Toasts().Alert(err.Error(), "")
		return
	}
	s.Go(next)
}

// openLog shows everything that has happened; the table goes on behind it.
func (t *Table) openLog(s *stage.Stage) {
	t.hud.fresh = false
	t.hand.cancel(s)
	s.Open(&logPanel{deck: t.deck})
}

// openPlayed shows what has been played; the table goes on behind it.
func (t *Table) openPlayed(s *stage.Stage) {
	if t.o.Demo || t.people.covered {
		return
	}
	s.Audio().Play(assets.SoundClick)
	t.hand.cancel(s)
	s.Open(&playedPanel{peek: t.peek})
}

// openRules opens the rules of the table at one of them; the table waits meanwhile.
func (t *Table) openRules(s *stage.Stage, at string) {
	t.hand.cancel(s)
	t.saving.stand()
	s.Open(&rules.Page{Rules: t.o.Setup.Rules, At: at, Stands: true})
}

// leads lets whoever leads the table answer the wish for advice; it says whether anybody does.
func (t *Table) leads(s *stage.Stage) bool {
	g := t.guided()
	if g != nil {
		g.Asked(s, t)
	}
	return g != nil
}

// OwnPads keeps the gamepads of the other people out of a picture that is one person's: whoever is shown the table, or is
// to lift the curtain. A menu listens to everybody's.
func (t *Table) OwnPads(s *stage.Stage, in *input.Tick) {
	if !t.people.curtains() || in.PadsHere() < 2 {
		return
	}
	owner := t.viewer
	switch m := s.Top().(type) {
	case *Curtain:
		owner = m.seat
	case stage.Pauser:
		if m.Pauses() {
			return
		}
	}
	in.OnlyPads(t.people.sharerAt(owner), len(t.people.sharers))
}

// FocusLost is told when the window has lost the keyboard.
func (t *Table) FocusLost(s *stage.Stage) {
	if !t.o.Demo && !t.left {
		t.sharing.coverNow(s)
	}
}

// PadLost is told when a gamepad has gone while one is played with: the table waits.
func (t *Table) PadLost(s *stage.Stage) {
	if t.o.Demo || t.left || t.shown.Over() {
		return
	}
	s.Toasts().Alert(t.lang.Say(words.PadGone), t.lang.Say(words.PadGoneLine))
	for i := range s.Modals() {
		if p, ok := s.Modals()[i].(stage.Pauser); ok && p.Pauses() {
			return // it waits already
		}
	}
	t.pause(s)
}

// Mood is the state of the music at this table.
func (t *Table) Mood() assets.Mood {
	switch {
	case t.o.Demo:
		return assets.MoodTitle
	case t.tense():
		return assets.MoodTension
	}
	return assets.MoodTable
}

// SendAway ends the table's programs, without waiting for them: Stage.shut does.
func (t *Table) SendAway(s *stage.Stage) { t.out.sendAway(s) }
