//go:build display

package awards

import (
	"fmt"
	"image"
	"strings"
	"testing"
	"time"

	"fourtell/assets"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/words"
)

// home is the first scene, to which the achievements lead back.
type home struct{ scenetest.Stand }

func TestMain(m *testing.M) { scenetest.Main(m) }

// played is a store of somebody who has come some way.
func played(t *testing.T) *room.Memory {
	t.Helper()
	store := room.NewMemory()
	text := "fourtell statistics 1\n"
	for i := range 31 {
		text += fmt.Sprintf(`{"id":"m%d.1.0","who":"Ann","rules":"classic","seats":4,"rounds":1,"wins":%d,"right":%d,"feats":{"through":1,"called":1}}`+"\n", i, i%2, i%3/2)
	}
	awards := "fourtell awards 1\n" + `{"award":"poker","day":"2026-03-01"}` + "\n" + `{"award":"manners","day":"2026-03-02"}` + "\n" + `{"award":"lamp","day":"2026-03-09"}` + "\n"
	for name, text := range map[string]string{"statistics.lines": text, "awards.lines": awards} {
		if err := store.Write(name, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	return store
}

// standing is a stage at the achievements of somebody who has come some way, once the pictures have come.
func standing(t *testing.T, size image.Point, change func(*stage.Settings)) (*stage.Stage, *Awards, *input.Script) {
	t.Helper()
	o := scenetest.KeptIn(played(t))
	a := New(nil)
	o.First = func(*stage.Stage) stage.Scene { return a }
	o.Routes.Title = func() stage.Scene { return &home{} }
	if change != nil {
		o.Settings = stage.DefaultSettings()
		change(&o.Settings)
	}
	s := scenetest.NewStage(t, size.X, size.Y, o)
	scenetest.Dressed(t, s)
	scenetest.Step(t, s, 20)
	return s, a, s.Devices().Source.(*input.Script)
}

func TestTheAchievementsLookAsAccepted(t *testing.T) {
	for _, c := range []struct {
		name   string
		size   image.Point
		change func(*stage.Settings)
	}{
		{"awards", image.Pt(1280, 720), nil},
		{"awards", image.Pt(390, 844), nil},
		{"awards-felt", image.Pt(1280, 720), func(s *stage.Settings) { s.Theme = assets.Felt }},
		{"awards-large", image.Pt(390, 844), func(s *stage.Settings) { s.TextSize, s.Language = 200, "de" }},
	} {
		t.Run(scenetest.SizeName(c.name, c.size), func(t *testing.T) {
			s, _, _ := standing(t, c.size, c.change)
			scenetest.Golden(t, scenetest.SizeName(c.name, c.size), scenetest.Shot(s))
		})
	}
}

func TestTheAchievementsAreGoneThroughAndLeftByEveryDevice(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}} {
		s, a, in := standing(t, size, nil)
		if said := strings.Join(s.Speech().Said(), " "); !strings.Contains(said, "Achievements. 3 of 30") || !strings.Contains(said, "Lamp in the Face") {
			t.Errorf("it says %q", said)
		}
		if a.at.Name != "lamp" {
			t.Errorf("it begins with %s, not with what was earned last", a.at.Name)
		}
		scenetest.Run(t, s, in.Key(input.ActRight).Wait(2))
		if a.at.Name != "inspector" || !strings.Contains(scenetest.SaidText(s, 1), "Chief Inspector. Doubt somebody 50 times") {
			t.Errorf("to the right lies %s; it says %q", a.at.Name, scenetest.SaidText(s, 1))
		}
		scenetest.Run(t, s, in.PadKey(0, input.ActLeft).Wait(2))
		if a.at.Name != "lamp" {
			t.Errorf("a pad leads back to %s", a.at.Name)
		}
		x, y := a.tiles[1].Center()
		scenetest.Run(t, s, in.Click(x*a.k, y*a.k).Wait(2))
		if a.at.Name != "butter" {
			t.Errorf("a click chooses %s", a.at.Name)
		}
		x, y = a.tiles[0].Center()
		scenetest.Run(t, s, in.Tap(x*a.k, y*a.k).Wait(2))
		if a.at.Name != "poker" {
			t.Errorf("a finger chooses %s", a.at.Name)
		}
		for range 40 {
			scenetest.Run(t, s, in.Key(input.ActTab))
			if a.at == a.tiles[29] {
				break
			}
		}
		if r := a.at.Rect; a.at != a.tiles[29] || r.Y < a.list.View.Y || r.Y+r.H > a.list.View.Y+a.list.View.H {
			t.Errorf("the last is not come to by Tab, or is not in view: %s at %v in %v", a.at.Name, r, a.list.View)
		}
		for _, r := range []paint.Rect{a.plate, a.back.Rect} {
			if r.X < 0 || r.Y < 0 || (r.X+r.W)*a.k > a.w || (r.Y+r.H)*a.k > a.h {
				t.Errorf("%v lies outside", r)
			}
		}
		scenetest.Run(t, s, in.Key(input.ActCancel))
		if _, ok := s.Scene().(*home); !ok {
			t.Errorf("Escape leads to %T", s.Scene())
		}
	}
}

// pleased is a screen that shows what has been earned.
type pleased struct {
	scenetest.Stand
	lines []string
	mood  assets.Mood
}

func (p *pleased) Praise(_ *stage.Stage, line string) { p.lines = append(p.lines, line) }
func (p *pleased) Mood() assets.Mood                  { return p.mood }

func TestWhatIsEarnedIsToldOnceARoundIsOverAndNotBefore(t *testing.T) {
	o := scenetest.KeptIn(played(t))
	on := &pleased{mood: assets.MoodTable}
	o.First = func(*stage.Stage) stage.Scene { return on }
	o.Routes.Beside = []stage.Beside{&Herald{}}
	o.Now = func() time.Time { return time.Date(2026, 3, 10, 12, 0, 0, 0, time.UTC) }
	s := scenetest.NewStage(t, 1280, 720, o)
	s.Kept().NoteProgress(func(p *room.Progress) {
		for i := range 12 {
			p.Learn(fmt.Sprintf("lesson-%d", i))
		}
	})
	told := func() int {
		n := 0
		for _, line := range s.Speech().Said() {
			if strings.Contains(line, "Teacher's Pet") {
				n++
			}
		}
		return n
	}
	if scenetest.Step(t, s, 300); told() != 0 || len(s.Kept().Earned().List) != 3 {
		t.Fatal("it is told while a round is played")
	}
	on.mood = assets.MoodResult
	scenetest.Step(t, s, rests-2)
	if told() != 0 {
		t.Error("it is told before the result has arrived")
	}
	scenetest.Step(t, s, 10)
	if day, has := func() (string, bool) { e := s.Kept().Earned(); return e.Has("pet") }(); told() != 1 || !has || day != "2026-03-10" || len(on.lines) != 1 {
		t.Errorf("told %d times, kept %v of %q, shown %q", told(), has, day, on.lines)
	}
	s.Kept().Counted(nil)
	if scenetest.Step(t, s, 300); told() != 1 {
		t.Error("it is told again")
	}
	if want := s.Lang().Say(words.AwardsEarned, words.With("name", "Teacher's Pet")); len(on.lines) == 1 && on.lines[0] != want {
		t.Errorf("shown is %q", on.lines[0])
	}
}

// Every achievement is told whole in the languages whose words are long, with usual and with large letters.
func TestEveryAchievementIsToldWhole(t *testing.T) {
	for _, size := range []image.Point{{X: 800, Y: 450}, {X: 390, Y: 844}} {
		for _, tag := range []string{"de", "pl"} {
			s, a, _ := standing(t, size, func(set *stage.Settings) { set.Language, set.TextSize = tag, 200 })
			for i, o := range a.tiles {
				if i%3 == 0 {
					a.point(s, o)
					scenetest.Step(t, s, 2)
					scenetest.Reports(t, s, tag+" "+o.Name)
				}
			}
		}
	}
}
