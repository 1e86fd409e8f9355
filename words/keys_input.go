package words

// Keys and buttons: what they are for, what they are called, and the page where they are changed.
const (
	InputTitle    Key = "input.title"
	InputChange   Key = "input.change"
	InputHelp     Key = "input.help"
	InputListen   Key = "input.listen"
	InputListenTo Key = "input.listen.to" // {action}
	// InputTaken: {key} is what {other} is asked for with.
	InputTaken   Key = "input.taken"     // {key} {other}
	InputSwap    Key = "input.swap"      // {action} {key} {other} {old}
	InputGive    Key = "input.give"      // {action} {key} {other}
	InputAnother Key = "input.another"   // to press another key
	InputFixed   Key = "input.fixed"     // {key}
	InputNow     Key = "input.now"       // {action} {key}
	InputKept    Key = "input.kept"      // nothing has been changed
	InputNone    Key = "input.none"      // no key or button
	InputFirst   Key = "input.first"     // of everything
	InputFirstOf Key = "input.first.of"  // {action}
	InputAllSaid Key = "input.first.all" // everything is as at first
	// The headings of the page.
	InputTable  Key = "input.table"
	InputMoving Key = "input.moving"
	InputGame   Key = "input.game"
	InputPeople Key = "input.people"
	// The actions that have no other name.
	ActionConfirm Key = "action.confirm"
	ActionCall    Key = "action.call"
	ActionJump    Key = "action.jump_in"
	ActionPeek    Key = "action.peek"
	ActionHint    Key = "action.hint"
	ActionUndo    Key = "action.undo"
	ActionSkip    Key = "action.skip"
	ActionLeft    Key = "action.left"
	ActionRight   Key = "action.right"
	ActionUp      Key = "action.up"
	ActionDown    Key = "action.down"
	ActionTab     Key = "action.tab"
	ActionOwn     Key = "action.own" // {n}
	// What is written on keys, and what they are called.
	KeyEnter     Key = "key.enter"
	KeySpace     Key = "key.space"
	KeyTab       Key = "key.tab"
	KeyBackspace Key = "key.backspace"
	KeyDelete    Key = "key.delete"
	KeyEscape    Key = "key.escape"
	KeyLeft      Key = "key.left"
	KeyRight     Key = "key.right"
	KeyUp        Key = "key.up"
	KeyDown      Key = "key.down"
	// Of the buttons of a gamepad every make letters its own: they are called by where they lie.
	PadLower         Key = "pad.lower"
	PadRight         Key = "pad.right"
	PadLeft          Key = "pad.left"
	PadUpper         Key = "pad.upper"
	PadLeftShoulder  Key = "pad.left_shoulder"
	PadRightShoulder Key = "pad.right_shoulder"
	PadLeftTrigger   Key = "pad.left_trigger"
	PadRightTrigger  Key = "pad.right_trigger"
	PadLeftMiddle    Key = "pad.left_middle"
	PadRightMiddle   Key = "pad.right_middle"
	PadLeftStick     Key = "pad.left_stick"
	PadRightStick    Key = "pad.right_stick"
	PadCrossUp       Key = "pad.cross_up"
	PadCrossDown     Key = "pad.cross_down"
	PadCrossLeft     Key = "pad.cross_left"
	PadCrossRight    Key = "pad.cross_right"
	PadGone          Key = "pad.gone"
	PadGoneLine      Key = "pad.gone.line"
	// A press instead of holding.
	SettingPress     Key = "setting.press"
	SettingPressHelp Key = "setting.press.help"
	HurryShown       Key = "hurry.shown"
	HurryOn          Key = "hurry.on"
	HurryOff         Key = "hurry.off"
	PeekPress        Key = "peek.press" // {key}
	PeekPressMouse   Key = "peek.press.mouse"
	PeekPressTouch   Key = "peek.press.touch"
	PeekCover        Key = "peek.cover" // {key}
	PeekCoverMouse   Key = "peek.cover.mouse"
	PeekCoverTouch   Key = "peek.cover.touch"
	CurtainPress     Key = "curtain.press"
	CurtainOr        Key = "curtain.or" // {key}
	CurtainAgain     Key = "curtain.again"
)
