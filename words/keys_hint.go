package words

// Keys of hints, with their placeholders. The move and its reasons are put together by Language.Hint.
const (
	HintNothing   Key = "hint.nothing"
	HintThinks    Key = "hint.thinks"
	HintMore      Key = "hint.more" // {key}
	HintMoreClick Key = "hint.more_click"
	HintMoreTap   Key = "hint.more_tap"
	HintSays      Key = "hint.says" // {move} {why}

	hintPlay      Key = "hint.play"       // {card}
	hintPlayColor Key = "hint.play_color" // {card} {color}
	hintPlayWith  Key = "hint.play_with"  // {card} {name}
	hintJump      Key = "hint.jump"       // {card}
	hintJumpColor Key = "hint.jump_color" // {card} {color}
	hintJumpWith  Key = "hint.jump_with"  // {card} {name}
	hintLetGo     Key = "hint.let_go"
	hintSeveral   Key = "hint.several" // {cards}
	hintFour      Key = "hint.four"    // {color}
	hintDraw      Key = "hint.draw"
	hintKeep      Key = "hint.keep"
	hintTake      Key = "hint.take" // {n}
	hintBelieve   Key = "hint.believe"
	hintDoubt     Key = "hint.doubt"
	hintColor     Key = "hint.color" // {color}
	hintCall      Key = "hint.call"  // {word}
	hintCatch     Key = "hint.catch" // {name}

	hintOtherCard   Key = "hint.other.card"  // {card}
	hintOtherColor  Key = "hint.other.color" // {color}
	hintOtherDraw   Key = "hint.other.draw"
	hintOtherKeep   Key = "hint.other.keep"
	hintOtherTake   Key = "hint.other.take"
	hintOtherBelief Key = "hint.other.belief"
	hintOtherDoubt  Key = "hint.other.doubt"
	hintOtherLetGo  Key = "hint.other.let_go"

	hintShare    Key = "hint.share"        // {n} {of}
	hintBare     Key = "hint.bare"         // {n} {of}
	hintBareCent Key = "hint.bare_percent" // {n}
	hintPercent  Key = "hint.percent"      // {n}
	hintSure     Key = "hint.sure"
	hintHardly   Key = "hint.hardly"

	hintWhyLast      Key = "hint.why.last"
	hintWhyLastAll   Key = "hint.why.last_all"
	hintWhyCall      Key = "hint.why.call" // {n}
	hintWhyCallFree  Key = "hint.why.call_free"
	hintWhyCatch     Key = "hint.why.catch"      // {name} {n}
	hintWhyCatchFree Key = "hint.why.catch_free" // {name}
	hintWhyDoubt     Key = "hint.why.doubt"      // {share} {even}
	hintWhyBelieve   Key = "hint.why.believe"    // {share} {even}
	hintWhyAlways    Key = "hint.why.always"     // {share}
	hintWhyCards     Key = "hint.why.cards"      // {n} {color} {name}
	hintWhyPast      Key = "hint.why.past"       // {n} {name}
	hintWhyNever     Key = "hint.why.never"      // {share}
	hintWhyBluff     Key = "hint.why.bluff"      // {share} {name}
	hintWhyBluffOnly Key = "hint.why.bluff_only" // {share} {name}
	hintWhyHonest    Key = "hint.why.honest"     // {color}
	hintWhyNoBluff   Key = "hint.why.no_bluff"
	hintWhySafe      Key = "hint.why.safe"
	hintWhyOnly      Key = "hint.why.only"
	hintWhyNothing   Key = "hint.why.nothing"
	hintWhyNoAnswer  Key = "hint.why.no_answer"
	hintWhyBlock     Key = "hint.why.block"  // {name} {n}
	hintWhySwap      Key = "hint.why.swap"   // {name} {n} {own}
	hintWhyRotate    Key = "hint.why.rotate" // {name} {n} {own}
	hintWhyPassOn    Key = "hint.why.pass"   // {n} {name}
	hintWhyMore      Key = "hint.why.more"   // {n} {color}
	hintWhyMost      Key = "hint.why.most"   // {n} {color}
	hintWhyWilds     Key = "hint.why.wilds"  // {n}
	hintWhyWait      Key = "hint.why.wait"   // {n}
	hintWhyRid       Key = "hint.why.rid"    // {n}
	hintWhyJump      Key = "hint.why.jump"   //
	hintWhyPoints    Key = "hint.why.points" // {n}
	hintWhyWins      Key = "hint.why.wins"   // {win} {other} {less}
	hintWhyShed      Key = "hint.why.shed"   // {other}
	hintWhyEven      Key = "hint.why.even"   // {win} {other}
	hintWhyTried     Key = "hint.why.tried"  // {other}
)
