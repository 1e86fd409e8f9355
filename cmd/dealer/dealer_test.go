package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fourtell/version"
)

// ran is what a run of the program left behind.
type ran struct {
	code     int
	out, err string
}

func dealer(stdin string, args ...string) ran {
	var out, errs bytes.Buffer
	code := run(args, strings.NewReader(stdin), &out, &errs)
	return ran{code, out.String(), errs.String()}
}

func (r ran) check(t *testing.T, code int, out, errs string) {
	t.Helper()
	if r.code != code || !strings.Contains(r.out, out) || !strings.Contains(r.err, errs) {
		t.Errorf("exit %d, want %d\nstdout %q, want %q in it\nstderr %q, want %q in it", r.code, code, r.out, out, r.err, errs)
	}
	if code == exitUsage && strings.Count(r.err, "\n") != 1 && !strings.HasPrefix(r.err, "usage") {
		t.Errorf("not one line: %q", r.err)
	}
}

func (r ran) lines(t *testing.T) []map[string]any {
	t.Helper()
	var all []map[string]any
	for line := range strings.Lines(r.out) {
		var one map[string]any
		if err := json.Unmarshal([]byte(line), &one); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		all = append(all, one)
	}
	return all
}

func write(t *testing.T, name, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

const (
	table = `{"name": "two steps", "seats": ["Ann", "Bo"], "hands": [["R1", "G2", "B3"], ["Y1", "R2"]], "discard": ["R9"], "draw": ["Y5", "Y6"],
	"commands": [
	{"seat": 0, "do": "play", "card": "G2", "expect": {"ok": false, "error": "does_not_fit"}},
	{"seat": 0, "do": "play", "card": "R1", "expect": {"turn": %s}}]}`
)

func good() string      { return strings.Replace(table, "%s", "1", 1) }
func different() string { return strings.Replace(table, "%s", "0", 1) }

func TestUsage(t *testing.T) {
	dealer("").check(t, exitUsage, "", "usage: dealer SUBCOMMAND")
	dealer("", "--help").check(t, exitDone, "scenario", "")
	for _, asked := range []string{"--version", "-version", "version"} {
		dealer("", asked).check(t, exitDone, "dealer "+version.Name()+"\n", "")
	}
	dealer("", "deal").check(t, exitUsage, "", `no subcommand "deal"`)
	for _, c := range subcommands() {
		dealer("", c.name, "--help").check(t, exitDone, "usage: dealer "+c.name, "")
		dealer("", c.name, "--nonsense").check(t, exitUsage, "", "nonsense")
	}
	dealer("", "scenario").check(t, exitUsage, "", "which file?")
	dealer("", "replay").check(t, exitUsage, "", "which file?")
}

func TestHelpNamesNoDefaultThatIsNone(t *testing.T) {
	for _, c := range subcommands() {
		r := dealer("", c.name, "--help")
		r.check(t, exitDone, "usage: dealer "+c.name, "")
		for _, none := range []string{"(default )", "(default 0)", "(default -1)", "(default false)"} {
			if strings.Contains(r.out, none) {
				t.Errorf("%s says %s:\n%s", c.name, none, r.out)
			}
		}
	}
}

// full takes nothing.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left") }

func TestResultsThatCannotBeWrittenAreToldAndAreNoSuccess(t *testing.T) {
	file := write(t, "table.json", good())
	for _, args := range [][]string{
		{"arena", "--games", "2"}, {"arena", "--games", "2", "--json"}, {"play", "--seats", "Ann,bot"}, {"play", "--seats", "bot,bot"},
		{"scenario", file}, {"bot"}, {"arena", "--help"},
	} {
		var errs bytes.Buffer
		code := run(args, strings.NewReader("hand\n"), full{}, &errs)
		if code != exitUsage || strings.Count(errs.String(), "\n") != 1 || !strings.Contains(errs.String(), "no space left") {
			t.Errorf("%v: exit %d, %q", args, code, errs.String())
		}
	}
}

func TestScenarioPrintsALineAStep(t *testing.T) {
	r := dealer(good(), "scenario", "-")
	r.check(t, exitDone, "", "")
	lines := r.lines(t)
	if len(lines) != 3 {
		t.Fatalf("%d lines", len(lines))
	}
	for i, want := range []map[string]any{
		{"file": "-", "step": 0.0, "seat": nil, "do": nil, "ok": true, "error": nil, "why": nil},
		{"step": 1.0, "seat": 0.0, "do": "play", "ok": false, "error": "does_not_fit", "why": "Needs red, a 9 or a wild"},
		{"step": 2.0, "seat": 0.0, "do": "play", "ok": true, "error": nil, "why": nil},
	} {
		for key, value := range want {
			if got, ok := lines[i][key]; !ok || got != value {
				t.Errorf("step %d, %s: %v, want %v", i, key, got, value)
			}
		}
		for _, key := range []string{"events", "state", "failed"} {
			if lines[i][key] == nil {
				t.Errorf("step %d has no %s", i, key)
			}
		}
	}
	if state := lines[2]["state"].(map[string]any); state["top"] != "R1" || state["turn"] != 1.0 {
		t.Errorf("%v", state)
	}
}

func TestScenarioExitsWithTheHighestCodeOfAllFiles(t *testing.T) {
	fine, differs, bad := write(t, "fine.json", good()), write(t, "differs.json", different()), write(t, "bad.json", `{"seats": 5}`)
	r := dealer("", "scenario", differs, fine)
	r.check(t, exitDiffers, `"failed":[{"key":"turn","want":0,"got":1}]`, "step 2: turn: want 0, got 1")
	if n := len(r.lines(t)); n != 6 {
		t.Errorf("%d lines of two files", n)
	}
	r = dealer("", "scenario", bad, differs, fine)
	if r.code != exitUsage || len(r.lines(t)) != 6 || !strings.Contains(r.err, "bad.json: line 1, column 11: seats: must be a list") {
		t.Errorf("%+v", r)
	}
}

func TestScenarioSaysWhatItCannotRead(t *testing.T) {
	dealer("", "scenario", filepath.Join(t.TempDir(), "none.json")).check(t, exitUsage, "", "none.json")
	dealer(`{"game": "whist"}`, "scenario", "-").check(t, exitUsage, "", `must be "uno" or "bluff", not "whist"`)
	dealer("{", "scenario", "-").check(t, exitUsage, "", "-: line 1")
	dealer("", "scenario", "--record", "x", "a", "b").check(t, exitUsage, "", "--record takes one scenario")
	dealer(good(), "scenario", "-", "--record", filepath.Join(t.TempDir(), "no", "where")).check(t, exitUsage, "", "where")
}

func TestReplayPlaysWhatScenarioRecorded(t *testing.T) {
	record := filepath.Join(t.TempDir(), "played.record")
	dealer(good(), "scenario", "-", "--record", record).check(t, exitDone, "", "")
	first := dealer("", "replay", record)
	first.check(t, exitDone, `"ok":true,"commands":1,"hash":"`, "")
	if again := dealer("", "replay", record); again.out != first.out {
		t.Errorf("%s is not %s", again.out, first.out)
	}
	text, err := os.ReadFile(record)
	if err != nil {
		t.Fatal(err)
	}
	piped := dealer(string(text), "replay", "-").lines(t)[0]
	if piped["hash"] != first.lines(t)[0]["hash"] || len(piped["hash"].(string)) != 64 {
		t.Errorf("%v", piped)
	}
	if _, has := piped["state"]; has {
		t.Error("a state without --to")
	}
	before := dealer("", "replay", record, "--to", "0").lines(t)[0]
	if before["commands"] != 0.0 || before["state"].(map[string]any)["top"] != "R9" || before["hash"] == piped["hash"] {
		t.Errorf("%v", before)
	}
	dealer("", "replay", record, "--to", "2").check(t, exitUsage, "", "the record has 1 command")
	dealer("", "replay", record, "--to", "-3").check(t, exitUsage, "", "--to takes")
}

func TestReplayTellsARecordThatDiffersFromOneThatIsNone(t *testing.T) {
	header := "fourtell record 1\n" + `{"game":"uno","rules":"classic","seats":["Ann","Bo"],"seed":7,"dealer":1}` + "\n"
	refused := write(t, "refused", header+`{"seat":0,"do":"pass"}`+"\n")
	r := dealer("", "replay", refused)
	r.check(t, exitDiffers, `"ok":false,"commands":0`, "command 1 (seat 0, pass) is refused: nothing_to_pass")
	fine := write(t, "fine", header+`{"seat":0,"do":"draw"}`+"\n")
	for name, text := range map[string]string{
		"another text": "hello", "a newer version": "fourtell record 99\n", "no set-up": "fourtell record 1\n",
		"another game":   "fourtell record 1\n" + `{"game":"whist","seats":["a","b"]}`,
		"unknown rules":  "fourtell record 1\n" + `{"game":"uno","rules":"clasic","seats":["a","b"]}`,
		"a bad command":  header + `{"seat":0,"do":"drw"}`,
		"a lonely seat":  "fourtell record 1\n" + `{"game":"uno","rules":"classic","seats":["a"]}`,
		"a lost command": header + `{"seat":`,
	} {
		r := dealer("", "replay", write(t, "bad", text), fine)
		if r.code != exitUsage || !strings.Contains(r.err, "line ") || strings.Count(r.err, "\n") != 1 || len(r.lines(t)) != 1 {
			t.Errorf("%s: %+v", name, r)
		}
	}
}

func TestReplayTakesASaveOfTheWindowAndCleansForeignNames(t *testing.T) {
	header := "fourtell record 1\n" + `{"game":"uno","rules":"classic","seats":["Ann","Bo"],"seed":7,"dealer":1}` + "\n"
	record := header + `{"seat":0,"do":"draw","decision":1}` + "\n"
	dealer("", "replay", write(t, "save", "fourtell save 1\n{}\n"+record)).check(t, exitDone, `"commands":1`, "")
	dealer("", "replay", write(t, "marked", "\ufeff"+record)).check(t, exitDone, `"commands":1`, "")
	dealer("", "replay", write(t, "newer", "fourtell save 99\n{}\n"+record)).check(t, exitUsage, "", "newer Fourtell")
	dealer("", "replay", write(t, "picture", "\x89PNG\r\n")).check(t, exitUsage, "", `it begins neither with "fourtell record" nor with "fourtell save"`)
	orders := dealer("", "replay", write(t, "orders", strings.Replace(record, `"Bo"`, `"Bo\u001b[2J"`, 1)))
	orders.check(t, exitDone, `"commands":1`, `has a name in line 2 that is none: seat 1 is "Bo[2J" now; everything else is there`)
	if strings.Contains(orders.out+orders.err, "\x1b") {
		t.Errorf("the name gives orders: %q", orders.out+orders.err)
	}
	lost := header + `{"seat":0,"do":"pass","decision":2}` + "\n"
	dealer("", "replay", write(t, "lost", lost)).check(t, exitDiffers, "", "a line before it is missing or stands twice")
}

func TestPlayTakesAMarkedScriptAndSaysWhichLineIsTooLong(t *testing.T) {
	dealer("\ufeffhand\nquit\n", "play", "--seats", "Ann,bot", "--seed", "5").check(t, exitDone, "", "")
	if r := dealer("\ufeffhand\nquit\n", "play", "--seats", "Ann,bot", "--seed", "5"); strings.Contains(r.out, "There is no word") {
		t.Error(r.out)
	}
	r := dealer("hand\n"+strings.Repeat("x", 2<<20)+"\n", "play", "--seats", "Ann,bot", "--seed", "5")
	if !strings.Contains(r.err, "line 2 is longer than 1 MB") || strings.Contains(r.err, "bufio") {
		t.Errorf("%q", r.err)
	}
	r = dealer(strings.Repeat("x", 100<<10)+"\nquit\n", "play", "--seats", "Ann,bot", "--seed", "5")
	if len(r.out) > 10<<10 {
		t.Errorf("a word of 100 KB is answered with %d bytes", len(r.out))
	}
}

func TestARulesFileMayHaveAMarkAndItsFaultsAreShort(t *testing.T) {
	rules := write(t, "rules.json", "\ufeff"+`{"preset":"party"}`)
	dealer("quit\n", "play", "--seats", "Ann,bot", "--rules", rules).check(t, exitDone, "", "")
	for what, text := range map[string]string{
		"no JSON": `{"preset":party}`, "a key of 100 KB": `{"` + strings.Repeat("k", 100<<10) + `":1}`, "no UTF-8": "{\"preset\":\"\xff\"}",
	} {
		r := dealer("", "play", "--seats", "Ann,bot", "--rules", write(t, "bad.json", text))
		if r.code != exitUsage || len(r.err) > 400 || strings.Contains(r.err, "invalid character") || strings.Count(r.err, "\n") != 1 {
			t.Errorf("%s: exit %d, %d bytes: %.300q", what, r.code, len(r.err), r.err)
		}
	}
}
