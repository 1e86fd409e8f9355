package assets

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// What a page fetches is what the generator left in the theme's folder, no more and no less.
func TestLaterPicturesAreTheFilesOfTheTheme(t *testing.T) {
	for _, th := range Themes() {
		var files []string
		if th != Midnight {
			found, err := os.ReadDir(filepath.Join("art", th.String(), "2x"))
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range found {
				files = append(files, f.Name())
			}
		}
		if named := LaterPictures(th); !slices.Equal(named, files) {
			t.Errorf("%v: named are %v, there are %v", th, named, files)
		}
	}
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
	l.Give(map[string][]byte{indexFile: []byte("{")})
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
