package platform

// Clipboard is the system's, for texts. Either function says how it went, at once or some ticks later.
type Clipboard interface {
	Write(text string, done func(ok bool))
	Read(done func(text string, ok bool))
}
