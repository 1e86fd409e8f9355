package table

import (
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/room"
)

// chair is where the player who is shown the table sits: what they may do now, and the one wish that waits to be granted.
type chair struct {
	*view
	person *room.Person   // nil when nobody sits at this screen
	wish   engine.Command // waits for the chair to be free
	wishes bool
	// bluffed: the Wild Draw Four that waits for its answer is the player's own bluff.
	bluffed bool
	// allows is asked about every wish where somebody leads the table; nil: each may be made.
	allows func(engine.Command) bool
}

func newChair(v *view) *chair { return &chair{view: v} }

// mine says whether the player owes a decision and sees it.
func (c *chair) mine() bool { return c.person != nil && c.current() && c.shown.Owes() }

// asked says whether the player owes a decision and the picture has come to rest on it.
func (c *chair) asked() bool { return c.mine() && c.queue.Idle() && c.hold == 0 }

// popped says whether the drawn card is in question.
func (c *chair) popped() bool { return c.mine() && c.shown.Phase == engine.PhaseDrawn }

// What the table would grant (granted, cutsIn, granted calls) and what the player may see of it are told apart here alone: by rules
// that mark nothing (engine.Unaided) playable, mayJump, mayCall and mayAnswer say no more than everybody at the table can see, and
// whatever is drawn, spoken or found by a key asks those. What a press does asks the others.

// playable says whether the player may be shown that the table would grant the play of that card now.
func (c *chair) playable(card engine.SeenCard) bool { return !c.facts.plain && c.granted(card) }

// granted says whether the table would grant the play of that card now.
func (c *chair) granted(card engine.SeenCard) bool {
	if c.person == nil || !c.current() || card.ID == 0 || !c.facts.may[card.Face] {
		return false
	}
	return c.facts.drawn == 0 || c.facts.drawn == card.ID
}

// weighs says whether the player sees somebody else's claim wait, and holds cards of its rank.
func (c *chair) weighs() bool { return c.person != nil && c.current() && c.facts.told }

// tells says whether that card is one of those.
func (c *chair) tells(card engine.SeenCard) bool {
	return c.weighs() && card.ID != 0 && c.facts.tells[card.Face]
}

// grantedCall says whether calling is granted now.
func (c *chair) grantedCall() bool { return c.person != nil && c.current() && c.facts.call }

// mayCall says whether the player may be shown that calling is granted now.
func (c *chair) mayCall() bool {
	if c.facts.plain {
		return c.person != nil && c.current() && c.facts.callOpen
	}
	return c.grantedCall()
}

// mayAnswer says whether a draw card may be answered by a card, as far as the player may be shown it.
func (c *chair) mayAnswer() bool {
	if p := shed.Of(&c.shown).Pending; c.facts.plain {
		return p != nil && p.Answerable
	}
	return c.facts.plays > 0
}

// mayCatch: one card, not called, and the grace time is over by the table's clock.
func (c *chair) mayCatch(seat engine.Seat) bool {
	if c.person == nil || int(seat) >= len(c.facts.seats) || !c.current() {
		return false
	}
	d := &c.facts.seats[seat]
	return d.catch && c.table.Now() >= d.from
}

// cutsIn says whether a card may be played out of turn now.
func (c *chair) cutsIn() bool { return c.person != nil && c.current() && c.facts.jump }

// mayJump says whether the player may be shown that one may.
func (c *chair) mayJump() bool { return !c.facts.plain && c.cutsIn() }

// catchable is the first seat that may be caught at this moment, or none.
func (c *chair) catchable() engine.Seat {
	for i := range c.facts.seats {
		if c.mayCatch(engine.Seat(i)) {
			return engine.Seat(i)
		}
	}
	return engine.NoSeat
}

// want puts a wish on the player's chair.
func (c *chair) want(wish engine.Command) {
	if c.person == nil || c.wishes || c.allows != nil && !c.allows(wish) {
		return
	}
	if !c.person.Want(wish) {
		c.wish, c.wishes = wish, true
	}
}

// plays are the legal plays that begin with that card, any card of its face being as good.
func (c *chair) plays(card engine.SeenCard) []engine.Command {
	var out []engine.Command
	for _, play := range c.shown.Legal {
		if play.Verb != engine.VerbPlay {
			continue
		}
		if len(play.Cards) == 0 && play.Card.Face == card.Face {
			if !play.Blind { // else nobody can say more of it
				play.Card = engine.SeenCard{ID: card.ID, Face: card.Face}
			}
			out = append(out, play)
		}
	}
	return out
}

// several groups the legal plays that begin with a card by the cards laid, the single card first.
func (c *chair) several(card engine.SeenCard) [][]engine.Command {
	var out [][]engine.Command
	if single := c.plays(card); len(single) > 0 {
		out = append(out, single)
	}
	for _, play := range c.shown.Legal {
		if play.Verb != engine.VerbPlay || len(play.Cards) < 2 || play.Cards[0].Face != card.Face {
			continue
		}
		play.Cards = append([]engine.SeenCard(nil), play.Cards...)
		for i := range play.Cards { // the card pressed goes first; another of its face takes its place
			if play.Cards[i].ID == card.ID {
				play.Cards[i] = play.Cards[0]
			}
		}
		play.Cards[0] = card
		if n := len(out); n > 0 && sameCards(out[n-1][0].Cards, play.Cards) {
			out[n-1] = append(out[n-1], play)
			continue
		}
		out = append(out, []engine.Command{play})
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
