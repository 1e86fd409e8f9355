package lobby

import (
	"fourtell/scene/platform"
	"fourtell/scene/stage"
)

// Routes lead from the rooms to what they need not know. The wiring lays them: stage.Routes.More. What is not laid is not shown.
type Routes struct {
	Waiting func() stage.Scene                      // the room one has a place in
	Host    func(*stage.Stage) (say string)         // opens a house in this window and leads the line there; say is why not
	Nearby  func(*stage.Stage) []platform.NearTable // tables of the local network, asked for in every tick while they are shown
	// Board is where every switch of rules is set.
	Board func(s *stage.Stage, game, rules string, take func(*stage.Stage, string)) stage.Modal
}
