//go:build display

package scene

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fourtell/engine/uno"

	"github.com/hajimehoshi/ebiten/v2"
)

// Every way on from the title is reached with the pointer and with the keys, and opens what it says.
func TestEveryWayOnFromTheTitleOpensWhatItSays(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 800, Y: 450}, {X: 390, Y: 844}} {
		for text, opened := range map[string]func(*Stage) bool{
			"Rules":     func(s *Stage) bool { m, ok := s.Top().(*listModal); return ok && m.title == "Rules" },
			"Settings":  func(s *Stage) bool { _, ok := s.Top().(*OptionsPanel); return ok },
			"About":     func(s *Stage) bool { m, ok := s.Top().(*listModal); return ok && m.title == "Fourtell" },
			"New table": func(s *Stage) bool { _, ok := s.Scene().(*TableSetup); return ok },
			"Replays":   func(s *Stage) bool { _, ok := s.Scene().(*Replays); return ok },
		} {
			for _, way := range []string{"pointer", "keys"} {
				in := NewScript()
				s := testStage(t, size.X, size.Y, Options{Source: in, First: func(*Stage) Scene { return NewTitle() }, NoDemo: true})
				step(t, s, 5)
				title := s.Scene().(*Title)
				b := titleButton(title, text)
				if b == nil {
					t.Fatalf("the title has no %q", text)
				}
				w, h := s.Size()
				if w, h := w/title.k, h/title.k; b.X < 0 || b.Y < 0 || b.X+b.W > w || b.Y+b.H > h-titleFoot {
					t.Errorf("%s at %v does not stand free in %gx%g", text, b.Rect, w, h)
				}
				if high := b.H * title.k * float32(size.X) / w; high < 28 {
					t.Errorf("%s is %g pixels high in %v", text, high, size)
				}
				if way == "pointer" {
					x, y := b.Center()
					run(t, s, in.Click(x*title.k, y*title.k))
				} else {
					for n := 0; title.nodes.Focused() != Focusable(b); n++ {
						if n == 20 {
							t.Fatalf("Tab never comes to %s", text)
						}
						run(t, s, in.Key(ActTab))
					}
					run(t, s, in.Key(ActConfirm))
				}
				if !opened(s) {
					t.Errorf("%s by %s at %v did not open it", text, way, size)
				}
			}
		}
	}
}

func TestQuitOnTheTitleEndsTheProgram(t *testing.T) {
	in := NewScript()
	s := testStage(t, 1280, 720, Options{Source: in, First: func(*Stage) Scene { return NewTitle() }, NoDemo: true})
	step(t, s, 5)
	in.Click(titleButton(s.Scene().(*Title), "Quit").Center())
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

func titleButton(title *Title, text string) *Button {
	for _, n := range title.nodes.Nodes {
		if b, ok := n.(*Button); ok && b.Text == text {
			return b
		}
	}
	return nil
}

// The rules of a table name each of its switches once, with what it stands on, and mark what is not usual.
func TestTheRulesPageSaysHowThisTablePlays(t *testing.T) {
	usual, _ := uno.Preset("classic")
	for _, rules := range append(uno.Presets(), "party,uno_penalty=4") {
		now, err := uno.ParseRules(rules)
		if err != nil {
			t.Fatal(err)
		}
		in := NewScript()
		s := testStage(t, 1280, 720, Options{Source: in, First: func(*Stage) Scene { return NewTitle() }, NoDemo: true})
		step(t, s, 2)
		s.Open(NewRulesPage(rules, &s.Lang))
		step(t, s, 2)
		m := s.Top().(*listModal)
		if len(m.items) != 6+len(uno.Switches()) {
			t.Fatalf("%s: %d lines for %d switches", rules, len(m.items), len(uno.Switches()))
		}
		aim := slices.IndexFunc(m.items, func(it listItem) bool { return it.text == s.Lang.Say("page.aim.title") })
		for _, sw := range uno.Switches() {
			name := s.Lang.SwitchName(sw.Name) + ": " + s.Lang.ValueName(sw.Name, now.Get(sw.Name))
			found := false
			for at, it := range m.items {
				if strings.HasSuffix(it.text, "· "+name) {
					if found {
						t.Errorf("%s: %q stands twice", rules, it.text)
					}
					found = true
					if first := at < aim; first != (now[sw.ID] != usual[sw.ID]) {
						t.Errorf("%s: %q stands before the usual game: %v", rules, it.text, first)
					}
					if marked := strings.Contains(it.note, "Changed"); marked != (now[sw.ID] != usual[sw.ID]) {
						t.Errorf("%s: %q is marked %v", rules, it.text, marked)
					}
				}
			}
			if !found {
				t.Errorf("%s: nothing says %q", rules, name)
			}
		}
		run(t, s, in.Key(ActCancel))
		if s.Top() != nil {
			t.Errorf("%s: Escape does not close the rules", rules)
		}
	}
}

// What is to be read stays inside its panel, and the last line can be scrolled to, in every window.
func TestWhatIsToBeReadFitsItsPanel(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 800, Y: 450}, {X: 390, Y: 844}} {
		for name, page := range map[string]func(*Stage) Modal{
			"rules": func(s *Stage) Modal { return NewRulesPage("chaos", &s.Lang) },
			"about": func(s *Stage) Modal { return NewAbout(&s.Lang) },
		} {
			in := NewScript()
			s := testStage(t, size.X, size.Y, Options{Source: in, First: func(*Stage) Scene { return NewTitle() }, NoDemo: true})
			step(t, s, 2)
			s.Open(page(s))
			step(t, s, 30)
			m := s.Top().(*listModal)
			if dir := os.Getenv("PAGES_LOOK"); dir != "" {
				f, err := os.Create(filepath.Join(dir, fmt.Sprintf("%s-%d.png", name, size.Y)))
				if err == nil {
					err = png.Encode(f, shot(s))
				}
				if err != nil {
					t.Fatal(err)
				}
			}
			for _, n := range m.rows {
				b := n.(*shelved).Focusable.(*listLine)
				if b.H < b.high+b.tall+16 || b.X < m.Panel.X || b.X+b.W > m.Panel.X+m.Panel.W {
					t.Errorf("%s at %v: %q has %g units for %g", name, size, b.text, b.H, b.high+b.tall)
				}
			}
			for range m.rows {
				run(t, s, in.Key(ActDown))
			}
			last := m.rows[len(m.rows)-1].Bounds()
			if last.Y+last.H > m.list.view.Y+m.list.view.H+1 {
				t.Errorf("%s at %v: the last line ends at %g, the view at %g", name, size, last.Y+last.H, m.list.view.Y+m.list.view.H)
			}
		}
	}
}
