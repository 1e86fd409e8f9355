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
	games   *kit.Segments // which game is played
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
	home    levelTable // the table that is offered; of no kind: none is
	title   string
	message string
}

// New is the set-up screen as the settings remember it.
func New() *Setup { return &Setup{} }

const (
	setupTwo    = 1100 // units of width from which both panels stand side by side
	setupHead   = 80
	setupMargin = 32
	gamesWide   = 300
	setNameMost = 24
	shareMost   = 900
)

// Enter reads the settings and makes the controls.
func (t *Setup) Enter(s *stage.Stage) {
	t.stage = s
	t.chairs.seated(t.refresh, t.lay, &t.group)
	t.ruleSets.shown(t.refresh, t.lay, &t.board, &t.group)
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
	t.games = kit.NewGameChoice(s, t.another)
	t.title, t.seatsTitle = l.Say(words.SetupTitle), l.Say(words.SetupSeats)
	t.back = &kit.IconButton{Icon: "icon/back", Label: l.Say(words.SetupBack), OnPress: func(s *stage.Stage) { s.Go(s.Options().Routes.Title()) }}
	t.deal = &dealButton{Button: kit.Button{Text: l.Say(words.SetupDeal), Kind: kit.CoralVerb, Size: 25, OnPress: t.start}, of: t}
	t.offer = &kit.Button{Kind: kit.CreamVerb, Size: 20, OnPress: t.take}
	t.add = &kit.Chip{Text: l.Say(words.SetupAdd), Dashed: true, OnPress: t.addSeat}
	t.adds = &kit.Shelved{Focusable: t.add, On: &t.seatList}
	t.sitDown(s)
	for i, word := range []string{t.seatsTitle, t.board.title} {
		t.tabs[i] = &kit.Chip{Text: word, OnPress: func(s *stage.Stage) { t.tab = i; t.refresh(s) }}
	}
	t.refresh(s)
	t.group.SetFocus(t.deal)
	t.focused = t.deal
	s.Speech().Say(t.title + ". " + t.message)
}

// sitDown takes up the game that is chosen, by the rules it was played by last, and makes its board.
func (t *Setup) sitDown(s *stage.Stage) {
	t.of = gameOf(s.Settings().Game)
	last := t.chosen(s)
	t.begin(s, last.Rules)
	t.own = last.OwnSet()
	t.makeBoard(s)
	t.board.every.OnPress = t.spreadBoard
}

// another shows the game that has been chosen in the place of the one that stood there.
func (t *Setup) another(s *stage.Stage) {
	t.board.search.Stop(s)
	t.board = ruleBoard{spread: t.board.spread}
	t.sitDown(s)
	t.refresh(s)
	s.Speech().Say(t.message)
}

// Leave ends the typing; everything else is in the settings.
func (t *Setup) Leave() { t.board.search.Stop(t.stage) }

// refresh shows the table as it is now, keeps it, and says what is wrong with it.
func (t *Setup) refresh(s *stage.Stage) {
	l := s.Lang()
	t.show(s)
	for len(t.seats) < len(t.plan) {
		t.seats = append(t.seats, newSeatRow(s, &t.chairs, len(t.seats)))
	}
	for i := range t.plan {
		t.seats[i].set(s, t.of.Name(), t.plan[i], len(t.plan))
	}
	n := len(guests.Occupied(t.plan))
	t.count = l.Say(words.SetupCount, words.Count("n", n), words.Count("most", engine.MaxSeats))
	was := t.problem
	t.problem = tableTrouble(l, t.plan, t.rules)
	if t.problem != "" && t.problem != was {
		s.Speech().Say(t.problem)
	}
	offered, why := t.offers, t.offered(l)
	switch deal := t.dealt(l, n); {
	case t.problem != "":
		t.message = t.problem
	case t.offers:
		t.message = why
		if !offered {
			s.Speech().Say(t.message)
		}
	case deal != "":
		t.message = deal
	default:
		t.message = t.count
	}
	t.deal.Off = t.problem != ""
	t.keep(s, n)
	t.gather(s)
	s.Redraw()
}

// take takes what is offered.
func (t *Setup) take(s *stage.Stage) {
	if t.home.kind != "" {
		t.plan = t.home.laid(t.plan)
	}
	t.change(s, t.yes)
}

// offered is why a change of the rules is offered, or another table, where one is.
func (t *Setup) offered(l *words.Language) string {
	t.offers, t.home = false, levelTable{}
	game, ok := tellers.Of(t.of.Name()).(words.SetUp)
	if !ok {
		return ""
	}
	var o words.Offer
	if o, t.offers = game.Offer(l, t.rules); t.offers {
		t.offer.Text, t.yes = o.Yes, o.Set
	} else if h, ok := homeOf(t.of.Name(), t.plan, t.rules); ok {
		t.offers, t.home, t.offer.Text, t.yes = true, h, l.Say(words.SetupHomeTake), h.set
		return h.told(l, t.of, t.plan, t.rules)
	}
	return o.Why
}

// dealt is what will be dealt; "" where the game does not say.
func (t *Setup) dealt(l *words.Language, seats int) string {
	if game, ok := tellers.Of(t.of.Name()).(words.SetUp); ok {
		return game.Deal(l, t.rules, seats)
	}
	return ""
}

// keep remembers the table in the settings.
func (t *Setup) keep(s *stage.Stage, n int) {
	text, was := t.of.over(t.preset, t.rules), t.chosen(s)
	if own, ok := was.Presets[t.own]; ok && t.rules.String() == t.base(s).String() {
		text = own
	}
	if slices.Equal(s.Settings().Table, t.plan) && was.Rules == text && was.Own == t.own {
		return
	}
	was.Rules, was.Own = text, t.own
	s.Settings().Table = slices.Clone(t.plan)
	s.Settings().Choose(t.of.Name(), was)
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
	within(s, &v, &t.group, t.towards)
	if v.Pressed && pressed(&v, &t.group) {
		t.focused = t.group.Focused()
	}
	t.group.Update(s, &v)
	if s.Scene() != stage.Scene(t) {
		return nil
	}
	if f := t.group.Focused(); f != t.focused {
		t.focused = f
		t.speakFocus(s)
		moved = reveal(f) || moved
	}
	t.board.search.Typing(s, t.focused)
	t.board.focus = onShelf(t.focused)
	if moved {
		t.lay(s)
		s.Redraw()
	}
	return nil
}

// towards is where an arrow up or down leads in a list; nil leaves it to what lies nearest.
func (t *Setup) towards(dy int) stage.Node {
	if to, ok := t.board.towards(t.group.Focused(), dy); ok {
		return to
	}
	if n, ok := t.group.Focused().(*kit.Shelved); ok {
		if below := n.Below(t.listOf(n), float32(dy)); below != nil {
			return below
		}
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

// spreadBoard gives the switches the whole window, or shows the seats beside them again.
func (t *Setup) spreadBoard(s *stage.Stage) {
	t.board.spread = !t.board.spread
	t.refresh(s)
}
