package scene

import (
	"errors"

	"fourtell/engine"
)

// programsSit says that no program may sit at a table on a page.
const programsSit = false

func startProgram([]string, engine.Seat) (outsider, error) {
	return nil, errors.New("a page starts no programs")
}

func findProgram([]string) error { return errors.New("a page starts no programs") }
