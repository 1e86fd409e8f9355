package bluff

import (
	"encoding/json"
	"fmt"
	"runtime"
	"slices"
	"testing"
	"unsafe"

	"fourtell/engine"
)

// doubtable is a table of that many seats at which the claim of one card that waits lies on so many others, with the doubt that finds
// what it was.
func doubtable(tb testing.TB, seats, pile int, lie bool) (*Game, engine.Command) {
	tb.Helper()
	n := 0
	next := func() engine.SeenCard {
		n++
		return engine.SeenCard{Face: engine.StandardFaces + engine.Face((n-1)%cardsPerDeck)}
	}
	p := &engine.Position{Direction: 1, Hands: make([][]engine.SeenCard, seats)}
	for seat := range p.Hands {
		p.Hands[seat] = []engine.SeenCard{next()}
	}
	laid := next()
	p.Hands[0] = append(p.Hands[0], laid)
	lies := []string{}
	for range pile - 1 {
		lies = append(lies, next().Face.String())
	}
	p.Own, _ = json.Marshal(map[string]any{"pile": lies})
	g, err := New(engine.Setup{Rules: "classic,rank_rule=free,decks=8", Seats: names(seats), Position: p})
	if err != nil {
		tb.Fatal(err)
	}
	rank := RankOf(laid.Face)
	if lie {
		rank = after(rank)
	}
	if _, err := g.Apply(engine.Claim(0, []engine.SeenCard{laid}, rank)); err != nil {
		tb.Fatal(err)
	}
	return g, engine.Do(engine.Seat(seats-1), engine.VerbChallenge)
}

// spent is what one challenge allocates, and how many cards it tells all viewers of it together: the least of some tries, since the
// runtime makes lists of its own now and then.
func spent(t *testing.T, seats, pile int, lie bool) (allocs, bytes, told int) {
	t.Helper()
	allocs, bytes, told = spentOnce(t, seats, pile, lie)
	for range 4 {
		a, b, _ := spentOnce(t, seats, pile, lie)
		allocs, bytes = min(allocs, a), min(bytes, b)
	}
	return allocs, bytes, told
}

func spentOnce(t *testing.T, seats, pile int, lie bool) (allocs, bytes, told int) {
	t.Helper()
	g, doubt := doubtable(t, seats, pile, lie)
	heard := len(g.log.open)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, err := g.Apply(doubt)
	runtime.ReadMemStats(&after)
	taker := seats - 1
	if lie {
		taker = 0
	}
	if err != nil || g.state.pileN != 0 || int(g.state.hands[taker].count) != 1+pile {
		t.Fatalf("%d seats, %d cards: the taker holds %d, %v", seats, pile, g.state.hands[taker].count, err)
	}
	for _, list := range g.log.by[:seats+1] {
		for _, e := range list[heard:] {
			told += len(e.Cards)
		}
	}
	return int(after.Mallocs - before.Mallocs), int(after.TotalAlloc - before.TotalAlloc), told
}

// A challenge costs so much a seat and so much a card that moves to each who is told of it, and nothing that grows faster: it makes as
// many lists whatever the pile, and each seat more costs as many as the one before.
func TestAChallengeIsResolvedInStepsLinearInSeatsAndCardsMoved(t *testing.T) {
	card := int(unsafe.Sizeof(engine.SeenCard{}))
	for _, lie := range []bool{false, true} {
		perSeat := 0
		for seats := engine.MinSeats; seats <= engine.MaxSeats; seats++ {
			allocs1, bytes1, _ := spent(t, seats, 1, lie)
			for _, pile := range []int{1, 2, 3, 5, 10, 25, 50, 100, 200, 400} {
				allocs, bytes, told := spent(t, seats, pile, lie)
				if told != (seats+1)*(1+pile) {
					t.Errorf("lie %v, %d seats, %d cards: %d cards are told; each of %d is told of the one turned up and of the pile", lie, seats, pile, told, seats+1)
				}
				if allocs < allocs1 || allocs > allocs1+raceLists {
					t.Errorf("lie %v, %d seats, %d cards: %d lists are made, and %d of one card", lie, seats, pile, allocs, allocs1)
				}
				// The whole truth, the pile in order and a list a viewer; a list may be a quarter longer than was asked for.
				if most := bytes1 + (seats+3)*(pile*card*5/4+16); bytes > most {
					t.Errorf("lie %v, %d seats, %d cards: %d bytes, more than %d", lie, seats, pile, bytes, most)
				}
			}
			if seats > engine.MinSeats {
				before, _, _ := spent(t, seats-1, 1, lie)
				if grown := allocs1 - before; perSeat == 0 {
					perSeat = grown
				} else if grown != perSeat {
					t.Errorf("lie %v: seat %d costs %d lists, the third %d", lie, seats, grown, perSeat)
				}
			}
		}
		if perSeat == 0 {
			t.Errorf("lie %v: a seat costs nothing, which is no measure", lie)
		}
	}
}

func TestAChallengeThatNobodyIsToldOfMakesNothing(t *testing.T) {
	for _, pile := range []int{1, 400} {
		g, _ := doubtable(t, engine.MaxSeats, pile, true)
		waits, m := g.state, Move{Verb: engine.VerbChallenge, Seat: engine.MaxSeats - 1}
		if n := testing.AllocsPerRun(20, func() { s := waits; s.Apply(&m, nil) }); n != 0 {
			t.Errorf("a pile of %d: %v lists are made in search", pile, n)
		}
	}
}

func BenchmarkChallenge(b *testing.B) {
	for _, seats := range []int{2, 5, 10} {
		for _, pile := range []int{1, 20, 100, 400} {
			b.Run(fmt.Sprintf("%d_seats/%d_cards", seats, pile), func(b *testing.B) {
				g, doubt := doubtable(b, seats, pile, true)
				was, log := *g, *g.log
				for i := range log.by {
					log.by[i] = slices.Grow(log.by[i], 8)
				}
				for b.Loop() {
					*g, *g.log = was, log
					if _, err := g.Apply(doubt); err != nil {
						b.Fatal(err)
					}
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64((seats+1)*pile), "ns/card_told")
			})
		}
	}
}
