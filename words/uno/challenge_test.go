package uno_test

import (
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/words"
	unowords "fourtell/words/uno"
	"fourtell/words/wordstest"
)

func TestTheQuestionOfADrawFourSaysWhatAnswersComeTo(t *testing.T) {
	l := words.English()
	g := wordstest.Table(t, engine.Setup{Rules: "classic", Seats: []string{"Ann", "Theo"}, Dealer: 1, Position: &engine.Position{Direction: 1,
		Hands: [][]engine.SeenCard{wordstest.Cards("R5 BS W"), wordstest.Cards("W+4 R1 Y3 Y4")}, Discard: wordstest.Cards("R7"), Draw: wordstest.Cards("G1 G2 G3 G4 G5 G6 G7")}})
	wordstest.Apply(t, g, engine.Play(0, wordstest.Card("R5"), engine.NoColor, engine.NoSeat))
	wordstest.Apply(t, g, engine.Play(1, wordstest.Card("W+4"), shed.Yellow, engine.NoSeat))
	m := unowords.ChallengeOf(&l, wordstest.See(g, 0))
	wordstest.Expect(t, m.Title, "Theo puts four on you")
	wordstest.Expect(t, m.Named, "Colour named: yellow")
	wordstest.Expect(t, m.Hand, "Theo holds 3 cards")
	wordstest.Expect(t, m.Guilty, "A bluff: Theo draws 4 too. Your turn is still lost.")
	wordstest.Expect(t, m.Innocent, "No bluff: you draw 2 more and lose your turn.")
	wordstest.Expect(t, m.Challenge+" / "+m.Keep, "Challenge / Keep the four")
	wordstest.Expect(t, unowords.Odds(&l, 3, 21, 85, shed.Green, 93), "3 cards, 21 of the 85 unseen are green → 93 %")
	wordstest.Expect(t, unowords.Odds(&l, 1, 1, 85, shed.Red, -1), "1 card, 1 of the 85 unseen is red")
}

func TestTheChallengesPayoffsFollowTheRules(t *testing.T) {
	l := words.English()
	for _, c := range []struct{ rules, guilty, innocent string }{
		{"official", "A bluff: Theo draws the 4 instead of you. You play on.", "No bluff: you draw 6 and lose your turn."},
		{"classic,wd4_guilty=instead", "A bluff: Theo takes the 4 from you. Your turn is still lost.", "No bluff: you draw 2 more and lose your turn."},
		{"classic,stack_four=on", "A bluff: Theo draws the 4 instead of you. Your turn is still lost.", "No bluff: you draw 6 and lose your turn."},
		{"classic,wd4_innocent_extra=0", "A bluff: Theo draws 4 too. Your turn is still lost.", "No bluff: nothing more to draw; you lose your turn."},
	} {
		g := wordstest.Table(t, engine.Setup{Rules: c.rules, Seats: []string{"Ann", "Theo"}, Dealer: 0, Position: &engine.Position{Direction: 1, Turn: 1,
			Hands: [][]engine.SeenCard{wordstest.Cards("R5 BS W"), wordstest.Cards("W+4 R1 Y3 Y4")}, Discard: wordstest.Cards("R7"), Draw: wordstest.Cards("G1 G2 G3 G4 G5 G6 G7")}})
		wordstest.Apply(t, g, engine.Play(1, wordstest.Card("W+4"), shed.Yellow, engine.NoSeat))
		m := unowords.ChallengeOf(&l, wordstest.See(g, 0))
		if m.Guilty != c.guilty || m.Innocent != c.innocent {
			t.Errorf("%s: %q / %q", c.rules, m.Guilty, m.Innocent)
		}
	}
}
