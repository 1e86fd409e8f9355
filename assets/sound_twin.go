package assets

// SoundTwin is what is seen with a sound, in English: nothing is told by a
// sound alone. A scripted scene is played for each of them by the tests of the
// stage, and docs/audio.md repeats them. It is "" for a name that is not in
// Sounds.
func SoundTwin(n SoundName) string {
	switch n {
	case SoundDeal:
		return "a card flies from the pile to a hand"
	case SoundDraw:
		return "a card flies from the draw pile to a hand, and the count there goes up"
	case SoundPlay:
		return "a card flies to the discard pile and settles"
	case SoundShuffle:
		return "the pile is gathered and dealt anew, and a toast tells of a reshuffle"
	case SoundSkip:
		return "the sign of a skip leaps over the plate of who is skipped, and a toast names them"
	case SoundReverse:
		return "the ring of chevrons turns, and a toast says which way"
	case SoundDrawTwo:
		return "the card lands, and a toast names who draws"
	case SoundDrawFour:
		return "the card lands hard and the felt shakes; a toast names who draws"
	case SoundFanOpen:
		return "the wheel of four colours opens; of another guest the wild itself flies, with all four of its colours"
	case SoundColorNamed:
		return "the felt's edge and the chip take the colour, and three quarters of the wild drain"
	case SoundChallenge:
		return "the breath held before a verdict, the table dimmed"
	case SoundCaught:
		return "the verdict's panel in the manner of guilt"
	case SoundFair:
		return "the verdict's panel in the manner of innocence"
	case SoundCall:
		return "the balloon at the plate with the word called"
	case SoundCatch:
		return "a ring round the plate of who was caught, with an exclamation mark, and a toast"
	case SoundFalseCatch:
		return "a ring round the plate of who was wrong, with a question mark, and a toast"
	case SoundRefuse:
		return "the card shakes, or is outlined, and the reason stands beside it"
	case SoundClick:
		return "the button goes down"
	case SoundHover:
		return "the button is lit"
	case SoundYourTurn:
		return "the banner, the lit plate, the window's title"
	case SoundWin:
		return "the headline of the result, confetti unless motion is reduced"
	case SoundLose:
		return "the headline of the result"
	case SoundSwap:
		return "two hands cross, card after card"
	case SoundRotate:
		return "every hand flies on to the next seat at once"
	case SoundToast:
		return "the toast"
	case SoundTick:
		return "the ring round the portrait turns red, with the seconds in figures"
	case SoundMurmur:
		return "the guest's line in its bubble"
	case SoundClaim:
		return "the cards close to a packet and turn over, and what they are said to be comes up"
	case SoundLaid:
		return "a closed card comes to rest on the pile, and the count there goes up"
	case SoundLetPass:
		return "the sign of letting pass at the plate of who does"
	case SoundDoubt:
		return "the star at the plate of who doubts"
	case SoundBreath:
		return "the table dims, the eye looks down and the cards rise from the pile to the row"
	case SoundTurnUp:
		return "a card of the row turns over"
	case SoundTrue:
		return "it lies open, with a tick and what it is"
	case SoundLie:
		return "the card is outlined, with a cross; the verdict's panel in the manner of guilt"
	case SoundTruth:
		return "the last card with its tick; the verdict's panel in the manner of innocence"
	case SoundGather:
		return "a card flies from the pile to its taker"
	case SoundGathered:
		return "the last card of the pile is in the hand, and the count there has gone up"
	}
	return ""
}
