package scene

import (
	"syscall/js"
	"time"
)

// sleeper lets a page sleep: its script (web/page/rest.js) hands on no frame of the screen until the player does something, or
// for a time.
type sleeper struct{}

func (sleeper) sleep(most time.Duration) { tellRest(int(most.Milliseconds())) }
func (sleeper) wake()                    { tellRest(0) }

// tellRest tells the page for how many milliseconds no frame is wanted; 0 for every one from now on.
func tellRest(ms int) {
	if f := js.Global().Get("fourtellRest"); f.Truthy() {
		f.Invoke(ms)
	}
}
