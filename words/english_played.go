package words

// englishPlayed: the cards played last, those not seen yet, and what the keys are on.
func englishPlayed() map[Key]string {
	return map[Key]string{
		PlayedTitle:   "Played last",
		PlayedNothing: "Nothing has been played yet.",
		PlayedUnseen:  "Not seen yet",
		PlayedCount:   "{n} {n#card|cards} in the draw pile and in other hands",
		PlayedOf:      "{name}: {card}",
		PlayedByFace:  "{color} {n}",

		ZoneDraw:       "Draw pile, {n} {n#card|cards}",
		ZonePlayed:     "Cards played",
		ZoneSort:       "Sort the hand",
		ZoneHint:       "Hint",
		ZonePause:      "Pause",
		ZoneGuestTalks: "{name} talks: press for silence",
		ZoneGuestQuiet: "{name} is silent: press for talk",
	}
}
