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

// plays are the legal plays that begin with that card, any card of its face being as good.
func (a *asker) plays(card engine.SeenCard) []engine.Command {
	var out []engine.Command
	for _, c := range a.shown.Legal {
		if c.Verb != engine.VerbPlay {
			continue
		}
		if len(c.Cards) == 0 && c.Card.Face == card.Face {
			c.Card = engine.SeenCard{ID: card.ID, Face: card.Face}
			out = append(out, c)
		}
	}
	return out
}

// several groups the legal plays that begin with a card by the cards laid, the single card first.
func (a *asker) several(card engine.SeenCard) [][]engine.Command {
	var out [][]engine.Command
	if single := a.plays(card); len(single) > 0 {
		out = append(out, single)
	}
	for _, c := range a.shown.Legal {
		if c.Verb != engine.VerbPlay || len(c.Cards) < 2 || c.Cards[0].Face != card.Face {
			continue
		}
		c.Cards = append([]engine.SeenCard(nil), c.Cards...)
		for i := range c.Cards { // the card pressed goes first; another of its face takes its place
			if c.Cards[i].ID == card.ID {
				c.Cards[i] = c.Cards[0]
			}
		}
		c.Cards[0] = card
		if n := len(out); n > 0 && sameCards(out[n-1][0].Cards, c.Cards) {
			out[n-1] = append(out[n-1], c)
			continue
		}
		out = append(out, []engine.Command{c})
	}
	return out
}

func sameCards(a, b []engine.SeenCard) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].ID != b[i].ID {
			return false
		}
	}
	return true
}

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
