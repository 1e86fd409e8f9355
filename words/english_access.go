package words

// englishAccess: what makes the game easier to read.
func englishAccess() map[Key]string {
	return map[Key]string{
		SettingReadable: "Readable letters",
		ReadableOff:     "Off",
		ReadableText:    "In text",
		ReadableAll:     "Everywhere",
		SettingContrast: "Contrast",
		ContrastSystem:  "As the system",
		ContrastUsual:   "Usual",
		ContrastHigh:    "High",
	}
}
