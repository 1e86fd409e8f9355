//go:build display

package setup

import (
	"image"
	"strings"
	"testing"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// alone opens the board of every switch on an empty stage; what it gives is kept.
func alone(t *testing.T, size image.Point, set stage.Settings, rules string) (*stage.Stage, *input.Script, *switches, *string) {
	t.Helper()
	in, given := input.NewScript(), new(string)
	o := stage.Options{Settings: set, Source: in, NoDemo: true, First: func(*stage.Stage) stage.Scene { return &scenetest.Stand{} }}
	s := scenetest.NewStage(t, size.X, size.Y, o)
	scenetest.Step(t, s, 2)
	m := Switches("", rules, func(_ *stage.Stage, text string) { *given = text }).(*switches)
	s.Open(m)
	scenetest.Step(t, s, 20)
	return s, in, m, given
}

// plays plays a script to its end.
func plays(t *testing.T, s *stage.Stage, in *input.Script) {
	t.Helper()
	for !in.Done() {
		scenetest.Step(t, s, 1)
	}
	scenetest.Step(t, s, 12)
}

func TestTheBoardAloneLooksAsAccepted(t *testing.T) {
	for _, c := range []struct {
		size  image.Point
		theme assets.Theme
	}{{image.Pt(1280, 720), assets.Midnight}, {image.Pt(667, 375), assets.Felt}, {image.Pt(390, 844), assets.Felt}} {
		set := stage.DefaultSettings()
		set.Theme = c.theme
		s, _, _, _ := alone(t, c.size, set, "party,hand_size=9")
		scenetest.Golden(t, scenetest.SizeName("switches", c.size), scenetest.Shot(s))
	}
}

func TestTheBoardAloneKeepsRulesByWhichNobodyCanPlayUntilTheyArePutRight(t *testing.T) {
	s, _, m, given := alone(t, image.Pt(390, 844), stage.DefaultSettings(), "wild_night,teams=opposite")
	m.done.OnPress(s)
	said := scenetest.SaidText(s, 3)
	if *given != "" || s.Top() != stage.Modal(m) || m.rules.Get("teams") != "opposite" || !strings.Contains(said, "“Musical chairs” can't be played together with “Teams: opposite players are partners”") {
		t.Fatalf("it gives %q, %T is open, said is %q", *given, s.Top(), said)
	}
	m.change(s, engine.Setting{Name: "teams", Value: "off"})
	m.done.OnPress(s)
	if *given != "wild_night" || s.Top() != nil {
		t.Errorf("put right it gives %q; %T is open", *given, s.Top())
	}
}

func TestTheBoardAloneStartsFromTheNearestSet(t *testing.T) {
	s, _, m, given := alone(t, image.Pt(1280, 720), stage.DefaultSettings(), book().with(book().preset("party"), engine.Setting{Name: "hand_size", Value: "9"}).String())
	if m.preset != "party" || m.board.reset.Off {
		t.Fatalf("it starts from %q", m.preset)
	}
	m.done.OnPress(s)
	if *given != "party,hand_size=9" || s.Top() != nil {
		t.Errorf("it gives %q; %T is open", *given, s.Top())
	}
}

func TestTheBoardAloneIsUsedByKeysAlone(t *testing.T) {
	s, in, m, given := alone(t, image.Pt(1280, 720), stage.DefaultSettings(), "classic")
	first := m.board.shown[0]
	in.Key(input.ActRight).Wait(4).Key(input.ActDown).Wait(4).Key(input.ActConfirm).Wait(4)
	plays(t, s, in)
	for range 80 {
		if m.Group.Focused() == stage.Focusable(m.done) {
			break
		}
		in.Key(input.ActTab)
		plays(t, s, in)
	}
	in.Key(input.ActConfirm)
	plays(t, s, in)
	if s.Top() != nil || *given == "" || *given == "classic" {
		t.Errorf("after %s it gives %q", first.name, *given)
	}
}

func TestTheBoardAloneIsUsedByAGamepadAlone(t *testing.T) {
	s, in, m, given := alone(t, image.Pt(1280, 720), stage.DefaultSettings(), "classic")
	in.Connect(1)
	press := func(b ebiten.StandardGamepadButton) { in.PadPress(0, b, 2).Wait(4); plays(t, s, in) }
	press(ebiten.StandardGamepadButtonLeftBottom)
	press(ebiten.StandardGamepadButtonLeftTop)
	press(ebiten.StandardGamepadButtonRightBottom)
	for range 60 {
		if m.Group.Focused() == stage.Focusable(m.done) {
			break
		}
		press(ebiten.StandardGamepadButtonLeftBottom)
	}
	press(ebiten.StandardGamepadButtonRightBottom)
	if s.Top() != nil || *given == "" || *given == "classic" {
		t.Errorf("it gives %q, the focus is at %T", *given, m.Group.Focused())
	}
}

func TestTheBoardAloneIsUsedByFingersAloneAndLeftAsItWas(t *testing.T) {
	s, in, m, given := alone(t, image.Pt(390, 844), stage.DefaultSettings(), "classic")
	tap := func(x, y float32) { in.Tap(x*m.k, y*m.k); plays(t, s, in) }
	tap(m.board.shown[0].well().Center())
	tap(m.done.Center())
	if s.Top() != nil || *given == "" || *given == "classic" {
		t.Errorf("it gives %q", *given)
	}
	s, in, m, given = alone(t, image.Pt(390, 844), stage.DefaultSettings(), "classic")
	tap(m.board.shown[0].well().Center())
	tap(m.back.Center())
	if s.Top() != nil || *given != "" {
		t.Errorf("left, it gives %q", *given)
	}
}
