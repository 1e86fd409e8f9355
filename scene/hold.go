package scene

const (
	uprightFrom = 1.15 // height to width from which a window is a phone in one hand, not a square on a desk
	uprightWide = 480  // units a window held upright is laid out in, so that a text is as large as a hand's breadth allows
)

// hold is how the window is held, and so the room that a screen or a modal lays itself out in.
type hold struct {
	w, h    float32 // the room, in units of the layout
	k       float32 // units of the window to one of the layout: 1 in a window that is wide
	upright bool    // clearly higher than wide
}

// held is how the window is held.
func (s *Stage) held() hold {
	w, h := s.Size()
	if !upright(w, h) {
		return hold{w, h, 1, false}
	}
	k := w / uprightWide
	return hold{uprightWide, h / k, k, true}
}

// upright says whether a window of that size is laid out as a phone in one hand.
func upright(w, h float32) bool { return h > uprightFrom*w }
