package hall

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/engine/shed"
	"fourtell/online/journal"
	"fourtell/online/wire"
)

// The tables of a pair differ only in what the first seat, a spectator and whoever is not there may not know. All of them are told the
// same then: the same frames, byte by byte, in the same order and at the same time.

// heard is a frame and when it came.
type heard struct {
	at   int64
	text []byte
}

// pairTable is a room with four people at a table in a known state, somebody who watches, and somebody who is in no room.
type pairTable struct {
	*world
	code  wire.RoomCode
	seats []*guest
	eye   *guest
	out   *guest
}

const pairCode wire.RoomCode = "KKKKKK"

func newPairTable(t *testing.T, rules string, pos engine.Position) *pairTable {
	w := newWorld(t, 77)
	p := &pairTable{world: w, code: pairCode}
	names := []string{"Ann", "Bo", "Cy", "Di"}
	game, rules, err := rulesOf("", rules)
	if err != nil {
		t.Fatal(err)
	}
	uid := func(name string) wire.UID { return wire.UIDOf("token-of-" + name + "-which-is-long") }
	facts := []journal.Fact{&journal.Created{Name: "Pair", Game: game, Rules: rules, Size: 4, Open: true, Deal: wire.DealHouse, Chat: wire.ChatPhrases}}
	for i, name := range names {
		facts = append(facts, &journal.Came{UID: uid(name), Name: name}, &journal.Sat{Chair: i, UID: uid(name)})
	}
	facts = append(facts, &journal.Started{Setup: engine.Setup{Game: game, Rules: rules, Seats: names, Seed: 9, Position: &pos}})
	var entries []journal.Entry
	for i, f := range facts {
		entries = append(entries, journal.Entry{N: uint64(i + 1), At: w.now, By: uid("Ann"), Fact: f})
	}
	w.journal.Append(p.code, entries, func(err error) {
		if err != nil {
			t.Fatal(err)
		}
	})
	w.open()
	for _, name := range names {
		p.seats = append(p.seats, w.guest(name))
	}
	p.eye, p.out = w.guest("Eve"), w.guest("Out")
	for _, g := range p.seats {
		g.back(p.code)
	}
	p.eye.must(&wire.Join{Room: p.code, As: wire.AsWatch})
	p.out.must(&wire.List{Watch: true})
	return p
}

// observers are those who may not know what the tables differ in.
func (p *pairTable) observers() []*guest { return []*guest{p.seats[0], p.eye, p.out} }

// act is a step of the script: who asks for what, after some time.
type act struct {
	who   int // a seat; 4 watches, 5 is in no room
	after int64
	ask   wire.Body
	cut   bool
	done  bool // it was done
}

func (p *pairTable) guestAt(who int) *guest {
	switch {
	case who < 4:
		return p.seats[who]
	case who == 4:
		return p.eye
	}
	return p.out
}

// do does a step, and says whether it was done.
func (p *pairTable) do(a act) bool {
	p.pass(a.after)
	g := p.guestAt(a.who)
	if a.cut {
		g.cut()
		p.pass(400)
		g.back(p.code)
		return true
	}
	_, refused := g.ask(a.ask).(*wire.No)
	return !refused
}

// script has the people at a table play on, and those who may not know try what they can.
func script(p *pairTable, rng *rand.Rand, steps int) (acts []act) {
	for len(acts) < steps {
		a := act{after: int64(rng.IntN(1500))}
		owner := -1
		r := p.room(p.code)
		for i := range p.seats {
			if v := r.table.View(engine.Seat(i)); v.Owes() {
				owner = i
			}
		}
		if owner < 0 || r.table.Over() {
			return acts
		}
		n := rng.IntN(10)
		switch {
		case n < 6:
			s := r.table.View(engine.Seat(owner))
			c, ok := pick(&s, rng.Uint64())
			if !ok {
				return acts
			}
			c.Card.ID, c.Decision = 0, 0
			a.who, a.ask = owner, &wire.Do{Command: c}
		case n < 7:
			a.who, a.cut = []int{0, 4, 1 + rng.IntN(3)}[rng.IntN(3)], true
		default:
			a.who = []int{0, 4, 5}[rng.IntN(3)]
			tries := []wire.Body{
				&wire.Do{Command: engine.Do(0, engine.VerbChallenge)}, &wire.Do{Command: engine.Do(0, engine.VerbCallUno)},
				&wire.Do{Command: engine.Command{Verb: engine.VerbCatchUno, Target: engine.Seat(1 + rng.IntN(3))}},
				&wire.Do{Command: engine.Play(0, engine.SeenCard{Face: engine.Face(1 + rng.IntN(54))}, shed.Red, engine.NoSeat)},
				&wire.Do{Command: engine.Play(0, engine.SeenCard{ID: engine.Card(1 + rng.IntN(108))}, shed.Red, 1)},
				&wire.Do{Command: engine.Do(0, engine.VerbDraw)}, &wire.Sync{}, &wire.Past{}, &wire.List{}, &wire.Phrase{Phrase: "hello"}, &wire.Ping{},
				&wire.Next{}, &wire.Set{}, &wire.Join{Room: p.code, As: wire.AsSeat},
			}
			a.ask = tries[rng.IntN(len(tries))]
		}
		if _, stays := a.ask.(*wire.Join); stays && a.who == 5 {
			continue // who is in no room stays so
		}
		a.done = p.do(a)
		acts = append(acts, a)
	}
	return acts
}

// hiddenSwap is the position with two cards changed about that the first seat sees neither of; false where they are alike.
func hiddenSwap(pos engine.Position, rng *rand.Rand) (engine.Position, bool) {
	twin := pos
	twin.Hands, twin.Draw = nil, slices.Clone(pos.Draw)
	for _, h := range pos.Hands {
		twin.Hands = append(twin.Hands, slices.Clone(h))
	}
	place := func() *engine.SeenCard {
		if n := rng.IntN(4); n > 0 {
			return &twin.Hands[n][rng.IntN(len(twin.Hands[n]))]
		}
		return &twin.Draw[rng.IntN(min(len(twin.Draw), 12))]
	}
	a, b := place(), place()
	if *a == *b {
		return twin, false
	}
	*a, *b = *b, *a
	return twin, true
}

// anyPosition is a table of four just dealt.
func anyPosition(rng *rand.Rand) engine.Position {
	var deck []engine.SeenCard
	for id := engine.Card(1); id <= 108; id++ {
		deck = append(deck, engine.SeenCard{Face: shed.FaceOfCard(id)})
	}
	rng.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	top := slices.IndexFunc(deck, func(c engine.SeenCard) bool { return !strings.HasPrefix(c.Face.String(), "W") })
	deck[0], deck[top] = deck[top], deck[0]
	pos := engine.Position{Discard: deck[:1:1], Turn: 1, Direction: 1}
	deck = deck[1:]
	for range 4 {
		pos.Hands, deck = append(pos.Hands, deck[:5:5]), deck[5:]
	}
	pos.Draw = deck
	return pos
}

// sameEyes says whether by the game itself the first seat and a spectator know the same at both tables.
func sameEyes(t *testing.T, a, b *pairTable) bool {
	ra, rb := a.room(a.code), b.room(b.code)
	ga, err := games.New(ra.setup)
	if err != nil {
		t.Fatal(err)
	}
	gb, err := games.New(rb.setup)
	if err != nil {
		t.Fatal(err)
	}
	ca, cb := ra.table.Record().Commands, rb.table.Record().Commands
	if len(ca) != len(cb) {
		return false
	}
	for i := range ca {
		_, ea := ga.Apply(ca[i])
		_, eb := gb.Apply(cb[i])
		if ea != nil || eb != nil {
			t.Fatal("a record is not played again")
		}
		for v := engine.Spectator; v < 1; v++ {
			sa, _ := engine.MarshalPlain(ga.View(v))
			sb, _ := engine.MarshalPlain(gb.View(v))
			if !bytes.Equal(sa, sb) {
				return false
			}
		}
	}
	return true
}

func TestTablesThatDifferInWhatASeatMayNotKnowTellItTheSame(t *testing.T) {
	rules := []string{"classic", "party", "classic,turn_seconds=10", "chaos"}
	compared, frames := 0, 0
	for seed := range uint64(160) {
		rng := rand.New(rand.NewPCG(seed, 4))
		pos := anyPosition(rng)
		twin, differ := hiddenSwap(pos, rng)
		if !differ {
			continue
		}
		by := rules[seed%4]
		a, b := newPairTable(t, by, pos), newPairTable(t, by, twin)
		for _, p := range []*pairTable{a, b} {
			for _, g := range p.order {
				g.lazy, g.keeps = true, true
			}
		}
		acts := script(a, rng, 25)
		same := true
		for _, act := range acts {
			same = same && b.do(act) == act.done
		}
		if !same || !sameEyes(t, a, b) {
			continue // the game itself lets them be told apart: somebody plays or draws what differs
		}
		compared++
		for i, g := range a.observers() {
			h := b.observers()[i]
			if len(g.heard) != len(h.heard) {
				t.Fatalf("pair %d: %s is told %d things at one table and %d at the other", seed, g.name, len(g.heard), len(h.heard))
			}
			for n := range g.heard {
				frames++
				if g.heard[n].at != h.heard[n].at || !bytes.Equal(g.heard[n].text, h.heard[n].text) {
					t.Fatalf("pair %d: %s is told at %d\n%s\nand at the other table, at %d\n%s", seed, g.name, g.heard[n].at, g.heard[n].text, h.heard[n].at, h.heard[n].text)
				}
			}
		}
	}
	if compared < 40 || frames < 2000 {
		t.Errorf("%d pairs, %d frames: too few to mean anything", compared, frames)
	}
	t.Log(fmt.Sprintf("%d pairs, %d frames", compared, frames))
}
