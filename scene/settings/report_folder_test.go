//go:build display

package settings

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fourtell/room"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/words"
)

func TestTheLogsFolderIsShownOrItsPathIsTold(t *testing.T) {
	for name, c := range map[string]struct {
		script string // of xdg-open; "": there is none
		wrong  string // what is told
	}{
		"nothing can open it":       {"", "not found"},
		"it is shown":               {"printf %s \"$1\" > \"$OPENED\"\n", ""},
		"the desktop can't show it": {"exit 3\n", "exit status 3"},
	} {
		t.Run(name, func(t *testing.T) {
			folder, err := room.OpenFolder(t.TempDir())
			if err != nil {
				t.Fatal(err)
			}
			bin, opened := t.TempDir(), filepath.Join(t.TempDir(), "opened")
			if c.script != "" {
				if err := os.WriteFile(filepath.Join(bin, "xdg-open"), []byte("#!/bin/sh\n"+c.script), 0o700); err != nil {
					t.Fatal(err)
				}
			}
			t.Setenv("PATH", bin)
			t.Setenv("OPENED", opened)
			s, _ := onStand(t, folder)
			m := NewReport(s).(*kit.ListModal)
			for _, item := range m.Items {
				if item.Text == s.Lang().Say(words.ReportFolder) {
					item.Does(s)
				}
			}
			for range 400 {
				scenetest.Step(t, s, 1)
				if !s.Files().Awaits() {
					break
				}
				time.Sleep(5 * time.Millisecond)
			}
			said := strings.Join(s.Speech().Said(), "\n")
			scenetest.Step(t, s, 20)
			scenetest.Keep(t, s, "folder-"+strings.ReplaceAll(name, " ", "-"))
			if c.wrong != "" {
				for _, want := range []string{s.Lang().Say(words.ReportNoFolder), folder.Dir(), c.wrong} {
					if !strings.Contains(said, want) {
						t.Errorf("%q is not told: %q", want, scenetest.Said(s, 2))
					}
				}
				return
			}
			if strings.Contains(said, s.Lang().Say(words.ReportNoFolder)) {
				t.Errorf("it says %q", scenetest.Said(s, 2))
			}
			if got, err := os.ReadFile(opened); string(got) != folder.Dir() {
				t.Errorf("opened is %q, want %q (%v)", got, folder.Dir(), err)
			}
		})
	}
}
