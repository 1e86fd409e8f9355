package stage

import (
	"fourtell/ai"
	"fourtell/room"
)

// SeatPlan is a chair of the set-up screen, as the settings keep it.
type SeatPlan struct {
	Who   string `json:"who"`   // "person", "empty", a bot of sitters, or "exec:" and a program's command line
	Name  string `json:"name"`  // as the table calls the seat
	Guest string `json:"guest"` // the portrait, "fox"
}

// What a chair holds, as the settings name it.
const (
	SitsPerson  = "person"
	SitsHouse   = ai.Default
	SitsRandom  = ai.KindRandom
	SitsProgram = room.ExecPrefix // with the command line behind it
	SitsNobody  = "empty"
)
