package scene

const (
	uprightFrom = 1.15 // height to width from which a window is a phone in one hand, not a square on a desk
	uprightWide = 480  // units a window held upright is at least laid out in, so that a text is as large as a hand's breadth allows
	uprightHigh = 853  // and as many high, which a tablet has only if it is wider too
)

// hold is how the window is held, and so the room that a screen or a modal lays itself out in.
type hold struct {
	w, h    float32 // the room, in units of the layout
	k       float32 // units of the window to one of the layout: 1 in a window that is wide
	upright bool    // clearly higher than wide
}

// held is how the window is held.
func (s *Stage) held() hold { return holdOf(s.Size()) }

// holdOf is how a window of that size is held.
func holdOf(w, h float32) hold {
	if !upright(w, h) {
		return hold{w, h, 1, false}
	}
	k := min(w/uprightWide, h/uprightHigh)
	return hold{w / k, h / k, k, true}
}

// upright says whether a window of that size is laid out as a phone in one hand.
func upright(w, h float32) bool { return h > uprightFrom*w }
