package uno

import (
	"testing"

	unoai "fourtell/ai/uno"
	"fourtell/engine/shed"
	"fourtell/words"
)

func TestAHandThatIsProvedIsReasonedByWhatWasSeen(t *testing.T) {
	l := words.English()
	for _, c := range []struct {
		odds unoai.Odds
		want string
	}{
		{unoai.Odds{P: 0.5, Held: 2, Unseen: 72, Of: 13, Color: shed.Red}, "2 cards, 13 of the 72 unseen are red"},
		{unoai.Odds{P: 1, Certain: true, Unseen: 72, Of: 13, Color: shed.Red}, "You have seen cards of Bea's hand that are red"},
	} {
		if got := reason(&l, c.odds, "Bea", -1); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
