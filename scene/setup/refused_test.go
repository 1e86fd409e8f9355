//go:build display

package setup

import (
	"fmt"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/uno"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/stage"
	"fourtell/words"
)

// impossible is every combination that RULES.md calls impossible, at every number of seats, with a part of what is said of it;
// "" where it makes a table.
func impossible(seats int, r uno.Rules) string {
	clash := func(one, other uno.SwitchID) string {
		english := words.English()
		name := english.Terms("")
		return fmt.Sprintf("“%s” can't be played together with “%s: %s”", name.Switch(uno.SwitchName(one)), name.Switch(uno.SwitchName(other)), name.Value(uno.SwitchName(other), r.Get(uno.SwitchName(other))))
	}
	switch {
	case r[uno.ShuffleSeats] == uno.On && r[uno.Teams] == uno.TeamsOpposite:
		return clash(uno.ShuffleSeats, uno.Teams)
	case r[uno.RoundOut] == uno.On && r[uno.Score] != uno.ScoreElimination:
		return clash(uno.RoundOut, uno.Score)
	case r[uno.BlindDraw] == uno.On && r[uno.DrawMode] == uno.DrawUntilPlayable:
		return clash(uno.BlindDraw, uno.DrawMode)
	case r[uno.Misplay] == uno.MisplayPenalty && r[uno.ForcedPlay] == uno.On:
		return clash(uno.Misplay, uno.ForcedPlay)
	case r[uno.Teams] == uno.TeamsOpposite && (seats < 4 || seats%2 != 0):
		return fmt.Sprintf("four or more players and an even number, not %d", seats)
	case r[uno.Teams] == uno.TeamsOpposite && r[uno.Score] == uno.ScoreLowestTotal:
		return "the scoring is “all add up their own hands, the lowest total wins”"
	case r[uno.Teams] == uno.TeamsOpposite && r[uno.Score] == uno.ScoreElimination:
		return "the scoring is “all add up, whoever reaches the target is out”"
	case seats*int(r[uno.HandSize]) >= 100*int(r[uno.Decks]):
		return fmt.Sprintf("%d hands of %d are %d cards", seats, r[uno.HandSize], seats*int(r[uno.HandSize]))
	}
	return ""
}

// Every value of teams meets every scoring, and every number of cards every number of decks, at two to ten seats: set on the
// screen a switch at a time it is explained and kept as it is.
func TestEveryImpossibleCombinationIsExplainedAndKeptAsItIs(t *testing.T) {
	s, setup := setupStage(t, 1280, 720, input.NewScript(), nil)
	tried, refused := 0, 0
	try := func(seats int, values map[uno.SwitchID]int16) {
		tried++
		setup.plan = guests.HousePlan(seats)
		want, _ := uno.Preset("classic")
		setup.rules = want
		for id, v := range values {
			want[id] = v
			setID(s, setup, id, v)
		}
		why := impossible(seats, want)
		if ruled(setup) != want || (setup.problem != "") != (why != "") || !strings.Contains(setup.problem, why) || setup.deal.Off != (why != "") {
			t.Errorf("%d seats, %s: %q, want %q", seats, want, setup.problem, why)
		}
		if why == "" {
			return
		}
		refused++
		setup.deal.Activate(s)
		if s.Scene() != stage.Scene(setup) || ruled(setup) != want {
			t.Fatalf("%d seats, %s are dealt", seats, want)
		}
	}
	for seats := engine.MinSeats; seats <= engine.MaxSeats; seats++ {
		for _, teams := range []int16{uno.Off, uno.TeamsOpposite} {
			for score := range int16(4) {
				try(seats, map[uno.SwitchID]int16{uno.Teams: teams, uno.Score: score})
			}
		}
		for _, teams := range []int16{uno.Off, uno.TeamsOpposite} {
			try(seats, map[uno.SwitchID]int16{uno.ShuffleSeats: uno.On, uno.Teams: teams})
		}
		for score := range int16(4) {
			try(seats, map[uno.SwitchID]int16{uno.RoundOut: uno.On, uno.Score: score})
		}
		for _, mode := range []int16{uno.DrawOne, uno.DrawUntilPlayable} {
			try(seats, map[uno.SwitchID]int16{uno.BlindDraw: uno.On, uno.DrawMode: mode})
		}
		for _, forced := range []int16{uno.Off, uno.On} {
			try(seats, map[uno.SwitchID]int16{uno.Misplay: uno.MisplayPenalty, uno.ForcedPlay: forced})
		}
		for _, cards := range []int16{7, 9, 10, 11, 12, 15} {
			for _, decks := range []int16{1, 2, 3} {
				try(seats, map[uno.SwitchID]int16{uno.HandSize: cards, uno.Decks: decks})
			}
		}
	}
	t.Logf("%d of %d combinations refused", refused, tried)
}

// Why nobody can play is said in the language of who asks: no word of English is left in it.
func TestWhyNobodyCanPlayIsSaidInEveryLanguage(t *testing.T) {
	english := words.English()
	teams, _ := uno.ParseRules("classic,teams=opposite,score=elimination")
	cards, _ := uno.ParseRules("classic,hand_size=12")
	var faults []error
	for _, text := range []string{"nonsense", "party,x", "party,moon=full", "party,score=most", "party,decks=4"} {
		_, err := uno.ParseRules(text)
		faults = append(faults, err)
	}
	faults = append(faults, teams.Check(3), teams.Check(4), cards.Check(10))
	for _, text := range []string{"classic,shuffle_seats=on,teams=opposite", "classic,round_out=on", "chaos,blind_draw=on", "classic,misplay=penalty,forced_play=on"} {
		r, err := uno.ParseRules(text)
		if err != nil {
			t.Fatal(err)
		}
		faults = append(faults, r.Check(4))
	}
	for _, tag := range words.Tags() {
		l := words.Named(tag)
		seen := map[string]bool{}
		for _, err := range faults {
			said := l.WhyRules(err)
			if said == "" || seen[said] || strings.Contains(said, "{") || said == err.Error() || tag != english.Tag && said == english.WhyRules(err) {
				t.Errorf("%s: %v is said as %q", tag, err, said)
			}
			seen[said] = true
		}
	}
}
