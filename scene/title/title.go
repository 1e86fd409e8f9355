package title

import (
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Title is the first scene: the name, what can be done, and a fan of cards.
type Title struct {
	ways     Routes
	nodes    stage.FocusGroup
	play     *kit.Button
	games    *kit.Segments // which game is played
	resume   *kit.Button   // nil: no match waits
	asking   bool          // whether a match waits is not known yet
	idle     int           // ticks since the last input
	since    uint64        // the tick it was entered in
	fresh    bool          // the player has neither learned nor played anything yet
	rows     []row
	broad    bool    // the rows are as high and as wide as fingers on a phone held sideways need them
	wide     float32 // of the menu, in that size
	backdrop stage.Backdrop
	fans     fans
	shadow   paint.Sprite
	mark     paint.Sprite
	eye      paint.Sprite // in the name, where the theme has one there
	w, h     float32      // of the window
	k        float32      // size of the name and the menu: larger where the window is higher than wide
	in       input.Tick   // in that size
	left     float32      // edge of the menu, in that size
	mid      float32      // the height round which the name and the menu stand, in that size
	foot     float32      // the baseline of the notice's first line, in that size
	small    paint.Style  // of the notice

	name, line, notice, with string
}

// row is some of the menu's nodes beside each other.
type row struct {
	cells  []cell
	height float32
}

// cell is a node of the menu and its place in it.
type cell struct {
	stage.Node
	at    *paint.Rect
	parts float32 // of the row's width, against the others' 1
}

// New is the title.
func New() *Title { return &Title{} }

// Enter makes the menu of what works here.
func (t *Title) Enter(s *stage.Stage) {
	p := s.Painter()
	t.ways = stage.Way[Routes](s)
	t.fans.find(s)
	t.shadow, t.mark = p.Sprite("shadow/card-lifted"), p.Sprite("mark")
	t.eye = p.Sprite("eye-half")
	t.words(s)
	t.since = s.Ticks()
	if !s.Options().NoDemo && s.Options().Backdrop != nil {
		t.backdrop = s.Options().Backdrop(s)
	}
	t.Greet(s)
	if s.Options().Unkept != nil {
		s.Toasts().Alert(s.Lang().Say(words.SaveNowhere), stage.WhyUnkept(s.Lang(), s.Options().Unkept))
		s.Options().Unkept = nil
	}
}

// Greet says what the game is, and what can be done first.
func (t *Title) Greet(s *stage.Stage) {
	l := s.Lang()
	s.Speech().Say(t.name + ". " + t.line)
	t.sayWaiting(s)
	if t.fresh {
		s.Speech().Say(l.Say(words.LearnOfferSaid))
	}
	s.Speech().Say(l.Say(words.SpokenMenu))
	s.Speech().Placed(t.nodes.Focused(), t.nodes.Nodes)
}

// sayWaiting says which match waits, if one does.
func (t *Title) sayWaiting(s *stage.Stage) {
	if t.resume != nil {
		s.Speech().Say(t.resume.Text + ", " + t.resume.Note + ", " + t.with)
	}
}

// words says everything on it.
func (t *Title) words(s *stage.Stage) {
	l := s.Lang()
	t.name, t.line, t.notice = l.Say(words.TitleName), l.Say(words.TitleLine), l.Say(words.TitleNotice)
	t.build(s)
}

// build makes the menu and puts the focus on its first row.
func (t *Title) build(s *stage.Stage) {
	t.menu(s)
	t.lay(s)
	t.nodes.SetFocus(t.nodes.Nodes[0])
}

// resumes makes the first row where a match waits to be taken up.
func (t *Title) resumes(s *stage.Stage) {
	l := s.Lang()
	t.resume, t.asking = nil, s.Kept().Asking()
	save, ok := s.Kept().Unfinished()
	if !ok {
		return
	}
	waits, ok := t.ways.Waiting(l, save)
	if !ok {
		return
	}
	t.with = l.Say(words.ResumeAgainst, waits.Says...)
	t.resume = &kit.Button{Text: l.Say(words.ButtonResume), Note: l.Say(words.ResumeNote, waits.Says...), Kind: kit.CoralVerb, Size: 25,
		AtLeft: true, OnPress: waits.TakeUp}
}

// menu makes the rows: the match that waits, play as last time, another table, replays, and by twos what is read or set.
func (t *Title) menu(s *stage.Stage) {
	l := s.Lang()
	t.resumes(s)
	t.play = &kit.Button{Text: l.Say(words.TitleQuick), Kind: kit.CoralVerb, Size: 25, AtLeft: true, OnPress: stage.QuickGame}
	t.play.Note = l.Say(words.TitleAgainst, words.Count("n", s.Settings().Seats-1))
	if len(guests.Persons(guests.Remembered(s, s.Settings().Seats))) != 1 {
		t.play.Note = l.Say(words.TitleTogether, words.Count("n", s.Settings().Seats))
	}
	small := func(key words.Key, press func(*stage.Stage)) *kit.Button {
		return &kit.Button{Text: l.Say(key), Size: 19, OnPress: press}
	}
	to := func(key words.Key, screen func() stage.Scene) *kit.Button {
		return small(key, func(s *stage.Stage) { s.Go(screen()) })
	}
	over := func(key words.Key, modal func(*stage.Stage) stage.Modal) *kit.Button {
		return small(key, func(s *stage.Stage) { s.Open(modal(s)) })
	}
	table, replays := to(words.ButtonNewTable, t.ways.SetUp), to(words.ReplaysTitle, t.ways.Replays)
	statistics, learn := to(words.StatisticsTitle, t.ways.Statistics), to(words.LearnTitle, t.ways.Learn)
	if t.fresh = s.Kept().Newcomer(); t.fresh {
		learn.Text, learn.Kind = l.Say(words.LearnOffer), kit.CreamVerb
	}
	rules := over(words.ButtonRules, t.ways.Rules)
	settings := small(words.ButtonSettings, func(s *stage.Stage) { s.Open(s.Options().Routes.Settings()) })
	about := over(words.ButtonAbout, func(s *stage.Stage) stage.Modal { return newAbout(s.Lang(), t.ways.Report) })
	last := []*kit.Button{about}
	if full := kit.FullButton(s); full != nil {
		last = append(last, full)
	} else if platform.HasWindow {
		last = append(last, small(words.ButtonQuit, (*stage.Stage).Quit))
	}
	var online []*kit.Button
	if t.ways.Rooms != nil {
		online = append(online, to(words.TitleOnline, t.ways.Rooms))
	}
	t.games = kit.NewGameChoice(s, t.another)
	choice := cell{t.games, &t.games.Rect, 1}
	t.rows = []row{rowOf(68, t.play), rowOf(52, table, learn)}
	if t.broad = s.Window().Held().Broad(); t.broad {
		t.rows = append(t.rows, rowOf(52, replays, statistics, rules), rowOf(48, append([]*kit.Button{settings}, last...)...))
	} else {
		t.rows = append(t.rows, rowOf(52, replays, statistics), rowOf(48, rules, settings), rowOf(48, last...))
	}
	if t.resume != nil {
		t.play.Kind, t.play.Size, t.play.AtLeft = kit.Quiet, table.Size, false
		if t.broad {
			t.rows[0] = rowOf(68, t.resume).with(choice)
			t.rows[0].cells[0].parts = 2
			t.rows[1] = rowOf(52, append(append([]*kit.Button{t.play}, online...), table, learn)...)
		} else {
			first := []row{rowOf(68, t.resume), rowOf(52, t.play).with(choice)}
			if online != nil {
				first = append(first, rowOf(52, online...))
			}
			t.rows = append(first, t.rows[1:]...)
		}
	} else if online != nil && t.broad {
		t.rows[0] = rowOf(68, t.play).with(choice, cellOf(online[0]))
	} else if t.broad {
		t.rows[0] = rowOf(68, t.play).with(choice)
	} else {
		t.rows = append([]row{t.rows[0], rowOf(52, online...).with(choice)}, t.rows[1:]...)
	}
	t.nodes = stage.FocusGroup{}
	for _, r := range t.rows {
		for _, c := range r.cells {
			t.nodes.Nodes = append(t.nodes.Nodes, c.Node)
		}
	}
}

// rowOf is a row of so many units, shared by buttons.
func rowOf(high float32, of ...*kit.Button) row {
	r := row{height: high}
	for _, b := range of {
		r.cells = append(r.cells, cellOf(b))
	}
	return r
}

func cellOf(b *kit.Button) cell { return cell{b, &b.Rect, 1} }

// with is the row with more beside what it has.
func (r row) with(more ...cell) row {
	r.cells = append(r.cells, more...)
	return r
}

const (
	atLeft    = 76
	menuWide  = 344
	rowLow    = 44  // of a row where there are many
	menuBroad = 700 // where fingers need the rows higher, and so fewer of them
	nameUp    = 300 // from the top of the name to the middle
	firstUp   = 104 // from the first row to the middle
	footLow   = 62  // below the menu, for the notice

	calmRest = 3 * stage.TicksPerSecond  // after which nothing moves for who wants little motion
	restless = 30 * stage.TicksPerSecond // what moves for beauty alone rests so many ticks after the last input
)

// another shows the menu for the game that has been chosen; the keys stay on the choice.
func (t *Title) another(s *stage.Stage) {
	t.menu(s)
	t.lay(s)
	t.nodes.SetFocus(t.games)
	s.Redraw()
}

// tall says that the window is higher than wide: the fan stands over the menu.
func (t *Title) tall() bool { return stage.Upright(t.w, t.h) }

// lay stands the name and the menu round the middle of the left, or, in a window higher than wide, at its foot and as
// large as its width and the menu allow.
func (t *Title) lay(s *stage.Stage) {
	t.w, t.h = s.Window().Size()
	held := s.Window().Held()
	if held.Broad() != t.broad {
		t.menu(s)
		t.nodes.SetFocus(t.nodes.Nodes[0])
	}
	gap, lift := float32(16), float32(0)
	if t.wide = menuWide; t.broad {
		t.wide = menuBroad
	}
	if len(t.rows) > 5 || t.broad {
		gap, lift = 12, 60
	}
	if len(t.rows) > 6 {
		gap = 10
		for i := range t.rows[1:] {
			t.rows[i+1].height = rowLow
		}
	}
	if held.Upright {
		held.Finger *= held.K / min(t.w/(menuWide+96), t.h/900)
	}
	long := -gap
	for i := range t.rows {
		r := &t.rows[i]
		r.height = max(r.height, held.Finger)
		long += r.height + gap + t.below(*r)
	}
	t.k, t.left, t.mid = 1, atLeft, t.h/2-lift
	if t.tall() {
		t.k = min(t.w/(menuWide+96), t.h/900)
		t.left = (t.w/t.k - menuWide) / 2
		t.mid = t.h/t.k - footLow - 40 - long + firstUp
	}
	t.layNotice(s.Painter(), long)
	y := t.mid - firstUp
	for _, r := range t.rows {
		parts := float32(0)
		for _, c := range r.cells {
			parts += c.parts
		}
		each, x := (t.wide-12*(parts-1))/parts, t.left
		for _, c := range r.cells {
			*c.at = paint.Box(x, y, c.parts*(each+12)-12, r.height)
			x += c.at.W + 12
		}
		y += r.height + gap + t.below(r)
	}
}

// layNotice stands the notice at the foot. Where it is long or large the menu, so many units high, makes room for it as far as
// the name can go up, and then the letters are smaller.
func (t *Title) layNotice(p *paint.Painter, long float32) {
	h := t.h / t.k
	was := p.ZoomIn(t.k) // lines break as they are drawn
	defer p.ZoomOut(was)
	t.small = paint.Style{Face: paint.Body, Size: 16, Color: paint.Plum300, Wrap: t.wide + 12}
	t.small.Most = p.Scaled(t.small)
	for {
		_, high := p.Measure(t.notice, t.small)
		t.foot = min(h-footLow, h-high+8)
		room := t.foot - p.Scaled(t.small) - (t.mid - firstUp + long + kit.Lip)
		if room > -0.5 {
			return
		}
		if up := min(-room, t.mid-nameUp); up > 0.5 {
			t.mid -= up
			continue
		}
		switch {
		case t.small.Most > t.small.Size:
			t.small.Most = max(t.small.Size, t.small.Most-1)
		case t.small.Size < 12:
			return
		default:
			t.small.Size--
		}
	}
}

// below is the room for a line under a row: about the match that waits.
func (t *Title) below(r row) float32 {
	if t.resume != nil && r.cells[0].Node == stage.Node(t.resume) {
		return 32
	}
	return 0
}

// Update follows the menu and lets the bots play on.
func (t *Title) Update(s *stage.Stage, in *input.Tick) error {
	if w, h := s.Window().Size(); w != t.w || h != t.h {
		t.lay(s)
	}
	if t.asking && !s.Kept().Asking() {
		t.build(s)
		if t.sayWaiting(s); t.resume != nil { // what the keys are at has changed, too
			s.Speech().Placed(t.nodes.Focused(), t.nodes.Nodes)
		}
		s.Redraw()
	}
	if s.Devices().Tick.Active() {
		t.idle = 0
	}
	if t.idle++; t.backdrop != nil && t.plays(s) {
		t.backdrop.Update(s)
	}
	t.fans.update(s)
	t.nodes.Update(s, t.in.Scaled(in, t.k))
	return nil
}

// plays says whether the bots play on: half a minute from the last input on they rest, and who wants little motion sees them
// dealt and no more.
func (t *Title) plays(s *stage.Stage) bool {
	if s.Settings().ReducedMotion {
		return s.Ticks() < t.since+calmRest
	}
	return t.idle < restless
}

// Leave sends the bots home.
func (t *Title) Leave() {
	if t.backdrop != nil {
		t.backdrop.Leave()
	}
}

// Draw draws the title.
func (t *Title) Draw(p *paint.Painter) {
	// The fan and the mark stand in the middle of what the menu leaves free.
	cx, cy := (atLeft+t.wide+60+t.w)/2, t.h/2
	fan := min(1, (t.w-atLeft-t.wide)/890)
	if t.tall() {
		free := (t.mid - nameUp) * t.k
		cx, cy, fan = t.w/2, free/2, min(1, t.w/900, free/640)
	}
	t.drawFloor(p, cx, cy)
	t.drawFan(p, cx, cy, fan)
	was := p.ZoomIn(t.k)
	y := t.mid
	room := t.w/t.k - 2*t.left
	t.drawName(p, t.left-2, y-192, room)
	line := paint.Style{Face: paint.Body, Size: 22, Color: paint.Cream2, Most: 40, Fit: room}
	lineY := y - 148 + 0.5*p.Grown(line)
	if w, _ := p.Measure(t.line, line); w > t.wide+80 { // it would run into the fan
		line = p.Within(t.line, paint.Style{Face: paint.Body, Size: 22, Color: paint.Cream2, Most: 40, Wrap: t.wide}, 56, 15)
		lineY = y - 153 + p.Drop(line)
	}
	p.Text(t.line, t.left+2, lineY, line)
	p.Text(t.notice, t.left, t.foot, t.small)
	if t.resume != nil {
		p.Text(t.with, t.left+24, t.resume.Y+t.resume.H+28, paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Fit: t.wide - 40})
	}
	t.nodes.Draw(p)
	p.ZoomOut(was)
}

// drawFloor draws the bots' table, dimmed, or the plain floor.
func (t *Title) drawFloor(p *paint.Painter, cx, cy float32) {
	if t.backdrop == nil {
		p.Ground(paint.Ground{X: cx, Y: cy + 30, Wedges: 28, Turn: 0.056, Shade: 0.75, Base: paint.TableColor, WedgeOf: paint.Wedge,
			Glow: paint.GlowColor.Fade(0.4), GlowX: cx, GlowY: cy + 10, GlowR: 420})
		return
	}
	t.backdrop.Draw(p)
	floor := paint.TableColor.Mix(paint.FloorEdge, 0.4)
	p.Rect(paint.Box(0, 0, t.w, t.h), floor.Fade(0.6))
	// Behind the name and the menu the room is dark.
	night, none := floor.Fade(0.96), floor.Fade(0)
	if t.tall() {
		top := (t.mid - nameUp) * t.k
		p.Gradient(paint.Box(0, top-200, t.w, 200), none, none, night, night)
		p.Rect(paint.Box(0, top, t.w, t.h-top), night)
		return
	}
	dark := atLeft + t.wide + 20
	p.Rect(paint.Box(0, 0, dark, t.h), night)
	p.Gradient(paint.Box(dark, 0, 260, t.h), night, none, night, none)
}

func (t *Title) SayAnew(s *stage.Stage) {
	at := t.nodes.Index()
	t.words(s)
	t.nodes.FocusAt(at)
}

func (t *Title) FocusNodes() *stage.FocusGroup { return &t.nodes }
