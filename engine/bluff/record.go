package bluff

import (
	"slices"

	"fourtell/engine"
)

// answers is the game's own word for somebody having said whether they doubt, where that is not told before all have.
var answers = engine.WordOf("answers")

// chronicle is what each viewer has seen happen since the deal: one list a viewer, the same events, each redacted.
type chronicle struct {
	by   [engine.MaxSeats + 1][]engine.Event // by viewer, the spectator first
	open []engine.Event                      // the whole truth, by the decks' identities
}

// recorder cuts what a command does into beats. A nil recorder records nothing: every method may be called on it.
type recorder struct {
	g     *Game
	actor int8
	beats []engine.Beat
	cur   *table // the beat being written; nil before the first event
	key   engine.Key
}

// note records an event without cards; seat and target may be noSeat.
func (r *recorder) note(s *State, k engine.EventKind, seat, target int8, n int) {
	if r != nil {
		r.write(s, engine.Event{Kind: k, Seat: engine.Seat(seat), Target: engine.Seat(target), Count: n}, nil, nil)
	}
}

// news records what the game itself has a word for.
func (r *recorder) news(s *State, w engine.Word, seat int8) {
	if r != nil {
		r.write(s, engine.Event{Kind: engine.EventNews, Word: w, Seat: engine.Seat(seat), Target: engine.NoSeat}, nil, nil)
	}
}

// write appends an event to the beat, or begins a new beat with it when it moves: what went before, a doubt or that somebody let a claim
// be, is told before it. seen are the cards as a viewer sees them; nil where there are none.
func (r *recorder) write(s *State, e engine.Event, cards []index, seen func(v engine.Seat) []engine.SeenCard) {
	if r.cur == nil || e.Kind.Moves() || e.Kind == engine.EventDoubted {
		r.cur = r.g.newTable(r.actor)
		r.beats = append(r.beats, engine.Beat{Seq: r.cur.seq, Table: r.cur})
	}
	e.At, e.Beat = s.now, r.cur.seq
	r.cur.state = *s
	whole := e
	whole.Cards = slices.Grow(whole.Cards, len(cards))
	for _, i := range cards {
		whole.Cards = append(whole.Cards, i.seen())
	}
	beat := &r.beats[len(r.beats)-1]
	beat.Events = append(beat.Events, whole)
	log := r.g.log
	log.open = append(log.open, whole)
	for v := engine.Spectator; v < engine.Seat(s.seats); v++ {
		told := e
		if seen != nil {
			told.Cards = seen(v)
		}
		log.by[v+1] = append(log.by[v+1], told)
	}
	r.cur.to = len(log.open)
}

// finish closes the command: its last beat shows the question now owed.
func (r *recorder) finish(s *State) []engine.Beat {
	if r.cur == nil {
		return nil
	}
	r.cur.state, r.cur.last = *s, true
	return r.beats
}

func (r *recorder) dealt(s *State) {
	if r == nil {
		return
	}
	r.write(s, engine.Event{Kind: engine.EventDealt, Seat: engine.Seat(s.dealer), Target: engine.NoSeat}, nil,
		func(v engine.Seat) []engine.SeenCard {
			if v < 0 {
				return nil
			}
			return s.hands[v].known()
		})
}

// claimed tells the cards to whoever laid them, and to their partner.
func (r *recorder) claimed(s *State, m *Move) {
	if r == nil {
		return
	}
	cards := m.cards[:m.n]
	r.write(s, engine.Event{Kind: engine.EventClaimed, Seat: engine.Seat(m.Seat), Target: engine.NoSeat, Rank: m.Rank, Count: int(m.n)}, cards,
		func(v engine.Seat) []engine.SeenCard { return s.seenBy(v).told(m.Seat, cards, s.hands[m.Seat].of) })
}

// revealed tells the doubted cards to everybody.
func (r *recorder) revealed(s *State) {
	if r == nil {
		return
	}
	w := &s.reveal
	e := engine.Event{Kind: engine.EventRevealed, Seat: engine.Seat(w.claim.by), Target: engine.Seat(w.doubter), Rank: w.claim.rank,
		Count: int(w.claim.n), Verdict: engine.Innocent}
	if w.lie {
		e.Verdict = engine.Guilty
	}
	r.write(s, e, w.cards[:w.claim.n], func(v engine.Seat) []engine.SeenCard { return s.seenBy(v).turnedUp() })
}

// taken tells the cards to whoever takes them and to their partner, face by face: how they lay is nobody's to know.
func (r *recorder) taken(s *State) {
	if r == nil {
		return
	}
	w := &s.reveal
	from := w.claim.by
	if w.taker == from {
		from = w.doubter
	}
	var moved hand
	for _, i := range s.pile[:w.pile] { // where they lay
		moved.add(i)
	}
	cards := slices.AppendSeq(make([]index, 0, moved.count), moved.all)
	was := s.hands[w.taker].of
	for kind := range was {
		was[kind] &^= moved.of[kind]
	}
	r.write(s, engine.Event{Kind: engine.EventPileTaken, Seat: engine.Seat(w.taker), Target: engine.Seat(from), Count: int(w.pile)}, cards,
		func(v engine.Seat) []engine.SeenCard { return s.seenBy(v).told(w.taker, cards, was) })
}

// over tells who has won.
func (r *recorder) over(s *State, k engine.EventKind, won uint16) {
	if r == nil {
		return
	}
	e := engine.Event{Kind: k, Seat: engine.NoSeat, Target: engine.NoSeat, Winners: engine.SeatSet(won).Seats(), Points: s.points(), Totals: s.totals()}
	if len(e.Winners) > 0 {
		e.Seat = e.Winners[0]
	}
	r.write(s, e, nil, nil)
}

// newRound begins a new chronicle: history reaches back to the deal.
func (r *recorder) newRound(s *State) {
	if r != nil {
		r.g.lots.DealFrom(r.key)
		r.g.stood |= r.g.round.Deal.Absent(r.g.log.open)
		r.g.log = &chronicle{}
		r.g.beginRound(s, r.actor)
	}
}
