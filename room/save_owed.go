package room

import "fourtell/engine"

// owing follows a record as it is played and finds out since when the present question has been owed, so that the bots
// that take a seat at a resumed table have thought as long as they would have.
type owing struct {
	decision uint32
	from     int64            // the tick since the deal on which the question was put
	same     bool             // it could be thought about on that very tick
	since    []engine.Command // granted since then
	last     int64            // the tick of the newest command
}

// granted takes a command and the public view after it.
func (o *owing) granted(c engine.Command, decision uint32) {
	o.last = ticks(c.At)
	if c.Verb == engine.VerbNextRound {
		o.last = 0 // the clock begins anew with a deal
	}
	if decision == o.decision {
		o.since = append(o.since, c)
		return
	}
	*o = owing{decision: decision, from: o.last, last: o.last, same: c.Verb == engine.VerbTimeout, since: o.since[:0]}
}

// by counts the ticks that the seat has thought by a tick: one each since the question was put, but for those on which an
// act of its own, or of a seat that is asked before it, took its place (Table.poll).
func (o *owing) by(seat engine.Seat, tick int64) int64 {
	n := tick - o.from
	if o.same {
		n++
	}
	last := int64(-1)
	for _, c := range o.since {
		if at := ticks(c.At); !c.Verb.OfTable() && c.Seat <= seat && at != last {
			n, last = n-1, at
		}
	}
	return max(n, 0)
}

// shown counts the ticks for which the newest table has been shown by a tick, and says on which it was shown first: on the one
// after its command, but where the clock gave that, before anybody was asked.
func (o *owing) shown(tick int64) (ticks, since int64) {
	ticks = tick - o.last
	if o.same && len(o.since) == 0 {
		return ticks + 1, o.last
	}
	return ticks, o.last + min(ticks, 1)
}

// handOver lets bots go on thinking where they were. With a picture how long they have thought depends on the picture, and
// they begin anew.
func (t *Table) handOver() {
	if len(t.pictures.desks) > 0 || t.base != 0 {
		return
	}
	for i := range t.chairs {
		c := &t.chairs[i]
		b, ok := c.who.(goer)
		if !ok {
			continue
		}
		seat := engine.Seat(i)
		s := t.View(seat)
		shown, at := t.owed.shown(t.tick)
		s.Clock.Now = millis(at)
		thought := int64(0)
		if s.Owes() {
			thought = t.owed.by(seat, t.tick)
		}
		b.goOn(s, thought, shown)
		if shown > 0 {
			c.shown, c.fresh = t.public.Seq, false
		}
	}
}

// goer is a Controller that can take up a question where somebody left it.
type goer interface {
	goOn(s engine.Snapshot, thought, shown int64)
}

// goOn shows the bot the table as it was shown so many ticks ago, its question thought about for so many ticks.
func (b *BotSeat) goOn(s engine.Snapshot, thought, shown int64) {
	b.Show(s)
	b.thought = max(thought-shown, 0) // as it was when the table was shown: the call it plans goes by it
	b.planAside()
	b.thought, b.ticks = thought, shown
}
