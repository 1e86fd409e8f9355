package main

// speechOf is how that game is played in a terminal: the one list of those that have words of their own.
func speechOf(game string) speech {
	if own, ok := map[string]speech{"uno": unoSpeech{}, "bluff": bluffSpeech{}}[game]; ok {
		return own
	}
	return plainSpeech{}
}
