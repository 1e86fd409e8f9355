package scene

import "strconv"

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
)

// keepLabel is what believing a draw card costs.
func keepLabel(paid bool, n int) string {
	if paid {
		return labelKeepPaid
	}
	return labelKeepWould + strconv.Itoa(n) + labelKeepRest
}
