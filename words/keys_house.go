package words

// Keys of the table's own rules on screen: due cards, jumping in, the clock, the log's filter; with their placeholders.
const (
	StackOwed    Key = "stack.owed"   // {n}
	StackTake    Key = "stack.take"   // {n}
	StackWaits   Key = "stack.waits"  // {name} {n}
	JumpBanner   Key = "jump.banner"  // with the mouse
	JumpTouch    Key = "jump.touch"   // where there is no key
	JumpTag      Key = "jump.tag"     // at the card
	JumpSaid     Key = "jump.said"    // {cards} {key}
	ClockSaidYou Key = "clock.you"    // {n}
	LogAll       Key = "log.all"      //
	LogBluffs    Key = "log.bluffs"   // bluffs and challenges
	LogMine      Key = "log.mine"     //
	LogEntries   Key = "log.entries"  // {n}
	LogNone      Key = "log.none"     // nothing fits the filter
	LogShown     Key = "log.shown"    // {n} cards light up
	LogGone      Key = "log.gone"     // those cards no longer lie open
	LogNoCards   Key = "log.no_cards" // the entry is about no card
	JumpTooSoon  Key = "jump.too_soon"
	FocusPlay    Key = "focus.play" // {card}
	FocusNot     Key = "focus.not"  // {card}

	// What the table asks of cards nobody has seen, of one that does not fit, of a full hand, and a round that has its time.
	UnseenWild    Key = "unseen.wild"
	UnseenSeven   Key = "unseen.seven"
	UnseenTag     Key = "unseen.tag" // over the card that may be played unseen
	ButtonUnseen  Key = "button.unseen"
	ButtonFull    Key = "button.full"
	SlipCosts     Key = "slip.costs" // {n}
	HintForbidden Key = "hint.forbidden"
	ClockRound    Key = "clock.round" // {n}
	TimeUpLine    Key = "time_up.line"
)
