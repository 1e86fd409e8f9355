//go:build display

package scene

import (
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/room"
	"fourtell/scene/ask"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/result"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/statistics"
	tables "fourtell/scene/table"
	"fourtell/scene/title"
	"fourtell/words"
	"fourtell/words/tellers"
)

// What the command line sets holds for one start: what is kept is the table as it was saved, unless the player sets another.
func TestTheCommandLineLeavesTheSavedTableAlone(t *testing.T) {
	saved := stage.DefaultSettings()
	saved.Rules, saved.Own, saved.Seats, saved.Table = "strict,hand_size=9", "Ours", 4, guests.HousePlan(4)
	saved.Presets = map[string]string{"Ours": "strict,hand_size=9"}
	saved.Speed, saved.Width, saved.Height = stage.SpeedSlow, 1000, 700
	was, err := saved.Encode()
	if err != nil {
		t.Fatal(err)
	}
	line, err := ParseStart(strings.Fields("-seats 10 -rules chaos -speed instant -window 1600x900"), &strings.Builder{}, 1)
	if err != nil {
		t.Fatal(err)
	}
	now, err := stage.DecodeSettings(was)
	if err != nil {
		t.Fatal(err)
	}
	line.Apply(&now)
	if now.Seats != 10 || now.Rules != "chaos" || now.Speed != stage.SpeedInstant || now.Width != 1600 {
		t.Fatalf("the flags are not obeyed: %+v", now)
	}
	if is, err := now.Encode(); err != nil || string(is) != string(was) {
		t.Errorf("%v: kept is\n%s\nand was\n%s", err, is, was)
	}
	now.Rules = "party"
	is, err := now.Encode()
	if err != nil {
		t.Fatal(err)
	}
	kept, err := stage.DecodeSettings(is)
	if err != nil || kept.Rules != "party" || kept.Own != "" || kept.Seats != 4 || len(kept.Table) != 4 || kept.Speed != stage.SpeedSlow {
		t.Errorf("%v: with other rules chosen, kept is %s", err, is)
	}
}

// Whoever has played a match is no newcomer, even where a bot has played for them so that it is not counted; and the
// statistics say why nothing is.
func TestAMatchABotPlayedForSomebodyIsExplainedAndMakesNoNewcomer(t *testing.T) {
	store := room.NewMemory()
	s := testStage(t, 1280, 720, scenetest.KeptIn(store))
	scenetest.Step(t, s, 3)
	if onTitle(s, words.LearnOffer) == nil {
		t.Fatal("nobody has played, and it is no newcomer")
	}
	table, err := tables.New(quick(2, "classic", 5))
	if err != nil {
		t.Fatal(err)
	}
	s.Go(table)
	scenetest.Step(t, s, 5)
	table.Inside().Stands.StandInFor(s, 0, tables.AwayLong)
	scenetest.Until(t, s, "over", func() bool { _, over := s.Scene().(*result.Result); return over })
	s.Chance().Games = 0 // as at the next start
	s.Go(title.New())
	scenetest.Step(t, s, 3)
	if onTitle(s, words.LearnOffer) != nil {
		t.Error("after a match the title offers to begin")
	}
	s.Go(statistics.New(nil))
	scenetest.Step(t, s, 3)
	if want := s.Lang().Say(words.StatisticsApart); !strings.Contains(strings.Join(s.Speech().Said(), "\n"), want) {
		t.Errorf("the statistics do not say %q", want)
	}
	if said := strings.Join(s.Speech().Said(), "\n"); !strings.Contains(said, "a bot plays for you") {
		t.Errorf("spoken is %q", scenetest.Said(s, 4))
	}
}

// By keys, what Enter does at a new question is always something: the pile where nothing fits, a card that fits where one does.
func TestTheKeysAreLedToWhatCanBeDone(t *testing.T) {
	in := input.NewScript()
	s, table := tableStage(t, 1280, 720, placed(t, "classic", 0, "R4 R7 G7", "R3 Y8 B5", "B2 B3 G9"), stage.DefaultSettings(), in)
	scenetest.Run(t, s, in.Key(input.ActRight))
	still(t, s, table)
	scenetest.Step(t, s, 2)
	if *table.Inside().Hud.Zone() != tables.ZoneDraw {
		t.Fatalf("nothing can be played, and the keys are on zone %d", *table.Inside().Hud.Zone())
	}
	p := puppet(table, 1)
	held := table.Shown().Hands[0].Count
	scenetest.Run(t, s, in.Key(input.ActConfirm))
	scenetest.Until(t, s, "drawn", func() bool { return table.Shown().Hands[0].Count == held+1 })
	if table.Shown().Phase == engine.PhaseDrawn {
		in.Key(input.ActKeep)
	}
	scenetest.Until(t, s, "the other's turn", func() bool { return table.Shown().Turn == 1 && table.Shown().Phase == engine.PhasePlay })
	scenetest.Step(t, s, 1)
	plays(t, p, "G9", engine.NoColor)
	scenetest.Until(t, s, "asked again", func() bool { return table.Asked() })
	scenetest.Step(t, s, 2)
	want := tables.ZoneDraw
	if table.Facts().Plays() > 0 {
		want = tables.ZoneHand
	}
	if *table.Inside().Hud.Zone() != want {
		t.Errorf("%d cards can be played, and the keys are on zone %d", table.Facts().Plays(), *table.Inside().Hud.Zone())
	}
	if c := table.CardAt(table.IndexOf(table.Inside().Hand.Focus())); want == tables.ZoneHand && !table.Playable(c) {
		t.Errorf("the keys are on %v, which cannot be played", c.Face)
	}
}

// Who goes to a card that cannot be played is left there, and from a dead card of the turn before the keys go to a live one.
func TestTheKeysLeaveADeadCardAtANewTurn(t *testing.T) {
	in := input.NewScript()
	s, table := tableStage(t, 1280, 720, placed(t, "classic", 0, "R4 R7 G7", "R3 G5 Y8", "B2 B3 G9"), stage.DefaultSettings(), in)
	still(t, s, table)
	scenetest.Run(t, s, in.Key(input.ActRight))
	for range 3 {
		if c := table.CardAt(table.IndexOf(table.Inside().Hand.Focus())); c.ID != 0 && !table.Playable(c) {
			break
		}
		scenetest.Run(t, s, in.Key(input.ActRight))
	}
	dead := table.Inside().Hand.Focus()
	scenetest.Step(t, s, 60)
	if table.Inside().Hand.Focus() != dead || table.Playable(table.CardAt(table.IndexOf(dead))) {
		t.Fatal("the keys do not stay where they were put")
	}
	*table.Inside().Hand.Led() = 0 // as at a new question
	scenetest.Step(t, s, 2)
	if c := table.CardAt(table.IndexOf(table.Inside().Hand.Focus())); !table.Playable(c) {
		t.Errorf("at a new turn the keys are on %v, which cannot be played", c.Face)
	}
}

// Whoever owes an answer to a Wild Draw Four that may be stacked on, challenged or let stand is told of all three.
func TestAnAnswerToADrawFourNamesEverythingThatMayBeDone(t *testing.T) {
	in := input.NewScript()
	s, table := tableStage(t, 1280, 720, placed(t, "party,jump_in=off,wd4_timing=before_draw", 1, "R4 R7 G7", "R3 G5 W+4", "W+4 B3 G9"), stage.DefaultSettings(), in)
	p := puppet(table, 1)
	still(t, s, table)
	plays(t, p, "W+4", shed.Blue)
	scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
	m, ok := s.Top().(*ask.Challenge)
	if !ok || m.Reply() == nil {
		t.Fatalf("%T asks", s.Top())
	}
	why := tellers.Of("").Why(table.Words(), engine.Illegal{Code: engine.MustPay, Owed: 4}, table.Shown(), table.Names())
	if want := "First answer with a card, challenge the Wild Draw Four or keep the cards"; why != want {
		t.Errorf("refused, it says %q", why)
	}
	m.Reply().Activate(s)
	scenetest.Until(t, s, "asked for a card", func() bool { _, ok := s.Top().(*ask.Choice); return ok })
	if c, _ := s.Top().(*ask.Choice); !strings.Contains(c.Line(), "Answer with a card, challenge it or keep the cards") {
		t.Errorf("the question says %q", c.Line())
	}
}
