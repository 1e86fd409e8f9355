package assets

import (
	"bytes"
	"os"
	"reflect"
	"strings"
	"testing"
)

func TestAScaleThatIsNotEmbeddedIsRefusedWithTheOnesThatAre(t *testing.T) {
	for _, s := range []Scale{0, 3, -1, 8} {
		_, err := LoadSheet(s)
		if err == nil || !strings.Contains(err.Error(), "[1 2 4]") {
			t.Errorf("scale %d: %v", s, err)
		}
	}
}

func TestTheLoaderGoesFileByFileFromNothingToAll(t *testing.T) {
	l := NewSheetLoader(1)
	if l.Progress() != 0 || l.Sheet() != nil {
		t.Fatalf("before the first step: progress %v, sheet %v", l.Progress(), l.Sheet())
	}
	last := 0.0
	for steps := 1; ; steps++ {
		done, err := l.Step()
		if err != nil {
			t.Fatal(err)
		}
		if p := l.Progress(); p <= last || p > 1 {
			t.Fatalf("step %d: progress went from %v to %v", steps, last, p)
		}
		last = l.Progress()
		if done {
			if steps < 10 {
				t.Errorf("done after %d steps: too few to spread over frames", steps)
			}
			break
		}
	}
	if last != 1 || l.Sheet() == nil {
		t.Errorf("done with progress %v, sheet %v", last, l.Sheet())
	}
	if done, err := l.Step(); !done || err != nil {
		t.Errorf("a step after the last: %v, %v", done, err)
	}
}

func TestASheetThatIsReadWithPausesIsTheSameSheet(t *testing.T) {
	want, err := LoadSheet(1)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		look Look
		same bool
	}{{"as drawn", Look{}, true}, {"in another palette", Look{Palette: PaletteOkabeIto}, false}} {
		t.Run(c.name, func(t *testing.T) {
			plain, pauses := NewLookLoader(1, c.look), 0
			l := NewLookLoader(1, c.look)
			l.Pause = func() bool { pauses++; return true }
			files := 0
			for {
				if _, err := plain.Step(); err != nil {
					t.Fatal(err)
				}
				done, err := l.Step()
				if err != nil {
					t.Fatal(err)
				}
				if files++; done {
					break
				}
			}
			if pauses < 5*files {
				t.Errorf("there are %d pauses in %d files: too few to spread over frames", pauses, files)
			}
			if !reflect.DeepEqual(l.Sheet(), plain.Sheet()) {
				t.Error("it is another than without pauses")
			}
			if reflect.DeepEqual(l.Sheet(), want) != c.same {
				t.Error("the look is not seen in it")
			}
		})
	}
}

func TestALoaderThatIsGivenUpInAPauseSaysSo(t *testing.T) {
	for after := range 40 {
		l := NewSheetLoader(1)
		l.Pause = func() bool { after--; return after >= 0 }
		for {
			if done, err := l.Step(); err != nil {
				break
			} else if done {
				t.Fatal("it reads on")
			}
		}
		if l.Sheet() != nil {
			t.Error("there is a sheet")
		}
	}
}

func TestTheBestScaleHasAtLeastThePixelsOfTheScreen(t *testing.T) {
	for _, c := range []struct {
		pixels float64
		want   Scale
	}{{0.75, 1}, {1, 1}, {1.05, 1}, {1.5, 2}, {2, 2}, {2.1, 2}, {3, 4}, {6, 4}} {
		if got := BestScale(c.pixels); got != c.want {
			t.Errorf("%v pixels a unit: scale %d, want %d", c.pixels, got, c.want)
		}
	}
}

func TestANameThatIsNotThereIsNamed(t *testing.T) {
	sh, err := LoadSheet(1)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := sh.Sprite("card/R11"); err == nil || !strings.Contains(err.Error(), `"card/R11"`) {
		t.Errorf("error is %v", err)
	}
	card, err := sh.Sprite("card/R0")
	if err != nil {
		t.Fatal(err)
	}
	if size := sh.Size(card); size.X != 120 || size.Y != 180 {
		t.Errorf("a card is %v units", size)
	}
}

func TestFontsAreWoffAndComeWithTheirLicences(t *testing.T) {
	for name, b := range map[string][]byte{
		"display": DisplayFont(), "display, more letters": DisplayFontExt(),
		"body": BodyFont(), "body, more letters": BodyFontExt(),
	} {
		if !bytes.HasPrefix(b, []byte("wOFF")) {
			t.Errorf("%s font is no woff file of %d bytes", name, len(b))
		}
	}
	for _, f := range []string{"fonts/OFL-Gabarito.txt", "fonts/OFL-Nunito.txt", "fonts/OFL-MPLUSRounded1c.txt", "fonts/OFL-Rubik.txt", "fonts/OFL-NotoSans.txt", "fonts/OFL-NotoEmoji.txt", "fonts/OFL-Jua.txt"} {
		b, err := os.ReadFile(f)
		if err != nil || !bytes.Contains(b, []byte("SIL OPEN FONT LICENSE")) {
			t.Errorf("%s: %v, %d bytes", f, err, len(b))
		}
	}
}

func TestTheWindowHasIconsOfFourSizes(t *testing.T) {
	icons := WindowIcons()
	if len(icons) != 4 {
		t.Fatalf("%d icons", len(icons))
	}
	for i, n := range []int{16, 32, 48, 256} {
		if b := icons[i].Bounds(); b.Dx() != n || b.Dy() != n {
			t.Errorf("icon %d is %v, want %d a side", i, b.Size(), n)
		}
	}
}

func TestWhatAPageMustDownloadStaysSmall(t *testing.T) {
	total := len(DisplayFont()) + len(DisplayFontExt()) + len(BodyFont()) + len(BodyFontExt())
	files, err := art2x.ReadDir("art/2x")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		info, err := f.Info()
		if err != nil {
			t.Fatal(err)
		}
		// The index is text and shrinks to a seventh on the way.
		if n := int(info.Size()); f.Name() == "index.json" {
			total += n / 7
		} else {
			total += n
		}
	}
	if total > 570_000 {
		t.Errorf("art and fonts for the page are %d bytes, at most 570000", total)
	}
}
