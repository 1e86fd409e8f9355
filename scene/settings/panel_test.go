//go:build display

package settings

import (
	"fmt"
	"image"
	"reflect"
	"strings"
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// optionsOver opens the settings over a bare scene.
func optionsOver(t *testing.T, w, h int, in *input.Script) (*stage.Stage, *Panel) {
	t.Helper()
	s := scenetest.NewStage(t, w, h, stage.Options{Source: in, First: bare, NoDemo: true})
	o := New()
	s.Open(o)
	scenetest.Step(t, s, 30)
	return s, o
}

// Every control of the settings is reached by the keys, stands in its panel, is spoken, and sets what it says.
func TestEverySettingIsReachedAndSet(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 800, Y: 450}, {X: 960, Y: 720}, {X: 390, Y: 844}} {
		in := input.NewScript()
		s, o := optionsOver(t, size.X, size.Y, in)
		was := *s.Settings()
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
			reached := 0
			for { // a switch may bring further rows
				scenetest.Run(t, s, in.Key(input.ActTab))
				n, ok := o.Group.Focused().(*kit.Shelved)
				if !ok || reached > 2*len(o.rows) {
					break
				}
				reached++
				if b, v := n.Bounds(), o.list.View; b.Y < v.Y || b.Y+b.H > v.Y+v.H {
					t.Errorf("at %v a control with the focus is out of view: %v in %v", size, b, v)
				}
				said := len(s.Speech().Said())
				switch n.Focusable.(type) {
				case *kit.Segments:
					scenetest.Run(t, s, in.Key(input.ActRight))
				case *kit.Slider:
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
			if o.Group.Focused() != stage.Focusable(o.done) || reached != len(o.rows) {
				t.Errorf("at %v the keys come to %d of %d rows, and end at %T", size, reached, len(o.rows), o.Group.Focused())
			}
			scenetest.Run(t, s, in.Key(input.ActTab).Key(input.ActRight))
		}
		now := *s.Settings()
		for name, changed := range map[string]bool{
			"speed": now.Speed != was.Speed, "music": now.Music < was.Music, "effects": now.Effects < was.Effects,
			"reduced motion": now.ReducedMotion != was.ReducedMotion, "one click": now.OneClick != was.OneClick,
			"volume": now.Master < was.Master, "mute in the background": now.PlayUnfocused != was.PlayUnfocused, "odds": now.Odds != was.Odds,
			"auto-call": now.AutoCall != was.AutoCall, "full screen": now.Fullscreen != was.Fullscreen, "mute": now.Mute,
			"what may be played": now.ShowPlayable != was.ShowPlayable, "drawn card": now.Drawn == stage.DrawnPlay,
			"back": now.Back != "", "cloth": now.Cloth != "", "costume": now.Costume != "", "all looks": now.AllLooks,
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
	at := func(n stage.Node, k float32) (float32, float32) {
		x, y := n.Bounds().Center()
		return x * k, y * k
	}
	was := s.Settings().Toasts
	x, y := at(last, o.k)
	scenetest.Run(t, s, in.Click(x+20, y))
	if s.Settings().Toasts != was {
		t.Error("a control out of view was pressed")
	}
	cx, cy := o.list.View.Center()
	scenetest.Run(t, s, in.MoveTo(cx*o.k, cy*o.k).Wheel(-20).Wait(2))
	if o.list.At != o.list.Most() {
		t.Errorf("the wheel scrolls to %v of %v", o.list.At, o.list.Most())
	}
	scenetest.Keep(t, s, "options-scrolled")
	var seg *kit.Segments // how long messages stay is the last of them
	for _, row := range o.rows {
		if s, ok := row.(*kit.Shelved).Focusable.(*kit.Segments); ok {
			seg = s
		}
	}
	x, y = seg.Segment(2).Center()
	scenetest.Run(t, s, in.Click(x*o.k, y*o.k))
	if s.Settings().Toasts != stage.ToastsThrice {
		t.Errorf("pressed, messages stay %v", s.Settings().Toasts)
	}
	for range 2 {
		scenetest.Run(t, s, in.Drag(o.list.View.X*o.k+30, cy*o.k-40, o.list.View.X*o.k+30, cy*o.k+260, 8))
	}
	if b := first.Bounds(); b.Y < o.list.View.Y || s.Settings().OneClick != stage.DefaultSettings().OneClick {
		t.Errorf("dragged, the first row is at %v", b)
	}
}

// Whatever a setting redraws, the row that was pressed stays under the pointer, so that the next press hits it again.
func TestASettingChosenStaysWhereItWasPressed(t *testing.T) {
	for _, size := range []image.Point{{X: 800, Y: 450}, {X: 390, Y: 844}, {X: 844, Y: 390}} {
		in := input.NewScript()
		s, o := optionsOver(t, size.X, size.Y, in)
		for tab := range o.groups {
			for row := range o.groups[tab] {
				o.tabs.At = tab
				o.show(s)
				o.list.By(1e6)
				o.lay(s)
				for o.rows[row].Bounds().Y < o.list.View.Y+kit.RevealMargin && o.list.By(-20) {
					o.lay(s)
				}
				scenetest.Step(t, s, 2)
				var name string
				var x, y float32 // where it is pressed
				switch c := o.rows[row].(*kit.Shelved).Focusable.(type) {
				case *kit.Segments:
					x, y = c.Segment((c.At + 1) % 2).Center()
					name = c.Text
				case *kit.Stepper:
					b := c.Bounds()
					name = c.Text
					x, y = b.X+b.W-20, b.Y+b.H/2
				case *kit.Switch:
					x, y = c.Bounds().Center()
					name = c.Text
				default:
					continue
				}
				at, was := o.list.At, *s.Settings()
				scenetest.Run(t, s, in.Click(x*o.k, y*o.k).Wait(60))
				if reflect.DeepEqual(was, *s.Settings()) {
					t.Errorf("at %v %q: the press has changed nothing", size, name)
				}
				if r := o.rows[row].Bounds(); o.tabs.At != tab || !r.Contains(x, y) {
					t.Errorf("at %v %q: pressed at %v the row lies at %v; the list stood at %v and stands at %v", size, name, y, r, at, o.list.At)
				}
				scenetest.Keep(t, s, "place-"+name)
			}
		}
	}
}

func TestTheSwitchForOnePressSaysWhatAPressDoes(t *testing.T) {
	s := scenetest.NewStage(t, 1280, 720, stage.Options{NoDemo: true, First: bare})
	s.Open(New())
	scenetest.Step(t, s, 30)
	c := pressOnce(s)
	c.Activate(s)
	if said := scenetest.SaidText(s, 2); !s.Settings().PressOnce || !strings.Contains(said, "until the next") || !strings.Contains(said, "pressed twice") {
		t.Errorf("switched on it is %v and says %q", s.Settings().PressOnce, said)
	}
	scenetest.Step(t, s, 30)
	scenetest.Keep(t, s, "press-once")
}

// A choice of another size shows at once, on what stands.
func TestTheSizeOfTextShowsAtOnce(t *testing.T) {
	s := scenetest.NewStage(t, 1280, 720, stage.Options{NoDemo: true, First: bare})
	st := paint.Style{Face: paint.Body, Size: 16}
	was, _ := s.Painter().Measure("Fourtell", st)
	s.Open(New())
	scenetest.Step(t, s, 2)
	for _, row := range pictureOptions(s) {
		if c, ok := row.node.(*kit.Segments); ok && c.Text == s.Lang().Say(words.SettingTextSize) {
			c.OnChange(s, 1)
		}
	}
	scenetest.Step(t, s, 2)
	if is, _ := s.Painter().Measure("Fourtell", st); s.Settings().TextSize != 125 || is < 1.2*was || is > 1.3*was {
		t.Errorf("at %d %% a text is %.1f units wide, and was %.1f", s.Settings().TextSize, is, was)
	}
}
