package words

// The rules page and the page about the game.
const (
	ButtonAbout Key = "button.about"
	// SettingByLevel: the odds are not shown against the strongest.
	SettingByLevel Key = "setting.by_level"
	RulesAsUsual   Key = "rules.as_usual"
	RulesOf        Key = "rules.of"
	RulesUnusual   Key = "rules.unusual" // {value}
	// The headings of the rules page that are no group of switches.
	RulesChangedHere Key = "rules.changed_here"
	RulesGame        Key = "rules.game"
	RulesSearch      Key = "rules.search"
	RulesFound       Key = "rules.found" // {n}
	RulesNone        Key = "rules.none"  // {text}
	// RuleStep is the way from a refusal to its rule.
	RuleStep         Key = "rules.step"
	RuleStepKey      Key = "rules.step_key" // {key}
	SettingPeek      Key = "setting.peek"
	PeekHidden       Key = "peek.hidden" // {key}
	PeekMouse        Key = "peek.mouse"
	PeekTouch        Key = "peek.touch"
	PeekShown        Key = "peek.shown"
	PeekCovered      Key = "peek.covered"
	JumpPad          Key = "jump.pad" // {key}
	AboutVersion     Key = "about.version"
	AboutVersionLine Key = "about.version.line" // {version}
	AboutFree        Key = "about.free"
	AboutWork        Key = "about.work"
	AboutWorkLine    Key = "about.work.line"
	AboutHear        Key = "about.hear"
	AboutHearLine    Key = "about.hear.line"
	AboutKept        Key = "about.kept"
	AboutKeptLine    Key = "about.kept.line"
	AboutKeptPage    Key = "about.kept.page"
)
