//go:build display

package scene

import (
	"strings"
	"testing"

	"fourtell/ai"
	"fourtell/ai/houses"
	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/replay"
	"fourtell/scene/result"
	"fourtell/scene/scenetest"
	"fourtell/scene/settings"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/title"
)

// standing is a stage at the result of a round that has been played to its end.
func standing(t *testing.T, rules string, people ...engine.Seat) (*stage.Stage, *tables.Table, *ended) {
	t.Helper()
	o := scenetest.KeptIn(room.NewMemory())
	set := quick(3, rules, 8)
	set.Persons = people
	table, err := tables.New(set)
	if err != nil {
		t.Fatal(err)
	}
	var looks *heed
	o.First = func(s *stage.Stage) stage.Scene {
		looks = watchLooks(s)
		return table
	}
	s := testStage(t, 1280, 720, o)
	in := s.Devices().Source.(*input.Script)
	for tick := range 36000 {
		if r := endOf(t, s, table); r != nil {
			r.heed = looks
			return s, table, r
		}
		switch {
		case curtainOf(s) != nil:
			lifts(t, s, in)
		case in.Done() && tick%8 == 0:
			act(s, table, in, keyboard{})
		}
		scenetest.Step(t, s, 1)
	}
	t.Fatalf("the round does not end; said %q", scenetest.Said(s, 8))
	return nil, nil, nil
}

// sumOf is what has been counted for a person; "" is everybody.
func sumOf(t *testing.T, s *stage.Stage, who string) room.Sum {
	t.Helper()
	st, word := s.Kept().Saves.Statistics()
	if word != nil {
		t.Fatal(word)
	}
	return st.Sum(room.Filter{Who: who})
}

// stands lets the result stand until it has nothing left to think about.
func stands(t *testing.T, s *stage.Stage, r *ended) {
	t.Helper()
	for range 60000 {
		if scenetest.Step(t, s, 1); r.looks && r.back == nil {
			return
		}
	}
	t.Fatalf("begun: %v; the result does not come to an end with it", r.looks)
}

// foundOf is what a look back of its own finds of a seat in the round that is over.
func foundOf(t *testing.T, s *stage.Stage, table *tables.Table, seat engine.Seat) ai.Account {
	t.Helper()
	save, err := table.Inside().Past.Record(s.Kept().Now())
	if err != nil {
		t.Fatal(err)
	}
	think, err := houses.Review(save.Record, 1)
	if err != nil {
		t.Fatal(err)
	}
	for !think.Rated(seat) {
		think.Work(64)
	}
	return think.Account(seat)
}

// counted counts the slices that are thought.
type counted struct {
	tables.Thinking
	n int
}

func (c *counted) Think(s *stage.Stage) bool { c.n++; return c.Thinking.Think(s) }

func TestAResultLeftStandingPutsThePersonsChanceLostIntoTheStatisticsOnceAndTheReviewGoesOnFromThere(t *testing.T) {
	s, table, r := standing(t, "classic,score=winner_takes", 0)
	scenetest.Step(t, s, stage.TicksPerSecond)
	if r.looks {
		t.Error("it thinks in the first second")
	}
	for range 600 {
		if scenetest.Step(t, s, 1); r.looks {
			break
		}
	}
	if r.back == nil {
		t.Fatal("the result does not look back")
	}
	s.Toasts().Clear() // what still stands would leave meanwhile
	said := len(s.Speech().Said())
	s.Frame().Dirty = false
	stands(t, s, r)
	if s.Frame().Dirty || len(s.Speech().Said()) != said {
		t.Errorf("it asks for frames: %v; said %q", s.Frame().Dirty, scenetest.Said(s, 2))
	}
	sum, found := sumOf(t, s, ""), foundOf(t, s, table, 0)
	if sum.Reviewed != 1 || sum.Decisions == 0 || sum.Decisions != found.Decisions || sum.Lost != found.Lost {
		t.Errorf("counted are %d reviews, %d decisions, %v lost; found %+v", sum.Reviewed, sum.Decisions, sum.Lost, found)
	}

	r.review.Activate(s)
	_, ok := s.Scene().(*replay.Review)
	if !ok {
		t.Fatalf("the button leads to %T", s.Scene())
	}
	// It goes on from there: the player's decisions are rated, the moment that turned the round is told, and the others'
	// decisions, of which nobody has asked, are to come.
	if !shows(s, func(text string) bool { return strings.HasPrefix(text, "Skill. You: ") }) || !strings.HasPrefix(scenetest.SaidText(s, 1), "Beat ") || showsText(s, "The review is complete.") {
		t.Errorf("the review begins with %q", scenetest.Said(s, 2))
	}
	thoughtOver(t, s)
	if got := sumOf(t, s, ""); got.Reviewed != 1 || got.Decisions != sum.Decisions || got.Lost != sum.Lost {
		t.Errorf("after the review %+v is counted, before it %+v", got, sum)
	}

	in := s.Devices().Source.(*input.Script)
	scenetest.Run(t, s, in.Key(input.ActCancel))
	scenetest.Step(t, s, 200)
	if s.Scene() != stage.Scene(r.screen) || r.back != nil {
		t.Errorf("%T thinks again", s.Scene())
	}
	r.again.Activate(s)
	if sumOf(t, s, "").Reviewed != 1 {
		t.Error("the next round counts the last one's thinking")
	}
}

func TestAResultThinksOnlyWhileItStandsAloneAndCountsNothingOfASeatItHasNotRated(t *testing.T) {
	s, table, r := standing(t, "classic,score=winner_takes", 0)
	for range 600 {
		if scenetest.Step(t, s, 1); r.back != nil {
			break
		}
	}
	if r.back == nil {
		t.Fatal("the result does not look back")
	}
	slices := &counted{Thinking: r.back}
	r.back = slices
	still := func(is string) {
		t.Helper()
		was := slices.n
		if scenetest.Step(t, s, 30); slices.n != was {
			t.Errorf("%s, it thinks %d slices more", is, slices.n-was)
		}
	}
	for slices.n < 3 {
		scenetest.Step(t, s, 1)
	}
	in := s.Devices().Source.(*input.Script)
	in.Unfocus()
	scenetest.Run(t, s, in)
	still("in the background")
	in.Focus()
	scenetest.Run(t, s, in)
	options := settings.New()
	s.Open(options)
	still("under the settings")
	s.Close(options)
	was := slices.n
	if scenetest.Step(t, s, 2); slices.n == was {
		t.Error("it does not go on with nothing above it")
	}
	r.counts.Activate(s)
	still("under the statistics")
	s.Go(r.screen)
	if scenetest.Step(t, s, 2); sumOf(t, s, "").Reviewed > 0 {
		t.Fatal("it was too fast for this test")
	}
	s.Go(title.New())
	still("at the title")
	if sum := sumOf(t, s, ""); sum.Rounds != 1 || sum.Reviewed != 0 || sum.Decisions != 0 {
		t.Errorf("left early, %+v is counted", sum)
	}

	for _, is := range []string{"taken up again", "and once more"} {
		resume := resumeOf(s)
		if resume == nil {
			t.Fatalf("%s: the title has no Resume", is)
		}
		resume.Activate(s)
		scenetest.Until(t, s, "at the result", func() bool { _, ok := s.Scene().(*result.Result); return ok })
		again := endOf(t, s, table)
		again.heed = r.heed
		stands(t, s, again)
		if sum := sumOf(t, s, ""); sum.Rounds != 1 || sum.Reviewed != 1 || sum.Decisions == 0 {
			t.Errorf("%s, %+v is counted", is, sum)
		}
		s.Go(title.New())
		scenetest.Step(t, s, 5)
	}
}

func TestTwoPeopleAtOneScreenAreBothLookedBackAt(t *testing.T) {
	s, table, r := standing(t, "classic,score=single", 0, 2)
	stands(t, s, r)
	if sum := sumOf(t, s, ""); sum.Reviewed != 2 || sum.Decisions != foundOf(t, s, table, 0).Decisions+foundOf(t, s, table, 2).Decisions {
		t.Errorf("counted is %+v", sum)
	}
	r.review.Activate(s)
	if showsText(s, "The review is complete.") {
		t.Error("the bot between them was looked at too")
	}
}

func TestNothingIsThoughtAboutWhereNothingIsCounted(t *testing.T) {
	s, table, r := standing(t, "classic,score=single", 0)
	stands(t, s, r)
	if table.Inside().Hindsight.Forget(); table.Inside().Hindsight.LookBack(s) != nil {
		t.Error("a round that has been looked back at is thought about again")
	}
	for is, change := range map[string]func(*stage.Stage, *tables.Table){
		"a table of bots":      func(_ *stage.Stage, t *tables.Table) { *t.Inside().People.Sharers() = nil },
		"nothing is kept":      func(s *stage.Stage, _ *tables.Table) { s.Kept().Saves = nil },
		"the round is nowhere": func(s *stage.Stage, _ *tables.Table) { s.Kept().Saves.ForgetStatistics() },
	} {
		t.Run(is, func(t *testing.T) {
			s, table, r := standing(t, "classic,score=single", 0)
			change(s, table)
			for range 600 {
				if scenetest.Step(t, s, 1); r.back != nil {
					t.Fatalf("%s, and it thinks", is)
				}
			}
		})
	}
}
