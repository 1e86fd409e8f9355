//go:build display

package scene

import (
	"strconv"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/room"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

// learnStage is a stage at what there is to learn, whose player has a store.
func learnStage(t *testing.T, w, h int, o Options) (*Stage, *input.Script) {
	t.Helper()
	in := input.NewScript()
	o.Source = in
	if o.Store == nil {
		o.Store = room.NewMemory()
	}
	o.First = func(*Stage) Scene { return NewLearn() }
	s := testStage(t, w, h, o)
	scenetest.Step(t, s, 30)
	return s, in
}

// learned are all drills of a sort.
func learned(t *testing.T, lessons bool) []drill {
	t.Helper()
	all, err := drills(lessons)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// guideOf is what leads the table on the stage.
func guideOf(s *Stage) *guide { return s.Scene().(*tables.Table).O().Led.(*guide) }

// learner does what a lesson shows, or what a puzzle's file says, by a finger or by keys.
type learner struct {
	t    *testing.T
	s    *Stage
	in   *input.Script
	keys bool
}

func (p *learner) player() player {
	if p.keys {
		return keyboard{}
	}
	return finger{}
}

// press presses a button, or the key for it.
func (p *learner) press(b *Button, key input.Action) {
	if p.keys {
		p.in.Key(key)
		return
	}
	p.in.Tap(b.Center())
}

// does gives a command of the player's, as far as it can be given at this moment.
func (p *learner) does(table *tables.Table, c engine.Command) {
	p.t.Helper()
	switch m := p.s.Top().(type) {
	case *ask.Wheel:
		if p.keys {
			p.in.Key(map[engine.Color]input.Action{shed.Red: input.ActColor1, shed.Yellow: input.ActColor2, shed.Green: input.ActColor3, shed.Blue: input.ActColor4}[c.Color])
		} else {
			p.in.Tap(vanePoint(m, c.Color))
		}
		return
	case *ask.Challenge:
		if c.Verb == engine.VerbChallenge {
			p.press(m.Doubt, input.ActChallenge)
		} else {
			p.press(m.Believe, input.ActKeep)
		}
		return
	case *ask.Choice:
		for i := range m.Items {
			if meant(&c, &m.Items[i].Command) {
				m.Group.Nodes[i].(Focusable).Activate(p.s)
				return
			}
		}
		p.t.Fatalf("nobody offers %v", c)
	}
	switch c.Verb {
	case engine.VerbPlay:
		if table.Popped() {
			p.player().play(p.s, table, p.in)
			return
		}
		first := c.Card
		if len(c.Cards) > 0 {
			first = c.Cards[0]
		}
		for i := range table.Queue().Layout().Hand.Count {
			if table.CardAt(i).Face == first.Face {
				p.player().card(p.s, table, p.in, i)
				return
			}
		}
		p.t.Fatalf("there is no %v in the hand", first.Face)
	case engine.VerbDraw:
		p.player().pile(p.s, table, p.in)
	case engine.VerbCallUno:
		p.player().call(p.s, table, p.in)
	case engine.VerbCatchUno:
		if p.keys {
			p.in.Key(input.ActCatch)
		} else {
			p.in.Tap(table.Inside().Hud.Catches()[c.Target].At().Center())
		}
	}
}

// drill plays a lesson or puzzle that stands on the stage until its end is told, and gives it.
func (p *learner) drill() *drillEnd {
	p.t.Helper()
	for tick := range 6000 {
		scenetest.Step(p.t, p.s, 1)
		if m, ok := p.s.Top().(*drillEnd); ok {
			return m
		}
		table, ok := p.s.Scene().(*tables.Table)
		if !ok || !p.in.Done() || tick%10 != 0 {
			continue
		}
		g := table.O().Led.(*guide)
		c, more := g.step()
		switch {
		case g.text != "":
			p.press(&g.goOn, input.ActConfirm)
		case g.d.kind == drillLesson && !table.Inside().Hint.On() && p.s.Top() == nil, g.sent || !more:
		case g.d.kind == drillWin:
			if now := table.Shown(); table.Asked() {
				p.does(table, p.next(g, now))
			}
		case c.Seat == table.Viewer() && table.Current():
			p.does(table, c)
		}
	}
	p.t.Fatalf("it does not end; %T, said %q", p.s.Top(), scenetest.Said(p.s, 8))
	return nil
}

// next is the play of the file that comes after those that have been made.
func (p *learner) next(g *guide, now *engine.Snapshot) engine.Command {
	made := 0
	for i := range now.History {
		if e := &now.History[i]; e.Kind == engine.EventPlayed && e.Seat == 0 {
			made++
		}
	}
	for _, c := range g.d.script {
		if c.Seat != 0 || c.Verb != engine.VerbPlay {
			continue
		}
		if made == 0 {
			return c
		}
		made--
	}
	p.t.Fatalf("%s: the file has no more plays", g.d.name)
	return engine.Command{}
}

// tutorial plays every lesson, one from the end of the other, and gives how long it took, in ticks.
func tutorial(t *testing.T, w, h int, keys bool) (*Stage, int) {
	s, in := learnStage(t, w, h, Options{})
	p := &learner{t, s, in, keys}
	begun := s.Ticks()
	page := s.Scene().(*Learn)
	if keys {
		in.Key(input.ActConfirm)
	} else {
		in.Tap(page.middle(page.rows[0]))
	}
	for n := 1; n <= 8; n++ {
		end := p.drill()
		if guideOf(s).d.nth != n || !guideOf(s).verdict {
			t.Fatalf("lesson %d ended as %+v", n, end.title)
		}
		scenetest.Step(t, s, 30)
		if keys {
			in.Key(input.ActConfirm)
		} else {
			in.Tap(end.middle(end.verbs[0]))
		}
		scenetest.Step(t, s, 20)
	}
	if _, ok := s.Scene().(*Learn); !ok {
		t.Errorf("after the last lesson stands %T", s.Scene())
	}
	return s, int(s.Ticks() - begun)
}

func TestTheWholeTutorialIsPlayedByOneFingerInLessThanFiveMinutes(t *testing.T) {
	s, ticks := tutorial(t, 390, 844, false)
	t.Logf("%d seconds", ticks/TicksPerSecond)
	if ticks > 150*TicksPerSecond {
		t.Errorf("without reading it takes %d seconds; with it that is more than five minutes", ticks/TicksPerSecond)
	}
	if got := s.Kept().Progress(); len(got.Lessons) != 8 {
		t.Errorf("learned is %v", got.Lessons)
	}
}

func TestTheWholeTutorialIsPlayedByKeysAndSpoken(t *testing.T) {
	s, _ := tutorial(t, 1280, 720, true)
	said := strings.Join(s.Speech().Said(), "\n")
	for _, d := range learned(t, true)[7:] { // no more than the last lines are remembered
		for i := range d.script {
			if text := s.Lang().Lesson(d.key(), strconv.Itoa(i+1)); text != "" && !strings.Contains(said, text) {
				t.Errorf("%s: %q is not spoken", d.name, text)
			}
		}
		if text := s.Lang().Lesson(d.key(), "done"); !strings.Contains(said, text) {
			t.Errorf("%s: %q is not spoken", d.name, text)
		}
	}
}

func TestEveryPuzzleIsSolvedAtTheTableByItsFilesWay(t *testing.T) {
	s, in := learnStage(t, 1280, 720, Options{})
	s.Settings().Speed = stage.SpeedInstant
	p := &learner{t, s, in, true}
	for _, d := range learned(t, false) {
		d.start(s)
		end := p.drill()
		if !guideOf(s).verdict {
			t.Errorf("%s: %s: %s", d.name, end.title, end.lines)
		}
		t.Logf("%s: %s", d.name, end.lines)
	}
	for _, d := range learned(t, false) {
		if got := s.Kept().Progress(); !got.Puzzle(d.name).Solved {
			t.Errorf("%s is not kept as solved: %+v", d.name, got.Puzzles)
		}
	}
}

func TestAWrongAnswerIsToldWithTheReasonAndCountsAsATry(t *testing.T) {
	s, in := learnStage(t, 1280, 720, Options{})
	s.Settings().Speed = stage.SpeedInstant
	var d drill
	for _, d = range learned(t, false) {
		if d.name == "puzzle-02-bluff" {
			break
		}
	}
	d.start(s)
	scenetest.Until(t, s, "the question", func() bool { _, ok := s.Top().(*ask.Challenge); return ok })
	in.Key(input.ActKeep)
	scenetest.Until(t, s, "the end", func() bool { _, ok := s.Top().(*drillEnd); return ok })
	end := s.Top().(*drillEnd)
	if guideOf(s).verdict || end.lines == "" {
		t.Errorf("%q: %q", end.title, end.lines)
	}
	if got, want := func() room.PuzzleTried { p := s.Kept().Progress(); return p.Puzzle("puzzle-02-bluff") }(), (room.PuzzleTried{Name: "puzzle-02-bluff", Tries: 1}); got != want {
		t.Errorf("kept is %+v, want %+v", got, want)
	}
}

// middle is where a button lies in the window.
func (t *Learn) middle(b *Button) (x, y float32) {
	x, y = b.Center()
	return x * t.k, y * t.k
}

func (m *drillEnd) middle(b *Button) (x, y float32) {
	x, y = b.Center()
	return x * m.k, y * m.k
}

// drillEndOf is the end of a lesson or puzzle that has gone well.
func drillEndOf(name string) *drillEnd {
	for _, lessons := range []bool{true, false} {
		all, _ := drills(lessons)
		for _, d := range all {
			if d.name == name {
				return newDrillEnd(func(s *Stage) ending { return (&guide{d: d, verdict: true}).ending(s, nil) })
			}
		}
	}
	return nil
}
