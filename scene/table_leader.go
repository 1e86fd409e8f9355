package scene

import (
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/paint"
)

// leader is what leads a table, a lesson or a puzzle, or what a table counts for, the deal of the day. A table that is led
// is no match of the player's: it is neither saved nor counted, and nothing is taken back at it.
type leader interface {
	// begin is called when the table is put on the stage.
	begin(s *Stage, t *Table)
	// allows says whether a wish of the player's goes to the table; where not it has said why.
	allows(s *Stage, t *Table, c engine.Command) bool
	// update is a tick, before the table looks at the input.
	update(s *Stage, t *Table, in *input.Tick)
	// over is called in place of the result, once the end of the round has been seen.
	over(s *Stage, t *Table)
	// leave is called when the table leaves the stage.
	leave(s *Stage, t *Table)
	// pause is what can be done besides playing on.
	pause(s *Stage, t *Table) PauseActions
	// draw paints above the table.
	draw(p *paint.Painter, t *Table)
}

// guider is a leader that shows the player what to do.
type guider interface {
	leader
	// asked is the player's wish for advice.
	asked(s *Stage, t *Table)
	// sayAnew says what stands in another language.
	sayAnew(s *Stage, t *Table)
	// hidesOdds says that how likely a bluff is must not be told: it is what the player is asked.
	hidesOdds() bool
}

// lead is what whoever leads a table does with it.
type lead struct {
	*chair
	hand    *hand
	hint    *hinter
	bubble  *bubble
	verdict *verdictShow
}

// Rests says whether the picture rests on the newest beat and nothing is being told.
func (d *lead) Rests() bool {
	return d.current() && d.queue.Idle() && d.hold == 0 && !d.verdict.on
}

// Entitle names the round and the rules, where the table shows them, by other words.
func (d *lead) Entitle(round, rules string) { d.facts.round, d.ruled = round, rules }

// Deny says at a card, or where there is none at the table, why something is not to be done now.
func (d *lead) Deny(s *Stage, card engine.Card, why string) {
	d.hand.chosen = 0
	if card != 0 {
		d.hand.startShake(s, card)
	} else {
		s.Audio().Play(assets.SoundRefuse)
	}
	d.hint.close(s)
	d.bubble.say(s, why, card)
}

// Tell says something at the table.
func (d *lead) Tell(s *Stage, text string) { d.bubble.say(s, text, 0) }

// Show lights up what the player is to do, as advice does; false: it is not the time, or stands there already.
func (d *lead) Show(c engine.Command, text string) bool {
	h := d.hint
	if h.on || !h.hintable() || !d.possible(c) {
		return false
	}
	h.items = append(h.items[:0], hintItem{c, text})
	h.at, h.age, h.on, h.snap, h.mark = 0, 0, true, d.shown, c
	d.bubble.close()
	return true
}

// possible says whether the table would grant it now.
func (d *lead) possible(c engine.Command) bool {
	switch c.Verb {
	case engine.VerbCallUno:
		return d.mayCall()
	case engine.VerbCatchUno:
		return d.mayCatch(c.Target)
	}
	return d.mine()
}

// Shows says whether something is lit up.
func (d *lead) Shows() bool { return d.hint.on }

// Unshow ends that.
func (d *lead) Unshow(s *Stage) { d.hint.close(s) }

// DrawLamp draws the lamp of advice, in ink.
func (d *lead) DrawLamp(p *paint.Painter, x, y, k float32) { d.hint.inkLamp(p, x, y, k) }

// Rules are the table's, as they were set.
func (d *lead) Rules() string { return d.o.Setup.Rules }
