package words

// englishPalette: the cards' colours, and what tells them apart besides.
func englishPalette() map[Key]string {
	return map[Key]string{
		SettingPalette:  "Card colours",
		PaletteHouse:    "Default",
		PaletteOkabeIto: "Okabe–Ito",
		PaletteContrast: "High contrast",
		SettingLetters:  "Letters on cards",
		SettingPatterns: "Patterns on cards",

		ColorLetterRed:    "R",
		ColorLetterYellow: "Y",
		ColorLetterGreen:  "G",
		ColorLetterBlue:   "B",
	}
}
