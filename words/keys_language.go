package words

// Keys of the choice of a language.
const (
	SettingVoice  Key = "setting.voice"
	SettingSystem Key = "setting.system" // the language of the system
	LanguageLacks Key = "language.lacks" // its messages could not be fetched
)
