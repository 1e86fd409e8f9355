package stage

import "fourtell/assets"

// moody is a scene with music of its own; every other has the title's.
type moody interface{ Mood() assets.Mood }

// mood is the state of the music that what is on the stage asks for.
func (s *Stage) mood() assets.Mood {
	if m, ok := s.scene.(moody); ok {
		return m.Mood()
	}
	return assets.MoodTitle
}
