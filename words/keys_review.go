package words

// Keys of the look back at a round, with their placeholders. Chances are points of a hundred.
const (
	ButtonReview    Key = "button.review"
	ReviewTitle     Key = "review.title"
	ReviewRound     Key = "review.round"   // {n}
	ReviewWorking   Key = "review.working" // {n}
	ReviewStopped   Key = "review.stopped" // {n}
	ReviewDone      Key = "review.done"
	ReviewStop      Key = "review.stop"
	ReviewGoOn      Key = "review.go_on"
	ReviewSeat      Key = "review.seat"
	ReviewShow      Key = "review.show"
	ReviewGraph     Key = "review.graph"
	ReviewAt        Key = "review.at"    // {n}
	ReviewSwing     Key = "review.swing" // {name} {from} {to}
	ReviewNothing   Key = "review.nothing"
	ReviewNotOpened Key = "review.not_opened"

	ReviewAccount   Key = "review.account"
	ReviewOpen      Key = "review.open"
	ReviewTurns     Key = "review.turns"
	ReviewTurnsSoon Key = "review.turns_soon"
	ReviewTurn      Key = "review.turn" // {n} {beat} {swing}

	ReviewPuzzles    Key = "review.puzzles"
	ReviewPuzzle     Key = "review.puzzle"
	ReviewPuzzleLink Key = "review.puzzle_link"

	ReviewDecisions     Key = "review.decisions"      // {name}
	ReviewDecisionsSoon Key = "review.decisions_soon" // {name}
	ReviewDecisionsNone Key = "review.decisions_none" // {name}
	ReviewDecision      Key = "review.decision"       // {grade} {move}
	ReviewRated         Key = "review.rated"          // {grade}
	ReviewGood          Key = "review.good"           // {beat}
	ReviewBetter        Key = "review.better"         // {beat} {move} {n}
	ReviewBetterLess    Key = "review.better_less"    // {beat} {move}
	ReviewSkill         Key = "review.skill"          // {name} {n} {best} {lost} {average}
	ReviewSkillAll      Key = "review.skill_all"      // {name} {n}
	ReviewLuckGave      Key = "review.luck_gave"      // {name} {from} {n}
	ReviewLuckTook      Key = "review.luck_took"      // {name} {from} {n}
	ReviewLuckNone      Key = "review.luck_none"      // {name} {from}
	ReviewApart         Key = "review.apart"

	ReviewBluffs     Key = "review.bluffs"
	ReviewBluffsNone Key = "review.bluffs_none"
	ReviewCaught     Key = "review.caught"   // {by} {name}
	ReviewFooled     Key = "review.fooled"   // {by} {name}
	ReviewWronged    Key = "review.wronged"  // {by} {name}
	ReviewBelieved   Key = "review.believed" // {by} {name}
	ReviewAnswered   Key = "review.answered" // {by} {name}
	ReviewStacked    Key = "review.stacked"  // {by} {name}

	GradeBest    Key = "grade.best"
	GradeFine    Key = "grade.fine"
	GradeSlip    Key = "grade.slip"
	GradeMistake Key = "grade.mistake"
	GradeBlunder Key = "grade.blunder"

	MoveNamed     Key = "move.named"  // {cards} {color}
	MoveSwap      Key = "move.swap"   // {cards} {name}
	MoveUnseen    Key = "move.unseen" // {color}
	MoveDraw      Key = "move.draw"
	MovePass      Key = "move.pass"
	MoveAccept    Key = "move.accept"
	MoveChallenge Key = "move.challenge"
	MoveLetGo     Key = "move.let_go"
	MoveColor     Key = "move.color" // {color}
)
