package words

// Keys of the terminal, with their placeholders. What a word does is console.help.WORD.
const (
	ConsoleBegin          Key = "console.begin" // {rules} {seats} {seed}
	ConsolePass           Key = "console.pass"  // {name}
	ConsoleNextRound      Key = "console.next_round"
	ConsoleReplaced       Key = "console.replaced" // {name} {why}
	ConsoleNobody         Key = "console.nobody"
	ConsoleHint           Key = "console.hint"         // {typed}
	ConsoleHintNothing    Key = "console.hint_nothing" // {turn}
	ConsoleNothing        Key = "console.nothing"
	ConsoleSaved          Key = "console.saved" // {file}
	ConsoleTop            Key = "console.top"   // {card} {cards}
	ConsoleFits           Key = "console.fits"  // {cards}
	ConsoleCallFirst      Key = "console.call_first"
	ConsolePile           Key = "console.pile"  // {card} {color} {name} {pile} {way}
	ConsoleClock          Key = "console.clock" // {n}
	ConsoleYou            Key = "console.you"
	ConsoleToPlay         Key = "console.to_play"
	ConsoleDealer         Key = "console.dealer"
	ConsoleCalled         Key = "console.called"
	ConsoleNotCalled      Key = "console.not_called"
	ConsoleShort          Key = "console.short"
	ConsoleCards          Key = "console.cards"
	ConsoleRulesWhich     Key = "console.rules_which" // {text}
	ConsoleInAll          Key = "console.in_all"      // {n}
	ConsoleSayAWord       Key = "console.say_a_word"
	ConsoleNoWord         Key = "console.no_word"  // {text}
	ConsoleCouldBe        Key = "console.could_be" // {text} {words}
	ConsoleOr             Key = "console.or"
	ConsoleOneThing       Key = "console.one_thing"
	ConsoleNothingFollows Key = "console.nothing_follows" // {text}
	ConsoleWritten        Key = "console.written"
	ConsoleNoCard         Key = "console.no_card"         // {text}
	ConsoleNoCardOrSeat   Key = "console.no_card_or_seat" // {text}
	ConsolePlayWhich      Key = "console.play_which"
	ConsoleCatchWhich     Key = "console.catch_which"
	ConsoleNameWhich      Key = "console.name_which"
	ConsoleWaitHow        Key = "console.wait_how" // {n}
	ConsoleClockRuns      Key = "console.clock_runs"
	ConsoleSaveWhere      Key = "console.save_where"
	ConsoleUndone         Key = "console.undone"
	ConsoleUndoNothing    Key = "console.undo_nothing"
	ConsoleUndoShared     Key = "console.undo_shared"
	ConsoleRoom           Key = "console.room" // {code} {name} {rules} {state}
	ConsoleRoomFree       Key = "console.room_free"
	ConsoleRoomBot        Key = "console.room_bot"
	ConsoleRoomHost       Key = "console.room_host"
	ConsoleRoomWatches    Key = "console.room_watches"
	ConsoleSayWhat        Key = "console.say_what"    // {words}
	ConsoleEmoteWhich     Key = "console.emote_which" // {words}
	ConsoleChairWhich     Key = "console.chair_which" // {n}
	ConsoleLevelWhich     Key = "console.level_which" // {words}
	ConsoleWhom           Key = "console.whom"
	ConsoleNotDealt       Key = "console.not_dealt"
)
