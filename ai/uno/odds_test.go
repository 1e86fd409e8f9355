package uno_test

import (
	"math"
	"testing"

	unoai "fourtell/ai/uno"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

func cards(t testing.TB, faces ...string) []engine.SeenCard {
	t.Helper()
	var out []engine.SeenCard
	for _, f := range faces {
		c, ok := engine.ParseCard(f)
		if !ok {
			t.Fatalf("%q is no card", f)
		}
		out = append(out, c)
	}
	return out
}

func placed(t testing.TB, rules string, discard []engine.SeenCard, hands ...[]engine.SeenCard) *uno.Game {
	t.Helper()
	s := dealt(rules, len(hands), 1)
	s.Dealer = engine.Seat(len(hands) - 1)
	s.Position = &engine.Position{Hands: hands, Discard: discard, Rest: true, Turn: 0, Direction: 1}
	g, err := uno.New(s)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func apply(t testing.TB, g *uno.Game, c engine.Command) {
	t.Helper()
	if _, err := g.Apply(c); err != nil {
		t.Fatalf("seat %d, %s %v: %v", c.Seat, c.Verb, c.Card, err)
	}
}

func play(t testing.TB, g *uno.Game, s engine.Seat, face string, color engine.Color) {
	t.Helper()
	apply(t, g, engine.Play(s, cards(t, face)[0], color, engine.NoSeat))
}

func odds(t testing.TB, g *uno.Game, s engine.Seat) unoai.Odds {
	t.Helper()
	o, ok := unoai.OddsOf(g.View(s))
	if !ok {
		t.Fatal("no challenge is open")
	}
	return o
}

func TestOddsCountWhatTheViewerCannotSee(t *testing.T) {
	// Before the draw: 108 cards, of which seat 1 sees its own three and the two on the pile.
	g := placed(t, "official", cards(t, "G1"), cards(t, "W+4", "B1", "B2", "R1"), cards(t, "G5", "G6", "Y1"), cards(t, "Y3", "Y4"))
	play(t, g, 0, "W+4", shed.Blue)
	o := odds(t, g, 1)
	if o.Unseen != 103 || o.Of != 25-3 || o.Held != 3 || o.Color != shed.Green {
		t.Errorf("got %+v, want 3 of 103 unseen, 22 green", o)
	}
	want := 1 - (81.0*80*79)/(103.0*102*101)
	if math.Abs(o.P-want) > 1e-12 {
		t.Errorf("P is %v, want %v", o.P, want)
	}
}

func TestOddsAfterTheDrawKnowTheFourCards(t *testing.T) {
	g := placed(t, "classic", cards(t, "G1"), cards(t, "W+4", "B1", "B2", "R1"), cards(t, "G5", "G6", "Y1"), cards(t, "Y3", "Y4"))
	play(t, g, 0, "W+4", shed.Blue)
	view := g.View(1)
	green := 1 // on the pile
	for _, c := range view.Hands[1].Cards {
		if shed.ColorOf(c.Face) == shed.Green {
			green++
		}
	}
	if o := odds(t, g, 1); o.Unseen != 99 || o.Of != 25-green || o.Held != 3 {
		t.Errorf("got %+v, want 3 of 99 unseen, %d green", o, 25-green)
	}
}

func TestTheSentenceOfTheChallengeDialogComesOutRight(t *testing.T) {
	// "9 cards, 21 of the 85 unseen are green → 93 %" (UX.md)
	if p := unoai.AtLeastOne(85, 21, 9); math.Abs(p-0.93) > 0.01 {
		t.Errorf("got %v", p)
	}
	for h, want := range map[int]float64{1: .23, 2: .41, 3: .55, 4: .65, 5: .74, 6: .80, 7: .85, 10: .94} {
		if p := unoai.AtLeastOne(100, 23, h); math.Abs(p-want) > 0.006 {
			t.Errorf("h = %d: got %.3f, want %.2f (AI.md)", h, p, want)
		}
	}
}

func TestOddsAreTheSameForWhateverIsHidden(t *testing.T) {
	honest := placed(t, "official", cards(t, "G1"), cards(t, "W+4", "B1", "B2"), cards(t, "G5", "Y1"))
	bluff := placed(t, "official", cards(t, "G1"), cards(t, "W+4", "G2", "G3"), cards(t, "G5", "Y1"))
	play(t, honest, 0, "W+4", shed.Red)
	play(t, bluff, 0, "W+4", shed.Red)
	if a, b := odds(t, honest, 1), odds(t, bluff, 1); a != b {
		t.Errorf("%+v and %+v", a, b)
	}
}

func TestAnOpenChallengeIsNeededForOdds(t *testing.T) {
	g := placed(t, "official", cards(t, "G1"), cards(t, "W+4", "B1"), cards(t, "G5", "Y1"))
	if _, ok := unoai.OddsOf(g.View(0)); ok {
		t.Error("there are odds of nothing")
	}
}

func TestOddsUnderOtherLegalities(t *testing.T) {
	for _, c := range []struct {
		legality string
		of       int // cards of a full deck that would make it a bluff, less those seen
	}{
		{"colour", 25 - 2},                           // G1 on the pile, G5 in hand
		{"any_playable", 25 - 2 + 6 - 1 + 4},         // and the other ones, one of them in hand, and plain wilds
		{"any_playable_except_wild", 25 - 2 + 6 - 1}, // the same without wilds
		{"free", 0},
	} {
		t.Run(c.legality, func(t *testing.T) {
			g := placed(t, "official,wd4_legality="+c.legality, cards(t, "G1"), cards(t, "W+4", "B3", "B2"), cards(t, "G5", "Y1"))
			play(t, g, 0, "W+4", shed.Red)
			if o := odds(t, g, 1); o.Of != c.of || (c.of == 0) != (o.P == 0) {
				t.Errorf("got %+v, want %d", o, c.of)
			}
		})
	}
}

// What history proves must be true, whatever happened: checked against the hands as their owners see them.
func TestWhatHistoryProvesIsTrue(t *testing.T) {
	located, lacking, certain := 0, 0, 0
	for n := range uint64(70) {
		seats := 2 + int(n%5)
		rules := uno.RulesByChance(n, seats).String()
		if n%3 == 0 {
			rules = "party,forced_play=on,wd4_reveal=everyone"
		}
		kinds := []maker{house(t, "random"), house(t, "heuristic")}
		var makers []maker
		for i := range seats {
			makers = append(makers, kinds[i%2])
		}
		var g *uno.Game
		check := func(view engine.Snapshot) {
			for i := range seats {
				own := g.View(engine.Seat(i)).Hands[i].Cards
				cards, gained := unoai.Known(view, engine.Seat(i))
				most := map[engine.Face]int{}
				for _, f := range cards {
					located++
					if most[f]++; most[f] > count(own, f) {
						t.Fatalf("%s, seed %d: seat %d takes %s to be in seat %d's hand: %v", rules, n, view.Viewer, f, i, own)
					}
				}
				for c := shed.Red; c <= shed.Blue; c++ {
					if have := ofColor(own, c); gained[c] >= 0 {
						lacking++
						if have > gained[c] {
							t.Fatalf("%s, seed %d: seat %d holds %d of %s, proved to be at most %d", rules, n, i, have, c, gained[c])
						}
					}
				}
			}
			if o, ok := unoai.OddsOf(view); ok && o.Certain && !view.Hands[shed.Of(&view).Pending.By].Out && o.Color != engine.NoColor && view.Viewer != shed.Of(&view).Pending.By {
				certain++
				own := g.View(shed.Of(&view).Pending.By).Hands[shed.Of(&view).Pending.By].Cards
				read, _ := uno.ParseRules(rules)
				if o.P == 0 && o.Of > 0 && ofColor(own, o.Color) > 0 ||
					o.P == 1 && read[uno.WD4Legality] == uno.LegalityColour && ofColor(own, o.Color) == 0 {
					t.Fatalf("%s, seed %d: %+v, but %v", rules, n, o, own)
				}
			}
		}
		playWith(t, dealt(rules, seats, n), seat(n, makers...), func(game *uno.Game, view engine.Snapshot, _ engine.Command) {
			if g = game; shed.Of(&view).Pending != nil || view.Seq%7 == 0 {
				check(view)
			}
		})
	}
	if located == 0 || lacking == 0 || certain == 0 {
		t.Errorf("nothing was proved: %d cards located, %d colours lacking, %d verdicts certain", located, lacking, certain)
	}
}

func count(hand []engine.SeenCard, f engine.Face) (n int) {
	for _, c := range hand {
		if c.Face == f {
			n++
		}
	}
	return n
}

func ofColor(hand []engine.SeenCard, c engine.Color) int {
	n := 0
	for _, h := range hand {
		if shed.ColorOf(h.Face) == c {
			n++
		}
	}
	return n
}
