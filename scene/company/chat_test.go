//go:build display

package company

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"fourtell/online/client"
	"fourtell/online/onlinetest"
	"fourtell/online/wire"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/online"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// inn is a stage with a line to a house of the test's own, and the people who are there.
type inn struct {
	scenetest.Together
	w    *onlinetest.World
	line *online.Line

	dialed []client.Line
}

// newInn is a stage of that size in a language.
func newInn(t *testing.T, size image.Point, lang string) *inn {
	t.Helper()
	w := onlinetest.NewWorld(t)
	n := &inn{w: w}
	n.T, n.Beside = t, w.Step
	dial := func() client.Line {
		l := w.Dial()
		n.dialed = append(n.dialed, l)
		return l
	}
	l := online.New(online.Options{Dial: func(string, func()) client.Dial { return dial }, Chance: func([]byte) {}})
	o := scenetest.KeptIn(room.NewMemory())
	o.Settings.Language = lang
	script := input.NewScript()
	o.Source = script
	b := NewBook(l)
	o.Routes = stage.Routes{Title: func() stage.Scene { return &scenetest.Stand{} }, More: []any{l, NewTalk(l), b}, Beside: []stage.Beside{l, b}}
	n.Stage, n.line, n.In = scenetest.NewStage(t, size.X, size.Y, o), l, script
	return n
}

// meet has You open a room and the others come.
func (n *inn) meet(chat string, names ...string) (others []*onlinetest.Player) {
	n.T.Helper()
	n.line.Call(n.Stage, "You")
	n.line.Open(n.Stage, "https://house.example")
	n.Until("the house knows one", func() bool { return n.line.Client().State() == client.Here })
	_ = n.line.Client().Ask(&wire.Create{Seats: len(names) + 1, Chat: chat}, nil)
	n.Until("one has a room", func() bool { return n.line.Place() != nil })
	for _, name := range names {
		p := n.w.Come(name)
		n.Until(name+" is known", func() bool { return p.State() == client.Here })
		_ = p.Ask(&wire.Join{Room: n.line.Place().Room().Code}, nil)
		n.Until(name+" sits", func() bool { return p.Place() != nil && p.Place().Seat() >= 0 })
		others = append(others, p)
	}
	n.Pass(2)
	return others
}

// say has somebody say something, and waits until it is heard.
func (n *inn) say(p *onlinetest.Player, b wire.Body) {
	n.T.Helper()
	_ = p.Ask(b, nil)
	n.Pass(8)
}

// parlour is a scene with a chat alone.
type parlour struct {
	stage.FocusGroup
	chat *Chat
	box  paint.Rect
}

func (r *parlour) Enter(s *stage.Stage) {
	r.chat = NewChat(s)
	r.chat.Lay(s, r.box)
	r.Nodes = r.chat.Nodes()
}
func (r *parlour) Update(s *stage.Stage, in *input.Tick) error {
	r.chat.Update(s, in)
	r.FocusGroup.Update(s, in)
	return nil
}
func (r *parlour) Draw(p *paint.Painter) {
	w, h := r.box.W+2*r.box.X, r.box.H+2*r.box.Y
	p.Rect(paint.Box(0, 0, w, h), paint.Plum800)
	r.chat.Draw(p)
	r.FocusGroup.Draw(p)
}
func (*parlour) Leave()                          {}
func (r *parlour) FocusNodes() *stage.FocusGroup { return &r.FocusGroup }

func (n *inn) parlour(box paint.Rect) *parlour {
	n.T.Helper()
	r := &parlour{box: box}
	n.Go(r)
	n.Until("the parlour stands", func() bool { return n.Scene() == stage.Scene(r) })
	n.Pass(30)
	return r
}

// texts are the rows as they are written.
func (c *Chat) texts() (all []string) {
	for _, r := range c.rows {
		all = append(all, r.spoken)
	}
	return all
}

func TestWhatIsSaidIsReadAndHeardAndAPhraseInOnesOwnLanguage(t *testing.T) {
	n := newInn(t, image.Pt(960, 720), "de")
	p := n.meet(wire.ChatFree, "Bea", "Theo")
	r := n.parlour(paint.Box(20, 20, 400, 600))
	n.say(p[0], &wire.Say{Text: "Four again?"})
	n.say(p[1], &wire.Phrase{Phrase: "well_played"})
	n.say(p[1], &wire.Emote{Emote: "laugh"})
	got := r.chat.texts()
	want := []string{"Bea: Four again?", "Theo: Gut gespielt!", n.Lang().Rooms().Does("Theo", "laugh")}
	if len(got) < 3 || !slices.Equal(got[len(got)-3:], want) {
		t.Errorf("the chat shows %q, want %q at its end", got, want)
	}
	for _, line := range want {
		if n := strings.Count(scenetest.SaidText(n.Stage, 20), line); n != 1 {
			t.Errorf("%q is spoken %d times", line, n)
		}
	}
}

func TestWhatIsSaidWhileTheChatIsOutOfSightIsMarkedOnceItIsInSightAgain(t *testing.T) {
	n := newInn(t, image.Pt(960, 720), "en")
	p := n.meet(wire.ChatFree, "Bea")
	r := n.parlour(paint.Box(20, 20, 400, 600))
	n.say(p[0], &wire.Say{Text: "one"})
	if r.chat.Unread() != "" {
		t.Errorf("what is in sight counts as not read: %q", r.chat.Unread())
	}
	r.chat.Hide()
	n.say(p[0], &wire.Say{Text: "two"})
	n.say(p[0], &wire.Say{Text: "three"})
	if r.chat.Unread() != "2 new" {
		t.Errorf("not read are %q, want 2 new", r.chat.Unread())
	}
	r.chat.Seen()
	n.Pass(2)
	var fresh []string
	for _, row := range r.chat.rows {
		if row.fresh {
			fresh = append(fresh, row.spoken)
		}
	}
	if !slices.Equal(fresh, []string{"Bea: two"}) || r.chat.Unread() != "" {
		t.Errorf("the mark is above %q, not read are %q", fresh, r.chat.Unread())
	}
}

func TestWhoIsMutedIsNeitherReadNorHeard(t *testing.T) {
	n := newInn(t, image.Pt(960, 720), "en")
	p := n.meet(wire.ChatFree, "Bea", "Theo")
	r := n.parlour(paint.Box(20, 20, 400, 600))
	n.say(p[0], &wire.Say{Text: "before"})
	r.chat.Talk().Mute(p[0].UID(), true)
	n.say(p[0], &wire.Say{Text: "nonsense"})
	n.say(p[0], &wire.Emote{Emote: "wow"})
	n.say(p[1], &wire.Say{Text: "sense"})
	if got := r.chat.texts(); strings.Contains(strings.Join(got, " "), "nonsense") || got[len(got)-1] != "Theo: sense" {
		t.Errorf("the chat shows %q", got)
	}
	if said := scenetest.SaidText(n.Stage, 20); strings.Contains(said, "nonsense") || strings.Contains(said, "amazed") {
		t.Errorf("spoken is %q", said)
	}
	r.chat.Talk().Mute(p[0].UID(), false)
	n.Pass(2)
	if got := r.chat.texts(); !slices.Contains(got, "Bea: before") {
		t.Errorf("heard again, the chat shows %q", got)
	}
}

func TestAFieldForWordsOfOnesOwnIsThereWhereARoomHasThem(t *testing.T) {
	for _, tt := range []struct {
		chat string
		free bool
	}{{wire.ChatFree, true}, {wire.ChatPhrases, false}} {
		t.Run(tt.chat, func(t *testing.T) {
			n := newInn(t, image.Pt(960, 720), "en")
			n.meet(tt.chat, "Bea")
			r := n.parlour(paint.Box(20, 20, 400, 600))
			if r.chat.say.Enabled() != tt.free || (r.chat.say.W > 0) != tt.free {
				t.Errorf("the field can be used: %v, is %v wide", r.chat.say.Enabled(), r.chat.say.W)
			}
		})
	}
}

func TestOneSaysSomethingByEveryDevice(t *testing.T) {
	n := newInn(t, image.Pt(960, 720), "en")
	p := n.meet(wire.ChatFree, "Bea")
	r := n.parlour(paint.Box(20, 20, 400, 600))
	last := func() wire.Said {
		chat := p[0].Place().Chat()
		if len(chat) == 0 {
			return wire.Said{}
		}
		return chat[len(chat)-1]
	}
	n.In.Click(r.chat.say.Center())
	n.Plays(4)
	n.In.Type("Hello there").Key(input.ActConfirm)
	n.Plays(4)
	n.Until("the words are heard", func() bool { return last().Text == "Hello there" })
	n.In.Click(r.chat.phrases.Center())
	n.Plays(4)
	n.In.Key(input.ActConfirm) // the first of them
	n.Plays(4)
	n.Until("the phrase is heard", func() bool { return last().Phrase == "hello" })
	r.SetFocus(r.chat.emotes[1])
	made := ""
	p[0].Hear(func(b wire.Body) {
		if e, ok := b.(*wire.Emoted); ok {
			made = e.Emote
		}
	})
	n.In.Key(input.ActConfirm)
	n.Plays(4)
	n.Until("the face is seen", func() bool { return made == "wow" })
	if got := r.chat.texts(); !slices.Contains(got, "You: Hello there") {
		t.Errorf("one's own words are not in the chat: %q", got)
	}
}

func TestKeysGoThroughWhatWasSaid(t *testing.T) {
	n := newInn(t, image.Pt(960, 720), "en")
	p := n.meet(wire.ChatFree, "Bea")
	r := n.parlour(paint.Box(20, 20, 400, 400))
	for i := range 6 {
		n.say(p[0], &wire.Say{Text: fmt.Sprint("line ", i)})
	}
	r.SetFocus(&r.chat.back)
	n.In.Key(input.ActLeft)
	n.Plays(4)
	if said := scenetest.SaidText(n.Stage, 1); said != "Bea: line 4" {
		t.Errorf("a step back says %q", said)
	}
}

func TestTheChatIsPictured(t *testing.T) {
	for _, tt := range []struct {
		name, lang string
		size       image.Point
		box        paint.Rect
	}{
		{"chat", "en", image.Pt(960, 720), paint.Box(20, 20, 350, 680)},
		{"chat-low", "en", image.Pt(960, 720), paint.Box(20, 20, 430, 230)},
		{"chat-de", "de", image.Pt(960, 720), paint.Box(20, 20, 350, 680)},
	} {
		t.Run(tt.name, func(t *testing.T) {
			n := newInn(t, tt.size, tt.lang)
			p := n.meet(wire.ChatFree, "Bea", "Theo")
			r := n.parlour(tt.box)
			n.say(p[0], &wire.Say{Text: "Four again? I do not believe a word."})
			n.say(p[1], &wire.Say{Text: "slow here, one moment"})
			n.say(p[1], &wire.Emote{Emote: "laugh"})
			_ = n.line.Client().Ask(&wire.Say{Text: "Back! What did I miss?"}, nil)
			n.Pass(10)
			r.chat.Hide()
			n.say(p[0], &wire.Say{Text: "Nothing. Promise."})
			n.say(p[1], &wire.Phrase{Phrase: "your_turn"})
			r.chat.Seen()
			n.Pass(30)
			scenetest.Golden(t, tt.name, scenetest.Shot(n.Stage))
		})
	}
}
