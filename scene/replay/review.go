package replay

import (
	"slices"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Review is the look back at a round: the graph of everybody's chances, the turning points, each decision of a seat and
// what was true of the bluffs. It thinks a slice a tick, and shows what it has found so far; any moment opens on the table.
type Review struct {
	*analysis
	table *Player // on which a moment is shown
	first int     // the round's beats in the record, the first and the last
	last  int
	from  stage.Scene // to which it goes back: a result, or that table
	zero  uint32      // Seq of the record's first beat
	was   int         // the beat that table stood on

	claims []room.Said // of the round

	seat    engine.Seat // whose decisions are listed
	stopped bool
	told    told
	graph   reviewGraph
	rows    []*reviewRow
	shelf   []stage.Node
	list    kit.Scroller
	nodes   stage.FocusGroup
	whose   *kit.Pick
	show    *kit.Button
	leave   *kit.Button
	halt    *kit.Button
	line    string // of the moment the cursor stands on
	lineAt  paint.Rect
	lineIn  paint.Style //
	base    float32     // its first baseline
	title   string
	sub     string
	bar     paint.Rect
	state   string // how far it has come
	w, h, k float32
	edge    float32
	in      input.Tick
}

// reviewNodes is how many nodes stand outside the list.
const reviewNodes = 5

// told is what has been shown of the thinking: whatever differs is shown anew.
type told struct {
	percent int
	moments int
	decided int
	charted bool
	rated   bool
	done    bool
}

// newReview looks back at the round in which that beat of a record lies. The error says why it cannot.
func newReview(v *Player, beat int, from stage.Scene) (*Review, error) {
	was := v.record.At()
	defer v.record.Seek(was)
	v.record.Seek(beat)
	save := v.save
	save.Record = v.record.Record()
	a, err := newAnalysis(save, v.record.Round())
	if err != nil {
		return nil, err
	}
	return reviewOf(a, v, from), nil
}

// reviewOf shows what an analysis has found, and goes on with it.
func reviewOf(a *analysis, v *Player, from stage.Scene) *Review {
	was := v.record.At()
	defer v.record.Seek(was)
	r := &Review{analysis: a, table: v, from: from, seat: v.home}
	r.first, r.last = roundBeats(v.record, r.round)
	v.record.Seek(r.first)
	r.claims = v.record.Claims()
	v.record.Seek(0)
	r.zero = v.record.View(engine.Spectator).Seq
	r.graph.cursor = -1
	return r
}

// roundBeats are the first and the last beat of a round.
func roundBeats(rec *room.Replay, round int) (first, last int) {
	last = rec.Len() - 1
	now := rec.Record().Setup.FirstRound()
	for _, m := range rec.Marks() {
		if m.Kind != room.MarkRound || m.Beat == 0 {
			continue
		}
		switch now++; now {
		case round:
			first = m.Beat
		case round + 1:
			last = m.Beat - 1
		}
	}
	return first, last
}

// Enter makes the controls; a review may be entered again, and goes on where it was.
func (r *Review) Enter(s *stage.Stage) {
	l := s.Lang()
	s.Toasts().Clear()
	r.title, r.sub = l.Say(words.ReviewTitle), l.Say(words.ReviewRound, words.Count("n", r.round))
	r.whose = &kit.Pick{Stepper: kit.Stepper{Text: l.Say(words.ReviewSeat), Values: r.table.table.Names(), At: int(r.seat), OnChange: r.choose}}
	r.show = &kit.Button{Text: l.Say(words.ReviewShow), Kind: kit.CoralVerb, Size: 20, OnPress: r.open}
	r.leave = &kit.Button{Text: l.Say(words.ButtonClose), Size: 20, OnPress: r.close}
	r.halt = &kit.Button{Size: 18, OnPress: r.toggle}
	r.graph.owner, r.was = r, r.table.record.At()
	r.think.Prefer(r.seat)
	r.fresh(s)
	r.nodes.SetFocus(&r.graph)
	r.list.Lit = &r.graph
	s.Speech().Say(r.title + ", " + r.sub + ". " + r.state)
	s.Speech().Placed(&r.graph, r.nodes.Nodes)
	if r.told.charted && r.graph.cursor < 0 { // it was thought about before it was opened
		r.point(s, r.greatest())
		s.Speech().Say(r.line)
		if r.told.done {
			r.sayAccount(s)
		}
	}
}

func (r *Review) sayAccount(s *stage.Stage) {
	for _, line := range r.account(s) {
		s.Speech().Say(line)
	}
}

// Leave gives the record back as it stood, or at the moment to be shown. A review that is left thinks no further.
func (r *Review) Leave() { r.table.record.Seek(r.was) }

// close leaves it for what it was opened from.
func (r *Review) close(s *stage.Stage) { s.Go(r.from) }

// toggle stops the thinking, or goes on.
func (r *Review) toggle(s *stage.Stage) {
	r.stopped = !r.stopped
	r.tellState(s)
	s.Speech().Say(r.state)
	s.Redraw()
}

// choose lists another seat's decisions, which are rated next.
func (r *Review) choose(s *stage.Stage, at int) {
	r.seat = engine.Seat(at)
	r.think.Prefer(r.seat)
	r.list.At = 0
	r.fresh(s)
}

// beatOf is the beat of the record in which a moment's command was played.
func (r *Review) beatOf(i int) int {
	return min(r.before(i)+1, r.table.record.Len()-1)
}

// before is the last beat before it.
func (r *Review) before(i int) int { return int(r.think.Moments()[i].Beat - r.zero) }

// open shows the moment the cursor stands on.
func (r *Review) open(s *stage.Stage) {
	if r.graph.cursor < 0 {
		return
	}
	r.openAt(s, r.beatOf(r.graph.cursor))
}

// openAt shows a beat on the table.
func (r *Review) openAt(s *stage.Stage, beat int) {
	v := r.table
	v.playing, r.was = false, beat
	if r.from != stage.Scene(v) {
		v.from = r
	}
	s.Go(v)
}

// point puts the cursor on a moment.
func (r *Review) point(s *stage.Stage, at int) {
	n := len(r.think.Moments())
	if n == 0 {
		return
	}
	r.graph.cursor = min(max(at, 0), n-1)
	r.tellMoment(s)
	r.graph.label(s, r)
	s.Redraw()
}

// work thinks for a slice and takes over what has come of it.
func (r *Review) work(s *stage.Stage) {
	if r.stopped {
		return
	}
	if r.seeks(r.seat) { // before the others' decisions are rated
		if r.seek(s, r.seat) {
			r.fresh(s)
		}
		return
	}
	if r.think.Done() {
		return
	}
	r.slice(s)
	now := r.known()
	switch {
	case now == r.told:
		return
	case now.moments != r.told.moments || now.charted != r.told.charted:
		r.graph.bake(r)
	}
	was := r.told
	r.told = now
	r.count(s)
	r.tellState(s)
	if now.decided != was.decided || now.charted != was.charted || now.rated != was.rated || now.done != was.done {
		r.fresh(s)
	}
	if now.charted && !was.charted && r.graph.cursor < 0 {
		r.point(s, r.greatest())
		s.Speech().Say(r.line)
	}
	if now.done && !was.done {
		r.tellMoment(s)
		s.Speech().Say(s.Lang().Say(words.ReviewDone))
		r.sayAccount(s)
		if err := r.think.Err(); err != nil {
			s.Toasts().Alert(s.Lang().Say(words.ReviewNotOpened), err.Error())
		}
	}
	s.Redraw()
}

func (r *Review) known() told {
	t := told{percent: int(100 * r.think.Progress()), charted: r.think.Charted(), rated: r.think.Rated(r.seat), done: r.think.Done(),
		decided: r.think.Account(r.seat).Decisions}
	for _, m := range r.think.Moments() {
		if m.Chances != nil {
			t.moments++
		}
	}
	return t
}

// greatest is the moment that turned the round most.
func (r *Review) greatest() int {
	at, most := 0, 0.0
	for _, i := range r.think.Turns(3) {
		if _, by, _ := r.think.Swing(i); max(by, -by) > most {
			at, most = i, max(by, -by)
		}
	}
	return at
}

// Update thinks a slice and follows the controls; Escape leaves.
func (r *Review) Update(s *stage.Stage, in *input.Tick) error {
	if w, h := s.Window().Size(); w != r.w || h != r.h {
		r.list.Relay(s, r.shelf, r.nodes.Focused(), r.lay)
	}
	if in.Take(input.ActCancel) {
		r.close(s)
		return nil
	}
	r.work(s)
	r.list.Tend(s, r.in.Scaled(in, r.k), &r.nodes, r.shelf, r.lay)
	return nil
}

// fresh lists anew what is known, and keeps the focus where it was.
func (r *Review) fresh(s *stage.Stage) {
	r.told = r.known()
	key, on := rowKey{}, false
	if n, ok := r.nodes.Focused().(*kit.Shelved); ok {
		if row, is := n.Focusable.(*reviewRow); is {
			key, on = row.key, true
		}
	}
	was := r.nodes.Focused()
	stood := r.list.Anchor(s, r.shelf, was)
	var steady rowKey // the row that must not move while others come above it
	if stood.Row >= 0 {
		if row, is := r.shelf[stood.Row].(*kit.Shelved).Focusable.(*reviewRow); is {
			steady = row.key
		}
	}
	r.rows = r.items(s)
	r.shelf = r.shelf[:0]
	var lit stage.Node
	for _, row := range r.rows {
		if row.key.kind == rowPlain {
			continue
		}
		n := &kit.Shelved{Focusable: row, On: &r.list}
		r.shelf = append(r.shelf, n)
		if on && row.key == key {
			lit = n
		}
	}
	r.nodes = stage.FocusGroup{Nodes: append([]stage.Node{&r.graph, r.show, r.whose, r.leave, r.halt}, r.shelf...)}
	if was == stage.Focusable(r.halt) && r.think.Done() {
		was = &r.graph
	}
	r.graph.bake(r)
	r.tellState(s)
	r.tellMoment(s)
	r.lay(s)
	if stood.Row = r.shelfOf(steady); r.list.At > 0 && r.list.Hold(stood, r.shelf, r.list.Lit) {
		r.lay(s)
	}
	r.graph.label(s, r)
	switch {
	case lit != nil:
		r.nodes.SetFocus(lit)
		r.list.Lit = r.nodes.Focused()
	case on && len(r.shelf) > 0:
		r.nodes.SetFocus(r.shelf[0])
		r.list.Lit = r.nodes.Focused()
	case was != nil && slices.Contains(r.nodes.Nodes, stage.Node(was)):
		r.nodes.SetFocus(was)
	}
	s.Redraw()
}

// shelfOf is where in the list the row of a key stands, -1 where none does.
func (r *Review) shelfOf(key rowKey) int {
	return slices.IndexFunc(r.shelf, func(n stage.Node) bool {
		row, is := n.(*kit.Shelved).Focusable.(*reviewRow)
		return is && row.key == key && key.kind != rowPlain
	})
}
