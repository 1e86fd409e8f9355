package uno_test

import (
	"fmt"
	"testing"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// asked counts what a random player of that seat answers, over many seeds.
func asked(view engine.Snapshot) map[string]int {
	said := map[string]int{}
	for seed := range uint64(6000) {
		c, ok := ai.NewRandom(view.Viewer, seed).Decide(view)
		text := "nothing"
		if ok {
			text = c.Verb.String()
		}
		if c.Verb == engine.VerbPlay {
			text = fmt.Sprint(c.Card.Face, " ", c.Color, " ", c.Target)
		}
		said[text]++
	}
	return said
}

func TestRandomIsEvenOverCardColourAndTargetOfWhatFits(t *testing.T) {
	said := asked(placed(t, "party", cards(t, "G1"), cards(t, "G7", "G9", "W", "B4"), cards(t, "R1", "R2"), cards(t, "Y1", "Y2")).View(0))
	if len(said) != 7 { // G7 with either of two, G9, W in four colours
		t.Errorf("it answers %v", said)
	}
	for what, n := range said {
		if n < 6000/7*85/100 || n > 6000/7*115/100 {
			t.Errorf("%s %d times of 6000: %v", what, n, said)
		}
	}
}

func TestRandomDrawsOnlyWhenNothingFitsAndPlaysADrawnCard(t *testing.T) {
	g := placed(t, "classic", cards(t, "G1"), cards(t, "B4", "B5", "R9"), cards(t, "R1", "R2"))
	if said := asked(g.View(0)); said["draw"] != 6000 {
		t.Errorf("nothing fits, and it answers %v", said)
	}
	s := dealt("classic", 2, 1)
	s.Position = &engine.Position{Hands: [][]engine.SeenCard{cards(t, "B4", "R9", "R8"), cards(t, "R1", "R2")}, Discard: cards(t, "G1"),
		Draw: cards(t, "G5", "R5"), Turn: 0, Direction: 1}
	drawn, err := uno.New(s)
	if err != nil {
		t.Fatal(err)
	}
	apply(t, drawn, engine.Do(0, engine.VerbDraw))
	if said := asked(drawn.View(0)); len(said) != 1 || said["pass"] > 0 || said["draw"] > 0 {
		t.Errorf("a green 5 is drawn, and it answers %v", said)
	}
}

func TestRandomChallengesOneTimeInTwoCallsAlwaysAndNeitherCatchesNorJumpsIn(t *testing.T) {
	four := placed(t, "classic", cards(t, "G1"), cards(t, "W+4", "B1", "B2"), cards(t, "G5", "Y1"), cards(t, "Y3", "Y4"))
	play(t, four, 0, "W+4", shed.Blue)
	if said := asked(four.View(1)); said["challenge"] < 2800 || said["challenge"] > 3200 || said["challenge"]+said["accept"] != 6000 {
		t.Errorf("before a challenge it answers %v", said)
	}
	calls := placed(t, "classic", cards(t, "G1"), cards(t, "G2", "B1"), cards(t, "G5", "Y1", "Y2"))
	if said := asked(calls.View(0)); said["call_uno"] != 6000 {
		t.Errorf("with a call to make it answers %v", said)
	}
	out := placed(t, "party,uno_grace_ms=0", cards(t, "G1"), cards(t, "G2", "B1"), cards(t, "G5", "Y1", "Y2"), cards(t, "G2", "Y3", "Y4"))
	play(t, out, 0, "G2", engine.NoColor)
	view := out.View(2)
	verbs := map[engine.Verb]bool{}
	for _, c := range view.Legal {
		verbs[c.Verb] = true
	}
	if !verbs[engine.VerbCatchUno] || !verbs[engine.VerbPlay] {
		t.Fatalf("it should be able to catch and to jump in: %v", view.Legal)
	}
	if said := asked(view); said["nothing"] != 6000 {
		t.Errorf("out of turn it answers %v", said)
	}
}
