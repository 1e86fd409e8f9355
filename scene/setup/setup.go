package setup

import (
	"slices"
	"strings"

	"fourtell/engine"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
	"fourtell/words/tellers"
)

// Setup is the scene on which a table is set: who sits where, and by which rules. It keeps what it shows in the
// settings, so that the next quick game is the same.
type Setup struct {
	chairs
	ruleSets

	stage   *stage.Stage
	group   stage.FocusGroup
	focused stage.Focusable // as last seen, to bring a new one into view
	board   ruleBoard
	tabs    [2]*kit.Chip
	back    *kit.IconButton
	deal    *dealButton
	offer   *kit.Button
	fixed   []stage.Node // drawn outside the lists

	boardAt paint.Rect // the board's panel
	tab     int        // of a narrow window: 0 the seats, 1 the rules
	w, h, k float32
	note    paint.Rect
	problem string
	offers  bool // a change of the rules is offered
	yes     engine.Setting
	title   string
	message string
}

// New is the set-up screen as the settings remember it.
func New() *Setup { return &Setup{} }

const (
	setupTwo    = 1100 // units of width from which both panels stand side by side
	setupHead   = 80
	setupMargin = 32
	setNameMost = 24
	shareMost   = 900
)

// Enter reads the settings and makes the controls.
func (t *Setup) Enter(s *stage.Stage) {
	t.stage = s
	t.chairs.seated(t.refresh, t.lay, &t.group)
	t.ruleSets.shown(t.refresh, &t.board, &t.group)
	l := s.Lang()
	t.plan = guests.Remembered(s, s.Settings().Seats)
	for _, p := range t.plan {
		if command, ok := strings.CutPrefix(p.Who, stage.SitsProgram); ok {
			t.command = command
		}
	}
	for len(t.plan) < engine.MinSeats {
		t.plan = append(t.plan, guests.NewGuest(t.plan))
	}
	t.begin(s, s.Settings().Rules)
	t.own = s.Settings().OwnSet()
	t.title, t.seatsTitle = l.Say(words.SetupTitle), l.Say(words.SetupSeats)
	t.back = &kit.IconButton{Icon: "icon/back", Label: l.Say(words.SetupBack), OnPress: func(s *stage.Stage) { s.Go(s.Options().Routes.Title()) }}
	t.deal = &dealButton{Button: kit.Button{Text: l.Say(words.SetupDeal), Kind: kit.CoralVerb, Size: 25, OnPress: t.start}, of: t}
	t.offer = &kit.Button{Kind: kit.CreamVerb, Size: 20, OnPress: func(s *stage.Stage) { t.change(s, t.yes) }}
	t.add = &kit.Chip{Text: l.Say(words.SetupAdd), Dashed: true, OnPress: t.addSeat}
	t.adds = &kit.Shelved{Focusable: t.add, On: &t.seatList}
	b := &t.board
	b.save = &kit.Chip{Text: l.Say(words.SetupSave), Small: true, OnPress: t.saveSet}
	b.share = &kit.Chip{Text: l.Say(words.SetupShare), Small: true, OnPress: t.shareSet}
	b.reset = &kit.Chip{Small: true, OnPress: func(s *stage.Stage) { t.choose(s, t.preset, t.own) }}
	b.remove = &kit.Chip{OnPress: t.deleteSet}
	b.every = &kit.Chip{Small: true, OnPress: t.spreadBoard}
	b.make(s, t.change, t.toGroup)
	b.search.OnChange = t.seek
	for i, word := range []string{t.seatsTitle, b.title} {
		t.tabs[i] = &kit.Chip{Text: word, OnPress: func(s *stage.Stage) { t.tab = i; t.refresh(s) }}
	}
	t.makeSets(s)
	t.refresh(s)
	t.group.SetFocus(t.deal)
	t.focused = t.deal
	s.Speech().Say(t.title + ". " + t.message)
}

// Leave ends the typing; everything else is in the settings.
func (t *Setup) Leave() { t.board.search.Stop(t.stage) }

// change sets one switch, and nothing else.
func (t *Setup) change(s *stage.Stage, set engine.Setting) {
	t.rules = with(t.rules, set)
	t.refresh(s)
}

// refresh shows the table as it is now, keeps it, and says what is wrong with it.
func (t *Setup) refresh(s *stage.Stage) {
	l := s.Lang()
	b := &t.board
	b.set(l, t.rules, t.base(s))
	for len(t.seats) < len(t.plan) {
		t.seats = append(t.seats, newSeatRow(s, &t.chairs, len(t.seats)))
	}
	for i := range t.plan {
		t.seats[i].set(s, t.plan[i], len(t.plan))
	}
	house := book().Presets()
	for i, c := range b.sets { // the house's come first
		c.On = i < len(house) && t.own == "" && house[i] == t.preset || i >= len(house) && c.Text == t.own
	}
	b.rest, b.own = l.PresetHelp(t.preset), t.own != ""
	if b.own {
		b.rest = l.Say(words.SetupOwn)
	}
	n := len(guests.Occupied(t.plan))
	t.count = l.Say(words.SetupCount, words.Count("n", n), words.Count("most", engine.MaxSeats))
	was := t.problem
	t.problem = tableTrouble(l, t.plan, t.rules)
	if t.problem != "" && t.problem != was {
		s.Speech().Say(t.problem)
	}
	offered, why := t.offers, t.offered(l)
	switch by, ok := t.rules.(engine.Dealing); {
	case t.problem != "":
		t.message = t.problem
	case t.offers:
		t.message = why
		if !offered {
			s.Speech().Say(t.message)
		}
	case ok:
		each, left := by.Dealt(n)
		t.message = l.Say(words.SetupSummary, words.Count("players", n), words.Count("cards", each), words.Count("left", left))
	default:
		t.message = t.count
	}
	t.deal.Off = t.problem != ""
	t.keep(s, n)
	b.remove.Text = l.Say(words.SetupDelete, words.With("name", t.own))
	t.gather(s)
	s.Redraw()
}

// offered is why a change of the rules is offered, where one is.
func (t *Setup) offered(l *words.Language) string {
	t.offers = false
	game, ok := tellers.Of("").(words.SetUp)
	if !ok {
		return ""
	}
	var o words.Offer
	if o, t.offers = game.Offer(l, t.rules); t.offers {
		t.offer.Text, t.yes = o.Yes, o.Set
	}
	return o.Why
}

// keep remembers the table in the settings.
func (t *Setup) keep(s *stage.Stage, n int) {
	text := rulesOver(t.preset, t.rules)
	if own, ok := s.Settings().Presets[t.own]; ok && t.rules.String() == t.base(s).String() {
		text = own
	}
	if slices.Equal(s.Settings().Table, t.plan) && s.Settings().Rules == text && s.Settings().Own == t.own {
		return
	}
	s.Settings().Table, s.Settings().Rules, s.Settings().Own = slices.Clone(t.plan), text, t.own
	if n >= engine.MinSeats {
		s.Settings().Seats = n
	}
	s.Changed()
}

// start deals the cards.
func (t *Setup) start(s *stage.Stage) {
	if next := deal(s, t.plan); next != nil {
		s.Go(next)
	}
}

// Update follows the lists and the nodes.
func (t *Setup) Update(s *stage.Stage, in *input.Tick) error {
	if w, h := s.Window().Size(); w != t.w || h != t.h {
		t.refresh(s)
	}
	if in.Take(input.ActCancel) {
		if t.board.search.Text != "" {
			t.board.search.Empty(s)
			return nil
		}
		s.Go(s.Options().Routes.Title())
		return nil
	}
	v := *in
	v.X, v.Y, v.PressX, v.PressY = v.X/t.k, v.Y/t.k, v.PressX/t.k, v.PressY/t.k
	moved := t.seatList.Update(&v)
	moved = t.board.follow(&v) || moved
	t.within(s, &v)
	if v.Pressed {
		t.pressed(&v)
	}
	t.group.Update(s, &v)
	if s.Scene() != stage.Scene(t) {
		return nil
	}
	if f := t.group.Focused(); f != t.focused {
		t.focused = f
		t.speakFocus(s)
		moved = t.reveal(f) || moved
	}
	t.board.search.Typing(s, t.focused)
	t.board.focus = onShelf(t.focused)
	if moved {
		t.lay(s)
		s.Redraw()
	}
	return nil
}

// reveal brings the node with the focus into view.
func (t *Setup) reveal(f stage.Focusable) bool {
	n, ok := f.(*kit.Shelved)
	return ok && n.On.Reveal(n.Bounds())
}

// within keeps the arrows up and down in a list until its end, whatever lies nearer outside its view. Among the switches they go
// in reading order, through all the columns, and down from a group's chip to its first.
func (t *Setup) within(s *stage.Stage, in *input.Tick) {
	for act, dy := range [...]int{input.ActUp: -1, input.ActDown: 1} {
		if dy == 0 || !in.Did(input.Action(act)) {
			continue
		}
		if to := t.towards(dy); to != nil {
			in.Take(input.Action(act))
			t.group.SetFocus(to)
			s.Redraw()
		}
	}
}

// towards is where an arrow up or down leads in a list; nil leaves it to what lies nearest.
func (t *Setup) towards(dy int) stage.Node {
	if c, ok := t.group.Focused().(*kit.Chip); ok && dy > 0 {
		if r := t.board.first(c); r != nil {
			return t.board.shelf(r)
		}
	}
	n, ok := t.group.Focused().(*kit.Shelved)
	if !ok {
		return nil
	}
	if row, ok := n.Focusable.(*ruleRow); ok {
		if next := t.board.beside(row, dy); next != nil {
			return t.board.shelf(next)
		}
		return nil
	}
	if below := n.Below(t.listOf(n), float32(dy)); below != nil {
		return below
	}
	return nil
}

// listOf are the nodes of the list in which one stands.
func (t *Setup) listOf(n *kit.Shelved) []stage.Node {
	if n.On == &t.seatList {
		return t.seatsOn
	}
	return t.board.listed
}

// onShelf is a node as it is itself, where it stands in a list.
func onShelf(f stage.Focusable) stage.Focusable {
	if n, ok := f.(*kit.Shelved); ok {
		return n.Focusable
	}
	return f
}

// pressed puts the focus where the pointer goes down, so that keys go on from there.
func (t *Setup) pressed(in *input.Tick) {
	for _, n := range t.group.Nodes {
		f, ok := n.(stage.Focusable)
		if l, shelf := n.(*kit.Shelved); shelf && !in.In(l.On.View) {
			continue
		}
		if ok && f.Enabled() && in.In(n.Bounds()) {
			t.group.SetFocus(n)
			t.focused = t.group.Focused()
		}
	}
}

// spreadBoard gives the switches the whole window, or shows the seats beside them again.
func (t *Setup) spreadBoard(s *stage.Stage) {
	t.board.spread = !t.board.spread
	t.refresh(s)
}

// seek leaves the switches that have been searched for.
func (t *Setup) seek(s *stage.Stage) {
	t.board.list.At = 0
	t.refresh(s)
	s.Speech().Say(t.board.told())
}

// toGroup brings a group of switches to the view's top, and the focus to the first of them.
func (t *Setup) toGroup(s *stage.Stage, g *ruleGroup) {
	if r := t.board.first(g.chip); r != nil {
		t.board.list.By(g.at.Y - t.board.list.View.Y)
		t.lay(s)
		t.group.SetFocus(t.board.shelf(r))
		s.Redraw()
	}
}
