package room

import (
	"errors"
	"fmt"
	"io"

	"fourtell/engine"
)

// Options of a table. The zero value is headless play at Instant pace with nobody to stand in.
type Options struct {
	// Record gets the record's header and then each granted command as it is granted. A resumed table appends the new
	// commands only. Nil: the record is kept in memory alone.
	Record io.Writer
	// NextSeed gives each round after the first a seed that was nowhere before, so that nobody can reckon its deal from the
	// rounds before it. Nil: the match is dealt on from its one seed, and the same seed is the same match.
	NextSeed func() uint64
	// Pace is the bots'.
	Pace Pace
	// NewBot and BotSeed make the bot that plays on for somebody who leaves or is at fault; nil: the seat stays empty.
	NewBot  NewBot
	BotSeed uint64
	// Replaced is told whose controller was at fault (Faulty) and why; NewBot's bot sits there already. Nil: nobody is told.
	Replaced func(engine.Seat, error)
}

// Table hosts one match: it owns the game, the clock and the record, asks the chairs and shows them what happened.
type Table struct {
	game   engine.Game
	opt    Options
	chairs []chair
	watch  []*watcher
	public engine.Snapshot // what everybody knows now: whose turn, who may be caught, when time runs out

	base    engine.Millis // the clock when tick was last 0
	tick    int64
	paused  bool
	started bool // the opening has been shown
	desks   []*LocalDesk
	resting int64 // ticks since the newest beat
	record  []engine.Command
	owed    owing // of a resumed match
	err     error
}

// chair is a seat with whoever sits on it.
type chair struct {
	who   Controller
	paced bool
	shown uint32         // a paced controller's newest Seq
	fresh bool           // it has been shown nothing yet
	held  engine.Command // a bot's play that waits until somebody has had the time to catch
	holds bool
}

type watcher struct {
	viewer engine.Seat
	show   func(engine.Snapshot)
	gone   bool
}

// NewTable sets a game on a table. Nothing happens before the first Step, which shows the opening.
func NewTable(game engine.Game, o Options) *Table {
	t := &Table{game: game, opt: o, chairs: make([]chair, len(game.Setup().Seats))}
	if o.Record != nil {
		t.err = engine.WriteRecordHeader(o.Record, game.Setup())
	}
	t.sync()
	return t
}

// Seats is how many chairs stand round the table.
func (t *Table) Seats() int { return len(t.chairs) }

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

// Controller is who sits on that chair; nil for an empty or unknown one.
func (t *Table) Controller(s engine.Seat) Controller {
	if !t.has(s) {
		return nil
	}
	return t.chairs[s].who
}

func (t *Table) has(s engine.Seat) bool { return s >= 0 && int(s) < len(t.chairs) }

// Watch shows every beat, in order, as that viewer may see it (engine.Spectator: what everybody may). Once the table has
// started, a new watcher begins with one Snapshot of the table as it is. stop ends it. show must not command the table.
func (t *Table) Watch(viewer engine.Seat, show func(engine.Snapshot)) (stop func()) {
	w := &watcher{viewer: viewer, show: show}
	t.watch = append(t.watch, w)
	if t.started {
		show(t.View(viewer))
	}
	return func() { w.gone = true }
}

// Pause stops the table and its clock.
func (t *Table) Pause() { t.paused = true }

// Resume lets a paused table go on.
func (t *Table) Resume() { t.paused = false }

// Paused says whether the table stands still.
func (t *Table) Paused() bool { return t.paused }

// SetPace changes the pace of the bots.
func (t *Table) SetPace(p Pace) {
	t.opt.Pace = p
	for i := range t.chairs {
		if c, ok := t.chairs[i].who.(Paced); ok {
			c.SetPace(p)
		}
	}
}

// Now is the table's time since the deal.
func (t *Table) Now() engine.Millis { return t.base + millis(t.tick) }

// Public is what everybody may know of the table now.
func (t *Table) Public() engine.Snapshot { return t.now(t.public) }

// View is what that seat may know now: for the picture's first frame, and for whoever sits down.
func (t *Table) View(s engine.Seat) engine.Snapshot { return t.now(t.game.View(s)) }

// Over says that the round, or the match, has ended.
func (t *Table) Over() bool { return t.public.Over() }

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

// Record is the match so far. It is a copy.
func (t *Table) Record() engine.Record {
	return engine.Record{Setup: t.game.Setup(), Commands: append([]engine.Command(nil), t.record...)}
}

// State is the whole truth in canonical form, for records, tests and hashes only: no Controller may ever see it.
func (t *Table) State() []byte { return t.game.State() }

// Err is the first error of writing the record, nil while all is well. The table plays on.
func (t *Table) Err() error { return t.err }

// Step lets a tick pass: it takes up what the chairs wish, runs the turn clock and shows everybody what came of it. While
// paused it does nothing.
func (t *Table) Step() {
	if t.paused {
		return
	}
	t.start()
	t.tick++
	t.resting++
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
	if len(t.record) > 0 {
		// A resumed match: everybody missed everything, and that is one Snapshot.
		t.handOver()
		for i := range t.chairs {
			if c := &t.chairs[i]; c.who != nil && !c.paced {
				c.who.Show(t.View(engine.Seat(i)))
			}
		}
		for _, w := range t.watch {
			if !w.gone {
				w.show(t.View(w.viewer))
			}
		}
		return
	}
	t.publish(t.game.Opening())
}

// poll asks the people first: where a person and a bot act on the same tick, the person was first.
func (t *Table) poll(paced bool) {
	for i := range t.chairs {
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
		if paced && t.mustHold(cmd) {
			c.held, c.holds = cmd, true
			continue
		}
		t.take(cmd)
	}
}

// still says whether a paced controller has seen the newest Snapshot and every picture rests on it.
func (t *Table) still(c *chair) bool {
	return !c.fresh && c.shown == t.public.Seq && t.isSettled()
}

// isSettled says whether every desk's picture has come to rest on the newest beat, or has had its time for it.
func (t *Table) isSettled() bool {
	for _, d := range t.desks {
		if d.settled < t.public.Seq && t.resting < d.patience {
			return false
		}
	}
	return true
}

// showPaced shows bots the table once every picture has come to rest on it.
func (t *Table) showPaced() {
	if !t.isSettled() {
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
	c.At = t.Now()
	beats, err := t.game.Apply(c)
	if err != nil {
		return err
	}
	t.record = append(t.record, c.Recorded())
	if t.opt.Record != nil && t.err == nil {
		if werr := engine.WriteRecordCommand(t.opt.Record, c); werr != nil {
			t.err = fmt.Errorf("the record could not be written any further: %w", werr)
		}
	}
	t.publish(beats)
	return nil
}

// publish shows the beats to the watchers and to whoever is not paced, and lets go of what waited on the table before.
func (t *Table) publish(beats []engine.Beat) {
	t.sync()
	if len(beats) == 0 {
		return // only the clock moved: nothing to see, and whoever waits still waits
	}
	t.resting = 0
	for i := range t.chairs {
		t.chairs[i].holds = false
	}
	for _, b := range beats {
		for i := range t.chairs {
			if c := &t.chairs[i]; c.who != nil && !c.paced {
				c.who.Show(b.View(engine.Seat(i)))
			}
		}
		for _, w := range t.watch {
			if !w.gone {
				w.show(b.View(w.viewer))
			}
		}
	}
	t.sweep()
}

func (t *Table) sweep() {
	kept := t.watch[:0]
	for _, w := range t.watch {
		if !w.gone {
			kept = append(kept, w)
		}
	}
	t.watch = kept
}

// sync takes over what the game says everybody knows. The game's clock starts anew with a deal, so the table's follows it.
func (t *Table) sync() {
	t.public = t.game.View(engine.Spectator)
	if t.public.Clock.Now != t.Now() {
		t.base, t.tick = t.public.Clock.Now, 0
	}
}

// now is the Snapshot with the clock as it stands, since some are shown long after their beat.
func (t *Table) now(s engine.Snapshot) engine.Snapshot {
	s.Clock.Now = max(s.Clock.Now, t.Now())
	return s
}

// timeout tells the game that the decision owed has run out of time.
func (t *Table) timeout() {
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
