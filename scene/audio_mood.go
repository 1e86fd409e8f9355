package scene

import "fourtell/assets"

// mood is the state of the music that what is on the stage asks for.
func (s *Stage) mood() assets.Mood {
	switch on := s.scene.(type) {
	case *Result:
		return assets.MoodResult
	case *Table:
		switch {
		case on.o.Demo:
			return assets.MoodTitle
		case on.tense():
			return assets.MoodTension
		}
		return assets.MoodTable
	}
	return assets.MoodTitle
}

// tense says whether somebody is seen to hold one card in a round that goes on.
func (t *Table) tense() bool {
	if t.shown.Over() {
		return false
	}
	for i := range t.shown.Hands {
		if h := &t.shown.Hands[i]; h.Count == 1 && !h.Out {
			return true
		}
	}
	return false
}
