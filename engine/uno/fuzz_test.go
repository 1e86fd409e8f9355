package uno

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
)

func seatNames(n int) []string {
	names := make([]string, n)
	for i := range names {
		names[i] = fmt.Sprintf("S%d", i)
	}
	return names
}

// wildCommand is a command that need not make sense.
func wildCommand(rng *rand.Rand, g *Game) engine.Command {
	n := int(g.state.seats)
	c := engine.Command{Seat: engine.Seat(rng.IntN(n+2) - 1), Verb: engine.Verb(rng.IntN(18)), Target: engine.Seat(rng.IntN(n+3) - 2),
		Color: engine.Color(rng.IntN(6)), Card: engine.SeenCard{Face: engine.Face(rng.IntN(shed.Faces + 2))}, At: engine.Millis(rng.IntN(4000))}
	if rng.IntN(3) == 0 {
		c.Card = engine.SeenCard{ID: engine.Card(rng.IntN(400))}
	}
	for rng.IntN(3) == 0 {
		c.Cards = append(c.Cards, engine.SeenCard{Face: engine.Face(rng.IntN(shed.Faces))})
	}
	if rng.IntN(4) == 0 {
		c.Decision = uint32(rng.IntN(50))
	}
	if c.Verb == engine.VerbRemove && rng.IntN(20) != 0 {
		c.Verb = engine.VerbPlay
	}
	return c
}

// legalCommand is one of the commands the snapshots of some seat call legal.
func legalCommand(t *testing.T, rng *rand.Rand, g *Game) (engine.Command, bool) {
	t.Helper()
	s := &g.state
	if s.Over() {
		seat := engine.Seat(0)
		for s.gone&bit(int8(seat)) != 0 {
			seat++
		}
		return engine.Do(seat, engine.VerbNextRound), s.phase == engine.PhaseRoundOver
	}
	seat := engine.Seat(s.turn)
	if rng.IntN(5) == 0 {
		seat = engine.Seat(rng.IntN(int(s.seats)))
	}
	legal := g.View(seat).Legal
	if len(legal) == 0 {
		return engine.Command{}, false
	}
	c := legal[rng.IntN(len(legal))]
	c.At = s.now + engine.Millis(rng.IntN(1500))
	return c, true
}

// playWildly plays many commands, sensible and not, on a random table and checks after each that the table is sound, that
// what was refused changed nothing, and that what a snapshot calls legal is granted.
func playWildly(t *testing.T, seed uint64, steps int, each func(*Game, []engine.Beat)) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 1))
	seats := engine.MinSeats + rng.IntN(engine.MaxSeats-1)
	rules := RulesByChance(seed, seats)
	if rng.IntN(2) == 0 {
		rules[TurnSeconds] = int16(engine.TurnSeconds().Least)
	}
	g, err := New(engine.Setup{Rules: rules.String(), Seats: seatNames(seats), Seed: seed, Dealer: engine.Seat(rng.IntN(seats))})
	if err != nil {
		t.Fatalf("seed %d, rules %s: %v", seed, rules, err)
	}
	fail := func(format string, args ...any) {
		t.Helper()
		t.Fatalf("seed %d, %d seats, rules %s: %s", seed, seats, rules, fmt.Sprintf(format, args...))
	}
	each(g, g.Opening())
	for n := 0; n < steps; n++ {
		c, legal := legalCommand(t, rng, g)
		if !legal || rng.IntN(3) == 0 {
			c, legal = wildCommand(rng, g), false
		}
		before := g.State()
		beats, err := g.Apply(c)
		if err != nil {
			if legal {
				fail("step %d: the legal %+v is refused: %v", n, c, err)
			}
			if !bytes.Equal(before, g.State()) {
				fail("step %d: the refused %+v (%v) changed the table", n, c, err)
			}
		}
		if err := g.Sound(); err != nil {
			fail("step %d: after %+v: %v", n, c, err)
		}
		each(g, beats)
	}
}

func FuzzApply(f *testing.F) {
	for seed := uint64(0); seed < 16; seed++ {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, seed uint64) { playWildly(t, seed, 200, func(*Game, []engine.Beat) {}) })
}

// Nothing a viewer gets may depend on what that viewer can't know. Hidden cards are hidden in hands, in every event and in
// the whole text of the snapshot: no hidden identity, no seed, no verdict.
func TestNoViewLeaksAHiddenCard(t *testing.T) {
	for seed := uint64(100); seed < 112; seed++ {
		leak := newLeakWatch(t, seed)
		playWildly(t, seed, 120, leak.check)
	}
}

type leakWatch struct {
	t    *testing.T
	seed uint64
	may  [engine.MaxSeats + 1]hand // labels of cards the viewer has had a right to see since the deal
	log  *chronicle
}

func newLeakWatch(t *testing.T, seed uint64) *leakWatch { return &leakWatch{t: t, seed: seed} }

func (l *leakWatch) check(g *Game, beats []engine.Beat) {
	if l.log != g.log {
		l.log, l.may = g.log, [engine.MaxSeats + 1]hand{}
	}
	for _, b := range beats {
		tab := b.Table.(*table)
		for v := engine.Spectator; v < engine.Seat(g.state.seats); v++ {
			l.learn(tab, v, b.Events)
			l.inspect(tab, v)
		}
	}
}

// learn marks what the viewer may know by now: the discard pile, its own hand, and hands shown to it.
func (l *leakWatch) learn(tab *table, v engine.Seat, events []engine.Event) {
	s := &tab.state
	see := func(i index) {
		if label := tab.known.row(v)[i.slot()]; label != noCard {
			l.may[v+1].add(label)
		}
	}
	for n := range s.discardN {
		see(s.discard[n].card())
	}
	mark := func(cards []engine.SeenCard) {
		for _, c := range cards {
			see(indexOf(c.ID))
		}
	}
	if v >= 0 {
		own := s.judge().seenHand(int8(v))
		mark(seenCards(&own))
	}
	for seat := int8(0); seat < s.seats && s.discardN > 0; seat++ {
		if n := s.hands[seat].count; n <= int32(s.rules[HandReveal]) {
			open := s.judge().seenHand(seat)
			mark(seenCards(&open))
		}
	}
	for _, e := range events {
		switch e.Kind {
		case engine.EventChallengeResolved:
			reveal := s.rules[WD4Reveal]
			if reveal == RevealEveryone || reveal == RevealChallenger && e.Target == v {
				mark(e.Cards)
			}
		case engine.EventRoundOver:
			for seat := int8(0); seat < s.seats; seat++ {
				mark(seenCards(&s.hands[seat]))
			}
		case engine.EventDrawn, engine.EventPenalty:
			if s.rules[BlindDraw] == Off && (e.Seat == v || e.Target == v && v >= 0) {
				mark(e.Cards)
			}
		case engine.EventMisplayed:
			see(tab.mistake)
		case engine.EventUnfit:
			if e.Seat == v {
				mark(e.Cards)
			}
		case engine.EventPlayed, engine.EventOpener, engine.EventJumpedIn, engine.EventStacked:
			mark(e.Cards)
		}
	}
}

// inspect reads the snapshot as the wire would carry it and looks at every card in it.
func (l *leakWatch) inspect(tab *table, v engine.Seat) {
	snap := tab.View(v)
	b, err := json.Marshal(snap)
	if err != nil {
		l.t.Fatal(err)
	}
	var whole any
	if err := json.Unmarshal(b, &whole); err != nil {
		l.t.Fatal(err)
	}
	var walk func(any)
	walk = func(x any) {
		switch x := x.(type) {
		case map[string]any:
			if id, ok := x["id"].(float64); ok && id != 0 && !l.may[v+1].has(indexOf(engine.Card(id))) {
				l.t.Fatalf("seed %d: viewer %d sees card %v (%v) it can't know, at %s", l.seed, v, id, x["face"], snap.Cause.Kind)
			}
			for k, y := range x {
				if k == "was_bluff" || k == "seed" || k == "bluff" {
					l.t.Fatalf("seed %d: viewer %d is told %q", l.seed, v, k)
				}
				walk(y)
			}
		case []any:
			for _, y := range x {
				walk(y)
			}
		}
	}
	walk(whole)
	if snap.Viewer != v {
		l.t.Fatalf("the view of %d says it is of %d", v, snap.Viewer)
	}
}
