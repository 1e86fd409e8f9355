package uno

import (
	"errors"
	"testing"

	"fourtell/engine"
)

// Time that is up comes from any seat, even one that plays no more: its command names the round. Naming one lets nobody do anything else.
func TestWhoPlaysNoMoreMayDoNothingButSayThatTheTimeIsUpWhateverRoundIsNamed(t *testing.T) {
	rules, err := ParseRules("classic,leaver=walkover,uno_grace_ms=0,uno_false_catch=1,blitz_seconds=390,turn_seconds=20")
	if err != nil {
		t.Fatal(err)
	}
	for verb := engine.VerbPlay; verb <= engine.VerbRemove; verb++ {
		want := engine.BadSeat
		switch verb {
		case engine.VerbTimeout:
			want = engine.TooEarly
		case engine.VerbWait:
			continue // time passes for everybody
		}
		g, err := New(engine.Setup{Rules: rules.String(), Seats: seatNames(4), Seed: 7})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := g.Apply(engine.Do(3, engine.VerbRemove)); err != nil {
			t.Fatal(err)
		}
		g.state.calls.open, g.state.calls.called = 1, 1 // who catches seat 0 is wrong, and draws
		c := engine.Do(3, verb)
		c.Round = 1
		if verb == engine.VerbCatchUno {
			c.Target = 0
		}
		var refused *engine.Illegal
		if _, err := g.Apply(c); !errors.As(err, &refused) || refused.Code != want {
			t.Errorf("%v: %v, want %v", verb, err, want)
		}
		if n := g.state.hands[3].count; n != 0 {
			t.Errorf("%v: who was removed holds %d cards", verb, n)
		}
	}
}
