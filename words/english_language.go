package words

// englishLanguage: choosing the language.
func englishLanguage() map[Key]string {
	return map[Key]string{
		SettingVoice:  "Guests' voices",
		SettingSystem: "As the system",
		LanguageLacks: "This language cannot be loaded now.",
	}
}
