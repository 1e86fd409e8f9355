package words

// Keys of the themes.
const (
	SettingTheme  Key = "setting.theme"
	ThemeMidnight Key = "theme.midnight"
	ThemeFelt     Key = "theme.felt"
	ThemeLacks    Key = "theme.lacks" // its pictures could not be fetched
)
