package paint

// Trace is something drawn, in device pixels: what a test is told that looks for what lies over what.
type Trace struct {
	Kind  TraceKind
	Text  string  // of what passes, what it is
	Sign  bool    // it is a picture's part, no text
	Short bool    // it is a part of what was to be drawn, and an ellipsis
	Box   Pixels  // of a text from the top of its capitals to the foot of its descenders
	Clip  Pixels  // what may be seen
	Size  float32 // of a text, in units
	High  float32 // of a text, its size in device pixels
	Alpha float32
	Ink   Color // of a text, as it is seen
}

// TraceKind is what was drawn.
type TraceKind uint8

// A text, a filled box, a node that takes a pointer, what shows where the keys are, what lies over others for a moment.
const (
	TracedText TraceKind = iota
	TracedBox
	TracedTarget
	TracedFocus
	TracedPassing
)

// Within says whether a box lies in another, or sticks out by no more than slack.
func (b Pixels) Within(o Pixels, slack float32) bool {
	return b.X0 >= o.X0-slack && b.Y0 >= o.Y0-slack && b.X1 <= o.X1+slack && b.Y1 <= o.Y1+slack
}

// Common is how far two boxes reach into each other, each way; not above 0 where they don't.
func (b Pixels) Common(o Pixels) (w, h float32) {
	return min(b.X1, o.X1) - max(b.X0, o.X0), min(b.Y1, o.Y1) - max(b.Y0, o.Y0)
}

// Seen is the part of it that is not scrolled away.
func (t Trace) Seen() Pixels {
	return Pixels{max(t.Box.X0, t.Clip.X0), max(t.Box.Y0, t.Clip.Y0), min(t.Box.X1, t.Clip.X1), min(t.Box.Y1, t.Clip.Y1)}
}

// Tracer tells whoever listens of what is drawn.
type Tracer struct {
	frame   *Frame
	tell    func(Trace)
	telling Color // the ink of the text that is told of
	short   bool  // it is shortened
	sign    bool  // it is a picture's part
}

// Watch tells of everything that is drawn, until Watch(nil).
func (t *Tracer) Watch(tell func(Trace)) { t.tell = tell }

// TellTarget tells of a node that takes a pointer, where somebody listens.
func (t *Tracer) TellTarget(r Rect) {
	if t.tell != nil {
		t.traceRect(TracedTarget, "", r, 1, 0)
	}
}

// TellPassing tells, where somebody listens, that what is drawn next goes by itself: it may lie over other things.
func (t *Tracer) TellPassing(what string, r Rect) {
	if t.tell != nil {
		t.traceRect(TracedPassing, what, r, 1, 0)
	}
}

// traceRect tells of a box in units.
func (t *Tracer) traceRect(kind TraceKind, text string, r Rect, alpha, size float32) {
	x0, y0 := t.frame.now.m.apply(r.X, r.Y)
	x1, y1 := t.frame.now.m.apply(r.X+r.W, r.Y+r.H)
	t.tell(Trace{kind, text, t.sign && kind == TracedText, t.short && kind == TracedText, Pixels{min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)}, t.frame.now.clip, size, size * t.frame.now.m.scale(), alpha * t.frame.now.alpha, t.telling})
}
