package bluff

import (
	"math"
	"testing"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/bluff"
)

func TestAdviceOnAClaimTellsTheBeliefAndWhenADoubtPays(t *testing.T) {
	g := laidOut(t, "classic", "K", "2H 3H 4H", "KH KS KD KC 5H", "6H 7H 8H")
	claims(t, g, 0, 13, "2H")
	s := g.View(1)
	a, ok := House{}.Advise(s, 1)
	if !ok || !a.Done() {
		t.Fatal("nobody advises")
	}
	told := a.Told(&s)
	if told.Best.Verb != engine.VerbChallenge || !told.Judged || told.Belief != 1 || told.Cards != 1 || told.BreakEven <= 0 || told.BreakEven >= 1 {
		t.Errorf("who holds all four is told %+v", told)
	}
	s = g.View(2)
	a, _ = House{}.Advise(s, 1)
	if told := a.Told(&s); told.Belief <= 0 || told.Belief >= 1 || told.Cards <= 0 || told.Cards >= 1 {
		t.Errorf("who holds none is told %+v", told)
	}
	if _, ok := (House{}).Advise(g.View(0), 1); ok {
		t.Error("who is not asked is advised")
	}
}

func TestAdviceOnWhatToClaimIsGrantedAndTheBestOfWhatIsTold(t *testing.T) {
	for _, rules := range []string{"classic", "arcade", "classic,mode=truth", "classic,rank_rule=same_or_higher"} {
		g := dealt(t, rules, 4, 8)
		s := g.View(g.View(engine.Spectator).Turn)
		a, ok := House{}.Advise(s, 1)
		if !ok {
			t.Fatal("nobody advises")
		}
		told := a.Told(&s)
		if told.Win <= 0 || told.Win >= 1 || told.Doubted < 0 || told.Doubted > 1 {
			t.Errorf("%s: %+v", rules, told)
		}
		for _, o := range told.Others {
			if o.Win > told.Win || len(o.Command.Cards) == 0 {
				t.Errorf("%s: %+v is told beside %+v", rules, o, told.Best)
			}
		}
		say(t, g, told.Best)
	}
}

func TestAHintDoubtsAsTheStrongestDoesAndCountsAsTheQuestion(t *testing.T) {
	kind := ai.LevelMark + "skilled"
	asked, doubted := 0, 0
	for seed := range uint64(6) {
		whole(t, dealt(t, "classic,turn_limit=25", 4, seed), seed, []string{kind, "dice004", "honest", kind}, func(s *engine.Snapshot, _ engine.Command) {
			c, ok := bluff.Count(s)
			if !ok {
				return
			}
			a, _ := House{}.Advise(*s, 1)
			told := a.Told(s)
			if told.Cards != Lie(&c) {
				t.Errorf("the cards alone are told as %v, and asked about as %v", told.Cards, Lie(&c))
			}
			if math.Abs(odds(told.Belief)-odds(told.BreakEven)) < 0.15 { // a mood may settle it
				return
			}
			asked++
			if told.Best.Verb == engine.VerbChallenge {
				doubted++
			}
			if does, _ := strongest(s.Viewer, 1).Decide(*s); does.Verb != told.Best.Verb {
				t.Errorf("%v of %v is advised to %s, and the strongest does %s", told.Belief, told.BreakEven, told.Best.Verb, does.Verb)
			}
		})
	}
	if asked < 200 || doubted < 20 || doubted > asked/2 {
		t.Errorf("asked %d times it doubts %d times", asked, doubted)
	}
}
