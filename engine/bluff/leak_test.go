package bluff

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"fourtell/engine"
)

// twins are two tables that differ in nothing the viewer has seen: the same hand of its own, other cards where it sees none.
func twins(t *testing.T, seed uint64, rules string, seats int, viewer engine.Seat) (a, b *Game) {
	t.Helper()
	dealt, err := New(engine.Setup{Rules: rules, Seats: names(seats), Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	var hidden []engine.SeenCard
	first := engine.Position{Direction: 1, Turn: max(0, viewer)}
	for seat := range seats {
		cards := []engine.SeenCard{}
		for _, c := range dealt.state.hands[seat].open() {
			cards = append(cards, engine.SeenCard{Face: c.Face})
		}
		first.Hands = append(first.Hands, cards)
		if !dealt.state.seenBy(viewer).sees(int8(seat)) {
			hidden = append(hidden, cards...)
		}
	}
	r := engine.NewRand(seed + 1)
	for i := len(hidden) - 1; i > 0; i-- {
		j := int(r.Below(uint32(i + 1)))
		hidden[i], hidden[j] = hidden[j], hidden[i]
	}
	second := first
	second.Hands = slices.Clone(first.Hands)
	for seat := range seats {
		if !dealt.state.seenBy(viewer).sees(int8(seat)) {
			n := len(first.Hands[seat])
			second.Hands[seat], hidden = hidden[:n:n], hidden[n:]
		}
	}
	for i, p := range []*engine.Position{&first, &second} {
		g, err := New(engine.Setup{Rules: rules, Seats: names(seats), Seed: seed, Position: p})
		if err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			a = g
		} else {
			b = g
		}
	}
	return a, b
}

// some is a claim of so many cards of the seat's hand, whatever they are.
func some(g *Game, seat engine.Seat, rank engine.Rank, n int) engine.Command {
	var cards []engine.SeenCard
	for _, c := range g.state.hands[seat].open()[:n] {
		cards = append(cards, engine.SeenCard{Face: c.Face})
	}
	return engine.Claim(seat, cards, rank)
}

// A claim that is a lie at one table and true at the other looks the same to everybody but who made it, with all that is told, listed
// and counted of it, until it is doubted; and so does a pile that somebody else takes.
func TestTablesThatDifferInWhatAViewerHasNotSeenLookTheSameToIt(t *testing.T) {
	lies, reveals, late := map[bool]int{}, 0, 0
	for seed := range uint64(24) {
		for _, of := range []struct {
			rules string
			seats int
		}{{"classic", 3}, {"classic,decks=2,simultaneous=random", 4}, {"classic,mode=team,decks=2", 4}, {"arcade,simultaneous=nearest_left", 5}, {"classic,rank_rule=same_or_adjacent,after_challenge=loser_leads,decks=3", 2},
			{"classic,turn_seconds=10", 3}, {"classic,rank_rule=free,simultaneous=random,turn_seconds=30", 4}} {
			viewer := engine.Seat(seed%uint64(of.seats+1)) - 1
			a, b := twins(t, seed, of.rules, of.seats, viewer)
			r := engine.NewRand(seed)
			mine := true // all that lies on the pile is the viewer's, or its partner's
			for step := 0; step < 40 && !a.state.Over(); step++ {
				seat := a.state.Turn()
				ca := engine.Do(seat, engine.VerbPass)
				cb := ca
				switch {
				case a.state.phase == engine.PhasePlay:
					rank := a.state.due
					for rank == engine.NoRank || !a.state.allows(rank) {
						rank = Ace + engine.Rank(r.Below(ranks))
					}
					n := 1 + int(r.Below(uint32(min(3, a.state.rules.most(int(a.state.decks)), int(a.state.hands[seat].count)))))
					if a.state.hands[seat].count == 1 {
						step = 1000
					}
					ca, cb = some(a, seat, rank, n), some(b, seat, rank, n)
					mine = (a.state.pileN == 0 || mine) && a.state.seenBy(viewer).sees(int8(seat))
				case mine && r.Below(2) == 0:
					ca.Verb, cb.Verb = engine.VerbChallenge, engine.VerbChallenge
					reveals++
				}
				if a.state.rules[TurnSeconds] > 0 && r.Below(3) == 0 {
					ca = engine.Do(seat, engine.VerbTimeout)
					cb = ca
					if a.state.phase == engine.PhasePlay {
						mine = (a.state.pileN == 0 || mine) && a.state.seenBy(viewer).sees(int8(seat))
						late++
					}
				}
				beatsA, errA := a.Apply(ca)
				beatsB, errB := b.Apply(cb)
				if errA != nil || errB != nil || len(beatsA) != len(beatsB) {
					t.Fatalf("seed %d: %v, %v; %d and %d beats", seed, errA, errB, len(beatsA), len(beatsB))
				}
				if a.state.Over() {
					break // the statistics are true now
				}
				lies[a.state.window.lie != b.state.window.lie]++
				for n := range beatsA {
					same(t, beatsA[n].View(viewer), beatsB[n].View(viewer))
				}
				same(t, a.View(viewer), b.View(viewer))
			}
		}
	}
	if lies[true] < 50 || reveals < 30 || late < 50 {
		t.Errorf("%v claims differ, %d are revealed, %d laid by the clock: too few to tell", lies, reveals, late)
	}
}

func same(t *testing.T, a, b engine.Snapshot) {
	t.Helper()
	a.History, b.History = a.History[max(0, len(a.History)-8):], b.History[max(0, len(b.History)-8):] // the rest has been looked at
	textA, errA := json.Marshal(a)
	textB, errB := json.Marshal(b)
	if errA != nil || errB != nil {
		t.Fatal(errA, errB)
	}
	if !bytes.Equal(textA, textB) {
		at := 0
		for at < min(len(textA), len(textB)) && textA[at] == textB[at] {
			at++
		}
		t.Fatalf("seat %d tells the tables apart: …%s… and …%s…", a.Viewer, textA[max(0, at-80):min(len(textA), at+80)], textB[max(0, at-80):min(len(textB), at+80)])
	}
}

// Whatever a viewer is shown it holds itself, has held, sees at its partner's, or has seen revealed.
func TestNoSnapshotHoldsACardThatItsViewerHasNotSeen(t *testing.T) {
	for seed := range uint64(12) {
		r := engine.NewRand(seed)
		seats := engine.MinSeats + int(r.Below(6))
		g, err := New(engine.Setup{Rules: rulesByChance(&r, seats).String(), Seats: names(seats), Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		seen := make([]map[engine.Face]bool, seats+1)
		for i := range seen {
			seen[i] = map[engine.Face]bool{}
		}
		look := func(beats []engine.Beat) {
			for _, beat := range beats {
				s := beat.Table.(*table).state
				for v := engine.Spectator; v < engine.Seat(seats); v++ {
					for seat := range s.seats {
						if s.seenBy(v).sees(seat) {
							for i := range s.hands[seat].all {
								seen[v+1][i.face()] = true
							}
						}
					}
					for _, e := range beat.Events {
						if e.Kind == engine.EventRevealed {
							for _, c := range e.Cards {
								seen[v+1][c.Face] = true
							}
						}
					}
					view := beat.View(v)
					for f := range view.Faces() {
						if !seen[v+1][f] {
							t.Fatalf("seed %d: seat %d is shown %s", seed, v, f)
						}
					}
					text, err := json.Marshal(view)
					if err != nil {
						t.Fatal(err)
					}
					for _, secret := range []string{"seed", `"key"`, "doubters", "generator"} {
						if strings.Contains(string(text), secret) {
							t.Fatalf("seed %d: the snapshot has %s", seed, secret)
						}
					}
					own := Of(&view)
					for seat, stats := range own.Seats {
						if !own.Final && stats.Lies != stats.Caught || own.Final && stats != s.stats[seat] {
							t.Fatalf("seed %d: the statistics of seat %d are %+v, final %v", seed, seat, stats, own.Final)
						}
					}
					if got, err := (Book{}).ReadSnapshot(text); err != nil || !sameText(t, got, text) {
						t.Fatalf("seed %d: a snapshot reads back otherwise: %v", seed, err)
					}
				}
			}
		}
		look(g.Opening())
		for n := 0; n < 60 && !g.state.Over(); n++ {
			m := g.state.ByChance(&r)
			c := engine.Command{Seat: engine.Seat(m.Seat), Verb: m.Verb, Rank: m.Rank, Target: engine.NoSeat}
			for _, i := range m.cards[:m.n] {
				c.Cards = append(c.Cards, engine.SeenCard{Face: i.face()})
			}
			beats, err := g.Apply(c)
			if err != nil {
				t.Fatal(err)
			}
			look(beats)
		}
	}
}

func sameText(t *testing.T, s engine.Snapshot, text []byte) bool {
	t.Helper()
	again, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	return bytes.Equal(again, text)
}

// No two cards of a snapshot have one identity, and every identity tells its face.
func TestIdentitiesAreUniqueAndTellTheirFaces(t *testing.T) {
	for seed := range uint64(10) {
		r := engine.NewRand(seed)
		g, err := New(engine.Setup{Rules: "classic,mode=team,decks=3", Seats: names(4), Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; n < 200 && !g.state.Over(); n++ {
			m := g.state.ByChance(&r)
			if g.state.phase == engine.PhaseRespond && r.Below(3) == 0 {
				m.Verb = engine.VerbChallenge
			}
			c := engine.Command{Seat: engine.Seat(m.Seat), Verb: m.Verb, Rank: m.Rank, Target: engine.NoSeat}
			for _, i := range m.cards[:m.n] {
				c.Cards = append(c.Cards, engine.SeenCard{Face: i.face()})
			}
			beats, err := g.Apply(c)
			if err != nil {
				t.Fatal(err)
			}
			for _, beat := range beats {
				for v := engine.Spectator; v < 4; v++ {
					for _, s := range []engine.Snapshot{beat.View(v), beat.Open(v)} {
						met := map[engine.Card]bool{}
						lists := [][]engine.SeenCard{s.Discard}
						for _, h := range s.Hands {
							lists = append(lists, h.Cards)
						}
						for _, list := range lists {
							for _, card := range list {
								if card.Hidden() {
									continue
								}
								if met[card.ID] || (Book{}).FaceOf(card.ID) != card.Face || int(card.ID) > 3*cardsPerDeck {
									t.Fatalf("seed %d, seat %d: card %d is %s", seed, v, card.ID, card)
								}
								met[card.ID] = true
							}
						}
					}
				}
			}
		}
	}
}
