package uno

import (
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

func TestWhoKeepsItsWildsPlaysOneOnlyWhereNothingElseFits(t *testing.T) {
	wilds, plain := 0, map[engine.Face]bool{}
	for seed := range uint64(40) {
		g, err := uno.New(dealtTo("minimal", 3, seed))
		if err != nil {
			t.Fatal(err)
		}
		for {
			public := g.View(engine.Spectator)
			if public.Over() {
				break
			}
			v := g.View(public.Turn)
			c, ok := NewKeeps(public.Turn, seed).Decide(v)
			if !ok {
				t.Fatalf("seed %d: it says nothing", seed)
			}
			if c.Verb == engine.VerbPlay && shed.IsWild(c.Card.Face) {
				wilds++
				for _, l := range v.Legal {
					if l.Verb == engine.VerbPlay && !shed.IsWild(l.Card.Face) {
						t.Fatalf("seed %d, decision %d: it plays %v where %v fits", seed, v.Decision, c.Card.Face, l.Card.Face)
					}
				}
			} else if c.Verb == engine.VerbPlay {
				plain[c.Card.Face] = true
			}
			if _, err := g.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	if wilds == 0 || len(plain) < 52 {
		t.Errorf("it played %d wilds and %d faces of the 52 that have a colour", wilds, len(plain))
	}
}
