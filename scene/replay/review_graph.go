package replay

import (
	"cmp"
	"slices"
	"strconv"

	"fourtell/ai"
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// reviewGraph is everybody's chance of winning over the beats. The cursor goes to any moment by pointer or by arrows.
type reviewGraph struct {
	paint.Rect
	owner  *Review
	cursor int // a moment, -1: none yet
	lines  []graphLine
	labels []graphLabel
	turns  []graphTurn
	slips  []graphSlip
	plot   paint.Rect // in which the lines run
	larger float32    // how much larger its text is than designed

	focus, grabbed bool
}

// graphLabel is a seat's name at the end of its line, with a piece of that line before it.
type graphLabel struct {
	text  string
	share string // the chance, "32%"; "" where it is not known
	y     float32
	color paint.Color
	dash  []float32
}

// graphTurn is the number of a turning point.
type graphTurn struct {
	x, head float32 // where the beat stands, and where its number, beside others that are near
	text    string
}

// graphSlip is where the seat whose decisions are listed gave something away, with the sign of its grade.
type graphSlip struct {
	x, y  float32
	mark  string
	color paint.Color
}

const (
	labelWide = 138 // units beside the plot for the names
	labelHigh = 19
	graphMost = 24 // units up to which the graph's text grows
	labelDash = 26 // units of the line before a name
	turnApart = 28 // units between the numbers of two turning points
)

// seatColors tell the lines apart together with seatDashes; the first is the viewer's.
func seatColors() []paint.Color {
	return []paint.Color{paint.Coral, paint.Cream, paint.Tone(assets.ToneLine3), paint.Tone(assets.ToneLine4), paint.Tone(assets.ToneLine5), paint.Tone(assets.ToneLine6), paint.Tone(assets.ToneLine7),
		paint.Tone(assets.ToneLine8), paint.Tone(assets.ToneLine9), paint.Tone(assets.ToneLine10)}
}

// seatDashes are lengths of dash and gap in turn; none: an unbroken line.
func seatDashes() [][]float32 {
	return [][]float32{nil, {12, 6}, {3, 5}, {12, 5, 3, 5}, {22, 6}, {6, 6}, {12, 5, 3, 5, 3, 5}, {3, 9}, {22, 5, 3, 5}, {12, 12}}
}

// look is how a seat's line is drawn: whoever looks has the unbroken one.
func (r *Review) look(seat int) (paint.Color, []float32) {
	n := len(r.table.table.Names())
	i := (seat - int(r.table.home) + n) % n
	colors, dashes := seatColors(), seatDashes()
	return colors[i%len(colors)], dashes[i%len(dashes)]
}

// Bounds is the whole graph.
func (g *reviewGraph) Bounds() paint.Rect { return g.Rect }

// Focus puts the focus on it or takes it away.
func (g *reviewGraph) Focus(on bool) { g.focus = on }

// Enabled says that it can have the focus.
func (g *reviewGraph) Enabled() bool { return true }

func (g *reviewGraph) Speak(s *stage.Stage) {
	s.Speech().Say(words.Sentences(s.Lang().Say(words.ReviewGraph), g.owner.line))
}

// Activate shows the moment on the table.
func (g *reviewGraph) Activate(s *stage.Stage) { g.owner.open(s) }

// Adjust moves the cursor by a moment.
func (g *reviewGraph) Adjust(s *stage.Stage, d int) bool {
	s.Audio().Play(assets.SoundTick)
	g.owner.point(s, g.cursor+d)
	s.Speech().Say(g.owner.line)
	return true
}

// Update lets the pointer put the cursor anywhere.
func (g *reviewGraph) Update(s *stage.Stage, in *input.Tick) bool {
	over := in.In(g.Rect)
	if over {
		s.Window().Point()
	}
	if in.Pressed && over {
		g.grabbed = true
	}
	if !g.grabbed {
		return false
	}
	if in.Over {
		if at := g.nearest(in.X); at >= 0 && at != g.cursor {
			g.owner.point(s, at)
		}
	}
	if !in.Down {
		g.grabbed = false
		s.Speech().Say(g.owner.line)
	}
	in.TakePointer()
	return true
}

// nearest is the moment whose beat lies nearest to x, -1 where there is none.
func (g *reviewGraph) nearest(x float32) int {
	best, least := -1, float32(1e9)
	for i := range g.owner.think.Moments() {
		if d := g.x(g.owner.before(i)) - x; max(d, -d) < least {
			best, least = i, max(d, -d)
		}
	}
	return best
}

// x is where a beat stands.
func (g *reviewGraph) x(beat int) float32 {
	r := g.owner
	return g.plot.X + g.plot.W*float32(beat-r.first)/float32(max(1, r.last-r.first))
}

// y is how high a chance stands.
func (g *reviewGraph) y(chance float64) float32 { return g.plot.Y + g.plot.H*(1-float32(chance)) }

// graphText is what stands in the graph.
func graphText(c paint.Color) paint.Style {
	return paint.Style{Face: paint.Body, Size: 16, Most: graphMost, Color: c}
}

// enlarge says how much larger the graph's text is than designed.
func (g *reviewGraph) enlarge(p *paint.Painter) {
	g.larger = p.Scaled(graphText(0)) / graphText(0).Size
}

// wide is how many units the names beside the plot have.
func (g *reviewGraph) wide() float32 { return labelDash + (labelWide-labelDash)*g.larger }

// place lays the graph out.
func (g *reviewGraph) place(r paint.Rect) {
	g.Rect = r
	g.plot = paint.Box(r.X+60, r.Y+44, r.W-60-g.wide(), r.H-44-20)
}

// bake makes the lines of what is known.
func (g *reviewGraph) bake(r *Review) {
	g.lines, g.turns, g.slips = g.lines[:0], g.turns[:0], g.slips[:0]
	all := r.think.Moments()
	for seat := range r.table.table.Names() {
		color, dash := r.look(seat)
		pen := pen{dash: dash, color: color, width: 3}
		if engine.Seat(seat) == r.seat {
			pen.width = 5
		}
		for i := range all {
			if len(all[i].Chances) > seat {
				g.lines = pen.to(g.lines, g.x(r.before(i)), g.y(all[i].Chances[seat]))
			}
		}
		if f := r.think.Final(); len(f) > seat {
			g.lines = pen.to(g.lines, g.x(r.last), g.y(f[seat]))
		}
	}
	for i := range all {
		m := &all[i]
		if m.Command.Seat == r.seat && m.Decided && m.Grade() >= ai.GradeSlip && len(m.Chances) > int(r.seat) {
			g.slips = append(g.slips, g.clear(graphSlip{g.x(r.before(i)), g.y(m.Chances[r.seat]), gradeMark(m.Grade()), gradeColor(m.Grade())}))
		}
	}
	if r.think.Charted() {
		for n, i := range r.think.Turns(3) {
			x := g.x(r.before(i))
			g.turns = append(g.turns, graphTurn{x, x, strconv.Itoa(n + 1)})
		}
		g.headTurns()
	}
}

// label writes each seat's name, and its chance where the cursor stands, beside the end of its line.
func (g *reviewGraph) label(s *stage.Stage, r *Review) {
	g.labels = g.labels[:0]
	all := r.think.Moments()
	var at []float64
	if g.cursor >= 0 && g.cursor < len(all) {
		at = all[g.cursor].Chances
		if after := r.think.After(g.cursor); after != nil {
			at = after
		}
	}
	var last []float64
	if n := len(all); n > 0 {
		if last = all[n-1].Chances; last == nil && n > 1 {
			last = all[n-2].Chances
		}
	}
	if f := r.think.Final(); f != nil {
		last = f
	}
	for seat, name := range r.table.table.Names() {
		b := graphLabel{text: name, y: g.plot.Y + g.plot.H/2}
		b.color, b.dash = r.look(seat)
		if len(at) > seat {
			b.share = strconv.Itoa(inHundred(at[seat])) + "%"
		}
		if len(last) > seat {
			b.y = g.y(last[seat])
		}
		g.labels = append(g.labels, b)
	}
	g.spread()
}

// clear moves a sign up where it would lie over those before it, or down at the top.
func (g *reviewGraph) clear(n graphSlip) graphSlip {
	apart := 24 * g.larger
	up := float32(-1)
	for range 2 * len(g.slips) {
		over := false
		for _, o := range g.slips {
			if dx, dy := n.x-o.x, n.y-o.y; dx*dx+dy*dy < apart*apart-1 {
				n.y = o.y + up*paint.Sqrt(apart*apart-dx*dx)
				over = true
			}
		}
		if !over {
			break
		}
		if n.y < g.plot.Y {
			up = 1
		}
	}
	return n
}

// headTurns moves the numbers of the turning points apart, inside the plot, where they would lie on each other.
func (g *reviewGraph) headTurns() {
	slices.SortFunc(g.turns, func(a, b graphTurn) int { return cmp.Compare(a.x, b.x) })
	low := g.plot.X
	for i := range g.turns {
		t := &g.turns[i]
		t.head = max(t.x, low)
		low = t.head + turnApart
	}
	high := g.plot.X + g.plot.W
	for i := len(g.turns) - 1; i >= 0; i-- {
		t := &g.turns[i]
		t.head = min(t.head, high)
		high = t.head - turnApart
	}
}

// spread moves the names apart where they would lie on each other.
func (g *reviewGraph) spread() {
	for i := 1; i < len(g.labels); i++ {
		for j := i; j > 0 && g.labels[j].y < g.labels[j-1].y; j-- {
			g.labels[j], g.labels[j-1] = g.labels[j-1], g.labels[j]
		}
	}
	step := min(labelHigh*g.larger, (g.H-16)/float32(max(1, len(g.labels))))
	low := g.Y + 12
	for i := range g.labels {
		g.labels[i].y = max(g.labels[i].y, low)
		low = g.labels[i].y + step
	}
	high := g.Y + g.H - 16
	for i := len(g.labels) - 1; i >= 0; i-- {
		g.labels[i].y = min(g.labels[i].y, high)
		high = g.labels[i].y - step
	}
}

// Draw draws it.
func (g *reviewGraph) Draw(p *paint.Painter) {
	p.Bordered(g.Rect, 20, 1.5, paint.Plum900, paint.Plum600)
	small := graphText(paint.Plum300)
	small.Align, small.Most = paint.Right, 20
	for i, text := range [...]string{"100%", "50%", "0%"} {
		y := g.plot.Y + g.plot.H*float32(i)/2
		p.Rect(paint.Box(g.plot.X, y-0.75, g.plot.W, 1.5), paint.Plum700)
		p.Text(text, g.plot.X-7, y+6, small)
	}
	for _, t := range g.turns {
		p.Line(t.head, g.Y+20, t.x, g.plot.Y-1, 2, paint.Plum500)
		p.Rect(paint.Box(t.x-1, g.plot.Y-1, 2, g.plot.H+1), paint.Plum500)
	}
	if r := g.owner; g.cursor >= 0 && g.cursor < len(r.think.Moments()) {
		x := g.x(r.before(g.cursor))
		p.Rect(paint.Box(x-1.5, g.plot.Y-8, 3, g.plot.H+16), paint.Cream)
	}
	for i := range g.lines {
		l := &g.lines[i]
		p.Line(l.x0, l.y0, l.x1, l.y1, l.width, l.color)
	}
	for i := range g.slips {
		n := &g.slips[i]
		k := g.larger
		p.Disc(n.x, n.y, 12*k, paint.Plum900)
		p.Disc(n.x, n.y, 10.5*k, n.color)
		p.TextIn(n.mark, paint.Centered(n.x, n.y, 18*k, 18*k), paint.Style{Face: paint.Display, Size: 16, Most: graphMost, Color: paint.Ink, Align: paint.Middle, Fit: 18*k + 8*(k-1)})
	}
	for _, t := range g.turns {
		p.Disc(t.head, g.Y+20, 13, paint.Cream)
		p.TextIn(t.text, paint.Centered(t.head, g.Y+20, 24, 24), paint.Style{Face: paint.Display, Size: 17, Color: paint.Ink, Align: paint.Middle})
	}
	x := g.plot.X + g.plot.W + 8
	for i := range g.labels {
		b := &g.labels[i]
		g.sample(p, x, b)
		st := graphText(b.color)
		st.Fit, st.Name = g.wide()-labelDash-24, true
		if b.share != "" {
			wide, _ := p.Measure(b.share, st)
			st.Fit -= wide + 5
			name, _ := p.Measure(b.text, st)
			p.Text(b.share, x+labelDash+6+name+5, b.y+5, graphText(b.color))
		}
		p.Text(b.text, x+labelDash+6, b.y+5, st)
	}
	if g.focus && p.Focusing {
		p.FocusRing(g.Rect, 20)
	}
}

// sample draws a piece of a label's line.
func (g *reviewGraph) sample(p *paint.Painter, x float32, b *graphLabel) {
	if len(b.dash) == 0 {
		p.Line(x, b.y, x+labelDash, b.y, 4, b.color)
		return
	}
	for at, i := float32(0), 0; at < labelDash; i = (i + 1) % len(b.dash) {
		if end := min(at+b.dash[i], labelDash); i%2 == 0 {
			p.Line(x+at, b.y, x+end, b.y, 3, b.color)
		}
		at += b.dash[i]
	}
}
