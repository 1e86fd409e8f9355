package stage

import "fourtell/scene/paint"

const (
	toastIn     = 10 // ticks
	toastHold   = 150
	toastOut    = 8
	toastLeast  = 45      // that it is seen at least before another takes its place
	toastLong   = 60      // letters, of what is read at a glance; each that is more
	toastLetter = 3       // stays so many ticks longer
	toastStay   = 1 << 40 // until it is put away
)

// Toast is a message at the top of the window.
type Toast struct {
	Title, Line string
	Alert       bool
	short       bool    // its line is left to the log: there is no room for both
	low         float32 // how high it may be, where the title has to become smaller for it; 0 = as high as it wants
	Cry         bool    // of the table: the log has it, so that it need not be seen where too much happens at once
	age         int
	longer      int        // ticks, to be read
	At          paint.Rect // where it rests
	down        bool       // pressed, where a press puts it away
}

// seen is how far it has come, 0 … 1, or how much of it is left.
func (o *Toast) seen(last int) float32 {
	k := min(float32(o.age)/toastIn, 1)
	if out := o.age - last; out > 0 {
		k = 1 - float32(out)/toastOut
	}
	return paint.OutCubic(k)
}

// toastShrunk is how small a line may become to fit; one that would be smaller is broken into several.
const toastShrunk = 0.85

// lines are how its title and its line are written where so much room is beside one another, and how much higher they make
// it than one line each.
func (o *Toast) lines(p *paint.Painter, k, fit float32) (title, line paint.Style, more float32) {
	title = paint.Style{Face: paint.Display, Size: 22 * k, Color: paint.Ink}
	line = paint.Style{Face: paint.Body, Size: 16 * k, Color: paint.Note}
	if o.Alert {
		title.Color, line.Color = paint.Coral, paint.Cream
	}
	title = broken(p, o.Title, title, fit, &more)
	if o.low > 0 {
		title.Wrap, title.Fit = fit, 0
		_, was := p.Measure(o.Title, title)
		title = p.Within(o.Title, title, o.low-20*k, toastSmall*k)
		_, is := p.Measure(o.Title, title)
		more += is - was
	}
	return title, broken(p, o.second(), line, fit, &more), more
}

// second is its line, as far as it is shown.
func (o *Toast) second() string {
	if o.short {
		return ""
	}
	return o.Line
}

// toastSmall is how small, in units, a title may become where there is no room for more.
const toastSmall = 15

// toastLines is how many lines of the designed size a message may be high that is larger: it is not to hide the table.
const toastLines = 3

// broken makes a style fit, and adds what further lines take.
func broken(p *paint.Painter, text string, st paint.Style, fit float32, more *float32) paint.Style {
	if w, _ := p.Measure(text, st); w*toastShrunk <= fit {
		st.Fit = fit
		return st
	}
	st.Wrap = fit
	st = p.Within(text, st, toastLines*st.Size*paint.Leading, st.Size)
	_, all := p.Measure(text, st)
	st.Wrap = 0
	_, one := p.Measure(text, st)
	st.Wrap = fit
	*more += all - one
	return st
}

// around is the room beside the text: the mark, and where it stays the sign that it can be put away.
func around(k float32, stays bool) float32 {
	if stays {
		return 116 * k
	}
	return 84 * k
}

// size is how large it is, no wider than the room. A cry that is higher than the room leaves its line to the log, and then its
// title becomes smaller.
func (o *Toast) size(p *paint.Painter, k float32, room paint.Rect, stays bool) (w, h float32) {
	o.short, o.low = false, 0
	if w, h = o.full(p, k, room.W, stays); h <= room.H || !o.Cry {
		return w, h
	}
	o.short = true
	if w, h = o.full(p, k, room.W, stays); h <= room.H {
		return w, h
	}
	o.low = room.H * (0.5 + 0.5*p.TextScale()) // who wants larger letters has them over what lies beside the room
	return o.full(p, k, room.W, stays)
}

// full is how large it is as it is shown now.
func (o *Toast) full(p *paint.Painter, k, most float32, stays bool) (w, h float32) {
	beside := around(k, stays)
	title, line, more := o.lines(p, k, most-beside)
	tw, _ := p.Measure(o.Title, title)
	lw, _ := p.Measure(o.second(), line)
	w = max(min(max(tw, lw)+beside, most), min(240*k, most))
	if title.Wrap > 0 || line.Wrap > 0 {
		w = most // or the lines would break elsewhere
	}
	if o.second() == "" {
		return w, 44*k + more + p.Grown(title)
	}
	return w, 52*k + more + p.Grown(line) + p.Grown(title)
}

// draw draws one toast of a size where it rests.
func (o *Toast) draw(p *paint.Painter, t *Toasts, k float32) {
	r := o.At
	p.TellPassing("message", r)
	stays := t.time == ToastsStay
	title, line, more := o.lines(p, k, r.W-around(k, stays))
	p.Shadow(r, 16*k, 4*k, 8*k, paint.ShadowInk.Fade(0.6))
	ink := paint.Ink
	if o.Alert {
		ink = paint.Cream
		p.RoundRect(r, 16*k, paint.Coral)
		p.RoundRect(r.Inset(2*k), 14*k, paint.Plum900)
	} else {
		p.RoundRect(r, 16*k, paint.Cream)
	}
	p.Draw(t.mark, r.X+34*k, r.Y+r.H/2, 0.95*k, paint.White)
	if stays {
		p.Draw(t.close, r.X+r.W-26*k, r.Y+r.H/2, 0.8*k, ink)
	}
	x := r.X + 60*k
	if o.second() == "" {
		p.TextIn(o.Title, paint.Box(x, r.Y, r.W-60*k, r.H), title)
		return
	}
	below := more // of the line's own further ones
	if title.Wrap > 0 {
		_, all := p.Measure(o.Title, title)
		title.Wrap = 0
		_, one := p.Measure(o.Title, title)
		title.Wrap = r.W - around(k, stays)
		below -= all - one
	}
	p.Text(o.Title, x, r.Y+25*k+p.Grown(title), title)
	p.Text(o.Line, x, r.Y+r.H-8*k-below, line)
}
