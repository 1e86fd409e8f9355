//go:build display

package setup

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/engine"
	"fourtell/engine/uno"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

func TestSetupMarksWhatDiffersFromTheRuleSetAndUndoesIt(t *testing.T) {
	in := input.NewScript()
	s, setup := setupStage(t, 1280, 720, in, func(s *stage.Settings) { s.Rules = "party,hand_size=9,decks=2" })
	marked := ""
	for _, r := range setup.board.rows {
		if r.was != "" {
			marked += r.sw.Name + " " + r.was + "; "
		}
	}
	if want := "hand_size changed from 7; decks changed from 1; "; marked != want {
		t.Errorf("marked: %q, want %q", marked, want)
	}
	if setup.preset != "party" || setup.board.reset.Text != "Undo 2 changes" {
		t.Errorf("preset %q, %q", setup.preset, setup.board.reset.Text)
	}
	scenetest.Run(t, s, in.Click(setup.board.reset.Center()))
	if party, _ := uno.Preset("party"); ruled(setup) != party || s.Settings().Rules != "party" {
		t.Errorf("the rules are %v", ruled(setup))
	}
	for _, c := range setup.board.sets {
		scenetest.Run(t, s, in.Click(c.Center()))
		if !c.On {
			t.Errorf("%s is not chosen", c.Text)
		}
	}
	if last, _ := uno.Preset("wild_night"); ruled(setup) != last {
		t.Errorf("the last one is %v", ruled(setup))
	}
}

func TestSetupRefusesWhatMakesNoTableAndSaysWhy(t *testing.T) {
	for _, c := range []struct{ name, rules, want string }{
		{"teams of three", "classic,teams=opposite", "even number, not 3"},
		{"teams by lowest total", "classic,teams=opposite,score=lowest_total", "not 3"},
		{"too many cards", "classic,hand_size=15", ""},
		{"elimination", "classic,score=elimination", ""},
	} {
		in := input.NewScript()
		s, setup := setupStage(t, 1280, 720, in, func(s *stage.Settings) { s.Rules, s.Seats = c.rules, 3 })
		if c.want == "" {
			if setup.problem != "" || setup.deal.Off {
				t.Errorf("%s: %q", c.name, setup.problem)
			}
			continue
		}
		if !strings.Contains(setup.problem, c.want) || !setup.deal.Off || setup.message != setup.problem {
			t.Errorf("%s: %q", c.name, setup.problem)
		}
		scenetest.Run(t, s, in.Click(setup.deal.Center()).Key(input.ActConfirm))
		want, _ := uno.ParseRules(c.rules)
		if s.Scene() != stage.Scene(setup) || ruled(setup) != want || scenetest.Said(s, 1)[0] != setup.problem {
			t.Errorf("%s: %T stands, rules %q, said %q", c.name, s.Scene(), s.Settings().Rules, scenetest.Said(s, 1))
		}
	}
}

func TestSetupExplainsSeatsThatMakeNoTable(t *testing.T) {
	bot := stage.SeatPlan{Who: stage.SitsHouse, Name: "Bea", Guest: "owl"}
	me := stage.SeatPlan{Who: stage.SitsPerson, Name: "You", Guest: "moon"}
	empty := stage.SeatPlan{Who: stage.SitsNobody, Name: "Theo", Guest: "fox"}
	for _, c := range []struct {
		name string
		plan []stage.SeatPlan
		want string
	}{
		{"one player", []stage.SeatPlan{me, empty, empty}, "1 sits"},
		{"nobody", []stage.SeatPlan{empty, empty, empty}, "0 sit"},
		{"two of a name", []stage.SeatPlan{me, bot, bot}, "called Bea"},
		{"two people", []stage.SeatPlan{me, {Who: stage.SitsPerson, Name: "Ann", Guest: "cat"}}, ""},
		{"one and a bot", []stage.SeatPlan{empty, bot, me}, ""},
		{"bots alone", []stage.SeatPlan{bot, {Who: stage.SitsRandom, Name: "Kit", Guest: "cat"}}, ""},
	} {
		_, setup := setupStage(t, 1280, 720, input.NewScript(), func(s *stage.Settings) { s.Table, s.Seats = c.plan, len(guests.Occupied(c.plan)) })
		if c.want == "" && setup.problem != "" || !strings.Contains(setup.problem, c.want) {
			t.Errorf("%s: %q, want %q", c.name, setup.problem, c.want)
		}
	}
}

func TestTurningTheChallengeOffOffersToRefuseBluffsAndAltersNothingByItself(t *testing.T) {
	in := input.NewScript()
	s, setup := setupStage(t, 1280, 720, in, func(s *stage.Settings) { s.Rules = "strict" })
	setID(s, setup, uno.WD4Challenge, uno.Off)
	if ruled(setup)[uno.WD4Bluff] != uno.BluffAllowed || !setup.offers || setup.deal.Off {
		t.Fatalf("bluffs %d, offered %v", ruled(setup)[uno.WD4Bluff], setup.offers)
	}
	if kept, _ := uno.ParseRules(s.Settings().Rules); kept != ruled(setup) {
		t.Errorf("kept as %q", s.Settings().Rules)
	}
	scenetest.Run(t, s, in.Click(setup.offer.Center()))
	if ruled(setup)[uno.WD4Bluff] != uno.BluffRefused || setup.offers {
		t.Error("the offer does nothing")
	}
}

func TestARuleSetOfOnesOwnIsSavedFoundAgainAndDeleted(t *testing.T) {
	in := input.NewScript()
	s, setup := setupStage(t, 1280, 720, in, func(s *stage.Settings) { s.Rules = "party,hand_size=9" })
	scenetest.Run(t, s, in.Click(setup.board.save.Center()).Wait(20).Type("Party").Key(input.ActConfirm))
	m, ok := s.Top().(*kit.Entry)
	if !ok || m.Wrong == "" {
		t.Fatal("the house's name is not refused")
	}
	scenetest.Run(t, s, in.Push(ebiten.KeyHome).Push(ebiten.KeyDelete).Type("My").Key(input.ActConfirm))
	if s.Top() != nil || s.Settings().Presets["Myarty"] != "party,hand_size=9" || setup.own != "Myarty" || setup.board.reset.Text != "Nothing changed" {
		t.Fatalf("kept %v, own %q, %q", s.Settings().Presets, setup.own, setup.board.reset.Text)
	}
	b, err := s.Settings().Encode()
	if err != nil {
		t.Fatal(err)
	}
	again, err := stage.DecodeSettings(b)
	if err != nil {
		t.Fatal(err)
	}
	s2, found := setupStage(t, 1280, 720, in, func(s *stage.Settings) { *s = again })
	if found.own != "Myarty" || ruled(found) != ruled(setup) || !found.board.sets[len(found.board.sets)-1].On {
		t.Errorf("found again: %q", found.own)
	}
	setID(s2, found, uno.HandSize, 5)
	if found.board.reset.Text != "Undo 1 change" {
		t.Errorf("%q", found.board.reset.Text)
	}
	scenetest.Run(t, s2, in.Click(found.board.sets[0].Center()).Click(found.board.sets[len(found.board.sets)-1].Center()))
	if ruled(found) != ruled(setup) {
		t.Error("its chip does not bring it back")
	}
	scenetest.Run(t, s2, in.Click(found.board.remove.Center()))
	if len(s2.Settings().Presets) != 0 || found.own != "" || ruled(found) != ruled(setup) {
		t.Errorf("after deleting: %v", s2.Settings().Presets)
	}
}

func TestRulesGoOutAndComeInAsText(t *testing.T) {
	in := input.NewScript()
	s, setup := setupStage(t, 1280, 720, in, func(s *stage.Settings) { s.Rules = "party,hand_size=9" })
	scenetest.Run(t, s, in.Click(setup.board.share.Center()).Wait(20))
	m := s.Top().(*kit.Entry)
	if m.Field.Text != "party,hand_size=9" {
		t.Errorf("shown: %q", m.Field.Text)
	}
	scenetest.Run(t, s, in.Type(",nonsense").Key(input.ActConfirm))
	if s.Top() == nil || !strings.Contains(m.Wrong, "nonsense") {
		t.Errorf("%q", m.Wrong)
	}
	for range m.Field.Text {
		in.Push(ebiten.KeyBackspace)
	}
	scenetest.Run(t, s, in.Type("chaos, decks=2").Key(input.ActConfirm))
	want, _ := uno.ParseRules("chaos,decks=2")
	if s.Top() != nil || ruled(setup) != want || setup.preset != "chaos" || s.Settings().Rules != "chaos,decks=2" {
		t.Errorf("the rules are %q", s.Settings().Rules)
	}
}

func TestSeatsAreFilledNamedAndMoved(t *testing.T) {
	in := input.NewScript()
	s, setup := setupStage(t, 1280, 720, in, nil)
	r := setup.seats
	scenetest.Run(t, s, in.Click(setup.add.Center()))
	if len(setup.plan) != 5 || setup.plan[4].Name != "Kit" || s.Settings().Seats != 5 {
		t.Fatalf("%+v", setup.plan)
	}
	setup.seatList.By(-1000)
	setup.lay(s)
	scenetest.Run(t, s, in.Click(r[1].chair.arrow(1).Center()))
	for range guests.Sitters() { // over the other bots and the program
		if setup.plan[2].Who != stage.SitsNobody {
			scenetest.Run(t, s, in.Click(r[2].chair.arrow(1).Center()))
		}
	}
	if setup.plan[1].Who != "level:expert" || setup.plan[2].Who != stage.SitsNobody || s.Settings().Seats != 4 {
		t.Errorf("%+v", setup.plan)
	}
	scenetest.Run(t, s, in.Click(r[1].name.Center()).Wait(20).Type("mmm").Key(input.ActConfirm))
	if setup.plan[1].Name != "Beammm" || s.Settings().Mute {
		t.Errorf("typed %q, mute %v", setup.plan[1].Name, s.Settings().Mute)
	}
	scenetest.Run(t, s, in.Click(r[1].name.Center()).Wait(20).Type("x").Key(input.ActCancel))
	if setup.plan[1].Name != "Beammm" || s.Scene() != stage.Scene(setup) {
		t.Errorf("cancelled: %q", setup.plan[1].Name)
	}
	scenetest.Run(t, s, in.Click(r[0].down.Center()).Click(r[0].portrait.Center()))
	if setup.plan[1].Name != "You" || setup.plan[0].Name != "Beammm" || setup.plan[0].Guest != "fox" || setup.plan[2].Guest != "owl" {
		t.Errorf("%+v", setup.plan)
	}
	scenetest.Run(t, s, in.Click(setup.deal.Center()).Wait(5))
	there, ok := s.Scene().(*seated)
	if !ok {
		t.Fatalf("no table stands; %q", setup.problem)
	}
	table := there.table
	if got := strings.Join(table.Setup.Seats, " "); got != "Beammm You Mira Kit" || !slices.Equal(table.Persons, []engine.Seat{1}) || strings.Join(table.Bots, " ") != "level:expert person level:skilled level:skilled" {
		t.Errorf("seated %q, the people on %d, bots %v", got, table.Persons, table.Bots)
	}
}

// Every group has a chip that is always in sight, in every window, and brings its first switch into view and the focus to it.
func TestAChipOfEveryGroupIsInSightAndLeadsToItsSwitches(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {480, 1040}, {960, 720}, {1680, 720}, {844, 390}} {
		in := input.NewScript()
		s, setup := setupStage(t, size[0], size[1], in, nil)
		setup.tab = 1
		setup.refresh(s)
		b := &setup.board
		for i, g := range b.groups {
			if c := g.chip.Rect; c.X < b.panel.X || c.X+c.W > b.panel.X+b.panel.W || c.Y < b.panel.Y || c.Y+c.H > b.list.View.Y {
				t.Errorf("%v: the chip of %s lies at %v", size, g.title, c)
			}
			x, y := g.chip.Center()
			scenetest.Run(t, s, in.Click(x*setup.k, y*setup.k))
			if r := g.rows[0]; focusedRule(setup) != r {
				t.Errorf("%v: %s leads elsewhere", size, g.title)
			} else {
				inView(t, r.name, &b.list, r.Rect)
			}
			if i > 0 && g.chip.Text == b.groups[i-1].chip.Text {
				t.Errorf("two chips say %s", g.chip.Text)
			}
		}
	}
}

func TestWhateverHasTheFocusOnTheSetupScreenIsSpoken(t *testing.T) {
	in := input.NewScript()
	s, setup := setupStage(t, 1280, 720, in, func(s *stage.Settings) { s.Rules = "classic,decks=2,wd4_challenge=off" })
	for range setup.group.Nodes {
		was := setup.group.Focused()
		scenetest.Run(t, s, in.Key(input.ActTab))
		if said := scenetest.Said(s, 1)[0]; setup.group.Focused() == was || said == "" || said != setup.spoken(s.Lang(), setup.group.Focused()) {
			t.Errorf("%T: said %q", setup.group.Focused(), said)
		}
	}
}

func TestAStillSetupScreenIsDrawnWithoutAllocating(t *testing.T) {
	s, setup := setupStage(t, 1280, 720, input.NewScript(), nil)
	target := ebiten.NewImage(1280, 720)
	defer target.Deallocate()
	s.Frame().Paint(target)
	p := s.Painter()
	if n := testing.AllocsPerRun(20, func() {
		p.Begin(target)
		setup.drawSeats(p)
		setup.board.Draw(p)
	}); n > 0 {
		t.Errorf("%v allocations a frame", n)
	}
	p.End()
}

func TestALongPressOnAnArrowGoesManySteps(t *testing.T) {
	in := input.NewScript()
	s, setup := setupStage(t, 1280, 720, in, nil)
	target := wheelTo(t, s, setup, in, uno.Target)
	x, y := target.arrow(1).Center()
	scenetest.Run(t, s, in.Click(x, y))
	if ruled(setup)[uno.Target] != 550 {
		t.Errorf("a click: %d", ruled(setup)[uno.Target])
	}
	in.MoveTo(x, y).Press()
	for range 60 {
		in.Wait(1)
	}
	scenetest.Run(t, s, in.Release())
	if got := ruled(setup)[uno.Target]; got != 850 {
		t.Errorf("a press of a second: %d", got)
	}
}

func TestARuleSetOfANewerVersionIsKeptAndRefusedWithAReason(t *testing.T) {
	in := input.NewScript()
	s, setup := setupStage(t, 1280, 720, in, func(s *stage.Settings) { s.Presets = map[string]string{"Later": "classic,moon=full"} })
	was := ruled(setup)
	scenetest.Run(t, s, in.Click(setup.board.sets[len(setup.board.sets)-1].Center()))
	if ruled(setup) != was || s.Settings().Presets["Later"] == "" || !strings.Contains(scenetest.Said(s, 1)[0], "moon") {
		t.Errorf("said %q", scenetest.Said(s, 1))
	}
}

func TestNoRowMovesWhenASwitchIsChanged(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {480, 1040}} {
		s, setup := setupStage(t, size[0], size[1], input.NewScript(), nil)
		setup.tab = 1
		setup.refresh(s)
		for _, r := range setup.board.rows {
			was := r.Rect
			for _, v := range r.steps {
				if setup.change(s, engine.Setting{Name: r.sw.Name, Value: v}); r.Rect != was {
					t.Errorf("%s: %v, was at %v", r.name, r.Rect, was)
				}
			}
		}
	}
}
