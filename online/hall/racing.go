package hall

import (
	"slices"

	"fourtell/engine"
	"fourtell/online/wire"
	"fourtell/room"
)

// race is answers of the same moment to a question that the first of them ends for everybody else who was asked (engine.Racing).
//
// Lines differ, so that which answer came first does not say which was given first. One that comes no later after the first than half a
// round trip of its own line takes, mostDelay at most, and a tick of the table, was given before anybody there could hear of the first:
// it is of the same moment. The table waits for such answers as long as somebody who is asked may still give one; its time stands
// meanwhile, so that no bot is faster. Of those of the same moment chance says which was the first, and the others come too late.
// A line that pretends to be slow wins an even chance, and nothing more.
type race struct {
	from    int64 // Unix ms: when the first came
	entrant []entrant
}

// entrant is somebody's answer, which is told what became of it when the race is over.
type entrant struct {
	request
	command engine.Command
}

// oneTick is how long a tick of the table takes, in ms: what comes within one is of the same moment whatever the lines.
const oneTick = (1000 + room.TicksPerSecond - 1) / room.TicksPerSecond

// on says that answers are waited for.
func (c *race) on() bool { return len(c.entrant) > 0 }

func (c *race) has(uid wire.UID) bool {
	return slices.ContainsFunc(c.entrant, func(e entrant) bool { return e.uid == uid })
}

// awaits says whether a request will be answered when the race is over.
func (r playing) awaits(q request) bool {
	return r.table != nil && slices.ContainsFunc(r.table.race.entrant, func(e entrant) bool { return e.request == q })
}

// aside says that a command answers no question.
func (r playing) aside(c engine.Command) bool {
	s := r.table.View(c.Seat)
	return r.table.book.Aside(&s, c) != engine.NoSideAct
}

// races says whether that command is an answer which others who are asked too may be beaten by, and the game would grant it.
func (r playing) races(c engine.Command) bool {
	t := r.table
	racing, ok := t.book.(engine.Racing)
	if !ok || c.Decision != 0 && c.Decision != t.Public().Decision {
		return false
	}
	if p := t.Public(); !racing.Races(&p, c) {
		return false
	}
	s := t.View(c.Seat)
	return slices.ContainsFunc(s.Legal, func(l engine.Command) bool { return l.Verb == c.Verb })
}

// enter takes an answer that races. It is told what became of it at once where nobody else can have given one of the same moment; else
// later: then there is no answer yet.
func (r playing) enter(uid wire.UID, c engine.Command) wire.Body {
	race := &r.table.race
	p := r.table.Public()
	c.Decision = p.Decision
	switch {
	case !race.on():
		race.from = r.now
	case r.now > r.moment(uid):
		return r.refused(&engine.Illegal{Code: engine.Stale, Seat: c.Seat, Turn: p.Turn})
	}
	race.entrant = append(race.entrant, entrant{r.asking, c})
	return nil
}

// moment is up to when an answer of that person's is of the same moment as the first, in Unix ms.
func (r playing) moment(uid wire.UID) int64 {
	return r.table.race.from + oneTick + int64(r.presence.delay(uid))
}

// decided is when the race is over, in Unix ms: at the latest when nobody's answer can be of the same moment any more.
func (r playing) decided() (at int64) {
	p := r.table.Public()
	for i := range r.chairs {
		uid := r.chairs[i].uid
		if p.OwedBy(engine.Seat(i)) && uid != "" && r.presence.here(uid) && !p.Hands[i].Away && !r.table.race.has(uid) {
			at = max(at, r.moment(uid))
		}
	}
	return at
}

// decide has chance say who was the first once the race is over, and the table hear everybody in that order.
func (r playing) decide() {
	race := &r.table.race
	if !race.on() || r.leaving || r.now < r.decided() {
		return
	}
	all := race.entrant
	race.entrant = nil
	slices.SortFunc(all, func(a, b entrant) int { return int(a.command.Seat) - int(b.command.Seat) })
	luck := engine.NewRand(engine.Mix(r.botSeed, uint64(all[0].command.Decision)))
	for i := len(all) - 1; i > 0; i-- {
		j := luck.Below(uint32(i + 1))
		all[i], all[j] = all[j], all[i]
	}
	for _, e := range all {
		answer := wire.Body(no(wire.NotSeated))
		if r.chairOf(e.uid) == int(e.command.Seat) {
			r.asking = e.request
			answer = r.wish(e.command)
			r.asking = request{}
		}
		r.answers.keep(e.uid, e.id, r.tell(e.uid, e.id, answer))
	}
}

// far is how much later what the person on that seat says is here than said.
func (t *table) far(s engine.Seat) engine.Millis { return t.r.presence.delay(t.r.chairs[s].uid) }
