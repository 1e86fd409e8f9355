package bluff

import (
	"testing"

	"fourtell/engine"
)

// What is counted of a claim is true: in rounds by chance every card that is said to be somewhere is there, whoever counts.
func TestWhatIsCountedOfAClaimIsTrue(t *testing.T) {
	counted, sure, elsewhere := 0, 0, 0
	for seed := range uint64(150) {
		r := engine.NewRand(seed)
		seats := 2 + int(r.Below(4))
		rules := []string{"classic", "arcade", "classic,rank_rule=free,decks=2", "classic,mode=chaos", "classic,simultaneous=random"}[seed%5]
		if seats == 4 && seed%2 == 0 {
			rules = "classic,mode=team"
		}
		g, err := New(engine.Setup{Rules: rules, Seats: names(seats), Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; !g.state.Over() && n < 400; n++ {
			m := g.state.ByChance(&r)
			if m.Verb == engine.VerbPass && g.state.phase == engine.PhaseRespond && r.Below(9) == 0 {
				m.Verb = engine.VerbChallenge
			}
			c := engine.Command{Seat: engine.Seat(m.Seat), Verb: m.Verb, Rank: m.Rank, Target: engine.NoSeat}
			for _, i := range m.cards[:m.n] {
				c.Cards = append(c.Cards, engine.SeenCard{Face: i.face()})
			}
			if _, err := g.Apply(c); err != nil {
				t.Fatalf("seed %d, %s: %v", seed, rules, err)
			}
			if g.state.phase != engine.PhaseRespond {
				continue
			}
			for v := range engine.Seat(seats) {
				s := g.View(v)
				k, ok := Count(&s)
				if by := g.state.last().by; ok == g.state.seenBy(v).sees(by) {
					t.Fatalf("seed %d: seat %d counts a claim of seat %d: %v", seed, v, by, ok)
				}
				if !ok {
					continue
				}
				counted++
				if k.Sure > 0 {
					sure++
				}
				if k.Elsewhere > 0 {
					elsewhere++
				}
				if why := untrue(g, v, &k); why != "" {
					t.Fatalf("seed %d, %s, seat %d of %+v: %s", seed, rules, v, k, why)
				}
			}
		}
	}
	if counted < 5000 || sure < 200 || elsewhere < 500 {
		t.Errorf("of %d claims %d times the claimant was known to hold some, %d times somebody else", counted, sure, elsewhere)
	}
}

// untrue says what is wrong with what a seat has counted; "" for nothing.
func untrue(g *Game, v engine.Seat, k *Counted) string {
	s := &g.state
	last := s.last()
	laid := s.pile[s.pileN-int16(last.n) : s.pileN]
	held, own, rest, true_ := 0, 0, 0, 0
	for _, i := range laid {
		if i.rank() == k.Rank {
			held++
			true_++
		}
	}
	for seat := range s.seats {
		n := s.hands[seat].ofRank(k.Rank)
		switch {
		case s.seenBy(v).sees(seat):
			own += n
		case seat == last.by:
			held += n
		default:
			rest += n
		}
	}
	for _, i := range s.pile[:s.pileN-int16(last.n)] {
		if i.rank() == k.Rank {
			rest++
		}
	}
	switch {
	case k.All != suits*int(s.decks):
		return "there are not so many"
	case k.Own != own:
		return "it sees more or fewer"
	case k.Sure > held:
		return "the claimant had fewer"
	case k.Elsewhere > rest:
		return "fewer are elsewhere"
	case k.Left < 0 || k.Hidden < 0 || k.Unseen < k.Left || k.Unseen < k.Hidden:
		return "the numbers do not go together"
	case true_ > k.Most():
		return "so many true cards were laid as cannot have been"
	}
	return ""
}

// counting is a table for two others beside the viewer, seat 0, as history tells it.
func counting(hand, claim int, history ...engine.Event) engine.Snapshot {
	s := engine.Snapshot{Viewer: 0, Hands: []engine.Hand{{Count: hand}, {Count: 12}, {Count: 20}}, History: history,
		Own: Own{Waiting: &Claim{Seat: 1, Rank: 7, Count: claim}}}
	for i := range hand {
		s.Hands[0].Cards = append(s.Hands[0].Cards, face(7, i))
	}
	s.Discard = make([]engine.SeenCard, 52-hand-32)
	return s
}

func face(r engine.Rank, suit int) engine.SeenCard {
	return engine.SeenCard{ID: engine.Card(r)*suits + engine.Card(suit), Face: engine.StandardFaces + engine.Face(r-Ace)*suits + engine.Face(suit)}
}

func did(k engine.EventKind, seat, target engine.Seat, n int, cards ...engine.SeenCard) engine.Event {
	return engine.Event{Kind: k, Seat: seat, Target: target, Rank: 7, Count: n, Cards: cards}
}

func TestAClaimIsCountedAgainstWhatHasBeenSeen(t *testing.T) {
	hidden := engine.SeenCard{}
	claimed, revealed, taken := engine.EventClaimed, engine.EventRevealed, engine.EventPileTaken
	for _, c := range []struct {
		name    string
		hand    int // Sevens the viewer holds
		claim   int
		history []engine.Event
		want    Counted
		most    int
	}{
		{"two are one's own, so three cannot be there", 2, 3, nil, Counted{All: 4, Own: 2, Left: 2, Unseen: 50, Hidden: 15}, 2},
		{"nothing is known", 0, 2, nil, Counted{All: 4, Left: 4, Unseen: 52, Hidden: 14}, 4},
		{"a Seven of one's own lies on the pile", 1, 2, []engine.Event{did(claimed, 0, engine.NoSeat, 1, face(7, 3)), did(claimed, 1, engine.NoSeat, 2, hidden, hidden)},
			Counted{All: 4, Own: 1, Elsewhere: 1, Left: 2, Unseen: 50, Hidden: 14}, 2},
		{"another took the pile with it", 1, 2, []engine.Event{did(claimed, 0, engine.NoSeat, 1, face(7, 3)), did(taken, 2, 1, 1, hidden), did(claimed, 1, engine.NoSeat, 2, hidden, hidden)},
			Counted{All: 4, Own: 1, Elsewhere: 1, Left: 2, Unseen: 50, Hidden: 14}, 2},
		{"the claimant took the pile with it", 1, 2, []engine.Event{did(claimed, 0, engine.NoSeat, 1, face(7, 3)), did(taken, 1, 2, 1, hidden), did(claimed, 1, engine.NoSeat, 2, hidden, hidden)},
			Counted{All: 4, Own: 1, Sure: 1, Left: 2, Unseen: 50, Hidden: 13}, 3},
		{"and may have laid it since", 1, 2, []engine.Event{did(claimed, 0, engine.NoSeat, 1, face(7, 3)), did(taken, 1, 2, 1, hidden), did(claimed, 1, engine.NoSeat, 1, hidden),
			did(claimed, 1, engine.NoSeat, 2, hidden, hidden)}, Counted{All: 4, Own: 1, Left: 3, Unseen: 51, Hidden: 14}, 3},
		{"two that were turned up are in the claimant's hand", 0, 3, []engine.Event{did(claimed, 1, engine.NoSeat, 2, hidden, hidden), did(revealed, 1, 2, 2, face(7, 0), face(7, 1)),
			did(taken, 1, 2, 2, hidden, hidden), did(claimed, 1, engine.NoSeat, 3, hidden, hidden, hidden)}, Counted{All: 4, Sure: 2, Left: 2, Unseen: 50, Hidden: 13}, 4},
		{"two that were turned up are in another's", 0, 3, []engine.Event{did(claimed, 1, engine.NoSeat, 2, hidden, hidden), did(revealed, 1, 2, 2, face(7, 0), face(7, 1)),
			did(taken, 2, 1, 2, hidden, hidden), did(claimed, 1, engine.NoSeat, 3, hidden, hidden, hidden)}, Counted{All: 4, Elsewhere: 2, Left: 2, Unseen: 50, Hidden: 15}, 2},
		{"what was known before the deal is forgotten", 0, 2, []engine.Event{did(claimed, 0, engine.NoSeat, 1, face(7, 3)), did(engine.EventDealt, 2, engine.NoSeat, 0)},
			Counted{All: 4, Left: 4, Unseen: 52, Hidden: 14}, 4},
	} {
		s := counting(c.hand, c.claim, c.history...)
		c.want.Claim = Claim{Seat: 1, Rank: 7, Count: c.claim}
		got, ok := Count(&s)
		if !ok || got != c.want || got.Most() != c.most {
			t.Errorf("%s: %+v, at most %d, %v; want %+v, at most %d", c.name, got, got.Most(), ok, c.want, c.most)
		}
	}
	s := counting(1, 1)
	s.Viewer = 1
	if _, ok := Count(&s); ok {
		t.Error("whoever claims counts against their own claim")
	}
	s.Own = Own{}
	if _, ok := Count(&s); ok {
		t.Error("nothing waits, and it is counted")
	}
}
