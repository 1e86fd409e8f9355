//go:build display

package scene

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/settings"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/title"
	"fourtell/version"
	"fourtell/words"
)

// onTitleOf opens the title with a store, a log and a folder for files.
func onTitleOf(t *testing.T, store room.Store) (*stage.Stage, *input.Script) {
	t.Helper()
	in := input.NewScript()
	now := func() time.Time { return time.Date(2026, 11, 28, 19, 30, 0, 0, time.UTC) }
	s := testStage(t, 1280, 720, stage.Options{Source: in, NoDemo: true, Store: store, Log: room.OpenLogbook(store, 4000, nil), Now: now,
		Files: filepath.Join(t.TempDir(), "Papers"), First: func(*stage.Stage) stage.Scene { return title.New() }})
	scenetest.Step(t, s, 30)
	s.Log().Machine(s.Window().Pixels()) // as after the first frame of a window
	return s, in
}

// pressLine presses a line of the list that is open.
func pressLine(t *testing.T, s *stage.Stage, in *input.Script, text string) {
	t.Helper()
	m, ok := s.Top().(*kit.ListModal)
	if !ok {
		t.Fatalf("%T is open", s.Top())
	}
	for i, it := range m.Items {
		if it.Text == text {
			m.Group.SetFocus(m.Rows[i])
			in.Key(input.ActConfirm)
			scenetest.Run(t, s, in)
			return
		}
	}
	t.Fatalf("there is no line %q among %+v", text, m.Items)
}

func TestFromAboutAReportIsSavedWithTheLastRoundBesideIt(t *testing.T) {
	store := room.NewMemory()
	s, in := onTitleOf(t, store)
	o := quick(3, "classic,score=single", 4)
	table, err := tables.New(o)
	if err != nil {
		t.Fatal(err)
	}
	s.Go(table)
	playRound(t, s, table, in, keyboard{})
	s.Go(title.New())
	openAbout(t, s)
	pressLine(t, s, in, s.Lang().Say(words.ReportTitle))
	scenetest.Keep(t, s, "report")
	pressLine(t, s, in, s.Lang().Say(words.ReportWrite))
	if said := scenetest.SaidText(s, 1); !strings.Contains(said, "fourtell-report-2026-11-28-1930.txt") || !strings.Contains(said, s.Lang().Say(words.ReportWritten)) {
		t.Errorf("it says %q", said)
	}
	text, err := os.ReadFile(filepath.Join(s.Options().Files, "fourtell-report-2026-11-28-1930.txt"))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{version.Name(), "renderer: ", "match: seed 4, rules classic, seats person, "} {
		if !strings.Contains(string(text), want) {
			t.Errorf("the log tells nothing of %q:\n%s", want, text)
		}
	}
	for _, name := range o.Setup.Seats {
		if strings.Contains(string(text), name) {
			t.Errorf("the log names %s:\n%s", name, text)
		}
	}
	record, err := os.ReadFile(filepath.Join(s.Options().Files, "fourtell-report-2026-11-28-1930.fourtell"))
	if err != nil {
		t.Fatal(err)
	}
	if _, word := room.OpenSave("report", record); word != nil {
		t.Error(word)
	}
}

func TestOfARunningMatchAReportTellsNoCard(t *testing.T) {
	s, in := onTitleOf(t, room.NewMemory())
	table, err := tables.New(quick(3, "classic", 4))
	if err != nil {
		t.Fatal(err)
	}
	s.Go(table)
	for tick := range 1200 {
		if tick%20 == 0 && in.Done() && table.Asked() && s.Top() == nil {
			act(s, table, in, keyboard{})
		}
		scenetest.Step(t, s, 1)
	}
	settings.NewReport(s).(*kit.ListModal).Items[0].Does(s)
	if said := scenetest.SaidText(s, 1); !strings.Contains(said, s.Lang().Say(words.ReportAlone)) {
		t.Errorf("it says %q", said)
	}
	files, err := os.ReadDir(s.Options().Files)
	if err != nil || len(files) != 1 {
		t.Fatalf("it saves %v, %v", files, err)
	}
	text, err := os.ReadFile(filepath.Join(s.Options().Files, files[0].Name()))
	if err != nil {
		t.Fatal(err)
	}
	for _, card := range table.Shown().Hands[0].Cards {
		if face := s.Lang().Face(card.Face); strings.Contains(string(text), face) || strings.Contains(string(text), " "+card.Face.String()) {
			t.Errorf("it tells of %s:\n%s", face, text)
		}
	}
	if lines := strings.Count(string(text), "match"); lines != 1 {
		t.Errorf("%d lines are about a match:\n%s", lines, text)
	}
}
