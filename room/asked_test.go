package room_test

import (
	"bytes"
	"testing"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/room"
)

// Where two doubt a claim on the same tick, chance says who was the first, and not where they sit; the record plays the same again.
func TestOfTwoDoubtsOfTheSameMomentNoSeatsIsAlwaysTheFirst(t *testing.T) {
	first := map[engine.Seat]int{}
	for seed := range uint64(40) {
		play := func() (engine.Seat, *room.Table) {
			g, err := room.NewGame(engine.Setup{Game: "bluff", Rules: "classic", Seats: []string{"Ann", "Bo", "Cy"}, Seed: seed, Dealer: 2})
			if err != nil {
				t.Fatal(err)
			}
			table := room.NewTable(g, room.Options{})
			var people [3]*room.Person
			for i := range people {
				people[i] = &room.Person{}
				table.Seat(engine.Seat(i), people[i])
			}
			table.Step()
			people[0].Want(table.View(0).Legal[0])
			table.Step()
			for _, seat := range []engine.Seat{1, 2} {
				c := engine.Do(seat, engine.VerbChallenge)
				c.Decision = table.View(seat).Decision
				people[seat].Want(c)
			}
			table.Step()
			public := table.Public()
			for _, e := range public.History {
				if e.Kind == engine.EventDoubted {
					_, why, told := people[3-e.Seat].Refusal()
					if !told || why.Code != engine.Stale {
						t.Errorf("seed %d: the slower is told %v, %v", seed, why, told)
					}
					return e.Seat, table
				}
			}
			t.Fatalf("seed %d: nobody has doubted", seed)
			return 0, nil
		}
		who, table := play()
		if again, _ := play(); again != who {
			t.Errorf("seed %d: once seat %d is the first, once seat %d", seed, who, again)
		}
		first[who]++
		record := table.Record()
		g, err := games.New(record.Setup)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range record.Commands {
			if _, err := g.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
		a, b := g.View(0), table.View(0)
		textA, _ := a.MarshalJSON()
		textB, _ := b.MarshalJSON()
		if !bytes.Equal(textA, textB) {
			t.Errorf("seed %d: the record ends with\n%s\nnot\n%s", seed, textA, textB)
		}
	}
	if first[1] < 8 || first[2] < 8 {
		t.Errorf("the first of two was %v", first)
	}
}
