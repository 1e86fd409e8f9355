package table

import (
	"fourtell/scene/stage"
)

// Routes lead from a table to screens that it need not know. The wiring lays them: stage.Routes.More.
type Routes struct {
	Result     func(ResultData) stage.Scene             // shows the end of a round
	Statistics func(back stage.Scene) stage.Scene       // what has been counted
	SetUp      func() stage.Scene                       // where the table that the settings hold is changed
	Hindsight  func(*Past) Hindsight                    // looks back at the rounds of a table; nil: nobody does
	Verbs      func(*Options, *stage.Stage) []PauseVerb // what else can be done with a table, from its pause
}
