package assets

import (
	"image"
	"slices"
	"strings"
	"testing"
)

// names are those of a kind of look that the wardrobe has pictures of.
func names(s *Sheet, prefix string) (all []string) {
	for name := range s.Sprites {
		if of, ok := strings.CutPrefix(name, prefix); ok {
			all = append(all, of)
		}
	}
	slices.Sort(all)
	return all
}

func TestABackThatIsWornIsThatOfEveryCardAndNothingElseChanges(t *testing.T) {
	usual := sheetOf(t, 1, Look{Deck: BluffDeck, Wardrobe: Wardrobe{Open: true}})
	worn := sheetOf(t, 1, Look{Deck: BluffDeck, Wardrobe: Wardrobe{Open: true, Back: "waves"}})
	for name, s := range usual.Sprites {
		want := s
		switch name {
		case "card/back", "card/back:bluff":
			want = usual.Sprites["card/back+waves"]
		case "card/back-small", "card/back-small:bluff":
			want = usual.Sprites["card/back-small+waves"]
		}
		if worn.Sprites[name] != want || usual.Size(s) != worn.Size(worn.Sprites[name]) {
			t.Errorf("%s is another", name)
		}
	}
}

func TestACostumeIsWornByEveryGuestInEverySizeAndByNothingElse(t *testing.T) {
	usual := sheetOf(t, 1, Look{Deck: BluffDeck, Wardrobe: Wardrobe{Open: true}})
	costumes := names(usual, "wear/")
	if len(costumes) != 7 || !slices.Equal(costumes, names(usual, "wear-large/")) {
		t.Fatalf("there are %v", costumes)
	}
	for _, costume := range []string{"tophat", "shades", "bowtie"} { // one of each place
		worn := sheetOf(t, 1, Look{Deck: BluffDeck, Wardrobe: Wardrobe{Costume: costume}})
		for name, s := range usual.Sprites {
			guest := strings.HasPrefix(name, "guest/") || strings.HasPrefix(name, "guest-large/")
			same := slices.Equal(pixelsOf(usual, s), pixelsOf(worn, worn.Sprites[name])) && slices.Equal(picture(usual, s), picture(worn, worn.Sprites[name]))
			if same == guest {
				t.Errorf("%s: %s is changed: %v", costume, name, !same)
			}
		}
	}
}

// picture is every pixel of a sprite.
func picture(sh *Sheet, s Sprite) (all []uint8) {
	page := sh.Pages[s.Page].(*image.RGBA)
	for y := s.Rect.Min.Y; y < s.Rect.Max.Y; y++ {
		all = append(all, page.Pix[page.PixOffset(s.Rect.Min.X, y):][:4*s.Rect.Dx()]...)
	}
	return all
}

func TestEachGuestHasAFigureOfItsOwnInsideItsDisc(t *testing.T) {
	s := sheetOf(t, 1, Look{})
	for _, guest := range names(s, "guest/") {
		if figures(guest) == (figure{}) {
			t.Errorf("where the %s has its head is not known", guest)
		}
	}
	if len(names(s, "guest/")) != 10 {
		t.Errorf("guests are %v", names(s, "guest/"))
	}
}
