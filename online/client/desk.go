package client

import (
	"bytes"
	"encoding/json"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/online/wire"
	"fourtell/room"
)

// Desk is a room's table as one screen has it: a room.Desk that holds nothing but what its seat has been shown. The table's time goes
// on whether it is stepped or not; what happened meanwhile comes with the next Step.
type Desk struct {
	p        *Place
	who      room.Controller // who plays one's seat here
	shows    []*show
	last     engine.Snapshot // the newest that has been shown here
	underway engine.Command  // a wish the house has not answered yet
	waits    bool            // it has not
	step     func()
}

type show struct {
	show func(engine.Snapshot)
}

var _ room.Desk = (*Desk)(nil)

// Desk is the table of the room one is in. step, which may be nil, is called at each Step of the desk, before it: by it the client
// gets its time. The first Step shows the table as it is then, and none of the beats before that. There is one desk at a time.
func (p *Place) Desk(step func()) *Desk {
	p.beats = nil
	if p.snap.Seq != 0 {
		p.beats = []engine.Snapshot{p.snap}
	}
	return &Desk{p: p, step: step}
}

// Names are the seats' names.
func (d *Desk) Names() (names []string) {
	for i := range d.p.snap.Hands {
		names = append(names, d.p.snap.Hands[i].Name)
	}
	return names
}

// Watch shows every beat as one's own seat sees it, whoever is asked for: nothing else is here.
func (d *Desk) Watch(_ engine.Seat, f func(engine.Snapshot)) (stop func()) {
	s := &show{f}
	d.shows = append(d.shows, s)
	if d.last.Seq != 0 {
		f(d.last)
	}
	return func() { s.show = nil }
}

// Settled says nothing to anybody: the house reckons when an unhurried picture rests.
func (d *Desk) Settled(uint32) {}

// Public is the newest Snapshot.
func (d *Desk) Public() engine.Snapshot { return d.View(d.p.seat) }

// Over says that the newest round is over.
func (d *Desk) Over() bool { return d.last.Over() }

// View is what one's own seat may know now.
func (d *Desk) View(engine.Seat) engine.Snapshot {
	s := d.last
	s.Clock.Now = max(s.Clock.Now, d.Now())
	return s
}

// Now is the table's time since the deal, reckoned on from the newest beat.
func (d *Desk) Now() engine.Millis {
	now := d.p.snap.Clock.Now
	if d.p.room.State == wire.Playing && !d.p.snap.Over() {
		now += engine.Millis(d.p.c.now - d.p.came)
	}
	return now
}

// Thinking says whether a bot on that seat owes the decision.
func (d *Desk) Thinking(seat engine.Seat) bool {
	if seat < 0 || int(seat) >= len(d.p.room.Seats) || d.last.Turn != seat || d.last.Over() {
		return false
	}
	s := &d.p.room.Seats[seat]
	return s.Kind == wire.Bot || s.Here == wire.HereBot
}

// Sit puts the person at this screen on their seat; on another nobody of this screen sits.
func (d *Desk) Sit(seat engine.Seat, p *room.Person) {
	if seat != d.p.seat || seat < 0 {
		return
	}
	if p == nil {
		d.who = nil
		return
	}
	d.Play(p)
}

// Play has anybody play one's seat: a bot of this program, say.
func (d *Desk) Play(c room.Controller) {
	if d.who = c; d.last.Seq != 0 {
		c.Show(d.last)
	}
}

// StandIn is the house's to decide.
func (d *Desk) StandIn(engine.Seat) {}

// Person is whoever plays the seat at this screen.
func (d *Desk) Person(seat engine.Seat) *room.Person {
	if seat != d.p.seat || seat < 0 {
		return nil
	}
	p, _ := d.who.(*room.Person)
	return p
}

// Underway is a wish that is on its way to the house.
func (d *Desk) Underway() (engine.Command, bool) { return d.underway, d.waits }

// Do asks the house for a command; what came of it comes with a beat, or as a refusal on the person's chair.
func (d *Desk) Do(c engine.Command) error {
	if d.p.seat < 0 {
		return &engine.Illegal{Code: engine.BadSeat, Seat: c.Seat, Turn: d.last.Turn}
	}
	c.Seat = d.p.seat
	if !d.beside(c) {
		d.underway, d.waits = c, true
	}
	return d.p.c.Ask(&wire.Do{Command: c}, func(b wire.Body) {
		if c.Verb == d.underway.Verb {
			d.waits = false
		}
		n, no := b.(*wire.No)
		if told, ok := d.who.(room.Refuser); ok && no {
			told.Refused(c, illegal(n, c))
		}
	})
}

// beside says that a command is done beside the question, so that another may follow before the house has heard it: a call, a catch.
func (d *Desk) beside(c engine.Command) bool {
	book, err := games.Named(d.last.Game)
	if err != nil {
		return false
	}
	s := d.last
	s.Viewer = c.Seat
	act := book.Aside(&s, c)
	return act == engine.Announces || act == engine.Accuses
}

// illegal is a no of the house as the game says it.
func illegal(n *wire.No, c engine.Command) *engine.Illegal {
	why := &engine.Illegal{Code: engine.NotNow, Seat: c.Seat, Turn: engine.NoSeat}
	if len(n.Refused) > 0 && json.Unmarshal(n.Refused, why) == nil {
		return why
	}
	if code, ok := engine.ParseCode(string(n.Code)); ok {
		why.Code = code
	}
	return why
}

// NextRound asks for the next round.
func (d *Desk) NextRound() error { return d.p.c.Ask(&wire.Next{}, nil) }

// Step takes up what the person wishes and shows what came.
func (d *Desk) Step() {
	if d.step != nil {
		d.step()
	}
	d.take()
	if d.who == nil || d.waits {
		return
	}
	if c, ok := d.who.Poll(); ok {
		_ = d.Do(c)
	}
}

// take shows what came.
func (d *Desk) take() {
	beats := d.p.beats
	d.p.beats = nil
	for _, s := range beats {
		d.last = s
		if d.who != nil {
			d.who.Show(s)
		}
		for _, w := range d.shows {
			if w.show != nil {
				w.show(s)
			}
		}
	}
}

// Hear is Step: the table's time is not this screen's.
func (d *Desk) Hear() { d.Step() }

// Finished is the record of the newest round, opened.
func (d *Desk) Finished() (engine.Record, error) {
	if !d.last.Over() || d.p.round == nil {
		return engine.Record{}, room.ErrRoundOn
	}
	record, err := engine.ReadRecord(bytes.NewReader([]byte(d.p.round.Record)))
	if err == nil && record.Setup.FirstRound() != d.last.Round { // it is still to come
		return engine.Record{}, room.ErrRoundOn
	}
	return record, err
}
