package scene

import (
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/words"
)

// tableLog keeps what has happened as sentences.
type tableLog struct{ lines []logLine }

type logLine struct {
	text string
	seat engine.Seat
	mine bool
}

func (l *tableLog) clear() { l.lines = l.lines[:0] }

func (l *tableLog) add(text string, seat, viewer engine.Seat) {
	l.lines = append(l.lines, logLine{text, seat, seat == viewer && seat >= 0})
}

// openLog shows everything that has happened; the table goes on behind it.
func (t *Table) openLog(s *Stage) {
	t.hud.fresh = false
	t.cancel(s)
	s.Open(&logPanel{t: t})
}

// logPanel is the round in sentences, the newest at the bottom.
type logPanel struct {
	Dialog
	t       *Table
	close   *Button
	heights []float32
	total   float32
	scroll  float32 // units from the bottom
	drag    float32
	known   int
	k       float32
	title   string
	empty   string
}

// Enter lays the panel at the right edge.
func (m *logPanel) Enter(s *Stage) {
	m.title, m.empty = m.t.lang.Say(words.LogTitle), m.t.lang.Say(words.LogEmpty)
	m.close = &Button{Text: m.t.lang.Say(words.ButtonClose), Cap: "L", Shortcut: ActLog, OnPress: func(s *Stage) { s.Close(m) }}
	m.Group.Nodes = []Node{m.close}
	m.Group.SetFocus(m.close)
	m.lay(s)
	s.Say(m.title)
}

func (m *logPanel) lay(s *Stage) {
	w, h := s.Size()
	m.k = 1
	wide := float32(480)
	if w < h {
		m.k = w / 480
		wide = w - 24*m.k
	}
	m.Fit(s, wide, h-24*m.k)
	m.Panel.X = w - wide - 12*m.k
	k := m.k
	m.close.Rect = Rect{m.Panel.X + m.Panel.W - 170*k, m.Panel.Y + 20*k, 142 * k, 44 * k}
	m.close.Size = 18 * k
	m.measure(s)
}

func (m *logPanel) style() Style {
	return Style{Face: Body, Size: 18 * m.k, Color: Cream, Wrap: m.Panel.W - 110*m.k}
}

func (m *logPanel) measure(s *Stage) {
	m.heights, m.total = m.heights[:0], 0
	for _, l := range m.t.log.lines {
		_, h := s.Painter().Measure(l.text, m.style())
		h += 16 * m.k
		m.heights = append(m.heights, h)
		m.total += h
	}
	m.known = len(m.t.log.lines)
}

func (m *logPanel) view() Rect {
	k := m.k
	return Rect{m.Panel.X + 16*k, m.Panel.Y + 84*k, m.Panel.W - 32*k, m.Panel.H - 104*k}
}

// Update scrolls by wheel, drag and arrows.
func (m *logPanel) Update(s *Stage, in *Input) error {
	if m.known != len(m.t.log.lines) {
		m.measure(s)
		m.t.hud.fresh = false
		s.Redraw()
	}
	before := m.scroll
	m.scroll += in.WheelY * 48 * m.k
	if in.Take(ActUp) {
		m.scroll += 60 * m.k
	}
	if in.Take(ActDown) {
		m.scroll -= 60 * m.k
	}
	if in.Pressed {
		m.drag = in.Y
	}
	if in.Down && in.Over && m.view().Contains(in.PressX, in.PressY) {
		m.scroll += in.Y - m.drag
		m.drag = in.Y
	}
	m.scroll = min(max(0, m.scroll), max(0, m.total-m.view().H))
	if m.scroll != before {
		s.Redraw()
	}
	outside := in.Released && in.Over && !m.Panel.Contains(in.PressX, in.PressY) && !m.Panel.Contains(in.X, in.Y)
	if m.UpdateDialog(s, in) {
		m.lay(s)
	}
	if in.Take(ActCancel) || outside {
		s.Audio.Play(assets.SoundClick)
		s.Close(m)
	}
	return nil
}

// Draw draws the sentences that are in view.
func (m *logPanel) Draw(p *Painter) {
	m.Begin(p)
	k, v := m.k, m.view()
	p.Text(m.title, m.Panel.X+32*k, m.Panel.Y+52*k, Style{Face: Display, Size: 28 * k, Color: Cream})
	if m.known == 0 {
		p.Text(m.empty, v.X+16*k, v.Y+40*k, Style{Face: Body, Size: 18 * k, Color: Plum300})
	}
	st := m.style()
	p.PushClip(v)
	y := v.Y + v.H - m.total + m.scroll
	if m.total < v.H {
		y = v.Y
	}
	for i, l := range m.t.log.lines {
		if i >= len(m.heights) {
			break
		}
		h := m.heights[i]
		if y+h > v.Y && y < v.Y+v.H {
			m.drawLine(p, &l, Rect{v.X, y, v.W, h}, st)
		}
		y += h
	}
	p.Pop()
	if m.total > v.H {
		bar := v.H * v.H / m.total
		at := (v.H - bar) * (1 - m.scroll/(m.total-v.H))
		p.RoundRect(Rect{m.Panel.X + m.Panel.W - 14*k, v.Y + at, 5 * k, bar}, 2.5*k, Plum500)
	}
	m.End(p)
}

func (m *logPanel) drawLine(p *Painter, l *logLine, r Rect, st Style) {
	k := m.k
	if l.mine {
		p.RoundRect(Rect{r.X + 2*k, r.Y + 2*k, 4 * k, r.H - 4*k}, 2*k, Coral)
	}
	if l.seat >= 0 && int(l.seat) < len(m.t.art.guest) {
		p.Draw(m.t.art.guest[l.seat], r.X+32*k, r.Y+20*k, 15.0/32*k, White)
	} else {
		p.Draw(m.t.art.mark, r.X+32*k, r.Y+20*k, 0.6*k, White)
	}
	p.Text(l.text, r.X+62*k, r.Y+26*k, st)
}
