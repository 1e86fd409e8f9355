//go:build display

package scene

// What a table of claims looks like: somebody else's claim, so many seats as there may be, a hand that is too long.

import (
	"slices"
	"testing"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
)

// claimants are chairs on which everybody but the player claims what the test says.
type claimants struct {
	t      *testing.T
	s      *stage.Stage
	table  *tables.Table
	in     *input.Script
	chairs []*room.Person
}

// sitDown is such a table of claimants.
func sitDown(t *testing.T, w, h int, o tables.Options, set stage.Settings) *claimants {
	t.Helper()
	in := &input.Script{}
	s, table := tableStage(t, w, h, o, set, in)
	c := &claimants{t, s, table, in, make([]*room.Person, len(table.Names()))}
	for i := 1; i < len(c.chairs); i++ {
		c.chairs[i] = tabletest.Puppet(table, engine.Seat(i))
	}
	deckHasCome(t, s)
	still(t, s, table)
	return c
}

// claim lets the seat whose turn it is lay so many of its first cards as what is due, until they are laid.
func (c *claimants) claim(n int) {
	c.t.Helper()
	c.wants(n)
	scenetest.Until(c.t, c.s, "claimed", func() bool { return c.table.Shown().Doubtful() })
}

// wants lets it wish so.
func (c *claimants) wants(n int) {
	c.t.Helper()
	now := tabletest.Hosted(c.table).Public()
	chair := c.chairs[now.Turn]
	scenetest.Until(c.t, c.s, "asked to claim", func() bool { return owes(chair) && chair.Last().Phase == engine.PhasePlay })
	own := chair.Last()
	rank := engine.NoRank
	for _, may := range own.Legal {
		if may.Verb == engine.VerbClaim {
			rank = may.Rank
		}
	}
	chair.Want(engine.Claim(now.Turn, own.Hands[now.Turn].Cards[:n], rank))
}

func owes(chair *room.Person) bool {
	seen := chair.Last()
	return seen.Owes()
}

// pass lets everybody let it pass.
func (c *claimants) pass() {
	c.t.Helper()
	for i, chair := range c.chairs {
		if chair != nil && owes(chair) {
			chair.Want(engine.Do(engine.Seat(i), engine.VerbPass))
		}
	}
	scenetest.Until(c.t, c.s, "let pass", func() bool {
		if _, asked := c.s.Top().(*ask.Doubt); asked {
			c.in.Key(input.ActKeep)
		}
		return c.table.Shown().Phase == engine.PhasePlay
	})
}

// round is the claims of all that play, one after the other, up to the player's turn.
func (c *claimants) round() {
	c.t.Helper()
	for i := 1; i < len(c.chairs); i++ {
		c.claim(1 + i%3)
		c.pass()
	}
	still(c.t, c.s, c.table)
}

// tenHands are short hands of two decks for so many.
func tenHands(own string) []string {
	return []string{own, "6S 6C 6D 10H 10S 10C 7S 9H 9C", "8S 8H 8D 3S 3C 3D 2D 2C KS", "KC KD QH QC JS JC JD", "4S 4H 4D 5C 5D 7H", "AS AC 2H 3H 4H 6H QS AD",
		"9D 10D QS JS 6C", "7C 7S 8C 2S 4C", "10S 9C 5S KH QD 3C 6D", "2H 8H JD AC KD"}
}

func TestClaimsLookAsAccepted(t *testing.T) {
	for _, c := range []struct {
		name string
		w, h int
		get  func(t *testing.T, w, h int) *stage.Stage
	}{
		{"claim-told-720", 1280, 720, toldClaim}, {"claim-told-390", 390, 844, toldClaim},
		{"claim-ten-720", 1280, 720, claimOfTen}, {"claim-ten-1080", 1920, 1080, claimOfTen}, {"claim-ten-390", 390, 844, claimOfTen},
		{"claim-forty-720", 1280, 720, claimOfForty}, {"claim-forty-390", 390, 844, claimOfForty},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := c.get(t, c.w, c.h)
			scenetest.Golden(t, c.name, scenetest.Shot(s))
			scenetest.Reports(t, s, c.name)
		})
	}
}

// toldClaim is another's claim on its way: its cards fly, and the balloon is up.
func toldClaim(t *testing.T, w, h int) *stage.Stage {
	c := sitDown(t, w, h, claimed(t, "classic", 1, claimHand), stage.DefaultSettings())
	c.claim(2)
	c.pass()
	c.wants(3)
	scenetest.Until(t, c.s, "the balloon is up", func() bool {
		return slices.ContainsFunc(c.table.Queue().Effects(), func(e anim.Effect) bool { return e.Kind == anim.EffectClaim && e.At > 0.75 })
	})
	return c.s
}

// claimOfTen is the player's turn when nine others have claimed, with two cards picked.
func claimOfTen(t *testing.T, w, h int) *stage.Stage {
	c := sitDown(t, w, h, claimed(t, "classic,decks=3", 1, tenHands(claimHand)...), stage.DefaultSettings())
	c.round()
	c.pick("4C", "KH")
	return c.s
}

// claimOfForty is a hand of forty out of which four are picked.
func claimOfForty(t *testing.T, w, h int) *stage.Stage {
	hand := "AD AS AC 2S 2H 2C 3D 3H 3C 4C 4H 4S 5H 5S 5D 6H 6S 7D 7C 7S 8C 8D 8H 9S 9H 9D 10H 10S 10C JH JS JD QD QH QC KH KS KC KD 10D"
	c := sitDown(t, w, h, claimed(t, "classic,decks=2", 3, hand, "6C 6D", "8S 3S", "QS JC 7H"), stage.DefaultSettings())
	c.claim(1)
	c.pass()
	still(t, c.s, c.table)
	c.pick("4C", "4H", "9S", "KH")
	return c.s
}

// pick picks cards of the player's.
func (c *claimants) pick(cards ...string) {
	c.t.Helper()
	for _, card := range cards {
		i, l := indexOfFace(c.t, c.table, card), c.table.Queue().Layout()
		x, y := point(c.table, i)
		if l.Hand.Rows > 1 { // a card that others cover is pressed at its corner
			p := l.HandPose(i)
			x, y = float32(p.X-p.Scale*(anim.CardW/2-9)), float32(p.Y-p.Scale*(anim.CardH/2-16))
		}
		c.in.Click(x, y)
		scenetest.Step(c.t, c.s, 8)
	}
	c.in.MoveTo(4, 300)
	scenetest.Step(c.t, c.s, 200)
}
