package uno

import (
	"testing"

	"fourtell/engine"
)

func TestOfOptionsEqualWithinTheirErrorTheOneIsToldThatAPersonWouldTake(t *testing.T) {
	draw := engine.Do(0, engine.VerbDraw)
	card := func(names ...string) engine.Command {
		c := engine.Do(0, engine.VerbPlay)
		for _, n := range names {
			one, ok := engine.ParseCard(n)
			if !ok {
				t.Fatal(n)
			}
			c.Card = one
			c.Cards = append(c.Cards, one)
		}
		if len(c.Cards) == 1 {
			c.Cards = nil
		}
		return c
	}
	for _, c := range []struct {
		is      string
		options []Rated
		judged  bool
		want    int
	}{
		{"a draw that is as good as a play", []Rated{{draw, 0.131, 400, false}, {card("R5"), 0.129, 400, false}}, false, 1},
		{"a draw that is better", []Rated{{draw, 0.2, 400, false}, {card("R5"), 0.13, 400, false}}, false, 0},
		{"a draw that is better by little, surely", []Rated{{draw, 0.215, 100000, false}, {card("R5"), 0.2, 100000, false}}, false, 0},
		{"a play soon dropped", []Rated{{draw, 0.13, 400, false}, {card("R5"), 0.13, 40, false}}, false, 0},
		{"a play as good as a draw", []Rated{{card("R5"), 0.3, 400, false}, {draw, 0.3, 400, false}}, false, 0},
		{"several cards as good as one", []Rated{{card("R5"), 0.3, 400, false}, {card("R5", "B5"), 0.295, 400, false}}, false, 1},
		{"an honest play as good as a bluff", []Rated{{card("W+4"), 0.3, 400, true}, {card("R5"), 0.299, 400, false}}, false, 1},
		{"a card of a colour as good as a wild", []Rated{{card("W"), 0.3, 400, false}, {card("R5"), 0.299, 400, false}}, false, 1},
		{"a draw four that waits", []Rated{{engine.Do(0, engine.VerbAccept), 0.3, 400, false}, {card("R+2"), 0.3, 400, false}}, true, 0},
		{"the best of three that shed as much", []Rated{{draw, 0.3, 400, false}, {card("R5"), 0.299, 400, false}, {card("B5"), 0.298, 400, false}}, false, 1},
	} {
		a := Advice{Best: c.options[0].Command, Options: c.options, Judged: c.judged}
		told := a.Told(&engine.Snapshot{Rules: "classic", Viewer: 0, Hands: make([]engine.Hand, 2)})
		if !same(told.Best, c.options[c.want].Command) || told.Win != c.options[c.want].Win || len(told.Others) != len(c.options)-1 {
			t.Errorf("%s: %+v is told", c.is, told)
		}
		for i, o := range c.options {
			if !same(a.Options[i].Command, o.Command) {
				t.Errorf("%s: the advice itself has changed", c.is)
			}
		}
	}
}
