package scene

import (
	"math"
	"strings"

	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/words"
)

// Backdrop is what moves, dimmed, behind the title: bots at their table.
type Backdrop interface {
	Update(*Stage)
	Draw(*paint.Painter)
	Leave()
}

// Title is the first scene: the name, what can be done, and a fan of cards.
type Title struct {
	nodes    FocusGroup
	play     *Button
	resume   *Button // nil: no match waits
	waits    waiting
	asking   bool   // whether a match waits is not known yet
	idle     int    // ticks since the last input
	since    uint64 // the tick it was entered in
	fresh    bool   // the player has neither learned nor played anything yet
	rows     []row
	backdrop Backdrop
	cards    [5]paint.Sprite
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

// row is a node of the menu and its place in it.
type row struct {
	node   Node
	at     *paint.Rect
	height float32
	beside *Button // shares the row, each half as wide; nil: the row is the node's alone
}

// NewTitle is the title.
func NewTitle() *Title { return &Title{} }

// Enter makes the menu of what works here.
func (t *Title) Enter(s *Stage) {
	p := s.Painter()
	for i, name := range []string{"card/R7", "card/Y3", "card/W+4", "card/G+2", "card/BR"} {
		t.cards[i] = p.Sprite(name)
	}
	t.shadow, t.mark = p.Sprite("shadow/card-lifted"), p.Sprite("mark")
	t.eye = p.Sprite("eye-half")
	t.words(s)
	t.since = s.ticks
	if !s.options.NoDemo && s.options.Backdrop != nil {
		t.backdrop = s.options.Backdrop(s)
	}
	t.greet(s)
	if s.options.Unkept != nil {
		s.Alert(s.Lang.Say(words.SaveNowhere), whyUnkept(&s.Lang, s.options.Unkept))
		s.options.Unkept = nil
	}
}

// greet says what the game is, and what can be done first.
func (t *Title) greet(s *Stage) {
	l := &s.Lang
	s.Say(t.name + ". " + t.line)
	if t.resume != nil {
		s.Say(t.resume.Text + ", " + t.resume.Note + ", " + t.with)
	}
	if t.fresh {
		s.Say(l.Say(words.LearnOfferSaid))
	}
	s.Say(l.Say(words.SpokenMenu))
	s.sayPlaced(t.nodes.Focused(), t.nodes.Nodes)
}

// words says everything on it.
func (t *Title) words(s *Stage) {
	l := &s.Lang
	t.name, t.line, t.notice = l.Say(words.TitleName), l.Say(words.TitleLine), l.Say(words.TitleNotice)
	t.build(s)
}

// build makes the menu and puts the focus on its first row.
func (t *Title) build(s *Stage) {
	t.menu(s)
	t.lay(s)
	t.nodes.SetFocus(t.nodes.Nodes[0])
}

// resumes makes the first row where a match waits to be taken up.
func (t *Title) resumes(s *Stage) {
	l := &s.Lang
	t.resume, t.asking = nil, s.asking()
	save, ok := s.unfinished()
	if !ok {
		return
	}
	if t.waits, ok = waitingOf(l, save); !ok {
		return
	}
	t.with = l.Say(words.ResumeAgainst, t.waits.args()...)
	t.resume = &Button{Text: l.Say(words.ButtonResume), Note: l.Say(words.ResumeNote, t.waits.args()...), Kind: CoralVerb, Size: 25,
		AtLeft: true, OnPress: func(s *Stage) { s.takeUp(t.waits.save) }}
}

// menu makes the rows: the match that waits, play as last time, another table, replays, and by twos what is read or set.
func (t *Title) menu(s *Stage) {
	l := &s.Lang
	t.resumes(s)
	t.play = &Button{Text: l.Say(words.TitleQuick), Kind: CoralVerb, Size: 25, AtLeft: true, OnPress: quickGame}
	t.play.Note = l.Say(words.TitleAgainst, words.Count("n", s.Settings.Seats-1))
	if len(persons(s.planFor(s.Settings.Seats))) != 1 {
		t.play.Note = l.Say(words.TitleTogether, words.Count("n", s.Settings.Seats))
	}
	table := &Button{Text: l.Say(words.ButtonNewTable), Size: 19, OnPress: func(s *Stage) { s.Go(NewSetup()) }}
	small := func(key words.Key, press func(*Stage)) *Button {
		return &Button{Text: l.Say(key), Size: 19, OnPress: press}
	}
	replays := small(words.ReplaysTitle, func(s *Stage) { s.Go(NewReplays()) })
	statistics := small(words.StatisticsTitle, func(s *Stage) { s.Go(NewStatistics()) })
	learn := small(words.LearnTitle, func(s *Stage) { s.Go(NewLearn()) })
	if t.fresh = s.newcomer(); t.fresh {
		learn.Text, learn.Kind = l.Say(words.LearnOffer), CreamVerb
	}
	rules := small(words.ButtonRules, func(s *Stage) { s.Open(NewRulesPage(s.Settings.Rules, &s.Lang)) })
	settings := small(words.ButtonSettings, func(s *Stage) { s.Open(NewOptions()) })
	about := small(words.ButtonAbout, func(s *Stage) { s.Open(NewAbout(&s.Lang)) })
	t.rows = []row{{t.play, &t.play.Rect, 68, nil}, {table, &table.Rect, 52, learn}, {replays, &replays.Rect, 52, statistics}, {rules, &rules.Rect, 48, settings}}
	last := row{about, &about.Rect, 48, nil}
	if hasWindow {
		last.beside = small(words.ButtonQuit, (*Stage).Quit)
	}
	t.rows = append(t.rows, last)
	if t.resume != nil {
		t.play.Kind, t.play.Size = Quiet, 0
		t.rows[0].height = 52
		t.rows = append([]row{{t.resume, &t.resume.Rect, 68, nil}}, t.rows...)
	}
	t.nodes = FocusGroup{}
	for _, r := range t.rows {
		t.nodes.Nodes = append(t.nodes.Nodes, r.node)
		if r.beside != nil {
			t.nodes.Nodes = append(t.nodes.Nodes, r.beside)
		}
	}
}

// quickGame sets the table the title has chosen.
func quickGame(s *Stage) {
	if s.options.Play == nil {
		return
	}
	s.Go(s.options.Play(s))
}

const (
	titleLeft  = 76
	titleWide  = 344
	titleName  = 300 // from the top of the name to the middle
	titleFirst = 104 // from the first row to the middle
	titleFoot  = 62  // below the menu, for the notice
)

// tall says that the window is higher than wide: the fan stands over the menu.
func (t *Title) tall() bool { return upright(t.w, t.h) }

// lay stands the name and the menu round the middle of the left, or, in a window higher than wide, at its foot and as
// large as its width and the menu allow.
func (t *Title) lay(s *Stage) {
	t.w, t.h = s.Size()
	gap, lift := float32(16), float32(0)
	if len(t.rows) > 5 {
		gap, lift = 12, 60
	}
	long := -gap
	for _, r := range t.rows {
		long += r.height + gap + t.below(r)
	}
	t.k, t.left, t.mid = 1, titleLeft, t.h/2-lift
	if t.tall() {
		t.k = min(t.w/(titleWide+96), t.h/900)
		t.left = (t.w/t.k - titleWide) / 2
		t.mid = t.h/t.k - titleFoot - 40 - long + titleFirst
	}
	t.layNotice(s.painter, long)
	y := t.mid - titleFirst
	for _, r := range t.rows {
		*r.at = paint.Box(t.left, y, titleWide, r.height)
		if r.beside != nil {
			const half = (titleWide - 12) / 2
			r.at.W = half
			r.beside.Rect = paint.Box(t.left+titleWide-half, y, half, r.height)
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
	t.small = paint.Style{Face: paint.Body, Size: 16, Color: paint.Plum300, Wrap: titleWide + 12}
	t.small.Most = p.Scaled(t.small)
	for {
		_, high := p.Measure(t.notice, t.small)
		t.foot = min(h-titleFoot, h-high+8)
		room := t.foot - p.Scaled(t.small) - (t.mid - titleFirst + long + lip)
		if room > -0.5 {
			return
		}
		if up := min(-room, t.mid-titleName); up > 0.5 {
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
	if t.resume != nil && r.node == Node(t.resume) {
		return 32
	}
	return 0
}

// Update follows the menu and lets the bots play on.
func (t *Title) Update(s *Stage, in *input.Tick) error {
	if w, h := s.Size(); w != t.w || h != t.h {
		t.lay(s)
	}
	if t.asking && !s.asking() {
		t.build(s)
		s.Redraw()
	}
	if s.input.Active() {
		t.idle = 0
	}
	if t.idle++; t.backdrop != nil && t.plays(s) {
		t.backdrop.Update(s)
	}
	t.nodes.Update(s, t.in.Scaled(in, t.k))
	return nil
}

// plays says whether the bots play on: half a minute from the last input on they rest, and who wants little motion sees them
// dealt and no more.
func (t *Title) plays(s *Stage) bool {
	if s.Settings.ReducedMotion {
		return s.ticks < t.since+calmRest
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
	cx, cy := (titleLeft+titleWide+60+t.w)/2, t.h/2
	fan := min(1, (t.w-titleLeft-titleWide)/890)
	if t.tall() {
		free := (t.mid - titleName) * t.k
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
	if w, _ := p.Measure(t.line, line); w > titleWide+80 { // it would run into the fan
		line = p.Within(t.line, paint.Style{Face: paint.Body, Size: 22, Color: paint.Cream2, Most: 40, Wrap: titleWide}, 56, 15)
		lineY = y - 153 + p.Drop(line)
	}
	p.Text(t.line, t.left+2, lineY, line)
	p.Text(t.notice, t.left, t.foot, t.small)
	if t.resume != nil {
		p.Text(t.with, t.left+24, t.resume.Y+t.resume.H+28, paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Fit: titleWide - 40})
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
		top := (t.mid - titleName) * t.k
		p.Gradient(paint.Box(0, top-200, t.w, 200), none, none, night, night)
		p.Rect(paint.Box(0, top, t.w, t.h-top), night)
		return
	}
	const dark = titleLeft + titleWide + 20
	p.Rect(paint.Box(0, 0, dark, t.h), night)
	p.Gradient(paint.Box(dark, 0, 260, t.h), night, none, night, none)
}

// drawFan draws five cards, the outer ones below, and the mark under them, unless an eye looks out of the name already.
func (t *Title) drawFan(p *paint.Painter, cx, cy, k float32) {
	named := p.Theme() == assets.Felt
	if named {
		cy += 96 * k
	}
	p.Push(cx, cy, 0, 0, k, 0, 1)
	for _, i := range [5]int{0, 4, 1, 3, 2} {
		f := float32(i - 2)
		angle := f * 16.5 * math.Pi / 180
		x, y := cx+f*119, cy-126+f*f*26
		scale := float32(1.6)
		if i == 2 {
			scale, angle, y = 1.667, 0, cy-126
		}
		p.Put(t.shadow, paint.Pose{X: x, Y: y + 6, ScaleX: scale, ScaleY: scale, Angle: angle, Tint: paint.White.Fade(0.8)})
		p.Put(t.cards[i], paint.Pose{X: x, Y: y, ScaleX: scale, ScaleY: scale, Angle: angle, Tint: paint.White})
	}
	if !named {
		p.Draw(t.mark, cx, cy+186, 1.36, paint.White)
	}
	p.Pop()
}

// drawName writes the game's name, no wider than there is room. Cut from paper it has an edge of ink and a shadow down and right, and its o is an eye with
// its lid half down.
func (t *Title) drawName(p *paint.Painter, x, y, room float32) {
	st := paint.Style{Face: paint.Display, Size: 104, Color: paint.Cream, Fit: room}
	if p.Theme() != assets.Felt {
		p.Text(t.name, x, y, st)
		return
	}
	const around, wide, eyeWide = 16, 7, 84
	first, last, ok := strings.Cut(t.name, "o")
	eyeAt := x
	if ok {
		w, _ := p.Measure(first, st)
		eyeAt += w + eyeWide/2 - 3
	} else {
		first, last = t.name, ""
	}
	end, _ := p.Measure(last, st)
	end += eyeAt + eyeWide/2 - 3 + wide
	p.Push(x, y, 0, 0, min(1, room/(end-x)), 0, 1)
	defer p.Pop()
	for _, layer := range [3]struct {
		dx, dy, wide float32
		c            paint.Color
	}{{3, 10, wide, paint.FloorEdge}, {0, 0, wide, paint.Ink}, {0, 0, 0, paint.Cream}} {
		st.Color = layer.c
		tint := layer.c
		if layer.wide == 0 {
			tint = paint.White
		}
		for i := range around {
			sin, cos := paint.Sincos(float32(i) * 2 * math.Pi / around)
			p.Text(first, x+layer.dx+layer.wide*cos, y+layer.dy+layer.wide*sin, st)
			if ok {
				p.Text(last, eyeAt+eyeWide/2-3+layer.dx+layer.wide*cos, y+layer.dy+layer.wide*sin, st)
			}
			if layer.wide == 0 {
				break
			}
		}
		if ok && layer.dx+layer.dy > 0 || layer.wide == 0 {
			p.Draw(t.eye, eyeAt+layer.dx, y-27+layer.dy, 0.6, tint)
		}
	}
}
