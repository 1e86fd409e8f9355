package stage

const (
	uprightFrom = 1.15 // height to width from which a window is a phone in one hand, not a square on a desk
	uprightWide = 480  // units a window held upright is at least laid out in, so that a text is as large as a hand's breadth allows
	uprightHigh = 853  // and as many high, which a tablet has only if it is wider too

	broadFrom  = 60 // units a finger takes on a phone held sideways; on a tablet 30 to 45
	fingerWide = 44 // pixels of the page a target has at least on a screen held in the hand (WCAG 2.2, 2.5.5)
)

// Hold is how the window is held, and so the room that a screen or a modal lays itself out in.
type Hold struct {
	W, H    float32 // the room, in units of the layout
	K       float32 // units of the window to one of the layout: 1 in a window that is wide
	Upright bool    // clearly higher than wide
	Finger  float32 // units of the layout a target has at least, so that a finger finds it; 0: it is not held in the hand
}

// Held is how the window is held.
func (v *Window) Held() Hold {
	h := holdOf(v.w, v.h)
	if *v.handheld {
		h.Finger = fingerWide * v.dense * v.h / (float32(v.ph) * h.K)
	}
	return h
}

// Broad says that a finger needs more room than a menu's rows have: on a phone held sideways.
func (h Hold) Broad() bool { return !h.Upright && h.Finger > broadFrom }

// holdOf is how a window of that size is held.
func holdOf(w, h float32) Hold {
	if !Upright(w, h) {
		return Hold{W: w, H: h, K: 1}
	}
	k := min(w/uprightWide, h/uprightHigh)
	return Hold{W: w / k, H: h / k, K: k, Upright: true}
}

// Upright says whether a window of that size is laid out as a phone in one hand.
func Upright(w, h float32) bool { return h > uprightFrom*w }

const (
	panelSmall  = 0.7 // pixels of the page or the desktop to a unit, under which letters want to be larger
	panelLarger = 1.3
)

// PanelZoom is how much larger a panel of rows is drawn: a window higher than wide, and a small one, are laid out as if they
// were smaller still.
func (v *Window) PanelZoom() float32 {
	switch held := v.Held(); {
	case held.Upright:
		return held.K
	case v.paper.Unit() < panelSmall*v.dense:
		return panelLarger
	}
	return 1
}
