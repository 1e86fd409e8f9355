package kit

import (
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// ListModal is a list to choose one line from, or nothing.
type ListModal struct {
	stage.Dialog
	Title, Help string
	Items       []ListItem
	First       int // the item that has the focus when it opens; past the end: the way out
	Close       string

	K      float32    // size of everything
	in     input.Tick // in that size
	List   Scroller
	Rows   []stage.Node
	Shut   *Button
	helpAt float32 // its first baseline
}

// ListItem is a line of it. The modal is closed before what it does is done; a line that does nothing is there to be read,
// and its note takes as many lines as it needs.
type ListItem struct {
	Text, Note string
	Does       func(*stage.Stage)
}

const (
	listRow  = 52 // units, of a line at least
	listGap  = 14
	listEdge = 22
)

// ListLine is the button of a line; a long text takes several, and a note stands below.
type ListLine struct {
	Button
	Text, Note string
	read       bool    // it is there to be read
	High, Tall float32 // of the text and of the note
}

// noteStyle is how the note is written.
func (b *ListLine) noteStyle() paint.Style {
	if b.read {
		return paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Wrap: b.W - 2*listEdge}
	}
	return paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Fit: b.W - 2*listEdge}
}

func (b *ListLine) style() paint.Style {
	return paint.Style{Face: paint.Display, Size: 18, Color: paint.Cream, Wrap: b.W - 2*listEdge}
}

// Speak says the line, and the note below it.
func (b *ListLine) Speak(s *stage.Stage) {
	if b.Note != "" {
		s.Speech().Say(b.Text + ", " + b.Note)
		return
	}
	s.Speech().Say(b.Text)
}

// fit makes the line as high as what it says.
func (b *ListLine) fit(p *paint.Painter) {
	_, b.High = p.Measure(b.Text, b.style())
	b.H, b.Tall = b.High+24, 0
	switch {
	case b.Note == "":
	case b.read:
		_, b.Tall = p.Measure(b.Note, b.noteStyle())
		b.Tall += 12
	default:
		b.Tall = 20 + p.Grown(b.noteStyle())
	}
	b.H += b.Tall
	b.H = max(b.H, listRow)
}

// Draw draws it as it is now.
func (b *ListLine) Draw(p *paint.Painter) {
	r := b.Rect
	if b.read {
		p.Plate(r, 16, paint.Plum900)
		if b.Focused && p.Focusing {
			p.FocusRing(r, 16)
		}
	} else {
		b.Button.Draw(p)
		if b.LooksPressed() {
			r = r.Move(0, Lip-1)
		}
	}
	top := r.Y + (r.H-b.High-b.Tall)/2
	p.Text(b.Text, r.X+listEdge, top+17+p.Drop(b.style()), b.style())
	if b.Note != "" {
		down := float32(15)
		if b.read {
			down = 23
		}
		p.Text(b.Note, r.X+listEdge, top+b.High+down+p.Drop(b.noteStyle()), b.noteStyle())
	}
}

// Enter makes a button of every line.
func (m *ListModal) Enter(s *stage.Stage) {
	if m.Close == "" {
		m.Close = s.Lang().Say(words.ButtonCancel)
	}
	for _, it := range m.Items {
		b := &ListLine{Button: Button{OnPress: func(s *stage.Stage) {
			if it.Does != nil {
				s.Close(m)
				it.Does(s)
			}
		}}, Text: it.Text, Note: it.Note, read: it.Does == nil}
		m.Rows = append(m.Rows, &Shelved{Focusable: b, On: &m.List})
	}
	m.Shut = &Button{Text: m.Close, Size: 19, OnPress: func(s *stage.Stage) { s.Close(m) }}
	m.Group.Nodes = append(append([]stage.Node{}, m.Rows...), m.Shut)
	m.lay(s)
	m.Group.SetFocus(m.Shut)
	if m.First < len(m.Rows) {
		m.Group.SetFocus(m.Rows[m.First])
	}
	if m.List.Bring(m.Group.Focused()) {
		m.lay(s)
	}
	s.Speech().Say(m.Title + ". " + m.Help)
	s.Speech().Placed(m.Group.Focused(), m.Group.Nodes)
}

// lay puts the lines into a panel as high as they need and the window allows.
func (m *ListModal) lay(s *stage.Stage) {
	m.W, m.H = s.Window().Size()
	held := s.Window().Held()
	w, h := held.W, held.H
	m.K = held.K
	wide := min(680, w-32)
	p := s.Painter()
	was := p.ZoomIn(m.K)
	_, help := p.Measure(m.Help, m.helpStyle(wide))
	rows := float32(8)
	for _, n := range m.Rows {
		b, _ := n.(*Shelved).Focusable.(*ListLine)
		b.W = wide - 64
		b.fit(p)
		rows += b.H + listGap
	}
	more := p.Grown(m.titleStyle(wide))
	frame := 78 + more + help + 14 + 20 + 52 + 28
	high := min(h-40, frame+rows)
	m.Panel = paint.Centered(w/2, h/2, wide, high)
	m.helpAt = m.Panel.Y + 82 + more + p.Drop(m.helpStyle(wide))
	m.List.View = paint.Box(m.Panel.X+24, m.Panel.Y+78+more+help+6, wide-48, high-frame+8)
	m.List.Content = rows
	m.List.By(0)
	y := m.List.View.Y + 8 - m.List.At
	for _, n := range m.Rows {
		b, _ := n.(*Shelved).Focusable.(*ListLine)
		b.X, b.Y = m.List.View.X+8, y
		y += b.H + listGap
	}
	m.Shut.Rect = paint.Box(m.Panel.X+wide-32-160, m.Panel.Y+high-28-52, 160, 50)
	p.ZoomOut(was)
}

func (m *ListModal) titleStyle(wide float32) paint.Style {
	return paint.Style{Face: paint.Display, Size: 28, Color: paint.Cream, Fit: wide - 64}
}

func (m *ListModal) helpStyle(wide float32) paint.Style {
	return paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Wrap: wide - 64}
}

// Update follows the list; Escape leaves it.
func (m *ListModal) Update(s *stage.Stage, in *input.Tick) error {
	if in.Take(input.ActCancel) {
		s.Close(m)
		return nil
	}
	v := m.in.Scaled(in, m.K)
	in.TakePointer()
	moved := m.List.Follow(s, v, &m.Group, m.Rows)
	if m.UpdateDialog(s, v) && s.IsOpen(m) {
		m.List.Relay(s, m.Rows, m.Group.Focused(), m.lay)
	}
	if !s.IsOpen(m) {
		return nil
	}
	if m.List.Bring(m.Group.Focused()) || moved {
		m.lay(s)
		s.Redraw()
	}
	return nil
}

// Draw draws the panel.
func (m *ListModal) Draw(p *paint.Painter) {
	was := p.ZoomIn(m.K)
	m.Begin(p)
	x := m.Panel.X + 32
	title := m.titleStyle(m.Panel.W)
	p.Text(m.Title, x, m.Panel.Y+52+p.Drop(title), title)
	p.Text(m.Help, x, m.helpAt, m.helpStyle(m.Panel.W))
	m.List.Draw(p, m.Rows)
	m.Shut.Draw(p)
	p.Pop()
	p.ZoomOut(was)
}

// ToastRoom is beside its last button.
func (m *ListModal) ToastRoom(s *stage.Stage) paint.Rect {
	return stage.BesideButton(s, m.Panel.Times(m.K), m.Shut.Rect.Times(m.K))
}
