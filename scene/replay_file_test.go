//go:build display

package scene

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/setup"
	tables "fourtell/scene/table"
	"fourtell/scene/title"
	"fourtell/words"
)

// exported is the text of the list's first record as a file.
func exported(t *testing.T, s *Stage, list *Replays) []byte {
	t.Helper()
	save, ok := list.open(s, 0)
	if !ok {
		t.Fatal("there is no record")
	}
	text, err := save.Export()
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func TestARecordIsSavedToAFileFromTheListAndFromThePlayer(t *testing.T) {
	s, list := withRecord(t, 1280, 720)
	s.Options().Files = filepath.Join(t.TempDir(), "Papers")
	in := s.Devices().Source.(*input.Script)
	in.Click(list.rows[0].save.Center())
	played(t, s, in)
	first := filepath.Join(s.Options().Files, list.kept[0].Head.FileName())
	if said := s.Speech().Said()[len(s.Speech().Said())-1]; !strings.Contains(said, first) {
		t.Errorf("it says %q, and not %q", said, first)
	}
	want := exported(t, s, list)
	list.show(s, 0)
	v := s.Scene().(*ReplayTable)
	v.click(in, v.bar.save)
	played(t, s, in)
	names, err := room.RecordFiles(s.Options().Files)
	if err != nil || len(names) != 2 {
		t.Fatalf("there are the files %v, %v", names, err)
	}
	for _, name := range names {
		if text, err := os.ReadFile(filepath.Join(s.Options().Files, name)); err != nil || !bytes.Equal(text, want) {
			t.Errorf("%s holds another text: %v", name, err)
		}
	}
	s.Options().Files = first // a file is no folder
	v.export(s)
	if said := scenetest.SaidText(s, 1); !strings.Contains(said, s.Lang().Say(words.ReplayUnsaved)) {
		t.Errorf("where nothing can be written it says %q", said)
	}
}

func TestADroppedRecordIsShownFromAnyScene(t *testing.T) {
	s, list := withRecord(t, 1280, 720)
	text := exported(t, s, list)
	in := s.Devices().Source.(*input.Script)
	for _, c := range []struct {
		is   string
		next Scene
	}{{"the title", title.New()}, {"the set-up", setup.New()}, {"the list", NewReplays()}} {
		s.Go(c.next)
		scenetest.Step(t, s, 3)
		in.Drop(input.File{Name: "shopping.txt", Text: []byte("milk\n")}, input.File{Name: "evening.fourtell", Text: text})
		played(t, s, in)
		if v, ok := s.Scene().(*ReplayTable); !ok || v.own {
			t.Errorf("on %s a dropped record leads to %T", c.is, s.Scene())
		}
		in.Key(input.ActCancel)
		played(t, s, in)
		if _, ok := s.Scene().(*Replays); !ok {
			t.Errorf("from there Escape leads to %T", s.Scene())
		}
	}
}

func TestAFileThatIsNoRecordGetsOneSentenceAndChangesNothing(t *testing.T) {
	s, list := withRecord(t, 1280, 720)
	text := exported(t, s, list)
	in := s.Devices().Source.(*input.Script)
	for _, c := range []struct {
		file input.File
		want string
	}{
		{input.File{Name: "shopping.txt", Text: []byte("milk\n")}, "shopping.txt is no record of Fourtell. The file was left as it is."},
		{input.File{Name: "empty", Text: nil}, "empty is damaged and cannot be shown. The file was left as it is."},
		{input.File{Name: "half", Text: bytes.Replace(text, []byte(`"do":"play"`), []byte(`"do":"pass"`), 1)}, "half is damaged and cannot be shown. The file was left as it is."},
		{input.File{Name: "new", Text: []byte("fourtell record 9\n{}\n")}, "new was written by a newer Fourtell. The file was left as it is."},
		{input.File{Name: "locked", Err: errors.New("permission denied")}, "locked cannot be read. permission denied."},
	} {
		before := len(s.Speech().Said())
		in.Drop(c.file)
		played(t, s, in)
		if said := strings.Join(s.Speech().Said()[before:], " | "); said != c.want {
			t.Errorf("%s: it says %q, want %q", c.file.Name, said, c.want)
		}
		if s.Scene() != Scene(list) {
			t.Fatalf("%s leads to %T", c.file.Name, s.Scene())
		}
	}
	in.Drop(input.File{Name: "cut.fourtell", Text: text[:len(text)-9]})
	played(t, s, in)
	if v, ok := s.Scene().(*ReplayTable); !ok || !strings.Contains(scenetest.SaidText(s, 2), "cut.fourtell was cut short") || v.record.Len() < 10 {
		t.Errorf("a record without its end leads to %T; said %q", s.Scene(), scenetest.SaidText(s, 2))
	}
}

func TestADroppedRecordWithANameOf5000LettersIsShownWithAShortOne(t *testing.T) {
	s, list := withRecord(t, 1280, 720)
	in, text := s.Devices().Source.(*input.Script), exported(t, s, list)
	long := bytes.Replace(text, []byte(`"seats":["`), []byte(`"seats":["`+strings.Repeat("n", 5000)), 1)
	in.Drop(input.File{Name: "long.fourtell", Text: long})
	played(t, s, in)
	v, ok := s.Scene().(*ReplayTable)
	if !ok || !strings.Contains(scenetest.SaidText(s, 2), "everything else is there (long.fourtell, line 2).") {
		t.Fatalf("it leads to %T; said %q", s.Scene(), scenetest.SaidText(s, 2))
	}
	if name := v.save.Record.Setup.Seats[0]; !strings.HasPrefix(name, "nnn") || engine.CheckName(name) != nil {
		t.Errorf("the name is %q", name)
	}
}

func TestATableLeftForADroppedRecordGoesOnAsIfNothingHadHappened(t *testing.T) {
	s, list := withRecord(t, 1280, 720)
	text := exported(t, s, list)
	in := s.Devices().Source.(*input.Script)
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
	played(t, s, in)
	if _, ok := s.Scene().(*ReplayTable); !ok {
		t.Fatalf("the record leads to %T", s.Scene())
	}
	scenetest.Step(t, s, 200)
	in.Key(input.ActCancel)
	played(t, s, in)
	if s.Scene() != Scene(table) || !bytes.Equal(hosted(table).State(), state) {
		t.Fatalf("Escape leads to %T", s.Scene())
	}
	scenetest.Step(t, s, 60)
	if table.Shown().Seq != shown || !table.Asked() {
		t.Fatalf("the table shows beat %d, not %d; asked %v", table.Shown().Seq, shown, table.Asked())
	}
	playRound(t, s, table, in, keyboard{})
}

func TestAQuestionLeftForADroppedRecordIsAskedAgain(t *testing.T) {
	s, list := withRecord(t, 1280, 720)
	text := exported(t, s, list)
	in := s.Devices().Source.(*input.Script)
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
		played(t, s, in)
		if s.Scene() != Scene(table) || !asked() || !bytes.Equal(state, hosted(table).State()) {
			t.Errorf("back at %T the question is %T", s.Scene(), s.Top())
		}
		return
	}
}

func TestTheFolderForFilesIsListedAndARecordOfItOpened(t *testing.T) {
	s, list := withRecord(t, 1280, 720)
	in := s.Devices().Source.(*input.Script)
	s.Options().Files = t.TempDir()
	in.Click(list.file.Center())
	played(t, s, in)
	m, ok := s.Top().(*kit.ListModal)
	if !ok || len(m.Items) != 0 || !strings.Contains(m.Help, s.Options().Files) {
		t.Fatalf("an empty folder opens %T", s.Top())
	}
	in.Key(input.ActConfirm)
	played(t, s, in)
	if s.Top() != nil {
		t.Fatal("the list does not close")
	}
	for i, text := range [][]byte{exported(t, s, list), []byte("milk")} {
		path, err := room.WriteNew(s.Options().Files, "round.fourtell", text)
		if err != nil {
			t.Fatal(err)
		}
		when := time.Unix(int64(1000*i), 0)
		if err := os.Chtimes(path, when, when); err != nil {
			t.Fatal(err)
		}
	}
	in.Click(list.file.Center())
	played(t, s, in)
	scenetest.Step(t, s, 30)
	scenetest.Keep(t, s, "open-file")
	m = s.Top().(*kit.ListModal)
	if len(m.Items) != 2 || m.Items[0].Text != "round-2.fourtell" {
		t.Fatalf("it lists %+v", m.Items)
	}
	in.Key(input.ActConfirm)
	played(t, s, in)
	if said := scenetest.SaidText(s, 1); !strings.Contains(said, "round-2.fourtell is no record of Fourtell") {
		t.Errorf("a shopping list: %q", said)
	}
	in.Click(list.file.Center())
	played(t, s, in)
	scenetest.Step(t, s, 20)
	in.Tap(s.Top().(*kit.ListModal).Rows[1].Bounds().Center())
	played(t, s, in)
	if _, ok := s.Scene().(*ReplayTable); !ok {
		t.Errorf("the record opens %T", s.Scene())
	}
}

func TestPeopleWhoShareATableComeBackToItsCurtain(t *testing.T) {
	s, list := withRecord(t, 1280, 720)
	text := exported(t, s, list)
	in := s.Devices().Source.(*input.Script)
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
	played(t, s, in)
	if _, ok := s.Scene().(*ReplayTable); !ok || s.Top() != nil {
		t.Fatalf("the record leads to %T under %T", s.Scene(), s.Top())
	}
	in.Key(input.ActCancel).Wait(10)
	played(t, s, in)
	if _, ok := s.Top().(*tables.Curtain); !ok || s.Scene() != Scene(table) || !bytes.Equal(state, hosted(table).State()) {
		t.Errorf("they come back to %T under %T", s.Scene(), s.Top())
	}
}

func TestAResultLeftForADroppedRecordIsComeBackTo(t *testing.T) {
	s, list := withRecord(t, 1280, 720)
	text := exported(t, s, list)
	in := s.Devices().Source.(*input.Script)
	table, err := tables.New(quick(2, "official", 3))
	if err != nil {
		t.Fatal(err)
	}
	s.Go(table)
	result := playRound(t, s, table, in, keyboard{})
	in.Drop(input.File{Name: "evening.fourtell", Text: text}).Wait(20).Key(input.ActCancel).Wait(30)
	played(t, s, in)
	if s.Scene() != Scene(result.screen) {
		t.Fatalf("Escape leads to %T", s.Scene())
	}
	in.Click(result.again.Center())
	played(t, s, in)
	scenetest.Until(t, s, "the next round is dealt", func() bool { return s.Scene() == Scene(table) && table.Shown().Round == 2 })
}

// wholeMatch is the record of a match of bots to so many points.
