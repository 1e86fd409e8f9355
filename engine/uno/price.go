package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
)

// Price is what a verdict on a Wild Draw Four costs. The engine takes it from the two, and whoever tells of it beforehand
// or afterwards reads the same: this is said nowhere else.
type Price struct {
	Accused, Challenger int  // cards each draws from the pile, or the accused from the challenger
	Moves               bool // the accused's are those the challenger has drawn already
	TurnLost            bool // the challenger does not play next
}

// Price is what that verdict costs where stack cards are due, and paid says that the challenger has drawn them (RULES.md,
// wd4_guilty, wd4_innocent_extra, wd4_after_guilty). Where fours are stacked the accused takes the whole stack, whatever
// wd4_guilty says; else additive is four beside those of the challenger, instead the challenger's own.
func (r *Rules) Price(v engine.Verdict, stack int, paid bool) Price {
	due := stack
	if paid {
		due = 0
	}
	if v != engine.Guilty {
		return Price{Challenger: due + int(r[WD4InnocentExtra]), TurnLost: true}
	}
	p := Price{Accused: stack, Moves: paid, TurnLost: r[WD4AfterGuilty] != ChallengerPlays}
	if r[WD4Guilty] == Additive && !r.stacksFour() {
		p.Accused, p.Challenger, p.Moves = 4, due, false
	}
	return p
}

// PaysFirst says whether the victim of a Wild Draw Four draws before it decides. Where it may have an answer it can't: the
// stack may grow, or go on to another.
func (r *Rules) PaysFirst() bool { return r[WD4Timing] == AfterDraw && !r.answered(shed.PendingWD4) }

// Asks says whether the victim of that draw card is asked what to do before it draws: to stack, to turn it away, or to challenge.
func (r *Rules) Asks(f engine.Face) bool {
	if shed.SymbolOf(f) == shed.DrawTwo {
		return r.answered(shed.PendingDrawTwo)
	}
	return r.answered(shed.PendingWD4) || r.MayChallenge() && !r.PaysFirst()
}
