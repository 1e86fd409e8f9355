package ask

import (
	"strconv"
	"unicode/utf8"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Choice is a row of things to choose from: cards to answer a draw card with, guests to swap hands with, how many cards
// to lay. Each is a picture over a word.
type Choice struct {
	stage.Dialog
	t      Table
	title  string
	line   string
	items  []Item
	verbs  []*kit.Button
	cancel bool
	back   paint.Sprite
	whose  bool // guests are chosen among, by the hands they hold
	then   func() Question
	w, h   float32
	k      float32
	word   float32 // units of height for the word under a card
}

// Item is one thing to choose.
type Item struct {
	paint.Rect
	cards   []engine.SeenCard
	faces   []paint.Sprite // of the cards
	guest   paint.Sprite   // the portrait of the seat
	seat    engine.Seat
	word    string
	command engine.Command
	hover   bool
	focus   bool
	down    bool
	pick    func(*stage.Stage)
}

// find looks up what it shows.
func (it *Item) find(p *paint.Painter, t Table) {
	it.faces = it.faces[:0]
	for _, c := range it.cards {
		it.faces = append(it.faces, cardSprite(p, c))
	}
	if it.seat >= 0 {
		it.guest = p.Sprite("guest-large/" + t.Portrait(it.seat))
	}
}

// NewAnswer asks for a card to answer a draw card with, or to take what is due.
func NewAnswer(t Table) *Choice {
	s, l := t.Shown(), t.Words()
	m := &Choice{t: t}
	d := shed.Of(s).Pending
	m.title = l.Say(words.TableDue, words.Count("n", d.Stack))
	m.line = l.Turn(s)
	if i := sentence(m.line); i > 0 {
		m.line = m.line[:i]
	}
	seen := map[engine.Face]bool{}
	for _, c := range answers(t, s) {
		if !seen[c.Card.Face] {
			seen[c.Card.Face] = true
			m.items = append(m.items, Item{cards: []engine.SeenCard{c.Card}, word: kit.Capital(l.Face(c.Card.Face)), command: c, seat: engine.NoSeat})
		}
	}
	for _, c := range s.Legal {
		switch c.Verb {
		case engine.VerbAccept:
			text := l.Say(words.ButtonTakeStack, words.Count("n", d.Stack))
			if d.Kind == shed.PendingWD4 && d.Paid {
				text = l.Say(words.ButtonKeepFour)
			}
			m.verbs = append(m.verbs, &kit.Button{Text: text, Kind: kit.CreamVerb, Cap: input.ActKeep, Shortcut: input.ActKeep, OnPress: func(*stage.Stage) { m.Decide(c) }})
		case engine.VerbChallenge:
			m.verbs = append(m.verbs, &kit.Button{Text: l.Say(words.ButtonChallenge), Kind: kit.Quiet, Cap: input.ActChallenge, Shortcut: input.ActChallenge, OnPress: func(*stage.Stage) { m.Decide(c) }})
		}
	}
	return m
}

// answers are the plays to choose among: the legal ones, or where it may not be shown which they are all of the hand.
func answers(t Table, s *engine.Snapshot) (all []engine.Command) {
	if t.Unaided() && t.MayPlay() {
		for _, card := range s.Hands[s.Viewer].Cards {
			c := engine.Play(s.Viewer, card, engine.NoColor, engine.NoSeat)
			if c.Decision = s.Decision; shed.IsWild(card.Face) {
				c.Color = shed.Red
			}
			all = append(all, c)
		}
		return all
	}
	for _, c := range s.Legal {
		if c.Verb == engine.VerbPlay {
			all = append(all, c)
		}
	}
	return all
}

// sentence is where the second sentence of a text ends, or its end.
func sentence(s string) int {
	n := 0
	for i, r := range s {
		end := i + utf8.RuneLen(r)
		if r == '。' || r == '.' && (end == len(s) || s[end] == ' ') {
			if n++; n == 2 {
				return end
			}
		}
	}
	return len(s)
}

// NewSeveral asks how many cards of a number to lay down.
func NewSeveral(t Table, card engine.SeenCard, several [][]engine.Command) *Choice {
	l := t.Words()
	m := &Choice{t: t, title: l.Say(words.SeveralTitle), line: kit.Capital(l.Face(card.Face)), cancel: true}
	for _, plays := range several {
		c := plays[0]
		it := Item{seat: engine.NoSeat, command: c, cards: c.Cards, word: strconv.Itoa(max(1, len(c.Cards)))}
		if len(it.cards) == 0 {
			it.cards = []engine.SeenCard{c.Card}
		}
		if len(plays) > 1 { // a 7 that swaps: whose hand comes next
			it.pick = func(s *stage.Stage) {
				m.then = func() Question { return NewTarget(t, card, plays) }
				m.Decide(c)
			}
		}
		m.items = append(m.items, it)
	}
	return m
}

// Next is the question that follows the one answered.
func (m *Choice) Next() Question {
	if m.then == nil {
		return nil
	}
	then := m.then
	m.then = nil
	return then()
}

// Enter lays the row out.
func (m *Choice) Enter(s *stage.Stage) {
	m.Group.Nodes = nil
	m.back = s.Painter().Sprite("card/back")
	for i := range m.items {
		m.Group.Nodes = append(m.Group.Nodes, &choiceNode{m, i})
		m.items[i].find(s.Painter(), m.t)
	}
	for _, b := range m.verbs {
		m.Group.Nodes = append(m.Group.Nodes, b)
	}
	m.lay(s)
	if len(m.Group.Nodes) > 0 {
		m.Group.SetFocus(m.Group.Nodes[0])
	}
	said := []string{m.title, m.line}
	for i := range m.items {
		said = append(said, m.items[i].word)
	}
	for _, b := range m.verbs {
		said = append(said, b.Text)
	}
	s.Speech().Say(words.Sentences(said...))
}

func (m *Choice) lay(s *stage.Stage) {
	m.w, m.h = s.Window().Size()
	m.k = 1
	if m.w < m.h {
		m.k = m.w / 540
	}
	k := m.k
	n := max(1, len(m.items))
	perRow := min(n, 5)
	iw, ih, least := 132*k, 190*k, 600*k
	if n > 2*perRow { // a whole hand
		perRow = min(n, 8)
	}
	if m.w < m.h {
		perRow = min(n, 3)
		if n > 4*perRow {
			perRow, iw = 4, 104*k
		}
	}
	rows := (n + perRow - 1) / perRow
	m.word = 28 * k
	if s.Painter().Large() { // two lines of large text under a card
		m.word, ih, least = 58*k, 220*k, 780*k
		if m.w > m.h {
			iw = 150 * k
		}
	}
	for i := range m.items { // its words need two lines
		if !s.Painter().Reads(m.items[i].word, m.wordStyle(iw-16*k)) && m.word < 50*k {
			m.word, ih = 50*k, ih+24*k
		}
	}
	if m.whose {
		ih = targetHigh * k
	}
	width := min(max(float32(perRow)*(iw+12*k)+56*k, least), m.w-16*k)
	height := 130*k + float32(rows)*(ih+12*k) + 24*k
	if len(m.items) == 0 {
		height = 150 * k
	}
	if len(m.verbs) > 0 {
		height += 80 * k
	}
	m.Fit(s, width, height)
	for i := range m.items {
		row := i / perRow
		inRow := min(perRow, n-row*perRow)
		x := m.Panel.X + width/2 + (float32(i%perRow)-float32(inRow-1)/2)*(iw+12*k) - iw/2
		m.items[i].Rect = paint.Box(x, m.Panel.Y+122*k+float32(row)*(ih+12*k), iw, ih)
	}
	y := m.Panel.Y + height - 90*k
	bw := (width - 56*k - 16*k*float32(len(m.verbs)-1)) / float32(max(1, len(m.verbs)))
	for i, b := range m.verbs {
		b.Rect, b.Size = paint.Box(m.Panel.X+28*k+float32(i)*(bw+16*k), y, bw, 60*k), 23*k
	}
}

// wordStyle is how the word under a card is written in a width.
func (m *Choice) wordStyle(fit float32) paint.Style {
	return paint.Style{Face: paint.Display, Size: 17 * m.k, Color: paint.Cream, Align: paint.Middle, Fit: fit}
}

// Update follows the row; Escape takes an own card back, never a question of the table's.
func (m *Choice) Update(s *stage.Stage, in *input.Tick) error {
	m.t.Beside(s, in, m.Panel, len(m.verbs) > 0)
	if len(m.verbs) > 0 && m.verbs[0].Shortcut == input.ActKeep && in.Take(input.ActDraw) {
		m.verbs[0].Activate(s)
	}
	if m.UpdateDialog(s, in) {
		m.lay(s)
	}
	if in.Take(input.ActCancel) && m.cancel || in.RightPressed && m.cancel {
		s.Close(m)
		return nil
	}
	for i := range min(len(m.items), 9) {
		if in.Take(input.ActDigit1 + input.Action(i)) {
			m.pick(s, i)
		}
	}
	if m.cancel && in.Released && in.Over && !m.Panel.Contains(in.X, in.Y) && !m.Panel.Contains(in.PressX, in.PressY) {
		s.Close(m)
	}
	return nil
}

func (m *Choice) pick(s *stage.Stage, i int) {
	s.Audio().Play(assets.SoundClick)
	it := &m.items[i]
	switch {
	case it.pick != nil:
		it.pick(s)
	case it.command.Verb == engine.VerbPlay && shed.IsWild(it.command.Card.Face) && len(m.t.Plays(it.command.Card)) > 0:
		card := it.command.Card
		m.then = func() Question { return NewWheel(m.t, card, m.t.Plays(card)) }
		m.Decide(it.command)
	default:
		m.Decide(it.command)
	}
}

// Draw draws the panel and its row.
func (m *Choice) Draw(p *paint.Painter) {
	m.Begin(p)
	cx, _ := m.Panel.Center()
	k := m.k
	title, titleY, line, lineY := p.Pair(m.Panel.Y+14*k, m.Panel.Y+114*k, paint.Style{Face: paint.Display, Size: 34 * k, Color: paint.Cream, Align: paint.Middle, Fit: m.Panel.W - 124*k}, m.Panel.Y+58*k, // beside the clock
		paint.Style{Face: paint.Body, Size: 18 * k, Color: paint.Cream2, Align: paint.Middle, Fit: m.Panel.W - 48*k}, m.Panel.Y+92*k)
	p.Text(m.title, cx, titleY, title)
	p.Text(m.line, cx, lineY, line)
	m.End(p)
	m.t.DrawBeside(p, m.Panel, m.Panel.X+m.Panel.W-6*k, m.Panel.Y+6*k, k)
}

// choiceNode is an item as a node that keys can reach.
type choiceNode struct {
	m *Choice
	i int
}

func (n *choiceNode) item() *Item { return &n.m.items[n.i] }

// Bounds is the item's box.
func (n *choiceNode) Bounds() paint.Rect { return n.item().Rect }

// Focus puts the focus on it or takes it away.
func (n *choiceNode) Focus(on bool) { n.item().focus = on }

// Enabled says that it can have the focus.
func (n *choiceNode) Enabled() bool { return true }

// Adjust does nothing.
func (n *choiceNode) Adjust(*stage.Stage, int) bool { return false }

// Activate chooses it.
func (n *choiceNode) Activate(s *stage.Stage) { n.m.pick(s, n.i) }

// Update follows the pointer.
func (n *choiceNode) Update(s *stage.Stage, in *input.Tick) bool {
	it := n.item()
	hover := in.In(it.Rect)
	if hover != it.hover {
		it.hover = hover
		s.Redraw()
	}
	if hover {
		s.Window().Point()
	}
	if in.Pressed && hover {
		it.down = true
		in.TakePointer()
		return true
	}
	if it.down && !in.Down {
		it.down = false
		if in.Released && hover {
			in.TakePointer()
			n.m.pick(s, n.i)
			return true
		}
	}
	return false
}

// Draw draws the picture and the word.
func (n *choiceNode) Draw(p *paint.Painter) {
	it, k := n.item(), n.m.k
	r := it.Rect
	body, line := paint.Plum700, paint.Plum600
	if it.hover {
		body, line = paint.Plum600, paint.Cream
	}
	p.RoundRect(r, 18*k, line)
	p.RoundRect(r.Inset(2*k), 16*k, body)
	cx, _ := r.Center()
	for i := range it.cards {
		off := float32(i) - float32(len(it.cards)-1)/2
		p.Put(it.faces[i], paint.Pose{X: cx + off*min(18, 60/float32(len(it.cards)))*k, Y: r.Y + 78*k, ScaleX: 0.72 * k, ScaleY: 0.72 * k, Tint: paint.White})
	}
	if n.m.whose {
		n.m.drawTarget(p, it)
	} else {
		p.TextIn(it.word, paint.Box(r.X+6*k, r.Y+r.H-10*k-n.m.word, r.W-12*k, n.m.word), n.m.wordStyle(r.W-16*k))
	}
	if it.focus && p.Focusing {
		p.FocusRing(r, 18*k)
	}
}

// Means is the item or the verb that is that answer.
func (m *Choice) Means(c *engine.Command, _ bool) (paint.Rect, float32) {
	for i := range m.items {
		if samePlay(c, &m.items[i].command) {
			return m.items[i].Rect, 18 * m.k
		}
	}
	for _, b := range m.verbs {
		// The verbs stand in the order of their shortcuts: taking, and challenging.
		if c.Verb == engine.VerbAccept && b.Shortcut == input.ActKeep || c.Verb == engine.VerbChallenge && b.Shortcut == input.ActChallenge {
			return b.Rect, b.H / 2.6
		}
	}
	return paint.Rect{}, 0
}

// samePlay says whether an answer is the play that is meant.
func samePlay(a, b *engine.Command) bool {
	if a.Verb != engine.VerbPlay || b.Verb != engine.VerbPlay || len(a.Cards) != len(b.Cards) {
		return false
	}
	if len(a.Cards) > 0 {
		return a.Cards[len(a.Cards)-1].Face == b.Cards[len(b.Cards)-1].Face && a.Target == b.Target
	}
	return a.Card.Face == b.Card.Face && (a.Target == b.Target || shed.SymbolOf(b.Card.Face) != 7)
}

// Clear is nothing: what is told over its edge hides no answer.
func (m *Choice) Clear() (from, to float32) { return 0, 0 }

// ToastRoom is over it.
func (m *Choice) ToastRoom(s *stage.Stage) paint.Rect { return stage.OverQuestion(s, m.Panel) }
