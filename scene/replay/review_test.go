//go:build display

package replay

import (
	"image"
	"strings"
	"testing"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// reviewing is a stage at the review of a record's round, opened from its replay by a click.
func reviewing(t *testing.T, w, h int) (*stage.Stage, *Player, *Review, *input.Script) {
	t.Helper()
	s, v, in := showing(t, w, h)
	v.click(in, v.bar.review)
	played(t, s, in)
	r, ok := s.Scene().(*Review)
	if !ok {
		t.Fatalf("the replay's button leads to %T; said %q", s.Scene(), scenetest.Said(s, 3))
	}
	return s, v, r, in
}

// complete waits for the end of the thinking.
func complete(t *testing.T, s *stage.Stage, r *Review) {
	t.Helper()
	last := 0
	for range 60000 {
		scenetest.Step(t, s, 1)
		if r.told.percent < last {
			t.Fatalf("it goes from %d to %d %%", last, r.told.percent)
		}
		if last = r.told.percent; r.think.Done() {
			scenetest.Step(t, s, 2)
			return
		}
	}
	t.Fatalf("the review stands at %.2f", r.think.Progress())
}

// click clicks a node of the review.
func (r *Review) click(in *input.Script, n stage.Node) {
	x, y := n.Bounds().Center()
	in.Click(x*r.k, y*r.k)
}

// kinds is how many rows there are of each kind.
func (r *Review) kinds() map[rowKind]int {
	n := map[rowKind]int{}
	for _, row := range r.rows {
		n[row.key.kind]++
	}
	return n
}

func TestAReviewLooksAsAccepted(t *testing.T) {
	text := theRound(t)
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}, {X: 800, Y: 450}, {X: 1024, Y: 768}} {
		v := replayOfSave(t, text)
		s := onStage(t, size.X, size.Y, stage.Options{First: func(*stage.Stage) stage.Scene { return v }})
		scenetest.Step(t, s, 20)
		r, err := newReview(v, 0, v)
		if err != nil {
			t.Fatal(err)
		}
		r.think = thinkUp(v)
		s.Go(r)
		r.point(s, r.think.Turns(3)[1])
		s.Devices().Source.(*input.Script).MoveTo(2, 2)
		scenetest.Step(t, s, 40)
		if size.Y == 720 || size.Y == 844 {
			scenetest.Golden(t, scenetest.SizeName("review", size), scenetest.Shot(s))
		}
		scenetest.Keep(t, s, scenetest.SizeName("review", size))
		r.list.By(1e6)
		r.lay(s)
		scenetest.Keep(t, s, scenetest.SizeName("review-end", size))
		w, h := s.Window().Size()
		for i, n := range r.nodes.Nodes {
			b := n.Bounds()
			if b.W < 44 || b.H < 44 || b.X < 0 || (b.X+b.W)*r.k > w || i < reviewNodes && (b.Y+b.H)*r.k > h {
				t.Errorf("%v: node %d lies at %v in %v × %v", size, i, b, w/r.k, h/r.k)
			}
		}
	}
}

func TestAReviewIsOpenedFromAReplayAndLeadsToATurningPoint(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}} {
		s, v, r, in := reviewing(t, size.X, size.Y)
		complete(t, s, r)
		if n := r.kinds(); n[rowTurn] != 3 || n[rowDecision] == 0 || n[rowDoubt] == 0 {
			t.Fatalf("%v: the rows are %v", size, n)
		}
		var third *reviewRow
		for _, row := range r.rows {
			if row.key.kind == rowTurn {
				third = row
			}
		}
		r.list.Reveal(third.Rect)
		r.lay(s)
		i := third.key.moment
		if size.Y > size.X {
			x, y := third.Center()
			in.Tap(x*r.k, y*r.k)
		} else {
			r.click(in, third)
		}
		played(t, s, in)
		if s.Scene() != stage.Scene(v) || v.playing || v.record.At() != r.beatOf(i) {
			t.Fatalf("%v: the third turning point leads to %T at beat %d, want %d", size, s.Scene(), v.record.At(), r.beatOf(i))
		}
		v.record.Seek(r.before(i))
		if got := v.record.View(engine.Spectator).Seq; got != r.think.Moments()[i].Beat {
			t.Errorf("%v: the beat before it is %d, want %d", size, got, r.think.Moments()[i].Beat)
		}
		v.click(in, v.bar.review)
		played(t, s, in)
		if s.Scene() != stage.Scene(r) || !r.think.Done() {
			t.Errorf("%v: the button leads to %T, which thinks anew", size, s.Scene())
		}
		r.click(in, r.leave)
		played(t, s, in)
		if s.Scene() != stage.Scene(v) {
			t.Errorf("%v: Close leads to %T", size, s.Scene())
		}
	}
}

func TestAReviewIsWorkedByKeysAndByAPad(t *testing.T) {
	s, v, r, in := reviewing(t, 1280, 720)
	complete(t, s, r)
	at := r.graph.cursor
	in.Key(input.ActRight).Key(input.ActRight).Key(input.ActLeft)
	played(t, s, in)
	if r.graph.cursor != at+1 {
		t.Errorf("right, right, left leads from moment %d to %d", at, r.graph.cursor)
	}
	if said := scenetest.SaidText(s, 1); said != r.line || !strings.HasPrefix(said, "Beat ") {
		t.Errorf("it says %q", said)
	}
	in.Key(input.ActConfirm)
	played(t, s, in)
	if s.Scene() != stage.Scene(v) || v.record.At() != r.beatOf(at+1) {
		t.Fatalf("Confirm leads to %T at beat %d", s.Scene(), v.record.At())
	}
	s.Go(r)
	in.Connect(1).PadKey(0, input.ActTab).PadKey(0, input.ActTab).PadKey(0, input.ActRight)
	played(t, s, in)
	if r.seat != 1 || !strings.Contains(strings.Join(s.Speech().Said(), "\n"), "Decisions: Bea") {
		t.Errorf("the pad leads to seat %d; said %q", r.seat, scenetest.Said(s, 4))
	}
	for _, row := range r.rows {
		if row.key.kind == rowDecision && r.think.Moments()[row.key.moment].Command.Seat != 1 {
			t.Errorf("%q is not Bea's", row.text)
		}
	}
	in.Push(ebiten.KeyEnd)
	for range 3 {
		in.Key(input.ActTab)
	}
	played(t, s, in)
	row, ok := r.nodes.Focused().(*kit.Shelved)
	if !ok || row.Focusable.(*reviewRow).key.kind != rowTurn || !strings.HasPrefix(scenetest.SaidText(s, 1), row.Focusable.(*reviewRow).spoken()) {
		t.Fatalf("the focus lies on %v; said %q", r.nodes.Focused().Bounds(), scenetest.SaidText(s, 1))
	}
	if b, view := row.Bounds(), r.list.View; b.Y < view.Y || b.Y+b.H > view.Y+view.H {
		t.Errorf("it lies at %v, outside %v", b, view)
	}
	in.Key(input.ActDown).Key(input.ActConfirm)
	played(t, s, in)
	if s.Scene() != stage.Scene(v) {
		t.Errorf("a row leads to %T", s.Scene())
	}
}

func TestAPointerOnTheGraphGoesAlongTheRound(t *testing.T) {
	s, _, r, in := reviewing(t, 1280, 720)
	complete(t, s, r)
	p := r.graph.plot
	in.Drag(p.X+1, p.Y+p.H/2, p.X+p.W-1, p.Y+p.H/2, 10)
	played(t, s, in)
	if n := len(r.think.Moments()); r.graph.cursor != n-1 {
		t.Errorf("a drag to the end leads to moment %d of %d", r.graph.cursor, n)
	}
	in.Tap(p.X+2, p.Y+p.H/2)
	played(t, s, in)
	if r.graph.cursor != 0 {
		t.Errorf("a tap at the beginning leads to moment %d", r.graph.cursor)
	}
}

func TestAReviewIsStoppedAndGoesOnAndBlocksNothing(t *testing.T) {
	s, _, r, in := reviewing(t, 1280, 720)
	for r.think.Progress() < 0.05 {
		scenetest.Step(t, s, 1)
	}
	r.click(in, r.halt)
	played(t, s, in)
	at := r.think.Progress()
	scenetest.Step(t, s, 30)
	if r.think.Progress() != at || r.halt.Text != "Go on" || !strings.HasPrefix(r.state, "Stopped at ") {
		t.Errorf("stopped, it goes on from %.3f to %.3f, %q", at, r.think.Progress(), r.state)
	}
	if r.think.Charted() || len(r.graph.lines) == 0 {
		t.Errorf("the graph has %d lines at %.2f", len(r.graph.lines), at)
	}
	r.whose.Choose(s, 1)
	r.click(in, r.halt)
	played(t, s, in)
	for !r.think.Rated(1) {
		scenetest.Step(t, s, 1)
	}
	if r.think.Rated(0) && r.think.Rated(2) && r.think.Rated(3) {
		t.Error("the seat that was asked for came last")
	}
	complete(t, s, r)
	if said := strings.Join(s.Speech().Said(), "\n"); !strings.Contains(said, "The review is complete.") || !strings.Contains(said, "Luck. Bea began with ") {
		t.Errorf("it ends with %q", scenetest.Said(s, 4))
	}
	scenetest.Rests(t, s)
	target := ebiten.NewImage(s.Window().Pixels())
	defer target.Deallocate()
	frame := func() {
		s.Redraw()
		s.Draw(target)
	}
	scenetest.NextFrame() // what other tests have drawn is not counted here
	for range 10 {
		frame()
	}
	if n := testing.AllocsPerRun(50, frame); n > float64(2*s.Painter().DrawCalls()) { // a drawing call takes two of Ebitengine's own
		t.Errorf("a frame of %d drawing calls allocates %v times", s.Painter().DrawCalls(), n)
	}
}

func TestEveryGradeHasItsWordAndItsSign(t *testing.T) {
	l := words.English()
	seen := map[string]bool{}
	for _, g := range ai.Grades() {
		word, mark := l.Say(gradeKey(g)), gradeMark(g)
		if word == "" || seen[word] || seen[mark] {
			t.Errorf("grade %d is %q with the sign %q", g, word, mark)
		}
		seen[word], seen[mark] = true, true
	}
	names := []string{"Ann", "Bo"}
	for _, c := range []struct {
		command engine.Command
		want    string
	}{
		{engine.Command{Verb: engine.VerbPlay, Card: engine.SeenCard{Face: shed.FaceWild}, Color: shed.Red, Target: engine.NoSeat}, "wild, red named"},
		{engine.Command{Verb: engine.VerbDraw, Target: engine.NoSeat}, "draw a card"},
		{engine.Command{Verb: engine.VerbPass, Target: engine.NoSeat}, "keep the drawn card"},
		{engine.Command{Verb: engine.VerbAccept, Target: engine.NoSeat}, "take the cards"},
		{engine.Command{Verb: engine.VerbChallenge, Target: engine.NoSeat}, "challenge"},
		{engine.Command{}, "let it pass"}, // a jump-in
		{engine.Command{Verb: engine.VerbChooseColor, Color: shed.Blue, Target: engine.NoSeat}, "blue named"},
	} {
		if got := moveWords(&l, c.command, names); got != c.want {
			t.Errorf("%s is told as %q, want %q", c.command.Verb, got, c.want)
		}
	}
}

func TestTheNumbersOfTurningPointsStandApartHoweverNearTheyAre(t *testing.T) {
	g := reviewGraph{plot: paint.Box(60, 44, 300, 100)}
	for _, x := range []float32{359, 100, 358, 104, 99} {
		g.turns = append(g.turns, graphTurn{x: x, head: x})
	}
	g.headTurns()
	for i, n := range g.turns {
		if n.head < g.plot.X || n.head > g.plot.X+g.plot.W {
			t.Errorf("the number of %v stands at %v, outside the plot", n.x, n.head)
		}
		if i > 0 && (n.head-g.turns[i-1].head < turnApart-0.01 || n.x < g.turns[i-1].x) {
			t.Errorf("%v stands %v from %v", n, n.head-g.turns[i-1].head, g.turns[i-1])
		}
	}
}
