package room

import "fourtell/engine"

// LongestRest is how long a table's bots wait for a desk whose picture does not come to rest, in the table's time since the newest
// beat: longer than any motion takes, so that a picture that is stuck or a screen that is gone holds nobody up for good.
const LongestRest engine.Millis = 30_000

// LocalDesk is a Desk at a Table of this program: its Host, which keeps the match and can take back.
type LocalDesk struct {
	*Table
	settled  uint32 // the newest Seq the picture has come to rest on
	patience int64  // ticks the bots wait for it after a beat
}

var _ interface {
	Desk
	Host
	Undoer
	Keeper
} = (*LocalDesk)(nil)

// Desk sets a desk up at the table, before the first Step. From then on bots wait after each beat until the desk's picture has
// settled, at most that long in the table's time.
func (t *Table) Desk(patience engine.Millis) *LocalDesk {
	d := &LocalDesk{Table: t, patience: ticks(patience)}
	t.pictures.desks = append(t.pictures.desks, d)
	return d
}

// Names are the seats' names, by seat.
func (d *LocalDesk) Names() []string { return d.game.Setup().Seats }

// Settled tells that the picture has come to rest on the beat with that Seq.
func (d *LocalDesk) Settled(seq uint32) { d.settled = max(d.settled, seq) }

// Sit puts somebody at this screen on a seat.
func (d *LocalDesk) Sit(seat engine.Seat, p *Person) { d.Seat(seat, p) }

// StandIn lets a bot of the house (Options.NewBot) play the seat; where there is none the chair stays empty.
func (d *LocalDesk) StandIn(seat engine.Seat) { d.seatBot(seat) }

// Person is whoever plays that seat by hand.
func (d *LocalDesk) Person(seat engine.Seat) *Person {
	p, _ := d.Controller(seat).(*Person)
	return p
}

// Finished is the record of the round that is over; once the match is over with it, of the whole match.
func (d *LocalDesk) Finished() (engine.Record, error) {
	round, over := Finished(d.Table)
	switch {
	case !over:
		return engine.Record{}, ErrRoundOn
	case d.public.Phase == engine.PhaseMatchOver:
		return d.Record(), nil
	}
	return round, nil
}

// Undo puts another table under the desk, with the match as it stood before the seat's last decision; bots sit where bots sat.
func (d *LocalDesk) Undo(seat engine.Seat) error {
	back, err := d.Table.Undo(seat, d.opt)
	if err != nil {
		return err
	}
	was := d.Table
	d.Table, d.settled = back, 0
	back.pictures.desks = append(back.pictures.desks, d)
	back.Hear() // so that it begins as it stands, and is not dealt again
	for i := range was.chairs {
		if was.chairs[i].paced {
			d.StandIn(engine.Seat(i))
		}
	}
	return nil
}
