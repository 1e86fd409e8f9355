package hall

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"testing"

	"fourtell/engine"
	"fourtell/engine/games"
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
	other bool // it is the second of its pair
}

const pairCode wire.RoomCode = "KKKKKK"

func newPairTable(t *testing.T, game, rules string, pos engine.Position) *pairTable {
	w := newWorld(t, 77)
	p := &pairTable{world: w, code: pairCode}
	names := []string{"Ann", "Bo", "Cy", "Di"}
	game, rules, err := rulesOf(game, rules)
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

// observers are those who may not know what the tables differ in: those seats, who watches, and who is elsewhere.
func (p *pairTable) observers(blind []engine.Seat) []*guest {
	all := []*guest{p.eye, p.out}
	for _, s := range blind {
		all = append(all, p.seats[s])
	}
	return all
}

// act is a step of the script: who asks for what, after some time.
type act struct {
	who   int // a seat; 4 watches, 5 is in no room
	after int64
	ask   func(*pairTable) wire.Body
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
	_, refused := g.ask(a.ask(p)).(*wire.No)
	return !refused
}

// script has the people at a table play on, and those who may not know try what they can.
func script(p *pairTable, k leakKind, rng *rand.Rand) (acts []act) {
	for len(acts) < k.steps {
		a := act{after: int64(rng.IntN(1500))}
		var owing []engine.Seat
		r := p.room(p.code)
		for i := range p.seats {
			if v := r.table.View(engine.Seat(i)); v.Owes() {
				owing = append(owing, v.Viewer)
			}
		}
		if len(owing) == 0 || r.table.Over() {
			return acts
		}
		n := rng.IntN(10)
		switch {
		case n < 6:
			s := r.table.View(owing[rng.IntN(len(owing))])
			a.who, a.ask = int(s.Viewer), k.wish(&s, rng)
			if len(owing) > 1 && rng.IntN(2) == 0 {
				a.after = int64(rng.IntN(30)) // they answer in the same moment
			}
		case n < 7:
			a.who, a.cut = []int{0, 4, 1 + rng.IntN(3)}[rng.IntN(3)], true
		default:
			a.who = []int{0, 4, 5}[rng.IntN(3)]
			tries := append(k.tries(rng), &wire.Sync{}, &wire.Past{}, &wire.List{}, &wire.Phrase{Phrase: "hello"}, &wire.Ping{},
				&wire.Next{}, &wire.Set{}, &wire.Join{Room: p.code, As: wire.AsSeat})
			if s := r.table.View(0); k.doubts == nil || k.doubts(&s) {
				tries = append(tries, &wire.Do{Command: engine.Do(0, engine.VerbChallenge)})
			}
			a.ask = always(tries[rng.IntN(len(tries))])
		}
		if a.ask != nil && a.who == 5 {
			if _, stays := a.ask(p).(*wire.Join); stays {
				continue // who is in no room stays so
			}
		}
		a.done = p.do(a)
		acts = append(acts, a)
	}
	return acts
}

// always is the same wish at both tables.
func always(b wire.Body) func(*pairTable) wire.Body { return func(*pairTable) wire.Body { return b } }

// sameEyes says whether by the game itself those seats and a spectator know the same at both tables.
func sameEyes(t *testing.T, a, b *pairTable, blind []engine.Seat) bool {
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
		for _, v := range append([]engine.Seat{engine.Spectator}, blind...) {
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
	for _, k := range leakKinds() {
		t.Run(k.name, func(t *testing.T) {
			compared, frames, worth := 0, 0, 0
			for seed := range k.pairs {
				rng := rand.New(rand.NewPCG(seed, 4))
				pos := k.deal(rng)
				twin, differ := k.twin(pos, rng)
				if !differ {
					continue
				}
				by := k.rules[seed%uint64(len(k.rules))]
				a, b := newPairTable(t, k.game, by, pos), newPairTable(t, k.game, by, twin)
				b.other = true
				for _, p := range []*pairTable{a, b} {
					for _, g := range p.order {
						g.lazy, g.keeps = true, true
					}
				}
				acts := script(a, k, rng)
				same := true
				for _, act := range acts {
					same = same && b.do(act) == act.done
				}
				if !same || a.room(a.code).table.Over() || !sameEyes(t, a, b, k.blind) {
					if k.doubts != nil && !a.room(a.code).table.Over() {
						t.Fatalf("pair %d: nothing that differs was turned up, and the game itself lets the tables be told apart", seed)
					}
					continue // the game itself lets them be told apart: somebody plays or draws what differs
				}
				compared++
				if !bytes.Equal(a.room(a.code).table.State(), b.room(b.code).table.State()) {
					worth++
				}
				for i, g := range a.observers(k.blind) {
					h := b.observers(k.blind)[i]
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
			if compared < 40 || worth < 30 || frames < 2000 {
				t.Errorf("%d pairs, %d that differ, %d frames: too few to mean anything", compared, worth, frames)
			}
			t.Log(fmt.Sprintf("%d pairs, %d that differ, %d frames", compared, worth, frames))
		})
	}
}
