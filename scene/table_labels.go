package scene

import (
	"strconv"

	"fourtell/engine/uno"
)

// What the table's boards say in single words; sentences come from words.
const (
	labelColor     = "Colour"
	labelPile      = "Draw pile"
	labelThinking  = "thinking"
	labelCallHint  = "at 2 cards · U"
	labelWas       = "was"
	labelNow       = "now"
	labelBluff     = "this is a bluff"
	labelPick      = "pick"
	labelTakeBack  = "take it back"
	labelInHand    = " in hand"
	labelKeepPaid  = "The cards stay with you and your turn passes."
	labelKeepWould = "You draw "
	labelKeepRest  = " and your turn passes."
	labelSeeYou    = "Only you will see the hand. Everyone will see the verdict."
	labelSeeNone   = "Nobody will see the hand. Everyone will see the verdict."
	labelSeeAll    = "Everyone will see the hand and the verdict."
)

// keepLabel is what believing a draw card costs.
func keepLabel(paid bool, n int) string {
	if paid {
		return labelKeepPaid
	}
	return labelKeepWould + strconv.Itoa(n) + labelKeepRest
}

// revealLabel is who will see the accused's hand.
func revealLabel(reveal int16) string {
	switch reveal {
	case uno.RevealVerdict:
		return labelSeeNone
	case uno.RevealEveryone:
		return labelSeeAll
	}
	return labelSeeYou
}
