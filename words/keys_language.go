package words

// Keys of the choice of a language.
const (
	SettingSystem Key = "setting.system" // the language of the system
)
