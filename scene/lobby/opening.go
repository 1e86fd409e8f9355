package lobby

import (
	"maps"
	"slices"
	"strconv"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/online/wire"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// opening is what a room of one's own is opened with.
type opening struct {
	stage.Dialog
	name  *kit.Button // its name, on a press another
	seats *kit.Stepper
	rules *kit.Stepper
	who   *kit.Segments
	chat  *kit.Segments
	done  *kit.Button
	shut  *kit.Button
	texts []string // the rule sets, as text
	open  func(*stage.Stage, *wire.Create)

	k                          float32
	in                         input.Tick
	title, named, called, whos string
	chats                      string
}

// opening asks with what a room is to be opened, and opens it.
func (b *Lobby) opening(s *stage.Stage) {
	s.Open(&opening{called: s.Lang().Say(words.LobbyRoomOf, words.With("name", b.line.Who(s).Name)),
		open: func(s *stage.Stage, c *wire.Create) { b.request(s, c) }})
}

// Enter makes the rows.
func (m *opening) Enter(s *stage.Stage) {
	l := s.Lang()
	m.called = engine.CleanLabel(m.called, wire.LongestRoomName)
	m.title, m.named, m.whos, m.chats = l.Say(words.LobbyOpen), l.Say(words.LobbyRoomName), l.Say(words.LobbyRoomWho), l.Say(words.LobbyRoomChat)
	m.name = &kit.Button{Text: m.called, Note: m.named, Size: 20, OnPress: m.rename}
	m.seats = &kit.Stepper{Text: l.Say(words.LobbyRoomSeats), At: min(max(s.Settings().Seats, wire.MinSeats), wire.MaxSeats) - wire.MinSeats}
	for n := wire.MinSeats; n <= wire.MaxSeats; n++ {
		m.seats.Values = append(m.seats.Values, strconv.Itoa(n))
	}
	m.rules = &kit.Stepper{Text: l.Say(words.LobbyRoomRules)}
	m.sets(s)
	m.who = &kit.Segments{Text: m.whos, Words: []string{l.Say(words.LobbyRoomAll), l.Say(words.LobbyRoomCode)}, OnChange: func(s *stage.Stage, at int) { m.lay(s) }}
	m.chat = &kit.Segments{Text: m.chats, Words: []string{l.Say(words.LobbyRoomFree), l.Say(words.LobbyRoomPhrases)}}
	m.done = &kit.Button{Text: l.Say(words.LobbyRoomVerb), Kind: kit.CoralVerb, Size: 20, OnPress: m.submit}
	m.shut = &kit.Button{Text: l.Say(words.ButtonCancel), Size: 20, OnPress: func(s *stage.Stage) { s.Close(m) }}
	m.lay(s)
	m.Group.SetFocus(m.done)
	s.Speech().Say(m.title + ". ")
	s.Speech().Placed(m.done, m.Group.Nodes)
}

// sets are the rule sets to choose from: the one that was set last, the house's, and one's own.
func (m *opening) sets(s *stage.Stage) {
	add := func(text string) {
		rules, err := games.Rules("", text)
		if err != nil || slices.ContainsFunc(m.texts, func(t string) bool {
			other, err := games.Rules("", t)
			return err == nil && other.String() == rules.String()
		}) {
			return
		}
		m.texts = append(m.texts, text)
		m.rules.Values = append(m.rules.Values, kit.RulesName(s, text))
	}
	add(s.Settings().Rules)
	for _, name := range games.All()[0].Presets() {
		add(name)
	}
	for _, name := range slices.Sorted(maps.Keys(s.Settings().Presets)) {
		add(s.Settings().Presets[name])
	}
}

// rename asks for another name.
func (m *opening) rename(s *stage.Stage) {
	l := s.Lang()
	s.Open(&kit.Entry{Title: m.named, Accept: l.Say(words.ButtonOK), Field: kit.TextField{Line: kit.Line{Text: m.called, Most: wire.LongestRoomName}},
		Check: func(name string) string {
			if engine.CheckLabel(name, wire.LongestRoomName) != nil {
				return l.Rooms().No(string(wire.BadName))
			}
			return ""
		},
		Take: func(s *stage.Stage, name string) {
			m.called, m.name.Text = name, name
			m.name.Speak(s)
		}})
}

// submit opens the room.
func (m *opening) submit(s *stage.Stage) {
	c := &wire.Create{Name: m.called, Rules: m.texts[m.rules.At], Seats: wire.MinSeats + m.seats.At, Open: m.who.At == 0, Chat: wire.ChatPhrases}
	if !c.Open && m.chat.At == 0 {
		c.Chat = wire.ChatFree
	}
	s.Close(m)
	m.open(s, c)
}

// lay puts the rows into a panel. How people talk is asked only where they may choose: who comes by chance has set phrases.
func (m *opening) lay(s *stage.Stage) {
	m.W, m.H = s.Window().Size()
	m.k = s.Window().PanelZoom()
	w, h := m.W/m.k, m.H/m.k
	wide := min(620, w-24)
	const row, step, label = 54, 66, 30
	high := float32(96 + 2*step + 3*(label+step) + 60)
	squeeze := min(1, (h-16)/high)
	high *= squeeze
	m.Panel = paint.Centered(w/2, h/2, wide, high)
	x, y := m.Panel.X+28, m.Panel.Y+(76+label)*squeeze
	place := func(r *paint.Rect) {
		*r = paint.Box(x, y, wide-56, row*squeeze)
		y += step * squeeze
	}
	place(&m.name.Rect)
	place(&m.seats.Rect)
	place(&m.rules.Rect)
	y += label * squeeze
	place(&m.who.Rect)
	y += label * squeeze
	place(&m.chat.Rect)
	foot := m.Panel.Y + high - (24+row)*squeeze
	m.done.Rect = paint.Box(m.Panel.X+wide-28-190, foot, 190, row*squeeze-kit.Lip)
	m.shut.Rect = paint.Box(m.done.X-150, foot, 138, row*squeeze-kit.Lip)
	was := m.Group.Focused()
	m.Group.Nodes = []stage.Node{m.name, m.seats, m.rules, m.who}
	if m.who.At == 1 {
		m.Group.Nodes = append(m.Group.Nodes, m.chat)
	}
	m.Group.Nodes = append(m.Group.Nodes, m.shut, m.done)
	if was != nil {
		m.Group.SetFocus(was)
	}
}

// Update follows the rows; Escape leaves everything as it was.
func (m *opening) Update(s *stage.Stage, in *input.Tick) error {
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

// Draw draws the panel.
func (m *opening) Draw(p *paint.Painter) {
	was := p.ZoomIn(m.k)
	m.Begin(p)
	wide := m.Panel.W - 56
	p.Text(m.title, m.Panel.X+28, m.Panel.Y+54, paint.Style{Face: paint.Display, Size: 28, Color: paint.Cream, Most: 32, Fit: wide})
	m.label(p, m.named, m.name.Rect)
	m.label(p, m.whos, m.who.Rect)
	if m.who.At == 1 {
		m.label(p, m.chats, m.chat.Rect)
	}
	m.End(p)
	p.ZoomOut(was)
}

// label writes what a row of words is about above it.
func (m *opening) label(p *paint.Painter, text string, of paint.Rect) {
	p.Text(text, of.X+4, of.Y-8, paint.Style{Face: paint.Body, Size: 17, Most: 20, Color: paint.Cream2, Fit: of.W})
}
