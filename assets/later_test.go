package assets

import (
	"image"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// What a page fetches is what the generator left in the folders of the theme, the deck and the wardrobe, no more and no less.
func TestLaterFilesAreTheFilesOfTheThemeTheDeckAndTheWardrobe(t *testing.T) {
	for _, th := range Themes() {
		for n := range 4 {
			deck, wardrobe := Deck(n%2), Wardrobe{Open: n > 1}
			var files []string
			list := func(folder string) {
				found, err := os.ReadDir(filepath.Join("art", folder, "2x"))
				if err != nil {
					t.Fatal(err)
				}
				for _, f := range found {
					files = append(files, folder+"/"+f.Name())
				}
			}
			if th != Midnight {
				list(th.String())
			}
			if deck != HouseDeck {
				list(deck.String())
			}
			if wardrobe.Open {
				list(wardrobeFolder)
			}
			if named := LaterFiles(Look{Theme: th, Deck: deck, Wardrobe: wardrobe}); !slices.Equal(named, files) {
				t.Errorf("%v, %v, %v: named are %v, there are %v", th, deck, wardrobe, named, files)
			}
		}
	}
}

func TestASecondDeckLiesBesideTheHousesUnderEveryLook(t *testing.T) {
	for _, scale := range Scales() {
		for _, look := range []Look{{}, {Theme: Felt}, {Palette: PaletteHouse + 1, Pattern: true, Letters: true}} {
			alone := sheetOf(t, scale, look)
			look.Deck = BluffDeck
			both := sheetOf(t, scale, look)
			if len(both.Sprites) != len(alone.Sprites)+103 {
				t.Errorf("with the deck there are %d sprites, without it %d, at scale %d", len(both.Sprites), len(alone.Sprites), scale)
			}
			for name, s := range alone.Sprites {
				if both.Sprites[name] != s {
					t.Errorf("%s lies elsewhere beside a second deck", name)
				}
			}
			plain := sheetOf(t, scale, Look{Deck: BluffDeck})
			for _, name := range []string{"card/AS", "card/10D", "card/KC:four", "card/back:bluff"} {
				a, b := both.Sprites[name], plain.Sprites[name]
				if a.Rect.Empty() || !slices.Equal(pixelsOf(both, a), pixelsOf(plain, b)) {
					t.Errorf("%s is changed by a look that is the other game's", name)
				}
			}
		}
	}
}

func pixelsOf(sh *Sheet, s Sprite) []uint8 {
	return sh.Pages[s.Page].(*image.RGBA).SubImage(s.Rect).(*image.RGBA).Pix[:4*s.Rect.Dx()]
}

func TestEveryThemeHasEverySpriteAtEveryScale(t *testing.T) {
	for _, scale := range Scales() {
		house := sheetOf(t, scale, Look{})
		for _, th := range Themes() {
			own := sheetOf(t, scale, Look{Theme: th})
			for name := range house.Sprites {
				if _, err := own.Sprite(name); err != nil {
					t.Errorf("%v: %v", th, err)
				}
			}
		}
	}
}

// Files that were fetched are taken before those of the program.
func TestALoaderTakesWhatItIsGiven(t *testing.T) {
	l := NewLookLoader(Scales()[0], Look{Theme: Felt})
	l.Give(map[string][]byte{"felt/" + indexFile: []byte("{")})
	if _, err := l.Step(); err == nil || err.Error()[:len("felt/index.json")] != "felt/index.json" {
		t.Errorf("a broken index that was given: %v", err)
	}
}

func sheetOf(t *testing.T, s Scale, look Look) *Sheet {
	t.Helper()
	l := NewLookLoader(s, look)
	for l.Sheet() == nil {
		if _, err := l.Step(); err != nil {
			t.Fatal(err)
		}
	}
	return l.Sheet()
}
