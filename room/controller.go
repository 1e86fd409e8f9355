package room

import "fourtell/engine"

// Controller plays one seat. Neither method may block.
type Controller interface {
	// Show hands over what the seat may know now. A Controller that plays at the table's pace (Paced) gets the table as
	// it is once every picture has settled; every other one gets each beat in order, and one Snapshot for all it missed
	// when it takes the seat. Equal Snapshots may be shown twice.
	Show(engine.Snapshot)
	// Poll is asked once a tick while the table's clock runs, a Paced controller's only while every picture is settled. The
	// second result says whether there is a command; the table sets its Seat and At.
	Poll() (engine.Command, bool)
}

// Paced marks a Controller that waits for the picture and plays at the table's pace: a bot's. The table calls SetPace when
// the controller takes a seat and whenever the pace changes.
type Paced interface{ SetPace(Pace) }

// Refuser is a Controller that is told which of its commands was refused and why.
type Refuser interface {
	Refused(engine.Command, *engine.Illegal)
}

// Thinker is a Controller that can say that it is thinking about the decision it owes, so that the picture can show it.
type Thinker interface{ Thinking() bool }

// Calling is a Controller that can say that it is about to call. What would take the time for that from it waits, where it is another
// bot's: between them it is no race.
type Calling interface{ Calling() bool }

// Person is the chair of somebody at this screen: the scene puts a wish on it, the table takes it up.
type Person struct {
	last    engine.Snapshot
	wish    engine.Command
	wishing bool
	refused engine.Command
	why     *engine.Illegal
}

// Show keeps the Snapshot.
func (p *Person) Show(s engine.Snapshot) { p.last = s }

// Last is the newest Snapshot shown; its Seq is 0 before the first.
func (p *Person) Last() engine.Snapshot { return p.last }

// Want puts a wish on the chair. It is false, and nothing happens, while an earlier wish has not been taken up yet: ask
// again on the next tick. A wish that names no Decision answers the one last shown, so that it can't land on a later one.
func (p *Person) Want(c engine.Command) bool {
	if p.wishing {
		return false
	}
	if c.Decision == 0 {
		c.Decision = p.last.Decision
	}
	p.wish, p.wishing = c, true
	return true
}

// Waiting says whether a wish has not been taken up yet, as while the table is paused.
func (p *Person) Waiting() bool { return p.wishing }

// Forget takes the wish back.
func (p *Person) Forget() { p.wishing = false }

// Poll gives the wish away.
func (p *Person) Poll() (engine.Command, bool) {
	if !p.wishing {
		return engine.Command{}, false
	}
	p.wishing = false
	return p.wish, true
}

// Refused keeps the refusal for the scene.
func (p *Person) Refused(c engine.Command, why *engine.Illegal) { p.refused, p.why = c, why }

// Refusal is the newest refusal nobody has asked for yet; it is given once.
func (p *Person) Refusal() (engine.Command, *engine.Illegal, bool) {
	c, why := p.refused, p.why
	p.refused, p.why = engine.Command{}, nil
	return c, why, why != nil
}
