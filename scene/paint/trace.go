package paint

import "image"

// Trace is something drawn, in device pixels: what a test is told that looks for what lies over what.
type Trace struct {
	Kind  TraceKind
	Text  string  // of what passes, what it is
	Short bool    // it is a part of what was to be drawn, and an ellipsis
	Box   Pixels  // of a text from the top of its capitals to the foot of its descenders
	Clip  Pixels  // what may be seen
	Size  float32 // of a text, in units
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

// Watch tells of everything that is drawn, until Watch(nil).
func (p *Painter) Watch(tell func(Trace)) { p.tell = tell }

// Rehearse begins a frame of w × h device pixels that nothing is painted of, until End: it is only told of to who watches.
func (p *Painter) Rehearse(w, h int) { p.begin(image.Rect(0, 0, w, h)) }

// HideText draws no text, so that what lies behind it can be seen; what is drawn is told of all the same.
func (p *Painter) HideText(hide bool) { p.blind = hide }

// Missing are the sprites that were asked for and that no sheet has.
func (p *Painter) Missing() []string {
	var list []string
	for i, a := range p.art {
		if !a.known {
			list = append(list, p.names[i])
		}
	}
	return list
}

// Lacks says whether no font has some letter of a text.
func (p *Painter) Lacks(s string) bool { return p.fonts.lacks(s) }

// Wanting are the letters that no font has and nobody has looked for yet.
func (p *Painter) Wanting() string { return string(p.fonts.foreign.wanted) }

// Came is how many fonts have come after the house's own.
func (p *Painter) Came() int { return len(p.fonts.came) }

// EmptyTexts forgets every baked text and shape: a lent sheet goes to a painter with other letters.
func (p *Painter) EmptyTexts() { p.atlas.baker.empty() }

// Emptied is how often the room for baked texts was full and has been emptied.
func (p *Painter) Emptied() int { return p.atlas.baker.fills }

// Copies is how many sizes of a sprite there are to draw from.
func (p *Painter) Copies(s Sprite) int {
	n, a := 1, &p.art[s]
	for i := range a.level[1:] {
		if a.level[i+1] != a.level[i] {
			n++
		}
	}
	return n
}

// Look is how the cards are painted.
func (p *Painter) Look() CardLook { return p.look }

// Forget drops what has been drawn since Begin and is not yet painted.
func (p *Painter) Forget() { p.quads, p.depth = p.quads[:0], 0 }

// TellTarget tells of a node that takes a pointer, where somebody listens.
func (p *Painter) TellTarget(r Rect) {
	if p.tell != nil {
		p.traceRect(TracedTarget, "", r, 1, 0)
	}
}

// TellPassing tells, where somebody listens, that what is drawn next goes by itself: it may lie over other things.
func (p *Painter) TellPassing(what string, r Rect) {
	if p.tell != nil {
		p.traceRect(TracedPassing, what, r, 1, 0)
	}
}

// traceRect tells of a box in units.
func (p *Painter) traceRect(kind TraceKind, text string, r Rect, alpha, size float32) {
	x0, y0 := p.now.m.apply(r.X, r.Y)
	x1, y1 := p.now.m.apply(r.X+r.W, r.Y+r.H)
	p.tell(Trace{kind, text, p.short && kind == TracedText, Pixels{min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)}, p.now.clip, size, alpha * p.now.alpha, p.telling})
}
