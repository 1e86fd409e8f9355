package room

import (
	"io"

	"fourtell/engine"
)

// Faulty is a Controller that can fail for good. Once Fault is not nil the table takes it off its chair, closes it where it
// is an io.Closer, and sits the house's bot down (Options.NewBot, Options.Replaced).
type Faulty interface{ Fault() error }

// standIn takes a controller at fault off its chair and sits the house's bot down in its place. Who plays a seat is no
// matter of the game, so that the turn does not move and nothing is recorded.
func (t *Table) standIn(s engine.Seat, why error) {
	if c, ok := t.chairs[s].who.(io.Closer); ok {
		_ = c.Close() // it is gone either way, and why is told already
	}
	if t.opt.NewBot == nil {
		t.Seat(s, nil)
	} else {
		t.Seat(s, NewBotSeat(t.opt.NewBot, s, t.opt.BotSeed))
	}
	if t.opt.Replaced != nil {
		t.opt.Replaced(s, why)
	}
}
