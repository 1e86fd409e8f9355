package uno_test

import (
	"slices"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/words"
	unowords "fourtell/words/uno"
	"fourtell/words/wordstest"
)

// hintTable is a table before seat 0, and the play it is advised there.
type hintTable struct {
	is, rules, discard string
	hands              [3]string
	turn               engine.Seat
	play               engine.Command
	win, less          float64 // of the play, and of drawing
	move               string
	want, never        []string // reasons
}

func hintTables() []hintTable {
	none, nobody := engine.NoColor, engine.NoSeat
	play := func(c string, color engine.Color, target engine.Seat) engine.Command {
		return engine.Play(0, wordstest.Card(c), color, target)
	}
	several := func(list string) engine.Command {
		c := engine.Do(0, engine.VerbPlay)
		c.Cards = wordstest.Cards(list)
		return c
	}
	return []hintTable{
		{is: "a 7 takes away what is held: nothing of it follows", rules: "classic,seven_swap=on", discard: "R4",
			hands: [3]string{"R7 R1 R2 W", "B2 B4", "G1 G2 G3"}, play: play("R7", none, 1), move: "The red 7, and swap with Theo",
			want: []string{"Theo has 2 cards, and you get them for your 3"}, never: []string{"to follow", "keeps your wild"}},
		{is: "a swap for a larger hand is no reason", rules: "classic,seven_swap=on", discard: "R4",
			hands: [3]string{"R7 R1", "B2 B4", "G1 G2 G3"}, play: play("R7", none, 2), never: []string{"you get them", "to follow"}},
		{is: "so does a 0 that moves all hands on, from the seat before", rules: "classic,zero_rotate=on", discard: "R4",
			hands: [3]string{"R0 R1 R2 W", "B2 B4", "G1"}, play: play("R0", none, nobody), move: "The red 0",
			want: []string{"all hands move on, Cy passes you 1 card for your 3"}, never: []string{"to follow", "keeps your wild", "0 points"}},
		{is: "a 0 that counts nothing is not left for its points", rules: "classic,score=winner_takes", discard: "R4",
			hands: [3]string{"R0 G1 R+2", "B2 B4", "G1"}, play: play("R0", none, nobody), never: []string{"0 points"}},
		{is: "what is held counts where rounds are added up", rules: "classic,score=winner_takes", discard: "R4",
			hands: [3]string{"R7 Y4 B1", "B2 B4", "G1"}, play: play("R7", none, nobody), want: []string{"left in your hand it would count 7 points"}},
		{is: "and not where each stands alone", rules: "classic", discard: "R4",
			hands: [3]string{"R7 Y4 B1", "B2 B4", "G1"}, play: play("R7", none, nobody), never: []string{"points"}},
		{is: "the colour named is the longest", rules: "classic", discard: "R4",
			hands: [3]string{"W B1 B2 G1", "B2 B4", "G1 G2"}, play: play("W", shed.Blue, nobody), move: "The wild, and name blue",
			want: []string{"blue is your longest colour, with 2 cards"}},
		{is: "or not, and is not called so then", rules: "classic", discard: "R4",
			hands: [3]string{"W B1 G2 G1", "B2 B4", "G1 G2"}, play: play("W", shed.Blue, nobody),
			want: []string{"you hold 1 more of blue to follow"}, never: []string{"longest"}},
		{is: "a draw four where no colour lies is no bluff, and no colour is missed", rules: "classic,opener_wild=colourless", discard: "W",
			hands: [3]string{"W+4 B1 G2", "B2 B4", "G1 G2"}, play: play("W+4", shed.Blue, nobody), move: "Draw-four now, and name blue",
			want: []string{"it is no bluff, so that nobody gains by a challenge"}, never: []string{"any colour"}},
		{is: "a wrong challenge that costs nothing is not said to", rules: "classic,wd4_innocent_extra=0", discard: "R4",
			hands: [3]string{"W+4 B1 G2", "B2 B4", "G1 G2"}, play: play("W+4", shed.Blue, nobody),
			want: []string{"it is no bluff, so that nobody gains by a challenge"}, never: []string{"cost Theo"}},
		{is: "one that costs is", rules: "classic", discard: "R4",
			hands: [3]string{"W+4 B1 G2", "B2 B4", "G1 G2"}, play: play("W+4", shed.Blue, nobody),
			want: []string{"you hold no red, so that a challenge would cost Theo more"}},
		{is: "of two who play a reverse stops the other", rules: "classic", discard: "R4",
			hands: [3]string{"RR B1 G2", "B2", ""}, play: play("RR", none, nobody),
			want: []string{"Theo holds 1 card and should not get the turn"}},
		{is: "a draw two that may be answered stops nobody", rules: "classic,stack_two=on", discard: "R4",
			hands: [3]string{"R+2 B1 G2", "B2", "G1"}, play: play("R+2", none, nobody), never: []string{"should not get the turn"}},
		{is: "the last cards are several", rules: "classic,multi_play=on", discard: "R4",
			hands: [3]string{"R7 B7", "B2 B4", "G1 G2"}, play: several("R7 B7"), move: "Lay red 7, blue 7 together",
			want: []string{"your hand is empty then"}, never: []string{"it is your last card", "rounds"}},
		{is: "what is as good is", rules: "classic", discard: "R4",
			hands: [3]string{"R7 B1 G2", "B2 B4", "G1 G2"}, play: play("R7", none, nobody), win: 0.5, less: 0.498,
			want: []string{"it leaves you fewer cards, and drawing wins no more rounds"}},
		{is: "what looked better, and was not done all the same, is not called as good", rules: "classic", discard: "R4",
			hands: [3]string{"R7 B1 G2", "B2 B4", "G1 G2"}, play: play("R7", none, nobody), win: 0.5, less: 0.6, never: []string{"just as many", "60 of 100"}},
		{is: "jumping in with a wild names its colour", rules: "classic,jump_in=any", discard: "W:R", turn: 1,
			hands: [3]string{"W B1 G2", "B2 B4", "G1 G2"}, play: play("W", shed.Blue, nobody), move: "Jump in with the wild, and name blue",
			want: []string{"you are a card shorter, and play goes on from you"}},
		{is: "with a 7 says whom to swap with", rules: "classic,jump_in=any,seven_swap=on", discard: "R7", turn: 1,
			hands: [3]string{"R7 B1 G2 G3", "B2", "G1 G2"}, play: play("R7", none, 1), move: "Jump in with the red 7, and swap with Theo",
			want: []string{"Theo has 1 card, and you get it for your 3"}, never: []string{"a card shorter"}},
		{is: "letting a jump-in pass is weighed against it", rules: "classic,jump_in=any", discard: "R7", turn: 1,
			hands: [3]string{"R7 B1 G2 G3", "B2 B4", "G1 G2"}, play: engine.Command{Target: nobody}, win: 0.5, less: 0.3, move: "Let it pass",
			want: []string{"you win 50 of 100 rounds from here, against 30 with drawing"}},
	}
}

func (c *hintTable) told(t *testing.T, l *words.Language) (move string, why []string) {
	t.Helper()
	set := engine.Setup{Rules: c.rules, Seats: []string{"Ann", "Theo"}, Position: &engine.Position{Direction: 1, Turn: c.turn, Discard: wordstest.Cards(c.discard),
		Draw: wordstest.Cards("G4 G5 G6 G7 G8 G9")}}
	for i, hand := range c.hands {
		if hand != "" {
			set.Position.Hands = append(set.Position.Hands, wordstest.Cards(hand))
			set.Seats = append(set.Seats[:i], []string{"Ann", "Theo", "Cy"}[i])
		}
	}
	a := words.Advice{Best: c.play, Win: c.win, Chances: true}
	if c.less > 0 {
		a.Others = []words.Weighed{{Command: engine.Do(0, engine.VerbDraw), Win: c.less}}
	}
	return unowords.Teller{}.Hint(l, wordstest.See(wordstest.Table(t, set), 0), a)
}

func TestAHintSaysWhatIsTrueOfTheTable(t *testing.T) {
	for _, c := range hintTables() {
		t.Run(c.is, func(t *testing.T) {
			l := words.English()
			move, why := c.told(t, &l)
			if c.move != "" {
				wordstest.Expect(t, move, c.move)
			}
			for _, w := range c.want {
				if !slices.Contains(why, w) {
					t.Errorf("%q is not among the reasons %q", w, why)
				}
			}
			for _, w := range c.never {
				if strings.Contains(strings.Join(why, "\n"), w) {
					t.Errorf("%q is said: %q", w, why)
				}
			}
		})
	}
}

func TestAHintIsASentenceInEveryLanguage(t *testing.T) {
	for _, tag := range words.Tags() {
		l := words.Named(tag)
		for _, c := range hintTables() {
			move, why := c.told(t, &l)
			for _, w := range append(why, move) {
				if w == "" || strings.ContainsAny(w, "{}%#|") || strings.Contains(w, "  ") {
					t.Errorf("%s, %s: %q: %q", tag, c.is, move, w)
				}
			}
		}
	}
}

func TestTheBarForAChallengeReadsAsOneThatCanBePassed(t *testing.T) {
	l := words.English()
	set := engine.Setup{Rules: "classic,wd4_timing=before_draw", Seats: []string{"Ann", "Theo"}, Dealer: 0, Position: &engine.Position{Direction: 1, Turn: 1,
		Hands: [][]engine.SeenCard{wordstest.Cards("R5 BS"), wordstest.Cards("W+4 R1 Y3")}, Discard: wordstest.Cards("R7"), Draw: wordstest.Cards("G1 G2 G3 G4 G5 G6 G7 G8 G9")}}
	g := wordstest.Table(t, set)
	wordstest.Apply(t, g, engine.Play(1, wordstest.Card("W+4"), shed.Yellow, engine.NoSeat))
	for _, c := range []struct {
		verb         engine.Verb
		belief, even float64
		want         string
	}{
		{engine.VerbChallenge, 0.99, 1, "all but certain that it was a bluff; worth it above 99 %"},
		{engine.VerbChallenge, 0.22, 0, "about 1 in 5 that it was a bluff, and a challenge costs you next to nothing"},
		{engine.VerbChallenge, 0.67, 0.5, "about 2 in 3 that it was a bluff; worth it above 1 in 2"},
		{engine.VerbAccept, 0.2, 1, "about 1 in 5 that it was a bluff, and a challenge would not pay even then"},
	} {
		_, why := unowords.Teller{}.Hint(&l, wordstest.See(g, 0), words.Advice{Best: engine.Do(0, c.verb), Judged: true, Belief: c.belief, BreakEven: c.even, Cards: -1, Chances: true})
		wordstest.Expect(t, why[0], c.want)
	}
}

func TestACatchThatCostsNothingIsNotSaidToCostNought(t *testing.T) {
	l := words.English()
	catch := engine.Do(0, engine.VerbCatchUno)
	catch.Target = 1
	for rules, want := range map[string]string{"classic": "Theo holds one card, has not called, and would draw 2",
		"classic,uno_penalty=0": "Theo holds one card and has not called"} {
		c := hintTable{rules: rules, discard: "R4", hands: [3]string{"R7 B1", "B2", "G1 G2"}}
		set := engine.Setup{Rules: c.rules, Seats: []string{"Ann", "Theo", "Cy"}, Position: &engine.Position{Direction: 1,
			Hands: [][]engine.SeenCard{wordstest.Cards(c.hands[0]), wordstest.Cards(c.hands[1]), wordstest.Cards(c.hands[2])}, Discard: wordstest.Cards(c.discard), Draw: wordstest.Cards("G4 G5")}}
		_, why := unowords.Teller{}.HintAside(&l, wordstest.See(wordstest.Table(t, set), 0), catch)
		wordstest.Expect(t, why, want)
	}
	set := engine.Setup{Rules: "classic,uno_call=cosmetic", Seats: []string{"Ann", "Theo"}, Position: &engine.Position{Direction: 1,
		Hands: [][]engine.SeenCard{wordstest.Cards("R7 B1"), wordstest.Cards("B2 B3")}, Discard: wordstest.Cards("R4"), Draw: wordstest.Cards("G4 G5")}}
	_, why := unowords.Teller{}.HintAside(&l, wordstest.See(wordstest.Table(t, set), 0), engine.Do(0, engine.VerbCallUno))
	wordstest.Expect(t, why, "your next play leaves you one card")
}
