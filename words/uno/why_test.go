package uno_test

import (
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/words"
	unowords "fourtell/words/uno"
	"fourtell/words/wordstest"
)

func TestWhyACommandWasRefused(t *testing.T) {
	var say words.Teller = unowords.Teller{}
	names := []string{"Ann", "Theo", ""}
	l := words.English()
	for _, c := range []struct {
		name, want string
		illegal    engine.Illegal
	}{
		{"a number on top", "Needs green, a 7 or a wild", engine.Illegal{Code: engine.DoesNotFit, Color: shed.Green, Top: wordstest.Card("G7"), Card: wordstest.Card("R5")}},
		{"an eight on top", "Needs red, an 8 or a wild", engine.Illegal{Code: engine.DoesNotFit, Color: shed.Red, Top: wordstest.Card("R8"), Card: wordstest.Card("G5")}},
		{"an action on top", "Needs blue, a draw two or a wild", engine.Illegal{Code: engine.DoesNotFit, Color: shed.Blue, Top: wordstest.Card("B+2"), Card: wordstest.Card("R5")}},
		{"a wild on top", "Needs yellow or a wild", engine.Illegal{Code: engine.DoesNotFit, Color: shed.Yellow, Top: wordstest.Card("W:Y"), Card: wordstest.Card("R5")}},
		{"several that do not go together", "Those cards do not go down together: number cards of one number only, the first must fit",
			engine.Illegal{Code: engine.DoesNotFit, Color: shed.Red, Top: wordstest.Card("R5"), Card: wordstest.Card("R7")}},
		{"another's turn", "It is Theo's turn", engine.Illegal{Code: engine.NotYourTurn, Turn: 1}},
		{"a nameless seat's turn", "It is Seat 3's turn", engine.Illegal{Code: engine.NotYourTurn, Turn: 2}},
		{"nobody's turn", "It is nobody's turn now", engine.Illegal{Code: engine.NotYourTurn, Turn: engine.NoSeat}},
		{"a debt", "First answer the draw card: 4 cards", engine.Illegal{Code: engine.MustPay, Owed: 4}},
		{"a debt of one", "First answer the draw card: 1 card", engine.Illegal{Code: engine.MustPay, Owed: 1}},
		{"a four drawn already", "First challenge the Wild Draw Four or keep the cards", engine.Illegal{Code: engine.MustPay}},
		{"a card not held", "You do not hold a red 5", engine.Illegal{Code: engine.NotInHand, Card: wordstest.Card("R5")}},
		{"a refused bluff", "That would be a bluff, and this table allows none", engine.Illegal{Code: engine.BluffRefused, Color: shed.Red, Card: wordstest.Card("W+4")}},
	} {
		if got := say.Why(&l, c.illegal, nil, names); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
	for _, code := range engine.Codes() {
		if got := say.Why(&l, engine.Illegal{Code: code, Turn: 1, Owed: 2}, nil, names); got == "" || strings.ContainsAny(got, "{}") {
			t.Errorf("%s: %q", code, got)
		}
	}
}
