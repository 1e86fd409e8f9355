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

func (m *unfinishedModal) lay(s *stage.Stage) {
	m.Fit(s, 620, 300)
	x, y := m.Panel.X+44, m.Panel.Y+m.Panel.H-44-62
	m.verbs[0].Rect = paint.Box(x, y, 168, 62)
	m.verbs[1].Rect = paint.Box(x+184, y, 150, 62)
	m.verbs[2].Rect = paint.Box(x+350, y, 182, 62)
	m.verbs[1].Size, m.verbs[2].Size = 20, 20
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
	x, y := m.Panel.X+44, m.Panel.Y
	p.Text(m.title, x, y+72, paint.Style{Face: paint.Display, Size: 34, Color: paint.Cream})
	p.Text(m.lines[0], x, y+114, paint.Style{Face: paint.Body, Size: 20, Color: paint.Cream, Fit: m.Panel.W - 88})
	p.Text(m.lines[1], x, y+144, paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Fit: m.Panel.W - 88})
	m.End(p)
}
