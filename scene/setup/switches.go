package setup

import (
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// switches is the board of the rules alone, for a table that is set elsewhere.
type switches struct {
	stage.Dialog
	ruleSets
	board ruleBoard
	stage *stage.Stage
	game  string
	from  string
	take  func(*stage.Stage, string)

	back    *kit.IconButton
	done    *kit.Button
	focused stage.Focusable
	title   string
	k       float32
	in      input.Tick
	fixed   []stage.Node // drawn outside the list
}

// Switches asks for a game's rules on the board of every switch, from those in their text form on; take is given what they are then.
func Switches(game, rules string, take func(*stage.Stage, string)) stage.Modal {
	return &switches{game: game, from: rules, take: take}
}

// Enter makes the board.
func (m *switches) Enter(s *stage.Stage) {
	l := s.Lang()
	m.stage = s
	m.ruleSets.shown(m.refresh, m.lay, &m.board, &m.Group)
	m.of = gameOf(m.game)
	m.begin(s, m.from)
	m.preset, _ = kit.NearestSet(m.of, m.rules) // what comes from a house has lost where it started
	m.title = l.Say(words.WaitingEditTitle)
	m.back = &kit.IconButton{Icon: "icon/back", Label: l.Say(words.ButtonCancel), OnPress: func(s *stage.Stage) { s.Close(m) }}
	m.done = &kit.Button{Text: l.Say(words.ButtonDone), Kind: kit.CoralVerb, Size: 22, OnPress: m.submit}
	m.fixed = []stage.Node{m.back, m.done}
	m.makeBoard(s)
	m.refresh(s)
	m.Group.SetFocus(m.board.shelf(m.board.shown[0]))
	m.focused = m.Group.Focused()
	s.Speech().Say(words.Sentences(m.title, spoken(m.focused)))
}

// Leave ends the typing.
func (m *switches) Leave() { m.board.search.Stop(m.stage) }

// boardSeats can sit at any table that there can be by the rules: how many will sit is not known here.
const boardSeats = 4

// submit gives the rules away; those by which nobody could play stay to be put right.
func (m *switches) submit(s *stage.Stage) {
	if err := m.rules.Check(boardSeats); err != nil {
		l := s.Lang()
		s.Toasts().Alert(l.Say(words.SetupNoTable, words.With("why", l.WhyRules(err))), "")
		return
	}
	s.Close(m)
	m.take(s, m.of.over(m.preset, m.rules))
}

// refresh shows the rules as they are now. The focus stays where it is.
func (m *switches) refresh(s *stage.Stage) {
	m.W, m.H = s.Window().Size()
	m.k = s.Window().Held().K
	m.show(s)
	focus := m.Group.Focused()
	m.Group.SetFocus(nil)
	m.lay(s) // what goes along with the list depends on the width
	m.Group.Nodes = append(append([]stage.Node{m.back}, m.board.nodes()...), m.done)
	m.lay(s)
	if m.Group.SetFocus(focus); m.Group.Focused() == nil && focus != nil { // what had it is gone
		m.Group.SetFocus(m.done)
	}
	s.Redraw()
}

// lay puts everything in its place, the list as it is scrolled.
func (m *switches) lay(s *stage.Stage) {
	p := s.Painter()
	was := p.ZoomIn(m.k)
	w, h := m.W/m.k, m.H/m.k
	touch := m.k > 1
	edge := float32(setupMargin)
	if touch {
		edge = 16
	}
	m.back.Rect = paint.Box(edge, 16, 44, 44)
	wide := float32(248)
	if touch {
		wide = w - 2*edge
	}
	m.done.Rect = paint.Box(w-edge-wide, h-74, wide, 56)
	m.board.size(p, paint.Box(edge, 72, w-2*edge, h-84-72), touch, false)
	m.board.lay(p)
	p.ZoomOut(was)
}

// Update follows the board; Escape empties the search, and then leaves everything as it was.
func (m *switches) Update(s *stage.Stage, in *input.Tick) error {
	if w, h := s.Window().Size(); w != m.W || h != m.H {
		m.refresh(s)
	}
	if in.Take(input.ActCancel) {
		if m.board.search.Text != "" {
			m.board.search.Empty(s)
			return nil
		}
		s.Close(m)
		return nil
	}
	v := m.in.Scaled(in, m.k)
	in.TakePointer()
	moved := m.board.follow(v)
	within(s, v, &m.Group, m.towards)
	if v.Pressed && pressed(v, &m.Group) {
		m.focused = m.Group.Focused()
	}
	m.UpdateDialog(s, v)
	if s.Top() != stage.Modal(m) {
		return nil
	}
	if f := m.Group.Focused(); f != m.focused {
		if m.focused = f; s.Devices().Keyed() && f != nil {
			s.Speech().Say(spoken(f))
		}
		moved = reveal(f) || moved
	}
	m.board.search.Typing(s, m.focused)
	m.board.focus = onShelf(m.focused)
	if moved {
		m.lay(s)
		s.Redraw()
	}
	return nil
}

// towards is where an arrow up or down leads in the list; nil leaves it to what lies nearest.
func (m *switches) towards(dy int) stage.Node {
	if to, ok := m.board.towards(m.Group.Focused(), dy); ok {
		return to
	}
	if n, ok := m.Group.Focused().(*kit.Shelved); ok {
		if below := n.Below(m.board.listed, float32(dy)); below != nil {
			return below
		}
	}
	return nil
}

// Draw draws the board, which takes the whole window.
func (m *switches) Draw(p *paint.Painter) {
	p.Rect(paint.Box(0, 0, m.W, m.H), paint.Plum900) // nothing of what lies below is to be seen
	p.Ground(paint.TableGround(m.W/2, m.H*0.42))
	was := p.ZoomIn(m.k)
	defer p.ZoomOut(was)
	p.Text(m.title, m.back.X+60, m.back.Y+33, paint.Style{Face: paint.Display, Size: 30, Color: paint.Cream, Fit: m.W/m.k - m.back.X - 76})
	m.board.Draw(p)
	for _, n := range m.fixed {
		n.Draw(p)
	}
}
