package table

import (
	"slices"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/scene/umpire"
	"fourtell/words"
)

// pickedBy is how many units of the reference board a card stands out that is picked for a claim; held upright a third of it.
const pickedBy = 52

// claiming is the laying of several cards with a word of what they are, in a game that has it: which cards of the hand are picked, and
// which rank they are said to be. Whether that is a lie is drawn and said for whoever holds them alone.
type claiming struct {
	*chair
	hud    *hud
	hand   *hand
	peek   *peek
	bubble *bubble
	of     umpire.Claimer // nil: the game has no claims

	picked []engine.SeenCard // in the order in which they were picked
	rank   engine.Rank       // they are said to be; NoRank while none is named
	chosen bool              // the player has chosen it, and it follows the cards no longer
	asked  asking            // the question they are picked for
	due    engine.Rank
	ranks  []engine.Rank // that may be named
	most   int           // cards of a claim
	may    bool          // the viewer is to claim
	must   bool          // the viewer is to let their turn go: there is nothing they may claim

	button        kit.Button
	tiles         []padButton // of the strip, as long as one is chosen from it
	said          claimSaid
	strip         stripAt
	talk          claimTalk
	chips         [engine.MaxSeats][]claimChip // oldest first
	lying, before int                          // cards seen in the pile, and before their number changed
	rolls         int                          // ticks left of their number's change
	marks         claimArt
}

func newClaiming(c *chair, u *hud, h *hand, k *peek, b *bubble) *claiming {
	cl := &claiming{chair: c, hud: u, hand: h, peek: k, bubble: b, of: umpire.Claims(c.o.Setup.Game)}
	h.claim = cl
	return cl
}

// follow takes over what the beat shown lets the next claim be. What was picked for another question is put back.
func (c *claiming) follow(s *engine.Snapshot) {
	if c.of == nil {
		return
	}
	c.due, c.ranks, c.most = c.of.Claims(s)
	c.may, c.must = false, false
	if s.Owes() && s.Phase == engine.PhasePlay {
		c.may = slices.ContainsFunc(s.Legal, func(c engine.Command) bool { return c.Verb == engine.VerbClaim })
		c.must = !c.may && slices.ContainsFunc(s.Legal, func(c engine.Command) bool { return c.Verb == engine.VerbPass })
	}
	if now := (asking{s.Round, s.Decision}); now != c.asked || !c.may {
		c.asked, c.picked, c.chosen = now, c.picked[:0], false
	}
	c.name()
	c.say()
}

// on says whether cards are picked now: the viewer is asked for a claim, and sees their hand.
func (c *claiming) on() bool { return c.of != nil && c.may && c.chair.asked() && !c.peek.hidden() }

// chooses says whether one of several ranks is named.
func (c *claiming) chooses() bool { return len(c.ranks) > 1 }

// has says whether a card is picked.
func (c *claiming) has(id engine.Card) bool {
	return id != 0 && slices.ContainsFunc(c.picked, func(p engine.SeenCard) bool { return p.ID == id })
}

// name gives the claim the rank that is due, or the one the player has chosen; until they have, that of the first card picked where it
// may be named, so that nobody lies without wanting it.
func (c *claiming) name() {
	switch {
	case len(c.ranks) == 0:
		c.rank = engine.NoRank
		return
	case len(c.ranks) == 1:
		c.rank = c.ranks[0]
		return
	case c.chosen && slices.Contains(c.ranks, c.rank):
		return
	}
	c.rank = c.ranks[0]
	if len(c.picked) == 0 {
		return
	}
	for _, r := range c.ranks {
		if c.of.Lies(&c.shown, c.picked[:1], r) == 0 {
			c.rank = r
			return
		}
	}
}

// takes says whether a press on a card is the claim's: a card that is wanted while the question is still on its way is not refused.
func (c *claiming) takes(s *stage.Stage, card engine.SeenCard) bool {
	if c.of == nil || !c.may {
		return false
	}
	if c.on() {
		c.toggle(s, card)
	}
	return true
}

// toggle picks a card of the hand, or puts it back.
func (c *claiming) toggle(s *stage.Stage, card engine.SeenCard) {
	if card.ID == 0 {
		return
	}
	c.hud.zone, c.hand.focus = zoneHand, card.ID
	key := words.ClaimPicked
	switch i := slices.IndexFunc(c.picked, func(p engine.SeenCard) bool { return p.ID == card.ID }); {
	case i >= 0:
		c.picked, key = slices.Delete(c.picked, i, i+1), words.ClaimBack
	case len(c.picked) >= c.most:
		c.hand.startShake(s, card.ID)
		c.bubble.say(s, c.lang.Say(words.ClaimMost, words.Count("n", c.most)), card.ID)
		return
	default:
		c.picked = append(c.picked, engine.SeenCard{ID: card.ID, Face: card.Face})
	}
	c.bubble.close()
	c.name()
	c.say()
	s.Audio().Play(assets.SoundClick)
	aloud := words.Aloud(c.lang)
	s.Speech().Say(words.Sentences(c.lang.Say(key, words.With("card", kit.Capital(aloud.Face(card.Face)))), c.spoken()))
	s.Redraw()
}

// spoken is what would be claimed, and what only the player knows of it.
func (c *claiming) spoken() string {
	if len(c.picked) == 0 {
		return ""
	}
	return words.Sentences(c.said.button, c.said.truth)
}

// cancel puts everything back; it says whether there was anything.
func (c *claiming) cancel(s *stage.Stage) bool {
	if len(c.picked) == 0 {
		return false
	}
	c.picked = c.picked[:0]
	c.name()
	c.say()
	s.Redraw()
	return true
}

// choose names a rank of those that may be named.
func (c *claiming) choose(s *stage.Stage, r engine.Rank) {
	if !slices.Contains(c.ranks, r) {
		return
	}
	c.rank, c.chosen = r, true
	c.say()
	s.Audio().Play(assets.SoundClick)
	s.Speech().Say(words.Sentences(c.lang.Say(words.ClaimNamed, words.With("ranks", c.lang.Ranks(r))), c.spoken()))
	s.Redraw()
}

// step goes to the next rank that may be named.
func (c *claiming) step(s *stage.Stage, d int) {
	if n := len(c.ranks); n > 0 {
		c.choose(s, c.ranks[(slices.Index(c.ranks, c.rank)+d+n)%n])
	}
}

// lay makes the claim: the cards leave from where they are seen.
func (c *claiming) lay(s *stage.Stage) {
	switch {
	case c.must && c.chair.asked():
		pass := engine.Do(c.viewer, engine.VerbPass)
		pass.Decision = c.shown.Decision
		c.want(pass)
		return
	case !c.on() || c.wishes || c.person.Waiting():
		return
	case len(c.picked) == 0 || c.rank == engine.NoRank:
		s.Speech().Say(c.said.pick)
		return
	}
	claim := engine.Claim(c.viewer, c.hand.asLaid(c.picked), c.rank)
	claim.Decision = c.shown.Decision
	for _, card := range claim.Cards {
		c.hand.letGo(card.ID)
	}
	c.picked = c.picked[:0]
	c.say()
	c.want(claim)
	s.Redraw()
}

// refused takes the cards of a claim up again that was not granted.
func (c *claiming) refused(claim engine.Command) {
	if c.may && claim.Decision == c.shown.Decision {
		c.picked, c.rank, c.chosen = append(c.picked[:0], claim.Cards...), claim.Rank, true
		c.say()
	}
}

// update follows the pointer on the button and the strip.
func (c *claiming) update(s *stage.Stage, in *input.Tick) {
	if c.of == nil || !c.on() && !(c.must && c.chair.asked()) {
		return
	}
	c.layOut(s.Painter())
	c.button.Update(s, in)
	if !c.chooses() {
		return
	}
	for i, r := range c.strip.ranks {
		if c.tiles[i].update(s, in, slices.Contains(c.ranks, r)) {
			c.choose(s, r)
		}
	}
}

// keys pick cards, name a rank and claim. They say whether the tick's keys were theirs.
func (c *claiming) keys(s *stage.Stage, in *input.Tick) bool {
	if c.must && c.of != nil && c.chair.asked() && in.Take(input.ActConfirm) {
		c.lay(s)
		return true
	}
	if !c.on() || c.hud.zone != zoneHand && c.hud.zone != zoneRanks {
		return false
	}
	pad := in.Device == paint.DevicePad
	if pad && in.Take(input.ActDraw) {
		c.lay(s)
		return true
	}
	if c.hud.zone == zoneRanks {
		return c.rankKeys(s, in)
	}
	for i := range input.Action(9) {
		if in.Take(input.ActDigit1 + i) {
			c.toggle(s, c.cardAt(int(i)))
			return true
		}
	}
	focus := c.cardAt(c.indexOf(c.hand.focus))
	switch {
	case !pad && in.Take(input.ActSkip):
		c.toggle(s, focus)
	case focus.ID == 0 && len(c.picked) == 0:
		return false // the first press finds a card
	case in.Take(input.ActConfirm):
		if pad || len(c.picked) == 0 {
			c.toggle(s, focus)
		} else {
			c.lay(s)
		}
	default:
		return false
	}
	return true
}

// rankKeys go along the strip.
func (c *claiming) rankKeys(s *stage.Stage, in *input.Tick) bool {
	for i := range input.Action(9) {
		if in.Take(input.ActDigit1 + i) {
			if all := c.of.Ranks(); int(i) < len(all) {
				c.choose(s, all[i])
			}
			return true
		}
	}
	switch {
	case in.Take(input.ActLeft):
		c.step(s, -1)
	case in.Take(input.ActRight):
		c.step(s, 1)
	case in.Take(input.ActConfirm):
		c.lay(s)
	default:
		return false
	}
	return true
}
