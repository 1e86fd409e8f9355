package anim

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"fourtell/engine"
	"fourtell/engine/uno"
)

// randomSetup is a table of random seats and switches, one in three with the rules of a preset.
func randomSetup(rng *rand.Rand) (engine.Setup, *uno.Game) {
	for {
		s := engine.Setup{Game: "uno", Seed: rng.Uint64(), Dealer: 0}
		for i := range 2 + rng.IntN(9) {
			s.Seats = append(s.Seats, fmt.Sprintf("Seat %d", i))
		}
		s.Rules = uno.RulesByChance(s.Seed, len(s.Seats)).String()
		if presets := uno.Presets(); rng.IntN(3) == 0 {
			s.Rules = presets[rng.IntN(len(presets))]
		}
		s.Rules += []string{"", ",turn_seconds=10"}[rng.IntN(2)]
		if g, err := uno.New(s); err == nil {
			return s, g
		}
	}
}

// randomCommand is something somebody may do now.
func randomCommand(g *uno.Game, rng *rand.Rand, seats int) engine.Command {
	now := g.View(engine.Spectator)
	switch now.Phase {
	case engine.PhaseRoundOver:
		return engine.Do(0, engine.VerbNextRound)
	}
	switch r := rng.IntN(200); {
	case r == 0:
		return engine.Do(engine.Seat(rng.IntN(seats)), engine.VerbRemove)
	case r == 1:
		return engine.Do(now.Turn, engine.VerbTimeout)
	case r < 20:
		return engine.Command{Seat: now.Turn, Verb: engine.VerbWait, Wait: engine.Millis(rng.IntN(3000)), Target: engine.NoSeat}
	case r < 60: // off turn: calls, catches, jump-ins
		if legal := g.View(engine.Seat(rng.IntN(seats))).Legal; len(legal) > 0 {
			return legal[rng.IntN(len(legal))]
		}
	}
	own := g.View(now.Turn)
	if now.Phase == engine.PhasePlay && len(own.Hands[now.Turn].Cards) > 0 && rng.IntN(30) == 0 { // refused, or a mistake
		hand := own.Hands[now.Turn].Cards
		return engine.Play(now.Turn, hand[rng.IntN(len(hand))], engine.NoColor, engine.NoSeat)
	}
	legal := own.Legal
	if len(legal) == 0 {
		return engine.Do(now.Turn, engine.VerbDraw)
	}
	c := legal[rng.IntN(len(legal))]
	for range 3 { // rounds shall end
		if c.Verb == engine.VerbPlay {
			break
		}
		c = legal[rng.IntN(len(legal))]
	}
	return c
}

// watcher is one viewer's queue and what was last seen on it.
type watcher struct {
	q      *Queue
	viewer engine.Seat
	prev   engine.Snapshot
	keys   map[uint32]Place
	asked  map[string]bool
	last   engine.Snapshot
	pile   pileSeen
	early  int // cards of a draw that were seen to move with the reshuffle in the middle of it
}

// watch plays the beat to its end and checks what DESIGN promises of it.
func (w *watcher) watch(t *testing.T, s engine.Snapshot, rng *rand.Rand) {
	w.last = s
	w.q.Push(s)
	for n := 0; !w.q.Idle(); n++ {
		if n > 2000 {
			t.Fatalf("the beat %s never ends", s.Cause.Kind)
		}
		switch rng.IntN(40) {
		case 0:
			w.q.Skip()
		case 1:
			w.q.LetGo(engine.Card(rng.IntN(109)), 600, 300, 0.1, 1.1)
		}
		if rng.IntN(60) == 0 {
			g := desk
			if rng.IntN(2) == 0 {
				g = Geometry{W: 390 + 1000*rng.Float64(), H: 844, TextScale: 1 + rng.Float64()}
			}
			for _, i := range rng.Perm(108)[:rng.IntN(108)] {
				g.Order = append(g.Order, engine.Card(1+i))
			}
			w.q.Relayout(g, rng.IntN(2) == 0)
		}
		w.q.Tick()
		w.stacked(t)
	}
	for n := 0; !w.q.Still(); n++ {
		w.q.Tick()
		w.stacked(t)
	}
	atRest(t, w.q)
	w.count(t, &s)
	w.conserve(t, &s)
	w.prev = s
}

// count compares the sprites of every place with the snapshot.
func (w *watcher) count(t *testing.T, s *engine.Snapshot) {
	t.Helper()
	var held [engine.MaxSeats]int
	discards := 0
	for _, p := range w.q.Poses() {
		switch p.Place.Zone {
		case Hand:
			held[p.Place.Seat]++
		case Discard:
			discards++
		default:
			t.Fatalf("a sprite rests in %v", p.Place)
		}
		if p.Alpha != 1 || p.Squash != 0 || p.Flip != 0 && p.Flip != 1 {
			t.Fatalf("a card rests half way: %+v", p)
		}
	}
	for i, h := range s.Hands {
		if held[i] != h.Count {
			t.Fatalf("seat %d shows %d cards and holds %d", i, held[i], h.Count)
		}
	}
	if discards != min(3, len(s.Discard)) || w.q.Pile() != s.Draw {
		t.Fatalf("%d discards of %d seen, the pile shows %d of %d", discards, len(s.Discard), w.q.Pile(), s.Draw)
	}
}

// conserve checks that the moves explain the counts and that sprites come and go through the piles only.
func (w *watcher) conserve(t *testing.T, s *engine.Snapshot) {
	t.Helper()
	d := w.q.diff
	fromPile, toPile := 0, 0
	if d.Swept < 0 && len(w.prev.Hands) == len(s.Hands) {
		count := map[Place]int{drawPile(): w.prev.Draw, discardPile(): len(w.prev.Discard)}
		for i, h := range w.prev.Hands {
			count[handOf(engine.Seat(i))] = h.Count
		}
		for _, m := range d.Moves {
			count[m.From] -= m.Count
			count[m.To] += m.Count
			if m.From.Zone != Hand && m.To.Zone == Hand {
				fromPile++
			}
			if m.From.Zone == Hand && m.To.Zone != Hand {
				toPile++
			}
		}
		want := map[Place]int{drawPile(): s.Draw, discardPile(): len(s.Discard)}
		for i, h := range s.Hands {
			want[handOf(engine.Seat(i))] = h.Count
		}
		for p, n := range want {
			if count[p] != n {
				t.Fatalf("the moves leave %d cards in %v, the snapshot shows %d (%s)", count[p], p, n, s.Cause.Kind)
			}
		}
		w.manner(t, s, d.Moves)
	}
	keys := map[uint32]Place{}
	appeared, vanished := 0, 0
	for _, p := range w.q.Poses() {
		if _, twice := keys[p.Key]; twice {
			t.Fatalf("two sprites with the key %d", p.Key)
		}
		keys[p.Key] = p.Place
		if _, before := w.keys[p.Key]; !before && p.Place.Zone == Hand {
			appeared++
		}
	}
	for k, p := range w.keys {
		if _, still := keys[k]; !still && p.Zone == Hand {
			vanished++
		}
	}
	if d.Swept < 0 && (appeared != fromPile || vanished > toPile) {
		t.Fatalf("%d cards appeared and %d vanished in hands; %d came from a pile and %d went to one (%s)",
			appeared, vanished, fromPile, toPile, s.Cause.Kind)
	}
	w.keys = keys
}

// manner checks that each kind of beat moves what its event says and nothing else.
func (w *watcher) manner(t *testing.T, s *engine.Snapshot, moves []Move) {
	t.Helper()
	e := &s.Cause
	bad := func(m Move) { t.Fatalf("%s of seat %d moved a card from %v to %v", e.Kind, e.Seat, m.From, m.To) }
	for _, m := range moves {
		switch e.Kind {
		case engine.EventPlayed, engine.EventStacked, engine.EventJumpedIn:
			if !m.From.is(e.Seat) || m.To.Zone != Discard {
				bad(m)
			}
		case engine.EventDrawn:
			if m.From.Zone != Draw || !m.To.is(e.Seat) {
				bad(m)
			}
		case engine.EventPenalty:
			if from := m.From.Zone == Draw || m.From.is(e.Target); !from || !m.To.is(e.Seat) {
				bad(m)
			}
		case engine.EventHandsSwapped, engine.EventHandsRotated:
			if m.From.Zone != Hand || m.To.Zone != Hand || m.From == m.To {
				bad(m)
			}
		case engine.EventReshuffled:
			// The pile runs out in the middle of a draw: its last cards show together with the reshuffle.
			if (m.From.Zone != Discard || m.To.Zone != Draw) && (m.From.Zone != Draw || m.To.Zone != Hand) {
				bad(m)
			}
		case engine.EventSeatRemoved:
			if !m.From.is(e.Seat) || m.To.Zone != Draw {
				bad(m)
			}
		}
	}
	n := 0
	for _, m := range moves {
		if m.To.Zone == Hand {
			n += m.Count
		}
	}
	switch e.Kind {
	case engine.EventReshuffled:
		w.early += n
	case engine.EventDrawn, engine.EventPenalty:
		if n+w.early != e.Count {
			t.Fatalf("%s of %d cards moved %d, and %d before the reshuffle", e.Kind, e.Count, n, w.early)
		}
		w.early = 0
	case engine.EventHandsSwapped:
		if want := w.prev.Hands[e.Seat].Count + w.prev.Hands[e.Target].Count; n != want {
			t.Fatalf("a swap of %d cards moved %d", want, n)
		}
	}
}

// FuzzDiff plays real random rounds with random switches before every viewer: after each plan the poses are the layout,
// and no card appears from nowhere or vanishes.
func FuzzDiff(f *testing.F) {
	for seed := range uint64(8) {
		f.Add(seed)
	}
	f.Fuzz(watchRounds)
}

func watchRounds(t *testing.T, seed uint64) {
	rng := rand.New(rand.NewPCG(seed, 20))
	setup, g := randomSetup(rng)
	seats := len(setup.Seats)
	timing := Timing{Speed: Speed(rng.IntN(4)), Reduced: rng.IntN(4) == 0}
	var watchers []*watcher
	for v := engine.Spectator; int(v) < seats; v++ {
		if v > 0 && rng.IntN(seats) > 3 { // a few viewers are enough at a large table
			continue
		}
		w := &watcher{q: NewQueue(desk, timing), viewer: v, asked: map[string]bool{}}
		w.q.FastForward(rng.IntN(2) == 0)
		w.q.OnIdle = func(Kind, engine.Snapshot) {}
		w.q.OnChallengeReady = func(s engine.Snapshot) {
			id := fmt.Sprint(s.Round, "/", s.Decision)
			if w.asked[id] || !ChallengeOpen(&s) || s.Seq != w.last.Seq {
				t.Fatalf("challenge %s asked twice, too early or too late", id)
			}
			w.asked[id] = true
		}
		watchers = append(watchers, w)
	}
	show := func(beats []engine.Beat) {
		for _, b := range beats {
			for _, w := range watchers {
				w.watch(t, b.View(w.viewer), rng)
			}
		}
	}
	defer func() {
		if t.Failed() {
			t.Logf("seed %d, %d seats, rules %s", seed, seats, setup.Rules)
		}
	}()
	show(g.Opening())
	for n := 0; n < 160; n++ {
		beats, err := g.Apply(randomCommand(g, rng, seats))
		if err != nil {
			continue
		}
		show(beats)
		if now := g.View(engine.Spectator); now.Phase == engine.PhaseMatchOver {
			break
		} else if id := fmt.Sprint(now.Round, "/", now.Decision); ChallengeOpen(&now) {
			for _, w := range watchers {
				if !w.asked[id] {
					t.Fatalf("challenge %s was never asked (viewer %d)", id, w.viewer)
				}
			}
		}
	}
}
