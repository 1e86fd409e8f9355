package room

import "fourtell/engine"

// chair is a seat with whoever sits on it.
type chair struct {
	who   Controller
	paced bool
	shown uint32         // a paced controller's newest Seq
	fresh bool           // it has been shown nothing yet
	held  engine.Command // a bot's wish that waits until people have had the time to be before it
	since engine.Millis  // when it was given
	holds bool
}

// person says whether somebody who is no bot sits there.
func (c *chair) person() bool { return c.who != nil && !c.paced }

// chairs stand round a table, by seat.
type chairs []chair

// Seats is how many chairs stand round the table.
func (cs chairs) Seats() int { return len(cs) }

// Controller is who sits on that chair; nil for an empty or unknown one.
func (cs chairs) Controller(s engine.Seat) Controller {
	if !cs.has(s) {
		return nil
	}
	return cs[s].who
}

func (cs chairs) has(s engine.Seat) bool { return s >= 0 && int(s) < len(cs) }

// show lets everybody look who doesn't wait for the picture.
func (cs chairs) show(at engine.Viewer) {
	for i := range cs {
		if c := &cs[i]; c.person() {
			c.who.Show(at.View(engine.Seat(i)))
		}
	}
}

// drop lets go of what waited for the table as it was.
func (cs chairs) drop() {
	for i := range cs {
		cs[i].holds = false
	}
}

// pace tells the bots how fast they play.
func (cs chairs) pace(p Pace) {
	for i := range cs {
		if c, ok := cs[i].who.(Paced); ok {
			c.SetPace(p)
		}
	}
}

// withPerson says whether somebody who is no bot plays at the table.
func (cs chairs) withPerson(hands []engine.Hand) bool {
	for i := range cs {
		if h := &hands[i]; cs[i].person() && !h.Away && !h.Out {
			return true
		}
	}
	return false
}

// alone says whether nobody but that seat's player and bots play the match.
func (cs chairs) alone(s engine.Seat, hands []engine.Hand) bool {
	for i := range cs {
		if h := &hands[i]; engine.Seat(i) == s || h.Out {
			continue
		} else if h.Away || cs[i].person() {
			return false
		}
	}
	return true
}
