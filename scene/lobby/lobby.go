package lobby

import (
	"slices"

	"fourtell/online/client"
	"fourtell/online/wire"
	"fourtell/scene/company"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/online"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Lobby is the screen "Rooms".
type Lobby struct {
	ways  Routes
	stage *stage.Stage
	line  *online.Line
	hush  func() // of what the house says

	way    way
	heads  *online.Going // where somebody wants to be as soon as they have a name; nil: nowhere
	list   list
	chosen chosen
	busy   bool // something has been asked that leads into a room

	back  *kit.IconButton
	who   *whoPill
	code  kit.CodeField
	join  *kit.Button
	paste *kit.Button // nil: there is no clipboard
	open  *kit.Button
	host  *kit.Button // nil: nothing is hosted here
	nodes stage.FocusGroup
	led   bool // the focus is where somebody has put it, or at the first room

	lay   places
	marks marks
	mark  paint.Sprite // the game's, where there is no room yet
	in    input.Tick   // in the size of the layout
	title string
	codes string // the heading over the code, and what else is taken there
	links string
}

// New is the screen.
func New() *Lobby { return &Lobby{} }

// Enter makes everything, and asks for a name or a house where there is none.
func (b *Lobby) Enter(s *stage.Stage) {
	s.Toasts().Clear() // of the table that was left
	b.stage, b.ways, b.line = s, stage.Way[Routes](s), stage.Way[*online.Line](s)
	b.list.chosen = &b.chosen
	b.marks, b.mark = newMarks(s.Painter()), s.Painter().Sprite("mark")
	b.hush = b.line.Hear(b.hear)
	b.way = way{line: b.line, page: origin(s.Options().Page)}
	if g, ok := b.line.Heads(); ok {
		b.heads = &g
	}
	b.build(s)
	s.Speech().Say(b.title + ". ")
	s.Speech().Placed(b.nodes.Focused(), b.nodes.Nodes)
	b.way.begin(s, b)
}

// build makes what is on the screen, in the language it is in.
func (b *Lobby) build(s *stage.Stage) {
	l := s.Lang()
	b.title, b.codes, b.links = l.Say(words.LobbyTitle), l.Say(words.LobbyCode), l.Say(words.LobbyCodeHelp)
	b.back = &kit.IconButton{Icon: "icon/back", Label: l.Say(words.ButtonTitle), OnPress: b.leave}
	b.who = &whoPill{of: b}
	text := b.code.Text
	b.code = kit.CodeField{Letters: wire.CodeLetters, Long: wire.CodeLength, OnText: b.follow,
		Tells: func(s *stage.Stage, at int) {
			s.Speech().Say(s.Lang().Say(words.LobbyCodeAt, words.With("name", b.codes), words.Count("n", at+1), words.Count("most", wire.CodeLength)))
		}}
	b.code.Make(b.codes)
	b.code.OnSubmit = b.byCode
	b.code.Put(s, text)
	b.join = &kit.Button{Text: l.Say(words.LobbyJoin), Size: 18, OnPress: b.byCode}
	b.paste = nil
	if board := s.Options().Clipboard; board != nil {
		b.paste = &kit.Button{Text: l.Say(words.LobbyPaste), Size: 16, OnPress: func(s *stage.Stage) {
			board.Read(func(text string, ok bool) { b.pasted(s, text, ok) })
		}}
	}
	b.open = &kit.Button{Text: l.Say(words.LobbyOpen), Kind: kit.CreamVerb, Size: 20, OnPress: func(s *stage.Stage) { opening(b, s) }}
	b.host = nil
	if b.ways.Host != nil {
		b.host = &kit.Button{Text: l.Say(words.LobbyHere), Size: 18, OnPress: b.hosting}
	}
	b.list.make(s, b)
	b.chosen.make(s, b)
	b.way.make(s, b)
	b.refresh(s)
	if b.nodes.Focused() == nil {
		b.nodes.SetFocus(b.first())
	}
}

// first is where the keys begin.
func (b *Lobby) first() stage.Node {
	if len(b.list.shelf) > 0 {
		return b.list.shelf[0]
	}
	return b.open
}

// gather puts the nodes in the order of the eye; the focus stays where it is, as far as that is there still.
func (b *Lobby) gather(s *stage.Stage) {
	was := b.nodes.Focused()
	g := stage.FocusGroup{Nodes: []stage.Node{b.back, b.who}}
	g.Nodes = append(g.Nodes, b.list.heads(b.way.phase == here || b.list.near)...)
	if b.way.phase == here || b.list.near {
		g.Nodes = append(g.Nodes, b.list.shelf...)
	}
	if !b.list.near {
		g.Nodes = append(g.Nodes, b.way.nodes()...)
	}
	g.Nodes = append(g.Nodes, b.chosen.nodes()...)
	if b.paste != nil {
		g.Nodes = append(g.Nodes, b.paste)
	}
	g.Nodes = append(g.Nodes, &b.code, b.join, b.open)
	if b.host != nil {
		g.Nodes = append(g.Nodes, b.host)
	}
	if was != nil {
		was.Focus(false)
	}
	b.nodes = g
	if was != nil && slices.Contains(g.Nodes, stage.Node(was)) {
		b.nodes.SetFocus(was)
	} else if was != nil {
		b.nodes.SetFocus(b.first())
	}
}

// refresh shows what there is now.
func (b *Lobby) refresh(s *stage.Stage) {
	b.lay.upright = s.Window().Held().Upright
	b.list.fill(s, b)
	b.chosen.fill(s, b)
	b.who.fill(s)
	b.verbs()
	b.gather(s)
	b.place(s)
	s.Redraw()
}

// verbs says what can be pressed now.
func (b *Lobby) verbs() {
	can := b.way.phase == here && !b.busy
	b.open.Off = !can
	b.join.Off = b.busy || !b.code.Full() || b.way.house() == ""
	b.chosen.allow(can, b.busy)
}

// ask asks for what there is none of yet, the name first, and then goes to the house, or where somebody wants to be.
func (b *Lobby) ask(s *stage.Stage) {
	if b.heads != nil && b.line.Who(s).Name != "" {
		g := *b.heads
		b.heads = nil
		b.goTo(s, g)
		return
	}
	switch b.way.step(s) {
	case nameless:
		b.askName(s)
	case houseless:
		b.askHouse(s)
	}
}

// askName asks what one wants to be called.
func (b *Lobby) askName(s *stage.Stage) {
	l := s.Lang()
	s.Open(&kit.Entry{Title: l.Say(words.LobbyName), Help: l.Say(words.LobbyNameHelp), Accept: l.Say(words.ButtonOK),
		Field: kit.TextField{Line: kit.Line{Text: b.line.Who(s).Name, Most: wire.LongestName}},
		Check: func(name string) string { return wrongName(l, name) },
		Take: func(s *stage.Stage, name string) {
			if name == b.line.Who(s).Name {
				return
			}
			b.line.Call(s, name)
			b.way.anew(s)
			b.way.begin(s, b)
			b.refresh(s)
		}})
}

// askHouse asks where the rooms are.
func (b *Lobby) askHouse(s *stage.Stage) {
	l, text := s.Lang(), b.way.named(s)
	if b.way.phase == alone { // the page's own address is not what is asked for
		text = ""
	}
	s.Open(&kit.Entry{Title: l.Say(words.LobbyHouse), Help: l.Say(words.LobbyHouseHelp), Accept: l.Say(words.ButtonOK), Pastes: true,
		Field: kit.TextField{Line: kit.Line{Text: text, Most: longestHouse}},
		Check: func(text string) string {
			if _, err := client.ParseLink(text, ""); err != nil {
				return l.Say(words.LobbyNoLink)
			}
			return ""
		},
		Take: func(s *stage.Stage, text string) {
			to, _ := client.ParseLink(text, "") // which has been checked
			b.goTo(s, online.Going{Link: to})
		}})
}

// longestHouse is how long an address may be, in letters.
const longestHouse = 200

// hear is what the house says that is no answer.
func (b *Lobby) hear(body wire.Body) {
	switch m := body.(type) {
	case *wire.RoomOpen, *wire.RoomShut, *wire.Rooms:
		b.list.stale = true
	case *wire.You:
		b.list.stale = true
		if b.line.Place() == nil && len(m.Rooms) > 0 && b.code.Text == "" {
			b.code.Put(b.stage, string(m.Rooms[0]))
			b.stage.Toasts().Show(b.stage.Lang().Say(words.LobbyStill, words.With("code", string(m.Rooms[0]))), "")
		}
	}
}

// leave goes back to the title; the line is given up where nobody has got a place.
func (b *Lobby) leave(s *stage.Stage) {
	if b.line.Place() == nil {
		b.line.Close()
	}
	s.Go(s.Options().Routes.Title())
}

// Update follows the house and the player; Escape empties the search, and then leaves.
func (b *Lobby) Update(s *stage.Stage, in *input.Tick) error {
	if b.line.Place() != nil && b.ways.Waiting != nil {
		s.Go(b.ways.Waiting())
		return nil
	}
	if w, h := s.Window().Size(); w != b.lay.w || h != b.lay.h {
		b.list.scroll.Relay(s, b.list.shelf, b.nodes.Focused(), b.place)
	}
	told := b.way.tick(s, b)
	if near := b.list.look(s, b); told || near || b.list.stale {
		b.list.stale = false
		if b.refresh(s); told && b.way.phase == here && !b.led {
			b.led = true
			b.nodes.SetFocus(b.first())
			b.list.scroll.Lit = b.nodes.Focused()
			s.Speech().Placed(b.nodes.Focused(), b.nodes.Nodes)
		}
	}
	if in.Take(input.ActCancel) {
		if b.list.search.Text == "" {
			b.leave(s)
			return nil
		}
		b.list.search.Empty(s)
	}
	b.led = b.led || in.Pressed || in.Keyed()
	b.tend(s, b.in.Scaled(in, b.lay.k))
	return nil
}

// tend follows pointer and keys.
func (b *Lobby) tend(s *stage.Stage, in *input.Tick) {
	b.list.search.Skipped = in.Device == paint.DevicePad
	full := b.code.Full()
	if in.Pressed {
		b.press(s, in)
	}
	b.list.scroll.Tend(s, in, &b.nodes, b.list.shelf, b.place)
	if s.Scene() != stage.Scene(b) {
		return
	}
	b.list.search.Typing(s, b.nodes.Focused())
	b.code.Typing(s, b.nodes.Focused())
	if full != b.code.Full() {
		b.verbs()
	}
}

// press lets a finger or the mouse begin the typing in a field, and end it elsewhere.
func (b *Lobby) press(s *stage.Stage, in *input.Tick) {
	f := b.nodes.Focused()
	switch typing := f == stage.Focusable(&b.code) || f == stage.Focusable(&b.list.search); {
	case in.In(b.code.Rect):
		b.nodes.SetFocus(&b.code)
	case slices.Contains(b.nodes.Nodes, stage.Node(&b.list.search)) && in.In(b.list.search.Rect):
		b.nodes.SetFocus(&b.list.search)
	case typing && in.Touch:
		b.nodes.SetFocus(b.first())
		b.list.scroll.Lit = b.nodes.Focused()
	}
}

// Leave ends the typing, and is not told any more what the house says.
func (b *Lobby) Leave() {
	b.list.search.Stop(b.stage)
	b.code.Stop(b.stage)
	b.hush()
	if c := b.line.Client(); c != nil && c.State() == client.Here {
		_ = c.Ask(&wire.List{}, nil) // of which nobody is told any more
	}
}

// SayAnew says everything in the language that has been chosen.
func (b *Lobby) SayAnew(s *stage.Stage) {
	at := b.nodes.Index()
	b.build(s)
	b.nodes.FocusAt(at)
}

// FocusNodes are those among which the keys move.
func (b *Lobby) FocusNodes() *stage.FocusGroup { return &b.nodes }

// face is the portrait of somebody by who they are.
func face(p *paint.Painter, who string) paint.Sprite {
	return p.Sprite("guest/" + company.FaceOf(wire.UID(who)))
}
