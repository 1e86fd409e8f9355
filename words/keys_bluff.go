package words

// Keys of what is said round a Wild Draw Four: what makes it a bluff, who challenges whom, why the verdict is what it is
// and what it costs, and that a bluff was believed. Those of the verdict have the viewer in their names, as events do.
const (
	BluffWorked  Key = "bluff.worked"
	BluffTrusted Key = "bluff.trusted" // {name}

	VerdictCaught Key = "verdict.caught"
)
