package learn

import (
	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/words"
)

// drillEnd tells how a lesson, a puzzle or the deal of the day has ended, and how to go on.
type drillEnd struct {
	stage.Dialog
	tell  func(*stage.Stage) ending
	title string
	lines string
	verbs []*kit.Button
	k     float32
	in    input.Tick
	w, h  float32
}

// ending is what there is to tell, in the stage's language. The first verb is the one to go on with.
type ending struct {
	title, lines string
	verbs        []*kit.Button
	well         bool
}

func newDrillEnd(tell func(*stage.Stage) ending) *drillEnd { return &drillEnd{tell: tell} }

// ending of a lesson or a puzzle.
func (g *guide) ending(s *stage.Stage, t *table.Table) ending {
	l := s.Lang()
	e := ending{well: g.verdict}
	e.title, e.lines = g.outcome(l, t)
	next := &kit.Button{Text: l.Say(words.LearnNext), OnPress: g.d.next}
	again := &kit.Button{Text: l.Say(words.LearnAgain), OnPress: g.d.start}
	all := &kit.Button{Text: l.Say(words.LearnAll), OnPress: func(s *stage.Stage) { s.Go(New()) }}
	switch {
	case !g.verdict:
		e.verbs = []*kit.Button{again, next, all}
	case g.d.nth == g.d.of:
		e.verbs = []*kit.Button{all, again}
	default:
		e.verbs = []*kit.Button{next, again, all}
	}
	return e
}

// Pauses says that the table has nothing more to do.
func (m *drillEnd) Pauses() bool { return true }

// Enter says it.
func (m *drillEnd) Enter(s *stage.Stage) {
	e := m.tell(s)
	m.title, m.lines, m.verbs = e.title, e.lines, e.verbs
	m.verbs[0].Kind = kit.CoralVerb
	m.Group.Nodes = nil
	for _, b := range m.verbs {
		m.Group.Nodes = append(m.Group.Nodes, b)
	}
	m.lay(s)
	m.Group.SetFocus(m.verbs[0])
	if e.well {
		s.Audio().Play(assets.SoundWin)
	} else {
		s.Audio().Play(assets.SoundLose)
	}
	s.Speech().Say(words.Sentences(m.title, m.lines))
}

func (m *drillEnd) SayAnew(s *stage.Stage) {
	at := m.Group.Index()
	m.Enter(s)
	m.Group.FocusAt(at)
}

// outcome is what is said at the end: what it was, and why.
func (g *guide) outcome(l *words.Language, t *table.Table) (title, lines string) {
	if g.d.kind == drillLesson {
		return l.Say(words.LessonDone, words.Count("n", g.d.nth)), l.Lesson(g.d.key(), "done")
	}
	title = l.Say(words.PuzzleSolved)
	if !g.verdict {
		title = l.Say(words.PuzzleWrong)
	}
	return title, g.why(l, t)
}

// why is the reason in a sentence or two.
func (g *guide) why(l *words.Language, t *table.Table) string {
	var all []string
	switch g.d.kind {
	case drillWin:
		if !g.verdict {
			all = append(all, l.Say(words.PuzzleTurnGone))
		}
		all = append(all, l.Say(words.PuzzleWay, words.With("cards", g.way(l))))
	case drillBluff:
		all = append(all, g.reason(l, t)...)
	}
	return words.Join(all...)
}

// lay puts everything in its place.
func (m *drillEnd) lay(s *stage.Stage) {
	m.w, m.h = s.Window().Size()
	held := s.Window().Held()
	w, h := held.W, held.H
	m.k = held.K
	m.Dialog.W, m.Dialog.H = w, h
	wide := min(680, w-32)
	was := s.Painter().ZoomIn(m.k)
	_, text := s.Painter().Measure(m.lines, m.style(wide))
	s.Painter().ZoomOut(was)
	n := float32(len(m.verbs))
	high := 96 + text + 36 + 62 + 34
	if m.k != 1 {
		high += (n - 1) * 66
	}
	m.Panel = paint.Centered(w/2, h/2, wide, high)
	x, y := m.Panel.X+36, m.Panel.Y+96+text+30
	for i, b := range m.verbs {
		b.Size = 21
		if m.k != 1 {
			b.Rect = paint.Box(x, y+float32(i)*66, wide-72, 52)
			continue
		}
		each := (wide - 72 - 14*(n-1)) / n
		b.Rect = paint.Box(x+float32(i)*(each+14), y, each, 56)
	}
}

func (m *drillEnd) style(wide float32) paint.Style {
	return paint.Style{Face: paint.Body, Size: 19, Color: paint.Cream, Wrap: wide - 72}
}

// Update follows the buttons; Escape goes to all lessons.
func (m *drillEnd) Update(s *stage.Stage, in *input.Tick) error {
	if w, h := s.Window().Size(); w != m.w || h != m.h {
		m.lay(s)
	}
	if in.Take(input.ActCancel) {
		s.Go(New())
		return nil
	}
	w, h := m.Dialog.W, m.Dialog.H
	m.Dialog.W, m.Dialog.H = s.Window().Size() // the dialog knows the window alone
	m.UpdateDialog(s, m.in.Scaled(in, m.k))
	m.Dialog.W, m.Dialog.H = w, h
	return nil
}

// Draw draws the panel.
func (m *drillEnd) Draw(p *paint.Painter) {
	was := p.ZoomIn(m.k)
	m.Begin(p)
	x, y := m.Panel.X+36, m.Panel.Y
	p.Text(m.title, x, y+62, paint.Style{Face: paint.Display, Size: 34, Color: paint.Cream, Fit: m.Panel.W - 72})
	p.Text(m.lines, x, y+100, m.style(m.Panel.W))
	m.End(p)
	p.ZoomOut(was)
}
