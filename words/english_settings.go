package words

// englishSettings: the settings panel, and what goes wrong with the settings.
func englishSettings() map[Key]string {
	return map[Key]string{
		SettingsPlay:    "Play",
		SettingsPicture: "Picture",
		SettingsSound:   "Sound",

		SettingDrawn:    "A drawn card that fits",
		SettingAsk:      "Ask",
		SettingPlays:    "Play it",
		SettingKeeps:    "Keep it",
		SettingToasts:   "Messages stay",
		SettingStays:    "Until closed",
		SettingMute:     "Mute everything",
		SettingValue:    "{name}: {value}",
		SettingPercent:  "{n} %",
		SettingSilent:   "silent",
		SettingCallHelp: "What is called with one card left, up to {n} letters. Left empty, it is “{word}”.",

		SettingsUnread:  "{n} {n#setting|settings} could not be read",
		SettingsLost:    "{names}: back to the usual value.",
		SettingsLostTo:  "{names}: back to the usual value. The file as it was is kept as {kept}.",
		SettingsNone:    "The settings could not be read",
		SettingsNoneTo:  "They are kept as {kept}, and the usual ones are used.",
		SettingsAgain:   "The usual ones are used.",
		SettingsUnsaved: "The settings cannot be kept",
	}
}
