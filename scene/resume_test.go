//go:build display

package scene

import (
	"bytes"
	"fmt"
	"image"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/result"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

// killed is a store with a match in it whose program has ended without a word, and how its table stood.
func killed(t *testing.T, rules string, ticks int) (store *room.Memory, state []byte, view engine.Snapshot) {
	t.Helper()
	first := room.NewMemory()
	o := scenetest.KeptIn(first)
	table, err := tables.New(quick(4, rules, 5))
	if err != nil {
		t.Fatal(err)
	}
	o.First = func(*stage.Stage) stage.Scene { return table }
	s := testStage(t, 1280, 720, o)
	in := s.Devices().Source.(*input.Script)
	for tick := range ticks {
		if in.Done() && tick%8 == 0 && !table.Desk().Over() {
			act(s, table, in, keyboard{})
		}
		scenetest.Step(t, s, 1)
		if len(hosted(table).Record().Commands) > 0 && fewest(table) <= 2 {
			break // a round that is over waits for nobody
		}
	}
	text, err := first.Read("match.save")
	if err != nil {
		t.Fatal(err)
	}
	store = room.NewMemory()
	if err := store.Write("match.save", text); err != nil {
		t.Fatal(err)
	}
	return store, hosted(table).State(), table.Desk().View(0)
}

// fewest is how many cards the shortest hand holds.
func fewest(table *tables.Table) int {
	n := shed.Faces
	for _, h := range table.Desk().Public().Hands {
		n = min(n, h.Count)
	}
	return n
}

func TestAMatchThatWasKilledIsTakenUpAsItStood(t *testing.T) {
	for n, rules := range []string{"classic", "party", "chaos", "official"} {
		for _, ticks := range []int{30, 90, 120 + 17*n} {
			t.Run(fmt.Sprintf("%s after %d ticks", rules, ticks), func(t *testing.T) {
				store, state, view := killed(t, rules, ticks)
				s := testStage(t, 1280, 720, scenetest.KeptIn(store))
				resume := resumeOf(s)
				if resume == nil {
					t.Fatalf("the scene is %T without Resume", s.Scene())
				}
				resume.Activate(s)
				table, ok := s.Scene().(*tables.Table)
				if !ok {
					t.Fatalf("Resume leads to %T; said %q", s.Scene(), scenetest.Said(s, 3))
				}
				if !bytes.Equal(hosted(table).State(), state) {
					t.Error("the table taken up is another one")
				}
				now := table.Desk().View(0)
				if now.Decision != view.Decision || now.Turn != view.Turn || len(now.Legal) != len(view.Legal) {
					t.Errorf("decision %d of seat %d is asked, want %d of %d", now.Decision, now.Turn, view.Decision, view.Turn)
				}
				in := s.Devices().Source.(*input.Script)
				for tick := range 60000 {
					if _, ok := s.Scene().(*result.Result); ok {
						return
					}
					if _, ok := s.Scene().(*tables.Table); ok && in.Done() && tick%8 == 0 {
						act(s, table, in, keyboard{})
					}
					scenetest.Step(t, s, 1)
				}
				t.Errorf("the match taken up does not end; said %q", scenetest.Said(s, 5))
			})
		}
	}
}

func TestARoundThatIsOverIsKeptAndWaitsNoLonger(t *testing.T) {
	store := room.NewMemory()
	o := scenetest.KeptIn(store)
	table, err := tables.New(quick(2, "classic,score=single", 8))
	if err != nil {
		t.Fatal(err)
	}
	o.First = func(*stage.Stage) stage.Scene { return table }
	s := testStage(t, 1280, 720, o)
	playRound(t, s, table, s.Devices().Source.(*input.Script), keyboard{})
	if _, ok := s.Kept().Unfinished(); ok {
		t.Error("a round that is over waits to be taken up")
	}
	kept, words := s.Kept().Saves.Kept()
	if len(kept) != 1 || len(words) != 0 {
		t.Fatalf("%d records are kept, want 1; %v", len(kept), words)
	}
	if h := kept[0].Head; h.Begun.Year() != 2026 || h.Result == nil || !strings.HasPrefix(strings.Join(h.Chairs, " "), "person "+stage.SitsHouse) {
		t.Errorf("the record's head is %+v", h)
	}
}

func TestAMatchLeftBetweenTwoRoundsGoesOnWithTheNext(t *testing.T) {
	store := room.NewMemory()
	o := scenetest.KeptIn(store)
	table, err := tables.New(quick(3, "classic,score=winner_takes,target=500", 9))
	if err != nil {
		t.Fatal(err)
	}
	o.First = func(*stage.Stage) stage.Scene { return table }
	s := testStage(t, 1280, 720, o)
	playRound(t, s, table, s.Devices().Source.(*input.Script), keyboard{})
	s.Kept().Saves.Close()
	text, err := store.Read("match.save")
	if err != nil {
		t.Fatal(err)
	}
	later := room.NewMemory()
	if err := later.Write("match.save", text); err != nil {
		t.Fatal(err)
	}
	s = testStage(t, 1280, 720, scenetest.KeptIn(later))
	resumeOf(s).Activate(s)
	scenetest.Until(t, s, "the result", func() bool { _, ok := s.Scene().(*result.Result); return ok })
	scenetest.Step(t, s, 30)
	againOf(s).Activate(s)
	next, ok := s.Scene().(*tables.Table)
	if !ok {
		t.Fatalf("the next round is %T", s.Scene())
	}
	scenetest.Until(t, s, "round 2", func() bool { return next.Shown().Round == 2 && next.Asked() })
	s.Devices().Source.(*input.Script).Key(input.ActDraw)
	scenetest.Step(t, s, 30)
	save, ok := s.Kept().Unfinished()
	if !ok || len(save.Record.Commands) != len(hosted(next).Record().Commands) {
		t.Error("the next round is not saved")
	}
}

func TestAnotherTableAsksBeforeItReplacesTheMatch(t *testing.T) {
	_, state, _ := killed(t, "classic", 200)
	for _, c := range []struct {
		name string
		does func(*tables.UnfinishedModal, *stage.Stage)
		then func(*testing.T, *stage.Stage)
	}{
		{"resume", func(m *tables.UnfinishedModal, s *stage.Stage) { m.Verbs()[0].Activate(s) }, func(t *testing.T, s *stage.Stage) {
			if table, ok := s.Scene().(*tables.Table); !ok || !bytes.Equal(hosted(table).State(), state) {
				t.Errorf("%T is not the match that waited", s.Scene())
			}
		}},
		{"back", func(m *tables.UnfinishedModal, s *stage.Stage) {
			s.Devices().Source.(*input.Script).Key(input.ActCancel)
			scenetest.Step(t, s, 2)
		}, func(t *testing.T, s *stage.Stage) {
			if resumeOf(s) == nil {
				t.Errorf("%T does not offer the match any more", s.Scene())
			}
		}},
		{"anew", func(m *tables.UnfinishedModal, s *stage.Stage) { m.Verbs()[1].Activate(s) }, func(t *testing.T, s *stage.Stage) {
			scenetest.Step(t, s, 30)
			save, ok := s.Kept().Unfinished()
			if table := s.Scene().(*tables.Table); !ok || save.Record.Setup.Seed != table.O().Setup.Seed {
				t.Error("the new match is not the one saved")
			}
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			store, _, _ := killed(t, "classic", 200)
			s := testStage(t, 1280, 720, scenetest.KeptIn(store))
			stage.QuickGame(s)
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			m, ok := s.Top().(*tables.UnfinishedModal)
			if !ok {
				t.Fatalf("nothing is asked: %T", s.Top())
			}
			scenetest.Step(t, s, 30)
			if c.name == "resume" {
				scenetest.Golden(t, "unfinished-720", scenetest.Shot(s))
			}
			c.does(m, s)
			c.then(t, s)
		})
	}
}

func TestTheTitleWithAMatchThatWaitsLooksAsAccepted(t *testing.T) {
	for _, size := range scenetest.Sizes() {
		store, _, _ := killed(t, "classic", 200)
		s := testStage(t, size.X, size.Y, scenetest.KeptIn(store))
		scenetest.Step(t, s, 40)
		scenetest.Golden(t, scenetest.SizeName("title-resume", size), scenetest.Shot(s))
	}
}

func TestTheTitleWithAMatchAndRecordsLooksAsAccepted(t *testing.T) {
	store, _, _ := killed(t, "classic", 200)
	if err := store.Write("kept-20260301t201500z-00000001.save", []byte("fourtell save 1\n")); err != nil {
		t.Fatal(err)
	}
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}} {
		s := testStage(t, size.X, size.Y, scenetest.KeptIn(store.Window()))
		scenetest.Step(t, s, 40)
		scenetest.Golden(t, fmt.Sprintf("title-records-%d", size.Y), scenetest.Shot(s))
		s.Kept().Saves.Close()
	}
}

func TestADamagedMatchIsToldAndSetAside(t *testing.T) {
	store := room.NewMemory()
	if err := store.Write("match.save", []byte("fourtell save 1\n{\n")); err != nil {
		t.Fatal(err)
	}
	s := testStage(t, 1280, 720, scenetest.KeptIn(store))
	if heard := strings.Join(s.Speech().Said(), "\n"); !strings.Contains(heard, "match.save was kept as match.save.bad") {
		t.Errorf("said %q", heard)
	}
	if resumeOf(s) != nil {
		t.Error("a damaged match is offered")
	}
}

func TestASecondWindowPlaysWithoutSavingAndSaysSo(t *testing.T) {
	store, _, _ := killed(t, "classic", 100)
	first := testStage(t, 1280, 720, scenetest.KeptIn(store))
	second := testStage(t, 1280, 720, scenetest.KeptIn(store.Window()))
	if heard := strings.Join(second.Speech().Said(), "\n"); !strings.Contains(heard, "Another window is playing your match") {
		t.Errorf("the second window says %q", heard)
	}
	before, _ := store.Read("match.save")
	stage.QuickGame(second)
	scenetest.Step(t, second, 120)
	if after, _ := store.Read("match.save"); !bytes.Equal(before, after) {
		t.Error("the second window has written over the first one's match")
	}
	if resumeOf(first) == nil {
		t.Error("the first window does not offer its match")
	}
}
