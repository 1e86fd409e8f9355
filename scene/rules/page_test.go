//go:build display

package rules

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"fourtell/assets"
	"fourtell/engine/uno"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/words"
	"fourtell/words/tellers"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// The rules of a table name each of its switches once, with what it stands on, and mark what is not usual.
func TestTheRulesPageSaysHowThisTablePlays(t *testing.T) {
	usual, _ := uno.Preset("classic")
	for _, ruleset := range append(uno.Presets(), "party,uno_penalty=4") {
		now, err := uno.ParseRules(ruleset)
		if err != nil {
			t.Fatal(err)
		}
		in := input.NewScript()
		s, m := openPage(t, 1280, 720, ruleset, in)
		all := map[string]*Rule{}
		for i, part := range m.Parts {
			if part.Title == "" || len(part.Rules) == 0 {
				t.Errorf("%s: part %d is %q with %d rules", ruleset, i, part.Title, len(part.Rules))
			}
			for _, r := range part.Rules {
				if all[r.ID] != nil {
					t.Errorf("%s: %q stands twice", ruleset, r.ID)
				}
				all[r.ID] = r
				if first := part.Title == s.Lang().Say(words.RulesChangedHere); first != r.changed || first && i > 0 {
					t.Errorf("%s: %q stands under %q", ruleset, r.ID, part.Title)
				}
				if r.Picture.Count == 0 && !r.Picture.Signed && r.Picture.Badge == "" {
					t.Errorf("%s: %q has no picture", ruleset, r.ID)
				}
			}
		}
		if len(all) != len(tellers.Of("").Chapters())+len(uno.Switches()) {
			t.Errorf("%s: %d rules for %d switches", ruleset, len(all), len(uno.Switches()))
		}
		for _, sw := range uno.Switches() {
			r := all[sw.Name]
			if r == nil {
				t.Errorf("%s: nothing says how %s stands", ruleset, sw.Name)
				continue
			}
			if want := kit.Capital(s.Lang().Terms("").Value(sw.Name, now.Get(sw.Name))); r.value != want {
				t.Errorf("%s: %s is %q, want %q", ruleset, sw.Name, r.value, want)
			}
			unusual := now[sw.ID] != usual[sw.ID]
			if marked := strings.Contains(r.note, "Changed"); marked != unusual || r.changed != unusual {
				t.Errorf("%s: %q is marked %v", ruleset, sw.Name, marked)
			}
		}
		scenetest.Run(t, s, in.Key(input.ActCancel))
		if s.Top() != nil {
			t.Errorf("%s: Escape does not close the rules", ruleset)
		}
	}
}

// openPage is the rules of a table above a bare scene.
func openPage(t *testing.T, w, h int, ruleset string, in *input.Script) (*stage.Stage, *Page) {
	t.Helper()
	s := scenetest.NewStage(t, w, h, stage.Options{Source: in, First: func(*stage.Stage) stage.Scene { return &scenetest.Stand{} }})
	scenetest.Step(t, s, 2)
	m := New("", ruleset).(*Page)
	s.Open(m)
	scenetest.Step(t, s, 30)
	return s, m
}

// pageSizes are a usual window, a small one, and a phone both ways.
func pageSizes() []image.Point {
	return []image.Point{{X: 1280, Y: 720}, {X: 800, Y: 450}, {X: 390, Y: 844}}
}

// Under every rule set and in every window the rules lie one under the other inside their panel, also where every
// sentence is ten words longer, and keys come to the last.
func TestTheRulesFitTheirPanelUnderEveryRuleSet(t *testing.T) {
	const more = " und damit noch zehn weitere Wörter in jeder Zeile stehen"
	for _, size := range pageSizes() {
		for _, ruleset := range uno.Presets() {
			for _, longer := range []bool{false, true} {
				in := input.NewScript()
				s, m := openPage(t, size.X, size.Y, ruleset, in)
				scenetest.Keep(t, s, fmt.Sprintf("rules-%s-%d", ruleset, size.Y))
				if longer {
					for _, part := range m.Parts {
						for _, r := range part.Rules {
							r.note += more
							r.value += " und mehr Wörter"
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
						r := n.Focusable.(*Rule)
						if r.H < r.high+r.worth+r.tall+2*Pad-1 || r.H < ArtHigh+2*Pad {
							t.Errorf("%v %s: %q has %g units for %g", size, ruleset, r.ID, r.H, r.high+r.worth+r.tall)
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

// shownRules are the rules that a search has left, by name.
func shownRules(m *Page) (all []string) {
	for _, n := range m.Rows {
		if n, ok := n.(*kit.Shelved); ok {
			all = append(all, n.Focusable.(*Rule).ID)
		}
	}
	return all
}

func TestWhatIsTypedLeavesTheRulesThatSayIt(t *testing.T) {
	for _, size := range pageSizes() {
		in := input.NewScript()
		s, m := openPage(t, size.X, size.Y, "party", in)
		every := len(shownRules(m))
		scenetest.Run(t, s, in.Type("jump"))
		if got := shownRules(m); len(got) != 1 || got[0] != "jump_in" {
			t.Errorf("%v: jump leaves %v", size, got)
		}
		if _, headed := m.Rows[0].(*Part); !headed {
			t.Errorf("%v: what is found stands under no heading", size)
		}
		scenetest.Keep(t, s, fmt.Sprintf("search-%d", size.Y))
		if said := scenetest.Said(s, 1)[0]; said != "1 rule found" {
			t.Errorf("%v: the search says %q", size, said)
		}
		scenetest.Run(t, s, in.Type(" zzz"))
		if got := shownRules(m); len(got) != 0 || !strings.Contains(m.found, "jump zzz") {
			t.Errorf("%v: nonsense leaves %v, and says %q", size, got, m.found)
		}
		scenetest.Run(t, s, in.Key(input.ActCancel))
		if got := shownRules(m); len(got) != every || m.Search.Text != "" || s.Top() != stage.Modal(m) {
			t.Errorf("%v: Escape does not empty the search: %d of %d", size, len(got), every)
		}
		scenetest.Run(t, s, in.Type("RED five")) // every word, in whatever letters
		for range 9 {
			scenetest.Run(t, s, in.Push(ebiten.KeyBackspace))
		}
		if got := shownRules(m); len(got) != every {
			t.Errorf("%v: an emptied search leaves %d of %d", size, len(got), every)
		}
		scenetest.Run(t, s, in.Key(input.ActDown))
		if m.List.Lit != stage.Focusable(m.Rows[1].(*kit.Shelved)) || s.Devices().Typing {
			t.Errorf("%v: the arrow down does not go to the first rule", size)
		}
		scenetest.Run(t, s, in.Key(input.ActCancel))
		if s.Top() != nil || s.Devices().Typing {
			t.Errorf("%v: Escape does not close the rules", size)
		}
	}
}

func TestTheRulesAreReadByEachDevice(t *testing.T) {
	for _, size := range pageSizes() {
		in := input.NewScript()
		s, m := openPage(t, size.X, size.Y, "classic", in)
		// The wheel.
		x, y := m.List.View.Times(m.K).Center()
		scenetest.Run(t, s, in.MoveTo(x, y).Wheel(-3))
		if m.List.At != 3*kit.WheelStep {
			t.Errorf("%v: the wheel scrolls by %g", size, m.List.At)
		}
		// A finger: it draws the list along, and begins to type where the search is.
		was := m.List.At
		scenetest.Run(t, s, in.Drag(x, y, x, y-90, 6))
		if m.List.At <= was {
			t.Errorf("%v: a drag does not scroll", size)
		}
		scenetest.Run(t, s, in.Tap(x, y))
		if s.Devices().Typing {
			t.Errorf("%v: a touch of the list leaves the keyboard open", size)
		}
		sx, sy := m.Search.Times(m.K).Center()
		scenetest.Run(t, s, in.Tap(sx, sy))
		if !s.Devices().Typing {
			t.Errorf("%v: a touch of the search does not begin the typing", size)
		}
		scenetest.Run(t, s, in.Type("clock"))
		if got := shownRules(m); len(got) == 0 || len(got) > 2 {
			t.Errorf("%v: clock leaves %v", size, got)
		}
		ex, ey := m.Search.Empties.Times(m.K).Center()
		scenetest.Run(t, s, in.Tap(ex, ey))
		if m.Search.Text != "" {
			t.Errorf("%v: the cross does not empty the search", size)
		}
		bx, by := m.Shut.Times(m.K).Center()
		scenetest.Run(t, s, in.Tap(bx, by))
		if s.Top() != nil {
			t.Errorf("%v: a touch does not close the rules", size)
		}
		// A gamepad: past the search, down to the last rule and out.
		in = input.NewScript()
		s, m = openPage(t, size.X, size.Y, "classic", in)
		scenetest.Run(t, s, in.Connect(1))
		for range len(m.Rows) + 1 {
			scenetest.Run(t, s, in.PadKey(0, input.ActDown))
			if s.Devices().Typing {
				t.Fatalf("%v: the pad has to type", size)
			}
			if n, ok := m.List.Lit.(*kit.Shelved); ok {
				if r := n.Bounds(); r.Y+r.H < m.List.View.Y+20 || r.Y > m.List.View.Y+m.List.View.H-20 {
					t.Fatalf("%v: the focus is out of view at %v", size, r)
				}
			}
		}
		if m.List.Lit != stage.Focusable(m.Shut) {
			t.Errorf("%v: the pad does not come to the way out", size)
		}
		scenetest.Run(t, s, in.PadKey(0, input.ActConfirm))
		if s.Top() != nil {
			t.Errorf("%v: the pad does not close the rules", size)
		}
	}
}

// The page of another game has its own chapters, its own cards beside them, and its own switches.
func TestTheRulesOfAnotherGameHaveItsOwnChaptersAndPicturesAndChangeWithItsSwitches(t *testing.T) {
	for _, c := range []struct {
		name, rules string
		size        image.Point
		theme       assets.Theme
	}{
		{"rules-bluff", "classic", image.Pt(1280, 720), assets.Midnight},
		{"rules-bluff-felt", "arcade,rounds=3", image.Pt(1280, 720), assets.Felt},
		{"rules-bluff-phone", "classic", image.Pt(480, 1040), assets.Midnight},
	} {
		t.Run(c.name, func(t *testing.T) {
			set := stage.DefaultSettings()
			set.Theme = c.theme
			s := scenetest.NewStage(t, c.size.X, c.size.Y, stage.Options{Source: input.NewScript(), Settings: set, First: func(*stage.Stage) stage.Scene { return &scenetest.Stand{} }})
			scenetest.Step(t, s, 2)
			m := New("bluff", c.rules).(*Page)
			s.Open(m)
			scenetest.Step(t, s, 60)
			book := kit.BookOf("bluff")
			rules := 0
			for _, part := range m.Parts {
				for _, r := range part.Rules {
					rules++
					if r.Picture.Count == 0 && !r.Picture.Signed && r.Picture.Badge == "" {
						t.Errorf("%q has no picture", r.ID)
					}
				}
			}
			if want := len(tellers.Of("bluff").Chapters()) + len(book.Switches()); rules != want {
				t.Errorf("there are %d rules, want %d", rules, want)
			}
			if changed := m.Parts[0].Title == s.Lang().Say(words.RulesChangedHere); changed != (c.rules != "classic") {
				t.Errorf("what is changed here is told: %v", changed)
			}
			scenetest.Golden(t, c.name, scenetest.Shot(s))
		})
	}
}
