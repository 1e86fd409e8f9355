package uno_test

import (
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/uno"
)

func TestAPlayThatIsABombSaysSo(t *testing.T) {
	cards := func(text string) (list []engine.SeenCard) {
		for _, word := range strings.Fields(text) {
			f, ok := engine.ParseFace(word)
			if !ok {
				t.Fatalf("%q is no face", word)
			}
			list = append(list, engine.SeenCard{Face: f})
		}
		return list
	}
	for _, c := range []struct {
		name, rules, hand, plays string
		want                     engine.Reason
	}{
		{"three cards", "classic,multi_play=on,bomb=on", "R5 G5 B5 Y1", "R5 G5 B5", engine.ForBomb},
		{"two cards", "classic,multi_play=on,bomb=on", "R5 G5 B5 Y1", "R5 G5", engine.NoReason},
		{"three cards that go out", "classic,multi_play=on,bomb=on", "R5 G5 B5", "R5 G5 B5", engine.NoReason},
		{"three cards without the switch", "classic,multi_play=on", "R5 G5 B5 Y1", "R5 G5 B5", engine.NoReason},
	} {
		g, err := uno.New(engine.Setup{Game: "uno", Rules: c.rules, Seats: []string{"A", "B", "C"}, Seed: 1, Position: &engine.Position{
			Turn: 0, Direction: 1, Discard: cards("R3"), Rest: true, Hands: [][]engine.SeenCard{cards(c.hand), cards("B1 B2"), cards("Y3 Y4")}}})
		if err != nil {
			t.Fatal(err)
		}
		play := engine.Do(0, engine.VerbPlay)
		play.Cards = cards(c.plays)
		beats, err := g.Apply(play)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if e := beats[0].View(1).Cause; e.Kind != engine.EventPlayed || e.Reason != c.want {
			t.Errorf("%s: %s for %q, want %q", c.name, e.Kind, e.Reason, c.want)
		}
	}
}
