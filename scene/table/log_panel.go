package table

import (
	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// logFilter says which entries are shown.
type logFilter uint8

const (
	logAll logFilter = iota
	logBluffs
	logMine
	logFilters
)

// logPanel is the round in sentences, the newest at the bottom. An entry that is chosen lights up its cards on the table.
type logPanel struct {
	stage.Dialog
	deck    *deck
	panel   stage.Panel
	close   *kit.Button
	filters [logFilters]*kit.Button
	filter  logFilter
	rows    []int // of the log's lines, as the filter lets them through
	heights []float32
	total   float32
	scroll  float32 // units from the bottom
	drag    float32
	known   int
	at      int // the row that the keys are on, or noCard
	hover   int
	k       float32
	title   string
	empty   string
	none    string
	note    string // what came of choosing an entry
}

// Pauses says that the table stands while the log is read, where a clock would run down meanwhile.
func (m *logPanel) Pauses() bool { return m.deck.shown.Clock.Deadline != 0 }

// Enter lays the panel at the right edge.
func (m *logPanel) Enter(s *stage.Stage) {
	l := &m.deck.lang
	m.title, m.empty, m.none = l.Say(words.LogTitle), l.Say(words.LogEmpty), l.Say(words.LogNone)
	m.at, m.hover = noCard, noCard
	m.close = &kit.Button{Text: l.Say(words.ButtonClose), Cap: input.ActLog, Shortcut: input.ActLog, OnPress: func(s *stage.Stage) { s.Close(m) }}
	m.Group.Nodes = []stage.Node{m.close}
	for i, key := range [logFilters]words.Key{words.LogAll, words.LogBluffs, words.LogMine} {
		m.filters[i] = &kit.Button{Text: l.Say(key), Kind: kit.Quiet, OnPress: func(s *stage.Stage) { m.choose(s, logFilter(i)) }}
		m.Group.Nodes = append(m.Group.Nodes, m.filters[i])
	}
	m.filters[m.filter].Kind = kit.CreamVerb
	m.Group.SetFocus(m.close)
	m.Bare = true // its panel lies over the cards that are lit up
	m.lay(s)
	s.Speech().Say(m.title)
}

// choose shows the entries of one kind only, and says how many they are.
func (m *logPanel) choose(s *stage.Stage, f logFilter) {
	m.filters[m.filter].Kind = kit.Quiet
	m.filter = f
	m.filters[f].Kind = kit.CreamVerb
	m.scroll, m.at, m.note = 0, noCard, ""
	m.measure(s)
	said := m.none
	if n := len(m.rows); n > 0 {
		said = m.deck.lang.Say(words.LogEntries, words.Count("n", n))
	}
	s.Speech().Say(words.Sentences(m.filters[f].Text, said))
	s.Redraw()
}

// passes says whether the filter lets an entry through.
func (m *logPanel) passes(l *logLine) bool {
	switch m.filter {
	case logBluffs:
		return l.doubt
	case logMine:
		return l.seat == m.deck.viewer && l.seat >= 0
	}
	return true
}

func (m *logPanel) lay(s *stage.Stage) {
	w, h := s.Window().Size()
	m.k = s.Window().Held().K
	wide := float32(480)
	if stage.Upright(w, h) {
		wide = w - 24*m.k
	}
	m.Fit(s, wide, h-24*m.k)
	m.Panel.X = w - wide - 12*m.k
	k := m.k
	m.close.Rect = paint.Box(m.Panel.X+m.Panel.W-170*k, m.Panel.Y+20*k, 142*k, 44*k)
	m.close.Size = 18 * k
	each := (m.Panel.W - 56*k - 16*k) / float32(logFilters)
	for i, b := range m.filters {
		b.Rect, b.Size = paint.Box(m.Panel.X+28*k+float32(i)*(each+8*k), m.Panel.Y+76*k, each, 40*k), 17*k
	}
	m.measure(s)
}

func (m *logPanel) style() paint.Style {
	return paint.Style{Face: paint.Body, Size: 18 * m.k, Color: paint.Cream, Wrap: m.Panel.W - 110*m.k}
}

func (m *logPanel) measure(s *stage.Stage) {
	m.rows, m.heights, m.total = m.rows[:0], m.heights[:0], 0
	for i := range m.deck.log.lines {
		l := &m.deck.log.lines[i]
		if !m.passes(l) {
			continue
		}
		_, h := s.Painter().Measure(l.text, m.style())
		h += 16 * m.k
		m.rows, m.heights = append(m.rows, i), append(m.heights, h)
		m.total += h
	}
	m.known = len(m.deck.log.lines)
}

func (m *logPanel) view() paint.Rect {
	k := m.k
	return paint.Box(m.Panel.X+16*k, m.Panel.Y+130*k, m.Panel.W-32*k, m.Panel.H-190*k)
}

// top is where the first row begins.
func (m *logPanel) top() float32 {
	v := m.view()
	if m.total < v.H {
		return v.Y
	}
	return v.Y + v.H - m.total + m.scroll
}

// rowAt is the row under a point, or noCard.
func (m *logPanel) rowAt(x, y float32) int {
	if !m.view().Contains(x, y) {
		return noCard
	}
	at := m.top()
	for i, h := range m.heights {
		if y >= at && y < at+h {
			return i
		}
		at += h
	}
	return noCard
}

// step moves the keys to another row, in view, and speaks it.
func (m *logPanel) step(s *stage.Stage, d int) {
	n := len(m.rows)
	if n == 0 {
		return
	}
	if m.at == noCard {
		m.at = n - 1
	} else {
		m.at = min(max(0, m.at+d), n-1)
	}
	below := float32(0)
	for i := m.at + 1; i < n; i++ {
		below += m.heights[i]
	}
	v := m.view()
	m.scroll = min(max(m.scroll, below+m.heights[m.at]-v.H), below)
	s.Speech().Say(m.deck.log.lines[m.rows[m.at]].text)
	s.Redraw()
}

// pick lights up the cards of a row. Held upright the panel is in their way, and goes.
func (m *logPanel) pick(s *stage.Stage, row int) {
	if row < 0 || row >= len(m.rows) {
		return
	}
	m.at = row
	cards := m.deck.log.lines[m.rows[row]].cards
	n := m.deck.markCards(s, cards)
	switch {
	case len(cards) == 0:
		m.note = m.deck.lang.Say(words.LogNoCards)
	case n == 0:
		m.note = m.deck.lang.Say(words.LogGone)
	default:
		m.note = m.deck.lang.Say(words.LogShown, words.Count("n", n))
	}
	s.Speech().Say(m.note)
	s.Audio().Play(assets.SoundClick)
	if n > 0 && s.Window().Held().Upright {
		s.Close(m)
	}
}

// Update scrolls by wheel, drag and arrows; a press or Enter on an entry lights up its cards.
func (m *logPanel) Update(s *stage.Stage, in *input.Tick) error {
	if m.known != len(m.deck.log.lines) {
		m.measure(s)
		m.deck.hud.fresh = false
		s.Redraw()
	}
	m.scrolling(s, in)
	if in.Take(input.ActUp) {
		m.step(s, -1)
	}
	if in.Take(input.ActDown) {
		m.step(s, 1)
	}
	if in.Did(input.ActTab) || in.Did(input.ActBackTab) || in.Did(input.ActLeft) || in.Did(input.ActRight) {
		m.at = noCard
	}
	if m.at != noCard && in.Take(input.ActConfirm) {
		m.pick(s, m.at)
	}
	if in.Released && in.Over && !in.Dragged {
		if row := m.rowAt(in.X, in.Y); row != noCard && row == m.rowAt(in.PressX, in.PressY) {
			m.pick(s, row)
		}
	}
	outside := in.Released && in.Over && !m.Panel.Contains(in.PressX, in.PressY) && !m.Panel.Contains(in.X, in.Y)
	if m.UpdateDialog(s, in) {
		m.lay(s)
	}
	if in.Take(input.ActCancel) || outside {
		s.Audio().Play(assets.SoundClick)
		s.Close(m)
	}
	return nil
}

// scrolling follows wheel and finger, and what lies under the pointer.
func (m *logPanel) scrolling(s *stage.Stage, in *input.Tick) {
	before, hover := m.scroll, m.hover
	m.scroll += in.WheelY * 48 * m.k
	if in.Pressed {
		m.drag = in.Y
	}
	if in.Down && in.Over && m.view().Contains(in.PressX, in.PressY) {
		m.scroll += in.Y - m.drag
		m.drag = in.Y
	}
	m.scroll = min(max(0, m.scroll), max(0, m.total-m.view().H))
	m.hover = noCard
	if in.Over && (!in.Touch || in.Down) {
		m.hover = m.rowAt(in.X, in.Y)
	}
	if m.hover != noCard {
		s.Window().Point()
	}
	if m.scroll != before || m.hover != hover {
		s.Redraw()
	}
}

// Draw draws the sentences that are in view.
func (m *logPanel) Draw(p *paint.Painter) {
	m.Begin(p)
	if m.W > m.H {
		m.deck.drawMarks(p) // above the veil, under the panel
	}
	m.panel.Rect = m.Panel
	m.panel.Draw(p)
	p.OnPaper()
	k, v := m.k, m.view()
	p.Text(m.title, m.Panel.X+32*k, m.Panel.Y+52*k, paint.Style{Face: paint.Display, Size: 28 * k, Color: paint.Cream, Fit: m.close.X - m.Panel.X - 44*k})
	if len(m.rows) == 0 {
		text := m.none
		if m.known == 0 {
			text = m.empty
		}
		p.Text(text, v.X+16*k, v.Y+40*k, paint.Style{Face: paint.Body, Size: 18 * k, Color: paint.Plum300, Wrap: v.W - 32*k})
	}
	st := m.style()
	p.PushClip(v)
	y := m.top()
	for i, row := range m.rows {
		if i >= len(m.heights) || row >= len(m.deck.log.lines) {
			break
		}
		h := m.heights[i]
		if y+h > v.Y && y < v.Y+v.H {
			m.drawRow(p, i, &m.deck.log.lines[row], paint.Box(v.X, y, v.W, h), st)
		}
		y += h
	}
	p.Pop()
	if m.total > v.H {
		bar := v.H * v.H / m.total
		at := (v.H - bar) * (1 - m.scroll/(m.total-v.H))
		p.RoundRect(paint.Box(m.Panel.X+m.Panel.W-14*k, v.Y+at, 5*k, bar), 2.5*k, paint.Plum500)
	}
	p.Text(m.note, v.X+16*k, v.Y+v.H+34*k, paint.Style{Face: paint.Body, Size: 17 * k, Color: paint.Cream2, Fit: v.W - 24*k})
	focusing := p.Focusing
	p.Focusing = focusing && m.at == noCard // else it is on a row
	m.End(p)
	p.Focusing = focusing
}

func (m *logPanel) drawRow(p *paint.Painter, i int, l *logLine, r paint.Rect, st paint.Style) {
	k := m.k
	if i == m.hover || i == m.at {
		p.RoundRect(paint.Box(r.X+10*k, r.Y, r.W-14*k, r.H), 10*k, paint.Plum600)
	}
	if l.seat >= 0 && l.seat == m.deck.viewer {
		p.RoundRect(paint.Box(r.X+2*k, r.Y+2*k, 4*k, r.H-4*k), 2*k, paint.Coral)
	}
	if l.seat >= 0 && int(l.seat) < len(m.deck.art.guest) {
		p.Draw(m.deck.art.guest[l.seat], r.X+32*k, r.Y+20*k, 15.0/32*k, paint.White)
	} else {
		p.Draw(m.deck.art.mark, r.X+32*k, r.Y+20*k, 0.6*k, paint.White)
	}
	p.Text(l.text, r.X+62*k, r.Y+26*k, st)
	if i == m.at && p.Focusing {
		p.FocusRing(paint.Box(r.X+10*k, r.Y, r.W-14*k, r.H), 10*k)
	}
}

// ToastRoom is beside the log, where the table is.
func (m *logPanel) ToastRoom(s *stage.Stage) paint.Rect {
	k := s.Toasts().Now
	if free := m.Panel.X - 24*k; free > 300*k {
		return paint.Box(12*k, s.Toasts().Space.First, free, 2*stage.ToastNeeds*k)
	}
	return paint.Rect{}
}
