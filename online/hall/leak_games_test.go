package hall

import (
	"math/rand/v2"
	"slices"
	"strings"

	"fourtell/engine"
	"fourtell/engine/bluff"
	"fourtell/engine/shed"
	"fourtell/online/wire"
)

// leakKind is pairs of tables of a game that differ in something.
type leakKind struct {
	name  string
	game  string
	rules []string
	blind []engine.Seat // who may not know what
	pairs uint64
	steps int
	deal  func(*rand.Rand) engine.Position
	twin  func(engine.Position, *rand.Rand) (engine.Position, bool)
	// wish is what whoever is asked does, at either table.
	wish func(*engine.Snapshot, *rand.Rand) func(*pairTable) wire.Body
	// tries are what those who may not know ask for besides.
	tries func(*rand.Rand) []wire.Body
	// doubts says whether a doubt turns up nothing that differs; nil: any does.
	doubts func(*engine.Snapshot) bool
}

func leakKinds() []leakKind {
	same := func(pos engine.Position, _ *rand.Rand) (engine.Position, bool) { return pos, true }
	byFirst := func(s *engine.Snapshot) bool { return allBut(s, 1, 2, 3) }
	byOthers := func(s *engine.Snapshot) bool { return allBut(s, 1) }
	lying := []string{"classic", "classic,simultaneous=random", "arcade", "classic,rank_rule=same_or_adjacent,simultaneous=nearest_left", "classic,mode=chaos,after_challenge=loser_leads"}
	return []leakKind{
		{"two cards of uno", "uno", []string{"classic", "party", "classic,turn_seconds=10", "chaos"}, []engine.Seat{0}, 160, 25, anyPosition, hiddenSwap, wishLegal, tryCards, nil},
		{"all hidden cards of bluff", "bluff", lying, []engine.Seat{0}, 60, 45, bluffPosition, hiddenDeal, wishClaim(0, byFirst), tryClaims, byFirst},
		{"the claims of a seat of bluff", "bluff", lying, []engine.Seat{0, 2, 3}, 60, 45, bluffPosition, same, wishClaim(1, byOthers), tryClaims, byOthers},
	}
}

// wishLegal is something legal, by its faces.
func wishLegal(s *engine.Snapshot, rng *rand.Rand) func(*pairTable) wire.Body {
	c, _ := pick(s, rng.Uint64())
	c.Card.ID, c.Decision = 0, 0
	return always(&wire.Do{Command: c})
}

func tryCards(rng *rand.Rand) []wire.Body {
	return []wire.Body{
		&wire.Do{Command: engine.Do(0, engine.VerbCallUno)},
		&wire.Do{Command: engine.Command{Verb: engine.VerbCatchUno, Target: engine.Seat(1 + rng.IntN(3))}},
		&wire.Do{Command: engine.Play(0, engine.SeenCard{Face: engine.Face(1 + rng.IntN(54))}, shed.Red, engine.NoSeat)},
		&wire.Do{Command: engine.Play(0, engine.SeenCard{ID: engine.Card(1 + rng.IntN(108))}, shed.Red, 1)},
		&wire.Do{Command: engine.Do(0, engine.VerbDraw)},
	}
}

// wishClaim is a claim of cards by where they are in the hand, so that it is of others at the other table; where liar says so, that seat
// claims the last of its hand there and the first here. A claim is doubted where that turns up nothing that differs.
func wishClaim(liar engine.Seat, doubts func(*engine.Snapshot) bool) func(*engine.Snapshot, *rand.Rand) func(*pairTable) wire.Body {
	return func(s *engine.Snapshot, rng *rand.Rand) func(*pairTable) wire.Body {
		c := s.Legal[rng.IntN(len(s.Legal))]
		if c.Verb != engine.VerbClaim {
			if c.Verb == engine.VerbChallenge && !doubts(s) {
				c.Verb = engine.VerbPass
			}
			c.Decision = 0
			return always(&wire.Do{Command: c})
		}
		n := len(c.Cards)
		return func(p *pairTable) wire.Body {
			v := p.room(p.code).table.View(s.Viewer)
			hand := v.Hands[v.Viewer].Cards
			k := min(n, len(hand))
			cards := slices.Clone(hand[:k])
			if p.other && liar > 0 && v.Viewer == liar {
				cards = slices.Clone(hand[len(hand)-k:])
			}
			for i := range cards {
				cards[i] = engine.SeenCard{Face: cards[i].Face}
			}
			return &wire.Do{Command: engine.Claim(v.Viewer, cards, c.Rank)}
		}
	}
}

// allBut says that nothing on the pile was claimed by any of those seats.
func allBut(s *engine.Snapshot, seats ...engine.Seat) bool {
	return !slices.ContainsFunc(bluff.Of(s).Claims, func(c bluff.Claim) bool { return slices.Contains(seats, c.Seat) })
}

func tryClaims(rng *rand.Rand) []wire.Body {
	card := engine.StandardFaces + engine.Face(rng.IntN(52))
	return []wire.Body{
		&wire.Do{Command: engine.Claim(0, []engine.SeenCard{{Face: card}}, engine.Rank(1+rng.IntN(13)))},
		&wire.Do{Command: engine.Claim(0, []engine.SeenCard{{ID: engine.Card(1 + rng.IntN(52))}}, engine.Rank(1+rng.IntN(13)))},
		&wire.Do{Command: engine.Claim(0, nil, 0)}, &wire.Do{Command: engine.Do(0, engine.VerbPass)},
	}
}

// bluffPosition is a table of four just dealt.
func bluffPosition(rng *rand.Rand) engine.Position {
	var deck []engine.SeenCard
	for f := range engine.Face(52) {
		deck = append(deck, engine.SeenCard{Face: engine.StandardFaces + f})
	}
	rng.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	pos := engine.Position{Turn: engine.Seat(rng.IntN(2)), Direction: 1}
	for i := range 4 {
		pos.Hands = append(pos.Hands, deck[13*i:13*i+13:13*i+13])
	}
	return pos
}

// hiddenDeal is the position with all cards dealt anew that the first seat does not see.
func hiddenDeal(pos engine.Position, rng *rand.Rand) (engine.Position, bool) {
	twin, hidden := pos, slices.Concat(pos.Hands[1:]...)
	rng.Shuffle(len(hidden), func(i, j int) { hidden[i], hidden[j] = hidden[j], hidden[i] })
	twin.Hands = [][]engine.SeenCard{pos.Hands[0], hidden[:13:13], hidden[13:26:26], hidden[26:]}
	return twin, true
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
