//go:build display

package scene

import (
	"fmt"
	"image"
	"math"
	"slices"
	"strings"
	"testing"

	"fourtell/assets"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/title"
	"fourtell/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// pale are the texts of the frame that stand out from what lies behind them less than so many times, large ones less than large
// times, by WCAG 2.2, 1.4.3: large is what is 24 pixels high, or 18.7 and bold, as all of the game's is.
func pale(s *stage.Stage, target *ebiten.Image, least, large float64) []string {
	f := scenetest.SeeThrough(s, target)
	var light [256]float64
	for i := range light {
		light[i] = linear(float64(i) / 255)
	}
	wide, high := s.Window().Pixels()
	pixels := make([]byte, 4*wide*high)
	target.ReadPixels(pixels)
	var found []string
	for i, tr := range f.Texts {
		b := tr.Seen()
		r := image.Rect(int(b.X0), int(b.Y0), int(b.X1+1), int(b.Y1+1)).Intersect(image.Rect(0, 0, wide, high))
		if r.Dx() < 2 || b.Y1-b.Y0 < 0.5*(tr.Box.Y1-tr.Box.Y0) {
			continue // scrolled away
		}
		if slices.Contains(f.Halved, tr.Text) {
			continue // in part below a message: whether it may be is for others to judge
		}
		if slices.ContainsFunc(f.Texts[i+1:], func(over paint.Trace) bool {
			return over.Text == tr.Text && over.Size == tr.Size && over.Ink != tr.Ink && math.Hypot(float64(over.Box.X0-tr.Box.X0), float64(over.Box.Y0-tr.Box.Y0)) < 0.15*float64(tr.Size)
		}) {
			continue // the outline or the shadow of the same words, which are written over it
		}
		if tr.Size > 60 && strings.Contains(s.Lang().Say(words.TitleName), tr.Text) {
			continue // a logotype, in layers of its own colours, which WCAG leaves out
		}
		var sum [3]float64
		for y := r.Min.Y; y < r.Max.Y; y++ {
			for x := r.Min.X; x < r.Max.X; x++ {
				for c := range sum {
					sum[c] += light[pixels[4*(y*wide+x)+c]]
				}
			}
		}
		n := float64(r.Dx() * r.Dy())
		behind := (0.2126*sum[0] + 0.7152*sum[1] + 0.0722*sum[2]) / n
		ir, ig, ib, ia := tr.Ink.Channels()
		ink := 0.2126*linear(float64(ir/max(ia, 0.01))) + 0.7152*linear(float64(ig/max(ia, 0.01))) + 0.0722*linear(float64(ib/max(ia, 0.01)))
		ink = ink*float64(tr.Alpha) + behind*(1-float64(tr.Alpha))
		ratio := (max(ink, behind) + 0.05) / (min(ink, behind) + 0.05)
		want := least
		if tr.Size >= 18.7 {
			want = large
		}
		if ratio < want {
			found = append(found, fmt.Sprintf("%q at %v stands out %.2f times, not %.1f", tr.Text, b, ratio, want))
		}
	}
	return found
}

// Every text stands out from what lies behind it: 4.5 times, large ones 3 times (WCAG 2.2, 1.4.3), and 7 times where the player
// wants high contrast (1.4.6). Small windows have signs of their own, and other words lie on other parts of the floor.
func TestEveryTextStandsOutFromWhatLiesBehindIt(t *testing.T) {
	for _, v := range []scenetest.Sight{
		scenetest.SightIn("en", image.Pt(1920, 1080)), scenetest.SightIn("de", image.Pt(800, 450)), scenetest.SightIn("de", image.Pt(390, 844)),
		scenetest.SightIn("en", image.Pt(1920, 1080)).Theme(assets.Felt), scenetest.SightIn("de", image.Pt(800, 450)).Theme(assets.Felt), scenetest.SightIn("de", image.Pt(390, 844)).Theme(assets.Felt),
	} {
		target := ebiten.NewImage(v.Size.X, v.Size.Y)
		v.Each(t, everyView(), func(t *testing.T, s *stage.Stage, what string) {
			if strings.HasSuffix(what, "-ten") || v.Size.X < v.Size.Y && strings.HasSuffix(what, " a replay") {
				return // a card is just held over a name
			}
			for _, c := range []struct {
				contrast     stage.Contrast
				least, large float64
			}{{stage.ContrastUsual, 4.5, 3}, {stage.ContrastHigh, 7, 7}} {
				s.Settings().Contrast = c.contrast
				scenetest.Step(t, s, 1)
				said := map[string]bool{}
				for _, f := range pale(s, target, c.least, c.large) {
					if !said[f] {
						t.Errorf("%s, contrast %s: %s", what, []string{"as the system", "usual", "high"}[c.contrast], f)
						said[f] = true
					}
				}
			}
		})
		target.Deallocate()
	}
}

// The system's wish for contrast counts until the player has another.
func TestHighContrastIsThePlayersOrTheSystems(t *testing.T) {
	for _, c := range []struct {
		player stage.Contrast
		system bool
		want   bool
	}{{stage.ContrastSystem, false, false}, {stage.ContrastSystem, true, true}, {stage.ContrastUsual, true, false}, {stage.ContrastHigh, false, true}} {
		set := stage.DefaultSettings()
		set.Contrast = c.player
		s := testStage(t, 1280, 720, stage.Options{NoDemo: true, Settings: set, MoreContrast: c.system})
		scenetest.Step(t, s, 2)
		if s.Painter().HighContrast() != c.want {
			t.Errorf("the player wants %v, the system high contrast %v: it is high %v", c.player, c.system, s.Painter().HighContrast())
		}
	}
}

// The readable letters stand where the player wants them, at once, and go again.
func TestTheReadableLettersComeAndGo(t *testing.T) {
	s := testStage(t, 1280, 720, stage.Options{NoDemo: true, First: func(*stage.Stage) stage.Scene { return title.New() }})
	wide := func() (out [paint.Display + 1]float32) {
		for face := range out {
			out[face], _ = s.Painter().Measure("Zażółć gęślą jaźń, Illl1 O0", paint.Style{Face: paint.Face(face), Size: 20})
		}
		return out
	}
	scenetest.Step(t, s, 2)
	usual := wide()
	for _, c := range []struct {
		want stage.Readable
		on   [paint.Display + 1]bool
	}{{stage.ReadableText, [paint.Display + 1]bool{paint.Body: true}}, {stage.ReadableAll, [paint.Display + 1]bool{paint.Body: true, paint.Display: true}}, {stage.ReadableOff, [paint.Display + 1]bool{}}} {
		s.Settings().Readable = c.want
		scenetest.Step(t, s, 3)
		is := wide()
		for face := range is {
			if got := is[face] != usual[face]; got != c.on[face] {
				t.Errorf("readable %d: face %d is another: %v", c.want, face, got)
			}
		}
	}
	if wanted := s.Painter().Wanting(); wanted != "" {
		t.Errorf("letters are lacking: %q", wanted)
	}
}

// linear is the light of a channel, 0 … 1.
func linear(x float64) float64 {
	if x <= 0.04045 {
		return x / 12.92
	}
	return math.Pow((x+0.055)/1.055, 2.4)
}
