//go:build display

package rating

import (
	"fmt"
	"image"
	"strings"
	"testing"
	"time"

	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// season is a store in which that many rounds have been counted over four months.
func season(t *testing.T, rounds int) *room.Memory {
	t.Helper()
	store := room.NewMemory()
	text := "fourtell statistics 1\n"
	at := time.Date(2025, 11, 3, 18, 0, 0, 0, time.UTC)
	against := []string{`"char:bea"`, `"level:skilled"`, `"level:skilled","char:theo"`, `"char:kit","char:tuca","char:bruno"`, `"person Bo"`}
	for i := range rounds {
		a := against[(i*7+3)%5]
		game, who := "", "Ann"
		switch {
		case i%9 == 4:
			game, a = `"game":"bluff",`, `"level:expert","char:mira"`
		case i%11 == 5:
			who = "Cleo"
		}
		won := 0
		if (i*i+i/3)%5 < 2+i/60 {
			won = 1
		}
		text += fmt.Sprintf(`{"id":"m%03d.1.0","at":%q,"who":%q,%s"rules":"classic","seats":%d,"against":[%s],"rounds":1,"wins":%d}`+"\n",
			i, at.Add(time.Duration(i)*23*time.Hour).Format(time.RFC3339), who, game, strings.Count(a, ",")+2, a, won)
	}
	if rounds > 0 {
		if err := store.Write("statistics.lines", []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	return store
}

// home is the screen to which the rating leads back.
type home struct{ scenetest.Stand }

func ratingStage(t *testing.T, w, h, rounds int) (*stage.Stage, *Rating, *input.Script) {
	t.Helper()
	o := scenetest.KeptIn(season(t, rounds))
	r := New(&home{})
	o.First = func(*stage.Stage) stage.Scene { return r }
	s := scenetest.NewStage(t, w, h, o)
	scenetest.Step(t, s, 20)
	return s, r, s.Devices().Source.(*input.Script)
}

func TestTheRatingLooksAsAccepted(t *testing.T) {
	for _, c := range []struct {
		size   image.Point
		rounds int
		golden bool
	}{{image.Pt(1280, 720), 110, true}, {image.Pt(390, 844), 110, true}, {image.Pt(800, 450), 110, false}, {image.Pt(2560, 1080), 110, false},
		{image.Pt(1024, 768), 110, false}, {image.Pt(1280, 720), 0, true}, {image.Pt(390, 844), 0, false}} {
		name := scenetest.SizeName("rating", c.size)
		if c.rounds == 0 {
			name = scenetest.SizeName("rating-none", c.size)
		}
		t.Run(name, func(t *testing.T) {
			s, r, _ := ratingStage(t, c.size.X, c.size.Y, c.rounds)
			img := scenetest.Shot(s)
			scenetest.Keep(t, s, name)
			if c.golden {
				scenetest.Golden(t, name, img)
			}
			for _, n := range r.Nodes.Nodes {
				b, view := n.Bounds(), paint.Box(0, 0, r.w/r.k, r.h/r.k)
				if _, plate := n.(*kit.Shelved); plate {
					view.H = r.list.Content + r.list.View.Y
				} else if b.H < 44 {
					t.Errorf("%T is %v high", n, b.H)
				}
				if b.X < 0 || b.Y < 0 || b.X+b.W > view.W || b.Y+b.H > view.H {
					t.Errorf("%T lies at %v, the window is %v", n, b, view)
				}
			}
		})
	}
}

func TestARatingIsLookedAtByEveryDevice(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}} {
		s, r, in := ratingStage(t, size.X, size.Y, 110)
		said := strings.Join(s.Speech().Said(), " ")
		if !strings.Contains(said, "Rating") || !strings.Contains(said, "give or take") || r.who != "Ann" || len(r.filters) != 3 {
			t.Errorf("it says %q of %s", said, r.who)
		}
		last := r.month
		f := r.filters[2]
		in.Click((f.X+10)*r.k, (f.Y+f.H/2)*r.k) // the month before
		scenetest.Run(t, s, in)
		if r.month != last-1 || len(r.shown.rounds) != r.shown.months[last-1].Rounds {
			t.Errorf("%v: month %d of %d, with %d rounds", size, r.month, last, len(r.shown.rounds))
		}
		r.Nodes.SetFocus(r.shelf[plateGraph])
		in.Key(input.ActRight).Key(input.ActRight) // on to all of them
		scenetest.Run(t, s, in)
		if got := scenetest.SaidText(s, 2); r.month != len(r.shown.months) || !strings.Contains(got, "All months") || !strings.Contains(got, "Master") || len(r.shown.rounds) != len(r.all.Of("uno", "Ann")) {
			t.Errorf("%v: month %d, %q", size, r.month, got)
		}
		r.Nodes.SetFocus(r.filters[0])
		before := r.plates[plateNow].big
		in.Key(input.ActRight)
		scenetest.Run(t, s, in)
		if r.game != "bluff" || r.plates[plateNow].big == before {
			t.Errorf("%v: %s stands at %s, %s before", size, r.game, r.plates[plateNow].big, before)
		}
		in.Key(input.ActCancel)
		scenetest.Run(t, s, in)
		if _, ok := s.Scene().(*home); !ok {
			t.Errorf("%v: Escape leads to %T", size, s.Scene())
		}
	}
}

func TestARatingIsLookedAtWithAGamepadAlone(t *testing.T) {
	s, r, in := ratingStage(t, 1280, 720, 110)
	scenetest.Run(t, s, in.Connect(1).Wait(2))
	press := func(all ...ebiten.StandardGamepadButton) {
		t.Helper()
		for _, b := range all {
			scenetest.Run(t, s, in.PadPress(0, b, 1).Wait(3))
		}
	}
	const left, right, down = ebiten.StandardGamepadButtonLeftLeft, ebiten.StandardGamepadButtonLeftRight, ebiten.StandardGamepadButtonLeftBottom
	if press(right); r.game != "bluff" || r.Nodes.Focused() != stage.Focusable(r.filters[0]) {
		t.Errorf("right leads to %s, with the focus on %T", r.game, r.Nodes.Focused())
	}
	if press(right); r.game != "bluff" || r.Nodes.Focused() != stage.Focusable(r.filters[1]) {
		t.Errorf("from the last game right leads to %s, with the focus on %T", r.game, r.Nodes.Focused())
	}
	for range 12 { // back past the first month to the games
		if press(left); r.Nodes.Focused() == stage.Focusable(r.filters[0]) {
			break
		}
	}
	if press(left, down, right); r.game != "uno" || r.Nodes.Focused() != stage.Focusable(r.filters[1]) {
		t.Fatalf("down and right from the games of %s lead to %T", r.game, r.Nodes.Focused())
	}
	if press(right); r.who != "Cleo" {
		t.Errorf("right shows %s", r.who)
	}
	if press(right); r.Nodes.Focused() != stage.Focusable(r.filters[2]) {
		t.Errorf("from the last player right leads to %T", r.Nodes.Focused())
	}
	last := r.month
	if press(left); r.month != last-1 {
		t.Errorf("left shows month %d of %d", r.month, last)
	}
	if press(down, right); r.month != last || !strings.Contains(scenetest.SaidText(s, 2), "Master") {
		t.Errorf("on the graph right shows month %d, want %d; said %q", r.month, last, scenetest.SaidText(s, 2))
	}
	press(ebiten.StandardGamepadButtonRightRight)
	if _, ok := s.Scene().(*home); !ok {
		t.Errorf("the button to go back leads to %T", s.Scene())
	}
}

func TestAFingerAndAPadReachTheLastPlateAndTheWayBack(t *testing.T) {
	s, r, in := ratingStage(t, 390, 844, 110)
	for range 12 {
		in.Key(input.ActDown)
	}
	scenetest.Run(t, s, in)
	if r.Nodes.Focused() != stage.Focusable(r.back) || r.list.At < r.list.Most()-24 {
		t.Errorf("down leads to %T, scrolled by %v of %v", r.Nodes.Focused(), r.list.At, r.list.Most())
	}
	x, y := r.back.Center()
	in.Click(x*r.k, y*r.k)
	scenetest.Run(t, s, in)
	if _, ok := s.Scene().(*home); !ok {
		t.Errorf("the button leads to %T", s.Scene())
	}
}

func TestARatingAtRestAsksForNothingAndDrawingAllocatesNothing(t *testing.T) {
	s, r, _ := ratingStage(t, 1280, 720, 110)
	scenetest.Rests(t, s)
	target := ebiten.NewImage(s.Window().Pixels())
	defer target.Deallocate()
	s.Frame().Paint(target)
	p := s.Painter()
	if n := testing.AllocsPerRun(20, func() {
		p.Begin(target)
		for _, n := range r.Nodes.Nodes {
			n.Draw(p)
		}
	}); n > 0 {
		t.Errorf("drawing allocates %v times", n)
	}
	p.End()
}
