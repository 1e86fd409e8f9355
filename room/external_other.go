//go:build !unix && !js

package room

import "os/exec"

// ownGroup does nothing where there are no process groups.
func ownGroup(*exec.Cmd) {}

// killGroup ends the program; one that has ended already is no error.
func killGroup(cmd *exec.Cmd) { _ = cmd.Process.Kill() }
