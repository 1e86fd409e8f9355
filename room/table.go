package room

import (
	"errors"
	"io"

	"fourtell/engine"
)

// Options of a table. The zero value is headless play at Instant pace with nobody to stand in.
type Options struct {
	// Record gets the record's header and then each granted command as it is granted. A resumed table appends the new
	// commands only. Nil: the record is kept in memory alone.
	Record io.Writer
	// NextKey gives each round after the first a key that was nowhere before, so that nobody can reckon its deal from the rounds
	// before it, nor from its own cards. Nil: the match is dealt on from its one seed, and the same seed is the same match.
	NextKey func() engine.Key
	// Pace is the bots'.
	Pace Pace
	// NewBot and BotSeed make the bot that plays on for somebody who leaves or is at fault; nil: the seat stays empty.
	NewBot  NewBot
	BotSeed uint64
	// Far is how long what the person on a seat says is on its way here: so long a bot's answer waits that would end the question for
	// them too (engine.Racing). nil: everybody is here.
	Far func(engine.Seat) engine.Millis
	// Replaced is told whose controller was at fault (Faulty) and why; NewBot's bot sits there already. Nil: nobody is told.
	Replaced func(engine.Seat, error)
}

// Table hosts one match: it asks the chairs, and shows them what happened. The match is the game with its clock and its record;
// the chairs, the watchers and the pictures are who is shown it.
type Table struct {
	match
	chairs
	watchers watchers
	pictures pictures
	opt      Options
	started  bool  // the opening has been shown
	owed     owing // of a resumed match
}

// NewTable sets a game on a table. Nothing happens before the first Step, which shows the opening.
func NewTable(game engine.Game, o Options) *Table {
	t := &Table{opt: o, chairs: make(chairs, len(game.Setup().Seats))}
	t.begin(game.Setup(), o.Record)
	t.open(game)
	return t
}

// Seat puts a Controller on a chair, in place of whoever sat there, also while the table plays; what the newcomer missed
// is one Snapshot. nil leaves the chair empty: only the turn clock plays it then. A seat that does not exist is ignored.
func (t *Table) Seat(s engine.Seat, c Controller) {
	if !t.has(s) {
		return
	}
	p, paced := c.(Paced)
	t.chairs[s] = chair{who: c, paced: paced, fresh: true}
	if paced {
		p.SetPace(t.opt.Pace)
	} else if c != nil && t.started {
		c.Show(t.View(s))
	}
}

// seatBot sits a bot of the house down (Options.NewBot); where there is none the chair stays empty.
func (t *Table) seatBot(s engine.Seat) {
	if t.opt.NewBot == nil {
		t.Seat(s, nil)
		return
	}
	t.Seat(s, NewBotSeat(t.opt.NewBot, s, t.opt.BotSeed))
}

// Watch shows every beat, in order, as that viewer may see it (engine.Spectator: what everybody may). Once the table has
// started, a new watcher begins with one Snapshot of the table as it is. stop ends it. show must not command the table.
func (t *Table) Watch(viewer engine.Seat, show func(engine.Snapshot)) (stop func()) {
	w := &watcher{viewer: viewer, tell: show}
	t.watchers = append(t.watchers, w)
	if t.started {
		show(t.View(viewer))
	}
	return func() { w.gone = true }
}

// SetPace changes the pace of the bots.
func (t *Table) SetPace(p Pace) {
	t.opt.Pace = p
	t.pace(p)
}

// Thinking says whether the bot on that seat is thinking about the decision it owes.
func (t *Table) Thinking(s engine.Seat) bool {
	if !t.has(s) || !t.public.OwedBy(s) {
		return false
	}
	c := &t.chairs[s]
	if c.holds {
		return true
	}
	th, ok := c.who.(Thinker)
	return ok && th.Thinking() && c.shown == t.public.Seq
}

// Step lets a tick pass: it takes up what the chairs wish, runs the turn clock and shows everybody what came of it. While
// paused it does nothing.
func (t *Table) Step() {
	if t.paused {
		return
	}
	t.start()
	t.tick++
	t.pictures.resting++
	t.releaseHeld()
	t.poll(false)
	t.timeout()
	t.showPaced()
	t.poll(true)
}

// start shows the opening, once.
func (t *Table) start() {
	if t.started {
		return
	}
	t.started = true
	if len(t.granted) > 0 {
		// A resumed match: everybody missed everything, and that is one Snapshot.
		t.handOver()
		t.chairs.show(t)
		t.watchers.show(t)
		return
	}
	t.publish(t.game.Opening())
}

// poll asks the people first: where a person and a bot act on the same tick, the person was first. Who else acts on the same tick
// stands in the order of the seats, or where several owe one answer each, by chance.
func (t *Table) poll(paced bool) {
	var list asked
	order := list.inTurn(len(t.chairs))
	if len(t.public.Owing) > 1 {
		byChance(order, t.game.Setup().Seed, t.public.Decision)
	}
	for _, i := range order {
		c := &t.chairs[i]
		if c.who == nil || c.paced != paced || c.holds || (paced && !t.still(c)) {
			continue
		}
		cmd, ok := c.who.Poll()
		if f, may := c.who.(Faulty); may && f.Fault() != nil {
			t.standIn(engine.Seat(i), f.Fault())
			continue
		}
		if !ok {
			continue
		}
		cmd.Seat = engine.Seat(i)
		if paced && t.mustHold(cmd, t.Now()) {
			c.held, c.holds, c.since = cmd, true, t.Now()
			continue
		}
		t.take(cmd)
	}
}

// still says whether a paced controller has seen the newest Snapshot and every picture rests on it.
func (t *Table) still(c *chair) bool {
	return !c.fresh && c.shown == t.public.Seq && t.pictures.rest(t.public.Seq)
}

// showPaced shows bots the table once every picture has come to rest on it.
func (t *Table) showPaced() {
	if !t.pictures.rest(t.public.Seq) {
		return
	}
	for i := range t.chairs {
		c := &t.chairs[i]
		if c.who == nil || !c.paced || (!c.fresh && c.shown == t.public.Seq) {
			continue
		}
		c.shown, c.fresh = t.public.Seq, false
		c.who.Show(t.View(engine.Seat(i)))
	}
}

// take applies a chair's wish and tells it where it was refused.
func (t *Table) take(c engine.Command) {
	var err error
	if !c.Verb.OfTable() {
		err = t.apply(c)
	} else {
		err = &engine.Illegal{Code: engine.UnknownCommand, Seat: c.Seat, Turn: t.public.Turn}
	}
	if err == nil {
		return
	}
	if r, ok := t.chairs[c.Seat].who.(Refuser); ok {
		var why *engine.Illegal
		if !errors.As(err, &why) {
			why = &engine.Illegal{Code: engine.UnknownCommand, Seat: c.Seat, Turn: t.public.Turn}
		}
		r.Refused(c, why)
	}
}

// Do applies a command at once, also while the table stands: the table's own (next_round, leave, return, remove), or a catch
// that somebody asks for while nobody may see the table. What is granted is in the record; the error is an
// *engine.Illegal.
func (t *Table) Do(c engine.Command) error {
	t.start()
	return t.apply(c)
}

func (t *Table) apply(c engine.Command) error {
	beats, err := t.grant(c)
	if err != nil {
		return err
	}
	t.publish(beats)
	return nil
}

// publish shows the beats to the watchers and to whoever is not paced, and lets go of what waited on the table before.
func (t *Table) publish(beats []engine.Beat) {
	if len(beats) == 0 {
		return // only the clock moved: nothing to see, and whoever waits still waits
	}
	t.pictures.resting = 0
	t.drop()
	for _, b := range beats {
		t.chairs.show(b.Table)
		t.watchers.show(b.Table)
	}
	t.watchers.sweep()
}

// timeout tells the game that the decision owed, or the round, has run out of time.
func (t *Table) timeout() {
	if e := t.public.Clock.RoundEnd; e != 0 && t.Now() >= e && !t.Over() {
		c := engine.Do(0, engine.VerbTimeout)
		for c.Seat = range engine.Seat(len(t.public.Hands)) {
			if !t.public.Hands[c.Seat].Out {
				break
			}
		}
		c.Round = t.public.Round
		_ = t.apply(c)
	}
	d := t.public.Clock.Deadline
	if d == 0 || t.Now() < d || t.Over() {
		return
	}
	owed := t.public
	for i := range t.chairs {
		if seat := engine.Seat(i); owed.OwedBy(seat) {
			c := engine.Do(seat, engine.VerbTimeout)
			c.Decision = owed.Decision
			_ = t.apply(c) // a stale one does nothing
		}
	}
}
