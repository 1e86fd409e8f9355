package kit

import (
	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Ending tells over a table that is led how it has ended, and how to go on.
type Ending struct {
	stage.Dialog
	tell func(*stage.Stage) Outcome
	away func(*stage.Stage)
	Told Outcome // as it stands there
	k    float32
	in   input.Tick
	w, h float32
}

// Outcome is what there is to tell, in the stage's language. The first verb is the one to go on with.
type Outcome struct {
	Title, Lines string
	Verbs        []*Button
	Well         bool
	Picture      Picture // below the lines; nil: none
}

// Picture is something that is drawn into a box.
type Picture interface {
	High() float32 // units that it wants
	Draw(p *paint.Painter, in paint.Rect)
	// Said is what a screen reader says of it.
	Said() string
}

// NewEnding is the modal; Escape leads away.
func NewEnding(tell func(*stage.Stage) Outcome, away func(*stage.Stage)) *Ending {
	return &Ending{tell: tell, away: away}
}

// Middle is where the middle of one of its buttons lies in the window.
func (m *Ending) Middle(b *Button) (x, y float32) {
	x, y = b.Center()
	return x * m.k, y * m.k
}

// Pauses says that the table has nothing more to do.
func (m *Ending) Pauses() bool { return true }

// Enter says it.
func (m *Ending) Enter(s *stage.Stage) {
	m.build(s)
	m.Group.SetFocus(m.Told.Verbs[0])
	if m.Told.Well {
		s.Audio().Play(assets.SoundWin)
	} else {
		s.Audio().Play(assets.SoundLose)
	}
	said := m.Told.Lines
	if m.Told.Picture != nil {
		said = words.Join(said, m.Told.Picture.Said())
	}
	s.Speech().Say(words.Sentences(m.Told.Title, said))
}

func (m *Ending) build(s *stage.Stage) {
	m.Told = m.tell(s)
	m.Told.Verbs[0].Kind = CoralVerb
	m.Group.Nodes = nil
	for _, b := range m.Told.Verbs {
		m.Group.Nodes = append(m.Group.Nodes, b)
	}
	m.lay(s)
}

// Anew tells it once more, because there is something more to tell: no sound, and the focus stays.
func (m *Ending) Anew(s *stage.Stage) {
	at := m.Group.Index()
	m.build(s)
	m.Group.FocusAt(at)
	s.Redraw()
}

func (m *Ending) SayAnew(s *stage.Stage) {
	at := m.Group.Index()
	m.Enter(s)
	m.Group.FocusAt(at)
}

// lay puts everything in its place.
func (m *Ending) lay(s *stage.Stage) {
	m.w, m.h = s.Window().Size()
	held := s.Window().Held()
	w, h := held.W, held.H
	m.k = held.K
	m.Dialog.W, m.Dialog.H = w, h
	wide := min(680, w-32)
	if held.Broad() { // words are larger there
		wide = min(800, w-32)
	}
	was := s.Painter().ZoomIn(m.k)
	_, text := s.Painter().Measure(m.Told.Lines, m.style(wide))
	s.Painter().ZoomOut(was)
	if m.Told.Picture != nil {
		text += 18 + m.Told.Picture.High()
	}
	high := 96 + text + 36 + 62 + 34
	if m.k != 1 {
		high += float32(len(m.Told.Verbs)-1) * 66
	}
	m.Panel = paint.Centered(w/2, h/2, wide, high)
	x, y := m.Panel.X+36, m.Panel.Y+96+text+30
	for i, b := range m.Told.Verbs {
		b.Size, b.Rect = 21, paint.Box(x, y+float32(i)*66, wide-72, 52)
	}
	if m.k == 1 {
		Abreast(s.Painter(), paint.Box(x, y, wide-72, 56), 14, m.Told.Verbs...)
	}
}

func (m *Ending) style(wide float32) paint.Style {
	return paint.Style{Face: paint.Body, Size: 19, Color: paint.Cream, Wrap: wide - 72}
}

// Update follows the buttons; Escape goes to all lessons.
func (m *Ending) Update(s *stage.Stage, in *input.Tick) error {
	if w, h := s.Window().Size(); w != m.w || h != m.h {
		m.lay(s)
	}
	if in.Take(input.ActCancel) {
		m.away(s)
		return nil
	}
	w, h := m.Dialog.W, m.Dialog.H
	m.Dialog.W, m.Dialog.H = s.Window().Size() // the dialog knows the window alone
	m.UpdateDialog(s, m.in.Scaled(in, m.k))
	m.Dialog.W, m.Dialog.H = w, h
	return nil
}

// Draw draws the panel.
func (m *Ending) Draw(p *paint.Painter) {
	was := p.ZoomIn(m.k)
	m.Begin(p)
	x, y := m.Panel.X+36, m.Panel.Y
	p.Text(m.Told.Title, x, y+62, paint.Style{Face: paint.Display, Size: 34, Color: paint.Cream, Fit: m.Panel.W - 72})
	p.Text(m.Told.Lines, x, y+100, m.style(m.Panel.W))
	if pic := m.Told.Picture; pic != nil {
		y := m.Told.Verbs[0].Y - 30 - pic.High()
		pic.Draw(p, paint.Box(x, y, m.Panel.W-72, pic.High()))
	}
	m.End(p)
	p.ZoomOut(was)
}
