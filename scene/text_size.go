package scene

import (
	"slices"

	"fourtell/words"
)

// textSizes are the sizes a player may choose for running text, in hundredths of what is drawn. What is offered is what every
// screen has room for, in the smallest window and in every language: a test looks.
func textSizes() []int { return []int{100, 125, 150, 200} }

// resizeText makes running text as large as the player wants it; what stands is laid out anew.
func (s *Stage) resizeText() {
	s.painter.textScale = float32(s.Settings.TextSize) / 100
	s.layAnew()
}

// textRow makes the row of the text's size.
func textRow(s *Stage) *option {
	c := &Segments{Text: s.Lang.Say(words.SettingTextSize), At: max(0, slices.Index(textSizes(), s.Settings.TextSize)),
		OnChange: func(s *Stage, i int) {
			s.Settings.TextSize, s.retold = textSizes()[i], true
			s.Changed()
		}}
	for _, size := range textSizes() {
		c.Words = append(c.Words, s.Lang.Say(words.SettingPercent, words.Count("n", size)))
	}
	return wordsRow(c)
}
