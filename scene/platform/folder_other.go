//go:build !js

package platform

import (
	"os/exec"
	"runtime"
)

// ShowFolder asks the desktop to show a folder in its own window for files. It does not wait; what comes of it is sent once.
func ShowFolder(dir string, went chan<- error) error {
	program := "xdg-open"
	switch runtime.GOOS {
	case "windows":
		program = "explorer"
	case "darwin":
		program = "open"
	}
	c := exec.Command(program, dir)
	if err := c.Start(); err != nil {
		return err
	}
	go func() {
		err := c.Wait()
		if program == "explorer" {
			err = nil // it ends with 1 whatever came of it
		}
		went <- err
	}()
	return nil
}
