package uno_test

import (
	"testing"

	"fourtell/ai"
	unoai "fourtell/ai/uno"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// suspects is the belief in a bluff of a master who is shown this view.
func suspects(t *testing.T, v engine.Snapshot) float64 {
	t.Helper()
	th, ok := unoai.NewPlayer(master(t), ai.Style{}, v.Viewer, 1).Advise(v)
	if !ok {
		t.Fatal("nothing is asked")
	}
	for !th.Done() {
		th.Work(1000)
	}
	a := th.Advice()
	if !a.Judged {
		t.Fatal("no four waits")
	}
	return a.Belief
}

func TestVerdictsOfTheMatchTeachWhomToDoubt(t *testing.T) {
	seen := func(caught, cleared int) float64 {
		v := victimOf(t, 3, false)
		shed.Change(&v, func(o *shed.Own) { o.Players[0].Caught, o.Players[0].Cleared = caught, cleared })
		return suspects(t, v)
	}
	liar, stranger, honest := seen(4, 0), seen(0, 0), seen(0, 4)
	if liar < stranger+0.15 || honest > stranger {
		t.Errorf("the belief is %.2f of a known bluffer, %.2f of a stranger, %.2f of somebody found honest", liar, stranger, honest)
	}
	if p := seen(1000000, 1000000); p < 0 || p > 1 {
		t.Errorf("a nonsense of verdicts makes the belief %g", p)
	}
}

func TestNamingTheColourAgainBetraysABluff(t *testing.T) {
	v := victimOf(t, 3, false)
	usual := suspects(t, v)
	shed.Change(&v, func(o *shed.Own) { o.Color = o.Pending.ColorBefore })
	if again := suspects(t, v); again < 0.75 || again <= usual {
		t.Errorf("the belief is %.2f where the same colour is named again, %.2f elsewhere", again, usual)
	}
}

// facesOf reads cards by name.
func facesOf(t *testing.T, names ...string) (all []engine.SeenCard) {
	t.Helper()
	for _, n := range names {
		c, ok := engine.ParseCard(n)
		if !ok {
			t.Fatalf("%q is no card", n)
		}
		all = append(all, c)
	}
	return all
}

// tempted is the view of a seat that could bluff with a draw four.
func tempted(t *testing.T, seed uint64) engine.Snapshot {
	t.Helper()
	g, err := uno.New(engine.Setup{Rules: "classic", Seats: []string{"a", "b", "c", "d"}, Seed: seed, Position: &engine.Position{
		Hands:   [][]engine.SeenCard{facesOf(t, "W+4", "R1", "R2", "B4", "G6"), facesOf(t, "G1", "G2"), facesOf(t, "Y3", "Y4", "B9"), facesOf(t, "G3", "B3", "B5")},
		Discard: facesOf(t, "R5"), Rest: true, Turn: 0, Direction: 1}})
	if err != nil {
		t.Fatal(err)
	}
	return g.View(0)
}

func TestABluffNeverNamesTheColourItShouldHavePlayed(t *testing.T) {
	v := tempted(t, 1)
	th, ok := unoai.NewPlayer(master(t), ai.Style{}, 0, 1).Advise(v)
	if !ok {
		t.Fatal("nothing is asked")
	}
	for !th.Done() {
		th.Work(1000)
	}
	bluffs := 0
	for _, o := range th.Advice().Options {
		if o.Bluff {
			bluffs++
			if o.Command.Color == shed.Red {
				t.Errorf("%+v was weighed", o.Command)
			}
		}
	}
	if bluffs == 0 {
		t.Error("no bluff was weighed")
	}
}

func TestCharactersBluffAndDoubtInTheirOwnManner(t *testing.T) {
	count := func(name string, view func(seed uint64) engine.Snapshot, is func(engine.Command) bool) (n int) {
		c, ok := ai.CharacterNamed(name)
		if !ok {
			t.Fatalf("there is no %s", name)
		}
		for seed := range uint64(24) {
			v := view(seed)
			if cmd, ok := unoai.Seated(c, v.Viewer, seed).Decide(v); ok && is(cmd) {
				n++
			}
		}
		return n
	}
	doubts := func(name string, caught int) int {
		return count(name, func(seed uint64) engine.Snapshot {
			v := victimOf(t, seed, false)
			shed.Change(&v, func(o *shed.Own) { o.Players[0].Caught = caught })
			return v
		}, func(c engine.Command) bool { return c.Verb == engine.VerbChallenge })
	}
	bluffs := func(name string) int {
		return count(name, func(seed uint64) engine.Snapshot { return tempted(t, seed) },
			func(c engine.Command) bool { return c.Card.Face == shed.FaceWildDrawFour })
	}
	if n := doubts("fred", 0); n != 0 {
		t.Errorf("fred, who trusts everybody, challenges %d times of 24", n)
	}
	if bruno, mira := doubts("bruno", 0), doubts("mira", 0); bruno <= mira {
		t.Errorf("the policeman challenges %d times of 24, the cautious one %d", bruno, mira)
	}
	if before, after := doubts("spike", 0), doubts("spike", 1); after <= before {
		t.Errorf("who bears a grudge challenges %d times of 24 before a bluff and %d after", before, after)
	}
	if n := bluffs("mira"); n != 0 {
		t.Errorf("the cautious one bluffs %d times of 24", n)
	}
	if tuca, kit := bluffs("tuca"), bluffs("kit"); tuca < kit+3 || tuca >= bluffs("theo") {
		t.Errorf("the bold one bluffs %d times of 24, an Expert by the book %d, the bluffer %d", tuca, kit, bluffs("theo"))
	}
	if tuca, kit := doubts("tuca", 0), doubts("kit", 0); tuca <= kit {
		t.Errorf("the bold one challenges %d times of 24, an Expert by the book %d", tuca, kit)
	}
	if theo, bea := bluffs("theo"), bluffs("bea"); theo <= bea || theo == 24 {
		t.Errorf("the bluffer bluffs %d times of 24, the counter %d", theo, bea)
	}
}
