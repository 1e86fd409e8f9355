package uno_test

import (
	"testing"

	unoai "fourtell/ai/uno"
	"fourtell/engine"
	"fourtell/engine/shed"
)

func TestTheHeuristicChooses(t *testing.T) {
	long := []string{"Y1", "Y2", "Y3", "Y4", "Y6"}
	for _, c := range []struct {
		name  string
		rules string
		top   string
		hand  []string
		next  []string // the hand of seat 1
		third []string // and of seat 2
		want  string
		color engine.Color
		to    engine.Seat
	}{
		{"its longest colour", "classic", "R5", []string{"R1", "B5", "B2", "B3"}, long, long, "B5", engine.NoColor, engine.NoSeat},
		{"any coloured card before a wild", "classic", "R5", []string{"R1", "W", "W+4", "B1"}, long, long, "R1", engine.NoColor, engine.NoSeat},
		{"a plain wild before a draw four", "classic", "R5", []string{"G1", "W", "W+4", "B1", "B2"}, long, long, "W", shed.Blue, engine.NoSeat},
		{"an honest draw four against a short hand", "classic", "R5", []string{"G1", "W", "W+4", "B1", "B2"}, []string{"Y1"}, long, "W+4", shed.Blue, engine.NoSeat},
		{"the colour it holds most of", "classic", "R5", []string{"G1", "G2", "W", "B1"}, long, long, "W", shed.Green, engine.NoSeat},
		{"an action card against a short hand", "classic", "R5", []string{"R1", "R+2", "R9"}, []string{"Y1", "Y2"}, long, "R+2", engine.NoColor, engine.NoSeat},
		{"a skip where there is no draw two", "classic", "R5", []string{"R1", "RS", "R9"}, []string{"Y1"}, long, "RS", engine.NoColor, engine.NoSeat},
		{"the smallest hand to swap for", "party", "R5", []string{"R7", "B1", "B2", "B3"}, long, []string{"Y1", "Y2"}, "R7", engine.NoColor, 2},
		{"no 7 that would cost it cards", "party", "R5", []string{"R7", "R1", "B2"}, long, long, "R1", engine.NoColor, engine.NoSeat},
		{"no 0 that would bring a big hand", "party", "R5", []string{"R0", "R1", "B2"}, long, long, "R1", engine.NoColor, engine.NoSeat},
		{"not to be left with a card that may not be last", "classic,finish=no_wild", "R5", []string{"R1", "W"}, long, long, "W", shed.Red, engine.NoSeat},
		{"all cards of a number at once", "chaos", "R5", []string{"R3", "B3", "G3", "Y9"}, long, long, "3 cards", engine.NoColor, engine.NoSeat},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := placed(t, c.rules, cards(t, c.top), cards(t, c.hand...), cards(t, c.next...), cards(t, c.third...))
			view := g.View(0)
			got, ok := unoai.NewHeuristic(0, 1).Decide(view)
			if ok && got.Verb == engine.VerbCallUno {
				apply(t, g, got)
				got, ok = unoai.NewHeuristic(0, 1).Decide(g.View(0))
			}
			face := got.Card.Face.String()
			if n := len(got.Cards); n > 0 {
				face = string(rune('0'+n)) + " cards"
			}
			if !ok || face != c.want || got.Color != c.color || (c.to != engine.NoSeat && got.Target != c.to) {
				t.Errorf("it chose %s %s %v for seat %d, want %s %v", got.Verb, face, got.Color, got.Target, c.want, c.color)
			}
		})
	}
}

func TestTheHeuristicChallengesThreeTimesInTen(t *testing.T) {
	g := placed(t, "classic", cards(t, "G1"), cards(t, "W+4", "B1", "B2"), cards(t, "G5", "Y1"), cards(t, "Y3", "Y4"))
	play(t, g, 0, "W+4", shed.Blue)
	view := g.View(1)
	const times = 4000
	n := map[engine.Verb]int{}
	for seed := range uint64(times) {
		c, _ := unoai.NewHeuristic(1, seed).Decide(view)
		n[c.Verb]++
	}
	if got := n[engine.VerbChallenge]; got < times*27/100 || got > times*33/100 || n[engine.VerbAccept] != times-got {
		t.Errorf("of %d: %v", times, n)
	}
}

func TestTheHeuristicBluffsAgainstAShortHandNowAndThen(t *testing.T) {
	const times = 3000
	for _, c := range []struct {
		name     string
		next     []string
		from, to int
	}{
		{"a short hand", []string{"Y1", "Y2"}, times * 28 / 100, times * 38 / 100},
		{"a long one", []string{"Y1", "Y2", "Y3", "Y4"}, 0, 0},
	} {
		view := placed(t, "classic", cards(t, "R5"), cards(t, "R1", "W+4", "B1", "B3"), cards(t, c.next...)).View(0)
		n := 0
		for seed := range uint64(times) {
			if got, _ := unoai.NewHeuristic(0, seed).Decide(view); got.Card.Face == shed.FaceWildDrawFour {
				n++
			}
		}
		if n < c.from || n > c.to {
			t.Errorf("against %s: %d bluffs of %d", c.name, n, times)
		}
	}
}

func TestTheHeuristicStacksRatherThanPays(t *testing.T) {
	g := placed(t, "party", cards(t, "R5"), cards(t, "R+2", "B1"), cards(t, "G+2", "R1", "R2"), cards(t, "Y3", "Y4"))
	play(t, g, 0, "R+2", engine.NoColor)
	if c, _ := unoai.NewHeuristic(1, 1).Decide(g.View(1)); c.Verb != engine.VerbPlay || c.Card.Face.String() != "G+2" {
		t.Errorf("it answers with %s %v", c.Verb, c.Card)
	}
}

func TestTheHeuristicCatchesOpponentsAndNoPartner(t *testing.T) {
	g := placed(t, "classic,teams=opposite", cards(t, "R5"), cards(t, "R1", "B1"), cards(t, "R2", "R3"), cards(t, "Y3", "Y4"), cards(t, "Y6", "Y7"))
	play(t, g, 0, "R1", engine.NoColor)
	late := engine.Do(1, engine.VerbWait)
	late.Wait = 1200
	apply(t, g, late)
	if c, ok := unoai.NewHeuristic(3, 1).Decide(g.View(3)); !ok || c.Verb != engine.VerbCatchUno || c.Target != 0 {
		t.Errorf("an opponent does %s", c.Verb)
	}
	if c, ok := unoai.NewHeuristic(2, 1).Decide(g.View(2)); ok {
		t.Errorf("the partner does %s", c.Verb)
	}
}
