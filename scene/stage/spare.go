package stage

import (
	"time"

	"fourtell/scene/platform"
)

// mostSpare is how many of a picture's ticks have time to spare: one that comes late owes several at once, and is not to be later still.
const mostSpare = 2

// Spare works for as long as a tick has time to spare, which may be not at all: step after step, each as short as can be, until one says
// that nothing is left. Whatever comes of it must be the same however many steps a tick takes.
func Spare(s *Stage, step func() (more bool)) {
	if s.devices.Nth >= mostSpare {
		return
	}
	for begin := time.Now(); step() && time.Since(begin) < platform.SpareTime; {
	}
}
