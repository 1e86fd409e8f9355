package rules

import (
	"fourtell/assets"
	"fourtell/engine/games"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Page is the rules of a table, to be read: under headings, each with a picture, and searched by what is typed.
type Page struct {
	stage.Dialog
	stage  *stage.Stage
	Game   string // "": the usual one
	Rules  string // a rule set's text form
	At     string // the rule it opens at; "" = the first
	Stands bool   // the table below waits

	title, help, found string
	K                  float32    // size of everything
	in                 input.Tick // in that size
	titleAt, helpAt    float32    // baselines
	List               kit.Scroller
	Parts              []*Part
	Rows               []stage.Node // what the search leaves: headings and rules
	Search             kit.SearchBox
	Shut               *kit.Button
}

// New is the rules of a table: first what is not as usual there, then how the usual game goes, then every other
// switch. rules is a rule set's text form; one that can't be read is the usual one.
func New(game, rules string) stage.Modal { return &Page{Game: game, Rules: rules} }

const (
	rulesWide   = 860
	rulesFoot   = 28 + 52 + 16 // below the list
	rulesSearch = 46
	rulesGap    = 12
)

// Pauses says whether the table below waits.
func (m *Page) Pauses() bool { return m.Stands }

// Enter writes the rules down and puts the focus where reading begins.
func (m *Page) Enter(s *stage.Stage) {
	l, p := s.Lang(), s.Painter()
	book := kit.BookOf(m.Game)
	usual, _ := book.Build("", nil)
	now, err := games.Rules(m.Game, m.Rules)
	if err != nil {
		now, m.Rules = usual, usual.String()
	}
	m.stage, m.title = s, l.Say(words.ButtonRules)
	s.Looks().WantDeck(assets.DeckOf(book.Name()))
	about := words.RulesAsUsual
	if now.String() != usual.String() {
		about = words.RulesOf
	}
	m.help = l.Say(about, words.With("name", kit.RulesName(s, m.Game, m.Rules)))
	m.Parts = rulesOf(l, m.Game, now, usual)
	for _, part := range m.Parts {
		for _, r := range part.Rules {
			r.Picture = pictureOf(p, book, r.ID, now)
			r.node = &kit.Shelved{Focusable: r, On: &m.List}
		}
	}
	m.Search.Make(l)
	m.Search.OnChange = m.seek
	m.Search.OnSubmit = m.toFirst
	m.Shut = &kit.Button{Text: l.Say(words.ButtonClose), Size: 19, OnPress: func(s *stage.Stage) { s.Close(m) }}
	m.filter(s)
	m.Lay(s)
	m.begin(s)
	s.Speech().Say(m.title + ". " + m.help)
	s.Speech().Placed(m.Group.Focused(), m.Group.Nodes)
}

// begin puts the focus on the rule asked for; else keys begin in the search, and whoever has none at the first rule.
func (m *Page) begin(s *stage.Stage) {
	m.toFirst(s)
	for _, part := range m.Parts {
		for _, r := range part.Rules {
			if m.At != "" && r.ID == m.At {
				r.Marked = true
				m.Group.SetFocus(r.node)
				m.List.At = 0
				m.Lay(s)
				m.List.By(r.Y - m.List.View.Y - 40)
				m.Lay(s)
			}
		}
	}
	if d := s.Devices().Tick.Device; m.At == "" && platform.HasWindow && (d == paint.DeviceMouse || d == paint.DeviceKeys) {
		m.Group.SetFocus(&m.Search)
	}
	m.List.Lit = m.Group.Focused()
	m.Search.Typing(s, m.Group.Focused())
}

// Leave ends the typing.
func (m *Page) Leave() { m.Search.Stop(m.stage) }

// toFirst puts the focus on the first rule in view.
func (m *Page) toFirst(s *stage.Stage) {
	for _, n := range m.Rows {
		if r, ok := n.(*kit.Shelved); ok && r.Bounds().Y >= m.List.View.Y-1 {
			m.Group.Lead(s, r)
			return
		}
	}
	m.Group.Lead(s, m.Shut)
}

// seek shows what has been searched for.
func (m *Page) seek(s *stage.Stage) {
	m.List.At = 0
	m.filter(s)
	m.Lay(s)
	s.Speech().Say(m.found)
}

// filter leaves the rules that hold every word of the search, under their headings.
func (m *Page) filter(s *stage.Stage) {
	wanted := m.Search.Wanted()
	was := m.Group.Focused()
	m.Rows = m.Rows[:0]
	n := 0
	for _, part := range m.Parts {
		headed := false
		for _, r := range part.Rules {
			if !wanted.In(r.words) {
				continue
			}
			if !headed {
				m.Rows = append(m.Rows, part)
				headed = true
			}
			m.Rows = append(m.Rows, r.node)
			n++
		}
	}
	m.found = m.Search.Told(s.Lang(), n)
	m.Group.SetFocus(nil)
	m.Group.Nodes = append(append(m.Group.Nodes[:0], &m.Search), m.Rows...)
	m.Group.Nodes = append(m.Group.Nodes, m.Shut)
	if was != nil {
		m.Group.SetFocus(was)
	}
}

// Lay puts everything in its place, the search beside the title or, in a window held upright, below it.
func (m *Page) Lay(s *stage.Stage) {
	m.W, m.H = s.Window().Size()
	held := s.Window().Held()
	w, h := held.W, held.H
	m.K = held.K
	p := s.Painter()
	was := p.ZoomIn(m.K)
	defer p.ZoomOut(was)
	wide := min(rulesWide, w-24)
	m.Panel = paint.Centered(w/2, h/2, wide, h-32)
	x, y := m.Panel.X+32, m.Panel.Y
	m.titleAt = y + 52 + 0.4*p.Grown(titleStyle())
	m.Search.Size = 20
	m.Search.Place(paint.Box(x+wide-64-330, y+20, 330, rulesSearch))
	y += 78
	if m.K > 1 {
		m.Search.Place(paint.Box(x, y, wide-64, rulesSearch))
		y += rulesSearch + 20
	}
	m.helpAt = y + 12 + p.Drop(m.helpStyle())
	_, help := p.Measure(m.help, m.helpStyle())
	y += help + 4
	m.List.View = paint.Box(m.Panel.X+20, y, wide-44, m.Panel.Y+m.Panel.H-rulesFoot-y)
	high := float32(8)
	for _, n := range m.Rows {
		high += ruleIn(n).fit(p, m.List.View.W-16) + rulesGap
	}
	m.List.Content = high
	m.List.By(0)
	y = m.List.View.Y + 8 - m.List.At
	for _, n := range m.Rows {
		y += ruleIn(n).stand(m.List.View.X+8, y) + rulesGap
	}
	m.Shut.Rect = paint.Box(m.Panel.X+wide-32-160, m.Panel.Y+m.Panel.H-28-50, 160, 50)
}

func titleStyle() paint.Style { return paint.Style{Face: paint.Display, Size: 30, Color: paint.Cream} }

func (m *Page) helpStyle() paint.Style {
	return paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Wrap: m.Panel.W - 64}
}

// ToastRoom is beside the way out: the head has the search.
func (m *Page) ToastRoom(*stage.Stage) paint.Rect {
	x := m.Panel.X + 24
	return paint.Box(x, m.Shut.Y-4, m.Shut.X-x-16, m.Shut.H+8).Times(m.K)
}

// Update follows the list and the search; Escape empties the search, and then leaves.
func (m *Page) Update(s *stage.Stage, in *input.Tick) error {
	if in.Take(input.ActCancel) || in.Take(input.ActRules) {
		if m.Search.Text == "" {
			s.Close(m)
			return nil
		}
		m.Search.Empty(s)
	}
	v := m.in.Scaled(in, m.K)
	in.TakePointer()
	m.Search.Skipped = in.Device == paint.DevicePad
	moved := m.List.Follow(s, v, &m.Group, m.Rows)
	moved = m.press(s, v) || moved
	if m.UpdateDialog(s, v) && s.IsOpen(m) {
		lit := m.List.Lit
		m.List.Relay(s, m.Rows, m.Group.Focused(), m.Lay)
		m.List.Lit = lit
	}
	if !s.IsOpen(m) {
		return nil
	}
	if f := m.Group.Focused(); f != m.List.Lit {
		if m.List.Lit == stage.Focusable(&m.Search) && f != stage.Focusable(m.Shut) {
			m.toFirst(s) // not to one that lies outside the view
		}
		if n, ok := m.List.Came(m.Group.Focused()); ok {
			m.List.Reveal(m.withHead(n))
		}
		m.Search.Typing(s, m.Group.Focused())
		moved = true
	}
	if moved {
		m.Lay(s)
		s.Redraw()
	}
	return nil
}

// press lets a finger or the mouse begin the typing in the search, and end it elsewhere.
func (m *Page) press(s *stage.Stage, in *input.Tick) bool {
	if !in.Pressed {
		return false
	}
	on := m.Group.Focused() == stage.Focusable(&m.Search)
	switch over := in.In(m.Search.Rect); {
	case over && !on:
		m.Group.SetFocus(&m.Search)
	case on && !over && in.Touch:
		m.toFirst(s)
	default:
		return false
	}
	m.List.Lit = m.Group.Focused()
	m.Search.Typing(s, m.Group.Focused())
	return true
}

// withHead is the box of a rule, of the first of a part with its heading.
func (m *Page) withHead(n *kit.Shelved) paint.Rect {
	r := n.Bounds()
	for i, o := range m.Rows {
		if o == stage.Node(n) && i > 0 {
			if head, ok := m.Rows[i-1].(*Part); ok {
				r.Y, r.H = head.Y, r.H+r.Y-head.Y
			}
		}
	}
	if r.H > m.List.View.H { // a long rule begins at the top
		r.H = m.List.View.H - 2*kit.RevealMargin
	}
	return r
}

// Draw draws the panel.
func (m *Page) Draw(p *paint.Painter) {
	was := p.ZoomIn(m.K)
	m.Begin(p)
	x := m.Panel.X + 32
	p.Text(m.title, x, m.titleAt, titleStyle())
	p.Text(m.help, x, m.helpAt, m.helpStyle())
	m.List.Draw(p, m.Rows)
	m.Search.Draw(p)
	if m.found != "" {
		p.TextIn(m.found, paint.Box(x, m.Shut.Y, m.Shut.X-x-16, m.Shut.H), paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Fit: m.Shut.X - x - 16})
	}
	m.Shut.Draw(p)
	p.Pop()
	p.ZoomOut(was)
}
