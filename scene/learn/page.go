package learn

import (
	"strconv"

	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Page is what there is to learn of the game that is chosen: the lessons, the puzzles, and the deal of the day, with how far the player
// has come.
type Page struct {
	games            *kit.Segments // which game is learned
	lessons, puzzles []drill
	rows             []*kit.Button // a lesson each
	cells            []*puzzleCell
	back             *kit.Button
	endless          *kit.Button // the way to the puzzles without end; nil: there is none
	daily            dailyPanel
	nodes            stage.FocusGroup
	known, solved    string // how many of how many
	title, heads     [2]string
	puzzleAt         [2]float32 // of the heading
	lessonAt         [2]float32
	x, width, half   float32
	w, h, k          float32
	tall             bool
	in               input.Tick // in that size
	wrong            string
}

// puzzleCell is a puzzle in the grid: its number, and how it stands.
type puzzleCell struct {
	kit.Button
	said  string
	often string // it has been tried: "3×"
	tick  room.PuzzleTried
	check paint.Sprite
}

func (c *puzzleCell) Speak(s *stage.Stage) { s.Speech().Say(c.said) }

// Draw draws it, with a check where it has been solved and a dot where it has been tried in vain.
func (c *puzzleCell) Draw(p *paint.Painter) {
	c.Button.Draw(p)
	switch {
	case c.tick.Solved:
		p.Draw(c.check, c.X+c.W-16, c.Y+14, 0.7, paint.OnCream)
	case c.tick.Tries > 0:
		p.Disc(c.X+c.W-13, c.Y+13, 4.5, paint.Coral)
	}
	if c.often != "" && p.TextScale() <= 1 { // larger numbers leave it no room; it is spoken
		ink := paint.Cream2
		if c.Kind == kit.CreamVerb {
			ink = paint.OnCream
		}
		p.Text(c.often, c.X+c.W-9, c.Y+c.H-6, paint.Style{Face: paint.Body, Size: 16, Most: 16, Color: ink, Align: paint.Right})
	}
}

// Routes lead from here to screens that it need not know.
type Routes struct {
	Endless func() stage.Scene // the puzzles without end
}

// New is the scene.
func New() *Page { return &Page{} }

// Enter reads what has been learned and lays it out.
func (t *Page) Enter(s *stage.Stage) {
	s.Toasts().Clear() // of the table that was left
	t.build(s)
	s.Speech().Say(t.title[0] + ". " + t.told())
	s.Speech().Placed(t.nodes.Focused(), t.nodes.Nodes)
}

// told is how far the player has come.
func (t *Page) told() string {
	text := t.heads[0] + ": " + t.known + "."
	if len(t.cells) > 0 {
		text += " " + t.heads[1] + ": " + t.solved + "."
	}
	return text
}

// another shows what there is to learn of the game that has been chosen; the keys stay on the choice.
func (t *Page) another(s *stage.Stage) {
	t.build(s)
	t.nodes.SetFocus(t.games)
	s.Speech().Say(t.told())
}

func (t *Page) SayAnew(s *stage.Stage) {
	at := t.nodes.Index()
	t.build(s)
	t.nodes.FocusAt(at)
}

// build makes a button of everything.
func (t *Page) build(s *stage.Stage) {
	l := s.Lang()
	t.title[0], t.heads = l.Say(words.LearnTitle), [2]string{l.Say(words.LearnLessons), l.Say(words.LearnPuzzles)}
	p := s.Kept().Progress()
	all, err := schoolOf(s.Settings().Game)
	if err != nil { // every one of them has been tried
		t.wrong = err.Error()
	}
	t.lessons, t.puzzles = all.lessons, all.puzzles
	t.games = kit.NewGameChoice(s, t.another)
	t.nodes, t.rows, t.cells = stage.FocusGroup{Nodes: []stage.Node{t.games}}, nil, nil
	known, first := 0, -1
	for i := range t.lessons {
		d := &t.lessons[i]
		b := &kit.Button{Text: strconv.Itoa(i+1) + "  " + d.title(l), Size: 20, AtLeft: true, OnPress: d.start}
		if p.Learned(d.name) {
			known++
			b.Note, b.Done = l.Say(words.LearnKnown), true
		} else if first < 0 {
			first = i
		}
		t.rows = append(t.rows, b)
		t.nodes.Nodes = append(t.nodes.Nodes, b)
	}
	solved := 0
	for i := range t.puzzles {
		c := t.cell(l, &p, i)
		c.check = s.Painter().Sprite("icon/check")
		if c.tick.Solved {
			solved++
		}
		t.cells = append(t.cells, c)
		t.nodes.Nodes = append(t.nodes.Nodes, c)
	}
	of := func(n, of int) string { return l.Say(words.LearnOf, words.Count("n", n), words.Count("of", of)) }
	t.known, t.solved = of(known, len(t.lessons)), of(solved, len(t.puzzles))
	t.daily = dailyPanel{away: !kit.SameGame(s.Settings().Game, "")}
	if !t.daily.away {
		t.daily.build(s, &p)
	}
	for _, b := range t.daily.verbs {
		t.nodes.Nodes = append(t.nodes.Nodes, b)
	}
	t.back = &kit.Button{Text: l.Say(words.ButtonTitle), Size: 20, OnPress: func(s *stage.Stage) { s.Go(s.Options().Routes.Title()) }}
	t.nodes.Nodes = append(t.nodes.Nodes, t.back)
	if more := stage.Way[Routes](s).Endless; more != nil {
		t.endless = &kit.Button{Text: l.Say(words.EndlessTitle), Size: 20, OnPress: func(s *stage.Stage) { s.Go(more()) }}
		t.nodes.Nodes = append(t.nodes.Nodes, t.endless)
	}
	t.lay(s)
	switch {
	case first >= 0:
		t.rows[first].Kind = kit.CoralVerb
		t.nodes.SetFocus(t.rows[first])
	default:
		t.nodes.SetFocus(t.nodes.Nodes[min(1, len(t.rows))])
	}
	s.Redraw()
}

// cell makes the button of a puzzle.
func (t *Page) cell(l *words.Language, p *room.Progress, i int) *puzzleCell {
	d := &t.puzzles[i]
	c := &puzzleCell{tick: p.Puzzle(d.name)}
	c.Button = kit.Button{Text: strconv.Itoa(i + 1), Size: 22, OnPress: d.start}
	if d.kind == drillBluff {
		c.Text += " ?"
	}
	state := words.PuzzleOpen
	switch {
	case c.tick.Solved:
		state, c.Kind = words.PuzzleSolved, kit.CreamVerb
	case c.tick.Tries > 0:
		state = words.PuzzleTried
	}
	c.said = d.number(l) + ": " + d.title(l) + ", " + l.Say(state)
	if n := c.tick.Tries; n > 0 {
		c.often = strconv.Itoa(n) + "×"
		c.said += ", " + l.Say(words.LearnTries, words.Count("n", n))
	}
	return c
}

// lay puts everything in its place.
func (t *Page) lay(s *stage.Stage) {
	t.w, t.h = s.Window().Size()
	held := s.Window().Held()
	w, h := held.W, held.H
	t.k, t.tall = held.K, held.Upright
	t.width = min(w-48, 1120)
	t.x = (w - t.width) / 2
	const columns = 5
	rows := float32((len(t.cells) + columns - 1) / columns)
	wide := min(float32(gamesWide), 0.55*t.width)
	t.games.Rect = paint.Box(t.x+t.width-wide, 32, wide, 44)
	if t.tall {
		t.half = t.width
		t.lessonAt = [2]float32{t.x, 110}
		each := (h - 110 - 90 - rows*58 - t.dailyHigh() - 70) / float32(max(len(t.rows), 1))
		beside := 1
		if each < lessonLeast { // a tablet: broad, and not as high
			beside, each = 2, 2*each
		}
		y := t.layLessons(t.x, 124, t.width, min(50, each), beside)
		t.puzzleAt = [2]float32{t.x, y + 28}
		y = t.layCells(t.x, y+42, t.width, 46, columns)
		t.daily.lay(t.x, y+4, t.width, 48)
		t.back.Rect = paint.Box(t.x, h-66, 200, 48)
		t.layEndless(h-66, t.x+212, 48)
		return
	}
	t.half, t.daily.low = (t.width-40)/2, 0
	t.lessonAt = [2]float32{t.x, 124}
	t.layLessons(t.x, 142, t.half, min(62, (h-142-96)/float32(max(len(t.rows), 1))), 1)
	x := t.x + t.half + 40
	t.puzzleAt = [2]float32{x, 124}
	y := t.layCells(x, 142, t.half, 56, columns)
	verbs := float32(48)
	if held.Broad() {
		verbs, t.daily.low = held.Finger, 26
	}
	t.daily.lay(x, y+10, t.half, verbs)
	t.back.Rect = paint.Box(t.x, h-76, 210, 52)
	t.layEndless(h-76, x, 52)
}

// layEndless lays the way to the puzzles without end beside the way back.
func (t *Page) layEndless(y, x, high float32) {
	if t.endless != nil {
		t.endless.Rect = paint.Box(x, y, t.x+t.width-x, high)
	}
}

func (t *Page) dailyHigh() float32 { return 156 }

const (
	gamesWide   = 300
	rowNoted    = 38 // units that a row needs for large text with a note below it
	gapLeast    = 6  // units between rows that are as high
	lessonLeast = 38 // units that a lesson's row has at least, with the gap below it
)

// layLessons lays the lessons' rows each so high, so many beside each other, and gives the y below them.
func (t *Page) layLessons(x, y, wide, each float32, beside int) float32 {
	const gap = 12
	under := min(gap, max(gapLeast, each-rowNoted))
	high := (len(t.rows) + beside - 1) / beside
	w := (wide - gap*float32(beside-1)) / float32(beside)
	for i, b := range t.rows {
		b.Rect = paint.Box(x+float32(i/max(high, 1))*(w+gap), y+each*float32(i%max(high, 1)), w, each-under)
	}
	return y + each*float32(high)
}

func (t *Page) layCells(x, y, wide, high float32, columns int) float32 {
	const gap = 12
	each := (wide - gap*float32(columns-1)) / float32(columns)
	for i, c := range t.cells {
		c.Size = min(22, high*0.4)
		if c.Spare = 0; c.often != "" && each < 90 { // on a phone the number steps aside
			c.Spare = 26
		}
		c.Rect = paint.Box(x+float32(i%columns)*(each+gap), y+float32(i/columns)*(high+gap+2), each, high)
	}
	return y + float32((len(t.cells)+columns-1)/columns)*(high+gap+2)
}

// Update follows the buttons; Escape goes back.
func (t *Page) Update(s *stage.Stage, in *input.Tick) error {
	if w, h := s.Window().Size(); w != t.w || h != t.h {
		t.lay(s)
	}
	if t.daily.turned(s) { // before any press: what is played is the day that stands here
		t.SayAnew(s)
		s.Speech().Say(t.daily.title + " " + t.daily.day)
	}
	if in.Take(input.ActCancel) {
		s.Go(s.Options().Routes.Title())
		return nil
	}
	t.nodes.Update(s, t.in.Scaled(in, t.k))
	if s.Scene() != stage.Scene(t) {
		return nil
	}
	return nil
}

// Leave lets everything go.
func (t *Page) Leave() {}

// Draw paints the lists.
func (t *Page) Draw(p *paint.Painter) {
	p.Ground(paint.Ground{X: t.w / 2, Y: t.h / 2, Wedges: 28, Turn: 0.056, Shade: 0.75, Base: paint.TableColor, WedgeOf: paint.Wedge,
		Glow: paint.GlowColor.Fade(0.4), GlowX: t.w / 2, GlowY: t.h / 2, GlowR: 420})
	was := p.ZoomIn(t.k)
	p.Text(t.title[0], t.x, 70, kit.PageTitle(t.games.X-t.x-16))
	t.head(p, t.heads[0], t.known, t.lessonAt)
	if len(t.cells) > 0 {
		t.head(p, t.heads[1], t.solved, t.puzzleAt)
	}
	if t.wrong != "" {
		p.Text(t.wrong, t.x, 150, paint.Style{Face: paint.Body, Size: 18, Color: paint.Coral, Wrap: t.width})
	}
	t.daily.draw(p)
	t.nodes.Draw(p)
	p.ZoomOut(was)
}

// head draws a heading and how far the player has come.
func (t *Page) head(p *paint.Painter, text, count string, at [2]float32) {
	most := float32(38)
	if t.tall {
		most = 30 // between two lists
	}
	p.Text(text, at[0], at[1], paint.Style{Face: paint.Display, Size: 24, Most: most, Color: paint.Cream, Fit: 0.6 * t.half})
	p.Text(count, at[0]+t.half, at[1], paint.Style{Face: paint.Body, Size: 18, Most: most, Color: paint.Cream2, Align: paint.Right, Fit: 0.36 * t.half})
}
