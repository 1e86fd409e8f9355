package uno

import (
	"fourtell/engine"
	"fourtell/engine/uno"
)

// AtLeastOne is atLeastOne, for the tests.
var AtLeastOne = atLeastOne

// Known is what the viewer can prove about a seat's hand: cards in it, and by colour the most it can hold, -1 = unbounded.
func Known(s engine.Snapshot, seat engine.Seat) (map[engine.Card]engine.Face, [5]int) {
	rules, err := uno.ParseRules(s.Rules)
	if err != nil {
		panic(err)
	}
	k := believe(&s, &rules, trusts{}).proved()
	return k.cards[seat], k.most[seat]
}
