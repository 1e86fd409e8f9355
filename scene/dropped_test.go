//go:build display

package scene

import (
	"bytes"
	"testing"

	"fourtell/engine"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/replay"
	"fourtell/scene/scenetest"
	"fourtell/scene/setup"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/title"
)

func TestADroppedRecordIsShownFromAnyScene(t *testing.T) {
	s, in := atRecords(t)
	text, _ := lookedBackAt(t, roundFile)
	for _, c := range []struct {
		is   string
		next stage.Scene
	}{{"the title", title.New()}, {"the set-up", setup.New()}, {"the list", replay.NewList()}} {
		s.Go(c.next)
		scenetest.Step(t, s, 3)
		in.Drop(input.File{Name: "shopping.txt", Text: []byte("milk\n")}, input.File{Name: "evening.fourtell", Text: text})
		scenetest.Run(t, s, in)
		if _, ok := s.Scene().(*replay.Player); !ok {
			t.Errorf("on %s a dropped record leads to %T", c.is, s.Scene())
		}
		in.Key(input.ActCancel)
		scenetest.Run(t, s, in)
		if _, ok := s.Scene().(*replay.List); !ok {
			t.Errorf("from there Escape leads to %T", s.Scene())
		}
	}
}

func TestATableLeftForADroppedRecordGoesOnAsIfNothingHadHappened(t *testing.T) {
	s, in := atRecords(t)
	text, _ := lookedBackAt(t, roundFile)
	// The Wild Draw Four is Mira's: the player is asked whether to believe it.
	table, err := tables.New(placed(t, "classic,score=single", 0, "R4 R7 G7", "W+4 G5 Y8", "B2 B3", "R1 R2", "G8 R8"))
	if err != nil {
		t.Fatal(err)
	}
	s.Go(table)
	for tick := range 900 {
		if tick%20 == 19 && in.Done() && s.Top() == nil && table.Asked() {
			break
		}
		scenetest.Step(t, s, 1)
	}
	state, shown := hosted(table).State(), table.Shown().Seq
	in.Drop(input.File{Name: "evening.fourtell", Text: text})
	scenetest.Run(t, s, in)
	if _, ok := s.Scene().(*replay.Player); !ok {
		t.Fatalf("the record leads to %T", s.Scene())
	}
	scenetest.Step(t, s, 200)
	in.Key(input.ActCancel)
	scenetest.Run(t, s, in)
	if s.Scene() != stage.Scene(table) || !bytes.Equal(hosted(table).State(), state) {
		t.Fatalf("Escape leads to %T", s.Scene())
	}
	scenetest.Step(t, s, 60)
	if table.Shown().Seq != shown || !table.Asked() {
		t.Fatalf("the table shows beat %d, not %d; asked %v", table.Shown().Seq, shown, table.Asked())
	}
	playRound(t, s, table, in, keyboard{})
}

func TestAQuestionLeftForADroppedRecordIsAskedAgain(t *testing.T) {
	s, in := atRecords(t)
	text, _ := lookedBackAt(t, roundFile)
	for seed := uint64(1); ; seed++ {
		if seed == 60 {
			t.Fatal("nobody plays a Wild Draw Four on the player")
		}
		table, err := tables.New(quick(2, "classic,score=single", seed))
		if err != nil {
			t.Fatal(err)
		}
		*table.Inside().Saving.Replaces() = true
		s.Go(table)
		asked := func() bool { _, ok := s.Top().(*ask.Challenge); return ok }
		for tick := 0; tick < 3000 && !asked() && !table.Desk().Over(); tick++ {
			if in.Done() && tick%8 == 0 {
				act(s, table, in, keyboard{})
				if asked() {
					break
				}
			}
			scenetest.Step(t, s, 1)
		}
		if !asked() {
			continue
		}
		in = input.NewScript()
		s.Devices().Source = in
		state := hosted(table).State()
		in.Drop(input.File{Name: "evening.fourtell", Text: text}).Wait(30).Key(input.ActCancel).Wait(120)
		scenetest.Run(t, s, in)
		if s.Scene() != stage.Scene(table) || !asked() || !bytes.Equal(state, hosted(table).State()) {
			t.Errorf("back at %T the question is %T", s.Scene(), s.Top())
		}
		return
	}
}

func TestPeopleWhoShareATableComeBackToItsCurtain(t *testing.T) {
	s, in := atRecords(t)
	text, _ := lookedBackAt(t, roundFile)
	o := quick(4, "classic,score=single", 3)
	o.Persons = []engine.Seat{0, 2}
	table, err := tables.New(o)
	if err != nil {
		t.Fatal(err)
	}
	s.Go(table)
	scenetest.Step(t, s, 30)
	state := hosted(table).State()
	in.Drop(input.File{Name: "evening.fourtell", Text: text}).Wait(30)
	scenetest.Run(t, s, in)
	if _, ok := s.Scene().(*replay.Player); !ok || s.Top() != nil {
		t.Fatalf("the record leads to %T under %T", s.Scene(), s.Top())
	}
	in.Key(input.ActCancel).Wait(10)
	scenetest.Run(t, s, in)
	if _, ok := s.Top().(*tables.Curtain); !ok || s.Scene() != stage.Scene(table) || !bytes.Equal(state, hosted(table).State()) {
		t.Errorf("they come back to %T under %T", s.Scene(), s.Top())
	}
}

func TestAResultLeftForADroppedRecordIsComeBackTo(t *testing.T) {
	s, in := atRecords(t)
	text, _ := lookedBackAt(t, roundFile)
	table, err := tables.New(quick(2, "official", 3))
	if err != nil {
		t.Fatal(err)
	}
	s.Go(table)
	result := playRound(t, s, table, in, keyboard{})
	in.Drop(input.File{Name: "evening.fourtell", Text: text}).Wait(20).Key(input.ActCancel).Wait(30)
	scenetest.Run(t, s, in)
	if s.Scene() != stage.Scene(result.screen) {
		t.Fatalf("Escape leads to %T", s.Scene())
	}
	in.Click(result.again.Center())
	scenetest.Run(t, s, in)
	scenetest.Until(t, s, "the next round is dealt", func() bool { return s.Scene() == stage.Scene(table) && table.Shown().Round == 2 })
}
