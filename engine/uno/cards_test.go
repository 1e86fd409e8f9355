package uno

import (
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
)

func TestTheDeckHasItsHundredAndEightCards(t *testing.T) {
	count := map[engine.Face]int{}
	last := engine.NoFace
	for id := engine.Card(1); id <= cardsPerDeck; id++ {
		i := indexOf(id)
		if i.id() != id {
			t.Fatalf("card %d becomes %d", id, i.id())
		}
		f := i.face()
		if f < last {
			t.Fatalf("card %d, %s, comes after a later face", id, f)
		}
		last = f
		count[f]++
	}
	for f := engine.Face(1); int(f) < shed.Faces; f++ {
		want := 2
		switch {
		case shed.IsWild(f):
			want = 4
		case shed.SymbolOf(f) == 0:
			want = 1
		}
		if count[f] != want {
			t.Errorf("the deck has %d %s, want %d", count[f], f, want)
		}
		for copy := range want {
			if i := cardOf(f, copy); i.face() != f || i.copy() != uint(copy) {
				t.Errorf("copy %d of %s is card %d, a %s", copy, f, i, i.face())
			}
			if i := cardOf(f, 8+copy); i.id() != indexOf(i.id()).id() || i.face() != f || i.copy() != uint(8+copy) {
				t.Errorf("copy %d of %s in the third deck is card %d, a %s", copy, f, i, i.face())
			}
		}
	}
	if second := indexOf(cardsPerDeck + 1); second.face() != 1 || second == indexOf(1) {
		t.Error("the second deck does not begin like the first")
	}
}

func TestSetsOfFaces(t *testing.T) {
	for f := engine.Face(1); int(f) < shed.Faces; f++ {
		b := bitOf(f)
		if b.first() != f || b.count() != 1 {
			t.Errorf("%s: its bit is %s", f, b.first())
		}
		if got := ofColor(shed.ColorOf(f))&b != 0; got == shed.IsWild(f) {
			t.Errorf("%s in its colour: %v", f, got)
		}
		if ofSymbol(shed.SymbolOf(f))&b == 0 {
			t.Errorf("%s is not of its symbol", f)
		}
		if got := everyNumber&b != 0; got != shed.SymbolOf(f).Number() {
			t.Errorf("%s a number: %v", f, got)
		}
	}
	if everyFace.count() != 54 || everyNumber.count() != 40 || wildFaces.count() != 2 {
		t.Error("the sets of faces have the wrong sizes")
	}
}
