package platform

import "time"

// TextTime is how long a picture goes on setting texts that were never drawn before: half of what it has.
const TextTime = 8 * time.Millisecond
