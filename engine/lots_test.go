package engine_test

import (
	"reflect"
	"slices"
	"testing"

	"fourtell/engine"
)

func draw(l *engine.Lots, generator *engine.Rand, sizes ...uint32) (lots []uint32) {
	for _, n := range sizes {
		lots = append(lots, l.Draw(n, generator))
	}
	return lots
}

func TestLotsFallAgainAsTheDealOfTheirRoundHasThem(t *testing.T) {
	key := engine.NewKey([engine.KeyBytes]byte{7})
	sizes := []uint32{1, 2, 10, 108, 1 << 16}
	for _, setup := range []engine.Setup{{Seed: 5}, {Seed: 5, Key: key}} {
		lots, chance := engine.LotsOf(&setup), engine.NewRand(setup.Seed)
		draw(&lots, &chance, sizes...)
		lots.Begin() // the second round is kept, and no lot of the first
		fell := draw(&lots, &chance, sizes...)
		round := lots.Tell(engine.Setup{Deal: &engine.Deal{Round: 2}})
		again, other := engine.LotsOf(&round), engine.NewRand(99)
		if got := draw(&again, &other, sizes...); !slices.Equal(got, fell) {
			t.Errorf("key %q: they fall as %d again, and fell as %d", setup.Key, got, fell)
		}
		if other != engine.NewRand(99) || again.Numbers() != 0 {
			t.Errorf("key %q: what is decided is drawn all the same", setup.Key)
		}
		if alone := again.Tell(engine.Setup{Deal: &engine.Deal{Round: 2}}); !reflect.DeepEqual(alone, round) {
			t.Errorf("key %q: the round alone is told as %+v, and was %+v", setup.Key, alone.Deal, round.Deal)
		}
	}
}

func TestLotsFallFromTheKeyWhereThereIsOneAndElseFromTheGenerator(t *testing.T) {
	key := engine.NewKey([engine.KeyBytes]byte{7})
	lots, chance := engine.LotsOf(&engine.Setup{}), engine.NewRand(5)
	same, stream := engine.NewRand(5), engine.NewStream(key)
	for n := range uint32(40) {
		if lots.DealFrom(""); n == 20 {
			lots.DealFrom(key)
		}
		want := same.Below
		if n >= 20 {
			want = stream.Below
		}
		if got, want := lots.Draw(n+1, &chance), want(n+1); got != want {
			t.Fatalf("lot %d is %d, not %d", n, got, want)
		}
	}
	if chance != same || lots.Numbers() != stream.Drawn() {
		t.Errorf("%d numbers of the key are drawn, not %d, or the generator's besides", lots.Numbers(), stream.Drawn())
	}
}

func TestALotThatIsNoneAndWhatLiesBehindTheLastAreDrawn(t *testing.T) {
	deal := engine.Deal{Lots: []uint16{1, 9, 2}}
	lots, chance := engine.LotsOf(&engine.Setup{Deal: &deal}), engine.NewRand(5)
	same := engine.NewRand(5)
	want := []uint32{1, same.Below(3), 2, same.Below(3)}
	if got := draw(&lots, &chance, 3, 3, 3, 3); !slices.Equal(got, want) {
		t.Errorf("they fall as %d, not as %d", got, want)
	}
}

func TestARoundToldIsTheCallersOwn(t *testing.T) {
	lots, chance := engine.LotsOf(&engine.Setup{}), engine.NewRand(5)
	began := engine.Setup{Deal: &engine.Deal{Round: 1}}
	if empty := lots.Tell(began); empty.Deal.Lots == nil {
		t.Error("a round without lots tells none at all, which is read as no list")
	}
	fell := lots.Draw(100, &chance)
	first := lots.Tell(began)
	first.Deal.Lots[0], first.Deal.Round = uint16(fell)+1, 7
	if again := lots.Tell(began); again.Deal.Lots[0] != uint16(fell) || again.Deal.Round != 1 || began.Deal.Lots != nil {
		t.Errorf("what is done to a round told is done to the next one: %+v", again.Deal)
	}
}

func TestASetOfSeatsReadsBackInOrder(t *testing.T) {
	for _, c := range []struct{ given, want []engine.Seat }{
		{nil, nil},
		{[]engine.Seat{0}, []engine.Seat{0}},
		{[]engine.Seat{9, 2, 0, 2}, []engine.Seat{0, 2, 9}},
	} {
		if got := engine.SetOf(c.given).Seats(); !slices.Equal(got, c.want) || (got == nil) != (c.want == nil) {
			t.Errorf("of %v come %v", c.given, got)
		}
	}
}

func TestWhoIsAbsentHasLeftBeforeTheEndOfTheRound(t *testing.T) {
	deal := engine.Deal{Away: []engine.Seat{3}}
	history := []engine.Event{
		{Kind: engine.EventSeatLeft, Seat: 1}, {Kind: engine.EventSeatReturned, Seat: 1},
		{Kind: engine.EventRoundOver, Seat: 0}, {Kind: engine.EventSeatLeft, Seat: 2},
	}
	if got := deal.Absent(history).Seats(); !slices.Equal(got, []engine.Seat{1, 3}) {
		t.Errorf("absent are %v, not 1, who was away for a while, and 3", got)
	}
}

func TestADealThatCannotBeIsNoTable(t *testing.T) {
	for _, c := range []struct {
		deal engine.Deal
		why  string
	}{
		{engine.Deal{}, "the deal: there is no round 0"},
		{engine.Deal{Round: 30_001}, "the deal: there is no round 30001"},
		{engine.Deal{Round: 1, By: 3}, "the deal: by: there is no seat 3"},
		{engine.Deal{Round: 2, Removed: []engine.Seat{1, 5}}, "the deal: removed: there is no seat 5"},
		{engine.Deal{Round: 2, Away: []engine.Seat{-1}}, "the deal: away: there is no seat -1"},
		{engine.Deal{Round: 2, Stood: []engine.Seat{3}}, "the deal: stood: there is no seat 3"},
		{engine.Deal{Round: 2, Caught: []int{1}}, "the deal: caught: there are 1 counts for 3 seats"},
		{engine.Deal{Round: 2, Cleared: []int{1, 0, -1}}, "the deal: cleared: no count is below 0"},
		{engine.Deal{Round: 30_000, By: 2, Removed: []engine.Seat{0}, Caught: []int{0, 1, 2}}, ""},
	} {
		why := ""
		if err := engine.CheckTable(&engine.Setup{Seats: []string{"a", "b", "c"}, Deal: &c.deal}); err != nil {
			why = err.Error()
		}
		if why != c.why {
			t.Errorf("%+v: %q, not %q", c.deal, why, c.why)
		}
	}
	placed := engine.Setup{Seats: []string{"a", "b"}, Position: &engine.Position{}, Deal: &engine.Deal{Round: 2}}
	if engine.CheckTable(&placed) == nil {
		t.Error("a round after the first begins from a position")
	}
}
