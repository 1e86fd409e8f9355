//go:build display

package stage

import (
	"testing"

	"fourtell/assets"
	"fourtell/scene/paint"
	"fourtell/words"
)

// drawn are looks of which no stage is needed; what they ask for is counted by name.
func drawn(t *testing.T) (k *Looks, asked map[string]int) {
	t.Helper()
	p, err := paint.NewPainter()
	if err != nil {
		t.Fatal(err)
	}
	set, l, asked := DefaultSettings(), words.English(), map[string]int{}
	count := func(what string) func() { return func() { asked[what]++ } }
	return &Looks{painter: p, settings: &set, lang: &l, changed: count("changed"), anew: count("anew"), redraw: count("redraw"),
		layAnew: count("lay"), alert: func(title, _ string) { asked[title]++ }}, asked
}

func TestHighContrastIsThePlayersChoiceOrElseTheSystems(t *testing.T) {
	for _, c := range []struct {
		chosen       Contrast
		system, want bool
	}{{ContrastSystem, false, false}, {ContrastSystem, true, true}, {ContrastHigh, false, true}, {ContrastUsual, true, false}} {
		k, asked := drawn(t)
		k.settings.Contrast, k.contrast = c.chosen, c.system
		k.dress()
		k.dress() // it is drawn anew once
		if n := asked["redraw"]; (n == 1) != c.want || n > 1 {
			t.Errorf("chosen %v, the system's %v: drawn anew %d times", c.chosen, c.system, n)
		}
	}
}

func TestHowCardsLookIsAsThePlayerChose(t *testing.T) {
	k, asked := drawn(t)
	if plain := k.Cards(); plain.Theme != assets.Midnight || plain.LetterOf[0] != "" {
		t.Errorf("chosen is nothing, and they are %+v", plain)
	}
	k.settings.Letters, k.settings.Patterns = true, true
	k.later.lacks = true
	if k.SetTheme(assets.Themes()[1]); k.later.lacks || asked["changed"] != 1 {
		t.Errorf("a theme that could not be had is not asked for again, or the settings have changed %d times", asked["changed"])
	}
	got := k.Cards()
	if got.Theme != assets.Themes()[1] || !got.Pattern || got.LetterOf[0] != k.lang.Say(words.ColorLetterRed) || got.LetterOf[3] != k.lang.Say(words.ColorLetterBlue) {
		t.Errorf("they are %+v", got)
	}
	if k.later.lacks = true; k.Cards().Theme != assets.Midnight {
		t.Error("for a theme that cannot be had the house's does not stand in")
	}
}

func TestAThemeThatIsLackingIsToldWhenThereIsASceneToTellItOn(t *testing.T) {
	k, asked := drawn(t)
	k.later.untold = true
	for range 2 {
		k.tellLacking()
		if asked[k.lang.Say(words.ThemeLacks)] != 0 {
			t.Fatal("it is told to nobody")
		}
	}
	k.stands = true
	for range 2 {
		if k.tellLacking(); asked[k.lang.Say(words.ThemeLacks)] != 1 {
			t.Fatalf("%v", asked)
		}
	}
}

func TestAnotherSizeOfTextLaysEverythingAnew(t *testing.T) {
	k, asked := drawn(t)
	if k.SetTextSize(150); k.settings.TextSize != 150 || asked["anew"] != 1 || asked["changed"] != 1 {
		t.Errorf("text has %d, and %v", k.settings.TextSize, asked)
	}
}

// What stands goes on while other pictures are loaded: a tick does a little of it, and a late one nothing.
func TestPicturesAreLoadedALittleATickWhereSomethingStands(t *testing.T) {
	loads := func(k *Looks, nth func(tick int) int) (ticks int) {
		for d := (Devices{}); ; ticks++ {
			d.Nth = nth(ticks)
			if l, err := k.load(&d); err != nil {
				t.Fatal(err)
			} else if l != nil {
				return ticks
			}
			if ticks == 2000 {
				t.Fatal("loading does not end")
			}
		}
	}
	first := func(int) int { return 0 }
	k, _ := drawn(t)
	steps := loads(k, first)
	for _, c := range []struct {
		name        string
		nth         func(tick int) int
		least, most int // ticks
	}{
		{"one tick a picture", first, steps / 2, TicksPerSecond},
		{"four, of which two have time for it", func(tick int) int { return tick % 4 }, steps, 4 * TicksPerSecond},
	} {
		t.Run(c.name, func(t *testing.T) {
			k, _ := drawn(t)
			k.stands = true
			if ticks := loads(k, c.nth); ticks < c.least || ticks > c.most {
				t.Errorf("it takes %d ticks, want %d to %d", ticks, c.least, c.most)
			}
		})
	}
	late, _ := drawn(t)
	late.stands = true
	for range 100 {
		if l, err := late.load(&Devices{Nth: mostSpare}); l != nil || err != nil || late.loading.Progress() > 0 {
			t.Fatalf("a late tick loads: %v, %v", l, err)
		}
	}
}
