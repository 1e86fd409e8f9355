package uno

import (
	"cmp"
	"slices"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// chronicle is what each viewer has seen happen since the deal: one list a viewer, the same events, each redacted.
type chronicle struct {
	by [engine.MaxSeats + 1][]engine.Event // by viewer, the spectator first
	// open is the whole truth, by the deck's identities.
	open []engine.Event
	n    int
	// caught and cleared count, by seat, the verdicts of the rounds before.
	caught, cleared [engine.MaxSeats]int
	stood           engine.SeatSet // seats for which somebody else has played in the rounds before, or that had no part in them
}

// recorder cuts what a command does into beats. A nil recorder records nothing: every method may be called on it.
type recorder struct {
	g      *Game
	actor  int8
	beats  []engine.Beat
	cur    *table // the beat being written; nil before the first event
	moved  bool   // it holds a moving event already
	cards  []discarded
	drawer int8       // whose cards they become
	key    engine.Key // the command's, of a next round
}

// seenBy says who sees the cards of an event: a bit per seat, and one for spectators.
type seenBy uint32

const (
	everybody seenBy = 1<<(engine.MaxSeats+1) - 1
	nobody    seenBy = 0
)

func only(seats ...int8) seenBy {
	m := nobody
	for _, s := range seats {
		if s >= 0 {
			m |= 1 << uint(s+1)
		}
	}
	return m
}

// note records an event without cards; seat and target may be -1.
func (r *recorder) note(s *State, k engine.EventKind, seat, target int8, n int) {
	if r != nil { // the check alone is small enough to be inlined into the rules
		r.tell(s, k, seat, target, n)
	}
}

//go:noinline
func (r *recorder) tell(s *State, k engine.EventKind, seat, target int8, n int) {
	switch k {
	case engine.EventDealt, engine.EventHandsSwapped, engine.EventHandsRotated:
		r.g.known.seeTable(s)
	case engine.EventReshuffled, engine.EventSeatRemoved:
		r.g.known.forgetPile(s)
	}
	r.write(s, engine.Event{Kind: k, Seat: engine.Seat(seat), Target: engine.Seat(target), Count: n}, nil, nobody)
}

// write appends an event to the beat, or begins a new beat with it when it moves and the beat has its moving event
// already. The table of the beat is the table as it is now. Each viewer is told the cards by its own labels.
func (r *recorder) write(s *State, e engine.Event, cards []discarded, who seenBy) {
	moves := e.Kind.Moves()
	if r.cur == nil || moves && r.moved {
		r.cur = r.g.newTable(r.actor)
		r.beats = append(r.beats, engine.Beat{Seq: r.cur.seq, Table: r.cur})
		r.moved = false
	}
	r.moved = r.moved || moves
	e.At, e.Beat = s.now, r.cur.seq
	r.openHands(s)
	r.cur.state = *s
	r.cur.known.set(&r.g.known)
	beat := &r.beats[len(r.beats)-1]
	beat.Events = append(beat.Events, e)
	if n := len(beat.Events) - 1; len(cards) > 0 {
		beat.Events[n].Cards = told(cards, index.seen)
	}
	log := r.g.log
	log.open = longer(log.open, beat.Events[len(beat.Events)-1])
	var last []engine.SeenCard // as the viewer before was told them: mostly the same
	for v := engine.Spectator; v < engine.Seat(s.seats); v++ {
		seen := e
		switch {
		case e.Kind == engine.EventDealt:
			if v >= 0 && s.in(int8(v)) {
				known := r.g.known.hand(v, &s.hands[v])
				seen.Cards = seenCards(&known)
			}
		case len(cards) == 0:
		case who>>uint(v+1)&1 != 0:
			if !r.g.known.tells(v, cards, last) {
				last = told(cards, func(i index) engine.SeenCard { return r.g.known.seen(v, i) })
			}
			seen.Cards = last
			if e.Kind == engine.EventChallengeResolved || e.Target != engine.NoSeat && e.Kind == engine.EventPenalty {
				inOrder(seen.Cards) // from a hand, which has no order
			}
		case e.Kind != engine.EventChallengeResolved:
			seen.Cards = make([]engine.SeenCard, len(cards))
		}
		log.by[v+1] = longer(log.by[v+1], seen)
	}
	log.n++
	r.cur.to = log.n
}

// longer is the list with an event behind it. It grows twofold: append's own steps are small, and a long round would be copied
// five times over.
func longer(list []engine.Event, e engine.Event) []engine.Event {
	if len(list) == cap(list) {
		list = append(make([]engine.Event, 0, max(32, 2*len(list))), list...)
	}
	return append(list, e)
}

// told is the cards of an event, by the names that seen gives them.
func told(cards []discarded, seen func(index) engine.SeenCard) []engine.SeenCard {
	out := make([]engine.SeenCard, len(cards))
	for n, c := range cards {
		out[n] = seen(c.card())
		out[n].Stamp = c.stamp()
	}
	return out
}

// inOrder sorts cards that lay in no order of their own, face by face.
func inOrder(cards []engine.SeenCard) {
	slices.SortFunc(cards, func(a, b engine.SeenCard) int { return cmp.Or(cmp.Compare(a.Face, b.Face), cmp.Compare(a.ID, b.ID)) })
}

// finish closes the command: its last beat shows the question now owed.
func (r *recorder) finish(s *State) []engine.Beat {
	if r.cur == nil {
		return nil
	}
	r.openHands(s)
	r.cur.state = *s
	r.cur.known.set(&r.g.known)
	r.cur.last = true
	for _, b := range r.beats {
		b.Table.(*table).freeze()
	}
	return r.beats
}

// startCards, card: the cards of a draw or penalty, as they come into a seat's hand.
func (r *recorder) startCards(seat int8) {
	if r != nil {
		r.cards, r.drawer = nil, seat
	}
}

func (r *recorder) card(i index) {
	if r != nil {
		r.keep(i)
	}
}

//go:noinline
func (r *recorder) keep(i index) {
	r.cards = append(r.cards, discarded(i))
	r.shown(r.drawer, i)
}

// shown: the seat looks at a card that has come to it, unless it lies face down for its owner too.
func (r *recorder) shown(seat int8, i index) {
	if r != nil && !r.g.state.blind.has(i) {
		r.g.known.see(engine.Seat(seat), i)
	}
}

// toldOf are those of the seats that see cards which are drawn: nobody, where they are drawn blind.
func toldOf(s *State, seats ...int8) seenBy {
	if s.rules[BlindDraw] == On {
		return nobody
	}
	return only(seats...)
}

// openHands has everybody see the hands that lie open (RULES.md, "hand_reveal").
func (r *recorder) openHands(s *State) {
	if s.rules[HandReveal] == 0 {
		return
	}
	for seat := int8(0); seat < s.seats; seat++ {
		if s.judge().open(seat) {
			h := s.judge().seenHand(seat)
			for v := engine.Spectator; v < engine.Seat(s.seats); v++ {
				r.g.known.seeHand(v, &h)
			}
		}
	}
}

func seenCards(h *hand) []engine.SeenCard {
	out := make([]engine.SeenCard, 0, h.count)
	for i := range h.all(everyFace) {
		out = append(out, i.seen())
	}
	return out
}

func (r *recorder) dealt(s *State) {
	r.note(s, engine.EventDealt, s.dealer, -1, int(s.rules[HandSize]))
}

func (r *recorder) opener(s *State, i index) {
	if r != nil {
		r.g.known.seeTable(s)
		r.write(s, engine.Event{Kind: engine.EventOpener, Seat: engine.Seat(s.dealer), Target: engine.NoSeat, Color: s.color},
			[]discarded{discarded(i)}, everybody)
	}
}

func (r *recorder) drawn(s *State, seat int8, n int) {
	if r != nil {
		r.write(s, engine.Event{Kind: engine.EventDrawn, Seat: engine.Seat(seat), Target: engine.NoSeat, Count: n}, r.cards, toldOf(s, seat))
	}
}

// penalty records cards taken by a seat; from is the seat whose hand they came out of, -1 for the pile.
func (r *recorder) penalty(s *State, seat, from int8, why engine.Reason) {
	if r != nil {
		r.tellPenalty(s, seat, from, why)
	}
}

//go:noinline
func (r *recorder) tellPenalty(s *State, seat, from int8, why engine.Reason) {
	r.write(s, engine.Event{Kind: engine.EventPenalty, Seat: engine.Seat(seat), Target: engine.Seat(from),
		Count: len(r.cards), Reason: why}, r.cards, toldOf(s, seat, from))
}

// misplayed: everybody has seen the card, in this beat alone.
func (r *recorder) misplayed(s *State, seat int8, i index) {
	if r == nil {
		return
	}
	for v := engine.Spectator; v < engine.Seat(s.seats); v++ {
		r.g.known.see(v, i)
	}
	r.write(s, engine.Event{Kind: engine.EventMisplayed, Seat: engine.Seat(seat), Target: engine.NoSeat}, nil, nobody)
	r.cur.mistake = i
}

func (r *recorder) unfit(s *State, seat int8, i index) {
	if r != nil {
		r.write(s, engine.Event{Kind: engine.EventUnfit, Seat: engine.Seat(seat), Target: engine.NoSeat}, []discarded{discarded(i)}, only(seat))
	}
}

func (r *recorder) played(s *State, k engine.EventKind, m *Move, stack int) {
	if r != nil {
		r.tellPlay(s, k, m, stack)
	}
}

func (r *recorder) tellPlay(s *State, k engine.EventKind, m *Move, stack int) {
	cards := slices.Clone(s.discard[s.discardN-m.size() : s.discardN])
	r.follow(s, m, cards)
	color := engine.NoColor
	if shed.IsWild(m.last().face()) {
		color = m.Color
	}
	why := engine.NoReason
	if s.judge().bomb(m) && s.hands[m.Seat].count > 0 {
		why = engine.ForBomb
	}
	r.write(s, engine.Event{Kind: k, Seat: engine.Seat(m.Seat), Target: engine.Seat(m.Target), Color: color, Count: stack, Reason: why},
		cards, everybody)
	if color != engine.NoColor {
		r.colored(s, m.Seat, color)
	}
}

// follow gives the cards played the labels by which each viewer knows them. A drawn card that is played is known to be that
// one; else it could be any of its face in the hand.
func (r *recorder) follow(s *State, m *Move, cards []discarded) {
	known, drawn := &r.g.known, s.phase == engine.PhaseDrawn && s.turn == m.Seat
	for n, c := range cards {
		f := c.card().face()
		among := s.hands[m.Seat].copies[f]
		for _, later := range cards[n:] {
			if later.card().face() == f {
				among |= 1 << later.card().copy()
			}
		}
		for v := engine.Spectator; v < engine.Seat(s.seats); v++ {
			if drawn {
				known.see(v, c.card())
			} else {
				known.leaves(v, c.card(), among)
			}
		}
	}
}

func (r *recorder) colored(s *State, seat int8, c engine.Color) {
	if r != nil {
		r.write(s, engine.Event{Kind: engine.EventColorChosen, Seat: engine.Seat(seat), Target: engine.NoSeat, Color: c}, nil, everybody)
	}
}

func (r *recorder) offered(s *State) {
	if r != nil {
		p := &s.pending
		r.write(s, engine.Event{Kind: engine.EventChallengeOffered, Seat: engine.Seat(p.by), Target: engine.Seat(p.victim),
			Color: s.color, Before: p.before, Count: int(p.stack)}, nil, everybody)
	}
}

// resolved records a verdict. The accused's hand at the play is in it for whom wd4_reveal says, and for nobody else.
func (r *recorder) resolved(s *State, p *pending) {
	if r == nil {
		return
	}
	who := nobody
	switch s.rules[WD4Reveal] {
	case RevealChallenger:
		who = only(p.victim)
	case RevealEveryone:
		who = everybody
	}
	var cards []discarded
	for i := range p.handShown.all(everyFace) {
		cards = append(cards, discarded(i))
	}
	for v := engine.Spectator; v < engine.Seat(s.seats); v++ {
		if who>>uint(v+1)&1 != 0 {
			r.g.known.seeHand(v, &p.handShown)
		}
	}
	r.write(s, engine.Event{Kind: engine.EventChallengeResolved, Seat: engine.Seat(p.by), Target: engine.Seat(p.victim),
		Color: s.color, Before: p.before, Verdict: s.verdict, Count: int(p.stack)}, cards, who)
}

func (r *recorder) over(s *State, k engine.EventKind) {
	if r == nil {
		return
	}
	e := engine.Event{Kind: k, Seat: engine.NoSeat, Target: engine.NoSeat, Winners: s.tally().winners(), Points: s.tally().roundPoints(),
		Totals: s.tally().totals(), Blocked: s.result.blocked}
	if len(e.Winners) > 0 {
		e.Seat = e.Winners[0]
	}
	for v := engine.Spectator; v < engine.Seat(s.seats); v++ { // the hands lie open
		for seat := range s.hands[:s.seats] {
			r.g.known.seeHand(v, &s.hands[seat])
		}
	}
	r.write(s, e, nil, everybody)
}

// newRound begins a new chronicle: history reaches back to the deal. Of what was before, verdicts are remembered.
func (r *recorder) newRound(s *State) {
	if r == nil {
		return
	}
	r.g.lots.DealFrom(r.key)
	was := r.g.log
	log := &chronicle{caught: was.caught, cleared: was.cleared, stood: was.stood | r.g.round.Deal.Absent(was.open)}
	for i := range was.by[0] {
		switch e := &was.by[0][i]; {
		case e.Kind != engine.EventChallengeResolved:
		case e.Verdict == engine.Guilty:
			log.caught[e.Seat]++
		default:
			log.cleared[e.Seat]++
		}
	}
	r.g.log = log
	r.g.known.clear()
	r.g.beginRound(s, r.actor)
}
