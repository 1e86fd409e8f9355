package scene

import (
	"fourtell/engine/uno"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/platform"
	"fourtell/words"
)

// rulesPage is the rules of a table, to be read: under headings, each with a picture, and searched by what is typed.
type rulesPage struct {
	Dialog
	stage  *Stage
	rules  string // a rule set's text form
	at     string // the rule it opens at; "" = the first
	stands bool   // the table below waits

	title, help, found string
	k                  float32    // size of everything
	in                 input.Tick // in that size
	titleAt, helpAt    float32    // baselines
	list               kit.Scroller
	parts              []*rulePart
	rows               []Node // what the search leaves: headings and rules
	search             kit.SearchBox
	shut               *Button
}

// NewRulesPage is the rules of a table: first what is not as usual there, then how the usual game goes, then every other
// switch. rules is a rule set's text form; one that can't be read is the usual one.
func NewRulesPage(rules string, _ *words.Language) Modal { return &rulesPage{rules: rules} }

const (
	rulesWide   = 860
	rulesFoot   = 28 + 52 + 16 // below the list
	rulesSearch = 46
	rulesGap    = 12
)

// Pauses says whether the table below waits.
func (m *rulesPage) Pauses() bool { return m.stands }

// Enter writes the rules down and puts the focus where reading begins.
func (m *rulesPage) Enter(s *Stage) {
	l, p := &s.Lang, s.Painter()
	usual, _ := uno.Preset(uno.Presets()[0])
	now, err := uno.ParseRules(m.rules)
	if err != nil {
		now, m.rules = usual, uno.Presets()[0]
	}
	m.stage, m.title = s, l.Say(words.ButtonRules)
	about := words.RulesAsUsual
	if now != usual {
		about = words.RulesOf
	}
	m.help = l.Say(about, words.With("name", kit.RulesName(s, m.rules)))
	m.parts = rulesOf(l, now, usual)
	for _, part := range m.parts {
		for _, r := range part.rules {
			r.picture = pictureOf(p, r.id, now)
			r.node = &kit.Shelved{Focusable: r, On: &m.list}
		}
	}
	m.search.Make(l)
	m.search.OnChange = m.seek
	m.search.OnSubmit = m.toFirst
	m.shut = &Button{Text: l.Say(words.ButtonClose), Size: 19, OnPress: func(s *Stage) { s.Close(m) }}
	m.filter(s)
	m.lay(s)
	m.begin(s)
	s.Say(m.title + ". " + m.help)
	s.SayPlaced(m.Group.Focused(), m.Group.Nodes)
}

// begin puts the focus on the rule asked for; else keys begin in the search, and whoever has none at the first rule.
func (m *rulesPage) begin(s *Stage) {
	m.toFirst(s)
	for _, part := range m.parts {
		for _, r := range part.rules {
			if m.at != "" && r.id == m.at {
				r.marked = true
				m.Group.SetFocus(r.node)
				m.list.At = 0
				m.lay(s)
				m.list.By(r.Y - m.list.View.Y - 40)
				m.lay(s)
			}
		}
	}
	if d := s.Input.Device; m.at == "" && platform.HasWindow && (d == paint.DeviceMouse || d == paint.DeviceKeys) {
		m.Group.SetFocus(&m.search)
	}
	m.list.Lit = m.Group.Focused()
	m.search.Typing(s, m.Group.Focused())
}

// Leave ends the typing.
func (m *rulesPage) Leave() { m.search.Stop(m.stage) }

// toFirst puts the focus on the first rule in view.
func (m *rulesPage) toFirst(s *Stage) {
	for _, n := range m.rows {
		if r, ok := n.(*kit.Shelved); ok && r.Bounds().Y >= m.list.View.Y-1 {
			m.Group.Lead(s, r)
			return
		}
	}
	m.Group.Lead(s, m.shut)
}

// seek shows what has been searched for.
func (m *rulesPage) seek(s *Stage) {
	m.list.At = 0
	m.filter(s)
	m.lay(s)
	s.Say(m.found)
}

// filter leaves the rules that hold every word of the search, under their headings.
func (m *rulesPage) filter(s *Stage) {
	wanted := m.search.Wanted()
	was := m.Group.Focused()
	m.rows = m.rows[:0]
	n := 0
	for _, part := range m.parts {
		headed := false
		for _, r := range part.rules {
			if !wanted.In(r.words) {
				continue
			}
			if !headed {
				m.rows = append(m.rows, part)
				headed = true
			}
			m.rows = append(m.rows, r.node)
			n++
		}
	}
	m.found = m.search.Told(&s.Lang, n)
	m.Group.SetFocus(nil)
	m.Group.Nodes = append(append(m.Group.Nodes[:0], &m.search), m.rows...)
	m.Group.Nodes = append(m.Group.Nodes, m.shut)
	if was != nil {
		m.Group.SetFocus(was)
	}
}

// lay puts everything in its place, the search beside the title or, in a window held upright, below it.
func (m *rulesPage) lay(s *Stage) {
	m.W, m.H = s.Size()
	held := s.Held()
	w, h := held.W, held.H
	m.k = held.K
	p := s.Painter()
	was := p.ZoomIn(m.k)
	defer p.ZoomOut(was)
	wide := min(rulesWide, w-24)
	m.Panel = paint.Centered(w/2, h/2, wide, h-32)
	x, y := m.Panel.X+32, m.Panel.Y
	m.titleAt = y + 52 + 0.4*p.Grown(titleStyle())
	m.search.Size = 20
	m.search.Place(paint.Box(x+wide-64-330, y+20, 330, rulesSearch))
	y += 78
	if m.k > 1 {
		m.search.Place(paint.Box(x, y, wide-64, rulesSearch))
		y += rulesSearch + 20
	}
	m.helpAt = y + 12 + p.Drop(m.helpStyle())
	_, help := p.Measure(m.help, m.helpStyle())
	y += help + 4
	m.list.View = paint.Box(m.Panel.X+20, y, wide-44, m.Panel.Y+m.Panel.H-rulesFoot-y)
	high := float32(8)
	for _, n := range m.rows {
		high += ruleIn(n).fit(p, m.list.View.W-16) + rulesGap
	}
	m.list.Content = high
	m.list.By(0)
	y = m.list.View.Y + 8 - m.list.At
	for _, n := range m.rows {
		y += ruleIn(n).stand(m.list.View.X+8, y) + rulesGap
	}
	m.shut.Rect = paint.Box(m.Panel.X+wide-32-160, m.Panel.Y+m.Panel.H-28-50, 160, 50)
}

func titleStyle() paint.Style { return paint.Style{Face: paint.Display, Size: 30, Color: paint.Cream} }

func (m *rulesPage) helpStyle() paint.Style {
	return paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Wrap: m.Panel.W - 64}
}

// ToastRoom is beside the way out: the head has the search.
func (m *rulesPage) ToastRoom(*Stage) paint.Rect {
	x := m.Panel.X + 24
	return paint.Box(x, m.shut.Y-4, m.shut.X-x-16, m.shut.H+8).Times(m.k)
}

// Update follows the list and the search; Escape empties the search, and then leaves.
func (m *rulesPage) Update(s *Stage, in *input.Tick) error {
	if in.Take(input.ActCancel) || in.Take(input.ActRules) {
		if m.search.Text == "" {
			s.Close(m)
			return nil
		}
		m.search.Empty(s)
	}
	v := m.in.Scaled(in, m.k)
	in.TakePointer()
	m.search.Skipped = in.Device == paint.DevicePad
	moved := m.list.Follow(s, v, &m.Group, m.rows)
	moved = m.press(s, v) || moved
	if m.UpdateDialog(s, v) && s.IsOpen(m) {
		lit := m.list.Lit
		m.list.Relay(s, m.rows, m.Group.Focused(), m.lay)
		m.list.Lit = lit
	}
	if !s.IsOpen(m) {
		return nil
	}
	if f := m.Group.Focused(); f != m.list.Lit {
		if m.list.Lit == Focusable(&m.search) && f != Focusable(m.shut) {
			m.toFirst(s) // not to one that lies outside the view
		}
		if n, ok := m.list.Came(m.Group.Focused()); ok {
			m.list.Reveal(m.withHead(n))
		}
		m.search.Typing(s, m.Group.Focused())
		moved = true
	}
	if moved {
		m.lay(s)
		s.Redraw()
	}
	return nil
}

// press lets a finger or the mouse begin the typing in the search, and end it elsewhere.
func (m *rulesPage) press(s *Stage, in *input.Tick) bool {
	if !in.Pressed {
		return false
	}
	on := m.Group.Focused() == Focusable(&m.search)
	switch over := in.In(m.search.Rect); {
	case over && !on:
		m.Group.SetFocus(&m.search)
	case on && !over && in.Touch:
		m.toFirst(s)
	default:
		return false
	}
	m.list.Lit = m.Group.Focused()
	m.search.Typing(s, m.Group.Focused())
	return true
}

// withHead is the box of a rule, of the first of a part with its heading.
func (m *rulesPage) withHead(n *kit.Shelved) paint.Rect {
	r := n.Bounds()
	for i, o := range m.rows {
		if o == Node(n) && i > 0 {
			if head, ok := m.rows[i-1].(*rulePart); ok {
				r.Y, r.H = head.Y, r.H+r.Y-head.Y
			}
		}
	}
	if r.H > m.list.View.H { // a long rule begins at the top
		r.H = m.list.View.H - 2*kit.RevealMargin
	}
	return r
}

// Draw draws the panel.
func (m *rulesPage) Draw(p *paint.Painter) {
	was := p.ZoomIn(m.k)
	m.Begin(p)
	x := m.Panel.X + 32
	p.Text(m.title, x, m.titleAt, titleStyle())
	p.Text(m.help, x, m.helpAt, m.helpStyle())
	m.list.Draw(p, m.rows)
	m.search.Draw(p)
	if m.found != "" {
		p.TextIn(m.found, paint.Box(x, m.shut.Y, m.shut.X-x-16, m.shut.H), paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Fit: m.shut.X - x - 16})
	}
	m.shut.Draw(p)
	p.Pop()
	p.ZoomOut(was)
}
