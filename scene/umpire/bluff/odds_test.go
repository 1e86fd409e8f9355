package bluff

import (
	"testing"

	"fourtell/engine"
	"fourtell/engine/bluff"
	"fourtell/words"
)

// seen is what seat 0 sees: so many Sevens of its own, and a claim of so many by Mira.
func seen(own, claim int) engine.Snapshot {
	s := engine.Snapshot{Game: "bluff", Rules: "classic", Viewer: 0, Phase: engine.PhaseRespond, Turn: engine.NoSeat, Owing: []engine.Seat{0, 2},
		Hands: []engine.Hand{{Name: "You", Count: 10}, {Name: "Mira", Count: 9}, {Name: "Theo", Count: 19}}, Discard: make([]engine.SeenCard, 14),
		Own: bluff.Own{Waiting: &bluff.Claim{Seat: 1, Rank: 7, Count: claim}, Pile: 14}}
	for i := range 10 {
		f := engine.StandardFaces + engine.Face(i) // aces, twos, threes
		if i < own {
			f = engine.StandardFaces + 6*4 + engine.Face(i)
		}
		s.Hands[0].Cards = append(s.Hands[0].Cards, engine.SeenCard{ID: engine.Card(i + 1), Face: f})
	}
	return s
}

func TestTheOddsOfAClaimAreToldInWordsAndCards(t *testing.T) {
	l := words.English()
	s := seen(2, 3)
	o, ok := Umpire{}.Odds(&l, &s, "Mira")
	if !ok || o.P != 1 || o.Head != "Impossible" || o.Chance != "lie 100 %" || o.Why != "You hold two Sevens: at most 2 are left." ||
		o.Lines != [3]string{"4 in all,", "2 are yours,", "2 are too few"} {
		t.Errorf("%+v", o)
	}
	if len(o.Slots.Seen) != 2 || o.Slots.Open != 2 || o.Slots.Gone != 0 || !o.Slots.Lacks {
		t.Errorf("the cards are %+v", o.Slots)
	}
	s = seen(0, 1)
	if o, _ := (Umpire{}).Odds(&l, &s, "Mira"); o.Head != "Possible" || o.Slots.Lacks || o.Slots.Open != 4 || o.P <= 0 || o.P >= doubtful {
		t.Errorf("one of four that nobody has seen: %+v", o)
	}
	s = seen(1, 3)
	if o, _ := (Umpire{}).Odds(&l, &s, "Mira"); o.Head != "Hardly possible" || o.Slots.Lacks || o.P <= hardly || o.P >= 1 {
		t.Errorf("all three that are left: %+v", o)
	}
}

func TestWhoMayDoubtIsToldWhatEitherAnswerCosts(t *testing.T) {
	l := words.English()
	s := seen(2, 3)
	c := Umpire{}.Doubt(&l, &s)
	if c.Title != "Mira claims three Sevens." || c.Guilty != "A lie: Mira takes 14." || c.Innocent != "True: you do." || c.By != 1 ||
		c.Challenge != "Doubt" || c.Keep != "Let it pass" || c.Seen != "The first to doubt counts." {
		t.Errorf("%+v", c)
	}
	s.Rules = "classic,simultaneous=random"
	if c := (Umpire{}).Doubt(&l, &s); c.Seen != "" {
		t.Errorf("where all are heard: %q", c.Seen)
	}
}

func TestAVerdictTellsEachCardAndWhoTakesThePile(t *testing.T) {
	l := words.English()
	s := seen(2, 3)
	rank := func(r, suit int) engine.SeenCard {
		return engine.SeenCard{Face: engine.StandardFaces + engine.Face((r-1)*4+suit)}
	}
	e := engine.Event{Kind: engine.EventRevealed, Seat: 1, Target: 0, Rank: 7, Count: 3, Verdict: engine.Guilty, Cards: []engine.SeenCard{rank(7, 3), rank(11, 1), rank(3, 2)}}
	v, proof := Umpire{}.Verdict(&l, &s, e, 0, []string{"You", "Mira", "Theo"})
	if v.Title != "A lie!" || v.Doubt != "You doubt Mira." || v.Why != "Mira said three Sevens: 2 are not." || v.Takes != "takes 14" ||
		v.Taken != "Mira takes the pile: 14 cards." {
		t.Errorf("%+v", v)
	}
	if len(proof) != 3 || proof[0] || !proof[1] || !proof[2] || v.Cards[1] != "a Jack" || v.Cards[2] != "a Three" || v.Accused != "caught: mask off" || v.Doubter != [2]string{"You doubted", "and were right"} {
		t.Errorf("%v %q", proof, v.Cards)
	}
	e.Verdict, e.Cards = engine.Innocent, e.Cards[:1]
	if v, proof := (Umpire{}).Verdict(&l, &s, e, 0, []string{"You", "Mira", "Theo"}); v.Title != "It was true!" || v.Why != "Mira said one Seven, and so it is." || proof[0] || v.Taken != "You take the pile: 14 cards." {
		t.Errorf("%+v %v", v, proof)
	}
}
