package words

// Keys of the settings panel and of what goes wrong with the settings, with their placeholders.
const (
	SettingsPlay    Key = "settings.play" // the groups
	SettingsPicture Key = "settings.picture"
	SettingsSound   Key = "settings.sound"

	CallWord Key = "call.word"

	SettingDrawn    Key = "setting.drawn"
	SettingAsk      Key = "setting.ask"
	SettingPlays    Key = "setting.plays"
	SettingKeeps    Key = "setting.keeps"
	SettingToasts   Key = "setting.toasts"
	SettingStays    Key = "setting.stays"
	SettingMute     Key = "setting.mute"
	SettingValue    Key = "setting.value"     // {name} {value}, spoken
	SettingPercent  Key = "setting.percent"   // {n}
	SettingSilent   Key = "setting.silent"    // a volume of nothing
	SettingCallHelp Key = "setting.call_help" // {n} {word}

	SettingsUnread  Key = "settings.unread"      // {n}
	SettingsLost    Key = "settings.lost"        // {n} {names}
	SettingsLostTo  Key = "settings.lost_to"     // {n} {names} {kept}
	SettingsNone    Key = "settings.none"        // all of them
	SettingsNoneTo  Key = "settings.none_to"     // {kept}
	SettingsAgain   Key = "settings.defaults"    // and nothing was kept
	SettingsUnsaved Key = "settings.not_written" //
)
