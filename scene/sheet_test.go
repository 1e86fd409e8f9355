//go:build display

package scene

import (
	"image"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
)

func TestEverySpriteNamedInTheCodeIsInTheSheet(t *testing.T) {
	s := testStage(t, 1280, 720, Options{First: func(*Stage) Scene { return &scenetest.Stand{} }})
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	// Whole names only; those put together are looked up by the scenes' tests.
	name := regexp.MustCompile(`"((?:card|guest|guest-large|icon|button|shadow|glow|symbol|symbol-cream|symbol-ink|symbol-disc|wheel|wheel-hover)/[^"/]+)"|Sprite\("([^"]+)"\)`)
	found := 0
	for _, f := range files {
		if strings.HasSuffix(f, "_test.go") {
			continue
		}
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range name.FindAllStringSubmatch(string(b), -1) {
			if whole := m[1] + m[2]; !strings.HasSuffix(whole, ":") && !strings.HasSuffix(whole, "/") {
				found++
				s.Painter().Sprite(whole)
			}
		}
	}
	if found < 10 {
		t.Errorf("only %d names were found", found)
	}
}

func TestSmallCardsStaySmooth(t *testing.T) {
	n := &scenetest.Stand{}
	s := testStage(t, 1280, 720, Options{First: func(*Stage) Scene { return n }})
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
