package table

import (
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// Leader is what leads a table, a lesson or a puzzle, or what a table counts for, the deal of the day. A table that is led
// is no match of the player's: it is neither saved nor counted, and nothing is taken back at it.
type Leader interface {
	// Begin is called when the table is put on the stage.
	Begin(s *stage.Stage, t *Table)
	// Allows says whether a wish of the player's goes to the table; where not it has said why.
	Allows(s *stage.Stage, t *Table, c engine.Command) bool
	// Update is a tick, before the table looks at the input.
	Update(s *stage.Stage, t *Table, in *input.Tick)
	// Over is called in place of the result, once the end of the round has been seen.
	Over(s *stage.Stage, t *Table)
	// Leave is called when the table leaves the stage.
	Leave(s *stage.Stage, t *Table)
	// Pause is what can be done besides playing on.
	Pause(s *stage.Stage, t *Table) PauseActions
	// Draw paints above the table.
	Draw(p *paint.Painter, t *Table)
}

// Guider is a Leader that shows the player what to do.
type Guider interface {
	Leader
	// Asked is the player's wish for advice.
	Asked(s *stage.Stage, t *Table)
	// SayAnew says what stands in another language.
	SayAnew(s *stage.Stage, t *Table)
	// HidesOdds says that how likely a bluff is must not be told: it is what the player is asked.
	HidesOdds() bool
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
func (d *lead) Entitle(round, rules string) {
	d.facts.round, d.heading.ruled, d.heading.whole = round, rules, rules
}

// Deny says at a card, or where there is none at the table, why something is not to be done now.
func (d *lead) Deny(s *stage.Stage, card engine.Card, why string) {
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
func (d *lead) Tell(s *stage.Stage, text string) { d.bubble.say(s, text, 0) }

// Show lights up what the player is to do, as advice does; false: it is not the time, or stands there already.
func (d *lead) Show(c engine.Command, text string) bool {
	h := d.hint
	if h.on || !h.hintable() || !d.possible(c) {
		return false
	}
	h.items = append(h.items[:0], hintItem{c, text})
	h.at, h.age, h.on, h.snap, h.mark = 0, 0, true, d.shown, h.held(c)
	d.bubble.close()
	return true
}

// possible says whether the table would grant it now.
func (d *lead) possible(c engine.Command) bool {
	switch c.Verb {
	case engine.VerbCallUno:
		return d.grantedCall()
	case engine.VerbCatchUno:
		return d.mayCatch(c.Target)
	}
	return d.mine()
}

// Shows says whether something is lit up.
func (d *lead) Shows() bool { return d.hint.on }

// Unshow ends that.
func (d *lead) Unshow(s *stage.Stage) { d.hint.close(s) }

// DrawLamp draws the lamp of advice, in ink.
func (d *lead) DrawLamp(p *paint.Painter, x, y, k float32) { d.hint.inkLamp(p, x, y, k) }

// Rules are the table's, as they were set.
func (d *lead) Rules() string { return d.o.Setup.Rules }
