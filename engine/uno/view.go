package uno

import (
	"slices"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// table is the game just after one beat, frozen: what View shows of it never changes again.
type table struct {
	g     *Game
	log   *chronicle
	seq   uint32
	actor int8
	from  int // the beat's events are log entries from … to-1
	to    int
	last  bool // the command's last beat: it shows the pending question
	// mistake is the card that is shown in this beat and goes back: misplay.
	mistake index
	state   State
	known   labels
	own     engine.Own // made by freeze: the same for every viewer
}

// freeze is called once nothing of the table changes any more.
func (t *table) freeze() *table {
	s := &t.state
	own := shed.Own{Color: s.color, Players: make([]shed.Player, s.seats)}
	for seat := range s.seats {
		own.Players[seat] = t.player(seat)
	}
	if t.last && !s.Over() {
		own.Pending = s.judge().openPending()
	}
	t.own = own
	return t
}

// View is what the seat may know: its own cards, counts of the others, both piles as they lie on the table. When the round
// is over and counted, hands lie open.
func (t *table) View(v engine.Seat) engine.Snapshot {
	s := &t.state
	v = t.g.viewer(v)
	snap := engine.Snapshot{
		Game: gameName, Rules: t.g.setup.Rules, Seq: t.seq, Decision: s.decision, Viewer: v, Round: int(s.round),
		Phase: s.phase, Turn: engine.Seat(s.turn), Direction: s.dir(), Dealer: engine.Seat(s.dealer), Order: s.told(),
		Draw: s.drawN, Clock: engine.Clock{Now: s.now}, Own: t.own,
	}
	snap.Hands = make([]engine.Hand, s.seats)
	for seat := int8(0); seat < s.seats; seat++ {
		snap.Hands[seat] = t.hand(seat, v)
	}
	snap.Discard = make([]engine.SeenCard, s.discardN)
	for n := range snap.Discard {
		snap.Discard[n] = t.known.seen(v, s.discard[n].card())
		snap.Discard[n].Stamp = s.discard[n].stamp()
	}
	t.happened(&snap)
	if !t.last {
		snap.Phase, snap.Turn = engine.PhaseResolving, engine.Seat(t.actor)
		return snap
	}
	if s.Over() {
		snap.Winners, snap.Points, snap.Totals = s.tally().winners(), s.tally().roundPoints(), s.tally().totals()
		return snap
	}
	if secs := s.rules[TurnSeconds]; secs > 0 {
		snap.Clock.Deadline = s.askedAt + engine.Millis(secs)*1000
	}
	snap.Clock.RoundEnd = s.rules.roundEnd()
	if s.phase == engine.PhaseDrawn && s.turn == int8(v) {
		snap.Drawn = t.known.seen(v, s.drawnCard)
	}
	if v >= 0 {
		snap.Legal = t.legal(v)
	}
	return snap
}

func (t *table) hand(seat int8, v engine.Seat) engine.Hand {
	s := &t.state
	h := engine.Hand{
		Name: t.g.setup.Seats[seat], Count: int(s.hands[seat].count),
		Away: s.away&bit(seat) != 0, Out: !s.in(seat), Score: int(s.scores[seat]),
	}
	counted := s.Over() && t.last
	if counted {
		h.Score -= int(s.result.points[seat])
		if s.rules[Score] == ScoreSingle {
			h.Score = 0
		}
	}
	if engine.Seat(seat) == v || counted || s.judge().open(seat) {
		seen := s.judge().seenHand(seat)
		known := t.known.hand(v, &seen)
		h.Cards = seenCards(&known)
		for unseen := s.hands[seat].count - seen.count; unseen > 0; unseen-- {
			h.Cards = append(h.Cards, engine.SeenCard{}) // face down for its owner too
		}
	}
	return h
}

// player is what everybody knows of the seat besides.
func (t *table) player(seat int8) shed.Player {
	s := &t.state
	p := shed.Player{Called: s.calls.called&bit(seat) != 0, Catchable: s.judge().catchable(seat), Caught: t.log.caught[seat], Cleared: t.log.cleared[seat]}
	if p.Catchable {
		p.CatchFrom = s.calls.since[seat] + engine.Millis(s.rules[UnoGraceMs])
	}
	return p
}

// happened fills in the beat's events and the history, as the viewer saw them.
func (t *table) happened(snap *engine.Snapshot) {
	log := t.log.by[snap.Viewer+1]
	snap.History = log[:t.to:t.to]
	events := log[t.from:t.to]
	cause := 0
	for i := range events {
		if events[i].Kind.Moves() {
			cause = i
			break
		}
	}
	if n := len(events); n > 0 {
		snap.Cause = events[cause]
		if snap.Cause.Kind == engine.EventMisplayed {
			snap.Cause.Cards = []engine.SeenCard{t.known.seen(snap.Viewer, t.mistake)}
		}
		switch {
		case cause == 0 && n > 1: // nearly always, and they lie there as they are
			snap.Riders = events[1:n:n]
		case cause > 0:
			snap.Riders = slices.Concat(events[:cause], events[cause+1:])
		}
		return
	}
	snap.Cause = engine.Event{Seat: engine.NoSeat, Target: engine.NoSeat}
}
