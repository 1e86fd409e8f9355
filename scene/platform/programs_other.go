//go:build !js

package platform

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"

	"fourtell/engine"
	"fourtell/room"
)

// ProgramsSit says whether programs may sit at a table here.
const ProgramsSit = true

// StartProgram starts a program for a seat. What it says on its standard error goes where this program's does.
func StartProgram(argv []string, seat engine.Seat) (Program, error) {
	if err := FindProgram(argv); err != nil {
		return nil, err
	}
	e, err := room.NewExternal(argv, seat, room.ExternalOptions{Stderr: os.Stderr})
	if err != nil {
		return nil, plainly(argv, err)
	}
	return e, nil
}

// FindProgram says why a program can't be started, as far as that shows without starting it.
func FindProgram(argv []string) error {
	if len(argv) == 0 {
		return errors.New("no program is named")
	}
	_, err := exec.LookPath(argv[0])
	return plainly(argv, err)
}

// plainly names the program and what is the matter, without the call that failed.
func plainly(argv []string, err error) error {
	var run *exec.Error
	var path *fs.PathError
	if err == nil {
		return nil
	}
	if errors.As(err, &run) {
		err = run.Err
	}
	if errors.As(err, &path) {
		err = path.Err
	}
	return errors.New(argv[0] + ": " + err.Error())
}
