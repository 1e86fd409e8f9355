package stage

import (
	"fourtell/assets"
	"fourtell/room"
	"fourtell/room/awards"
	"fourtell/scene/paint"
	"fourtell/words"
)

// Looks is how the player wants to have things drawn: the theme, the cards, the contrast, the size of text; and the pictures that
// takes, which are loaded.
type Looks struct {
	painter  *paint.Painter
	settings *Settings
	lang     *words.Language
	contrast bool   // the player's system asks for a high one
	changed  func() // the settings have
	anew     func() // everything that stands is to be laid out anew
	redraw   func()
	layAnew  func() // as for another window, at once
	alert    func(title, line string)

	stands  bool // a first scene does
	later   laterPictures
	loading *paint.Loading
	written bool // in this picture, which has no room for more of it
}

// highContrast says whether the player, or else their system, wants high contrast.
func (k *Looks) highContrast() bool {
	return k.settings.Contrast == ContrastHigh || k.settings.Contrast == ContrastSystem && k.contrast
}

// dress draws in the colours the player wants from the next frame on.
func (k *Looks) dress() {
	high, cloth := k.painter.SetHighContrast(k.highContrast()), k.painter.SetCloth(k.settings.Cloth)
	if high || cloth {
		k.redraw()
	}
}

// Cards is how the player wants the cards to look.
func (k *Looks) Cards() paint.CardLook {
	l := paint.CardLook{Look: assets.Look{Theme: k.theme(), Deck: k.deck(), Wardrobe: k.wardrobe(), Palette: k.settings.Palette, Pattern: k.settings.Patterns, Letters: k.settings.Letters}}
	if l.Letters {
		for i, letter := range [4]words.Key{words.ColorLetterRed, words.ColorLetterYellow, words.ColorLetterGreen, words.ColorLetterBlue} {
			l.LetterOf[i] = k.lang.Say(letter)
		}
	}
	return l
}

const (
	smallText = 16 // units: what a player must read is not designed smaller
	heldText  = 12 // pixels of the page it must have on a screen held in the hand
)

// seekLetters lets the platform look for letters that were lacking; what has been drawn without them is drawn anew, and what
// stands is laid out for them.
func (k *Looks) seekLetters() {
	if k.painter.SeekLetters(k.settings.Readable >= ReadableText, k.settings.Readable >= ReadableAll) {
		k.layAnew()
	}
}

// TextSizes are the sizes a player may choose for running text, in hundredths of what is drawn. What is offered is what every
// screen has room for, in the smallest window and in every language: a test looks.
func TextSizes() []int { return []int{100, 125, 150, 200} }

// SetTheme takes a theme from now on; one that could not be had is asked for again.
func (k *Looks) SetTheme(t assets.Theme) {
	k.settings.Theme, k.later.lacks = t, false
	k.changed()
}

// SetTextSize takes a size of running text, one of TextSizes, from the next tick on.
func (k *Looks) SetTextSize(size int) {
	k.settings.TextSize = size
	k.anew()
	k.changed()
}

// worn is where the settings hold what is worn of a kind.
func (k *Looks) worn(of awards.Kind) *string {
	switch of {
	case awards.Back:
		return &k.settings.Back
	case awards.Cloth:
		return &k.settings.Cloth
	}
	return &k.settings.Costume
}

// Worn is what is worn of a kind, by its name; "": the usual one.
func (k *Looks) Worn(of awards.Kind) string { return *k.worn(of) }

// Wear has a look worn from now on; one that could not be had is asked for again.
func (k *Looks) Wear(l awards.Look) {
	*k.worn(l.Kind), k.later.bare = l.Name, false
	k.changed()
}

// OpenAll lets every look be chosen, or again what has been earned alone: another that is worn is taken off then.
func (k *Looks) OpenAll(on bool, earned *room.Earned) {
	k.settings.AllLooks = on
	for _, of := range [...]awards.Kind{awards.Back, awards.Cloth, awards.Costume} {
		if worn := k.worn(of); !on && !(awards.Look{Kind: of, Name: *worn}).Open(earned) {
			*worn = ""
		}
	}
	k.anew()
	k.changed()
}
