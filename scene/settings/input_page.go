package settings

import (
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
	"fourtell/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// inputPage is where keys and buttons are given to what they ask for: a line for each action, and beside it the way back to
// what it had at first.
type inputPage struct {
	stage.Dialog
	stage           *stage.Stage
	k               float32    // size of everything
	in              input.Tick // in that size
	title, help     string
	titleAt, helpAt float32 // baselines
	parts           []inputPart
	list            kit.Scroller
	rows            []stage.Node // of all parts
	all, done       *kit.Button
	listening       *inputRow // what the next key or button goes to; nil: none is waited for
}

// inputPart are the actions under one heading.
type inputPart struct {
	name string
	at   paint.Rect
	rows []*inputRow
}

// NewInputPage is the page of keys and buttons.
func NewInputPage() stage.Modal { return &inputPage{} }

// Enter makes the lines.
func (m *inputPage) Enter(s *stage.Stage) {
	l := s.Lang()
	m.stage = s
	m.listen(s, nil)
	m.title, m.help = l.Say(words.InputTitle), l.Say(words.InputHelp)
	m.parts = []inputPart{
		{name: l.Say(words.InputTable), rows: m.rowsOf(s, input.ActConfirm, input.ActSkip)},
		{name: l.Say(words.InputMoving), rows: m.rowsOf(s, input.ActLeft, input.ActTab)},
		{name: l.Say(words.InputGame), rows: m.rowsOf(s, input.ActPause, input.ActFullscreen)},
		{name: l.Say(words.InputPeople), rows: m.rowsOf(s, input.ActOwn, input.ActOwn+input.People-1)},
	}
	m.rows = m.rows[:0]
	for _, part := range m.parts {
		for _, r := range part.rows {
			m.rows = append(m.rows, &kit.Shelved{Focusable: r, On: &m.list}, &kit.Shelved{Focusable: r.back, On: &m.list})
		}
	}
	m.all = &kit.Button{Text: l.Say(words.InputFirst), Size: 19, OnPress: m.askAll}
	m.done = &kit.Button{Text: l.Say(words.ButtonDone), Kind: kit.CoralVerb, Size: 21, OnPress: func(s *stage.Stage) { s.Close(m) }}
	m.Group.SetFocus(nil)
	m.Group.Nodes = append(append([]stage.Node{}, m.rows...), m.all, m.done)
	m.fill(s)
	m.lay(s)
	m.Group.SetFocus(m.rows[0])
	if s.Devices().Keyed() && m.list.Bring(m.Group.Focused()) {
		m.lay(s)
	}
	s.Speech().Say(m.title + ". " + m.help)
	s.Speech().Placed(m.Group.Focused(), m.Group.Nodes)
}

// rowsOf makes the lines of the bindable actions from one to another, in the order of the list.
func (m *inputPage) rowsOf(s *stage.Stage, from, to input.Action) (rows []*inputRow) {
	on := false
	for _, a := range input.Bindable() {
		on = on || a == from
		if on && (a != input.ActFullscreen || platform.HasWindow) {
			rows = append(rows, newInputRow(m, s, a))
		}
		if a == to {
			break
		}
	}
	return rows
}

// fill writes on every line what it has.
func (m *inputPage) fill(s *stage.Stage) {
	changed := false
	for _, part := range m.parts {
		for _, r := range part.rows {
			r.fill(s)
			changed = changed || !r.back.Off
		}
	}
	m.all.Off = !changed
	s.Redraw()
}

// Leave ends the waiting.
func (m *inputPage) Leave() { m.listen(m.stage, nil) }

const (
	inputHigh = 50 // units, of a line
	inputGap  = 8
	inputHead = 40 // of a heading
)

// lay puts the lines under each other into a panel as high as the window.
func (m *inputPage) lay(s *stage.Stage) {
	w, h := s.Window().Size()
	m.W, m.H, m.k = w, h, s.Window().PanelZoom()
	w, h = w/m.k, h/m.k
	p := s.Painter()
	was := p.ZoomIn(m.k)
	defer p.ZoomOut(was)
	wide := min(760, w-24)
	m.Panel = paint.Centered(w/2, h/2, wide, h-32)
	x, y := m.Panel.X+28, m.Panel.Y
	m.titleAt = y + 50
	_, help := p.Measure(m.help, m.helpStyle())
	y += 68
	m.list.View = paint.Box(m.Panel.X+14, y, wide-36, m.Panel.Y+m.Panel.H-88-y)
	m.list.Content = 8 + help + 8 // what is to be known scrolls away where text is large
	for _, part := range m.parts {
		m.list.Content += inputHead + float32(len(part.rows))*(inputHigh+inputGap) + 8
	}
	m.list.By(0)
	y = m.list.View.Y + 4 - m.list.At
	m.helpAt = y + 17
	y += help + 8
	for i := range m.parts {
		part := &m.parts[i]
		part.at = paint.Box(x, y, m.list.View.W-28, inputHead)
		y += inputHead
		for _, r := range part.rows {
			r.Rect = paint.Box(x, y, m.list.View.W-28-inputHigh-10, inputHigh)
			r.back.Rect = paint.Box(r.X+r.W+10, y, inputHigh, inputHigh)
			y += inputHigh + inputGap
		}
		y += 8
	}
	low := m.Panel.Y + m.Panel.H - 72
	each := min(240, (wide-56-14)/2)
	m.all.Rect = paint.Box(x, low, each, 48)
	m.done.Rect = paint.Box(m.Panel.X+wide-28-each, low, each, 48)
}

func (m *inputPage) helpStyle() paint.Style {
	return paint.Style{Face: paint.Body, Size: 17, Color: paint.Cream2, Wrap: m.Panel.W - 76}
}

// Update follows the list, or waits for a key or a button.
func (m *inputPage) Update(s *stage.Stage, in *input.Tick) error {
	if m.listening != nil {
		m.hear(s, in)
		in.TakePointer()
		return nil
	}
	v := m.in.Scaled(in, m.k)
	in.TakePointer()
	moved := m.list.Follow(s, v, &m.Group, m.rows)
	if m.UpdateDialog(s, v) && s.IsOpen(m) {
		m.list.Relay(s, m.rows, m.Group.Focused(), m.lay)
	}
	if !s.IsOpen(m) {
		return nil
	}
	if n, ok := m.list.Came(m.Group.Focused()); ok {
		moved = m.list.Reveal(m.withHead(n)) || moved
	}
	if moved {
		m.lay(s)
		s.Redraw()
	}
	if v.Take(input.ActCancel) || v.Take(input.ActPause) {
		s.Close(m)
	}
	return nil
}

// withHead is the box of a line, and of the heading above it where it is the first one.
func (m *inputPage) withHead(n *kit.Shelved) paint.Rect {
	b := n.Bounds()
	for _, part := range m.parts {
		if n.Focusable == stage.Focusable(part.rows[0]) {
			b.H += b.Y - part.at.Y
			b.Y = part.at.Y
		}
	}
	return b
}

// listen waits for the key or the button of a line; nil ends it.
func (m *inputPage) listen(s *stage.Stage, r *inputRow) {
	if m.listening != nil {
		m.listening.listens = false
	}
	m.listening, s.Devices().Listening = r, r != nil
	if r != nil {
		r.listens = true
		s.Speech().Say(s.Lang().Say(words.InputListenTo, words.With("action", stage.ActionName(s.Lang(), r.act))))
	}
	s.Redraw()
}

// hear takes the first key or button; Escape, the right button and a press of the pointer leave everything as it is.
func (m *inputPage) hear(s *stage.Stage, in *input.Tick) {
	r := m.listening
	if in.Pressed || in.RightPressed {
		m.keep(s)
		return
	}
	if in.KeyDown {
		switch k := input.OneKey(in.Key); {
		case k == ebiten.KeyEscape:
			m.keep(s)
		case !input.FreeKey(k):
			s.Toasts().Show(s.Lang().Say(words.InputFixed, words.With("key", s.Keys().KeyName(k))), "")
		default:
			m.take(s, r, input.OnKeys, input.Bound(k)+1)
		}
		return
	}
	for i := range in.Own.Pads {
		p := &in.Own.Pads[i]
		switch {
		case !p.ButtonDown:
			continue
		case p.Button == ebiten.StandardGamepadButtonRightRight:
			m.keep(s)
		case !input.FreeButton(p.Button):
			continue
		default:
			m.take(s, r, input.OnPad, input.Bound(p.Button)+1)
		}
		return
	}
}

// keep ends the waiting and changes nothing.
func (m *inputPage) keep(s *stage.Stage) {
	m.listen(s, nil)
	s.Speech().Say(s.Lang().Say(words.InputKept))
}

// Draw draws the panel.
func (m *inputPage) Draw(p *paint.Painter) {
	was := p.ZoomIn(m.k)
	m.Begin(p)
	x := m.Panel.X + 28
	p.Text(m.title, x, m.titleAt, paint.Style{Face: paint.Display, Size: 32, Color: paint.Cream, Fit: m.Panel.W - 56})
	p.PushClip(m.list.View)
	p.Text(m.help, x, m.helpAt, m.helpStyle())
	for i := range m.parts {
		part := &m.parts[i]
		p.TextIn(part.name, part.at, paint.Style{Face: paint.Display, Size: 20, Color: paint.Cream, Most: max(20, part.at.H*0.8), Fit: part.at.W})
	}
	p.Pop()
	m.list.Draw(p, m.rows)
	m.all.Draw(p)
	m.done.Draw(p)
	p.Pop()
	p.ZoomOut(was)
}
