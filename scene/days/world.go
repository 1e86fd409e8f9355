package days

import (
	"strconv"

	"fourtell/online/wire"
	"fourtell/room"
	"fourtell/room/dated"
	"fourtell/scene/online"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// world is how everybody's tries at a deal have come out, as the house tells that the player was last in; without one they are alone.
// It is a kit.Picture.
type world struct {
	mine   room.DailyPlayed
	how    standing
	sent   bool // one's own result has been told
	shape  wire.Shape
	places bars
	held   bars
	here   string // what the mark at one's own bars says
	left   string // what the other bars count
}

// standing is how far the answer is.
type standing uint8

const (
	alone standing = iota
	asking
	told
)

// bars is a row of counts, one of them one's own.
type bars struct {
	counts []int
	most   int
	own    int
	labels []string
}

// newWorld asks the house about a result that has been counted; then is called when there is something else to tell. Nothing is sent
// where no house is known.
func newWorld(s *stage.Stage, r room.DailyPlayed, then func()) *world {
	w := &world{mine: r}
	line := stage.Way[*online.Line](s)
	if line == nil {
		return w
	}
	b := &wire.Dated{Deal: r.Day}
	if dated.Takes(r.Day, s.Kept().Now()) {
		b.Place, b.Of, b.Held = r.Place, r.Of, r.Held
		w.sent = true
	}
	w.how = asking // an answer may come at once
	if !line.Aside(s, b, func(b wire.Body) {
		w.how = alone
		if shape, ok := b.(*wire.Shape); ok && shape.Players > 0 {
			w.take(s.Lang(), shape)
		}
		then()
	}) {
		w.how, w.sent = alone, false
	}
	return w
}

// take makes the bars.
func (w *world) take(l *words.Language, shape *wire.Shape) {
	w.how, w.shape = told, *shape
	w.places = bars{own: w.mine.Place - 1}
	for i := range min(max(w.mine.Of, len(shape.Places)), 10) {
		n := 0
		if i < len(shape.Places) {
			n = max(shape.Places[i], 0)
		}
		w.places.add(n, strconv.Itoa(i+1))
	}
	w.held = bars{own: wire.HeldStep(w.mine.Held)}
	for i, step := range wire.HeldSteps() {
		n, label := 0, ""
		if i < len(shape.Held) {
			n = max(shape.Held[i], 0)
		}
		switch {
		case i == 0 || i == w.held.own:
			label = strconv.Itoa(step)
		case i == len(shape.Held)-1 && w.held.own < i-1:
			label = strconv.Itoa(step) + "+"
		}
		w.held.add(n, label)
	}
	w.here, w.left = l.Say(words.WorldYou), l.Say(words.WorldByHeld)
}

func (b *bars) add(n int, label string) {
	b.counts, b.labels, b.most = append(b.counts, n), append(b.labels, label), max(b.most, n)
}

// Said is how one stands among them.
func (w *world) Said() string { return "" } // the sentence has it

// sentence is what is told besides the bars.
func (w *world) sentence(l *words.Language) string {
	switch w.how {
	case asking:
		return l.Say(words.WorldAsking)
	case told:
		share := 1.0
		if at := w.mine.Place - 1; at < len(w.shape.Places) {
			share = float64(w.shape.Places[at]) / float64(max(w.shape.Players, 1))
		}
		return l.Say(words.WorldShare, words.Count("n", w.shape.Players), words.With("place", l.Place(w.mine.Place)), words.With("share", words.Share(l, share)))
	}
	return l.Say(words.WorldAlone)
}

// High is how high the bars want to be.
func (w *world) High() float32 { return 112 }

// Draw paints the places to the left and what was held to the right, with one's own bar of each lit and marked.
func (w *world) Draw(p *paint.Painter, r paint.Rect) {
	wide := r.W * 0.42
	w.places.draw(p, paint.Box(r.X, r.Y, wide, r.H))
	w.held.draw(p, paint.Box(r.X+wide+r.W*0.06, r.Y, r.W*0.52, r.H))
	st := paint.Style{Face: paint.Body, Size: 16, Most: 18, Color: paint.Cream, Fit: wide - 16}
	p.Disc(r.X+5, r.Y+7, 4, paint.Cream)
	p.Text(w.here, r.X+16, r.Y+12, st)
	st.Fit = r.W * 0.52
	p.Text(w.left, r.X+r.W*0.48, r.Y+12, st)
}

func (b *bars) draw(p *paint.Painter, r paint.Rect) {
	const top, foot, gap = 24, 24, 5
	n := float32(len(b.counts))
	each := r.W / n
	high := r.H - top - foot
	for i, count := range b.counts {
		x := r.X + each*float32(i)
		tall := max(high*float32(count)/float32(max(b.most, 1)), 3)
		color := paint.Plum500
		if i == b.own {
			color = paint.Coral
			p.Disc(x+each/2, r.Y+top+high-tall-8, 4, paint.Cream)
		}
		p.RoundRect(paint.Box(x+gap/2, r.Y+top+high-tall, each-gap, tall), 3, color)
		st, at := paint.Style{Face: paint.Body, Size: 16, Most: 18, Color: paint.Cream, Align: paint.Middle}, x+each/2
		if i == len(b.counts)-1 && len(b.labels[i]) > 2 { // it would stand out
			st.Align, at = paint.Right, r.X+r.W
		}
		p.Text(b.labels[i], at, r.Y+r.H-5, st)
	}
}
