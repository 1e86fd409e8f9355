//go:build display

package stage

import (
	"testing"

	"fourtell/assets"
	"fourtell/room"
	"fourtell/room/awards"
)

func TestWhatIsWornIsKeptAndGivenToThePictures(t *testing.T) {
	set := DefaultSettings()
	times := 0
	k := Looks{settings: &set, changed: func() { times++ }, anew: func() {}}
	if k.wardrobe() != (assets.Wardrobe{}) {
		t.Error("something is worn before anything was chosen")
	}
	for _, l := range []awards.Look{{Kind: awards.Back, Name: "waves"}, {Kind: awards.Cloth, Name: "wine"}, {Kind: awards.Costume, Name: "crown"}} {
		if k.Wear(l); k.Worn(l.Kind) != l.Name {
			t.Errorf("of kind %d %q is worn", l.Kind, k.Worn(l.Kind))
		}
	}
	if k.wardrobe() != (assets.Wardrobe{Back: "waves", Costume: "crown"}) || times != 3 {
		t.Errorf("the pictures are given %+v, after %d changes", k.wardrobe(), times)
	}
	text, err := set.Encode()
	if err != nil {
		t.Fatal(err)
	}
	read, err := DecodeSettings(text)
	if err != nil || read.Back != "waves" || read.Cloth != "wine" || read.Costume != "crown" || read.unread.any() {
		t.Errorf("read again they are %q, %q, %q; %v, %v", read.Back, read.Cloth, read.Costume, read.unread, err)
	}
}

func TestALookOfNoNameIsUnreadAndTheUsualOneStays(t *testing.T) {
	read, err := DecodeSettings([]byte(`{"card_back":"crown","table_cloth":"tartan","costume":"tophat"}`))
	if err != nil || read.Back != "" || read.Cloth != "" || read.Costume != "tophat" || len(read.unread.names) != 2 {
		t.Errorf("%q, %q, %q; %v, %v", read.Back, read.Cloth, read.Costume, read.unread.names, err)
	}
}

func TestWithoutAllLooksWhatIsWornAndNotEarnedIsTakenOff(t *testing.T) {
	set := DefaultSettings()
	k := Looks{settings: &set, changed: func() {}, anew: func() {}}
	var earned room.Earned
	earned.Earn("butter", "2026-03-01") // the back with eyes
	k.OpenAll(true, &earned)
	k.Wear(awards.Look{Kind: awards.Back, Name: "eyes"})
	k.Wear(awards.Look{Kind: awards.Costume, Name: "crown"})
	k.OpenAll(false, &earned)
	if set.Back != "eyes" || set.Costume != "" || set.AllLooks {
		t.Errorf("worn are %q and %q", set.Back, set.Costume)
	}
}

func TestEveryClothThatCanBeEarnedLiesOnTheTableOfEveryTheme(t *testing.T) {
	for _, l := range awards.Looks(awards.Cloth) {
		for _, th := range assets.Themes() {
			if _, _, there := assets.ClothOf(th, l.Name); !there {
				t.Errorf("%v has no %s", th, l.Name)
			}
		}
	}
}
