//go:build display

package scene

import (
	"errors"
	"fmt"
	"image"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/engine/uno"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/learn"
	"fourtell/scene/replay"
	"fourtell/scene/rules"
	"fourtell/scene/scenetest"
	"fourtell/scene/settings"
	"fourtell/scene/setup"
	"fourtell/scene/stage"
	"fourtell/scene/title"
	"fourtell/words"
)

// Every way on from the title is reached with the pointer and with the keys, and opens what it says.
func TestEveryWayOnFromTheTitleOpensWhatItSays(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 800, Y: 450}, {X: 390, Y: 844}} {
		for text, opened := range map[string]func(*stage.Stage) bool{
			"Rules":     func(s *stage.Stage) bool { _, ok := s.Top().(*rules.Page); return ok },
			"Settings":  func(s *stage.Stage) bool { _, ok := s.Top().(*settings.Panel); return ok },
			"About":     func(s *stage.Stage) bool { m, ok := s.Top().(*kit.ListModal); return ok && m.Title == "Fourtell" },
			"New table": func(s *stage.Stage) bool { _, ok := s.Scene().(*setup.Setup); return ok },
			"Learn":     func(s *stage.Stage) bool { _, ok := s.Scene().(*learn.Page); return ok },
			"Replays":   func(s *stage.Stage) bool { _, ok := s.Scene().(*replay.List); return ok },
		} {
			for _, way := range []string{"pointer", "keys"} {
				in := input.NewScript()
				s := testStage(t, size.X, size.Y, stage.Options{Source: in, First: func(*stage.Stage) stage.Scene { return title.New() }, NoDemo: true})
				scenetest.Step(t, s, 5)
				b := buttonOf(s, text)
				if b == nil {
					t.Fatalf("the title has no %q", text)
				}
				if way == "pointer" {
					scenetest.Run(t, s, in.Click(textAt(t, s, text)))
				} else {
					for n := 0; s.Scene().(*title.Title).FocusNodes().Focused() != stage.Focusable(b); n++ {
						if n == 20 {
							t.Fatalf("Tab never comes to %s", text)
						}
						scenetest.Run(t, s, in.Key(input.ActTab))
					}
					scenetest.Run(t, s, in.Key(input.ActConfirm))
				}
				if !opened(s) {
					t.Errorf("%s by %s at %v did not open it", text, way, size)
				}
			}
		}
	}
}

func TestQuitOnTheTitleEndsTheProgram(t *testing.T) {
	in := input.NewScript()
	s := testStage(t, 1280, 720, stage.Options{Source: in, First: func(*stage.Stage) stage.Scene { return title.New() }, NoDemo: true})
	scenetest.Step(t, s, 5)
	in.Click(buttonOf(s, "Quit").Center())
	for range 30 {
		if err := s.Update(); err != nil {
			if !errors.Is(err, ebiten.Termination) {
				t.Fatal(err)
			}
			return
		}
	}
	t.Error("it goes on")
}

// The rules of a table name each of its switches once, with what it stands on, and mark what is not usual.
func TestTheRulesPageSaysHowThisTablePlays(t *testing.T) {
	usual, _ := uno.Preset("classic")
	for _, ruleset := range append(uno.Presets(), "party,uno_penalty=4") {
		now, err := uno.ParseRules(ruleset)
		if err != nil {
			t.Fatal(err)
		}
		in := input.NewScript()
		s, m := openRulesPage(t, 1280, 720, ruleset, in)
		all := map[string]*rules.Rule{}
		for i, part := range m.Parts {
			if part.Title == "" || len(part.Rules) == 0 {
				t.Errorf("%s: part %d is %q with %d rules", ruleset, i, part.Title, len(part.Rules))
			}
			for _, r := range part.Rules {
				if all[r.ID] != nil {
					t.Errorf("%s: %q stands twice", ruleset, r.ID)
				}
				all[r.ID] = r
				if first := part.Title == s.Lang().Say(words.RulesChangedHere); first != r.Changed || first && i > 0 {
					t.Errorf("%s: %q stands under %q", ruleset, r.ID, part.Title)
				}
				if r.Picture.Count == 0 && !r.Picture.Signed && r.Picture.Badge == "" {
					t.Errorf("%s: %q has no picture", ruleset, r.ID)
				}
			}
		}
		if len(all) != len(rules.PartsOfTheGame())+len(uno.Switches()) {
			t.Errorf("%s: %d rules for %d switches", ruleset, len(all), len(uno.Switches()))
		}
		for _, sw := range uno.Switches() {
			r := all[sw.Name]
			if r == nil {
				t.Errorf("%s: nothing says how %s stands", ruleset, sw.Name)
				continue
			}
			if want := kit.Capital(s.Lang().ValueName(sw.Name, now.Get(sw.Name))); r.Value != want {
				t.Errorf("%s: %s is %q, want %q", ruleset, sw.Name, r.Value, want)
			}
			unusual := now[sw.ID] != usual[sw.ID]
			if marked := strings.Contains(r.Note, "Changed"); marked != unusual || r.Changed != unusual {
				t.Errorf("%s: %q is marked %v", ruleset, sw.Name, marked)
			}
		}
		scenetest.Run(t, s, in.Key(input.ActCancel))
		if s.Top() != nil {
			t.Errorf("%s: Escape does not close the rules", ruleset)
		}
	}
}

// openRulesPage is the rules of a table above the title.
func openRulesPage(t *testing.T, w, h int, ruleset string, in *input.Script) (*stage.Stage, *rules.Page) {
	t.Helper()
	s := testStage(t, w, h, stage.Options{Source: in, First: func(*stage.Stage) stage.Scene { return title.New() }, NoDemo: true})
	scenetest.Step(t, s, 2)
	s.Open(rules.New(ruleset, s.Lang()))
	scenetest.Step(t, s, 30)
	m, ok := s.Top().(*rules.Page)
	if !ok {
		t.Fatal("the rules are not open")
	}
	return s, m
}

// What is to be read stays inside its panel, and the last line can be scrolled to, in every window.
func TestWhatAboutSaysFitsItsPanel(t *testing.T) {
	for _, size := range pageSizes() {
		in := input.NewScript()
		s := testStage(t, size.X, size.Y, stage.Options{Source: in, First: func(*stage.Stage) stage.Scene { return title.New() }, NoDemo: true})
		scenetest.Step(t, s, 2)
		m := openAbout(t, s)
		scenetest.Step(t, s, 30)
		scenetest.Keep(t, s, fmt.Sprintf("about-%d", size.Y))
		for _, n := range m.Rows {
			b := n.(*kit.Shelved).Focusable.(*kit.ListLine)
			if b.H < b.High+b.Tall+16 || b.X < m.Panel.X || b.X+b.W > m.Panel.X+m.Panel.W {
				t.Errorf("%v: %q has %g units for %g", size, b.Text, b.H, b.High+b.Tall)
			}
		}
		for range m.Rows {
			scenetest.Run(t, s, in.Key(input.ActDown))
		}
		last := m.Rows[len(m.Rows)-1].Bounds()
		if last.Y+last.H > m.List.View.Y+m.List.View.H+1 {
			t.Errorf("%v: the last line ends at %g, the view at %g", size, last.Y+last.H, m.List.View.Y+m.List.View.H)
		}
	}
}

// Under every rule set and in every window the rules lie one under the other inside their panel, also where every
// sentence is ten words longer, and keys come to the last.
func TestTheRulesFitTheirPanelUnderEveryRuleSet(t *testing.T) {
	const more = " und damit noch zehn weitere Wörter in jeder Zeile stehen"
	for _, size := range pageSizes() {
		for _, ruleset := range uno.Presets() {
			for _, longer := range []bool{false, true} {
				in := input.NewScript()
				s, m := openRulesPage(t, size.X, size.Y, ruleset, in)
				scenetest.Keep(t, s, fmt.Sprintf("rules-%s-%d", ruleset, size.Y))
				if longer {
					for _, part := range m.Parts {
						for _, r := range part.Rules {
							r.Note += more
							r.Value += " und mehr Wörter"
						}
					}
					m.Lay(s)
				}
				w, h := s.Window().Size()
				if p := m.Panel.Times(m.K); p.X < 0 || p.Y < 0 || p.X+p.W > w || p.Y+p.H > h {
					t.Errorf("%v %s: the panel %v in %gx%g", size, ruleset, p, w, h)
				}
				if m.List.View.Y+m.List.View.H > m.Shut.Y || m.Search.Y+m.Search.H > m.List.View.Y || m.List.View.H < 200 {
					t.Errorf("%v %s: the list %v, the search %v, the way out %v", size, ruleset, m.List.View, m.Search.Rect, m.Shut.Rect)
				}
				y := m.List.View.Y
				for _, n := range m.Rows {
					b := n.Bounds()
					if b.Y < y || b.X < m.List.View.X || b.X+b.W > m.List.View.X+m.List.View.W {
						t.Errorf("%v %s: a line at %v, the one above ends at %g", size, ruleset, b, y)
					}
					y = b.Y + b.H
					if n, ok := n.(*kit.Shelved); ok {
						r := n.Focusable.(*rules.Rule)
						if r.H < r.High+r.Worth+r.Tall+2*rules.Pad-1 || r.H < rules.ArtHigh+2*rules.Pad {
							t.Errorf("%v %s: %q has %g units for %g", size, ruleset, r.ID, r.H, r.High+r.Worth+r.Tall)
						}
					}
				}
				scenetest.Run(t, s, in.Key(input.ActTab).Push(ebiten.KeyEnd))
				last := m.Rows[len(m.Rows)-1].Bounds()
				if last.Y+last.H > m.List.View.Y+m.List.View.H+1 {
					t.Errorf("%v %s: the last rule ends at %g, the view at %g", size, ruleset, last.Y+last.H, m.List.View.Y+m.List.View.H)
				}
			}
		}
	}
}

func TestTheFirstLetterOfATitleIsLargeWhateverItsScript(t *testing.T) {
	for s, want := range map[string]string{"red 3": "Red 3", "épée": "Épée", "黄のドロー2": "黄のドロー2", "": ""} {
		if got := kit.Capital(s); got != want {
			t.Errorf("%q becomes %q, not %q", s, got, want)
		}
	}
}
