package wire

import "slices"

// Phrases are what can be said to anybody in a house: keys, which each reads in their own language.
func Phrases() []string {
	return []string{"hello", "good_luck", "thanks", "well_played", "good_game", "nice_one", "oops", "sorry", "ouch", "close_one", "your_turn",
		"hurry", "moment", "back", "again", "bye"}
}

// Emotes are the faces somebody may make over their seat.
func Emotes() []string {
	return []string{"laugh", "wow", "cry", "angry", "clap", "heart", "think", "sleepy"}
}

func isPhrase(key string) bool { return slices.Contains(Phrases(), key) }
func isEmote(key string) bool  { return slices.Contains(Emotes(), key) }
