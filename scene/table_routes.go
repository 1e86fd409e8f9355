package scene

// TableRoutes lead from a table to screens that it need not know. The wiring lays them: stage.Routes.More.
type TableRoutes struct {
	Result     func(ResultData) Scene                  // shows the end of a round
	Statistics func(back Scene) Scene                  // what has been counted
	SetUp      func() Scene                            // where the table that the settings hold is changed
	Hindsight  func(*past) Hindsight                   // looks back at the rounds of a table; nil: nobody does
	Verbs      func(*TableOptions, *Stage) []PauseVerb // what else can be done with a table, from its pause
}
