package settings

import (
	"slices"

	"fourtell/assets"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// contrastRow makes the row of the contrast.
func contrastRow(s *stage.Stage) *option {
	l := s.Lang()
	return wordsRow(&kit.Segments{Text: l.Say(words.SettingContrast), At: int(s.Settings().Contrast),
		Words: []string{l.Say(words.ContrastSystem), l.Say(words.ContrastUsual), l.Say(words.ContrastHigh)},
		OnChange: func(s *stage.Stage, i int) {
			s.Settings().Contrast = stage.Contrast(i)
			s.Changed()
		}})
}

// readableRow makes the row of the letters.
func readableRow(s *stage.Stage) *option {
	l := s.Lang()
	return wordsRow(&kit.Segments{Text: l.Say(words.SettingReadable), At: int(s.Settings().Readable),
		Words: []string{l.Say(words.ReadableOff), l.Say(words.ReadableText), l.Say(words.ReadableAll)},
		OnChange: func(s *stage.Stage, i int) {
			s.Settings().Readable = stage.Readable(i)
			s.Changed()
		}})
}

// paletteRows are the settings of how colours are told apart.
func paletteRows(s *stage.Stage) []*option {
	set, l := s.Settings(), s.Lang()
	colors := &kit.Segments{Text: l.Say(words.SettingPalette), At: int(set.Palette),
		Words: []string{l.Say(words.PaletteHouse), l.Say(words.PaletteOkabeIto), l.Say(words.PaletteContrast)},
		OnChange: func(s *stage.Stage, i int) {
			s.Settings().Palette = assets.Palette(i)
			s.Changed()
		}}
	return []*option{wordsRow(colors), switchRow(kit.Toggle(l.Say(words.SettingLetters), &set.Letters)),
		switchRow(kit.Toggle(l.Say(words.SettingPatterns), &set.Patterns))}
}

// textRow makes the row of the text's size.
func textRow(s *stage.Stage) *option {
	c := &kit.Segments{Text: s.Lang().Say(words.SettingTextSize), At: max(0, slices.Index(stage.TextSizes(), s.Settings().TextSize)),
		OnChange: func(s *stage.Stage, i int) {
			s.Looks().SetTextSize(stage.TextSizes()[i])
		}}
	for _, size := range stage.TextSizes() {
		c.Words = append(c.Words, s.Lang().Say(words.SettingPercent, words.Count("n", size)))
	}
	return wordsRow(c)
}

// themeRow chooses the theme. One that could not be had can be asked for again.
func themeRow(s *stage.Stage) *option {
	l := s.Lang()
	return wordsRow(&kit.Segments{Text: l.Say(words.SettingTheme), At: int(s.Settings().Theme),
		Words: []string{l.Say(words.ThemeMidnight), l.Say(words.ThemeFelt)},
		OnChange: func(s *stage.Stage, i int) {
			s.Looks().SetTheme(assets.Theme(i))
		}})
}

// languageRow makes the row of the language.
func languageRow(s *stage.Stage) *option {
	tags := append([]string{""}, words.Tags()...)
	c := &kit.Stepper{Text: s.Lang().Say(words.SettingLanguage), At: max(0, slices.Index(tags, s.Settings().Language))}
	for _, tag := range tags {
		c.Values = append(c.Values, words.NameOf(tag))
	}
	c.Values[0] = s.Lang().Say(words.SettingSystem)
	c.OnChange = func(s *stage.Stage, i int) { s.Tongue().Change(tags[i]) }
	return &option{node: c, at: &c.Rect}
}
