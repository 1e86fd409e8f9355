package stage

import (
	"fourtell/assets"
	"fourtell/scene/paint"
	"fourtell/words"
)

// highContrast says whether the player, or else their system, wants high contrast.
func (s *Stage) highContrast() bool {
	return s.Settings.Contrast == ContrastHigh || s.Settings.Contrast == ContrastSystem && s.Options.MoreContrast
}

// dress draws in the colours the player wants from the next frame on.
func (s *Stage) dress() {
	if s.painter.SetHighContrast(s.highContrast()) {
		s.Dirty = true
	}
}

// Look is how the player wants the cards to look.
func (s *Stage) Look() paint.CardLook {
	l := paint.CardLook{Look: assets.Look{Theme: s.theme(), Palette: s.Settings.Palette, Pattern: s.Settings.Patterns, Letters: s.Settings.Letters}}
	if l.Letters {
		for i, k := range [4]words.Key{words.ColorLetterRed, words.ColorLetterYellow, words.ColorLetterGreen, words.ColorLetterBlue} {
			l.LetterOf[i] = s.Lang.Say(k)
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
func (s *Stage) seekLetters() {
	if s.painter.SeekLetters(s.Settings.Readable >= ReadableText, s.Settings.Readable >= ReadableAll) {
		s.window.LayAnew()
	}
}

// TextSizes are the sizes a player may choose for running text, in hundredths of what is drawn. What is offered is what every
// screen has room for, in the smallest window and in every language: a test looks.
func TextSizes() []int { return []int{100, 125, 150, 200} }

// SetTheme takes a theme from now on; one that could not be had is asked for again.
func (s *Stage) SetTheme(t assets.Theme) {
	s.Settings.Theme, s.later.lacks = t, false
	s.Changed()
}

// SetTextSize takes a size of running text, one of textSizes, from the next tick on.
func (s *Stage) SetTextSize(size int) {
	s.Settings.TextSize, s.retold = size, true
	s.Changed()
}
