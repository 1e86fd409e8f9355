package scene

import (
	"strconv"

	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/table"
	"fourtell/words"
)

// Result is the scene after a round.
type Result struct {
	data     table.ResultData
	nodes    FocusGroup
	again    *Button
	title    *Button
	change   *Button // nil: the table can't be changed
	review   *Button // nil: there is nothing to look back at
	counts   *Button // nil: nothing is counted
	seen     bool    // it has been shown before
	rows     []resultRow
	faces    []paint.Sprite
	guest    paint.Sprite
	ring     paint.Sprite
	confetti kit.Confetti
	age      int            // ticks since it came
	settled  int            // ticks in which nothing has moved
	looks    bool           // back at the round, or has found nothing to look at
	back     table.Thinking // what it thinks in the background; nil: nothing
	w, h     float32        // of the window
	k        float32        // of a window higher than wide: everything is drawn that much larger
	panel    paint.Rect
	cx, cy   float32 // of the winner's portrait
	room     float32 // for the lines under it
	small    float32 // the size of that part, 1 = the design's
}

// resultRow is a row with its texts made and its sprites looked up.
type resultRow struct {
	table.ResultRow
	place, score, gain string
	guest              paint.Sprite
	cards              []paint.Sprite
}

// NewResult is the result of a round.
func NewResult(d table.ResultData) *Result { return &Result{data: d} }

// Enter looks everything up and speaks the result.
func (r *Result) Enter(s *Stage) {
	p := s.Painter()
	d := &r.data
	s.Toasts().Calm()
	r.rows, r.faces, r.settled = nil, nil, 0
	for i, row := range d.Rows {
		n := resultRow{ResultRow: row, place: strconv.Itoa(i + 1), score: strconv.Itoa(row.Score), guest: p.Sprite("guest/" + row.Guest)}
		if row.Gain > 0 {
			n.gain = "+" + strconv.Itoa(row.Gain)
		}
		for _, c := range row.Cards {
			n.cards = append(n.cards, p.Sprite(c))
		}
		r.rows = append(r.rows, n)
	}
	for _, f := range d.Faces {
		r.faces = append(r.faces, p.Sprite(f))
	}
	if d.Winner >= 0 && d.Winner < len(d.Rows) {
		r.guest = p.Sprite("guest-large/" + d.Rows[d.Winner].Guest)
	}
	r.ring = p.Sprite("ring")
	r.title = &Button{Text: s.Lang().Say(words.ButtonTitle), OnPress: d.OnTitle}
	r.again = &Button{Text: d.Again, Kind: kit.CoralVerb, Size: 25, Cap: input.ActConfirm, OnPress: d.OnAgain}
	if r.again.Text == "" {
		r.again.Text = s.Lang().Say(words.ButtonPlayAgain)
	}
	r.nodes = FocusGroup{Nodes: []Node{r.again}}
	if d.OnReview != nil {
		r.review = &Button{Text: s.Lang().Say(words.ButtonReview), Size: 20, OnPress: d.OnReview}
		r.nodes.Nodes = append(r.nodes.Nodes, r.review)
	}
	if d.OnCounts != nil {
		r.counts = &Button{Text: s.Lang().Say(words.StatisticsTitle), Size: 20, OnPress: d.OnCounts}
		r.nodes.Nodes = append(r.nodes.Nodes, r.counts)
	}
	if d.OnChange != nil {
		r.change = &Button{Text: s.Lang().Say(words.ButtonChange), Size: 20, OnPress: d.OnChange}
		r.nodes.Nodes = append(r.nodes.Nodes, r.change)
	}
	r.nodes.Nodes = append(r.nodes.Nodes, r.title)
	r.lay(s)
	r.nodes.SetFocus(r.again)
	if r.seen || s.Settings().ReducedMotion {
		r.age = arrived
	}
	if r.seen {
		s.Speech().Say(words.Sentences(d.Headline, d.Line))
		return
	}
	told := words.Sentences(d.Headline, d.Line)
	if said := s.Speech().Said(); len(said) > 0 && said[len(said)-1] == words.Sentences(d.Headline) { // by the table, a moment ago
		told = words.Sentences(d.Line)
	}
	r.seen = true
	if !s.Settings().ReducedMotion && d.Won {
		wide := r.panel.X
		if r.k != 1 {
			wide = r.w
		}
		r.confetti.Start(s, wide, r.cx*r.k, (r.cy-30*r.small)*r.k, r.k)
	}
	if d.Won {
		s.Audio().Play(assets.SoundWin)
	} else {
		s.Audio().Play(assets.SoundLose)
	}
	s.Speech().Say(told)
	for i := range r.rows {
		row := &r.rows[i]
		key := words.ResultRow
		if row.Gain > 0 && row.Gain != row.Score {
			key = words.ResultRowGain
		}
		s.Speech().Say(s.Lang().Say(key, words.With("place", row.place), words.With("name", row.Name), words.Count("n", row.Score), words.Count("gain", row.Gain)))
	}
}

// Leave does nothing.
func (r *Result) Leave() {}

func (r *Result) lay(s *Stage) {
	r.w, r.h = s.Window().Size()
	r.k, r.small = 1, 1
	width := min(float32(576), r.w*0.5)
	others := r.nodes.Nodes[1:] // all but the one verb stand side by side
	columns := len(others)
	if columns > 3 { // in two rows, or no word would fit
		columns = 2
	}
	rows := (len(others) + columns - 1) / columns
	first, high, apart := float32(58), float32(46), float32(78)
	if held := s.Window().Held(); held.Upright {
		r.k, r.small, width = held.K, 0.62, held.W-32
		h := held.H
		r.cx, r.cy, r.room = held.W/2, 156, width
		r.panel = paint.Box(16, 336, width, h-336-164-60*float32(rows-1))
	} else {
		r.panel = paint.Box(r.w-width-32, r.h/2-328, width, 484)
		if rows > 1 {
			r.panel.Y, r.panel.H = r.h/2-342, 476
			first, high, apart = 56, 44, 74
			if s.Painter().Large() {
				r.panel.H -= 36
			}
		}
		if s.Painter().Large() { // two lines on a verb
			high = 62
		}
		r.cx, r.cy, r.room = r.panel.X/2, r.h/2, r.panel.X-64
	}
	y := r.panel.Y + r.panel.H + 24
	r.again.Rect = paint.Box(r.panel.X, y, width, first)
	y += apart
	r.title.Size = 20
	each := (width - 16*float32(columns-1)) / float32(columns)
	for i, n := range others {
		if b, ok := n.(*Button); ok {
			b.Rect = paint.Box(r.panel.X+float32(i%columns)*(each+16), y+float32(i/columns)*(high+14), each, high)
		}
	}
}

// middle is the middle of a button in the window.
func (r *Result) middle(b *Button) (x, y float32) {
	x, y = b.Center()
	return x * r.k, y * r.k
}

// Update follows the buttons.
func (r *Result) Update(s *Stage, in *input.Tick) error {
	if w, h := s.Window().Size(); w != r.w || h != r.h {
		r.lay(s)
	}
	moves := r.age < arrived
	if moves {
		r.age++
		s.Redraw()
	}
	if r.confetti.Update() {
		moves = true
		s.Redraw()
	}
	if r.settled++; moves {
		r.settled = 0
	}
	if in.Take(input.ActCancel) {
		r.title.Activate(s)
		return nil
	}
	v := *in
	v.X, v.Y, v.PressX, v.PressY = v.X/r.k, v.Y/r.k, v.PressX/r.k, v.PressY/r.k
	r.nodes.Update(s, &v)
	if s.Scene() == Scene(r) {
		r.lookBack(s)
	}
	return nil
}

// lookBack thinks about the round in the background, from a second after all has come to rest, and while nothing else wants the
// player's eyes or the machine.
func (r *Result) lookBack(s *Stage) {
	if r.settled < TicksPerSecond || r.data.LookBack == nil || s.Top() != nil || s.Window().Away() {
		return
	}
	if !r.looks {
		r.looks, r.back = true, r.data.LookBack(s)
	}
	if r.back != nil && !r.back.Think(s) {
		r.back = nil
	}
}

// Draw draws the result.
func (r *Result) Draw(p *paint.Painter) {
	cx, cy := r.cx*r.k, r.cy*r.k
	p.Ground(paint.Ground{X: cx, Y: cy - 10, Wedges: 28, Shade: 0.85, Base: paint.TableColor, WedgeOf: paint.Wedge,
		Glow: paint.GlowColor.Fade(0.42), GlowX: cx, GlowY: cy - 20, GlowR: 640, Reach: 860})
	r.confetti.Draw(p) // behind the winner and the words: it covers no face
	was := p.ZoomIn(r.k)
	r.drawWinner(p, r.cx, r.cy, r.small)
	r.drawPanel(p)
	r.nodes.Draw(p)
	p.ZoomOut(was)
}

func (r *Result) drawPanel(p *paint.Painter) {
	(&Panel{Rect: r.panel}).Draw(p)
	p.PushPaper()
	defer p.Pop()
	x, y := r.panel.X, r.panel.Y
	p.Text(r.data.Round, x+32, y+48, paint.Style{Face: paint.Display, Size: 26, Color: paint.Cream})
	p.Text(r.data.Goal, x+r.panel.W-32, y+46, paint.Style{Face: paint.Body, Size: 18, Color: paint.Plum300, Align: paint.Right})
	n := float32(max(len(r.rows), 1))
	gap := float32(12)
	if n > 6 {
		gap = 6
	}
	height := min(94, (r.panel.H-76-24-gap*(n-1))/n)
	for i := range r.rows {
		box := paint.Box(x+20, y+76+float32(i)*(height+gap), r.panel.W-40, height)
		k := r.part(12+float32(24*i)/max(n, 4), 14)
		cx, cy := box.Center()
		p.Push(cx, cy, 26*(1-paint.OutCubic(k)), 0, 1, 0, min(1, k*1.5))
		r.drawRow(p, &r.rows[i], i, box)
		p.Pop()
	}
}

func (r *Result) drawRow(p *paint.Painter, row *resultRow, i int, box paint.Rect) {
	radius := min(20, box.H/2.6)
	placeColor := paint.Plum300
	if row.Won || i == r.data.Winner {
		p.Bordered(box, radius, 2.5, paint.Active, paint.Coral)
		placeColor = paint.Said
	} else {
		p.Plate(box, radius, paint.Plum700)
	}
	faceX, textX := box.X+88, box.X+134
	if box.W < 430 {
		faceX, textX = box.X+76, box.X+114
	}
	cy := box.Y + box.H/2
	k := min(1, box.H/94) // rows get lower when there are many
	p.TextIn(row.place, paint.Box(faceX-76, box.Y, 36, box.H), paint.Style{Face: paint.Display, Size: max(18, 26*k), Color: placeColor, Align: paint.Middle})
	size, _ := p.Size(row.guest)
	across := min(62, box.H-4)
	fade := float32(1)
	if row.Out {
		fade = 0.5
	}
	p.Draw(row.guest, faceX, cy, across/max(size, 1), paint.White.Fade(fade))
	p.Circle(faceX, cy, across/2+0.5, max(1.2, across*0.036), paint.Cream)
	right := box.X + box.W - 24
	nameY := cy + 7
	bar := r.data.GoalAt > 0 && box.H >= 80
	if bar {
		nameY = cy - 10
		r.drawBar(p, row, paint.Box(textX, cy+15, right-textX-116, 10))
	}
	name := paint.Style{Face: paint.Display, Size: max(18, 22*k), Color: paint.Cream, Most: min(34, box.H*0.6), Fit: 96, Name: true}
	p.Text(row.Name, textX, nameY+0.3*p.Grown(name), name)
	cardX := textX + 104
	cardY, cardW := nameY-7, min(36, box.H*0.62/1.5)
	if bar {
		cardY, cardW = cy-13, 33
	}
	side, st := row.gain, paint.Style{Face: paint.Display, Size: 20, Color: paint.Said, Align: paint.Right}
	if side == "" {
		side, st = row.Held, paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Align: paint.Right}
	}
	if row.Note != "" {
		wide, _ := p.Measure(row.Name, name)
		noteX := textX + max(64, min(wide, 96)+10)
		p.Text(row.Note, noteX, nameY, paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Fit: limitOf(box, side) - noteX})
	}
	r.drawCards(p, row, cardX, cardY, limitOf(box, side), cardW)
	switch {
	case side == "" || box.H < 70:
		p.TextIn(row.score, paint.Box(box.X, box.Y, box.W-24, box.H), paint.Style{Face: paint.Display, Size: max(20, 28*k), Color: paint.Cream, Align: paint.Right, Fit: 56})
		if st.Size, st.Fit = min(st.Size, 17), 60; !p.Reads(side, st) {
			st.Fit = 80
		}
		p.TextIn(side, paint.Box(box.X, box.Y, box.W-86, box.H), st)
	default:
		score, scoreY, st, sideY := p.Pair(box.Y+4, box.Y+box.H-4, paint.Style{Face: paint.Display, Size: 28, Color: paint.Cream, Align: paint.Right, Fit: 76}, cy, st, cy+27)
		st.Fit = 76
		if !p.Reads(side, st) {
			st.Fit = 110 // into the row's middle, under the cards' end
		}
		p.Text(row.score, right, scoreY, score)
		p.Text(side, right, sideY, st)
	}
}

// limitOf is where what stands beside the name ends in a row; in a low one its points stand beside those of the match.
func limitOf(box paint.Rect, side string) float32 {
	limit := box.X + box.W - 24 - 84
	if box.H < 70 && side != "" {
		limit -= 64
	}
	return limit
}

// drawBar shows the points on the way to the goal, this round's in coral.
func (r *Result) drawBar(p *paint.Painter, row *resultRow, at paint.Rect) {
	p.RoundRect(at, 5, paint.Plum900)
	part := func(points int) float32 {
		return at.W * min(1, max(0, float32(points)/float32(r.data.GoalAt)))
	}
	all := at
	all.W = part(row.Score)
	if row.Gain > 0 && all.W > 0 {
		all.W = max(all.W, 10)
		p.RoundRect(all, 5, paint.Coral)
	}
	all.W = part(row.Score - max(row.Gain, 0))
	if all.W > 0 {
		all.W = max(all.W, 10)
		p.RoundRect(all, 5, paint.Cream)
	}
}

// drawCards lays the cards left in a row that ends before a limit.
func (r *Result) drawCards(p *paint.Painter, row *resultRow, x, cy, limit, w float32) {
	n := float32(len(row.cards))
	if n == 0 {
		return
	}
	step := min(w*0.72, (limit-x-w)/max(n-1, 1))
	for i, c := range row.cards {
		p.Draw(c, x+w/2+float32(i)*step, cy, w/120, paint.White)
	}
}

// Mood is the music's at a result.
func (r *Result) Mood() assets.Mood { return assets.MoodResult }

func (r *Result) FocusNodes() *FocusGroup { return &r.nodes }

// BackTo is this result.
func (r *Result) BackTo(*Stage) Scene { return r }

// KeepsPrograms says that the next round may follow.
func (r *Result) KeepsPrograms() bool { return true }
