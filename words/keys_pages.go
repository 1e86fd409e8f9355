package words

// The rules page and the page about the game.
const (
	ButtonAbout Key = "button.about"
	// SettingByLevel: the odds are not shown against the strongest.
	SettingByLevel Key = "setting.by_level"
	RulesAsUsual   Key = "rules.as_usual"
	RulesOf        Key = "rules.of"
	RulesUnusual   Key = "rules.unusual"
	AboutFree      Key = "about.free"
	AboutWork      Key = "about.work"
	AboutWorkLine  Key = "about.work.line"
	AboutHear      Key = "about.hear"
	AboutHearLine  Key = "about.hear.line"
	AboutKept      Key = "about.kept"
	AboutKeptLine  Key = "about.kept.line"
	AboutKeptPage  Key = "about.kept.page"
)
