package stage

import "fourtell/words"

// soundLoss tells the player once that the sound device has gone, and nothing when it comes back: that is heard.
type soundLoss struct{ told bool }

func (h *soundLoss) notice(s *Stage) {
	lost := s.scene != nil && s.Audio.Lost()
	if lost && !h.told {
		s.Toasts().Alert(s.Lang().Say(words.SoundLost), s.Lang().Say(words.SoundLostMore))
	}
	h.told = lost
}
