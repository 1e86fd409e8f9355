//go:build display

package table_test

import (
	"testing"

	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
)

// outOptions is a match by elimination of four, in which the seats that have as many points already are out.
func outOptions(persons []engine.Seat, scores ...int) tables.Options {
	o := tabletest.Shared("classic,score=elimination,target=100", 11)
	o.Setup.Scores, o.Persons = scores, persons
	return o
}

// Whoever is out of the match is not handed the screen, and from the last of the people in it no hand is hidden.
func TestOutOfTheMatchNobodyIsPassedTheScreen(t *testing.T) {
	in, set := input.NewScript(), stage.DefaultSettings()
	set.Speed = stage.SpeedInstant
	s, table := tabletest.Stage(t, 1280, 720, outOptions([]engine.Seat{0, 2}, 120, 0, 0, 0), set, in)
	if m := tabletest.CurtainOf(s); m == nil || m.Name() != "Bo" {
		t.Fatalf("the match begins under %T for seat %d", s.Top(), table.Inside().People.Next())
	}
	tabletest.Lifts(t, s, in)
	scenetest.Until(t, s, "asked", table.Asked)
	if table.Viewer() != 2 {
		t.Fatalf("seat %d is shown", table.Viewer())
	}
	in.Unfocus().Focus()
	scenetest.Run(t, s, in.Wait(2))
	if s.Top() != nil {
		t.Errorf("the last of the people finds %T above the table", s.Top())
	}
	scenetest.Run(t, s, in.Key(input.ActPause).Wait(2))
	m, ok := s.Top().(*tables.Pause)
	if !ok || tabletest.CurtainOf(s) != nil || len(s.Modals()) != 1 {
		t.Fatalf("%T, and %d modals", s.Top(), len(s.Modals()))
	}
	// A bot may take over for the last of them, and gives the seat back.
	scenetest.Run(t, s, in.Click(m.Seats()[1].Center()).Wait(2).Key(input.ActPause).Wait(5))
	if s.Top() != nil || table.Viewer() != engine.Spectator || !table.Inside().Stands.On() {
		t.Fatalf("%T stands, seat %d is shown, the button stands: %v", s.Top(), table.Viewer(), table.Inside().Stands.On())
	}
	in.Key(input.ActConfirm)
	scenetest.Until(t, s, "who is to come back", func() bool { _, ok := s.Top().(*tables.Pause); return ok })
	scenetest.Run(t, s, in.Click(s.Top().(*tables.Pause).Seats()[1].Center()).Wait(2))
	tabletest.Lifts(t, s, in)
	if table.Viewer() != 2 || table.Inside().People.PlaysByHand(2) < 0 {
		t.Errorf("seat %d is shown", table.Viewer())
	}
}

// Whoever plays first, the first to be handed the screen is the next of those who are in the match.
func TestOutOfTheMatchNobodyIsTheFirstToBeShownTheTable(t *testing.T) {
	for dealer := range engine.Seat(4) {
		o := outOptions([]engine.Seat{0, 2}, 120, 0, 0, 0)
		o.Setup.Dealer = dealer
		table, err := tables.New(o)
		if err != nil {
			t.Fatal(err)
		}
		if table.Inside().People.Next() == 0 {
			t.Errorf("seat %d deals, seat %d plays, and the screen is passed to seat 0, which is out", dealer, table.Desk().Public().Turn)
		}
	}
}

// Where one person plays alone with bots and is out, no bot plays for them and nothing is offered.
func TestOutOfTheMatchThePersonAloneWatches(t *testing.T) {
	s, table := tabletest.Stage(t, 1280, 720, outOptions([]engine.Seat{0}, 120, 0, 0, 0), stage.DefaultSettings(), input.NewScript())
	scenetest.Step(t, s, 300)
	if table.Inside().Stands.On() || s.Top() != nil {
		t.Errorf("the button to come back stands: %v; %T", table.Inside().Stands.On(), s.Top())
	}
}
