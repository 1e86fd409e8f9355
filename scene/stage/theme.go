package stage

import (
	"log"

	"fourtell/assets"
	"fourtell/scene/platform"
	"fourtell/words"
)

// laterPictures are the pictures of a theme that a page fetches when it is wanted.
type laterPictures struct {
	of     assets.Theme
	files  map[string][]byte
	coming chan map[string][]byte // nil from it: they could not be had
	lacks  bool                   // the theme cannot be had; the house's stands in for it
	untold bool                   // and the player does not know yet
}

// theme is the one that is painted with, or is being loaded.
func (k *Looks) theme() assets.Theme {
	if k.later.lacks {
		return assets.Midnight
	}
	return k.settings.Theme
}

// pictures are the files of a theme that do not come with the program, once they have come; they are asked for the first
// time. Where they cannot be had the player is told, and the house's theme stays.
func (k *Looks) pictures(t assets.Theme) (files map[string][]byte, come bool) {
	l := &k.later
	if !platform.FetchesThemes || t == assets.Midnight || l.files != nil && l.of == t {
		return l.files, true
	}
	if l.coming == nil {
		l.of, l.coming = t, make(chan map[string][]byte, 1)
		go func(to chan<- map[string][]byte) {
			all, err := fetchTheme(t)
			if err != nil {
				log.Printf("the pictures of the theme %v are not there: %v", t, err)
			}
			to <- all
		}(l.coming)
	}
	select {
	case l.files = <-l.coming:
		l.coming = nil
		if l.lacks = l.files == nil; l.lacks {
			l.untold = true
			k.tellLacking()
		}
		return l.files, true
	default:
		return nil, false
	}
}

// tellLacking tells of a theme that cannot be had, as soon as there is a scene to tell it on.
func (k *Looks) tellLacking() {
	if k.later.untold && k.stands {
		k.later.untold = false
		k.alert(k.lang.Say(words.ThemeLacks), "")
	}
}

// fetchTheme brings every file a theme has of its own.
func fetchTheme(t assets.Theme) (map[string][]byte, error) {
	all := map[string][]byte{}
	for _, name := range assets.LaterPictures(t) {
		b, err := platform.FetchTheme(t, name)
		if err != nil {
			return nil, err
		}
		all[name] = b
	}
	return all, nil
}
