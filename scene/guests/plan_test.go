//go:build display

package guests

import (
	"strings"
	"testing"

	"fourtell/ai"
	"fourtell/ai/houses"
	"fourtell/engine"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Whoever names a bot in ai may seat it: there is no other list.
func TestEveryBotOfTheHouseCanBeSeatedAndHasAWord(t *testing.T) {
	l := words.English()
	for _, kind := range houses.Kinds() {
		sits := Sitters()[SitterAt(kind)]
		if ai.Measures(kind) {
			if sits.ID != stage.SitsHouse {
				t.Errorf("the measure of the others is offered as %q", sits.ID)
			}
			continue
		}
		if sits.ID != kind || sits.Bot == nil || l.Say(sits.Name) == "" || l.Say(sits.Name) == string(sits.Name) {
			t.Errorf("%s: %q, called %q", kind, sits.ID, l.Say(sits.Name))
		}
	}
}

func TestTheCommandLineChangesHowManySitAtTheRememberedTable(t *testing.T) {
	kept := []stage.SeatPlan{{Who: stage.SitsHouse, Name: "Ann", Guest: "cat"}, {Who: stage.SitsPerson, Name: "Ben", Guest: "bear"}, {Who: stage.SitsNobody, Name: "Cy", Guest: "fox"}, {Who: stage.SitsRandom, Name: "Di", Guest: "owl"}}
	for _, c := range []struct {
		seats int
		want  string
	}{{2, "Ann Ben"}, {3, "Ann Ben Cy Di"}, {4, "Ann Ben Di You"}} {
		var names []string
		for _, p := range PlanFor(kept, c.seats) {
			names = append(names, p.Name)
		}
		if got := strings.Join(names, " "); got != c.want {
			t.Errorf("%d seats: %q, want %q", c.seats, got, c.want)
		}
	}
	if n := len(PlanFor(nil, 10)); n != engine.MaxSeats {
		t.Errorf("%d", n)
	}
}

func TestARememberedTableIsMendedWhereAFileSaysNonsense(t *testing.T) {
	plan := PlanFor([]stage.SeatPlan{{Who: "wizard", Name: "", Guest: "dragon"}, {Who: stage.SitsPerson, Name: strings.Repeat("x", 99), Guest: "moon"}, {Who: stage.SitsHouse, Name: "a\nb", Guest: ""}}, 3)
	for _, p := range plan {
		if p.Name == "" || len(p.Name) > NameMost || p.Guest == "dragon" || p.Guest == "" {
			t.Errorf("%+v", p)
		}
	}
	if plan[0].Who != "wizard" || Sitters()[SitterAt("wizard")].ID != stage.SitsHouse {
		t.Error("a sitter of a newer version is forgotten, or is not played by the house")
	}
}
