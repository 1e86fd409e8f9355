package scene

import (
	"fmt"
	"image"

	"fourtell/assets"
	"fourtell/engine"
)

// Config is the table that "Quick game" sets. It follows the settings: the
// title writes into it what the player has chosen.
type Config struct {
	Seed  uint64 // of the first game's cards
	Rules string // a preset or "preset,switch=value,…"
	Seats int    // players at the table, 2 … 10, the person among them
}

// CheckSeats says what is wrong with a number of players, if anything is.
func CheckSeats(n int) error {
	if n < engine.MinSeats || n > engine.MaxSeats {
		return fmt.Errorf("a table has %d to %d seats, not %d", engine.MinSeats, engine.MaxSeats, n)
	}
	return nil
}

// WindowIcons are the program's icons, smallest first.
func WindowIcons() []image.Image { return assets.WindowIcons() }
