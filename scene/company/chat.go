package company

import (
	"slices"

	"fourtell/online/wire"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// The measures of a chat, in units.
const (
	lowChat  = 330 // a panel that is less high has names and words in one line
	rowGap   = 8
	sayHigh  = 48
	sayGap   = 10
	edgeWide = 4 // left of what is written
)

// Chat is a panel of a talk: what was said, or at a table what has happened there, and what one can say. It lies in the box it is given, without a ground of its own. A screen
// puts its Nodes among its own, gives it every tick by Update before them, and draws it by Draw before them.
type Chat struct {
	talk  *Talk
	log   *told // what has happened at the table, where it is that which is shown
	box   paint.Rect
	looks []emoteLook
	list  kit.Scroller
	rows  []row
	heads map[string]paint.Sprite // the guests' portraits
	faces map[wire.UID]string     // whose is whose, while they have a chair
	seats []string                // and by chair

	back    reader // what was said, as a node
	emotes  []*emoteButton
	phrases *kit.Button
	say     *kit.Button
	free    bool
	changes int  // of the talk, when it was laid out
	large   bool // letters were, then
	shut    bool // it is out of sight: what comes is not read
	mark    int  // of all entries the first that was not read when the panel came in sight; -1: all were
	fresh   string
	none    string
	unread  string
}

// NewChat is a chat on the line of the stage.
func NewChat(s *stage.Stage) *Chat {
	c := &Chat{talk: stage.Way[*Talk](s), looks: emoteLooks(), heads: map[string]paint.Sprite{}, mark: -1}
	for _, name := range guests.Portraits() {
		c.heads[name] = s.Painter().Sprite("guest/" + name)
	}
	c.back.chat = c
	c.talk.catchUp()
	c.SayAnew(s)
	c.Seen()
	return c
}

// Talk is what it shows.
func (c *Chat) Talk() *Talk { return c.talk }

// SayAnew makes its words in the language that is spoken now.
func (c *Chat) SayAnew(s *stage.Stage) {
	l := s.Lang()
	c.fresh, c.none = l.Say(words.CompanyNew), l.Say(words.CompanyNone)
	if c.phrases == nil {
		c.phrases, c.say = &kit.Button{Size: 18}, &kit.Button{Size: 18, AtLeft: true}
		c.phrases.OnPress, c.say.OnPress = c.openPhrases, c.openEntry
		for i := range c.looks {
			c.emotes = append(c.emotes, &emoteButton{look: &c.looks[i], press: func(s *stage.Stage) { c.ask(s, &wire.Emote{Emote: c.looks[i].name}) }})
		}
	}
	c.phrases.Text, c.say.Text = l.Say(words.CompanyPhrases), l.Say(words.CompanySay)
	for _, e := range c.emotes {
		e.label = l.Say(words.CompanyEmote, words.With("face", l.Rooms().Emote(e.look.name)))
	}
	c.changes = -1
}

// Nodes are what can be pressed.
func (c *Chat) Nodes() []stage.Node {
	all := []stage.Node{&c.back}
	for _, e := range c.emotes {
		all = append(all, e)
	}
	return append(all, c.phrases, c.say)
}

// Unread is how many have said something that has not been seen, told: "3 new"; "" where nothing is.
func (c *Chat) Unread() string { return c.unread }

// Seen says that the panel is in sight from now on: what was not read is marked, and counts as read.
func (c *Chat) Seen() {
	c.shut, c.mark = false, -1
	if c.talk.Unread() > 0 {
		c.mark = c.talk.read
	}
	c.changes = -1
}

// Show shows what has happened at a table; nil: what was said.
func (c *Chat) Show(log *told) {
	c.log, c.rows, c.list.Content = log, c.rows[:0], 0 // and begins at the end
	if c.Seen(); log != nil {
		c.mark = log.away
	}
}

// Hide says that it is out of sight.
func (c *Chat) Hide() { c.shut, c.mark = true, -1 }

// Lay puts it into a box, in the units that it is drawn in.
func (c *Chat) Lay(s *stage.Stage, box paint.Rect) {
	if c.box != box {
		c.box, c.changes = box, -1
	}
	c.catchUp(s)
}

// Update lets a tick pass: what came is taken in and spoken, the list follows wheel and finger.
func (c *Chat) Update(s *stage.Stage, in *input.Tick) {
	c.catchUp(s)
	c.speak(s)
	if c.shut {
		return
	}
	moved := c.list.Update(in)
	if c.back.Focused && c.list.TurnPages(in) {
		moved = true
	}
	if moved {
		s.Redraw()
	}
}

// catchUp lays out anew what has changed.
func (c *Chat) catchUp(s *stage.Stage) {
	c.talk.catchUp()
	if c.talk.changes == c.changes && c.large == s.Painter().Large() || c.box.W == 0 && !c.shut {
		return
	}
	c.changes, c.large = c.talk.changes, s.Painter().Large()
	if !c.shut && c.log == nil {
		c.talk.read = c.talk.end()
	}
	c.unread = ""
	if n := c.talk.Unread(); n > 0 {
		c.unread = s.Lang().Say(words.CompanyUnread, words.Count("n", n))
	}
	s.Redraw()
	if c.shut || c.box.W == 0 {
		return
	}
	c.free = c.talk.room.Chat == wire.ChatFree
	c.faces = map[wire.UID]string{}
	c.seats = Faces(c.talk.room.Seats)
	for i, face := range c.seats {
		if uid := c.talk.room.Seats[i].UID; uid != "" {
			c.faces[uid] = face
		}
	}
	c.place(s)
	c.layRows(s)
}

// place puts the buttons at the foot of the box, and the list above them.
func (c *Chat) place(s *stage.Stage) {
	b, finger := c.box, s.Window().Held().Finger
	high := max(sayHigh, min(finger, 64))
	y := b.Y + b.H - high - kit.Lip
	foot := paint.Box(b.X, y, b.W, high)
	c.say.Off = !c.free
	c.phrases.Rect = foot
	if c.free {
		wide := min(170, 0.4*b.W)
		c.phrases.Rect = paint.Box(b.X+b.W-wide, y, wide, high)
		foot.W -= wide + sayGap
		c.say.Rect = foot
	} else {
		c.say.Rect = paint.Rect{}
	}
	each := min(b.W/float32(len(c.emotes)), 64)
	side := min(each, 48)
	y -= side + sayGap
	gap := (b.W - each*float32(len(c.emotes))) / 2
	for i, e := range c.emotes {
		e.Rect = paint.Centered(b.X+gap+each*(float32(i)+0.5), y+side/2, each, side)
	}
	c.list.View = paint.Box(b.X, b.Y, b.W, y-sayGap-b.Y)
	c.back.Rect = c.list.View
}

// speak says what came since, once.
func (c *Chat) speak(s *stage.Stage) {
	t := c.talk
	if t.told >= t.end() {
		return
	}
	t.since(t.told, func(e *Entry) {
		if !t.own(e) {
			s.Speech().Say(c.told(s, e))
		}
	})
	t.told = t.end()
}

// told is an entry as a sentence; "" of what this program does not know.
func (c *Chat) told(s *stage.Stage, e *Entry) string {
	r := s.Lang().Rooms()
	switch e.Kind {
	case Face:
		if emoteOf(c.looks, e.What) == nil {
			return ""
		}
		return r.Does(e.Name, e.What)
	case Told:
		return e.What
	case News:
		if e.What == "rules" {
			return r.News(e.What, kit.Played(s, c.talk.room.Game, e.Name))
		}
		return r.News(e.What, e.Name)
	}
	if text := wordsOf(s, &e.Said); text != "" {
		return r.Said(e.Name, text)
	}
	return ""
}

// wordsOf is what somebody said, a phrase in one's own language.
func wordsOf(s *stage.Stage, said *wire.Said) string {
	if said.Phrase == "" {
		return said.Text
	}
	if !slices.Contains(wire.Phrases(), said.Phrase) {
		return ""
	}
	return s.Lang().Rooms().Phrase(said.Phrase)
}
