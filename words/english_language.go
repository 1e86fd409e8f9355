package words

// englishLanguage: choosing the language.
func englishLanguage() map[Key]string {
	return map[Key]string{
		SettingSystem: "As the system",
	}
}
