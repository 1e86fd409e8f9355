package platform

import "time"

// TextTime is how long a picture goes on setting texts that were never drawn before: half of what it has. TextMost is how long it goes on
// where pictures take longer anyway; what else a picture does has the rest of the 50 ms after which a page is said to hold its reader up.
const (
	TextTime = 8 * time.Millisecond
	TextMost = 20 * time.Millisecond
)
