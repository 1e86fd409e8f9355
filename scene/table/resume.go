package table

import (
	"strings"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Waiting is what a player is told about the match that waits.
type Waiting struct {
	Save    room.Save
	round   int
	held    int
	players string // everybody but the player
}

// WaitingOf reads what there is to tell about a save; ok is false for one that makes no table.
func WaitingOf(l *words.Language, save room.Save) (w Waiting, ok bool) {
	o := TableOfSave(save)
	first := o.Persons[0]
	seen, err := save.View(first)
	if err != nil {
		return Waiting{}, false
	}
	w = Waiting{Save: save, round: max(1, seen.Round), held: seen.Hands[first].Count}
	var others []string
	for i, name := range o.Setup.Seats {
		if engine.Seat(i) != first {
			others = append(others, name)
		}
	}
	w.players = l.List(others)
	return w, true
}

// Args are the words' parts of it.
func (w *Waiting) Args() []words.Arg {
	return []words.Arg{words.Count("n", w.round), words.Count("held", w.held), words.With("names", w.players)}
}

// TakeUp puts the match that waits on the stage.
func TakeUp(s *stage.Stage, save room.Save) {
	o := TableOfSave(save)
	o.Programs = true // it is the player's own match
	o.Replaces = true
	t, err := New(o)
	if err != nil {
		s.Toasts().Alert(s.Lang().Say(words.SaveDamaged), err.Error())
		return
	}
	s.Go(t)
}

// unfinishedModal asks about the match in the store before another one takes its place.
type unfinishedModal struct {
	stage.Dialog
	saving *saving // of the table that would take its place
	w      Waiting
	verbs  [3]*kit.Button
	title  string
	lines  [2]string
	k      float32    // how large it is
	at     paint.Rect // where the title and, below it, the lines stand
}

func newUnfinished(v *saving, save room.Save) *unfinishedModal {
	return &unfinishedModal{saving: v, w: Waiting{Save: save}}
}

// Pauses says that the new table waits.
func (m *unfinishedModal) Pauses() bool { return true }

// Enter makes the three ways to go on.
func (m *unfinishedModal) Enter(s *stage.Stage) {
	l := s.Lang()
	if w, ok := WaitingOf(l, m.w.Save); ok {
		m.w = w
	}
	m.title = l.Say(words.ResumeTitle)
	m.lines = [2]string{l.Say(words.ResumeRound, m.w.Args()...), l.Say(words.ResumeLost)}
	m.verbs = [3]*kit.Button{
		{Text: l.Say(words.ButtonResume), Kind: kit.CoralVerb, Size: 25, OnPress: func(s *stage.Stage) { TakeUp(s, m.w.Save) }},
		{Text: l.Say(words.ButtonAnew), OnPress: func(s *stage.Stage) {
			s.Close(m)
			m.saving.begin(s)
		}},
		{Text: l.Say(words.ButtonTitle), OnPress: m.back},
	}
	for _, b := range m.verbs {
		m.Group.Nodes = append(m.Group.Nodes, b)
	}
	m.lay(s)
	m.Group.SetFocus(m.verbs[0])
	s.Speech().Say(strings.Join([]string{m.title, m.lines[0], m.lines[1]}, ". "))
}

func (m *unfinishedModal) back(s *stage.Stage) { s.Go(s.Options().Routes.Title()) }

// lay puts the verbs in a row, or, in a window held upright and where letters are larger, one below the other.
func (m *unfinishedModal) lay(s *stage.Stage) {
	held, p := s.Window().Held(), s.Painter()
	m.k = held.K
	k, stacked := m.k, held.Upright || p.Large()
	wide := min(620, held.W-24) * k
	m.at.W = wide - 88*k
	if stacked {
		m.at.W = wide - 56*k
	}
	m.at.H = 0
	for i := range m.lines {
		_, h := p.Measure(m.lines[i], m.lineStyle(i))
		m.at.H += h + 8*k
	}
	high := max(62, held.Finger) * k
	verbs := high
	if stacked {
		verbs = 3*high + 2*12*k
	}
	m.Fit(s, wide, m.at.H+verbs+158*k)
	m.at.X, m.at.Y = m.Panel.X+(wide-m.at.W)/2, m.Panel.Y+44*k
	x, y := m.at.X, m.Panel.Y+m.Panel.H-44*k-verbs
	for i, b := range m.verbs {
		b.Size = [...]float32{25, 20, 20}[i] * k
		if stacked {
			b.Rect = paint.Box(x, y+float32(i)*(high+12*k), m.at.W, high)
			continue
		}
		b.Rect = paint.Box(x+[...]float32{0, 184, 350}[i]*k, y, [...]float32{168, 150, 182}[i]*k, high)
	}
}

func (m *unfinishedModal) titleStyle() paint.Style {
	return paint.Style{Face: paint.Display, Size: 34 * m.k, Color: paint.Cream, Fit: m.at.W}
}

func (m *unfinishedModal) lineStyle(i int) paint.Style {
	return paint.Style{Face: paint.Body, Size: [...]float32{20, 18}[i] * m.k, Color: [...]paint.Color{paint.Cream, paint.Cream2}[i], Wrap: m.at.W}
}

// Update follows the buttons; Escape goes back.
func (m *unfinishedModal) Update(s *stage.Stage, in *input.Tick) error {
	if m.UpdateDialog(s, in) {
		m.lay(s)
	}
	if in.Take(input.ActCancel) {
		m.back(s)
	}
	return nil
}

// Draw draws the question.
func (m *unfinishedModal) Draw(p *paint.Painter) {
	m.Begin(p)
	p.TextIn(m.title, paint.Box(m.at.X, m.at.Y, m.at.W, 44*m.k), m.titleStyle())
	y := m.at.Y + 54*m.k
	for i, line := range m.lines {
		st := m.lineStyle(i)
		_, h := p.Measure(line, st)
		p.TextIn(line, paint.Box(m.at.X, y, m.at.W, h), st)
		y += h + 8*m.k
	}
	m.End(p)
}
