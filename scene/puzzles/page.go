package puzzles

import (
	"math"

	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Routes lead from here to screens that it need not know.
type Routes struct {
	Learn func() stage.Scene // what there is to learn
}

// Page offers the puzzles without end of the game that is chosen: in each mode, with the player's rating and bests.
type Page struct {
	games      *kit.Segments
	verbs      [3]*kit.Button // by mode
	lines      [3]string
	lineAt     [3]float32
	back, link *kit.Button
	group      stage.FocusGroup
	title      string
	rating     string
	solved     string
	w, h, k    float32
	x, wide    float32
	titleWide  float32
	ratingAt   float32
	lineMost   float32 // the size up to which the lines under the buttons grow
	in         input.Tick
}

// New is the scene.
func New() *Page { return &Page{} }

// Enter says how the player stands.
func (m *Page) Enter(s *stage.Stage) {
	m.build(s)
	m.group.SetFocus(m.verbs[0])
	s.Speech().Say(words.Sentences(m.title, m.rating, m.solved))
	s.Speech().Placed(m.group.Focused(), m.group.Nodes)
}

// SayAnew says it in another language.
func (m *Page) SayAnew(s *stage.Stage) {
	at := m.group.Index()
	m.build(s)
	m.group.FocusAt(at)
}

func (m *Page) build(s *stage.Stage) {
	l, game := s.Lang(), s.Settings().Game
	stands := standing(s, game)
	low, high := stands.Range()
	m.title = l.Say(words.EndlessTitle)
	m.rating = l.Say(words.EndlessRating, words.Count("n", rounded(stands.Rating)), words.Count("by", rounded((high-low)/2)))
	m.solved = l.Say(words.EndlessSolved, words.Count("n", stands.Solved), words.Count("of", stands.Tried))
	if stands.Tried == 0 {
		m.rating, m.solved = l.Say(words.EndlessFirst), ""
	}
	m.games = kit.NewGameChoice(s, func(s *stage.Stage) {
		m.build(s)
		m.group.SetFocus(m.games)
		s.Speech().Say(words.Sentences(m.rating, m.solved))
	})
	m.group.Nodes = []stage.Node{m.games}
	names := [...]words.Key{Endless: words.EndlessMode, Streak: words.StreakMode, Rush: words.RushMode}
	lines := [...]words.Key{Endless: words.EndlessLine, Streak: words.StreakLine, Rush: words.RushLine}
	for i, best := range [...]int{Endless: 0, Streak: stands.Streak, Rush: stands.Rush} {
		mode := Mode(i)
		b := &kit.Button{Text: l.Say(names[i]), Size: 24, AtLeft: true, OnPress: func(s *stage.Stage) { Begin(s, game, mode) }}
		if best > 0 {
			b.Note = l.Say(words.EndlessRecord, words.Count("n", best))
		}
		m.verbs[i], m.lines[i] = b, l.Say(lines[i])
		m.group.Nodes = append(m.group.Nodes, b)
	}
	m.verbs[Endless].Kind = kit.CoralVerb
	m.back = &kit.Button{Text: l.Say(words.LearnTitle), Size: 20, OnPress: learn}
	m.link = &kit.Button{Text: l.Say(words.EndlessOpen), Size: 20, OnPress: openLink}
	m.group.Nodes = append(m.group.Nodes, m.back, m.link)
	m.lay(s)
	s.Redraw()
}

// learn goes back to what there is to learn.
func learn(s *stage.Stage) {
	if to := stage.Way[Routes](s).Learn; to != nil {
		s.Go(to())
	}
}

func rounded(x float64) int { return int(math.Round(x)) }

func (m *Page) lineStyle() paint.Style {
	return paint.Style{Face: paint.Body, Size: 17, Most: m.lineMost, Color: paint.Cream2, Wrap: m.wide - 8}
}

func (m *Page) lay(s *stage.Stage) {
	m.w, m.h = s.Window().Size()
	held := s.Window().Held()
	m.k = held.K
	m.wide = min(held.W-48, 760)
	m.x = (held.W - m.wide) / 2
	games := min(300, 0.55*m.wide)
	m.games.Rect = paint.Box(m.x+m.wide-games, 32, games, 44)
	m.titleWide, m.ratingAt = m.wide-games-16, 124
	if m.wide < 600 { // the title above the choice
		m.games.Rect = paint.Box(m.x, 92, m.wide, 44)
		m.titleWide, m.ratingAt = m.wide, 182
	}
	y := m.ratingAt + 34
	was := s.Painter().ZoomIn(m.k)
	defer s.Painter().ZoomOut(was)
	room := held.H - 96 - y
	const under, gap = 32, 6                   // of a button: where its line is written, and what lies below that
	for grown := float32(30); ; grown -= 0.5 { // where larger text has no room it grows less
		m.lineMost = grown
		needed := float32(0)
		for i := range m.verbs {
			_, line := s.Painter().Measure(m.lines[i], m.lineStyle())
			needed += 60 + under + line + gap
		}
		if needed <= room || grown <= m.lineStyle().Size {
			break
		}
	}
	for i, b := range m.verbs {
		_, line := s.Painter().Measure(m.lines[i], m.lineStyle())
		b.Rect = paint.Box(m.x, y, m.wide, 60)
		m.lineAt[i] = y + 60 + under
		y += max(min(room/3, 140), 60+under+line+gap)
	}
	m.back.Rect = paint.Box(m.x, held.H-76, (m.wide-16)/2, 52)
	m.link.Rect = paint.Box(m.x+(m.wide+16)/2, held.H-76, (m.wide-16)/2, 52)
}

// Update follows the buttons; Escape goes back. Meanwhile the first puzzles are found.
func (m *Page) Update(s *stage.Stage, in *input.Tick) error {
	if w, h := s.Window().Size(); w != m.w || h != m.h {
		m.lay(s)
	}
	stockOf(s).For(s, s.Settings().Game)
	if in.Take(input.ActCancel) {
		learn(s)
		return nil
	}
	m.group.Update(s, m.in.Scaled(in, m.k))
	return nil
}

// Leave lets everything go.
func (m *Page) Leave() {}

// Draw paints it.
func (m *Page) Draw(p *paint.Painter) {
	ground(p, m.w, m.h)
	was := p.ZoomIn(m.k)
	title := kit.PageTitle(m.titleWide)
	p.Text(m.title, m.x, 70, title)
	rating := paint.Style{Face: paint.Display, Size: 22, Most: 30, Color: paint.Cream, Fit: 0.56 * m.wide}
	if m.solved == "" {
		rating.Fit = m.wide
	}
	p.Text(m.rating, m.x, m.ratingAt, rating)
	p.Text(m.solved, m.x+m.wide, m.ratingAt, paint.Style{Face: paint.Body, Size: 17, Most: 24, Color: paint.Cream2, Align: paint.Right, Fit: 0.42 * m.wide})
	for i, line := range m.lines {
		st := m.lineStyle()
		p.Text(line, m.x+4, m.lineAt[i]+p.Drop(st), st)
	}
	m.group.Draw(p)
	p.ZoomOut(was)
}
