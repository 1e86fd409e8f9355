package main

import (
	"path/filepath"
	"strings"
	"testing"
)

func TestUndoGoesBackBeforeOnesLastDecisionAndTheSaveWithIt(t *testing.T) {
	folder := t.TempDir()
	play := func(name, script string) (string, string) {
		file := filepath.Join(folder, name)
		r := dealer(script, "play", "--seats", "Ann,bot,random", "--seed", "4", "--save", file)
		r.check(t, exitDone, "Saved in", "")
		return r.out, slurp(t, file)
	}
	_, straight := play("straight", "draw\npass\nwait 500\n")
	out, gone := play("undone", "draw\npass\nwait 500\ndraw\nundo\n")
	if !strings.Contains(out, "Back before your last decision.\nrandom plays a red 4.\nYour turn") {
		t.Errorf("it is told as\n%s", out)
	}
	if gone != straight {
		t.Errorf("the save holds\n%s, want\n%s", gone, straight)
	}
	_, again := play("again", "draw\npass\nwait 500\ndraw\nundo\ndraw\npass\n")
	_, plain := play("plain", "draw\npass\nwait 500\ndraw\npass\n")
	if again != plain {
		t.Error("the game goes on otherwise than it would have")
	}
}

func TestUndoIsRefusedWithASentence(t *testing.T) {
	dealer("undo\n", "play", "--seats", "Ann,bot", "--seed", "4").check(t, exitDone, "There is no decision of yours in this round to go back to.", "")
	dealer("\ndraw\npass\n\nundo\n", "play", "--seats", "Ann,Bo", "--seed", "4").check(t, exitDone, "Other people play at this table", "")
}

func TestUndoStartsProgramsAnew(t *testing.T) {
	r := dealer("draw\npass\ndraw\nundo\ndraw\npass\nhand\n", "play", "--seats", "Ann,exec:../../docs/bots/first.sh", "--seed", "4")
	if r.check(t, exitDone, "Back before your last decision.", ""); r.err != "" {
		t.Error(r.err)
	}
}

func TestTheTerminalSpeaksTheLanguageAskedFor(t *testing.T) {
	for tag, want := range map[string]string{
		"de": "Ein Wort \"zzz\" gibt es nicht; help zählt sie auf.", "fr": "Règles\u00a0: classic.", "es": "Reglas: classic.",
		"pl": "Zasady: classic.", "ja": "ルール：classic。", "en": "There is no word \"zzz\"",
	} {
		dealer("zzz\nhelp\ntable\nhand\nhint\n", "play", "--language", tag, "--seats", "Ann,bot", "--seed", "4").check(t, exitDone, want, "")
	}
	dealer("", "play", "--language", "tlh").check(t, exitUsage, "", `--language: there is no language "tlh"; there are en, de`)
}
