package stage

import (
	"log"
	"maps"
	"strings"

	"fourtell/assets"
	"fourtell/scene/platform"
	"fourtell/words"
)

// laterPictures are the pictures of a theme and of a second deck that a page fetches when they are wanted.
type laterPictures struct {
	files   map[string][]byte // by assets.LaterFiles' names; what has come stays
	coming  chan fetched      // nil: none is
	lacks   bool              // the theme cannot be had; the house's stands in for it
	untold  bool              // and the player does not know yet
	noDeck  bool              // the deck cannot be had; its cards are plain ones with names
	wanting assets.Deck
	bare    bool // the wardrobe cannot be had; nothing of it is worn
	opened  bool // it is wanted, whatever is worn
}

// fetched are files that were asked for, by name, up to the one that could not be had.
type fetched struct {
	files map[string][]byte
	lacks string // ""; the first that could not be had
}

// theme is the one that is painted with, or is being loaded.
func (k *Looks) theme() assets.Theme {
	if k.later.lacks {
		return assets.Midnight
	}
	return k.settings.Theme
}

// deck is the one that lies beside the house's, or is being loaded.
func (k *Looks) deck() assets.Deck {
	if k.later.noDeck {
		return assets.HouseDeck
	}
	return k.later.wanting
}

// WantDeck has a second deck loaded, as a game wants it. It stays for whoever comes after; until it has come, and where it cannot
// be had, its cards are plain ones with their names.
func (k *Looks) WantDeck(d assets.Deck) {
	if d != assets.HouseDeck {
		k.later.wanting = d
	}
}

// wardrobe is what of it lies on the sheet, or is being loaded.
func (k *Looks) wardrobe() assets.Wardrobe {
	if k.later.bare {
		return assets.Wardrobe{}
	}
	return assets.Wardrobe{Open: k.later.opened, Back: k.settings.Back, Costume: k.settings.Costume}
}

// OpenWardrobe has the pictures loaded that come with achievements, for whoever shows them; they stay.
func (k *Looks) OpenWardrobe() { k.later.opened, k.later.bare = true, false }

// pictures are the files of a look that do not come with the program, once they have come; they are asked for the first time.
// Where a theme's cannot be had the player is told, and the house's theme stays.
func (k *Looks) pictures(look assets.Look) (files map[string][]byte, come bool) {
	l := &k.later
	if !platform.FetchesPictures || l.have(look) {
		return l.files, true
	}
	if l.coming == nil {
		l.coming = make(chan fetched, 1)
		go func(to chan<- fetched) { to <- fetch(assets.LaterFiles(look)) }(l.coming)
	}
	select {
	case got := <-l.coming:
		l.coming = nil
		k.take(got)
		return l.files, got.lacks != "" || l.have(look)
	default:
		return nil, false
	}
}

// have reports whether everything a look wants is there.
func (l *laterPictures) have(look assets.Look) bool {
	for _, name := range assets.LaterFiles(look) {
		if l.files[name] == nil {
			return false
		}
	}
	return true
}

// take keeps what has come. What could not be had is the deck's, or else the theme's.
func (k *Looks) take(got fetched) {
	l := &k.later
	if l.files == nil {
		l.files = map[string][]byte{}
	}
	maps.Copy(l.files, got.files)
	switch folder, _, _ := strings.Cut(got.lacks, "/"); folder {
	case "":
	case l.wanting.String():
		l.noDeck = true
	case "wardrobe":
		l.bare = true
	default:
		l.lacks, l.untold = true, true
		k.tellLacking()
	}
}

// tellLacking tells of a theme that cannot be had, as soon as there is a scene to tell it on.
func (k *Looks) tellLacking() {
	if k.later.untold && k.stands {
		k.later.untold = false
		k.alert(k.lang.Say(words.ThemeLacks), "")
	}
}

// fetch brings files that lie beside the page.
func fetch(names []string) (got fetched) {
	got.files = map[string][]byte{}
	for _, name := range names {
		b, err := platform.FetchPicture(name)
		if err != nil {
			log.Printf("a picture is not there, %s: %v", name, err)
			got.lacks = name
			break
		}
		got.files[name] = b
	}
	return got
}
