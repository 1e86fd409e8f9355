package hall

import (
	"bytes"
	"encoding/json"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/online/journal"
	"fourtell/online/wire"
	"fourtell/room"
)

// table is the match of a room, as the hall holds it: the room's table, who sits there for whom, and what each viewer has been shown.
//
// Its time stands while an unhurried picture would still be moving: so a decision's time begins when that would have come to rest, the
// grace of a call with it, and bots do nothing before. What people do counts at any time.
type table struct {
	*room.Table
	r      *Room
	book   engine.Rulebook
	leaver string // the rule about who leaves: bot, wait, walkover
	desk   *room.LocalDesk
	views  []engine.Snapshot // the newest each viewer has been shown, spectators first
	bots   uint16            // on which seats one plays
	at     int64             // Unix ms up to which time has passed
	part   int64             // of the next tick, in thousandths
	moving int64             // ticks until the picture rests
	quiet  int64             // ticks of the table since it does
	race   race              // answers of the same moment, as long as there may be more
}

// openTable sets the room's match on a table, and plays the commands it has had into it; nil: it begins. The error says what in them
// is no match.
func openTable(r *Room, commands []engine.Command) (*table, error) {
	game, err := room.NewGame(r.setup)
	if err != nil {
		return nil, err
	}
	rules, err := games.Rules(r.setup.Game, r.setup.Rules)
	if err != nil {
		return nil, err
	}
	t := &table{r: r, leaver: rules.Get("leaver"), views: make([]engine.Snapshot, len(r.setup.Seats)+1), at: r.now}
	if t.book, err = games.Named(r.setup.Game); err != nil {
		return nil, err
	}
	o := room.Options{Record: recorder{r}, Pace: r.cfg.Pace, NextKey: func() engine.Key { return r.key }, Far: t.far}
	if commands == nil {
		t.Table = room.NewTable(game, o)
	} else if t.Table, err = room.Resume(game, commands, o); err != nil {
		return nil, err
	}
	t.desk = t.Table.Desk(room.LongestRest)
	t.Watch(engine.Spectator, t.beat)
	r.table = t
	for i := range r.chairs {
		t.reseat(engine.Seat(i))
	}
	t.Hear() // the opening, or all that has been, without time
	return t, nil
}

// recorder notes each command the table grants, before anybody is shown what came of it.
type recorder struct{ r *Room }

func (w recorder) Write(line []byte) (int, error) {
	if c := bytes.TrimSpace(line); len(c) > 0 && c[0] == '{' { // else the head of a record
		w.r.note(&journal.Command{C: json.RawMessage(bytes.Clone(c))})
	}
	return len(line), nil
}

// reseat puts on a seat whoever plays it: a person who is there or soon will be, a bot in their place, nobody where they are waited for.
func (t *table) reseat(s engine.Seat) {
	c, h := &t.r.chairs[s], &t.hands()[s]
	t.bots &^= 1 << uint(s)
	switch {
	case h.Out:
		t.Seat(s, nil)
	case c.uid != "" && !h.Away:
		t.Seat(s, feed{t, s})
	case c.uid != "" && t.leaver == "wait":
		t.Seat(s, nil)
	default:
		kind := ""
		if c.bot != nil {
			kind = c.bot.Kind
		} else if b, ok := t.r.cfg.Bots.Bot(t.r.game, "", ""); ok {
			kind = b.Kind
		}
		t.Seat(s, room.NewBotSeat(t.r.cfg.Bots.Make(t.r.game, kind), s, t.r.botSeed))
		t.bots |= 1 << uint(s)
		t.quiet = 0
	}
}

func (t *table) hands() []engine.Hand { return t.Public().Hands }

// standIn says that a bot plays for the person of that seat.
func (t *table) standIn(s engine.Seat) bool {
	h := &t.hands()[s]
	return h.Away && !h.Out && t.leaver != "wait"
}

// waits says that the table waits for somebody to come back.
func (t *table) waits() bool {
	if t.leaver != "wait" || t.Over() {
		return false
	}
	hands := t.hands()
	for i := range t.r.chairs {
		if t.r.chairs[i].uid != "" && hands[i].Away && !hands[i].Out {
			return true
		}
	}
	return false
}

// leave tells the game that the player of a seat is gone: by its rule somebody else plays on, or the seat is removed.
func (t *table) leave(s engine.Seat) {
	if h := &t.hands()[s]; !h.Away && !h.Out {
		_ = t.Table.Leave(s) // a match that is over has nothing to leave
	}
	t.reseat(s)
}

// back gives a seat back to its person.
func (t *table) back(s engine.Seat) {
	if h := &t.hands()[s]; h.Away && !h.Out {
		_ = t.Do(engine.Do(s, engine.VerbReturn))
	}
	t.reseat(s)
}

// standing is the number of the round and the match's points.
func (t *table) standing() (round int, totals []int) {
	p := t.Public()
	if p.Over() && len(p.Totals) > 0 {
		return p.Round, p.Totals
	}
	for i := range p.Hands {
		totals = append(totals, p.Hands[i].Score)
	}
	return p.Round, totals
}

// after ends a round that is over: its record is opened.
func (t *table) after() {
	r := t.r
	if !t.Over() {
		return
	}
	p := t.Public()
	last := p.Phase == engine.PhaseMatchOver
	if r.closed || r.round >= p.Round && (!last || r.phase != wire.Playing) {
		return // it has been opened; between two rounds a match may end all the same, when others leave
	}
	record, _ := room.Finished(t.Table)
	var text bytes.Buffer
	if err := record.Write(&text); err != nil {
		panic("a record cannot be written: " + err.Error())
	}
	r.note(&journal.Round{Round: p.Round, Last: last, Seq: p.Seq, Record: text.String(), Proof: r.sealed})
	r.past.add(r.ended, r.now)
	for i := range r.members {
		if uid := r.members[i].uid; r.presence.here(uid) {
			r.tell(uid, 0, r.ended.told(uid))
		}
	}
	if r.nextAt = 0; !last {
		r.nextAt = r.now + nextRoundAfter + millis(t.moving)
	}
	r.changed = true
}
