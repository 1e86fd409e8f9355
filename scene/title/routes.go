package title

import (
	"fourtell/room"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Routes lead from the title to screens that it need not know. The wiring lays them: stage.Routes.More. The settings are led
// to by stage.Routes.
type Routes struct {
	SetUp      func() stage.Scene             // where another table is set
	Learn      func() stage.Scene             // lessons and puzzles
	Replays    func() stage.Scene             // matches that are kept
	Rooms      func() stage.Scene             // where others are played with from afar; nil: nowhere
	Statistics func() stage.Scene             // what has been counted
	Rules      func(*stage.Stage) stage.Modal // of the table that was set last
	Report     func(*stage.Stage) stage.Modal // what is sent along when something has gone wrong

	// Waiting is the match that a save holds; false: it makes no table.
	Waiting func(*words.Language, room.Save) (Waiting, bool)
}

// Waiting is a match that waits to be taken up.
type Waiting struct {
	Says   []words.Arg // its round, the cards in the player's hand and the others' names, as words.ResumeNote and words.ResumeAgainst want them
	TakeUp func(*stage.Stage)
}
