//go:build display

package table

import (
	"testing"

	"fourtell/engine"
	"fourtell/words"
)

func TestABigScreenTellsWhatASeatDidLast(t *testing.T) {
	drawn := func(kind engine.EventKind, n int) engine.Event { return engine.Event{Kind: kind, Seat: 1, Count: n} }
	for _, c := range []struct {
		name   string
		events []engine.Event
		want   string
	}{
		{"cards taken are told", []engine.Event{drawn(engine.EventDrawn, 1)}, "took 1"},
		{"those of one move are told together", []engine.Event{drawn(engine.EventPenalty, 4), drawn(engine.EventPenalty, 2)}, "took 6"},
		{"those of another move are not", []engine.Event{drawn(engine.EventDrawn, 4), {Kind: engine.EventTurn, Seat: 2}, drawn(engine.EventDrawn, 1)}, "took 1"},
		{"a card that is played lies there", []engine.Event{drawn(engine.EventDrawn, 1), {Kind: engine.EventPlayed, Seat: 1}}, ""},
		{"who is passed over sits out", []engine.Event{{Kind: engine.EventSkipped, Seat: 1}}, "sits out"},
		{"who takes cards for it is told to have taken them", []engine.Event{drawn(engine.EventPenalty, 2), {Kind: engine.EventSkipped, Seat: 1}}, "took 2"},
		{"a new deal begins with nothing", []engine.Event{drawn(engine.EventDrawn, 1), {Kind: engine.EventDealt}}, ""},
		{"of another seat nothing is told", []engine.Event{{Kind: engine.EventDrawn, Seat: 2, Count: 3}}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			v := &view{lang: words.English()}
			v.facts.seats = make([]seatFacts, 4)
			d := deeds{view: v}
			for i := range c.events {
				c.events[i].Beat = uint32(i + 1)
				d.follow(&engine.Snapshot{Seq: uint32(i + 1), History: c.events[:i+1]})
			}
			if got := d.line(1); got != c.want {
				t.Errorf("it says %q, not %q", got, c.want)
			}
			v.facts.seats[1].active = true
			if d.sayAnew(); d.line(1) != "plays now" {
				t.Errorf("on its turn it says %q", d.line(1))
			}
		})
	}
}
