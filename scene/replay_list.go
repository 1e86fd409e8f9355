package scene

import (
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// listModal is a list to choose one line from, or nothing.
type listModal struct {
	Dialog
	title, help string
	items       []listItem
	first       int // the item that has the focus when it opens; past the end: the way out
	leave       string

	k      float32    // size of everything
	in     input.Tick // in that size
	list   scroller
	rows   []Node
	shut   *Button
	helpAt float32 // its first baseline
}

// listItem is a line of it. The modal is closed before what it does is done; a line that does nothing is there to be read,
// and its note takes as many lines as it needs.
type listItem struct {
	text, note string
	does       func(*Stage)
}

const (
	listRow  = 52 // units, of a line at least
	listGap  = 14
	listEdge = 22
)

// listLine is the button of a line; a long text takes several, and a note stands below.
type listLine struct {
	Button
	text, note string
	read       bool    // it is there to be read
	high, tall float32 // of the text and of the note
}

// noteStyle is how the note is written.
func (b *listLine) noteStyle() paint.Style {
	if b.read {
		return paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Wrap: b.W - 2*listEdge}
	}
	return paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Fit: b.W - 2*listEdge}
}

func (b *listLine) style() paint.Style {
	return paint.Style{Face: paint.Display, Size: 18, Color: paint.Cream, Wrap: b.W - 2*listEdge}
}

func (b *listLine) Speak(s *Stage) {
	if b.note != "" {
		s.Say(b.text + ", " + b.note)
		return
	}
	s.Say(b.text)
}

// fit makes the line as high as what it says.
func (b *listLine) fit(p *paint.Painter) {
	_, b.high = p.Measure(b.text, b.style())
	b.H, b.tall = b.high+24, 0
	switch {
	case b.note == "":
	case b.read:
		_, b.tall = p.Measure(b.note, b.noteStyle())
		b.tall += 12
	default:
		b.tall = 20 + p.Grown(b.noteStyle())
	}
	b.H += b.tall
	b.H = max(b.H, listRow)
}

// Draw draws it as it is now.
func (b *listLine) Draw(p *paint.Painter) {
	r := b.Rect
	if b.read {
		p.Plate(r, 16, paint.Plum900)
		if b.Focused && p.Focusing {
			p.FocusRing(r, 16)
		}
	} else {
		b.Button.Draw(p)
		if b.LooksPressed() {
			r = r.Move(0, lip-1)
		}
	}
	top := r.Y + (r.H-b.high-b.tall)/2
	p.Text(b.text, r.X+listEdge, top+17+p.Drop(b.style()), b.style())
	if b.note != "" {
		down := float32(15)
		if b.read {
			down = 23
		}
		p.Text(b.note, r.X+listEdge, top+b.high+down+p.Drop(b.noteStyle()), b.noteStyle())
	}
}

// Enter makes a button of every line.
func (m *listModal) Enter(s *Stage) {
	if m.leave == "" {
		m.leave = s.Lang.Say(words.ButtonCancel)
	}
	for _, it := range m.items {
		b := &listLine{Button: Button{OnPress: func(s *Stage) {
			if it.does != nil {
				s.Close(m)
				it.does(s)
			}
		}}, text: it.text, note: it.note, read: it.does == nil}
		m.rows = append(m.rows, &shelved{Focusable: b, on: &m.list})
	}
	m.shut = &Button{Text: m.leave, Size: 19, OnPress: func(s *Stage) { s.Close(m) }}
	m.Group.Nodes = append(append([]Node{}, m.rows...), m.shut)
	m.lay(s)
	m.Group.SetFocus(m.shut)
	if m.first < len(m.rows) {
		m.Group.SetFocus(m.rows[m.first])
	}
	if m.list.bring(m.Group.Focused()) {
		m.lay(s)
	}
	s.Say(m.title + ". " + m.help)
	s.SayPlaced(m.Group.Focused(), m.Group.Nodes)
}

// lay puts the lines into a panel as high as they need and the window allows.
func (m *listModal) lay(s *Stage) {
	m.W, m.H = s.Size()
	held := s.Held()
	w, h := held.W, held.H
	m.k = held.K
	wide := min(680, w-32)
	p := s.Painter()
	was := p.ZoomIn(m.k)
	_, help := p.Measure(m.help, m.helpStyle(wide))
	rows := float32(8)
	for _, n := range m.rows {
		b, _ := n.(*shelved).Focusable.(*listLine)
		b.W = wide - 64
		b.fit(p)
		rows += b.H + listGap
	}
	more := p.Grown(m.titleStyle(wide))
	frame := 78 + more + help + 14 + 20 + 52 + 28
	high := min(h-40, frame+rows)
	m.Panel = paint.Centered(w/2, h/2, wide, high)
	m.helpAt = m.Panel.Y + 82 + more + p.Drop(m.helpStyle(wide))
	m.list.view = paint.Box(m.Panel.X+24, m.Panel.Y+78+more+help+6, wide-48, high-frame+8)
	m.list.content = rows
	m.list.by(0)
	y := m.list.view.Y + 8 - m.list.at
	for _, n := range m.rows {
		b, _ := n.(*shelved).Focusable.(*listLine)
		b.X, b.Y = m.list.view.X+8, y
		y += b.H + listGap
	}
	m.shut.Rect = paint.Box(m.Panel.X+wide-32-160, m.Panel.Y+high-28-52, 160, 50)
	p.ZoomOut(was)
}

func (m *listModal) titleStyle(wide float32) paint.Style {
	return paint.Style{Face: paint.Display, Size: 28, Color: paint.Cream, Fit: wide - 64}
}

func (m *listModal) helpStyle(wide float32) paint.Style {
	return paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Wrap: wide - 64}
}

// Update follows the list; Escape leaves it.
func (m *listModal) Update(s *Stage, in *input.Tick) error {
	if in.Take(input.ActCancel) {
		s.Close(m)
		return nil
	}
	v := m.in.Scaled(in, m.k)
	in.TakePointer()
	moved := m.list.follow(s, v, &m.Group, m.rows)
	if m.UpdateDialog(s, v) && s.IsOpen(m) {
		m.list.relay(s, m.rows, m.Group.Focused(), m.lay)
	}
	if !s.IsOpen(m) {
		return nil
	}
	if m.list.bring(m.Group.Focused()) || moved {
		m.lay(s)
		s.Redraw()
	}
	return nil
}

// Draw draws the panel.
func (m *listModal) Draw(p *paint.Painter) {
	was := p.ZoomIn(m.k)
	m.Begin(p)
	x := m.Panel.X + 32
	title := m.titleStyle(m.Panel.W)
	p.Text(m.title, x, m.Panel.Y+52+p.Drop(title), title)
	p.Text(m.help, x, m.helpAt, m.helpStyle(m.Panel.W))
	m.list.draw(p, m.rows)
	m.shut.Draw(p)
	p.Pop()
	p.ZoomOut(was)
}

func (m *listModal) ToastRoom(s *Stage) paint.Rect {
	return stage.BesideButton(s, m.Panel.Times(m.k), m.shut.Rect.Times(m.k))
}
