package platform

import (
	"errors"

	"fourtell/engine"
)

// ProgramsSit says that no program may sit at a table on a page.
const ProgramsSit = false

// StartProgram starts none.
func StartProgram([]string, engine.Seat) (Program, error) {
	return nil, errors.New("a page starts no programs")
}

// FindProgram says so.
func FindProgram([]string) error { return errors.New("a page starts no programs") }
