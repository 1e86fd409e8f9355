package kit

import (
	"strings"

	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Entry asks for a text: a name, or the rules in their short form.
type Entry struct {
	stage.Dialog
	stage       *stage.Stage
	Title, Help string
	Field       TextField
	Accept      string                      // the verb
	Check       func(string) (wrong string) // "" when the text will do
	Take        func(*stage.Stage, string)  // what is done with it
	Copies      bool                        // it can be put on the clipboard
	Pastes      bool                        // what lies there can be put in its place
	Wrong       string                      // why the text does not do
	k           float32                     // size of everything
	Done        *Button
	Cancel      *Button
	Tools       []*Button // of the clipboard
}

// Enter lays the panel and starts the typing.
func (m *Entry) Enter(s *stage.Stage) {
	l := s.Lang()
	m.stage = s
	m.Field.Label = m.Title
	m.Field.OnSubmit = m.Submit
	m.Field.OnChange = func(s *stage.Stage) {
		if m.Wrong = ""; m.Field.over {
			m.Wrong = l.Say(words.SetupLong, words.Count("n", m.Field.Most))
			s.Speech().Say(m.Wrong)
		}
	}
	m.Done = &Button{Text: m.Accept, Kind: CoralVerb, OnPress: m.Submit}
	m.Cancel = &Button{Text: l.Say(words.ButtonCancel), OnPress: m.shut}
	m.Group.Nodes = []stage.Node{&m.Field}
	if board := s.Options().Clipboard; board != nil {
		if m.Copies {
			m.Tools = append(m.Tools, &Button{Text: l.Say(words.SetupCopy), OnPress: func(s *stage.Stage) { m.ToBoard(s, board) }})
		}
		if m.Pastes {
			m.Tools = append(m.Tools, &Button{Text: l.Say(words.SetupPaste), OnPress: func(s *stage.Stage) { m.fromBoard(s, board) }})
		}
	}
	for _, b := range m.Tools {
		m.Group.Nodes = append(m.Group.Nodes, b)
	}
	m.Group.Nodes = append(m.Group.Nodes, m.Cancel, m.Done) // Tab goes as the eye does
	m.lay(s)
	m.Group.SetFocus(&m.Field)
	m.Field.begin(s)
	s.Speech().Say(m.Title + ". " + m.Help + " " + m.Field.Text)
}

// ToBoard puts the text on the clipboard.
func (m *Entry) ToBoard(s *stage.Stage, board platform.Clipboard) {
	board.Write(m.Field.Text, func(ok bool) {
		if ok {
			s.Toasts().Show(s.Lang().Say(words.SetupCopied), "")
		} else {
			s.Toasts().Alert(s.Lang().Say(words.SetupNotCopied), "")
		}
	})
}

// fromBoard puts what lies on the clipboard in the place of the text.
func (m *Entry) fromBoard(s *stage.Stage, board platform.Clipboard) {
	board.Read(func(text string, ok bool) {
		if !ok {
			s.Toasts().Alert(s.Lang().Say(words.SetupNotPasted), "")
			return
		}
		m.Field.replace(s, strings.TrimSpace(text))
		s.Speech().Say(m.Field.Text)
	})
}

// Leave ends the typing.
func (m *Entry) Leave() { m.Field.end(m.stage) }

// Submit gives the text to whom asked for it, where it can be taken.
func (m *Entry) Submit(s *stage.Stage) {
	m.Field.settle(s)
	text := strings.TrimSpace(m.Field.Text)
	if m.Wrong = m.Check(text); m.Wrong != "" {
		s.Speech().Say(m.Wrong)
		s.Redraw()
		return
	}
	m.shut(s)
	m.Take(s, text)
}

func (m *Entry) shut(s *stage.Stage) { s.Close(m) }

func (m *Entry) lay(s *stage.Stage) {
	w, _ := s.Window().Size()
	k := s.Window().Held().K
	m.k = k
	wide, field := min(560*k, w-24*k), 56*k
	if m.Field.Lines {
		wide, field = min(760*k, w-24*k), 168*k
	}
	_, help := s.Painter().Measure(m.Help, m.helpStyle(wide))
	tools := float32(0)
	if len(m.Tools) > 0 && wide < 660*k { // in a row of their own
		tools = 62 * k
	}
	m.Fit(s, wide, field+help+226*k+tools)
	x, y := m.Panel.X+32*k, m.Panel.Y
	m.Field.Size = 20 * k
	m.Field.Rect = paint.Box(x, y+78*k+help, wide-64*k, field)
	row := y + m.Panel.H - 84*k
	m.Done.Rect = paint.Box(m.Panel.X+wide-32*k-190*k, row, 190*k, 52*k)
	m.Cancel.Rect = paint.Box(m.Done.X-142*k, row, 130*k, 52*k)
	m.Done.Size, m.Cancel.Size = 20*k, 20*k
	for i, b := range m.Tools {
		b.Rect, b.Size = paint.Box(x+float32(i)*142*k, row-tools, 130*k, 52*k), 20*k
	}
	if m.k > 1 { // a phone's keyboard covers the lower half
		dy := m.Panel.Y - 60*k
		m.Panel.Y -= dy
		for _, n := range []*paint.Rect{&m.Field.Rect, &m.Done.Rect, &m.Cancel.Rect} {
			n.Y -= dy
		}
		for _, b := range m.Tools {
			b.Y -= dy
		}
	}
}

func (m *Entry) helpStyle(wide float32) paint.Style {
	return paint.Style{Face: paint.Body, Size: 17 * m.k, Most: 20 * m.k, Color: paint.Cream2, Wrap: wide - 64*m.k}
}

// Update takes in what is typed; Escape and the cancel button leave everything as it was.
func (m *Entry) Update(s *stage.Stage, in *input.Tick) error {
	if in.Take(input.ActCancel) {
		m.shut(s)
		return nil
	}
	if m.UpdateDialog(s, in) {
		m.lay(s)
	}
	in.TakePointer()
	return nil
}

// Draw draws the panel.
func (m *Entry) Draw(p *paint.Painter) {
	m.Begin(p)
	k, x, y := m.k, m.Panel.X+32*m.k, m.Panel.Y
	p.Text(m.Title, x, y+50*k, paint.Style{Face: paint.Display, Size: 26 * k, Most: 28 * k, Color: paint.Cream, Fit: m.Panel.W - 64*k})
	p.Text(m.Help, x, y+80*k, m.helpStyle(m.Panel.W))
	if m.Wrong != "" {
		p.Text(m.Wrong, x, m.Field.Y+m.Field.H+22*k, paint.Style{Face: paint.Body, Size: 16 * k, Color: paint.Said, Wrap: m.Panel.W - 64*k})
	}
	m.End(p)
}
