package room

import "fourtell/engine"

// Faulty is a Controller that can fail for good. Once Fault is not nil the table takes it off its chair, dismisses it, and
// sits the house's bot down (Options.NewBot, Options.Replaced).
type Faulty interface {
	Fault() error
	Dismiss() // never blocks
}

// standIn takes a controller at fault off its chair and sits the house's bot down in its place. Who plays a seat is no
// matter of the game, so that the turn does not move and nothing is recorded.
func (t *Table) standIn(s engine.Seat, why error) {
	if f, ok := t.chairs[s].who.(Faulty); ok {
		f.Dismiss()
	}
	t.seatBot(s)
	if t.opt.Replaced != nil {
		t.opt.Replaced(s, why)
	}
}
