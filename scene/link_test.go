//go:build display

package scene

import (
	"net/url"
	"slices"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/scene/days"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/setup"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/words"
)

// linkBoard is a clipboard that takes everything.
type linkBoard struct{ text string }

func (b *linkBoard) Write(text string, done func(bool)) { b.text = text; done(true) }
func (b *linkBoard) Read(done func(string, bool))       { done(b.text, true) }

// opened is the table at which a page with an address begins.
func opened(t *testing.T, address string) (*stage.Stage, *table.Table) {
	t.Helper()
	at, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	var args []string
	for name, values := range at.Query() {
		args = append(args, "-"+name+"="+values[0]) // as the page's loader does
	}
	line, err := ParseStart(args, &strings.Builder{}, 1)
	if err != nil {
		t.Fatal(err)
	}
	o := stage.Options{Seed: line.Seed, Settings: stage.DefaultSettings(), NoAudio: true, NoDemo: true, First: line.First()}
	line.Apply(&o.Settings)
	if was := stage.DefaultSettings(); o.Settings.Rules != was.Rules || o.Settings.Seats != was.Seats {
		t.Errorf("a link changes the remembered table to %d, %s", o.Settings.Seats, o.Settings.Rules)
	}
	s := testStage(t, 1280, 720, o)
	table, ok := s.Scene().(*table.Table)
	if !ok {
		t.Fatalf("%s opens %T", address, s.Scene())
	}
	return s, table
}

func TestALinkDealsTheSameCardsByTheSameRulesAtAsManySeats(t *testing.T) {
	const page = "https://example.org/cards/"
	clipboard := &linkBoard{}
	in := input.NewScript()
	o := stage.Options{Source: in, Seed: 18446744073709551615, Settings: stage.DefaultSettings(), NoAudio: true, NoDemo: true, Page: page, Clipboard: clipboard}
	o.Settings.Rules, o.Settings.Seats, o.Settings.Speed = "official,target=300", 3, stage.SpeedInstant
	o.First = func(s *stage.Stage) stage.Scene { return setup.Quick(s) }
	s := testStage(t, 1280, 720, o)
	first := s.Scene().(*table.Table)
	scenetest.Step(t, s, 5)
	first.Inside().Pause(s)
	pause := s.Modals()[len(s.Modals())-1].(*table.Pause)
	at := slices.IndexFunc(pause.Verbs(), func(b *kit.Button) bool { return b.Text == s.Lang().Say(words.LinkButton) })
	if at < 0 {
		t.Fatal("the pause gives no link")
	}
	pause.Verbs()[at].OnPress(s)
	shown := s.Modals()[len(s.Modals())-1].(*kit.Entry)
	shown.Submit(s)
	if want := page + "?deal=18446744073709551615&rules=official%2Ctarget%3D300&seats=3"; clipboard.text != want {
		t.Errorf("copied %q, want %q", clipboard.text, want)
	}
	_, second := opened(t, clipboard.text)
	a, b := hosted(first).Record().Setup, hosted(second).Record().Setup
	if a.Game != b.Game || a.Seed != b.Seed || a.Rules != b.Rules || len(a.Seats) != len(b.Seats) || a.Dealer != b.Dealer {
		t.Errorf("dealt %+v, opened %+v", a, b)
	}
}

func TestATableThatItsSeedDoesNotDealHasNoLinkAndAWindowNone(t *testing.T) {
	o := table.Options{Setup: guests.QuickSetup(4, "classic", 7)}
	if _, ok := linkOf(&o); !ok {
		t.Error("a quick game has no link")
	}
	led, other, set, l := o, o, o, words.English()
	led.Led = days.TableOf("2026-11-28", &l).Led
	other.Setup.Dealer = 0
	set.Setup.Position = &engine.Position{}
	for name, o := range map[string]*table.Options{"the deal of the day": &led, "another dealer": &other, "cards in known places": &set} {
		if _, ok := linkOf(o); ok {
			t.Errorf("%s has a link", name)
		}
	}
	s := testStage(t, 1280, 720, stage.Options{Settings: stage.DefaultSettings(), NoAudio: true, NoDemo: true, First: setup.Quick})
	if v := linkVerbs(s.Scene().(*table.Table).O(), s); v != nil {
		t.Error("a window gives an address")
	}
}

func TestThePauseHasRoomForTheLink(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}, {844, 390}} {
		s := testStage(t, size[0], size[1], stage.Options{Settings: stage.DefaultSettings(), NoAudio: true, NoDemo: true, First: setup.Quick, Page: "https://example.org/"})
		scenetest.Step(t, s, 5)
		s.Scene().(*table.Table).Inside().Pause(s)
		p := s.Modals()[len(s.Modals())-1].(*table.Pause)
		for i, b := range p.Verbs() {
			if b.Y < p.Panel.Y || b.Y+b.H > p.Panel.Y+p.Panel.H {
				t.Errorf("%v: %s sticks out of the pause", size, b.Text)
			}
			for _, c := range p.Verbs()[:i] {
				if scenetest.Overlap(b.Rect, c.Rect) {
					t.Errorf("%v: %s lies on %s", size, b.Text, c.Text)
				}
			}
		}
	}
}

func TestABadLinkIsOneSentence(t *testing.T) {
	for args, want := range map[string]string{
		"-deal=x": "a deal is a whole number from 0 to 18446744073709551615", "-deal=": "a deal is", "-deal=7 -rules=nonsense": "-rules: ", "-deal=7 -seats=40": "a table has 2 to 10 seats",
		"-open=nonsense": "-open shows learn, table or replays, not \"nonsense\"",
	} {
		if _, err := ParseStart(strings.Fields(args), &strings.Builder{}, 1); err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", args, err)
		}
	}
}

// A link, which a QR code and a saved set of rules hold as well, brings back every switch that was set.
func TestALinkBringsBackEverySwitchOfAWilderTable(t *testing.T) {
	const wild = "wild_night,hand_limit=20,hand_reveal=3,blind_draw=on,misplay=penalty,misplay_cards=2,call_window=after,double_score=on,blitz_seconds=600,seven_swap=next,show_playable=off"
	_, there := opened(t, link{seed: 7, rules: wild, seats: 4}.address("https://example.org/cards/"))
	want, err := engine.ParseRules(kit.BookOf(""), wild)
	if err != nil {
		t.Fatal(err)
	}
	got, err := engine.ParseRules(kit.BookOf(""), hosted(there).Record().Setup.Rules)
	if err != nil || got.String() != want.String() {
		t.Errorf("played is %v (%v), the link was made of %v", got, err, want)
	}
}
