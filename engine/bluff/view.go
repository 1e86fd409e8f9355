package bluff

import (
	"slices"

	"fourtell/engine"
)

// table is the game just after one beat, frozen: what View shows of it never changes again.
type table struct {
	g     *Game
	log   *chronicle
	seq   uint32
	actor int8
	from  int // the beat's events are log entries from … to-1
	to    int
	last  bool // the command's last beat: it shows the question owed
	state State
}

// View is what the seat may know: its own cards, in team mode its partner's, counts of the others, how many cards lie on the pile and
// what they were claimed to be. Nothing is laid open at the end of a round.
func (t *table) View(v engine.Seat) engine.Snapshot { return t.view(t.g.viewer(v), false) }

// Open is what that seat sees, and every card in a hand, on the pile and in an event besides, by the decks' own identities.
func (t *table) Open(v engine.Seat) engine.Snapshot { return t.view(t.g.viewer(v), true) }

func (t *table) view(v engine.Seat, open bool) engine.Snapshot {
	s := &t.state
	snap := engine.Snapshot{
		Game: gameName, Rules: t.g.setup.Rules, Seq: t.seq, Decision: s.decision, Viewer: v, Round: int(s.round), Phase: s.phase,
		Turn: engine.Seat(s.turn), Direction: 1, Dealer: engine.Seat(s.dealer), Clock: engine.Clock{Now: s.now}, Own: s.own(t.last),
		Hands: make([]engine.Hand, s.seats), Discard: make([]engine.SeenCard, s.pileN),
	}
	for seat := range s.seats {
		snap.Hands[seat] = t.hand(seat, v, open)
	}
	if open {
		for n, i := range s.pile[:s.pileN] {
			snap.Discard[n] = i.seen()
		}
	} else {
		copy(snap.Discard[s.pileN-s.open:], s.seenBy(v).turnedUp())
	}
	t.happened(&snap, open)
	switch {
	case !t.last:
		snap.Phase, snap.Turn = engine.PhaseResolving, engine.Seat(t.actor)
	case s.Over():
		snap.Winners, snap.Points, snap.Totals = s.winners(), s.points(), s.totals()
	default:
		snap.Owing = s.owing()
		if time := s.rules.Time(); time > 0 {
			snap.Clock.Deadline = s.askedAt + time
		}
		if v >= 0 {
			snap.Legal = t.legal(v)
		}
	}
	return snap
}

func (t *table) hand(seat int8, v engine.Seat, open bool) engine.Hand {
	s := &t.state
	h := engine.Hand{Name: t.g.setup.Seats[seat], Count: int(s.hands[seat].count), Away: s.has(s.away, seat), Out: !s.in(seat), Score: int(s.scores[seat])}
	if s.Over() && s.has(s.won, seat) {
		h.Score--
	}
	switch {
	case open:
		h.Cards = s.hands[seat].open()
	case s.seenBy(v).sees(seat):
		h.Cards = s.seenBy(v).hand(seat)
	}
	return h
}

// happened fills in the beat's events and the history, as the viewer saw them.
func (t *table) happened(snap *engine.Snapshot, open bool) {
	log := t.log.by[snap.Viewer+1]
	if open {
		log = slices.Clone(t.log.open[:t.to])
		for n := range log {
			if log[n].Kind == engine.EventDealt { // which shows each seat its own hand: it stays so
				log[n].Cards = t.log.by[snap.Viewer+1][n].Cards
			}
		}
	}
	snap.History = log[:t.to:t.to]
	snap.Cause = engine.Event{Seat: engine.NoSeat, Target: engine.NoSeat}
	events := log[t.from:t.to]
	if len(events) == 0 {
		return
	}
	cause := max(0, slices.IndexFunc(events, func(e engine.Event) bool { return e.Kind.Moves() }))
	snap.Cause = events[cause]
	snap.Riders = slices.Concat(events[:cause], events[cause+1:])
}
