package scene

// Config is how a game is set up from outside: the command line, or nothing.
type Config struct {
	Seed  uint64 // of the cards and of everything cosmetic
	Rules string // a preset or "preset,switch=value,…"
	Seats int    // players at the table, 2 … 10, the person among them
}
