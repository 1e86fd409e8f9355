package engine_test

import (
	"testing"

	"fourtell/engine"
)

func TestAValueOfASwitchReadsBackAndWhatIsNoneIsToldWithWhatThereIs(t *testing.T) {
	choice := engine.Switch{Name: "mode", Values: []string{"normal", "truth"}}
	number := engine.Switch{Name: "hand", Min: 1, Max: 15}
	clock := engine.Switch{Name: "seconds", Max: 300, Least: 10}
	limit := engine.Switch{Name: "limit", Max: 200, Least: 1}
	for _, c := range []struct {
		of    engine.Switch
		text  string
		value int16
		again string
		why   string
	}{
		{choice, "truth", 1, "truth", ""},
		{choice, "Truth", 0, "", `switch mode is one of normal, truth, not "Truth"`},
		{number, "15", 15, "15", ""},
		{number, "off", 0, "", `switch hand is a number from 1 to 15, not "off"`},
		{number, "0", 0, "", `switch hand is a number from 1 to 15, not "0"`},
		{clock, "0", 0, "0", ""},
		{clock, "off", 0, "0", ""},
		{clock, "9", 0, "", `switch seconds is 0 or a number from 10 to 300, not "9"`},
		{limit, "false", 0, "0", ""},
		{limit, "201", 0, "", `switch limit is a number from 0 to 200, not "201"`},
	} {
		v, err := c.of.Read(c.text)
		if err != nil || c.why != "" {
			if err == nil || err.Error() != c.why {
				t.Errorf("%s=%s: %v, not %q", c.of.Name, c.text, err, c.why)
			}
			continue
		}
		if v != c.value || c.of.Text(v) != c.again {
			t.Errorf("%s=%s is read as %d and written %q; want %d and %q", c.of.Name, c.text, v, c.of.Text(v), c.value, c.again)
		}
	}
}

func TestSeatsAreOppositeEachOther(t *testing.T) {
	for _, seats := range []int{4, 6, 10} {
		for seat := range engine.Seat(seats) {
			o := seat.Opposite(seats)
			if o == seat || o < 0 || int(o) >= seats || o.Opposite(seats) != seat || engine.CheckTeams(seats) != nil {
				t.Errorf("of %d seats %d is opposite %d", seats, o, seat)
			}
		}
	}
	for _, seats := range []int{2, 3, 5, 9} {
		if engine.CheckTeams(seats) == nil {
			t.Errorf("%d seats are parted into teams", seats)
		}
	}
}

func TestANextRoundIsDealtOnlyWhereOneIsOver(t *testing.T) {
	for phase, want := range map[engine.Phase]engine.Code{
		engine.PhasePlay: engine.NotNow, engine.PhaseRespond: engine.NotNow, engine.PhaseRoundOver: engine.Legal, engine.PhaseMatchOver: engine.RoundOver,
	} {
		if got := phase.MayDeal(); got != want {
			t.Errorf("%s: %v, not %v", phase, got, want)
		}
	}
}

func TestAVerdictIsThatOfTheLastEventOfItsKind(t *testing.T) {
	events := func(all ...engine.Event) engine.Beat { return engine.Beat{Events: all} }
	revealed := func(v engine.Verdict) engine.Event {
		return engine.Event{Kind: engine.EventRevealed, Verdict: v}
	}
	beats := []engine.Beat{events(revealed(engine.Innocent)), events(revealed(engine.Guilty), engine.Event{Kind: engine.EventTurn})}
	if v := engine.VerdictIn(beats, engine.EventRevealed); v == nil || *v != engine.Guilty {
		t.Errorf("it is %v", v)
	}
	if v := engine.VerdictIn(beats, engine.EventChallengeResolved); v != nil {
		t.Errorf("where nothing was resolved it is %v", *v)
	}
}
