package words

// englishTheme: how the whole game looks.
func englishTheme() map[Key]string {
	return map[Key]string{
		SettingTheme:  "Theme",
		ThemeMidnight: "Midnight",
		ThemeFelt:     "Felt",
		ThemeLacks:    "This theme cannot be loaded now.",
	}
}
