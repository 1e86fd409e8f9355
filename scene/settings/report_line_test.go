//go:build display

package settings

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/words"
)

func TestAReportThatCannotBeSavedIsToldInASentence(t *testing.T) {
	s, _ := onStand(t, room.NewMemory())
	s.Options().Files = filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(s.Options().Files, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	report(s)
	if said := scenetest.SaidText(s, 1); !strings.HasPrefix(said, s.Lang().Say(words.ReportFailed)) {
		t.Errorf("it says %q", said)
	}
}

func TestTheReportTellsWhereTheLogLies(t *testing.T) {
	folder, err := room.OpenFolder(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	s, _ := onStand(t, folder)
	m := NewReport(s).(*kit.ListModal)
	if last := m.Items[len(m.Items)-1]; last.Note != filepath.Join(folder.Dir(), "fourtell.log") {
		t.Errorf("it tells %+v", last)
	}
	if _, err := os.Stat(filepath.Join(folder.Dir(), "fourtell.log")); err != nil {
		t.Error(err)
	}
}

func TestTheSettingsNameTheGameInATerminal(t *testing.T) {
	s, in := onStand(t, room.NewMemory())
	o := New()
	s.Open(o)
	group := o.groups[0]
	row := group[len(group)-1]
	o.Group.SetFocus(o.rows[len(o.rows)-2])
	in.Key(input.ActDown)
	scenetest.Run(t, s, in)
	scenetest.Step(t, s, 20)
	scenetest.Keep(t, s, "settings-terminal")
	if said := strings.Join(s.Speech().Said(), " | "); !strings.Contains(said, s.Lang().Say(words.TerminalRow)+": dealer play") {
		t.Errorf("it says %q", said)
	}
	if row.name != s.Lang().Say(words.TerminalRow) {
		t.Fatalf("the last row is %q", row.name)
	}
	in.Key(input.ActConfirm)
	scenetest.Run(t, s, in)
	scenetest.Step(t, s, 20)
	scenetest.Keep(t, s, "terminal")
	if m, ok := s.Top().(*kit.ListModal); !ok || !strings.Contains(m.Items[0].Text, "dealer play") {
		t.Errorf("%T opens", s.Top())
	}
}
