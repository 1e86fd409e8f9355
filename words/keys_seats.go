package words

// Keys of who sits on which chair during a match, of taking back in practice, and of what follows a round, with their
// placeholders.
const (
	SeatTake        Key = "seat.take" // {name}
	SeatTakeMe      Key = "seat.take_me"
	SeatBack        Key = "seat.back" // {name}
	SeatBackMe      Key = "seat.back_me"
	SeatBackAny     Key = "seat.back_any"
	SeatOnce        Key = "seat.once"       // a button of the curtain: this turn alone
	SeatUntil       Key = "seat.until"      // a button of the curtain: until they come back
	SeatTaken       Key = "seat.taken"      // {name}
	SeatTakenOnce   Key = "seat.taken_once" // {name}
	SeatTakenYou    Key = "seat.taken_you"
	SeatGiven       Key = "seat.given" // {name}
	SeatGivenYou    Key = "seat.given_you"
	SeatNobody      Key = "seat.nobody"
	SeatOut         Key = "seat.out" // {name}
	SeatsTitle      Key = "seats.title"
	ButtonUndo      Key = "button.undo"
	UndoDone        Key = "undo.done"
	UndoPeople      Key = "undo.people"
	UndoPrograms    Key = "undo.programs"
	UndoNothing     Key = "undo.nothing"
	UndoOver        Key = "undo.over"
	UndoBot         Key = "undo.bot"
	UndoBots        Key = "undo.bots"
	ButtonChange    Key = "button.change"
	ButtonRematch   Key = "button.rematch"
	ResultTogether  Key = "result.together" // {names} {n}
	ResultLeft      Key = "result.left"     // {n}
	ResultAll       Key = "result.all"
	ResultLeftTwice Key = "result.left_twice" // {n} {points}
	ResultAllTwice  Key = "result.all_twice"
	ResultNobody    Key = "result.nobody"
	ResultTeam      Key = "result.team" // {names} {n}
	ResultWalkover  Key = "result.walkover"
	ResultFalls     Key = "result.falls"    // {names}
	ResultInAll     Key = "result.in_all"   // {n}
	ResultHeld      Key = "result.held"     // {n}
	ResultFirst     Key = "result.first"    // {n}
	ResultLowest    Key = "result.lowest"   // {n}
	ResultOutAt     Key = "result.out_at"   // {n}
	ResultRow       Key = "result.row"      // {place} {name} {n}
	ResultRowGain   Key = "result.row_gain" // {place} {name} {n} {gain}
)
