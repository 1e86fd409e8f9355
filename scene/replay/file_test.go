//go:build display

package replay

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
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/words"
)

// exported is the text of the list's first record as a file.
func exported(t *testing.T, s *stage.Stage, list *List) []byte {
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
	v := s.Scene().(*Player)
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
		if s.Scene() != stage.Scene(list) {
			t.Fatalf("%s leads to %T", c.file.Name, s.Scene())
		}
	}
	in.Drop(input.File{Name: "cut.fourtell", Text: text[:len(text)-9]})
	played(t, s, in)
	if v, ok := s.Scene().(*Player); !ok || v.own || !strings.Contains(scenetest.SaidText(s, 2), "cut.fourtell was cut short") || v.record.Len() < 10 {
		t.Errorf("a record without its end leads to %T; said %q", s.Scene(), scenetest.SaidText(s, 2))
	}
}

func TestADroppedRecordWithANameOf5000LettersIsShownWithAShortOne(t *testing.T) {
	s, list := withRecord(t, 1280, 720)
	in, text := s.Devices().Source.(*input.Script), exported(t, s, list)
	long := bytes.Replace(text, []byte(`"seats":["`), []byte(`"seats":["`+strings.Repeat("n", 5000)), 1)
	in.Drop(input.File{Name: "long.fourtell", Text: long})
	played(t, s, in)
	v, ok := s.Scene().(*Player)
	if !ok || !strings.Contains(scenetest.SaidText(s, 2), "everything else is there (long.fourtell, line 2).") {
		t.Fatalf("it leads to %T; said %q", s.Scene(), scenetest.SaidText(s, 2))
	}
	if name := v.save.Record.Setup.Seats[0]; !strings.HasPrefix(name, "nnn") || engine.CheckName(name) != nil {
		t.Errorf("the name is %q", name)
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
	if _, ok := s.Scene().(*Player); !ok {
		t.Errorf("the record opens %T", s.Scene())
	}
}
