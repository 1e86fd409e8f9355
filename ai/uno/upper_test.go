package uno_test

import (
	"flag"
	"testing"

	"fourtell/ai"
	unoai "fourtell/ai/uno"
	"fourtell/engine"
	"fourtell/engine/uno"
)

var upperDeals = flag.Int("upper", 15, "deals, each from both seats, of the player that sees all hands")

// allSeeing tries every option at the open table and takes the best. It is no player of the house: nothing but a test may
// know a hidden hand. What it wins is more than anybody fair can.
func allSeeing(g *uno.Game, v engine.Snapshot, rolls int) engine.Command {
	var best engine.Command
	top := -1.0
	chances := make([]float64, len(v.Hands))
	for _, c := range v.Legal {
		s := g.Opened(1)
		if c.Verb == engine.VerbPlay {
			s.CallAhead()
		}
		m := s.MoveOf(c.Recorded())
		if c.Verb == engine.VerbCallUno || c.Verb == engine.VerbCatchUno || s.Do(&m) != engine.Legal {
			continue
		}
		if unoai.Outlook(&s, rolls, uint64(v.Decision), chances); chances[v.Viewer] > top {
			best, top = c, chances[v.Viewer]
		}
	}
	return best
}

func TestWhoSeesAllHandsIsTheUpperBound(t *testing.T) {
	rolls := 60
	if *upperDeals > 100 {
		rolls = 200 // measured, not only tried
	}
	wins, games := 0, 0
	for d := range uint64(*upperDeals) {
		for seer := range engine.Seat(2) {
			g, err := uno.New(dealt("classic", 2, 5000+d))
			if err != nil {
				t.Fatal(err)
			}
			other := ai.NewRandom(1-seer, d)
			for {
				v := g.View(g.View(engine.Spectator).Turn)
				if v.Over() {
					break
				}
				var c engine.Command
				if call, ok := callOf(v); ok {
					c = call
				} else if v.Viewer == seer {
					c = allSeeing(g, v, rolls)
				} else {
					c, _ = other.Decide(v)
				}
				if _, err := g.Apply(c); err != nil {
					t.Fatal(err)
				}
			}
			games++
			if w := g.View(engine.Spectator).Winners; len(w) == 1 && w[0] == seer {
				wins++
			}
		}
	}
	rate := float64(wins) / float64(games)
	t.Logf("%.1f %% of %d games against random, two seats", 100*rate, games)
	if rate < 0.6 {
		t.Errorf("seeing every hand wins only %.1f %%", 100*rate)
	}
}

func callOf(v engine.Snapshot) (engine.Command, bool) {
	for _, c := range v.Legal {
		if c.Verb == engine.VerbCallUno {
			return c, true
		}
	}
	return engine.Command{}, false
}
