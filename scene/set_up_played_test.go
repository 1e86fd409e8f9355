//go:build display

package scene

import (
	"strings"
	"testing"

	"fourtell/ai"
	unoai "fourtell/ai/uno"
	"fourtell/engine"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/result"
	"fourtell/scene/scenetest"
	"fourtell/scene/setup"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

// Every level of the house sits at a table in the window, and what it thinks comes in slices.
func TestEveryLevelPlaysARoundInTheWindow(t *testing.T) {
	var bots []string
	for _, c := range guests.Sitters() {
		if strings.HasPrefix(c.ID, ai.LevelMark) {
			bots = append(bots, c.ID)
		}
	}
	if len(bots) != len(ai.Levels()) {
		t.Fatalf("of %d levels %v may be chosen", len(ai.Levels()), bots)
	}
	for seat, kind := range bots {
		if _, ok := guests.SeatedBot("", bots)(engine.Seat(seat), 1).(*unoai.Player); !ok {
			t.Errorf("%s is played by something else", kind)
		}
	}
	set := stage.DefaultSettings()
	set.Speed = stage.SpeedInstant
	o := tables.Options{Setup: guests.QuickSetup(len(bots), "classic", 5), Bots: bots, BotSeed: 3}
	s, table := tableStage(t, 1280, 720, o, set, nil)
	thought := false
	for n := 0; !table.Desk().Over(); n++ {
		if n == 60000 {
			t.Fatal("the round did not end")
		}
		scenetest.Step(t, s, 1)
		thought = thought || table.Desk().Thinking(4)
	}
	if !thought {
		t.Error("the master's thinking took no tick")
	}
}

func TestBotsAloneFinishTheTableThatIsSetForThem(t *testing.T) {
	set := stage.DefaultSettings()
	set.Speed, set.Seats, set.Rules = stage.SpeedInstant, 2, "party"
	set.Table = []stage.SeatPlan{{Who: stage.SitsHouse, Name: "Ann", Guest: "cat"}, {Who: stage.SitsRandom, Name: "Ben", Guest: "bear"}}
	s := testStage(t, 1280, 720, stage.Options{Source: input.NewScript(), Settings: set, Seed: 8, NoDemo: true, First: setup.Quick})
	for range 36000 {
		if _, ok := s.Scene().(*result.Result); ok {
			return
		}
		scenetest.Step(t, s, 1)
	}
	t.Errorf("%T stands, said %q", s.Scene(), scenetest.Said(s, 3))
}
