package stage

// soundLoss says once that the sound device has gone, and nothing when it comes back: that is heard.
type soundLoss struct{ told bool }

// tells takes in whether it has gone, and says whether the player is to be told now.
func (h *soundLoss) tells(lost bool) bool {
	was := h.told
	h.told = lost
	return lost && !was
}
