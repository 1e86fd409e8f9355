package scene

import (
	"fourtell/engine"
	"fourtell/engine/uno"
	"fourtell/scene/stage"
)

// asker is what a question over the table knows of it: who is asked what, what they may play, and what stays in force beside it.
type asker struct {
	*chair
	peek    *peek
	besides *besides
}

func newAsker(c *chair, k *peek, b *besides) *asker { return &asker{chair: c, peek: k, besides: b} }

// showsOdds says whether the player is told the odds of a bluff of that seat.
func (v *asker) showsOdds(seat engine.Seat) bool {
	if g := v.guided(); g != nil && g.d.kind == drillBluff {
		return false // that is the puzzle
	}
	switch v.stage.Settings.Odds {
	case stage.OddsOff:
		return false
	case stage.OddsByLevel:
		kind := ""
		if i := int(seat); i >= 0 && i < len(v.o.Bots) {
			kind = v.o.Bots[i]
		}
		level := levelOf(kind)
		return level != "expert" && level != "master"
	}
	return true
}

// mayBeDoubted says whether the rules let a Wild Draw Four be challenged, and it is not the player's last card.
func (v *asker) mayBeDoubted() bool {
	r, err := uno.ParseRules(v.shown.Rules)
	return err == nil && r.MayChallenge() && r.MayBluff() && len(v.shown.Hands[v.viewer].Cards) > 1
}
