package bluff

import (
	"strconv"
	"testing"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/games"
)

func TestEveryKindPlaysEveryRuleWithoutARefusal(t *testing.T) {
	house := House{}.Kinds()
	for n, rules := range []string{"classic", "arcade", "classic,mode=truth", "classic,mode=chaos", "classic,mode=team", "classic,simultaneous=random,decks=3",
		"classic,simultaneous=nearest_left,rank_rule=same_or_adjacent", "classic,rank_rule=same_or_higher,after_challenge=loser_leads", "arcade,rank_rule=same_or_adjacent,decks=8"} {
		for at := 0; at < len(house); at += 4 {
			kinds := make([]string, 4)
			for i := range kinds {
				kinds[i] = house[(at+i)%len(house)]
			}
			whole(t, dealt(t, rules+",turn_limit=30", 4, uint64(n)), uint64(at), kinds, nil)
		}
	}
}

func TestWhatAPlayerDecidesHangsOnItsSnapshotAlone(t *testing.T) {
	for _, kind := range (House{}).Kinds() {
		// b and c hold other cards at the second table, and the same has been said at both.
		var answers [2][]string
		for i, hands := range [][]string{{"AH 2H 6H 9H KS", "3H 4H 5H 8H", "7H 10H JH QH"}, {"AH 2H 6H 9H KS", "7H 4H 10H QH", "3H 5H JH 8H"}} {
			g := laidOut(t, "classic", "Q", hands...)
			claims(t, g, 0, 12, "9H")
			say(t, g, engine.Do(1, engine.VerbPass))
			say(t, g, engine.Do(2, engine.VerbPass))
			claims(t, g, 1, 13, map[bool]string{false: "3H", true: "7H"}[i == 1])
			for seed := range uint64(40) {
				s := g.View(0)
				c, _ := House{}.Named(kind)(0, seed).Decide(s)
				answers[i] = append(answers[i], c.Verb.String())
			}
			say(t, g, engine.Do(0, engine.VerbPass))
			say(t, g, engine.Do(2, engine.VerbPass))
			claims(t, g, 2, 1, map[bool]string{false: "7H", true: "3H"}[i == 1])
			say(t, g, engine.Do(0, engine.VerbPass))
			say(t, g, engine.Do(1, engine.VerbPass))
			for seed := range uint64(40) {
				s := g.View(0)
				c, _ := House{}.Named(kind)(0, seed).Decide(s)
				text, _ := c.MarshalJSON()
				again, _ := House{}.Named(kind)(0, seed).Decide(g.View(0))
				twice, _ := again.MarshalJSON()
				if string(text) != string(twice) {
					t.Fatalf("%s says %s and then %s", kind, text, twice)
				}
				answers[i] = append(answers[i], string(text))
			}
		}
		for i := range answers[0] {
			if answers[0][i] != answers[1][i] {
				t.Errorf("%s, answer %d: %s at one table, %s at its twin", kind, i, answers[0][i], answers[1][i])
			}
		}
	}
}

func TestWhatIsCertainlyALieIsDoubtedByEveryLevel(t *testing.T) {
	for _, l := range Levels() {
		g := laidOut(t, "classic", "K", "2H 3H 4H", "KH KS KD KC 5H", "6H 7H 8H")
		claims(t, g, 0, 13, "2H")
		for seed := range uint64(50) {
			if c, _ := NewPlayer(l, Style{}, 1, seed).Decide(g.View(1)); c.Verb != engine.VerbChallenge {
				t.Errorf("%s, seed %d: it holds all four and answers %v", l.Name, seed, c)
			}
		}
	}
}

func TestALastCardIsDoubtedSinceThatCostsNothing(t *testing.T) {
	for _, l := range Levels()[1:] {
		doubts := 0
		for seed := range uint64(50) {
			g := laidOut(t, "classic", "K", "2H", "3H 4H 5H", "6H 7H 8H")
			claims(t, g, 0, 13, "2H")
			if c, _ := NewPlayer(l, Style{}, 1, seed).Decide(g.View(1)); c.Verb == engine.VerbChallenge {
				doubts++
			}
		}
		if doubts < 45 {
			t.Errorf("%s doubts a last card %d times in 50", l.Name, doubts)
		}
	}
}

func TestUnderTruthNobodyOfTheHouseLiesOrDoubts(t *testing.T) {
	for _, l := range Levels() {
		kind := ai.LevelMark + l.Name
		whole(t, dealt(t, "classic,mode=truth,turn_limit=40", 4, 5), 2, []string{kind, kind, kind, kind}, func(_ *engine.Snapshot, c engine.Command) {
			if c.Verb == engine.VerbChallenge || lies(c) {
				t.Errorf("%s: %v", kind, c)
			}
		})
	}
}

func TestWhoHoldsTheRankMostlyTellsTheTruthUpToMedium(t *testing.T) {
	for _, seats := range []int{2, 4} {
		for _, l := range Levels() {
			held, told := 0, 0
			kinds := make([]string, seats)
			for i := range kinds {
				kinds[i] = ai.LevelMark + l.Name
			}
			for seed := range uint64(12) {
				whole(t, dealt(t, "classic,turn_limit=60", seats, seed), seed, kinds, func(s *engine.Snapshot, c engine.Command) {
					if hand := tally(s.Hands[s.Viewer].Cards); c.Verb == engine.VerbClaim && hand[c.Rank] > 0 {
						held++
						if !lies(c) {
							told++
						}
					}
				})
			}
			if rate := 100 * told / held; rate <= 70 && l.Memory <= 9 || rate == 100 && seats > 2 {
				t.Errorf("%d seats: %s holds the rank %d times and tells the truth in %d of a hundred", seats, l.Name, held, rate)
			}
		}
	}
}

func TestNoLieNamesARankOfWhichAnotherIsKnownToHoldTooMany(t *testing.T) {
	// c is seen to take three kings, and a must lie: it holds nothing that may be named but kings and queens.
	g := laidOut(t, "classic,rank_rule=same_or_adjacent", "K", "2H 3H 4H 5H", "KH KS KD 5S", "6H 7H 8H 9S")
	claims(t, g, 0, 13, "2H")
	say(t, g, engine.Do(1, engine.VerbPass))
	say(t, g, engine.Do(2, engine.VerbPass))
	claims(t, g, 1, 13, "KH KS KD")
	say(t, g, engine.Do(2, engine.VerbChallenge))
	claims(t, g, 2, 12, "6H")
	say(t, g, engine.Do(0, engine.VerbPass))
	say(t, g, engine.Do(1, engine.VerbPass))
	for seed := range uint64(60) {
		if c, _ := NewPlayer(Levels()[4], Style{}, 0, seed).Decide(g.View(0)); c.Verb != engine.VerbClaim || c.Rank == 13 && len(c.Cards) > 1 {
			t.Errorf("kings are named, of which another holds three: %v", c)
		}
	}
}

func TestALevelIsTheOneOfDesign004(t *testing.T) {
	all := Levels()
	first, last := all[0], all[4]
	if first.Other != "Noob" || first.Bots != 1 || first.Decks != 1 || first.Bluff != 0.15 || first.Challenge != 0.2 || first.Memory != 3 {
		t.Errorf("the first is %+v", first)
	}
	if last.Other != "Insane" || last.Bots != 4 || last.Decks != 3 || last.Bluff != 0.55 || last.Challenge != 0.45 || last.Memory != 15 {
		t.Errorf("the last is %+v", last)
	}
	for i, l := range all {
		part := float64(i) / 4
		if d := l.Bluff - (0.15 + 0.4*part); d > 1e-9 || d < -1e-9 {
			t.Errorf("%s bluffs %.4f", l.Name, l.Bluff)
		}
		if d := l.Challenge - (0.2 + 0.25*part); d > 1e-9 || d < -1e-9 {
			t.Errorf("%s challenges %.4f", l.Name, l.Challenge)
		}
		if l.Memory != 3+3*i || l.Name != ai.Levels()[i].Name {
			t.Errorf("%d: %+v", i, l)
		}
	}
}

func TestEveryLevelIsAtHomeAtATableThatItsRulesKnow(t *testing.T) {
	for _, l := range Levels() {
		n, set, ok := House{}.Table(ai.LevelMark + l.Name)
		rules, err := games.Rules("bluff", "classic,"+set.Name+"="+set.Value)
		if !ok || n != l.Bots || err != nil || rules.Get("decks") != strconv.Itoa(l.Decks) || rules.Check(n+1) != nil {
			t.Errorf("%s: %d opponents, %+v, %v, %v", l.Name, n, set, ok, err)
		}
	}
	for _, kind := range []string{"char:theo", "honest", "level:nobody", "expert"} {
		if _, _, ok := (House{}).Table(kind); ok {
			t.Errorf("%s is at home somewhere", kind)
		}
	}
}
