//go:build display

package setup

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fourtell/engine/uno"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/words"
)

// rowsInView are the switches that can be seen whole.
func rowsInView(t *Setup) (names []string) {
	v := t.board.list.View
	for _, r := range t.board.shown {
		if r.Y >= v.Y && r.Y+r.H <= v.Y+v.H {
			names = append(names, r.sw.Name)
		}
	}
	return names
}

// What families play differently is seen at once, without scrolling, in a window and on a phone.
func TestTheFirstViewOfTheSetUpShowsTheSwitchesMostAskedFor(t *testing.T) {
	for _, c := range []struct {
		w, h, least int
		must        string
	}{
		{1280, 720, 10, "stack_two stack_four seven_swap zero_rotate jump_in multi_play draw_mode forced_play wd4_challenge"},
		{960, 540, 10, "stack_two stack_four seven_swap zero_rotate jump_in multi_play draw_mode forced_play wd4_challenge"},
		{1680, 720, 14, "stack_two stack_four seven_swap zero_rotate jump_in multi_play draw_mode forced_play draw_after wd4_challenge"},
		{960, 720, 10, "stack_two stack_four seven_swap zero_rotate jump_in multi_play"},
		{390, 844, 4, "stack_two stack_four stack_cross"},
	} {
		s, setup := setupStage(t, c.w, c.h, input.NewScript(), nil)
		setup.tab = 1
		setup.refresh(s)
		seen := rowsInView(setup)
		if len(seen) < c.least {
			t.Errorf("%dx%d: %d switches are in view: %q", c.w, c.h, len(seen), seen)
		}
		for _, name := range strings.Fields(c.must) {
			if !slices.Contains(seen, name) {
				t.Errorf("%dx%d: %s is not in view", c.w, c.h, name)
			}
		}
	}
}

// The rules' own table says which switches there are: one without a row, a mark of its own or a sentence is named here.
func TestEverySwitchOfTheRulesHasItsRowItsOwnMarkAndItsSentence(t *testing.T) {
	_, setup := setupStage(t, 1280, 720, input.NewScript(), nil)
	marks := map[string]string{}
	for _, sw := range uno.Switches() {
		if n := len(switchMark(sw.Name)); n == 0 {
			t.Errorf("%s has no mark", sw.Name)
		}
		like := fmt.Sprint(switchMark(sw.Name))
		if other := marks[like]; other != "" {
			t.Errorf("%s has the mark of %s", sw.Name, other)
		}
		marks[like] = sw.Name
		i := slices.IndexFunc(setup.board.rows, func(r *ruleRow) bool { return idOf(r) == sw.ID })
		if i < 0 {
			t.Errorf("%s has no row", sw.Name)
			continue
		}
		if r := setup.board.rows[i]; r.help == "" || strings.HasPrefix(r.help, "switch.") || !strings.Contains(r.sentence, r.help) || !strings.Contains(r.sentence, r.value) {
			t.Errorf("%s is told of as %q", sw.Name, r.sentence)
		}
	}
	if len(setup.board.rows) != len(uno.Switches()) {
		t.Errorf("%d rows for %d switches", len(setup.board.rows), len(uno.Switches()))
	}
	grouped := 0
	for _, g := range setup.board.groups {
		grouped += len(g.rows)
	}
	if grouped != len(uno.Switches()) {
		t.Errorf("%d of %d switches stand under a heading", grouped, len(uno.Switches()))
	}
}

// No two marks look alike: they are drawn on one sheet, and every pair differs in a good part of what is drawn.
func TestNoTwoMarksOfSwitchesLookAlike(t *testing.T) {
	all := uno.Switches()
	s := scenetest.NewStage(t, 1280, 720, stage.Options{NoDemo: true, First: func(*stage.Stage) stage.Scene { return &markSheet{} }})
	scenetest.Step(t, s, 40)
	img := scenetest.Shot(s)
	scenetest.Keep(t, s, "setup-marks")
	ink := make([][]bool, len(all))
	for i, sw := range all {
		cx, cy := markPlace(i)
		drawn := 0
		for y := -36; y < 36; y++ {
			for x := -36; x < 36; x++ {
				on := img.RGBAAt(int(cx)+x, int(cy)+y).R > 128
				ink[i] = append(ink[i], on)
				if on {
					drawn++
				}
			}
		}
		if drawn < 300 {
			t.Errorf("%s: of the mark hardly anything is drawn", sw.Name)
		}
		for j := range i {
			differ, either := 0, 0
			for k := range ink[i] {
				if ink[i][k] || ink[j][k] {
					either++
				}
				if ink[i][k] != ink[j][k] {
					differ++
				}
			}
			if 100*differ < 18*either {
				t.Errorf("%s and %s differ in %d of %d pixels", sw.Name, all[j].Name, differ, either)
			}
		}
	}
}

// markSheet is a scene with every mark, twice as large.
type markSheet struct{}

func markPlace(i int) (x, y float32) { return float32(80 + 120*(i%10)), float32(70 + 115*(i/10)) }

func (m *markSheet) Enter(*stage.Stage)                     {}
func (m *markSheet) Update(*stage.Stage, *input.Tick) error { return nil }
func (m *markSheet) Leave()                                 {}
func (m *markSheet) Draw(p *paint.Painter) {
	p.Rect(paint.Box(0, 0, 1280, 720), paint.Ink)
	for i, sw := range uno.Switches() {
		x, y := markPlace(i)
		switchMark(sw.Name).draw(p, x, y, 2, paint.Cream, paint.Ink)
	}
}

// A switch's sentence stands in the one place for it as the focus or the pointer comes to it, and nothing else moves.
func TestTheSentenceOfASwitchIsShownOnFocusAndUnderThePointerInOnePlace(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {480, 1040}, {844, 390}} {
		in := input.NewScript()
		s, setup := setupStage(t, size[0], size[1], in, nil)
		b := &setup.board
		setup.tab = 1
		setup.refresh(s)
		if b.told() != b.rest || b.rest == "" {
			t.Errorf("%v: at first it tells %q", size, b.told())
		}
		place, view := b.readAt, b.list.View
		for _, r := range b.rows {
			setup.group.SetFocus(b.shelf(r))
			scenetest.Run(t, s, in.Wait(1))
			if b.told() != r.sentence || !strings.Contains(b.told(), r.help) {
				t.Errorf("%v: %s has the focus, and it tells %q", size, r.name, b.told())
			}
			if !slices.ContainsFunc(scenetest.See(s).Texts, func(tr paint.Trace) bool { return tr.Text == r.sentence }) {
				t.Errorf("%v: %s has the focus, and its sentence is not drawn", size, r.name)
			}
			if b.readAt != place || b.list.View != view {
				t.Fatalf("%v: %s has the focus, and the place has moved to %v", size, r.name, b.readAt)
			}
		}
		setup.group.SetFocus(setup.deal)
		x, y := b.list.View.Center()
		scenetest.Run(t, s, in.MoveTo(x*setup.k, y*setup.k).Wheel(1000))
		for _, r := range b.shown[:3] {
			x, y := r.Center()
			scenetest.Run(t, s, in.MoveTo(x*setup.k, y*setup.k))
			if b.told() != r.sentence {
				t.Errorf("%v: the pointer lies on %s, and it tells %q", size, r.name, b.told())
			}
		}
		scenetest.Run(t, s, in.MoveTo(2, 2))
		if b.told() != b.rest {
			t.Errorf("%v: when the pointer has left it tells %q", size, b.told())
		}
		r, was := b.shown[3], ruled(setup) // a choice, of which a finger touches the name
		at := r.textAt()
		scenetest.Run(t, s, in.Tap((at.X+20)*setup.k, (at.Y+at.H/2)*setup.k))
		if b.told() != r.sentence || ruled(setup) != was || r.sw.Plain() {
			t.Errorf("%v: a finger has touched %s, and it tells %q", size, r.name, b.told())
		}
	}
}

// The search finds each switch by its name, in every language.
func TestTheSearchFindsEverySwitchByItsNameInEveryLanguage(t *testing.T) {
	for _, tag := range words.Tags() {
		in := input.NewScript()
		s, setup := setupStage(t, 1280, 720, in, func(s *stage.Settings) { s.Language = tag })
		b := &setup.board
		for _, r := range b.rows {
			b.search.Text = strings.ToUpper(r.name)
			setup.seek(s)
			if !slices.Contains(b.shown, r) || len(b.shown) > 12 {
				t.Errorf("%s: %q finds %d switches", tag, r.name, len(b.shown))
			}
			if v := b.list.View; r.Y < v.Y || r.Y > v.Y+v.H {
				t.Errorf("%s: %q is found out of sight", tag, r.name)
			}
		}
	}
}

func TestTheSearchOfTheSetUpIsTypedIntoAndEmptiedByEscape(t *testing.T) {
	in := input.NewScript()
	s, setup := setupStage(t, 1280, 720, in, nil)
	b := &setup.board
	scenetest.Run(t, s, in.Click(b.search.Center()).Wait(2).Type("seven"))
	if len(b.shown) != 1 || idOf(b.shown[0]) != uno.SevenSwap || b.told() != "1 rule found" || s.Settings().Mute {
		t.Fatalf("%d switches are left, it tells %q", len(b.shown), b.told())
	}
	scenetest.Run(t, s, in.Key(input.ActDown))
	for range 30 {
		if focusedRule(setup) != nil {
			break
		}
		scenetest.Run(t, s, in.Key(input.ActTab))
	}
	if r := focusedRule(setup); r == nil || idOf(r) != uno.SevenSwap || !strings.HasSuffix(scenetest.Said(s, 1)[0], "1 of 1.") {
		t.Fatalf("the keys come to %T, said %q", setup.group.Focused(), scenetest.Said(s, 1))
	}
	scenetest.Run(t, s, in.Key(input.ActConfirm))
	if ruled(setup)[uno.SevenSwap] != uno.On {
		t.Error("what has been found is not changed")
	}
	scenetest.Run(t, s, in.Key(input.ActCancel))
	if s.Scene() != stage.Scene(setup) || len(b.shown) != len(b.rows) {
		t.Fatalf("%T stands, %d switches are shown", s.Scene(), len(b.shown))
	}
	scenetest.Run(t, s, in.Click(b.search.Center()).Wait(2).Type("xyzzy"))
	if len(b.shown) != 0 || !strings.Contains(b.told(), "xyzzy") {
		t.Errorf("nothing is found, and it tells %q", b.told())
	}
	scenetest.Run(t, s, in.Key(input.ActCancel).Key(input.ActCancel))
	if _, ok := s.Scene().(*home); !ok || s.Devices().Typing {
		t.Errorf("%T stands, typing %v", s.Scene(), s.Devices().Typing)
	}
}

// What differs from the rule set is marked, nothing else is, and every mark is a way back.
func TestARowIsMarkedExactlyWhereItDiffersFromTheRuleSetAndLeadsBack(t *testing.T) {
	for _, preset := range uno.Presets() {
		in := input.NewScript()
		s, setup := setupStage(t, 1280, 720, in, func(s *stage.Settings) { s.Rules = preset })
		base := ruled(setup)
		for _, sw := range uno.Switches() {
			for _, v := range stepsOf(t, sw, base[sw.ID]) {
				setID(s, setup, sw.ID, v)
				for _, r := range setup.board.rows {
					if marked := r.was != ""; marked != (ruled(setup)[idOf(r)] != base[idOf(r)]) {
						t.Errorf("%s with %s=%s: %s is marked: %v", preset, sw.Name, textOf(sw, v), r.sw.Name, marked)
					}
				}
			}
			setID(s, setup, sw.ID, base[sw.ID])
		}
	}
	for _, way := range []string{"pointer", "key"} {
		in := input.NewScript()
		s, setup := setupStage(t, 1280, 720, in, func(s *stage.Settings) { s.Rules = "classic,jump_in=any,stack_two=on" })
		for _, id := range []uno.SwitchID{uno.JumpIn, uno.StackTwo} {
			r := wheelTo(t, s, setup, in, id)
			if way == "pointer" {
				scenetest.Run(t, s, in.Click(r.way().Center()))
			} else {
				setup.group.SetFocus(setup.board.shelf(r))
				scenetest.Run(t, s, in.Key(input.ActUndo))
			}
			if ruled(setup)[id] != uno.Off || r.was != "" {
				t.Errorf("%s: %s stands at %s", way, r.name, r.value)
			}
		}
	}
}

func TestEverySwitchTakesTheWholeWindowAndComesBack(t *testing.T) {
	in := input.NewScript()
	s, setup := setupStage(t, 1280, 720, in, nil)
	before := len(rowsInView(setup))
	scenetest.Run(t, s, in.Click(setup.board.every.Center()))
	if seen := len(rowsInView(setup)); seen < before*14/10 {
		t.Errorf("%d switches are in view, %d were", seen, before)
	}
	for _, n := range setup.group.Nodes {
		if n, ok := n.(*kit.Shelved); ok && n.On == &setup.seatList {
			t.Fatal("a seat can be reached that is not seen")
		}
	}
	if setup.group.Focused() != stage.Focusable(setup.board.every) {
		t.Errorf("%T has the focus", setup.group.Focused())
	}
	scenetest.Run(t, s, in.Click(setup.board.every.Center()))
	if len(rowsInView(setup)) != before || setup.board.spread {
		t.Error("the seats do not come back")
	}
	for _, c := range []struct {
		w, h, percent int
		want          bool
	}{{1280, 720, 100, true}, {1280, 720, 200, true}, {960, 720, 100, false}, {390, 844, 100, false}} {
		_, setup := setupStage(t, c.w, c.h, input.NewScript(), func(s *stage.Settings) { s.TextSize = c.percent })
		if setup.tab = 1; !setup.two() {
			setup.refresh(setup.stage)
		}
		got := slices.ContainsFunc(setup.group.Nodes, func(n stage.Node) bool {
			f, ok := n.(stage.Focusable)
			return ok && onShelf(f) == stage.Focusable(setup.board.every)
		})
		if got != c.want {
			t.Errorf("%+v: the whole window can be had: %v", c, got)
		}
	}
}

// Whatever is set anew keeps the list where it is, and the focus.
func TestSettingASwitchKeepsThePlaceOfTheListAndTheFocus(t *testing.T) {
	in := input.NewScript()
	s, setup := setupStage(t, 1280, 720, in, nil)
	b := &setup.board
	for _, id := range []uno.SwitchID{uno.LastDrawHits, uno.Leaver, uno.HandSize} {
		r := wheelTo(t, s, setup, in, id)
		setup.group.SetFocus(b.shelf(r))
		scenetest.Run(t, s, in.Wait(1))
		at := b.list.At
		scenetest.Run(t, s, in.Key(input.ActConfirm))
		if b.list.At != at || focusedRule(setup) != r {
			t.Errorf("%s: the list has gone from %v to %v, %T has the focus", r.name, at, b.list.At, setup.group.Focused())
		}
	}
}

// Names of seats grow with the text like everything else, and have their room.
func TestNamesOfSeatsAreAsLargeAsTheTextIsSet(t *testing.T) {
	size := func(percent int) float32 {
		s, setup := setupStage(t, 1280, 720, input.NewScript(), func(s *stage.Settings) { s.TextSize = percent })
		for _, tr := range scenetest.See(s).Texts {
			if tr.Text == setup.plan[1].Name {
				return tr.Size
			}
		}
		t.Fatalf("%d %%: the name is not drawn", percent)
		return 0
	}
	usual := size(100)
	for _, percent := range []int{125, 150, 200} {
		if got, want := size(percent), usual*float32(percent)/100; got < want*0.97 {
			t.Errorf("%d %%: a name is %.1f units high, should be %.1f", percent, got, want)
		}
	}
}

// What stands in the line below the switches is what will be dealt.
func TestTheLineBelowTheSwitchesSaysWhatWillBeDealt(t *testing.T) {
	_, setup := setupStage(t, 1280, 720, input.NewScript(), func(s *stage.Settings) { s.Rules = "official,hand_size=9,turn_seconds=30,target=300" })
	got := ""
	for _, f := range setup.board.facts {
		got += f.Name + " " + f.Value + "; "
	}
	if want := "Hand 9; Score first to 300; Clock 30 s; Call Uno!; "; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
