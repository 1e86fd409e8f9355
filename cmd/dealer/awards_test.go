package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// keptIn is a folder in which those texts lie.
func keptIn(t *testing.T, texts map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range texts {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestTheTerminalTellsHowFarThePlayerHasComeWithEachAchievement(t *testing.T) {
	dir := keptIn(t, map[string]string{
		"statistics.lines": counted,
		"progress.lines":   "fourtell progress 1\n" + `{"lesson":"lesson-1-first"}` + "\n",
		"awards.lines":     "fourtell awards 1\n" + `{"award":"poker","day":"2026-03-09"}` + "\n",
	})
	r := dealer("", "awards", "--folder", dir, "--json")
	r.check(t, exitDone, `"award":"poker"`, "")
	by := map[string]ownAward{}
	for _, line := range strings.Split(strings.TrimSpace(r.out), "\n") {
		var own ownAward
		if err := json.Unmarshal([]byte(line), &own); err != nil {
			t.Fatal(err)
		}
		by[own.Award] = own
	}
	if p := by["poker"]; p.Day != "2026-03-09" || p.Done != p.Of || p.Opens == "" || len(by) != 30 {
		t.Errorf("%+v of %d", p, len(by))
	}
	if p := by["regular"]; p.Done != 2 || p.Day != "" || !strings.Contains(p.How, "25") {
		t.Errorf("%+v", p)
	}
	if p := by["pet"]; p.Done != 1 {
		t.Errorf("%+v", p)
	}
	dealer("", "awards", "--folder", dir).check(t, exitDone, "1 of 30", "")
}

func TestAchievementsThatCannotBeReadAreToldInASentence(t *testing.T) {
	file := write(t, "plain.txt", "")
	for _, c := range []struct {
		want string
		args []string
	}{
		{"cannot be read", []string{"--folder", "nowhere"}},
		{"is no folder", []string{"--folder", file}},
		{"awards.lines", []string{"--folder", keptIn(t, map[string]string{"awards.lines": "fourtell awards 9\n"})}},
		{"progress.lines", []string{"--folder", keptIn(t, map[string]string{"progress.lines": "Dear Bo,\n"})}},
		{`"more" is no flag`, []string{"more"}},
	} {
		dealer("", append([]string{"awards"}, c.args...)...).check(t, exitUsage, "", c.want)
	}
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	dealer("", "awards").check(t, exitDone, "0 of 30", "")
}
