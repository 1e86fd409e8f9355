//go:build display

package statistics

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
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

// countedStore is a store in which that many rounds have been counted.
func countedStore(t *testing.T, rounds int) *room.Memory {
	t.Helper()
	store := room.NewMemory()
	text := "fourtell statistics 1\n"
	at := time.Date(2026, 2, 1, 8, 0, 0, 0, time.UTC)
	rules := []string{"classic", "classic", "classic", "party", "classic,hand_size=9,target=300"}
	against := []string{`"person Bo"`, `"level skilled"`, `"level skilled","level master"`, `"level master","level master","level casual"`}
	for i := range rounds {
		a := against[(i*7+3)%4]
		seats := strings.Count(a, ",") + 2
		won, left := 0, 1+i%6
		if (i*i+i/3)%5 < 2 {
			won, left = 1, 0
		}
		text += fmt.Sprintf(`{"id":"m%d.1.0","at":%q,"who":"Ann","rules":%q,"seats":%d,"against":[%s],"rounds":1,"wins":%d,"matches":%d,"match_wins":%d,"left":%d,"fours":%d,"bluffs":%d,"caught":%d,"faced":%d,"right":%d,"wrong":%d,"calls":%d,"missed":%d,"catches":%d}`+"\n",
			i, at.Add(time.Duration(i)*time.Hour).Format(time.RFC3339), rules[i%5], seats, a, won, b2i(i%4 == 0), b2i(i%8 == 0), left,
			1+i%2, b2i(i%3 == 0), b2i(i%9 == 0), 1, b2i(i%4 == 0), b2i(i%7 == 1), 1, b2i(i%11 == 0), b2i(i%6 == 0))
	}
	text += `{"review":"m1.1.0","decisions":14,"lost":0.31}` + "\n"
	if err := store.Write("statistics.lines", []byte(text)); err != nil {
		t.Fatal(err)
	}
	return store
}

// home is the first scene, to which the statistics lead back.
type home struct{ scenetest.Stand }

func TestMain(m *testing.M) { scenetest.Main(m) }

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// statisticsStage is a stage at the statistics of that many rounds.
func statisticsStage(t *testing.T, w, h, rounds int) (*stage.Stage, *Statistics, *input.Script) {
	t.Helper()
	store := room.NewMemory()
	if rounds > 0 {
		store = countedStore(t, rounds)
	}
	o := scenetest.KeptIn(store)
	stats := New(nil)
	o.First = func(*stage.Stage) stage.Scene { return stats }
	o.Routes.Title = func() stage.Scene { return &home{} }
	s := scenetest.NewStage(t, w, h, o)
	scenetest.Step(t, s, 20)
	return s, stats, s.Devices().Source.(*input.Script)
}

func TestTheStatisticsLookAsAccepted(t *testing.T) {
	for _, c := range []struct {
		size   image.Point
		rounds int
		golden bool
	}{{image.Pt(1280, 720), 57, true}, {image.Pt(800, 450), 57, false}, {image.Pt(390, 844), 57, true}, {image.Pt(2560, 1080), 57, false},
		{image.Pt(1024, 768), 57, false}, {image.Pt(1280, 720), 0, true}, {image.Pt(390, 844), 0, false}} {
		name := scenetest.SizeName("statistics", c.size)
		if c.rounds == 0 {
			name = scenetest.SizeName("statistics-empty", c.size)
		}
		t.Run(name, func(t *testing.T) {
			s, stats, _ := statisticsStage(t, c.size.X, c.size.Y, c.rounds)
			img := scenetest.Shot(s)
			scenetest.Keep(t, s, name)
			if c.golden {
				scenetest.Golden(t, name, img)
			}
			for _, n := range stats.Nodes.Nodes {
				r, view := n.Bounds(), paint.Box(0, 0, stats.w/stats.k, stats.h/stats.k)
				if _, plate := n.(*kit.Shelved); plate {
					view.H = stats.list.Content + stats.list.View.Y
				} else if r.H < 44 {
					t.Errorf("%T is %v high", n, r.H)
				}
				if r.X < 0 || r.Y < 0 || r.X+r.W > view.W || r.Y+r.H > view.H {
					t.Errorf("%T lies at %v, the window is %v", n, r, view)
				}
			}
		})
	}
}

func TestStatisticsAreFilteredAndLeftByEveryDevice(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 800, Y: 450}, {X: 390, Y: 844}} {
		s, stats, in := statisticsStage(t, size.X, size.Y, 57)
		if said := strings.Join(s.Speech().Said(), " "); !strings.Contains(said, "Statistics. 57 rounds") {
			t.Errorf("it says %q", said)
		}
		all := stats.sum.Rounds
		f := stats.filters[1]
		in.Click((f.X+f.W-10)*stats.k, (f.Y+f.H/2)*stats.k)
		scenetest.Run(t, s, in)
		if stats.sum.Rounds >= all || stats.sum.Rounds == 0 {
			t.Errorf("%v: %s lets %d of %d rounds through", size, f.Values[f.At], stats.sum.Rounds, all)
		}
		classic := stats.sum.Rounds
		stats.Nodes.SetFocus(f)
		in.Key(input.ActRight)
		scenetest.Run(t, s, in)
		if said := scenetest.SaidText(s, 2); stats.sum.Rounds == classic || !strings.Contains(said, "Rules: ") || !strings.Contains(said, "rounds") {
			t.Errorf("%v: the arrow leads to %s, said %q", size, f.Values[f.At], said)
		}
		for range 12 {
			in.Key(input.ActTab)
		}
		scenetest.Run(t, s, in)
		if said := scenetest.SaidText(s, 12); !strings.Contains(said, "Bluffs. ") || !strings.Contains(said, "Chance lost. ") || !strings.Contains(said, "Reset") {
			t.Errorf("%v: the keys say %q", size, said)
		}
		in.Key(input.ActCancel)
		scenetest.Run(t, s, in)
		if _, ok := s.Scene().(*home); !ok {
			t.Errorf("%v: Escape leads to %T", size, s.Scene())
		}
	}
}

// Two ways on lie in the bottom row, or in one of their own, and lead where they say.
func TestTheStatisticsLeadOnToTheScreensBesideThem(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 1024, Y: 768}, {X: 390, Y: 844}} {
		o := scenetest.KeptIn(countedStore(t, 57))
		stats, beside := New(nil), &home{}
		o.First = func(*stage.Stage) stage.Scene { return stats }
		o.Routes.More = []any{Routes{Rating: func(back stage.Scene) stage.Scene {
			if back != stage.Scene(stats) {
				t.Errorf("%v: it goes back to %T", size, back)
			}
			return beside
		}}}
		s := scenetest.NewStage(t, size.X, size.Y, o)
		scenetest.Step(t, s, 20)
		stats.leads("Achievements", func(stage.Scene) stage.Scene { return beside })
		stats.choose(s)
		scenetest.Step(t, s, 2)
		name := scenetest.SizeName("statistics-onward", size)
		if scenetest.Keep(t, s, name); size.X != 1024 {
			scenetest.Golden(t, name, scenetest.Shot(s))
		}
		foot := append([]*kit.Button{stats.back, stats.save, stats.reset}, stats.onward...)
		for i, b := range foot {
			if b.X < stats.edge-1 || b.X+b.W > stats.edge+stats.width+1 || b.Y+b.H > stats.h/stats.k || b.W < 90 {
				t.Errorf("%v: button %d lies at %v", size, i, b.Rect)
			}
			for _, other := range foot[:i] {
				if b.X < other.X+other.W && other.X < b.X+b.W && b.Y < other.Y+other.H && other.Y < b.Y+b.H {
					t.Errorf("%v: %s lies over %s", size, b.Text, other.Text)
				}
			}
		}
		in := s.Devices().Source.(*input.Script)
		x, y := stats.onward[0].Center()
		in.Click(x*stats.k, y*stats.k)
		scenetest.Run(t, s, in)
		if s.Scene() != stage.Scene(beside) {
			t.Errorf("%v: Rating leads to %T", size, s.Scene())
		}
	}
}

func TestStatisticsOnAPhoneAreScrolledToTheLastPlate(t *testing.T) {
	s, stats, in := statisticsStage(t, 390, 844, 57)
	for range 20 {
		in.Key(input.ActDown)
	}
	scenetest.Run(t, s, in)
	scenetest.Keep(t, s, "statistics-phone-end")
	if f, ok := stats.list.Lit.(*kit.Button); !ok || f != stats.back && f != stats.save && f != stats.reset {
		t.Errorf("down leads to %T", stats.list.Lit)
	}
	if stats.list.At < stats.list.Most()-24 {
		t.Errorf("it is scrolled by %v of %v", stats.list.At, stats.list.Most())
	}
}

func TestStatisticsAreSavedToAFileAndForgottenOnlyWhenItIsMeant(t *testing.T) {
	s, stats, in := statisticsStage(t, 1280, 720, 5)
	dir := t.TempDir()
	s.Options().Files = dir
	for range 2 {
		in.Click(stats.save.Center())
		in.Wait(10)
		scenetest.Run(t, s, in)
	}
	for _, name := range []string{"fourtell-statistics-2026-03-01.json", "fourtell-statistics-2026-03-01-2.json"} {
		if text, err := os.ReadFile(filepath.Join(dir, name)); err != nil || !strings.Contains(string(text), `"m4.1.0"`) {
			t.Errorf("%s: %v", name, err)
		}
	}
	in.Click(stats.reset.Center())
	in.Wait(20)
	scenetest.Run(t, s, in)
	scenetest.Keep(t, s, "statistics-reset")
	in.Key(input.ActConfirm) // the way out has the focus
	scenetest.Run(t, s, in)
	if stats.none() || s.Top() != nil {
		t.Fatal("a question that is left forgets")
	}
	in.Click(stats.reset.Center())
	in.Wait(20)
	scenetest.Run(t, s, in)
	in.Click(s.Top().(*kit.ListModal).Rows[0].Bounds().Center())
	in.Wait(5)
	scenetest.Run(t, s, in)
	if st, word := s.Kept().Saves.Statistics(); !stats.none() || len(st.Played) != 0 || word != nil {
		t.Errorf("%d rounds are left; %v", len(st.Played), word)
	}
	if f := stats.Nodes.Focused(); f != stage.Focusable(stats.invite.Play) {
		t.Errorf("the focus is on %T", f)
	}
}

func TestDamagedStatisticsAreToldInASentence(t *testing.T) {
	store := countedStore(t, 4)
	if err := store.Append("statistics.lines", []byte("noise\n")); err != nil {
		t.Fatal(err)
	}
	o := scenetest.KeptIn(store)
	o.First = func(*stage.Stage) stage.Scene { return New(nil) }
	s := scenetest.NewStage(t, 1280, 720, o)
	scenetest.Step(t, s, 20)
	scenetest.Keep(t, s, "statistics-damaged")
	if said := strings.Join(s.Speech().Said(), " "); !strings.Contains(said, "The statistics were damaged") || !strings.Contains(said, "statistics.lines.bad") || !strings.Contains(said, "4 rounds") {
		t.Errorf("it says %q", said)
	}
}

func TestStatisticsAtRestAskForNothingAndDrawingAllocatesNothing(t *testing.T) {
	s, stats, _ := statisticsStage(t, 1280, 720, 57)
	scenetest.Rests(t, s)
	target := ebiten.NewImage(s.Window().Pixels())
	defer target.Deallocate()
	s.Frame().Paint(target)
	p := s.Painter()
	if n := testing.AllocsPerRun(20, func() {
		p.Begin(target)
		for _, n := range stats.Nodes.Nodes {
			n.Draw(p)
		}
	}); n > 0 {
		t.Errorf("drawing allocates %v times", n)
	}
	p.End()
}

func TestRulesAreNamedAsAPlayerKnowsThem(t *testing.T) {
	s, _, _ := statisticsStage(t, 1280, 720, 1)
	s.Settings().Presets = map[string]string{"Sunday": "party,hand_size=9"}
	for text, want := range map[string]string{
		"classic": "Classic", "party": "Party", "party,hand_size=9": "Sunday", "classic,hand_size=9": "Classic + 1", "no rules at all": "no rules at all",
	} {
		if got := kit.RulesName(s, "", text); got != want {
			t.Errorf("%s is called %q, want %q", text, got, want)
		}
	}
}

// storeOfTwo is a store in which rounds of both games have been counted, the last of the game of lying.
func storeOfTwo(t *testing.T) *room.Memory {
	t.Helper()
	store := countedStore(t, 57)
	at := time.Date(2026, 3, 1, 8, 0, 0, 0, time.UTC)
	text := ""
	for i := range 24 {
		won := b2i(i%3 == 0)
		text += fmt.Sprintf(`{"id":"b%d.1.0","at":%q,"who":"Ann","game":"bluff","rules":%q,"seats":4,"against":["level skilled"],"rounds":1,"wins":%d,"left":%d,"claims":9,"lies":%d,"challenged":%d,"caught":%d,"accused":%d,"doubts":3,"right":%d,"wrong":%d,"collected":%d}`+"\n",
			i, at.Add(time.Duration(i)*time.Hour).Format(time.RFC3339), []string{"classic", "arcade"}[i%2], won, (1-won)*(3+i%9), 2+i%3, 2, b2i(i%2 == 0), 2-b2i(i%2 == 0), 1+i%2, 2-i%2, 6+i%8)
	}
	if err := store.Append("statistics.lines", []byte(text)); err != nil {
		t.Fatal(err)
	}
	return store
}

// stageOfTwo is a stage at such statistics.
func stageOfTwo(t *testing.T, w, h int) (*stage.Stage, *Statistics, *input.Script) {
	t.Helper()
	o := scenetest.KeptIn(storeOfTwo(t))
	stats := New(nil)
	o.First = func(*stage.Stage) stage.Scene { return stats }
	o.Routes.Title = func() stage.Scene { return &home{} }
	s := scenetest.NewStage(t, w, h, o)
	scenetest.Step(t, s, 20)
	return s, stats, s.Devices().Source.(*input.Script)
}

func TestStatisticsOfTheGameOfLyingLookAsAccepted(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}, {X: 800, Y: 450}} {
		s, _, _ := stageOfTwo(t, size.X, size.Y)
		name := scenetest.SizeName("statistics-bluff", size)
		if size.X == 800 {
			scenetest.Keep(t, s, name)
			continue
		}
		scenetest.Golden(t, name, scenetest.Shot(s))
	}
}

func TestWhatIsCountedOfOneGameIsNeverAddedToAnothers(t *testing.T) {
	s, stats, in := stageOfTwo(t, 1280, 720)
	if stats.game != "bluff" || stats.sum.Rounds != 24 || len(stats.filters) != 5 || len(stats.filters[2].ids) != 3 {
		t.Fatalf("it begins with %s, %d rounds, %d filters, rules %v", stats.game, stats.sum.Rounds, len(stats.filters), stats.filters[2].Values)
	}
	if d := stats.sum.Deeds; d["claims"] != 24*9 || d["right"]+d["wrong"] != 24*3 || d["fours"] != 0 || d["calls"] != 0 {
		t.Errorf("it has done %v", d)
	}
	shown := func() (titles []string) {
		for _, n := range stats.shelf {
			titles = append(titles, n.(*kit.Shelved).Focusable.(*plate).title)
		}
		return titles
	}
	if got := strings.Join(shown(), ", "); got != "Rounds won, The last 24 rounds, Claims, Bluffs, Challenges, Cards left, Cards taken" {
		t.Errorf("it shows %s", got)
	}
	in.Key(input.ActLeft) // the first filter has the focus
	scenetest.Run(t, s, in)
	if stats.game != "uno" || stats.sum.Rounds != 57 || stats.sum.Deeds["claims"] != 0 || stats.sum.Deeds["calls"] != 57 {
		t.Errorf("the arrow leads to %s, %d rounds, %v", stats.game, stats.sum.Rounds, stats.sum.Deeds)
	}
	if got := strings.Join(shown(), ", "); got != "Rounds won, The last 30 rounds, Bluffs, Challenges, Calls at one card, Cards left, Chance lost" {
		t.Errorf("it shows %s", got)
	}
	if said := scenetest.SaidText(s, 3); !strings.Contains(said, "57 rounds") {
		t.Errorf("it says %q", said)
	}
	if f := stats.Nodes.Focused(); f != stage.Focusable(stats.filters[0]) {
		t.Errorf("the focus is on %T", f)
	}
	scenetest.Rests(t, s)
}
