package scene

import (
	"strings"

	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// entry asks for a text: a name, or the rules in their short form.
type entry struct {
	Dialog
	stage       *Stage
	title, help string
	field       textField
	accept      string                      // the verb
	check       func(string) (wrong string) // "" when the text will do
	take        func(*Stage, string)        // what is done with it
	copies      bool                        // it can be put on the clipboard
	pastes      bool                        // what lies there can be put in its place
	wrong       string                      // why the text does not do
	k           float32                     // size of everything
	done        *Button
	cancel      *Button
	tools       []*Button // of the clipboard
}

// Enter lays the panel and starts the typing.
func (m *entry) Enter(s *Stage) {
	l := &s.Lang
	m.stage = s
	m.field.Label = m.title
	m.field.OnSubmit = m.submit
	m.field.OnChange = func(*Stage) { m.wrong = "" }
	m.done = &Button{Text: m.accept, Kind: CoralVerb, OnPress: m.submit}
	m.cancel = &Button{Text: l.Say(words.ButtonCancel), OnPress: m.shut}
	m.Group.Nodes = []Node{&m.field}
	if board := s.Options.Clipboard; board != nil {
		if m.copies {
			m.tools = append(m.tools, &Button{Text: l.Say(words.SetupCopy), OnPress: func(s *Stage) { m.toBoard(s, board) }})
		}
		if m.pastes {
			m.tools = append(m.tools, &Button{Text: l.Say(words.SetupPaste), OnPress: func(s *Stage) { m.fromBoard(s, board) }})
		}
	}
	for _, b := range m.tools {
		m.Group.Nodes = append(m.Group.Nodes, b)
	}
	m.Group.Nodes = append(m.Group.Nodes, m.cancel, m.done) // Tab goes as the eye does
	m.lay(s)
	m.Group.SetFocus(&m.field)
	m.field.begin(s)
	s.Say(m.title + ". " + m.help + " " + m.field.Text)
}

// toBoard puts the text on the clipboard.
func (m *entry) toBoard(s *Stage, board stage.Clipboard) {
	board.Write(m.field.Text, func(ok bool) {
		if ok {
			s.Toast(s.Lang.Say(words.SetupCopied), "")
		} else {
			s.Alert(s.Lang.Say(words.SetupNotCopied), "")
		}
	})
}

// fromBoard puts what lies on the clipboard in the place of the text.
func (m *entry) fromBoard(s *Stage, board stage.Clipboard) {
	board.Read(func(text string, ok bool) {
		if !ok {
			s.Alert(s.Lang.Say(words.SetupNotPasted), "")
			return
		}
		m.field.replace(s, strings.TrimSpace(text))
		s.Say(m.field.Text)
	})
}

// Leave ends the typing.
func (m *entry) Leave() { m.field.end(m.stage) }

func (m *entry) submit(s *Stage) {
	m.field.settle(s)
	text := strings.TrimSpace(m.field.Text)
	if m.wrong = m.check(text); m.wrong != "" {
		s.Say(m.wrong)
		s.Redraw()
		return
	}
	m.shut(s)
	m.take(s, text)
}

func (m *entry) shut(s *Stage) { s.Close(m) }

func (m *entry) lay(s *Stage) {
	w, _ := s.Size()
	k := s.Held().K
	m.k = k
	wide, field := min(560*k, w-24*k), 56*k
	if m.field.Lines {
		wide, field = min(760*k, w-24*k), 168*k
	}
	_, help := s.Painter().Measure(m.help, m.helpStyle(wide))
	tools := float32(0)
	if len(m.tools) > 0 && wide < 660*k { // in a row of their own
		tools = 62 * k
	}
	m.Fit(s, wide, field+help+226*k+tools)
	x, y := m.Panel.X+32*k, m.Panel.Y
	m.field.Size = 20 * k
	m.field.Rect = paint.Box(x, y+78*k+help, wide-64*k, field)
	row := y + m.Panel.H - 84*k
	m.done.Rect = paint.Box(m.Panel.X+wide-32*k-190*k, row, 190*k, 52*k)
	m.cancel.Rect = paint.Box(m.done.X-142*k, row, 130*k, 52*k)
	m.done.Size, m.cancel.Size = 20*k, 20*k
	for i, b := range m.tools {
		b.Rect, b.Size = paint.Box(x+float32(i)*142*k, row-tools, 130*k, 52*k), 20*k
	}
	if m.k > 1 { // a phone's keyboard covers the lower half
		dy := m.Panel.Y - 60*k
		m.Panel.Y -= dy
		for _, n := range []*paint.Rect{&m.field.Rect, &m.done.Rect, &m.cancel.Rect} {
			n.Y -= dy
		}
		for _, b := range m.tools {
			b.Y -= dy
		}
	}
}

func (m *entry) helpStyle(wide float32) paint.Style {
	return paint.Style{Face: paint.Body, Size: 17 * m.k, Most: 20 * m.k, Color: paint.Cream2, Wrap: wide - 64*m.k}
}

// Update takes in what is typed; Escape and the cancel button leave everything as it was.
func (m *entry) Update(s *Stage, in *input.Tick) error {
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
func (m *entry) Draw(p *paint.Painter) {
	m.Begin(p)
	k, x, y := m.k, m.Panel.X+32*m.k, m.Panel.Y
	p.Text(m.title, x, y+50*k, paint.Style{Face: paint.Display, Size: 26 * k, Most: 28 * k, Color: paint.Cream, Fit: m.Panel.W - 64*k})
	p.Text(m.help, x, y+80*k, m.helpStyle(m.Panel.W))
	if m.wrong != "" {
		p.Text(m.wrong, x, m.field.Y+m.field.H+22*k, paint.Style{Face: paint.Body, Size: 16 * k, Color: paint.Said, Wrap: m.Panel.W - 64*k})
	}
	m.End(p)
}
