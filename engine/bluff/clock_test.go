package bluff

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"fourtell/engine"
)

// The clock lays one card as the rank that comes next by itself: a true one where there is such, else the lowest.
func TestTheClockClaimsWhatComesNextByItselfWithACardOfItWhereThereIsOne(t *testing.T) {
	for _, of := range []struct{ name, rules, rank, hand, claims, lays string }{
		{"the rank due, held", "classic", "5", "2H 5S 5C 9D", "5", "5C"},
		{"the rank due, not held", "classic", "6", "9D 2H 5S 2C", "6", "2C"},
		{"the last rank again, held", "classic,rank_rule=same_or_higher", "9", "2H 9S KD", "9", "9S"},
		{"the last rank again, though a higher one is held", "classic,rank_rule=same_or_higher", "9", "2H 10S KD", "9", "2H"},
		{"the last rank again, though one beside it is held", "classic,rank_rule=same_or_adjacent", "9", "7H 10S", "9", "7H"},
		{"aces, where any may be named and none is before it", "arcade", "", "2H AS KD", "A", "AS"},
		{"aces, though none is held", "arcade", "", "KD 3C", "A", "3C"},
		{"one card under chaos", "classic,mode=chaos", "K", "KC KD KH", "K", "KC"},
		{"the truth where nobody may lie", "classic,mode=truth,rank_rule=free", "", "9H 4S", "4", "4S"},
		{"the truth, from the last rank on", "classic,mode=truth,rank_rule=same_or_higher", "5", "KH 9S 2D", "9", "9S"},
		{"the truth, from the last rank on and round", "classic,mode=truth,rank_rule=same_or_adjacent", "A", "KH 9S", "K", "KH"},
	} {
		t.Run(of.name, func(t *testing.T) {
			g := waitingFor(t, of.rules+",turn_seconds=10", of.rank, of.hand)
			beats, err := g.Apply(engine.Do(0, engine.VerbTimeout))
			if err != nil || len(beats) != 2 || beats[0].Events[0].Kind != engine.EventTimedOut || beats[0].Events[0].Seat != 0 {
				t.Fatalf("%+v, %v", beats, err)
			}
			e := beats[1].Events[0]
			if rank, _ := json.Marshal(e.Rank); e.Kind != engine.EventClaimed || e.Seat != 0 || len(e.Cards) != 1 || e.Cards[0].Face.String() != of.lays || string(rank) != `"`+of.claims+`"` {
				t.Errorf("%v of %v as %s; want %s as %s", e.Kind, e.Cards, rank, of.lays, of.claims)
			}
		})
	}
}

// waitingFor is a table of three at which the seat 0 is to claim that rank, or one after it, with those cards.
func waitingFor(t *testing.T, rules, rank, hand string) *Game {
	t.Helper()
	p := &engine.Position{Direction: 1, Hands: [][]engine.SeenCard{facesOf(t, hand), facesOf(t, "QC QD QH"), facesOf(t, "JC JD JH")}}
	if rank != "" {
		p.Own = json.RawMessage(`{"rank":"` + rank + `"}`)
	}
	g, err := New(engine.Setup{Rules: rules, Seats: names(3), Seed: 1, Position: p})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestWhereNobodyMayLieTheClockPassesForWhoHoldsNothingTrue(t *testing.T) {
	g := waitingFor(t, "classic,mode=truth,turn_seconds=10", "8", "9H 4S")
	beats, err := g.Apply(engine.Do(0, engine.VerbTimeout))
	if err != nil || len(beats) != 1 {
		t.Fatalf("%d beats, %v", len(beats), err)
	}
	s := g.View(0)
	if o := Of(&s); s.Turn != 1 || s.Hands[0].Count != 2 || o.Pile != 0 {
		t.Errorf("the turn is %d's, with %d cards held and %d laid", s.Turn, s.Hands[0].Count, o.Pile)
	}
	for n, want := range []engine.EventKind{engine.EventTimedOut, engine.EventPassed, engine.EventTurn} {
		if got := beats[0].Events[n].Kind; got != want {
			t.Errorf("event %d is %v, not %v", n, got, want)
		}
	}
}

// Whoever has not answered in time lets the claim be: each of them, and the doubts of those who have answered hold.
func TestWhoeverHasNotAnsweredInTimeLetsTheClaimBe(t *testing.T) {
	for _, of := range []struct {
		name, rules string
		first       engine.Verb // of seat 1
		taker       engine.Seat
	}{
		{"nobody has answered", "classic,turn_seconds=10", engine.NoVerb, engine.NoSeat},
		{"one has let it be", "classic,turn_seconds=10", engine.VerbPass, engine.NoSeat},
		{"one has doubted, and all are heard first", "classic,simultaneous=random,turn_seconds=10", engine.VerbChallenge, 0},
	} {
		t.Run(of.name, func(t *testing.T) {
			g := waitingFor(t, of.rules, "A", "9H 4S")
			must := func(c engine.Command) []engine.Beat {
				beats, err := g.Apply(c)
				if err != nil {
					t.Fatal(err)
				}
				return beats
			}
			claim := engine.Claim(0, facesOf(t, "9H"), Ace)
			claim.At = 3000
			must(claim)
			if d := g.View(2).Clock.Deadline; d != 13_000 {
				t.Errorf("asked at 3 s, the time is up at %d", d)
			}
			if of.first != engine.NoVerb {
				must(engine.Do(1, of.first))
				if d := g.View(2).Clock.Deadline; d != 13_000 {
					t.Errorf("an answer moves the end of the others' time to %d", d)
				}
			} else {
				must(engine.Do(1, engine.VerbTimeout))
			}
			var why *engine.Illegal
			for _, seat := range []engine.Seat{0, 1} {
				if _, err := g.Apply(engine.Do(seat, engine.VerbTimeout)); !errors.As(err, &why) || why.Code != engine.NotYourTurn {
					t.Errorf("a timeout of seat %d, which owes nothing: %v", seat, err)
				}
			}
			must(engine.Do(2, engine.VerbTimeout))
			s := g.View(2)
			o := Of(&s)
			if of.taker == engine.NoSeat && (o.Pile != 1 || s.Turn != 1) || of.taker != engine.NoSeat && (o.Last == nil || o.Last.Taker != of.taker) {
				t.Errorf("%d lie there, it is %d's turn, and %+v was revealed", o.Pile, s.Turn, o.Last)
			}
		})
	}
}

// A timeout counts for the question it was of, and once.
func TestATimeoutOfAQuestionThatIsOverDoesNothing(t *testing.T) {
	g := waitingFor(t, "classic,turn_seconds=10", "A", "9H 4S")
	c := engine.Do(0, engine.VerbTimeout)
	c.Decision = g.View(0).Decision
	if _, err := g.Apply(c); err != nil {
		t.Fatal(err)
	}
	var why *engine.Illegal
	if _, err := g.Apply(c); !errors.As(err, &why) || why.Code != engine.Stale {
		t.Errorf("the same again: %v", err)
	}
	if s := g.View(0); s.Clock.Deadline != 10_000 {
		t.Errorf("the window ends at %d", s.Clock.Deadline)
	}
	if off := waitingFor(t, "classic", "A", "9H 4S").View(0); off.Clock.Deadline != 0 {
		t.Errorf("without a clock the time is up at %d", off.Clock.Deadline)
	}
}

// Whatever a seat holds, what the clock lays for it looks the same to the others, but where nobody may lie.
func TestWhatTheClockLaysLooksTheSameWhateverIsHeld(t *testing.T) {
	for _, rules := range []string{"classic", "arcade", "classic,rank_rule=same_or_adjacent", "classic,rank_rule=same_or_higher", "classic,mode=chaos"} {
		var first engine.Snapshot
		lies := map[bool]bool{}
		for n, hand := range []string{"7C 9C", "2C AC", "6D KH", "8D 10H"} {
			g := waitingFor(t, rules+",turn_seconds=10", map[bool]string{true: "", false: "7"}[rules == "arcade"], hand)
			if _, err := g.Apply(engine.Do(0, engine.VerbTimeout)); err != nil {
				t.Fatal(err)
			}
			lies[g.state.window.lie] = true
			if s := g.View(1); n == 0 {
				first = s
			} else {
				same(t, first, s)
			}
		}
		if len(lies) != 2 {
			t.Errorf("%s: no claim is true, or none a lie", rules)
		}
	}
}

// facesOf are cards by the names of their faces, with spaces between.
func facesOf(t *testing.T, text string) (cards []engine.SeenCard) {
	t.Helper()
	for _, name := range strings.Fields(text) {
		f, ok := (Book{}).FaceNamed(name)
		if !ok {
			t.Fatalf("there is no card %s", name)
		}
		cards = append(cards, engine.SeenCard{Face: f})
	}
	return cards
}
