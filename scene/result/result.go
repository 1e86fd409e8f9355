package result

import (
	"slices"
	"strconv"

	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/words"
)

// justSaid is how many of the newest sentences are still in the ear.
const justSaid = 4

// Result is the scene after a round.
type Result struct {
	data     table.ResultData
	nodes    stage.FocusGroup
	again    *kit.Button
	title    *kit.Button
	change   *kit.Button // nil: the table can't be changed
	review   *kit.Button // nil: there is nothing to look back at
	counts   *kit.Button // nil: nothing is counted
	seen     bool        // it has been shown before
	rows     []seatRow
	faces    []paint.Sprite
	pills    []string // who stood out, what it made of the rating, and what was earned by it
	praise   string   // what was earned; "": nothing
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

// New is the result of a round.
func New(d table.ResultData) *Result { return &Result{data: d} }

// Enter looks everything up and speaks the result.
func (r *Result) Enter(s *stage.Stage) {
	p := s.Painter()
	d := &r.data
	s.Toasts().Calm()
	r.rows, r.faces, r.settled = nil, nil, 0
	for i, row := range d.Rows {
		n := seatRow{ResultRow: row, place: strconv.Itoa(i + 1), score: strconv.Itoa(row.Score), guest: p.Sprite("guest/" + row.Guest)}
		if row.Plain {
			n.score = ""
		}
		if row.Gain > 0 {
			n.gain = "+" + strconv.Itoa(row.Gain)
		}
		for _, c := range row.Cards {
			n.cards = append(n.cards, p.Sprite(c))
		}
		r.rows = append(r.rows, n)
	}
	r.linePills()
	for _, f := range d.Faces {
		r.faces = append(r.faces, p.Sprite(f))
	}
	if d.Winner >= 0 && d.Winner < len(d.Rows) {
		r.guest = p.Sprite("guest-large/" + d.Rows[d.Winner].Guest)
	}
	r.ring = p.Sprite("ring")
	r.title = &kit.Button{Text: s.Lang().Say(words.ButtonTitle), OnPress: d.OnTitle}
	if d.Leave != "" {
		r.title.Text = d.Leave
	}
	r.again = &kit.Button{Text: d.Again, Kind: kit.CoralVerb, Size: 25, Cap: input.ActConfirm, OnPress: d.OnAgain}
	if r.again.Text == "" {
		r.again.Text = s.Lang().Say(words.ButtonPlayAgain)
	}
	r.nodes = stage.FocusGroup{Nodes: []stage.Node{r.again}}
	if d.OnReview != nil {
		r.review = &kit.Button{Text: s.Lang().Say(words.ButtonReview), Size: 20, OnPress: d.OnReview}
		r.nodes.Nodes = append(r.nodes.Nodes, r.review)
	}
	if d.OnCounts != nil {
		r.counts = &kit.Button{Text: s.Lang().Say(words.StatisticsTitle), Size: 20, OnPress: d.OnCounts}
		r.nodes.Nodes = append(r.nodes.Nodes, r.counts)
	}
	if d.OnChange != nil {
		r.change = &kit.Button{Text: s.Lang().Say(words.ButtonChange), Size: 20, OnPress: d.OnChange}
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
	// By the table, a moment ago; a card that the keys have come to since may have been told after it.
	if said := s.Speech().Said(); slices.Contains(said[max(0, len(said)-justSaid):], words.Sentences(d.Headline)) {
		told = words.Sentences(d.Line)
	}
	r.seen = true
	told = words.Sentences(append([]string{told}, r.pills...)...)
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
		if row.Plain {
			s.Speech().Say(row.place + ". " + row.Name + s.Lang().Say("list.comma") + row.Note)
			continue
		}
		key := words.ResultRow
		if row.Gain > 0 && row.Gain != row.Score {
			key = words.ResultRowGain
		}
		s.Speech().Say(s.Lang().Say(key, words.With("place", row.place), words.With("name", row.Name), words.Count("n", row.Score), words.Count("gain", row.Gain)))
	}
	if d.Note != "" {
		s.Speech().Say(words.Sentences(d.Note))
	}
}

// GoesOn says whether the table goes on by itself, so that time is counted.
func (r *Result) GoesOn() bool { return r.data.OnTick != nil }

// Leave does nothing.
func (r *Result) Leave() {}

func (r *Result) lay(s *stage.Stage) {
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
		top := 336 + 24*float32(max(0, len(r.pills)-2)) // more lines are over it
		r.panel = paint.Box(16, top, width, h-top-164-60*float32(rows-1))
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
		if b, ok := n.(*kit.Button); ok {
			b.Rect = paint.Box(r.panel.X+float32(i%columns)*(each+16), y+float32(i/columns)*(high+14), each, high)
		}
	}
}

// Update follows the buttons.
func (r *Result) Update(s *stage.Stage, in *input.Tick) error {
	if w, h := s.Window().Size(); w != r.w || h != r.h {
		r.lay(s)
	}
	if tick := r.data.OnTick; tick != nil {
		r.again.Text = tick(s)
		if s.Scene() != stage.Scene(r) {
			return nil
		}
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
	if s.Scene() == stage.Scene(r) {
		r.lookBack(s)
	}
	return nil
}

// lookBack thinks about the round in the background, from a second after all has come to rest, and while nothing else wants the
// player's eyes or the machine.
func (r *Result) lookBack(s *stage.Stage) {
	if r.settled < stage.TicksPerSecond || r.data.LookBack == nil || s.Top() != nil || s.Window().Away() {
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

// mostPills is how many lines there is room for under the winner, beside a note.
const mostPills = 3

// linePills puts together the lines under the winner. Where there is no room for all the last of who stood out gives way.
func (r *Result) linePills() {
	d := &r.data
	r.pills = slices.Clone(d.Honours)
	for _, line := range [...]string{d.Rating, r.praise} {
		if line != "" {
			r.pills = append(r.pills, line)
		}
	}
	if len(r.pills) > mostPills {
		r.pills = slices.Delete(r.pills, len(d.Honours)-1, len(d.Honours))
	}
}

// Praise shows a line that comes after the result, of what the player has earned by it.
func (r *Result) Praise(s *stage.Stage, line string) {
	r.praise = line
	r.linePills()
	r.lay(s)
	s.Redraw()
}

// Mood is the music's at a result.
func (r *Result) Mood() assets.Mood { return assets.MoodResult }

// FocusNodes are the ways on.
func (r *Result) FocusNodes() *stage.FocusGroup { return &r.nodes }

// BackTo is this result.
func (r *Result) BackTo(*stage.Stage) stage.Scene { return r }

// KeepsPrograms says that the next round may follow.
func (r *Result) KeepsPrograms() bool { return true }
