package waiting

import (
	"fourtell/assets"
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

// Waiting is the scene of a room that waits.
type Waiting struct {
	*here
	menus menus
	ways  Routes
	deaf  func() // stops hearing the house
	state client.State
	tried bool // the table could not be shown

	group  stage.FocusGroup
	back   *kit.IconButton
	pen    pen // the host's, who changes the room by it
	chairs []*chair
	looks  watchers
	verbs  verbs
	invite invite
	rules  houseRules
	chat   *company.Chat
	talkAt paint.Rect
	talk   string // above it
	unread string
	tabs   [3]*kit.Chip // of a window higher than wide: which panel is shown
	tab    int

	name, about string // head
	code        [6]string
	codeTitle   string
	count       string
	countAll    string // and how many watch
	watch       string // how many watch
	watching    string // and who
	at          places
	in          input.Tick // in the size of the layout
}

// New is the room one is in, as the line on the stage has it.
func New() stage.Scene { return &Waiting{} }

// Enter shows the room.
func (t *Waiting) Enter(s *stage.Stage) {
	line := stage.Way[*online.Line](s)
	t.ways, t.here, t.tried = stage.Way[Routes](s), nil, false
	if line == nil || line.Place() == nil {
		return // Update leads out
	}
	t.here = &here{line: line, place: line.Place()}
	t.menus = menus{t.here, &t.ways, stage.Way[*company.Talk](s)}
	t.deaf = line.Hear(t.hear)
	t.state = line.Client().State()
	t.look()
	t.chat = company.NewChat(s)
	t.make(s)
	t.refresh(s)
	t.group.SetFocus(t.verbs.main)
	if !t.verbs.main.Enabled() {
		t.group.SetFocus(t.back)
	}
	t.Greet(s)
}

// make makes the controls.
func (t *Waiting) make(s *stage.Stage) {
	l := s.Lang()
	t.back = &kit.IconButton{Icon: "icon/back", Label: l.Say(words.WaitingLeave), OnPress: t.menus.askToLeave}
	t.pen = pen{IconButton: kit.IconButton{Label: l.Say(words.WaitingRoom), OnPress: t.menus.change}, of: t.here}
	t.verbs.make(t, s)
	t.invite.make(t, s)
	t.rules.make(t, s)
	t.chat.SayAnew(s)
	t.talk = l.Say(words.CompanyChat)
	for i, text := range []string{l.Say(words.WaitingBring), l.Say(words.SetupRules), l.Say(words.CompanyChat)} {
		t.tabs[i] = &kit.Chip{Text: text, Small: true, OnPress: func(s *stage.Stage) {
			t.tab = i
			t.gather(s)
		}}
	}
	t.codeTitle = l.Say(words.WaitingCode)
}

// SayAnew says everything in another language.
func (t *Waiting) SayAnew(s *stage.Stage) {
	if t.here == nil {
		return
	}
	at := t.group.Index()
	t.make(s)
	t.refresh(s)
	t.group.FocusAt(at)
}

// Greet says where one has come to.
func (t *Waiting) Greet(s *stage.Stage) {
	if t.here == nil {
		return
	}
	l := s.Lang()
	s.Speech().Say(words.Sentences(t.name, t.about, t.codeTitle+": "+spelled(t.room.Code), t.count))
	for _, c := range t.chairs {
		if c.of.Kind != wire.Empty {
			s.Speech().Say(c.spoken)
		}
	}
	s.Speech().Say(words.Sentences(l.Rooms().Role(string(t.role)), t.verbs.note))
}

// spelled is a code letter by letter.
func spelled(code wire.RoomCode) string {
	var b []byte
	for i := range len(code) {
		if i > 0 {
			b = append(b, ' ')
		}
		b = append(b, code[i])
	}
	return string(b)
}

// refresh shows the room as it is now. The focus stays where it is.
func (t *Waiting) refresh(s *stage.Stage) {
	was := t.room.State
	t.look()
	t.tried = t.tried && was == t.room.State
	t.head(s)
	t.seats(s)
	t.verbs.refresh(t, s)
	t.invite.refresh(t)
	t.rules.refresh(t, s)
	t.gather(s)
	s.Redraw()
}

// head makes the texts of the room as a whole.
func (t *Waiting) head(s *stage.Stage) {
	l, r := s.Lang(), &t.room
	t.name = r.Name
	kind := words.WaitingByCode
	if r.Open {
		kind = words.WaitingOpen
	}
	host := l.Say(words.WaitingYouHost)
	if !t.host() {
		host = l.Say(words.WaitingHost, words.With("name", t.called(r.Host)))
	}
	t.about = l.Say(kind) + " · " + host
	for i := range t.code {
		t.code[i] = ""
		if i < len(r.Code) {
			t.code[i] = string(r.Code[i : i+1])
		}
	}
	taken, ready := t.taken()
	t.count = l.Say(words.WaitingCount, words.Count("n", taken), words.Count("most", len(r.Seats)), words.Count("ready", ready))
	t.watch, t.watching, t.countAll = "", "", t.count
	if n := len(r.Watching); n > 0 {
		t.watch = l.Say(words.WaitingWatch, words.Count("n", n))
		t.countAll = t.count + " · " + t.watch
		for i, w := range r.Watching {
			if i > 0 {
				t.watching += ", "
			}
			t.watching += w.Name
		}
	}
}

// gather lists the nodes that can be reached now, and lays them out.
func (t *Waiting) gather(s *stage.Stage) {
	focus := t.group.Focused()
	t.group.SetFocus(nil)
	upright := s.Window().Held().Upright
	n := append(t.group.Nodes[:0], t.back)
	if t.pen.writes() {
		n = append(n, &t.pen)
	}
	for _, c := range t.chairs {
		n = append(n, c)
	}
	if upright {
		for i, c := range t.tabs {
			c.On = i == t.tab
			n = append(n, c)
		}
	}
	if !upright || t.tab == 0 {
		n = t.invite.nodes(n)
	}
	if !upright || t.tab == 1 {
		n = append(n, t.rules.edit)
	}
	if !upright || t.tab == 2 {
		n = append(n, t.chat.Nodes()...)
	}
	if t.looks.t = t; t.watch != "" {
		n = append(n, &t.looks)
	}
	t.group.Nodes = t.verbs.nodes(n)
	if !upright || t.tab == 2 {
		t.chat.Seen()
	} else {
		t.chat.Hide()
	}
	t.lay(s)
	t.group.SetFocus(focus)
	if t.group.Focused() == nil && focus != nil {
		t.group.SetFocus(t.back) // what had it is gone
	}
	s.Redraw()
}

// Update follows the house and the player.
func (t *Waiting) Update(s *stage.Stage, in *input.Tick) error {
	if t.here == nil {
		t.out(s, "")
		return nil
	}
	if t.leads(s) {
		return nil
	}
	t.followLine(s)
	if t.stale {
		t.refresh(s)
	}
	if w, h := s.Window().Size(); w != t.at.w || h != t.at.h {
		t.gather(s)
	}
	if in.Take(input.ActCancel) {
		t.menus.askToLeave(s)
		return nil
	}
	v := t.in.Scaled(in, t.at.k)
	t.chat.Update(s, v)
	t.unread = t.chat.Unread()
	t.group.Update(s, v)
	return nil
}

// Leave stops hearing the house; the place in the room stays one's own.
func (t *Waiting) Leave() {
	if t.deaf != nil {
		t.deaf()
		t.deaf = nil
	}
}

// Mood is the music's.
func (t *Waiting) Mood() assets.Mood { return assets.MoodTitle }

// FocusNodes are the ways on.
func (t *Waiting) FocusNodes() *stage.FocusGroup { return &t.group }

// Draw draws the room.
func (t *Waiting) Draw(p *paint.Painter) {
	p.Ground(paint.TableGround(t.at.cx*t.at.k, t.at.cy*t.at.k))
	if t.here == nil {
		return
	}
	was := p.ZoomIn(t.at.k)
	defer p.ZoomOut(was)
	t.draw(p)
}
