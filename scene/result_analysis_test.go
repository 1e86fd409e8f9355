//go:build display

package scene

import (
	"slices"
	"testing"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/result"
	"fourtell/scene/scenetest"
	"fourtell/scene/settings"
	tables "fourtell/scene/table"
	"fourtell/scene/title"
)

// standing is a stage at the result of a round that has been played to its end.
func standing(t *testing.T, rules string, people ...engine.Seat) (*Stage, *tables.Table, *ended) {
	t.Helper()
	o := scenetest.KeptIn(room.NewMemory())
	set := quick(3, rules, 8)
	set.Persons = people
	table, err := tables.New(set)
	if err != nil {
		t.Fatal(err)
	}
	var looks *heed
	o.First = func(s *Stage) Scene {
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
func sumOf(t *testing.T, s *Stage, who string) room.Sum {
	t.Helper()
	st, word := s.Kept().Saves.Statistics()
	if word != nil {
		t.Fatal(word)
	}
	return st.Sum(room.Filter{Who: who})
}

// stands lets the result stand until it has nothing left to think about.
func stands(t *testing.T, s *Stage, r *ended) {
	t.Helper()
	for range 60000 {
		if scenetest.Step(t, s, 1); r.looks && r.back == nil {
			return
		}
	}
	t.Fatalf("begun: %v; the result does not come to an end with it", r.looks)
}

func TestAResultLeftStandingPutsThePersonsChanceLostIntoTheStatisticsOnceAndTheReviewGoesOnFromThere(t *testing.T) {
	s, table, r := standing(t, "classic,score=winner_takes", 0)
	scenetest.Step(t, s, TicksPerSecond)
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
	said := len(s.Speech().Said())
	s.Frame().Dirty = false
	stands(t, s, r)
	if s.Frame().Dirty || len(s.Speech().Said()) != said {
		t.Errorf("it asks for frames: %v; said %q", s.Frame().Dirty, scenetest.Said(s, 2))
	}
	sum, found := sumOf(t, s, ""), table.Inside().Hindsight.(*heeded).Hindsight.(*hindsight).analysed.think.Account(0)
	if sum.Reviewed != 1 || sum.Decisions == 0 || sum.Decisions != found.Decisions || sum.Lost != found.Lost {
		t.Errorf("counted are %d reviews, %d decisions, %v lost; found %+v", sum.Reviewed, sum.Decisions, sum.Lost, found)
	}
	at := table.Inside().Hindsight.(*heeded).Hindsight.(*hindsight).analysed.think.Progress()
	if at == 1 || table.Inside().Hindsight.(*heeded).Hindsight.(*hindsight).analysed.think.Rated(1) || table.Inside().Hindsight.(*heeded).Hindsight.(*hindsight).analysed.think.Rated(2) {
		t.Error("it thinks about seats nobody has asked for")
	}
	scenetest.Step(t, s, 60)
	if table.Inside().Hindsight.(*heeded).Hindsight.(*hindsight).analysed.think.Progress() != at {
		t.Error("it goes on thinking")
	}

	r.review.Activate(s)
	v, ok := s.Scene().(*Review)
	if !ok {
		t.Fatalf("the button leads to %T", s.Scene())
	}
	if got := v.think.Progress(); got != at || !v.told.rated || v.graph.cursor < 0 || !slices.Contains(s.Speech().Said(), v.line) {
		t.Errorf("the review begins at %.2f, not at %.2f, on moment %d", got, at, v.graph.cursor)
	}
	complete(t, s, v)
	if got := sumOf(t, s, ""); got.Reviewed != 1 || got.Decisions != sum.Decisions || got.Lost != sum.Lost {
		t.Errorf("after the review %+v is counted, before it %+v", got, sum)
	}

	// The same round, looked back at by a review of its own from the beginning, has the same numbers.
	alone, err := newReview(v.table, v.last, v)
	if err != nil {
		t.Fatal(err)
	}
	for !alone.think.Rated(0) {
		alone.think.Work(64)
	}
	if got := alone.think.Account(0); got != found {
		t.Errorf("a review finds %+v, the result found %+v", got, found)
	}

	v.close(s)
	scenetest.Step(t, s, 200)
	if s.Scene() != Scene(r.screen) || r.back != nil {
		t.Errorf("%T thinks again", s.Scene())
	}
	r.again.Activate(s)
	if table.Inside().Hindsight.(*heeded).Hindsight.(*hindsight).analysed != nil || sumOf(t, s, "").Reviewed != 1 {
		t.Error("the next round begins with the last one's thinking")
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
	at := func() float64 {
		return table.Inside().Hindsight.(*heeded).Hindsight.(*hindsight).analysed.think.Progress()
	}
	still := func(is string) {
		t.Helper()
		was := at()
		if scenetest.Step(t, s, 30); at() != was {
			t.Errorf("%s, it goes on from %.3f to %.3f", is, was, at())
		}
	}
	for at() < 0.02 {
		scenetest.Step(t, s, 1)
	}
	in := s.Devices().Source.(*input.Script)
	in.Unfocus()
	played(t, s, in)
	still("in the background")
	in.Focus()
	played(t, s, in)
	options := settings.New()
	s.Open(options)
	still("under the settings")
	s.Close(options)
	was := at()
	if scenetest.Step(t, s, 2); at() == was {
		t.Error("it does not go on with nothing above it")
	}
	r.counts.Activate(s)
	still("under the statistics")
	s.Go(r.screen)
	if scenetest.Step(t, s, 2); table.Inside().Hindsight.(*heeded).Hindsight.(*hindsight).analysed.think.Rated(0) {
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
	think := table.Inside().Hindsight.(*heeded).Hindsight.(*hindsight).analysed.think
	if sum := sumOf(t, s, ""); sum.Reviewed != 2 || sum.Decisions != think.Account(0).Decisions+think.Account(2).Decisions {
		t.Errorf("counted is %+v", sum)
	}
	if think.Rated(1) || think.Done() {
		t.Error("the bot between them was looked at too")
	}
}

func TestNothingIsThoughtAboutWhereNothingIsCounted(t *testing.T) {
	s, table, r := standing(t, "classic,score=single", 0)
	stands(t, s, r)
	if table.Inside().Hindsight.(*heeded).Hindsight.(*hindsight).analysed = nil; table.Inside().Hindsight.LookBack(s) != nil {
		t.Error("a round that has been looked back at is thought about again")
	}
	for is, change := range map[string]func(*Stage, *tables.Table){
		"a table of bots":      func(_ *Stage, t *tables.Table) { *t.Inside().People.Sharers() = nil },
		"nothing is kept":      func(s *Stage, _ *tables.Table) { s.Kept().Saves = nil },
		"the round is nowhere": func(s *Stage, _ *tables.Table) { s.Kept().Saves.ForgetStatistics() },
	} {
		t.Run(is, func(t *testing.T) {
			s, table, r := standing(t, "classic,score=single", 0)
			change(s, table)
			scenetest.Step(t, s, 600)
			if r.back != nil || r.looks && table.Inside().Hindsight.(*heeded).Hindsight.(*hindsight).analysed != nil && table.Inside().Hindsight.(*heeded).Hindsight.(*hindsight).analysed.think.Progress() > 0 {
				t.Errorf("%s, and it thinks", is)
			}
		})
	}
}
