package luggage

import (
	"fourtell/room/parcel"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// codes shows a player file as a row of codes. Each stays until the next one is asked for: a camera wants its time, and a page that has
// taken one says which is still missing.
type codes struct {
	stage.Dialog
	links            []string
	at               int // the link that is shown
	scan             kit.ScanCode
	title, help, of  string
	box              paint.Rect // of the code
	back, next, shut *kit.Button
	k                float32
	in               input.Tick // in that size
}

// openCodes opens it, or says why there are no codes.
func openCodes(s *stage.Stage, page string) {
	text, ok := packed(s)
	if !ok {
		return
	}
	pieces, err := parcel.Wrap(text)
	if err != nil {
		s.Toasts().Alert(s.Lang().Say(words.LuggageLarge), "")
		return
	}
	m := &codes{}
	for _, p := range pieces {
		m.links = append(m.links, page+"#"+p)
	}
	s.Open(m)
}

// Enter shows the first code.
func (m *codes) Enter(s *stage.Stage) {
	l := s.Lang()
	m.title, m.help = l.Say(words.LuggageCodes), l.Say(words.LuggageScan)
	m.back = &kit.Button{Text: l.Say(words.LuggageBack), Size: 19, OnPress: func(s *stage.Stage) { m.show(s, m.at-1) }}
	m.next = &kit.Button{Text: l.Say(words.LuggageNext), Size: 19, Kind: kit.CoralVerb, OnPress: func(s *stage.Stage) { m.show(s, m.at+1) }}
	m.shut = &kit.Button{Text: l.Say(words.ButtonClose), Size: 19, OnPress: func(s *stage.Stage) { s.Close(m) }}
	m.Group.Nodes = []stage.Node{m.back, m.next, m.shut}
	if len(m.links) == 1 {
		m.Group.Nodes = []stage.Node{m.shut}
	}
	m.Group.SetFocus(m.Group.Nodes[min(1, len(m.Group.Nodes)-1)])
	s.Speech().Say(m.title + ". " + m.help)
	m.show(s, 0)
	m.lay(s)
}

// show shows that code; after the last comes the first.
func (m *codes) show(s *stage.Stage, at int) {
	m.at = (at + len(m.links)) % len(m.links)
	m.scan.MakeDense(m.links[m.at])
	m.of = s.Lang().Say(words.LuggageOf, words.Count("n", m.at+1), words.Count("of", len(m.links)))
	s.Speech().Say(m.of)
	s.Redraw()
}

// lay puts the code as large as the window allows beside the words, or below them where it is upright.
func (m *codes) lay(s *stage.Stage) {
	m.W, m.H = s.Window().Size()
	held := s.Window().Held()
	w, h := held.W, held.H
	m.k = held.K
	if h > w { // the code is as wide as it can be, its buttons two in a row
		wide := min(w-24, 600)
		p := s.Painter()
		was := p.ZoomIn(m.k)
		_, head := p.Measure(m.help, helpStyle(wide-56))
		p.ZoomOut(was)
		rows := float32(1 + len(m.buttons())/2)
		rest := 136 + head + p.Grown(ofStyle(wide)) + 20 + 62*rows + 20
		side := min(wide-40, h-24-rest)
		m.Panel = paint.Centered(w/2, h/2, wide, rest+side)
		y := m.Panel.Y + m.Panel.H - 20 - 62*rows + 6
		m.box = paint.Box(m.Panel.X+(wide-side)/2, y-20-side, side, side)
		for i, n := range m.buttons() {
			n.Rect = paint.Box(m.Panel.X+20, y, wide-40, 50)
			if n != m.shut {
				n.W = (wide - 52) / 2
				n.X += float32(i) * (n.W + 12)
				continue
			}
			n.Y += 62 * (rows - 1)
		}
		return
	}
	m.Panel = paint.Centered(w/2, h/2, min(w-24, 1040), min(h-24, 660))
	x, side := m.Panel.X+28, min(m.Panel.H-56, m.Panel.W*0.6)
	m.box = paint.Box(m.Panel.X+m.Panel.W-28-side, m.Panel.Y+(m.Panel.H-side)/2, side, side)
	for i, n := range m.buttons() {
		n.Rect = paint.Box(x, m.Panel.Y+m.Panel.H-28-62*float32(len(m.buttons())-i)+6, m.box.X-x-28, 50)
	}
}

func (m *codes) upright() bool { return m.Panel.H > m.Panel.W }

func helpStyle(room float32) paint.Style {
	return paint.Style{Face: paint.Body, Size: 17, Most: 22, Color: paint.Cream2, Wrap: room}
}

func ofStyle(room float32) paint.Style {
	return paint.Style{Face: paint.Display, Size: 20, Most: 24, Color: paint.Said, Fit: room}
}

// buttons are those there are, from above.
func (m *codes) buttons() []*kit.Button {
	if len(m.links) == 1 {
		return []*kit.Button{m.shut}
	}
	return []*kit.Button{m.back, m.next, m.shut}
}

// Update follows the buttons; Escape leaves.
func (m *codes) Update(s *stage.Stage, in *input.Tick) error {
	if in.Take(input.ActCancel) {
		s.Close(m)
		return nil
	}
	v := m.in.Scaled(in, m.k)
	in.TakePointer()
	if m.UpdateDialog(s, v) && s.IsOpen(m) {
		m.lay(s)
	}
	return nil
}

// Draw draws the code and what to do with it.
func (m *codes) Draw(p *paint.Painter) {
	was := p.ZoomIn(m.k)
	m.Begin(p)
	x, y := m.Panel.X+28, m.Panel.Y+28
	room := m.box.X - x - 28
	if m.upright() {
		room = m.Panel.W - 56
	}
	p.Text(m.title, x, y+26, paint.Style{Face: paint.Display, Size: 26, Color: paint.Cream, Fit: room, Most: 30})
	help := helpStyle(room)
	p.Text(m.help, x, y+58+p.Drop(help), help)
	_, high := p.Measure(m.help, help)
	p.Text(m.of, x, y+92+high, ofStyle(room))
	m.scan.Draw(p, m.box, 10)
	for _, b := range m.buttons() {
		b.Draw(p)
	}
	p.Pop()
	p.ZoomOut(was)
}

// ToastRoom is above the last button.
func (m *codes) ToastRoom(s *stage.Stage) paint.Rect {
	return stage.BesideButton(s, m.Panel.Times(m.k), m.shut.Rect.Times(m.k))
}
