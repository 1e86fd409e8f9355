package roomform

import (
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// The measures of the rows, in units.
const (
	margin = 28
	row    = 54
	step   = 66 // from row to row
	label  = 30 // above a row of words, and below one with a fault
	head   = 76
	wide   = 620
	broad  = 1010 // of two columns, where the window is low
)

// part is a row with what stands above it, and the room that both take.
type part struct {
	node  stage.Node
	at    *paint.Rect
	above string
}

func (r part) high(m *Form) float32 {
	high := float32(step)
	if r.above != "" {
		high += label
	}
	if r.node == m.fault.at {
		high += label
	}
	return high
}

// parts are the rows. How people talk is asked only where they may choose.
func (m *Form) parts() []part {
	all := []part{{m.Name, &m.Name.Rect, m.named}, {m.Seats, &m.Seats.Rect, ""}}
	if len(m.sets) > 0 {
		all = append(all, part{m.Edit, &m.Rules.Rect, ""})
	}
	all = append(all, part{m.Who, &m.Who.Rect, m.whos})
	if m.Who.At == 1 {
		all = append(all, part{m.Chat, &m.Chat.Rect, m.chats})
	}
	return all
}

// lay puts the rows into a panel, in a low and broad window in two columns; the panel is as high whatever is asked.
func (m *Form) lay(s *stage.Stage) {
	m.W, m.H = s.Window().Size()
	m.k = s.Window().PanelZoom()
	w, h := m.W/m.k, m.H/m.k
	m.Edit.Off = m.Board == nil || len(m.sets) == 0 || !s.Lang().Terms(m.sets[m.Rules.At].game).Known()
	rows := m.parts()
	foot := float32(20 + row + 24)
	if m.fault.at == stage.Node(m.Done) {
		foot += label
	}
	column := func(of []part) (high float32) {
		for _, r := range of {
			high += r.high(m)
		}
		return high
	}
	columns := [][]part{rows}
	most, high := float32(wide), column(rows)
	if len(rows) < 5 && len(m.sets) > 0 {
		high += step + label
	}
	if head+high+foot > h-16 && w > 700 {
		n := len(rows) - 1
		if m.Who.At == 1 {
			n--
		}
		columns, most = [][]part{rows[:n], rows[n:]}, broad
		high = max(column(columns[0]), 2*(step+label))
	}
	high += head + foot
	squeeze := min(1, (h-16)/high)
	high *= squeeze
	most = min(most, w-24)
	m.Panel = paint.Centered(w/2, h/2, most, high)
	each := (most - 2*margin - 24*float32(len(columns)-1)) / float32(len(columns))
	for i, of := range columns {
		x, y := m.Panel.X+margin+float32(i)*(each+24), m.Panel.Y+head*squeeze
		for _, r := range of {
			if r.above != "" {
				y += label * squeeze
			}
			*r.at = paint.Box(x, y, each, row*squeeze)
			y += step * squeeze
			if r.node == m.fault.at {
				y += label * squeeze
			}
		}
	}
	if edit := &m.Rules.Rect; len(m.sets) > 0 {
		m.Edit.Rect = paint.Box(edit.X+edit.W-120, edit.Y, 120, edit.H-kit.Lip)
		edit.W -= 132
	}
	y := m.Panel.Y + high - (24+row)*squeeze
	m.Done.Rect = paint.Box(m.Panel.X+most-margin-190, y, 190, row*squeeze-kit.Lip)
	m.Shut.Rect = paint.Box(m.Done.X-150, y, 138, row*squeeze-kit.Lip)
	m.gather(rows)
}

// gather lists the nodes; the focus stays where it is.
func (m *Form) gather(rows []part) {
	was := m.Group.Focused()
	m.Group.Nodes = m.Group.Nodes[:0]
	for _, r := range rows {
		if r.node == stage.Node(m.Edit) {
			m.Group.Nodes = append(m.Group.Nodes, m.Rules)
		}
		m.Group.Nodes = append(m.Group.Nodes, r.node)
	}
	m.Group.Nodes = append(m.Group.Nodes, m.Shut, m.Done)
	if was != nil {
		m.Group.SetFocus(was)
	}
}

// Draw draws the panel.
func (m *Form) Draw(p *paint.Painter) {
	was := p.ZoomIn(m.k)
	m.Begin(p)
	fit := m.Panel.W - 2*margin
	p.Text(m.Title, m.Panel.X+margin, m.Panel.Y+54*min(1, m.Done.H/(row-kit.Lip)), paint.Style{Face: paint.Display, Size: 28, Color: paint.Cream, Most: 32, Fit: fit})
	m.label(p, m.named, m.Name.Rect)
	m.label(p, m.whos, m.Who.Rect)
	if m.Who.At == 1 {
		m.label(p, m.chats, m.Chat.Rect)
	}
	if at := m.fault.at; at != nil {
		m.drawFault(p, at)
	}
	m.End(p)
	p.ZoomOut(was)
}

// label writes what a row of words is about above it.
func (m *Form) label(p *paint.Painter, text string, of paint.Rect) {
	p.Text(text, of.X+4, of.Y-8, paint.Style{Face: paint.Body, Size: 17, Most: 20, Color: paint.Cream2, Fit: of.W})
}

// drawFault writes what is wrong below its row, or above the verb.
func (m *Form) drawFault(p *paint.Painter, at stage.Node) {
	st := paint.Style{Face: paint.Body, Size: 17, Most: 20, Color: paint.Said}
	of := at.Bounds()
	if at == stage.Node(m.Done) {
		st.Fit = m.Panel.W - 2*margin
		p.Text(m.fault.text, m.Panel.X+margin+4, of.Y-14, st)
		return
	}
	if at == stage.Node(m.Edit) {
		of.W += of.X - m.Rules.X
		of.X = m.Rules.X
	}
	st.Fit = of.W - 8
	p.Text(m.fault.text, of.X+4, of.Y+of.H+22, st)
}
