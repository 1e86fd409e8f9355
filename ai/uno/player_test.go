package uno_test

import (
	"fmt"
	"reflect"
	"testing"

	"fourtell/ai"
	unoai "fourtell/ai/uno"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// quick is a level that thinks, cheaply.
func quick() ai.Level {
	return ai.Level{Name: "quick", Worlds: 24, Belief: true, Memory: 1, Obvious: 0.01}
}

func quickPlayers(n int, seed uint64) []ai.Bot {
	bots := make([]ai.Bot, n)
	for i := range bots {
		bots[i] = unoai.NewPlayer(quick(), ai.Style{}, engine.Seat(i), seed)
	}
	return bots
}

func TestAPlayerAnswersLegallyUnderEveryPresetAndAtEverySizeOfTable(t *testing.T) {
	tables := append(uno.Presets(), "party,teams=opposite,score=single", "classic,finish=no_wild,forced_play=on",
		"official,score=elimination", "classic,draw_after=must_play,wd4_bluff=refused", "strict,decks=2,hand_size=3")
	for _, rules := range tables {
		for _, seats := range []int{2, 3, 4, 6, 10} {
			if r, err := uno.ParseRules(rules); err != nil || r.Check(seats) != nil {
				continue // a table that is refused: teams of three
			}
			t.Run(fmt.Sprintf("%s at %d", rules, seats), func(t *testing.T) {
				for seed := range uint64(2) {
					end := playRound(t, dealt(rules, seats, seed), quickPlayers(seats, seed), func(s engine.Snapshot, c engine.Command) {
						if !among(c, s.Legal) {
							t.Fatalf("answered %+v, which is not legal", c)
						}
					})
					if !end.Over() {
						t.Fatalf("the round did not end")
					}
				}
			})
		}
	}
}

func TestAThoughtIsTheSameHoweverItIsCutAndWheneverItIsAsked(t *testing.T) {
	n := 0
	playRound(t, dealt("party", 4, 5), quickPlayers(4, 5), func(s engine.Snapshot, c engine.Command) {
		if n++; n%3 != 0 || !s.Owes() {
			return
		}
		for _, slice := range []int{1, 7, 1000} {
			th := unoai.NewPlayer(quick(), ai.Style{}, s.Viewer, 5).Think(s)
			for !th.Done() {
				th.Work(slice)
			}
			if got, _ := th.Answer(); !reflect.DeepEqual(got, c) {
				t.Fatalf("in slices of %d the answer is %+v, at once %+v", slice, got, c)
			}
		}
	})
	if n < 10 {
		t.Fatalf("only %d decisions", n)
	}
}

// A challenge hangs on belief: a hand that drew while the colour was asked for has none of it.
func TestWhoCouldNotPlayTheColourIsNotChallenged(t *testing.T) {
	honest, doubtful := challengedAfter(t, true), challengedAfter(t, false)
	if honest >= doubtful || honest > 4 {
		t.Errorf("of 40 fours, %d were challenged where the colour was just drawn for, %d where nothing was known", honest, doubtful)
	}
}

// challengedAfter counts how many of 40 masters challenge a four played by a hand of eight cards on a red discard, whose
// owner drew for red the turn before, or not.
func challengedAfter(t *testing.T, drew bool) (challenged int) {
	t.Helper()
	for seed := range uint64(40) {
		v := victimOf(t, seed, drew)
		c, ok := unoai.NewPlayer(master(t), ai.Style{}, 1, seed).Decide(v)
		if !ok {
			t.Fatal("no answer")
		}
		if c.Verb == engine.VerbChallenge {
			challenged++
		}
	}
	return challenged
}

func victimOf(t *testing.T, seed uint64, drew bool) engine.Snapshot {
	t.Helper()
	cards := func(names ...string) (all []engine.SeenCard) {
		for _, n := range names {
			c, ok := engine.ParseCard(n)
			if !ok {
				t.Fatalf("%q is no card", n)
			}
			all = append(all, c)
		}
		return all
	}
	p := &engine.Position{
		Hands:   [][]engine.SeenCard{cards("W+4", "B1", "B2", "G4", "G6", "Y7"), cards("G1", "G2", "Y3", "Y4", "B9", "R2", "R3")},
		Discard: cards("R5"), Draw: cards("Y1"), Rest: false, Turn: 0, Direction: 1,
	}
	if !drew {
		p.Draw = nil
	}
	p.Draw = append(p.Draw, cards("G9", "B8", "Y8", "G8", "B6", "B7", "R9", "R8")...)
	g, err := uno.New(engine.Setup{Rules: "classic,draw_after=end_turn,wd4_timing=before_draw,wd4_guilty=instead", Seats: []string{"a", "b"}, Seed: seed, Position: p})
	if err != nil {
		t.Fatal(err)
	}
	do := func(c engine.Command) {
		t.Helper()
		if _, err := g.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
	if drew {
		do(engine.Do(0, engine.VerbDraw))
		do(engine.Play(1, cards("R2")[0], engine.NoColor, engine.NoSeat))
	}
	do(engine.Play(0, cards("W+4")[0], shed.Blue, engine.NoSeat))
	return g.View(1)
}

func master(t *testing.T) ai.Level {
	t.Helper()
	l, ok := ai.LevelNamed("master")
	if !ok {
		t.Fatal("there is no master")
	}
	return l
}
