package stage

import (
	"log"

	"fourtell/scene/platform"
	"fourtell/words"
)

// laterWords are the messages of a language that a page fetches when it is wanted: it brings along none but English.
type laterWords struct {
	texts  map[string]string // those that have come, by tag
	of     string            // the language that is on its way
	coming chan string       // "" from it: it cannot be had; nil before and after
	untold bool              // it cannot be had, and the player does not know yet
}

// of is the language of that tag. One that is still to come is asked for, and until it is there what is spoken now
// goes on.
func (v *Tongue) of(tag string) words.Language {
	if words.Whole(tag) {
		return words.Named(tag)
	}
	l := &v.later
	l.coming = nil // what was asked for before is wanted no more
	text, here := l.texts[tag]
	if !here {
		text, here = platform.BroughtWords(tag)
	}
	if here {
		lang, err := words.Read(tag, text)
		if err == nil {
			return lang
		}
		log.Printf("the language %s cannot be read: %v", tag, err)
		l.untold = true
	} else {
		l.of, l.coming = tag, make(chan string, 1)
		go func(to chan<- string) {
			text, err := platform.FetchWords(tag)
			if err != nil {
				log.Printf("the language %s is not there: %v", tag, err)
			}
			to <- text
		}(l.coming)
	}
	if v.lang.Tag == "" {
		return words.English()
	}
	return v.lang
}

// seek takes over a language that has come; where it cannot be had the player is told, as soon as a scene stands to tell it on.
func (v *Tongue) seek(stands bool) {
	l := &v.later
	if l.untold && stands {
		l.untold = false
		v.alert(v.lang.Say(words.LanguageLacks), "")
	}
	if l.coming == nil {
		return
	}
	select {
	case text := <-l.coming:
		l.coming = nil
		if l.untold = text == ""; l.untold {
			return
		}
		if l.texts == nil {
			l.texts = map[string]string{}
		}
		l.texts[l.of] = text
		v.anew()
	default:
	}
}
