//go:build display

package setup

import (
	"image"
	"slices"
	"testing"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

func TestAnotherGameIsChosenWithItsSwitchesItsSetsAndWhatIsDealt(t *testing.T) {
	in := input.NewScript()
	s, setup := setupStage(t, 1280, 720, in, func(s *stage.Settings) { s.Rules = "party" })
	in.Click(setup.games.Segment(1).Center())
	scenetest.Run(t, s, in)
	book, err := games.Named("bluff")
	if err != nil {
		t.Fatal(err)
	}
	var sets, rows []string
	for _, c := range setup.board.sets {
		sets = append(sets, c.Text)
	}
	for _, r := range setup.board.rows {
		rows = append(rows, r.sw.Name)
		if what := lacking(r.sw); what != "" {
			t.Errorf("%s lacks %s", r.sw.Name, what)
		}
	}
	if !slices.Equal(sets, []string{"Classic", "Arcade"}) || len(rows) != len(book.Switches()) {
		t.Fatalf("it has the sets %q and the switches %q", sets, rows)
	}
	if setup.message != "4 players, 13 cards each: all are dealt." || scenetest.Said(s, 1)[0] != setup.message {
		t.Errorf("it says %q, said is %q", setup.message, scenetest.Said(s, 1))
	}
	if setup.group.Focused() != stage.Focusable(setup.games) {
		t.Errorf("the keys are at %T", setup.group.Focused())
	}
	setup.choose(s, "arcade", "")
	setup.change(s, engine.Setting{Name: "rounds", Value: "3"})
	if c := s.Settings().Chosen("bluff"); c.Rules != "arcade,rounds=3" || s.Settings().Rules != "party" || s.Settings().Game != "bluff" {
		t.Fatalf("kept are %+v and %q", c, s.Settings().Rules)
	}
	scenetest.Run(t, s, in.Click(setup.games.Segment(0).Center()))
	if setup.rules.String() != "party" || s.Settings().Game != "" {
		t.Errorf("the other game is set by %s now", setup.rules)
	}
	scenetest.Run(t, s, in.Click(setup.games.Segment(1).Center()))
	if setup.rules.String() != "arcade,rounds=3" || setup.preset != "arcade" {
		t.Errorf("the game is set by %s when it is chosen again", setup.rules)
	}
	setup.deal.Activate(s)
	scenetest.Step(t, s, 2)
	if at, ok := s.Scene().(*seated); !ok || at.table.Setup.Game != "bluff" || at.table.Setup.Rules != "arcade,rounds=3" {
		t.Errorf("%T stands", s.Scene())
	}
	if next, ok := Quick(s).(*seated); !ok || next.table.Setup.Game != "bluff" || next.table.Setup.Rules != "arcade,rounds=3" {
		t.Error("a quick game is not the last that was played")
	}
}

// A game keeps its own rule sets: what is saved of one is not offered with the other.
func TestARuleSetOfOnesOwnBelongsToItsGame(t *testing.T) {
	in := input.NewScript()
	s, setup := setupStage(t, 1280, 720, in, func(s *stage.Settings) {
		s.Game, s.Presets = "bluff", map[string]string{"Sunday": "party"}
		s.Choose("bluff", stage.RuleChoice{Rules: "arcade,decks=2", Presets: map[string]string{"Monday": "arcade,decks=2"}})
	})
	names := func() (all []string) {
		for _, c := range setup.board.sets {
			all = append(all, c.Text)
		}
		return all
	}
	if got := names(); !slices.Equal(got, []string{"Classic", "Arcade", "Monday"}) || litSets(setup) != "Monday" {
		t.Errorf("offered are %q, lit is %q", got, litSets(setup))
	}
	scenetest.Run(t, s, in.Click(setup.games.Segment(0).Center()))
	if got := names(); !slices.Contains(got, "Sunday") || slices.Contains(got, "Monday") {
		t.Errorf("offered with the other game are %q", got)
	}
}

// Where all opponents are of one level that somebody has chosen, the table at which it is at home is offered, and nothing is altered before
// it is taken.
func TestTheOneLevelOfAllOpponentsOffersItsOwnTable(t *testing.T) {
	me := stage.SeatPlan{Who: stage.SitsPerson, Name: "You", Guest: "hare"}
	of := func(who ...string) []stage.SeatPlan {
		plan := []stage.SeatPlan{me}
		for i, w := range who {
			plan = append(plan, stage.SeatPlan{Who: w, Name: string(rune('A' + i)), Guest: guests.Portraits()[i+2]})
		}
		return plan
	}
	in := input.NewScript()
	for _, c := range []struct {
		is, game, rules string
		plan            []stage.SeatPlan
		want            string
		seats           int
	}{
		{"one more, and two decks", "bluff", "classic", of("level:expert", "level:expert"), "The Expert table: 3 opponents, two decks.", 4},
		{"an empty chair is taken", "bluff", "arcade", of("level:expert", stage.SitsNobody), "The Expert table: 3 opponents, two decks.", 4},
		{"two fewer", "bluff", "classic,decks=2", of("level:beginner", "level:beginner", "level:beginner"), "The Beginner table: 1 opponent, one deck.", 2},
		{"as it is", "bluff", "classic,decks=2", of("level:expert", "level:expert", "level:expert"), "", 4},
		{"several levels", "bluff", "classic", of("level:expert", "level:master"), "", 3},
		{"a character besides", "bluff", "classic", of("level:expert", "char:theo"), "", 3},
		{"whoever the house sends", "bluff", "classic", of(stage.SitsHouse, stage.SitsHouse, stage.SitsHouse), "", 4},
		{"a game without such tables", "uno", "classic", of("level:expert", "level:expert"), "", 3},
	} {
		s, setup := setupStage(t, 1280, 720, in, func(s *stage.Settings) {
			s.Game, s.Table, s.Seats = c.game, c.plan, len(guests.Occupied(c.plan))
			s.Choose(c.game, stage.RuleChoice{Rules: c.rules})
		})
		if setup.offers != (c.want != "") || c.want != "" && setup.message != c.want {
			t.Errorf("%s: %v, %q", c.is, setup.offers, setup.message)
			continue
		}
		if !setup.offers {
			continue
		}
		if got := setup.rules.String(); got != c.rules {
			t.Errorf("%s: before it is taken the rules are %s", c.is, got)
		}
		scenetest.Run(t, s, in.Click(setup.offer.Center()))
		n := len(guests.Occupied(setup.plan))
		if want := map[int]string{2: "1", 4: "2"}[c.seats]; n != c.seats || setup.rules.Get("decks") != want || setup.offers || setup.problem != "" {
			t.Errorf("%s: then %d sit, with %s decks, offered %v, %q", c.is, n, setup.rules.Get("decks"), setup.offers, setup.problem)
		}
	}
}

func TestTheSetUpOfAnotherGameLooksAsAccepted(t *testing.T) {
	for _, c := range []struct {
		name   string
		size   image.Point
		change func(*stage.Settings)
		do     func(*stage.Stage, *Setup)
	}{
		{"setup-bluff", image.Pt(1280, 720), nil, nil},
		{"setup-bluff-felt", image.Pt(1280, 720), func(s *stage.Settings) {
			s.Theme = assets.Felt
			s.Choose("bluff", stage.RuleChoice{Rules: "arcade,rounds=3,mode=team"})
		}, nil},
		{"setup-bluff-phone", image.Pt(480, 1040), nil, func(s *stage.Stage, t *Setup) { t.tabs[1].OnPress(s) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, setup := setupStage(t, c.size.X, c.size.Y, input.NewScript(), func(s *stage.Settings) {
				s.Game = "bluff"
				if c.change != nil {
					c.change(s)
				}
			})
			if c.do != nil {
				c.do(s, setup)
			}
			scenetest.Step(t, s, 30)
			scenetest.Golden(t, c.name, scenetest.Shot(s))
		})
	}
}
