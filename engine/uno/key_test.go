package uno

import (
	"bytes"
	"strings"
	"testing"

	"fourtell/engine"
)

// testKey is a key of a test's own.
func testKey(match uint64, round int) engine.Key {
	return engine.NewKey([engine.KeyBytes]byte{byte(match), byte(match >> 8), byte(round), byte(round >> 8), 1})
}

func TestAMatchDealtFromKeysPlaysAgainFromItsRecord(t *testing.T) {
	g, err := New(engine.Setup{Rules: "official", Seats: seatNames(3), Key: testKey(1, 1)})
	if err != nil {
		t.Fatal(err)
	}
	r := engine.Record{Setup: g.Setup()}
	chance := engine.NewRand(5)
	rounds := 0
	for n := 0; n < 4000 && rounds < 3; n++ {
		var c engine.Command
		if v := g.View(engine.Seat(max(g.state.turn, 0))); v.Over() {
			rounds++
			c = engine.Do(0, engine.VerbNextRound)
			c.Key = testKey(1, rounds+1)
		} else {
			c = v.Legal[chance.Below(uint32(len(v.Legal)))]
		}
		if _, err := g.Apply(c); err != nil {
			continue
		}
		r.Commands = append(r.Commands, c.Recorded())
	}
	if rounds < 3 {
		t.Fatalf("only %d rounds were played", rounds)
	}
	var text bytes.Buffer
	if err := r.Write(&text); err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(text.String(), "fourtell record 3\n") {
		t.Errorf("the record begins %q: a program that reads no keys must see by its version that it cannot", text.String()[:20])
	}
	read, err := engine.ReadRecord(&text)
	if err != nil {
		t.Fatal(err)
	}
	again, err := New(read.Setup)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range read.Commands {
		if _, err := again.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(again.State(), g.State()) {
		t.Errorf("it comes to %s", unlike(again.State(), g.State()))
	}
}

func TestARefusedNextRoundLeavesTheKeyAsItIs(t *testing.T) {
	deal := func() *Game {
		g, err := New(engine.Setup{Rules: "official", Seats: seatNames(2), Key: testKey(2, 1)})
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	g, same := deal(), deal()
	c := engine.Do(0, engine.VerbNextRound)
	c.Key = testKey(9, 9)
	if _, err := g.Apply(c); err == nil {
		t.Fatal("a round was dealt while one was on")
	}
	for _, g := range []*Game{g, same} {
		if _, err := g.Apply(engine.Do(engine.Seat(g.state.turn), engine.VerbDraw)); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(g.State(), same.State()) {
		t.Error("the next card comes from another key")
	}
}

// What the generator of practice gives away, and a key does not. Somebody sits at a table of two and sees what a seat sees: seven
// cards and the one turned up. Knowing the rules he tries seeds, and each that deals him his own cards deals him the other hand
// and the draw pile too. Here all but 16 bits of the seed are known to him, so that a test can try them all; with 64 unknown it is
// 2^48 times the work for a search as blunt as this, and far less for who knows the generator: its whole state is 64 bits, the cards
// of one hand hold about 45, twenty cards more than all of it. A key has 256 bits behind a one-way function: the same search over
// any part of it is as long as the part, and seeing cards shortens nothing.
func TestTheCardsASeatSeesGiveTheWholeDealOfASeedAwayAndNothingOfAKeys(t *testing.T) {
	const unknown = 1 << 16
	rules, err := ParseRules("classic")
	if err != nil {
		t.Fatal(err)
	}
	dealt := func(seed uint64) (s State) {
		s = NewState(rules, 2)
		s.Seed(seed)
		s.Deal(nil)
		return s
	}
	const high = 0x5eed_0f_a_7ab1e_0000
	found := func(seen *State) (seeds []uint64) {
		for low := range uint64(unknown) {
			s := dealt(high + low)
			if s.hands[0] == seen.hands[0] && s.discard[0].card().face() == seen.discard[0].card().face() {
				seeds = append(seeds, high+low)
			}
		}
		return seeds
	}
	truth := dealt(high + 47_011)
	seeds := found(&truth)
	if len(seeds) != 1 || dealt(seeds[0]).hands[1] != truth.hands[1] {
		t.Fatalf("the seeds that fit are %x", seeds)
	}
	s := dealt(seeds[0])
	for n := range 20 { // and it goes on: the next cards of the pile
		a := drawing(s.doing(nil)).take()
		b := drawing(truth.doing(nil)).take()
		if a != b {
			t.Fatalf("card %d of the draw pile is another", n)
		}
	}

	g, err := New(engine.Setup{Rules: "classic", Seats: seatNames(2), Seed: high + 47_011, Key: testKey(3, 1)})
	if err != nil {
		t.Fatal(err)
	}
	if seeds := found(&g.state); len(seeds) != 0 {
		t.Errorf("the seeds %x deal what a key dealt", seeds)
	}
}
