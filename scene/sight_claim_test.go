//go:build display

package scene

import (
	"testing"

	"fourtell/engine"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
)

// claimViews are the moments of a table of claims: one's own, with lies picked, and somebody else's that may be doubted, what a doubt
// shows, and both where ten sit with long names.
func claimViews() (all []scenetest.View) {
	four := func(turn engine.Seat) func(*testing.T) tables.Options {
		return func(t *testing.T) tables.Options { return claimed(t, "classic", turn, claimHand) }
	}
	ten := func(turn engine.Seat) func(*testing.T) tables.Options {
		return func(t *testing.T) tables.Options {
			o := claimed(t, "classic,decks=3", turn, tenHands(claimHand)...)
			for i := range o.Setup.Seats {
				o.Setup.Seats[i] = tabletest.FullName(i)
			}
			return o
		}
	}
	asked := func(c *claimants) {
		scenetest.Until(c.t, c.s, "asked whether to doubt", func() bool { _, asked := c.s.Top().(*ask.Doubt); return asked })
		scenetest.Step(c.t, c.s, 40)
	}
	doubted := func(c *claimants) {
		asked(c)
		c.in.Key(input.ActChallenge)
		scenetest.Until(c.t, c.s, "shown", func() bool { return c.table.Inside().Verdict.On() })
		scenetest.Step(c.t, c.s, 130)
	}
	for _, m := range []struct {
		name  string
		table func(*testing.T) tables.Options
		get   func(*claimants)
	}{
		{"one's own", four(0), func(c *claimants) { c.pick("4C", "KH") }},
		{"somebody else's", four(1), func(c *claimants) { c.claim(2); asked(c) }},
		{"a lie", four(1), func(c *claimants) { c.claim(2); doubted(c) }},
		{"one's own, of ten", ten(0), func(c *claimants) { c.pick("4C", "KH") }},
		{"somebody else's, of ten", ten(1), func(c *claimants) { c.claim(2); asked(c) }},
	} {
		all = append(all, scenetest.View{Name: "claim " + m.name, Show: func(t *testing.T, v scenetest.Sight) *stage.Stage {
			c := sitDown(t, v.Size.X, v.Size.Y, m.table(t), v.Set)
			m.get(c)
			return c.s
		}})
	}
	return all
}
