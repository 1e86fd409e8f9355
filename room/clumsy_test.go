package room_test

import (
	"testing"

	"fourtell/engine"
	"fourtell/room"
)

// Somebody who hits every key at once must not harm the table: what is wrong is refused, what is right is granted, the
// cards stay together and the round ends.
func TestAClumsyPersonCannotHarmTheTable(t *testing.T) {
	for n := range uint64(12) {
		rng := engine.NewRand(n)
		seats := 2 + int(n%4)
		rules := []string{"classic,turn_seconds=10", "party,turn_seconds=10", "chaos,turn_seconds=10"}[n%3]
		table := open(t, dealt(rules, seats, n), room.Options{Pace: room.Normal()})
		p := &room.Person{}
		table.Seat(0, p)
		for i := 1; i < seats; i++ {
			table.Seat(engine.Seat(i), room.NewBotSeat(newPlain, engine.Seat(i), n))
		}
		last := uint32(0)
		table.Watch(engine.Spectator, func(s engine.Snapshot) {
			if s.Seq != last+1 {
				t.Fatalf("%s, seed %d: beat %d follows %d", rules, n, s.Seq, last)
			}
			last = s.Seq
		})
		wished, refused := 0, 0
		for tick := 0; !table.Over(); tick++ {
			if tick > 60*60*room.TicksPerSecond {
				t.Fatalf("%s, seed %d: an hour and no end", rules, n)
			}
			if tick%7 == 0 && p.Want(anything(&rng, p.Last())) {
				wished++
			}
			table.Step()
			if _, _, ok := p.Refusal(); ok {
				refused++
			}
		}
		if refused == 0 || refused == wished {
			t.Errorf("%s, seed %d: %d of %d wishes refused", rules, n, refused, wished)
		}
	}
}

// anything is a command as good or bad as chance makes it.
func anything(rng *engine.Rand, s engine.Snapshot) engine.Command {
	if len(s.Legal) > 0 && rng.Below(4) == 0 {
		return s.Legal[rng.Below(uint32(len(s.Legal)))]
	}
	c := engine.Command{
		Seat: engine.Seat(rng.Below(12)) - 1, Verb: engine.Verb(rng.Below(18)), Decision: s.Decision + rng.Below(3) - 1,
		Card: engine.SeenCard{ID: engine.Card(rng.Below(120))}, Color: engine.Color(rng.Below(7)), Target: engine.Seat(rng.Below(12)) - 1,
	}
	if rng.Below(5) == 0 {
		c.Cards = []engine.SeenCard{{ID: engine.Card(rng.Below(120))}, {Face: engine.Face(rng.Below(60))}}
	}
	return c
}
