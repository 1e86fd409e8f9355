//go:build display

package scene

import (
	"fmt"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/words"
)

// optionsOver opens the settings over a bare scene.
func optionsOver(t *testing.T, w, h int, in *input.Script) (*Stage, *OptionsPanel) {
	t.Helper()
	s := testStage(t, w, h, Options{Source: in, First: func(*Stage) Scene { return NewTitle() }, NoDemo: true})
	o := NewOptions()
	s.Open(o)
	scenetest.Step(t, s, 30)
	return s, o
}

// Every control of the settings is reached by the keys, stands in its panel, is spoken, and sets what it says.
func TestEverySettingIsReachedAndSet(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 800, Y: 450}, {X: 960, Y: 720}, {X: 390, Y: 844}} {
		in := input.NewScript()
		s, o := optionsOver(t, size.X, size.Y, in)
		was := s.Settings
		for tab := range o.groups {
			scenetest.Keep(t, s, fmt.Sprintf("options-%d-%d-%d", size.X, size.Y, tab))
			for i, n := range o.Group.Nodes {
				b := n.Bounds()
				if b.X < o.Panel.X || b.X+b.W > o.Panel.X+o.Panel.W {
					t.Errorf("at %v control %d of group %d at %v leaves the panel %v", size, i, tab, b, o.Panel)
				}
				for k, other := range o.Group.Nodes[:i] {
					if c := other.Bounds(); o.list.Most() == 0 && b.X < c.X+c.W && c.X < b.X+b.W && b.Y < c.Y+c.H && c.Y < b.Y+b.H {
						t.Errorf("at %v controls %d and %d of group %d lie over each other", size, k, i, tab)
					}
				}
			}
			for range o.rows {
				scenetest.Run(t, s, in.Key(input.ActTab))
				n, ok := o.Group.Focused().(*kit.Shelved)
				if !ok {
					t.Fatalf("at %v the keys are on %T", size, o.Group.Focused())
				}
				if b, v := n.Bounds(), o.list.View; b.Y < v.Y || b.Y+b.H > v.Y+v.H {
					t.Errorf("at %v a control with the focus is out of view: %v in %v", size, b, v)
				}
				said := len(s.Speech().Said())
				switch n.Focusable.(type) {
				case *Segments:
					scenetest.Run(t, s, in.Key(input.ActRight))
				case *Slider:
					scenetest.Run(t, s, in.Key(input.ActLeft))
				case *callButton:
					scenetest.Run(t, s, in.Key(input.ActConfirm))
					for range stage.CallWordMost {
						in.Push(ebiten.KeyBackspace)
					}
					scenetest.Run(t, s, in.Type("Last one! And more").Key(input.ActConfirm))
				case *pageButton, *terminalButton: // they lead to a page
					scenetest.Run(t, s, in.Key(input.ActConfirm).Key(input.ActCancel))
				default:
					scenetest.Run(t, s, in.Key(input.ActConfirm))
				}
				if len(s.Speech().Said()) == said {
					t.Errorf("at %v a change of %T is not spoken", size, n.Focusable)
				}
			}
			scenetest.Run(t, s, in.Key(input.ActTab))
			if o.Group.Focused() != Focusable(o.done) {
				t.Errorf("at %v the keys do not end at the way out", size)
			}
			scenetest.Run(t, s, in.Key(input.ActTab).Key(input.ActRight))
		}
		now := s.Settings
		for name, changed := range map[string]bool{
			"speed": now.Speed != was.Speed, "music": now.Music < was.Music, "effects": now.Effects < was.Effects,
			"reduced motion": now.ReducedMotion != was.ReducedMotion, "one click": now.OneClick != was.OneClick,
			"volume": now.Master < was.Master, "mute in the background": now.PlayUnfocused != was.PlayUnfocused, "odds": now.Odds != was.Odds,
			"auto-call": now.AutoCall != was.AutoCall, "full screen": now.Fullscreen != was.Fullscreen, "mute": now.Mute,
			"what may be played": now.ShowPlayable != was.ShowPlayable, "drawn card": now.Drawn == stage.DrawnPlay,
			"messages": now.Toasts == stage.ToastsTwice, "call word": now.CallWord == "Last one! An",
		} {
			if !changed {
				t.Errorf("at %v %s cannot be changed by the keys", size, name)
			}
		}
	}
}

// What does not fit into a low panel is scrolled to, and never pressed where it cannot be seen.
func TestALowSettingsPanelScrolls(t *testing.T) {
	in := input.NewScript()
	s, o := optionsOver(t, 800, 450, in)
	if o.list.Most() == 0 {
		t.Fatal("everything fits: the test proves nothing")
	}
	first, last := o.rows[0], o.rows[len(o.rows)-1]
	at := func(n Node, k float32) (float32, float32) {
		x, y := n.Bounds().Center()
		return x * k, y * k
	}
	was := s.Settings.Toasts
	x, y := at(last, o.k)
	scenetest.Run(t, s, in.Click(x+20, y))
	if s.Settings.Toasts != was {
		t.Error("a control out of view was pressed")
	}
	cx, cy := o.list.View.Center()
	scenetest.Run(t, s, in.MoveTo(cx*o.k, cy*o.k).Wheel(-20).Wait(2))
	if o.list.At != o.list.Most() {
		t.Errorf("the wheel scrolls to %v of %v", o.list.At, o.list.Most())
	}
	scenetest.Keep(t, s, "options-scrolled")
	var seg *Segments // how long messages stay is the last of them
	for _, row := range o.rows {
		if s, ok := row.(*kit.Shelved).Focusable.(*Segments); ok {
			seg = s
		}
	}
	x, y = seg.Segment(2).Center()
	scenetest.Run(t, s, in.Click(x*o.k, y*o.k))
	if s.Settings.Toasts != stage.ToastsThrice {
		t.Errorf("pressed, messages stay %v", s.Settings.Toasts)
	}
	for range 2 {
		scenetest.Run(t, s, in.Drag(o.list.View.X*o.k+30, cy*o.k-40, o.list.View.X*o.k+30, cy*o.k+260, 8))
	}
	if b := first.Bounds(); b.Y < o.list.View.Y || s.Settings.OneClick != stage.DefaultSettings().OneClick {
		t.Errorf("dragged, the first row is at %v", b)
	}
}

func TestThePauseLeadsToAllSettings(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 800, Y: 450}, {X: 390, Y: 844}} {
		in := input.NewScript()
		s, _ := tableStage(t, size.X, size.Y, placed(t, "classic", 0, "R5", "R1 G7 G8", "B1 B2 B3"), stage.DefaultSettings(), in)
		scenetest.Step(t, s, 60)
		scenetest.Run(t, s, in.Key(input.ActPause).Wait(20))
		m, ok := s.Top().(*Pause)
		if !ok {
			t.Fatalf("%T is open", s.Top())
		}
		scenetest.Keep(t, s, fmt.Sprintf("pause-%d", size.Y))
		for _, b := range m.verbs {
			if b.Text == "Settings" {
				x, y := b.Center()
				scenetest.Run(t, s, in.Tap(x*m.k, y*m.k).Wait(20))
			}
		}
		o, ok := s.Top().(*OptionsPanel)
		if !ok {
			t.Fatalf("%T is open", s.Top())
		}
		x, y := o.tabs.Segment(2).Center()
		scenetest.Run(t, s, in.Tap(x*o.k, y*o.k).Key(input.ActTab).Key(input.ActConfirm))
		if s.Settings.Master != 0 {
			t.Errorf("Confirm on the volume leaves it at %v", s.Settings.Master)
		}
		scenetest.Run(t, s, in.Key(input.ActConfirm))
		if s.Settings.Master != stage.DefaultSettings().Master {
			t.Errorf("and again: %v", s.Settings.Master)
		}
		scenetest.Run(t, s, in.Key(input.ActMute).Wait(1))
		if mute := switchOf(o, s.Lang.Say(words.SettingMute)); !mute.On {
			t.Error("the key is not seen at the switch")
		}
		scenetest.Run(t, s, in.Key(input.ActCancel))
		if s.Top() != Modal(m) {
			t.Errorf("then %T is open", s.Top())
		}
	}
}

// Who has asked for it is called for, and nobody else.
func TestTheCallIsMadeForWhoAsksForIt(t *testing.T) {
	for _, asks := range []bool{true, false} {
		o := placed(t, "classic", 0, "R5", "R1 G7", "B1 B2 B3")
		set := stage.DefaultSettings()
		set.AutoCall = asks
		s, table := tableStage(t, 1280, 720, o, set, nil)
		still(t, s, table)
		scenetest.Step(t, s, 30)
		if got := shed.At(&table.shown, 0).Called; got != asks {
			t.Errorf("asked for %v, called %v", asks, got)
		}
	}
}

func TestOddsAreShownAsTheSettingSays(t *testing.T) {
	for _, c := range []struct {
		odds  stage.Odds
		kind  string
		shown bool
	}{{stage.OddsOn, "level:master", true}, {stage.OddsOff, stage.SitsHouse, false}, {stage.OddsByLevel, stage.SitsHouse, true}, {stage.OddsByLevel, "level:master", false}} {
		o := placed(t, "classic", 0, "R5", "R1 G7 G8", "W+4 B2 B3 B4")
		o.Setup.Position.Turn = 1
		o.Bots = []string{stage.SitsPerson, c.kind}
		set := stage.DefaultSettings()
		set.Odds = c.odds
		s, table := tableStage(t, 1280, 720, o, set, nil)
		bot := puppet(table, 1)
		scenetest.Step(t, s, 30)
		bot.Want(engine.Play(1, scenetest.Cards(t, "W+4")[0], engine.Blue, engine.NoSeat))
		for n := 0; s.Top() == nil; n++ {
			if n == 600 {
				t.Fatal("nobody asks for an answer")
			}
			scenetest.Step(t, s, 1)
		}
		m, ok := s.Top().(*ask.Challenge)
		if !ok {
			t.Fatalf("%T is open", s.Top())
		}
		if got := m.Chance >= 0; got != c.shown {
			t.Errorf("odds %v against %s: shown %v", c.odds, c.kind, got)
		}
	}
}

// switchOf is the switch of the panel with that label.
func switchOf(o *OptionsPanel, text string) *Switch {
	for _, g := range o.groups {
		for _, row := range g {
			if c, ok := row.node.(*Switch); ok && c.Text == text {
				return c
			}
		}
	}
	return nil
}
