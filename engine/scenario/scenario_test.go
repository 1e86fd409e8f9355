package scenario_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/engine/scenario"
)

func TestEveryScenarioFileHolds(t *testing.T) {
	met := map[string]bool{}
	for _, folder := range []string{"scenarios", "own"} {
		files, err := filepath.Glob(filepath.Join("testdata", folder, "*.json"))
		if err != nil || len(files) == 0 {
			t.Fatalf("testdata/%s: %d files, %v", folder, len(files), err)
		}
		for _, file := range files {
			t.Run(folder+"/"+strings.TrimSuffix(filepath.Base(file), ".json"), func(t *testing.T) {
				text, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				s, err := scenario.Load(text)
				if err != nil {
					t.Fatal(err)
				}
				if s.Name == "" {
					t.Error("the scenario has no name")
				}
				results, record, err := s.Run()
				if err != nil {
					t.Fatal(err)
				}
				meet(t, met, s, results)
				for i, r := range results {
					do := ""
					if i > 0 {
						do = s.Steps[i-1].Command.Verb.String()
					}
					for _, f := range r.Failed {
						t.Errorf("step %d (%s): %s", r.Step, do, f)
					}
				}
				replayIsTheSame(t, s, record)
			})
		}
	}
	everythingIsMet(t, met)
}

// meet notes the refusals, events and switch values of one scenario.
func meet(t *testing.T, met map[string]bool, s scenario.Scenario, results []scenario.Result) {
	t.Helper()
	for _, r := range results {
		if r.Error != nil {
			met[*r.Error] = true
		}
		for _, k := range r.Events {
			met[k.String()] = true
		}
	}
	book, err := games.Named(s.Setup.Game)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := engine.ParseRules(book, s.Setup.Rules)
	if err != nil {
		t.Fatal(err)
	}
	met[book.Name()] = true
	for _, sw := range book.Switches() {
		met[book.Name()+" "+sw.Name+"="+rules.Get(sw.Name)] = true
	}
}

// everythingIsMet: together the files cause every refusal and event and set every value of every choice.
func everythingIsMet(t *testing.T, met map[string]bool) {
	t.Helper()
	for _, c := range engine.Codes() {
		switch c {
		case engine.Stale: // a scenario's commands carry no decision
		default:
			if !met[c.String()] {
				t.Errorf("no scenario is refused with %s", c)
			}
		}
	}
	for _, k := range engine.EventKinds() {
		if !met[k.String()] {
			t.Errorf("no scenario causes %s", k)
		}
	}
	for _, book := range games.All() {
		if !met[book.Name()] {
			continue // a game for tests alone
		}
		for _, sw := range book.Switches() {
			for _, v := range sw.Values {
				if !met[book.Name()+" "+sw.Name+"="+v] {
					t.Errorf("no scenario of %s plays with %s=%s", book.Name(), sw.Name, v)
				}
			}
		}
	}
}

// replayIsTheSame writes the record of a scenario, reads it back and plays it.
func replayIsTheSame(t *testing.T, s scenario.Scenario, record engine.Record) {
	t.Helper()
	var text bytes.Buffer
	if err := record.Write(&text); err != nil {
		t.Fatal(err)
	}
	read, err := engine.ReadRecord(&text)
	if err != nil {
		t.Fatal(err)
	}
	again, err := games.New(read.Setup)
	if err != nil {
		t.Fatal(err)
	}
	first, err := games.New(s.Setup)
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range read.Commands {
		_, err1 := again.Apply(c)
		_, err2 := first.Apply(record.Commands[i])
		if err1 != nil || err2 != nil {
			t.Fatalf("command %d of the record is refused: %v, %v", i+1, err1, err2)
		}
	}
	if !bytes.Equal(again.State(), first.State()) {
		t.Error("the record, written and read back, plays another game")
	}
}
