package words

// Keys of the cards' colours, their letters and their patterns.
const (
	SettingPalette    Key = "setting.palette"
	PaletteHouse      Key = "palette.default"
	PaletteOkabeIto   Key = "palette.okabe_ito"
	PaletteContrast   Key = "palette.high_contrast"
	SettingLetters    Key = "setting.letters"
	SettingPatterns   Key = "setting.patterns"
	ColorLetterRed    Key = "color.letter.red" // a letter or two, unlike those of the others
	ColorLetterYellow Key = "color.letter.yellow"
	ColorLetterGreen  Key = "color.letter.green"
	ColorLetterBlue   Key = "color.letter.blue"
)
