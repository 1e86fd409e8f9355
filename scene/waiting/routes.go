package waiting

import (
	"fourtell/online/client"
	"fourtell/scene/stage"
)

// Routes lead on from a room in which people wait. The wiring lays them: stage.Routes.More.
type Routes struct {
	Table func(*stage.Stage, *client.Place) stage.Scene        // shows the match that has begun; nil from it: it can't be shown, which has been told
	Lobby func() stage.Scene                                   // where rooms are found; nil: the title
	Rules func(s *stage.Stage, game, rules string) stage.Modal // where rules are read; nil: nowhere
	// Board is where every switch of rules is set; nil: nowhere.
	Board func(s *stage.Stage, game, rules string, take func(*stage.Stage, string)) stage.Modal
}
