package stage

import (
	"strings"

	"fourtell/scene/platform"
	"fourtell/words"
)

// Tongue is the language that is spoken, as the player or else their system wants it, and the word to call.
type Tongue struct {
	lang     words.Language
	settings *Settings
	speaks   []string // what the player's system prefers, the best first
	changed  func()   // the settings have
	anew     func()   // everything that stands is to be said anew
	alert    func(title, line string)
	later    laterWords
}

// Change speaks another language from the next tick on; "" is the system's.
func (v *Tongue) Change(tag string) {
	v.settings.Language = tag
	v.anew()
	v.changed()
}

// take takes the language the player has chosen, or else the one the player's system prefers of those there are.
func (v *Tongue) take() {
	tag := v.settings.Language
	if words.NameOf(tag) == "" {
		tag = words.Match(v.speaks...)
	}
	v.lang = v.of(tag)
	platform.SpeakIn(v.lang.Tag)
	v.call()
}

// SetCallWord takes a word to call; none, or the language's own, is the language's from now on.
func (v *Tongue) SetCallWord(text string) {
	text = strings.TrimSpace(text)
	if text == v.lang.Say(words.CallWord) || !soundCallWord(text) {
		text = ""
	}
	v.settings.CallWord = text
	v.call()
	v.changed()
}

// call puts the player's word to call into the language.
func (v *Tongue) call() {
	if v.lang.CallWord = v.settings.CallWord; v.lang.CallWord == "" {
		v.lang.CallWord = v.lang.Say(words.CallWord)
	}
}
