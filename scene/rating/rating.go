package rating

import (
	"cmp"
	"slices"

	"fourtell/engine/games"
	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Rating is the scene.
type Rating struct {
	from  stage.Scene // to which it goes back
	all   room.Ratings
	game  string
	games []string
	who   string
	month int // of months, which is one more than the last for all of them
	shown shown

	filters []*filter
	plates  [plateKinds]*plate
	graph   graph
	shelf   []stage.Node
	list    kit.Scroller
	Nodes   stage.FocusGroup
	back    *kit.Button
	invite  kit.Invitation // where nothing has been rated

	w, h, k     float32
	in          input.Tick // in that size
	edge, width float32
	tall        bool
	title       string
}

// shown is what the screen shows of somebody.
type shown struct {
	months []room.Month
	rounds []room.Rated // of the month, or of all
}

// filter is one of the boxes over the plates.
type filter struct {
	kit.Pick
	head string
}

const filterHigh = 72

// New is the scene; it goes back to where it was asked for.
func New(from stage.Scene) *Rating { return &Rating{from: from} }

// close goes back.
func (r *Rating) close(s *stage.Stage) { kit.GoBack(s, r.from) }

// Enter rates what has been counted, and begins with who and what was played last.
func (r *Rating) Enter(s *stage.Stage) {
	l := s.Lang()
	s.Toasts().Clear()
	r.title = l.Say(words.RatingTitle)
	r.invite = kit.NewInvitation(s, l.Say(words.RatingNone), l.Say(words.RatingInvite))
	r.back = &kit.Button{Text: l.Say(words.ButtonTitle), Size: 20, OnPress: r.close}
	if r.from != nil {
		r.back.Text = l.Say(words.StatisticsTitle)
	}
	st := s.Kept().Statistics()
	r.all, r.games = st.Ratings(guests.Scale()), nil
	for _, book := range games.All() {
		if len(r.all.Players(book.Name())) > 0 {
			r.games = append(r.games, book.Name())
		}
	}
	r.game = games.All()[0].Name()
	if n := len(r.all.Rounds); n > 0 {
		r.game = r.all.Rounds[n-1].Game
	}
	for k := range r.plates {
		r.plates[k] = &plate{kind: plateKind(k), of: r}
	}
	r.choose(s)
	r.Nodes.SetFocus(r.Nodes.Nodes[0])
	r.list.Lit = r.Nodes.Focused()
	s.Speech().Say(r.title)
	if r.none() {
		s.Speech().Say(words.Join(r.invite.Line, r.invite.Help))
	} else {
		s.Speech().Say(r.plates[plateNow].said)
	}
	s.Speech().Placed(r.Nodes.Focused(), r.Nodes.Nodes)
	s.Redraw()
}

// none says that nothing has been rated.
func (r *Rating) none() bool { return len(r.all.Rounds) == 0 }

// choose shows a game's ratings: of whoever was shown, or played last.
func (r *Rating) choose(s *stage.Stage) {
	l := s.Lang()
	r.filters, r.list.At = nil, 0
	players := r.all.Players(r.game)
	if !slices.Contains(players, r.who) {
		r.who = cmp.Or(append(players, "")...)
	}
	if len(r.games) > 1 {
		r.pick(l.Say(words.StatisticsGame), len(r.games), slices.Index(r.games, r.game), func(i int) string { return l.Terms(r.games[i]).Game() },
			func(i int) { r.game = r.games[i] })
	}
	if len(players) > 1 {
		r.pick(l.Say(words.StatisticsWho), len(players), slices.Index(players, r.who), func(i int) string { return players[i] },
			func(i int) { r.who = players[i] }).Names = true
	}
	r.shown.months = r.all.Months(r.game, r.who)
	months := r.shown.months
	r.month = max(0, len(months)-1)
	if len(months) > 0 {
		all := len(months)
		f := r.pick(l.Say(words.RatingMonth), all+1, r.month, func(i int) string { return r.monthName(l, i) }, nil)
		f.OnChange = func(s *stage.Stage, i int) {
			r.month = i
			r.show(s)
			s.Speech().Say(r.graph.said)
		}
	}
	r.Nodes = stage.FocusGroup{}
	r.shelf = r.shelf[:0]
	if r.none() {
		r.Nodes.Nodes = []stage.Node{r.invite.Play, r.back}
	} else {
		for _, f := range r.filters {
			r.Nodes.Nodes = append(r.Nodes.Nodes, f)
		}
		for _, p := range r.plates {
			r.shelf = append(r.shelf, &kit.Shelved{Focusable: p, On: &r.list})
		}
		r.Nodes.Nodes = append(append(r.Nodes.Nodes, r.shelf...), r.back)
	}
	r.show(s)
}

// monthName is what a month is called; the one after the last is all of them.
func (r *Rating) monthName(l *words.Language, i int) string {
	if i >= len(r.shown.months) {
		return l.Say(words.RatingAll)
	}
	m := r.shown.months[i]
	if m.Year == 0 {
		return l.Say(words.RatingEarlier)
	}
	return words.MonthOfYear(l, m.Year, int(m.Month))
}

// pick adds a box of that many values. take follows another of them, which shows everything anew; nil: nothing does yet.
func (r *Rating) pick(head string, n, at int, name func(int) string, take func(int)) *filter {
	f := &filter{head: head}
	f.Text, f.At = head, max(0, at)
	for i := range n {
		f.Values = append(f.Values, name(i))
	}
	place := len(r.filters)
	f.OnChange = func(s *stage.Stage, i int) {
		take(i)
		r.choose(s)
		r.Nodes.SetFocus(r.filters[min(place, len(r.filters)-1)])
		r.list.Lit = r.Nodes.Focused()
		s.Speech().Say(r.plates[plateNow].said)
	}
	r.filters = append(r.filters, f)
	return f
}

// turn goes to another month, as the graph's arrows do; false at the end.
func (r *Rating) turn(s *stage.Stage, d int) bool {
	if len(r.filters) == 0 {
		return false
	}
	return r.filters[len(r.filters)-1].Adjust(s, d)
}

// show fills the plates with what is chosen.
func (r *Rating) show(s *stage.Stage) {
	r.shown.rounds = r.all.Of(r.game, r.who)
	if r.month < len(r.shown.months) {
		r.shown.rounds = r.shown.months[r.month].Played
	}
	r.graph.season = ""
	if m, ok := r.all.Season(r.game, r.who, s.Kept().Now()); ok {
		l := s.Lang()
		of := l.Say(words.RatingSeasonLast, words.With("month", words.MonthOfYear(l, m.Year, int(m.Month))))
		r.graph.season = words.Sentences(guests.SeasonLine(l, of, r.game, &m))
	}
	r.graph.take(s.Lang(), r)
	for _, p := range r.plates {
		p.fill(s)
	}
	r.lay(s)
	s.Redraw()
}

// Update follows the filters and the plates; Escape goes back.
func (r *Rating) Update(s *stage.Stage, in *input.Tick) error {
	if w, h := s.Window().Size(); w != r.w || h != r.h {
		r.list.Relay(s, r.shelf, r.Nodes.Focused(), r.lay)
	}
	if in.Take(input.ActCancel) {
		r.close(s)
		return nil
	}
	r.list.Tend(s, r.in.Scaled(in, r.k), &r.Nodes, r.shelf, r.lay)
	return nil
}

// Leave lets nothing go.
func (r *Rating) Leave() {}

// FocusNodes are what can have the focus.
func (r *Rating) FocusNodes() *stage.FocusGroup { return &r.Nodes }

// BackTo is this screen.
func (r *Rating) BackTo(*stage.Stage) stage.Scene { return r }

// lay puts everything in its place.
func (r *Rating) lay(s *stage.Stage) {
	r.w, r.h = s.Window().Size()
	held := s.Window().Held()
	w, h := held.W, held.H
	r.k, r.tall = held.K, held.Upright
	r.width = min(w-48, 1120)
	r.edge = (w - r.width) / 2
	const gap, footHigh = 14, 92
	top, foot := float32(96), h-footHigh
	r.back.Rect = paint.Box(r.edge, foot+18, 210, 52)
	r.invite.Lay(r.edge, r.width, foot, r.tall)
	cols := max(1, len(r.filters))
	if r.tall {
		cols = min(cols, 2)
	}
	each := min((r.width-float32(cols-1)*gap)/float32(cols), 364)
	for i, f := range r.filters {
		x, y := r.edge+float32(i%cols)*(each+gap), top+float32(i/cols)*(filterHigh+8)
		f.Rect = paint.Box(x, y+24, each, 48)
	}
	top += float32((len(r.filters)+cols-1)/cols)*(filterHigh+8) + 4
	r.list.View = paint.Box(r.edge-12, top, r.width+24, foot-top)
	place := func(at float32) float32 {
		y, high := top+10-at, foot-top-20
		if r.tall {
			now, graph, recent := float32(176), max(310, high-176-250-2*gap), float32(250)
			r.plates[plateNow].Rect = paint.Box(r.edge, y, r.width, now)
			r.plates[plateGraph].Rect = paint.Box(r.edge, y+now+gap, r.width, graph)
			r.plates[plateRecent].Rect = paint.Box(r.edge, y+now+graph+2*gap, r.width, recent)
			return now + graph + recent + 2*gap + 20
		}
		least := float32(380)
		switch {
		case s.Painter().InHand():
			least = 640
		case s.Painter().Large():
			least = 500
		}
		high = max(high, least)
		const left = 372
		now := high * 0.44
		r.plates[plateNow].Rect = paint.Box(r.edge, y, left, now)
		r.plates[plateRecent].Rect = paint.Box(r.edge, y+now+gap, left, high-now-gap)
		r.plates[plateGraph].Rect = paint.Box(r.edge+left+gap, y, r.width-left-gap, high)
		return high + 20
	}
	r.list.Content = place(r.list.At)
	if r.list.By(0) {
		place(r.list.At)
	}
	r.graph.lay(r.plates[plateGraph].Rect, s.Painter())
}

// Draw paints the plates, or the invitation where there are none.
func (r *Rating) Draw(p *paint.Painter) {
	p.Ground(paint.Ground{X: r.w / 2, Y: r.h / 2, Wedges: 28, Turn: 0.056, Shade: 0.75, Base: paint.TableColor, WedgeOf: paint.Wedge,
		Glow: paint.GlowColor.Fade(0.4), GlowX: r.w / 2, GlowY: r.h / 2, GlowR: 420})
	was := p.ZoomIn(r.k)
	p.Text(r.title, r.edge, 70, kit.PageTitle(r.width))
	if r.none() {
		r.invite.Draw(p)
		r.Nodes.Draw(p)
		p.ZoomOut(was)
		return
	}
	for _, f := range r.filters {
		p.Text(f.head, f.X+4, f.Y-8, paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2})
		f.Draw(p)
	}
	r.list.Draw(p, r.shelf)
	r.back.Draw(p)
	p.ZoomOut(was)
}
