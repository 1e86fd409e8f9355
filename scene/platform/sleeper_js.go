package platform

import (
	"syscall/js"
	"time"
)

// Sleeper lets a page sleep: its script (web/page/rest.js) hands on no frame of the screen until the player does something, or
// for a time.
type Sleeper struct{}

// Sleep wants no frame for so long.
func (Sleeper) Sleep(most time.Duration) { tellRest(int(most.Milliseconds())) }

// Wake wants every frame again.
func (Sleeper) Wake() { tellRest(0) }

// tellRest tells the page for how many milliseconds no frame is wanted; 0 for every one from now on.
func tellRest(ms int) {
	if f := js.Global().Get("fourtellRest"); f.Truthy() {
		f.Invoke(ms)
	}
}

// Look has a sleeping page look at once whether something has happened.
func Look() { tellRest(0) }
