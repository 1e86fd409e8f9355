package words

// Keys of hints, with their placeholders. The move and its reasons are put together by the game they are about.
const (
	HintNothing   Key = "hint.nothing"
	HintThinks    Key = "hint.thinks"
	HintMore      Key = "hint.more" // {key}
	HintMoreClick Key = "hint.more_click"
	HintMoreTap   Key = "hint.more_tap"
	HintSays      Key = "hint.says" // {move} {why}

	HintPlay       Key = "hint.play"        // {card}
	HintPlayColor  Key = "hint.play_color"  // {card} {color}
	HintPlayWith   Key = "hint.play_with"   // {card} {name}
	HintUnseen     Key = "hint.unseen"      // {color}
	HintUnseenWith Key = "hint.unseen_with" // {color} {name}
	HintWhyUnseen  Key = "hint.why.unseen"
	HintJump       Key = "hint.jump"       // {card}
	HintJumpColor  Key = "hint.jump_color" // {card} {color}
	HintJumpWith   Key = "hint.jump_with"  // {card} {name}
	HintLetGo      Key = "hint.let_go"
	HintSeveral    Key = "hint.several" // {cards}
	HintFour       Key = "hint.four"    // {color}
	HintDraw       Key = "hint.draw"
	HintKeep       Key = "hint.keep"
	HintTake       Key = "hint.take" // {n}
	HintBelieve    Key = "hint.believe"
	HintDoubt      Key = "hint.doubt"
	HintColor      Key = "hint.color" // {color}
	HintCall       Key = "hint.call"  // {word}
	HintCatch      Key = "hint.catch" // {name}

	HintOtherCard   Key = "hint.other.card"  // {card}
	HintOtherColor  Key = "hint.other.color" // {color}
	HintOtherDraw   Key = "hint.other.draw"
	HintOtherKeep   Key = "hint.other.keep"
	HintOtherTake   Key = "hint.other.take"
	HintOtherBelief Key = "hint.other.belief"
	HintOtherDoubt  Key = "hint.other.doubt"
	HintOtherLetGo  Key = "hint.other.let_go"

	HintShare    Key = "hint.share"        // {n} {of}
	HintBare     Key = "hint.bare"         // {n} {of}
	HintBareCent Key = "hint.bare_percent" // {n}
	HintPercent  Key = "hint.percent"      // {n}
	HintSure     Key = "hint.sure"
	HintHardly   Key = "hint.hardly"

	HintWhyLast      Key = "hint.why.last"
	HintWhyLastAll   Key = "hint.why.last_all"
	HintWhyCall      Key = "hint.why.call" // {n}
	HintWhyCallFree  Key = "hint.why.call_free"
	HintWhyCatch     Key = "hint.why.catch"      // {name} {n}
	HintWhyCatchFree Key = "hint.why.catch_free" // {name}
	HintWhyDoubt     Key = "hint.why.doubt"      // {share} {even}
	HintWhyBelieve   Key = "hint.why.believe"    // {share} {even}
	HintWhyAlways    Key = "hint.why.always"     // {share}
	HintWhyCards     Key = "hint.why.cards"      // {n} {color} {name}
	HintWhyPast      Key = "hint.why.past"       // {n} {name}
	HintWhyNever     Key = "hint.why.never"      // {share}
	HintWhyBluff     Key = "hint.why.bluff"      // {share} {name}
	HintWhyBluffOnly Key = "hint.why.bluff_only" // {share} {name}
	HintWhyHonest    Key = "hint.why.honest"     // {color}
	HintWhyNoBluff   Key = "hint.why.no_bluff"
	HintWhySafe      Key = "hint.why.safe"
	HintWhyOnly      Key = "hint.why.only"
	HintWhyNothing   Key = "hint.why.nothing"
	HintWhyNoAnswer  Key = "hint.why.no_answer"
	HintWhyBlock     Key = "hint.why.block"  // {name} {n}
	HintWhySwap      Key = "hint.why.swap"   // {name} {n} {own}
	HintWhyRotate    Key = "hint.why.rotate" // {name} {n} {own}
	HintWhyPassOn    Key = "hint.why.pass"   // {n} {name}
	HintWhyMore      Key = "hint.why.more"   // {n} {color}
	HintWhyMost      Key = "hint.why.most"   // {n} {color}
	HintWhyWilds     Key = "hint.why.wilds"  // {n}
	HintWhyWait      Key = "hint.why.wait"   // {n}
	HintWhyRid       Key = "hint.why.rid"    // {n}
	HintWhyJump      Key = "hint.why.jump"   //
	HintWhyPoints    Key = "hint.why.points" // {n}
	HintWhyWins      Key = "hint.why.wins"   // {win} {other} {less}
	HintWhyShed      Key = "hint.why.shed"   // {other}
	HintWhyEven      Key = "hint.why.even"   // {win} {other}
	HintWhyTried     Key = "hint.why.tried"  // {other}
)
