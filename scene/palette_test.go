//go:build display

package scene

import (
	"image"
	"testing"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/ask"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/title"
)

// fewCards is a hand of every colour and a table whose colour is yellow.
func fewCards(t *testing.T) tables.Options {
	return placed(t, "classic", 0, "Y5", "R1 R+2 Y6 YS G7 GR B0 B9 W W+4", "B1 B2 B3", "G1 G2", "R4")
}

// manyCards is a hand of thirty.
func manyCards(t *testing.T) tables.Options {
	return placed(t, "classic", 0, "B5", "R0 R1 R2 R3 R6 R7 R9 RS Y1 Y2 Y3 Y4 Y6 Y9 Y+2 G0 G1 G3 G4 G6 G8 GR B0 B1 B2 B6 B8 B9 W W+4", "B3", "G2", "R4")
}

func seeing(p assets.Palette, more bool) stage.Settings {
	set := stage.DefaultSettings()
	set.Palette, set.Letters, set.Patterns = p, more, more
	return set
}

// The table, its hand and the colour wheel in every palette, as they have been looked at.
func TestTheTableInEveryPaletteLooksAsItDid(t *testing.T) {
	for _, c := range []struct {
		name string
		set  stage.Settings
		o    tables.Options
		size image.Point
	}{
		{"palette-okabe-ito-720", seeing(assets.PaletteOkabeIto, false), fewCards(t), image.Pt(1280, 720)},
		{"palette-high-contrast-720", seeing(assets.PaletteContrast, false), fewCards(t), image.Pt(1280, 720)},
		{"palette-default-letters-450", seeing(assets.PaletteHouse, true), manyCards(t), image.Pt(800, 450)},
		{"palette-okabe-ito-letters-844", seeing(assets.PaletteOkabeIto, true), manyCards(t), image.Pt(390, 844)},
		{"palette-high-contrast-letters-720", seeing(assets.PaletteContrast, true), manyCards(t), image.Pt(1280, 720)},
	} {
		s, table := tableStage(t, c.size.X, c.size.Y, c.o, c.set, nil)
		still(t, s, table)
		scenetest.Step(t, s, 200)
		scenetest.Golden(t, c.name, scenetest.Shot(s))
		if c.size.Y == 720 {
			wild := table.Shown().Hands[0].Cards[len(table.Shown().Hands[0].Cards)-2]
			table.Inside().Moves.Open(s, ask.NewWheel(table.Inside().Asker, wild, table.Inside().Asker.Plays(wild)), wild)
			scenetest.Step(t, s, 60)
			scenetest.Golden(t, c.name[:len(c.name)-3]+"wheel-720", scenetest.Shot(s))
		}
	}
}

// A change of the settings shows within a second, on the table that is being played, and costs a frame nothing afterwards.
func TestAnotherPaletteShowsAtOnce(t *testing.T) {
	s, table := tableStage(t, 1280, 720, fewCards(t), seeing(assets.PaletteOkabeIto, false), nil)
	still(t, s, table)
	was := scenetest.Shot(s)
	calls := s.Painter().DrawCalls()
	s.Settings().Palette = assets.PaletteContrast
	s.Changed()
	scenetest.Step(t, s, 60)
	red := assets.Look{Palette: assets.PaletteContrast}.Suit('R').Base
	want := paint.Color(red.R)<<24 | paint.Color(red.G)<<16 | paint.Color(red.B)<<8 | 0xFF
	if s.Painter().Look().Palette != assets.PaletteContrast || s.Painter().Suit(shed.Red).Base != want {
		t.Fatalf("a second later the palette is %v", s.Painter().Look().Palette)
	}
	scenetest.Step(t, s, 60)
	if scenetest.Differing(was, scenetest.Shot(s)) < 0.02 {
		t.Error("the picture is the same")
	}
	if s.Painter().DrawCalls() != calls {
		t.Errorf("a frame takes %d drawing calls, and took %d", s.Painter().DrawCalls(), calls)
	}
	for range 60 {
		if scenetest.Step(t, s, 1); s.Looks().Loads() {
			t.Fatal("the pictures are loaded again though nothing has changed")
		}
	}
}

// Whoever plays in another language sees its letters.
func TestTheLettersFollowTheLanguage(t *testing.T) {
	set := seeing(assets.PaletteHouse, true)
	set.Language = "de"
	s := testStage(t, 800, 450, stage.Options{Settings: set, NoDemo: true, First: func(*stage.Stage) stage.Scene { return title.New() }})
	if got := s.Painter().Look().LetterOf; got != [4]string{"R", "Ge", "Gr", "B"} {
		t.Errorf("in German the letters are %q", got)
	}
	s.Tongue().Change("en")
	scenetest.Step(t, s, 60)
	if got := s.Painter().Look().LetterOf; got != [4]string{"R", "Y", "G", "B"} {
		t.Errorf("in English the letters are %q", got)
	}
	if c := s.Painter().Letter(engine.NoColor); c != "" {
		t.Errorf("no colour has the letter %q", c)
	}
}
