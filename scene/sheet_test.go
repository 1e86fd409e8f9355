//go:build display

package scene

import (
	"image"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"fourtell/assets"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

func TestEverySpriteNamedInTheCodeIsInTheSheet(t *testing.T) {
	s := testStage(t, 1280, 720, stage.Options{First: func(*stage.Stage) stage.Scene { return &scenetest.Stand{} }})
	s.Looks().WantDeck(assets.BluffDeck) // a second deck's sheet has names of its own
	scenetest.Step(t, s, 60)
	// Whole names only; those put together are looked up by the scenes' tests.
	name := regexp.MustCompile(`"((?:card|guest|guest-large|icon|button|shadow|glow|symbol|symbol-cream|symbol-ink|symbol-disc|wheel|wheel-hover)/[^"/]+)"|Sprite\("([^"]+)"\)`)
	found := map[string]bool{} // folders that name one
	err := filepath.WalkDir(".", func(f string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(f, ".go") || strings.HasSuffix(f, "_test.go") {
			return err
		}
		b, err := os.ReadFile(f)
		for _, m := range name.FindAllStringSubmatch(string(b), -1) {
			if whole := m[1] + m[2]; !strings.ContainsAny(whole[len(whole)-1:], ":/=") {
				found[filepath.Dir(f)] = true
				s.Painter().Sprite(whole) // one that is none is told at the end
			}
		}
		return err
	})
	if err != nil || !found["table"] || !found["kit"] || !found["learn"] {
		t.Errorf("names were found in %v, %v", found, err)
	}
}

func TestSmallCardsStaySmooth(t *testing.T) {
	n := &scenetest.Stand{}
	s := testStage(t, 1280, 720, stage.Options{First: func(*stage.Stage) stage.Scene { return n }})
	p := s.Painter()
	card := p.Sprite("card/back")
	k := float32(0.3)
	n.Below = func(p *paint.Painter) {
		p.Rect(paint.Box(0, 0, 1280, 720), paint.Ink)
		p.Draw(card, 200, 200, k, paint.White)
	}
	if n := p.Copies(card); n != 3 {
		t.Fatalf("a card is there in %d sizes, not in 3", n)
	}
	// Moving by half a pixel may not change a smooth picture much.
	still := scenetest.Shot(s)
	n.Below = func(p *paint.Painter) {
		p.Rect(paint.Box(0, 0, 1280, 720), paint.Ink)
		p.Draw(card, 200.5, 200, k, paint.White)
	}
	moved := scenetest.Shot(s)
	area := image.Rect(190, 185, 210, 215)
	sum := 0
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			sum += int(scenetest.Apart(still.RGBAAt(x, y).R, moved.RGBAAt(x, y).R))
		}
	}
	if mean := sum / (area.Dx() * area.Dy()); mean > 40 {
		t.Errorf("half a pixel changes it by %d of 255 on the average", mean)
	}
}
