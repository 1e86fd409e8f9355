package waiting

import (
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/online/client"
	"fourtell/online/wire"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/online"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Waiting is the scene of a room that waits.
type Waiting struct {
	ways  Routes
	line  *online.Line
	place *client.Place
	deaf  func() // stops hearing the house

	room  wire.Room // as it is shown
	seat  engine.Seat
	role  wire.Role
	state client.State
	faces []wire.Emoted // made since the last look
	stale bool          // the room is another than the one shown
	tried bool          // the table could not be shown

	group  stage.FocusGroup
	back   *kit.IconButton
	chairs []*chair
	verbs  verbs
	invite invite
	rules  houseRules
	talk   talk
	tabs   [3]*kit.Chip // of a window higher than wide: which panel is shown
	tab    int

	name, about string // head
	code        [6]string
	codeTitle   string
	count       string
	watch       string // how many watch
	watching    string // and who
	at          places
	in          input.Tick // in the size of the layout
}

// New is the room one is in, as the line on the stage has it.
func New() stage.Scene { return &Waiting{} }

// Enter shows the room.
func (t *Waiting) Enter(s *stage.Stage) {
	t.ways, t.line = stage.Way[Routes](s), stage.Way[*online.Line](s)
	if t.line == nil || t.line.Place() == nil {
		return // Update leads out
	}
	t.place = t.line.Place()
	t.deaf = t.line.Hear(t.hear)
	t.state = t.line.Client().State()
	t.room = t.place.Room()
	t.talk.fresh(t.place.Chat())
	t.tried = false
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
	t.back = &kit.IconButton{Icon: "icon/back", Label: l.Say(words.WaitingLeave), OnPress: t.askToLeave}
	t.verbs.make(t, s)
	t.invite.make(t, s)
	t.rules.make(t, s)
	t.talk.make(t, s)
	for i, text := range []string{l.Say(words.WaitingBring), l.Say(words.SetupRules), l.Say(words.WaitingChat)} {
		t.tabs[i] = &kit.Chip{Text: text, Small: true, OnPress: func(s *stage.Stage) {
			t.tab = i
			t.gather(s)
		}}
	}
	t.codeTitle = l.Say(words.WaitingCode)
}

// SayAnew says everything in another language.
func (t *Waiting) SayAnew(s *stage.Stage) {
	if t.place == nil {
		return
	}
	at := t.group.Index()
	t.make(s)
	t.refresh(s)
	t.group.FocusAt(at)
}

// Greet says where one has come to.
func (t *Waiting) Greet(s *stage.Stage) {
	if t.place == nil {
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

// uid is who one is in the house.
func (t *Waiting) uid() wire.UID { return t.line.Client().UID() }

// host says that one is the host.
func (t *Waiting) host() bool { return t.place.Host() }

// refresh shows the room as it is now. The focus stays where it is.
func (t *Waiting) refresh(s *stage.Stage) {
	now := t.place.Room()
	t.stale = false
	t.news(s, &now)
	if t.room.State != now.State {
		t.tried = false
	}
	t.room, t.seat, t.role = now, t.place.Seat(), t.place.Role()
	t.told(s)
	t.head(s)
	t.seats(s)
	t.verbs.refresh(t, s)
	t.invite.refresh(t)
	t.rules.refresh(t, s)
	t.talk.refresh(t, s)
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
	t.watch, t.watching = "", ""
	if n := len(r.Watching); n > 0 {
		t.watch = l.Say(words.WaitingWatch, words.Count("n", n))
		for i, w := range r.Watching {
			if i > 0 {
				t.watching += ", "
			}
			t.watching += w.Name
		}
	}
}

// taken is how many seats somebody has, and how many of the people there are ready.
func (t *Waiting) taken() (taken, ready int) {
	for i := range t.room.Seats {
		seat := &t.room.Seats[i]
		if seat.Kind != wire.Empty {
			taken++
		}
		if seat.Kind == wire.Bot || seat.Kind == wire.Person && seat.Ready {
			ready++
		}
	}
	return taken, ready
}

// called is the name of somebody in the room.
func (t *Waiting) called(uid wire.UID) string {
	for i := range t.room.Seats {
		if t.room.Seats[i].UID == uid {
			return t.room.Seats[i].Name
		}
	}
	for _, w := range t.room.Watching {
		if w.UID == uid {
			return w.Name
		}
	}
	return "?"
}

// gather lists the nodes that can be reached now, and lays them out.
func (t *Waiting) gather(s *stage.Stage) {
	focus := t.group.Focused()
	t.group.SetFocus(nil)
	upright := s.Window().Held().Upright
	n := append(t.group.Nodes[:0], t.back)
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
		n = t.talk.nodes(n)
	}
	t.group.Nodes = t.verbs.nodes(n)
	t.lay(s)
	t.group.SetFocus(focus)
	if t.group.Focused() == nil && focus != nil {
		t.group.SetFocus(t.back) // what had it is gone
	}
	s.Redraw()
}

// Update follows the house and the player.
func (t *Waiting) Update(s *stage.Stage, in *input.Tick) error {
	if t.place == nil {
		t.out(s, "")
		return nil
	}
	if t.leads(s) {
		return nil
	}
	t.followLine(s)
	if t.stale || len(t.faces) > 0 {
		t.refresh(s)
	}
	if w, h := s.Window().Size(); w != t.at.w || h != t.at.h {
		t.gather(s)
	}
	if in.Take(input.ActCancel) {
		t.askToLeave(s)
		return nil
	}
	t.group.Update(s, t.in.Scaled(in, t.at.k))
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
	if t.place == nil {
		return
	}
	was := p.ZoomIn(t.at.k)
	defer p.ZoomOut(was)
	t.draw(p)
}
