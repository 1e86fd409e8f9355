package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// both are the two programs as their own help has them.
func both(t *testing.T) []Program {
	t.Helper()
	program := filepath.Join(t.TempDir(), "dealer")
	if out, err := exec.Command("go", "build", "-o", program, "fourtell/cmd/dealer").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	d, err := dealer(func(args ...string) (string, error) {
		out, err := exec.Command(program, args...).Output()
		return string(out), err
	})
	if err != nil {
		t.Fatal(err)
	}
	w, err := window()
	if err != nil {
		t.Fatal(err)
	}
	return []Program{w, d}
}

func TestTheManualIsTheHelp(t *testing.T) {
	programs := both(t)
	t.Run("every flag is in the pages and in every shell", func(t *testing.T) { hasEveryFlag(t, programs) })
	t.Run("bash offers what fits", func(t *testing.T) { bashOffers(t, programs) })
}

func hasEveryFlag(t *testing.T, programs []Program) {
	if n := len(programs[0].Flags); n < 14 {
		t.Errorf("the window's help has %d flags", n)
	}
	if n := len(programs[1].Parts); n < 8 {
		t.Errorf("the dealer's help has %d subcommands", n)
	}
	for _, p := range programs {
		texts := p.written("1.2.3", time.Unix(0, 0), windowSections())
		wants := func(kind, text string) {
			for name, page := range texts {
				if strings.Contains(name, kind) && !strings.Contains(page, text) {
					t.Errorf("%s lacks %q", name, text)
				}
			}
		}
		for _, part := range append(p.Parts, p) {
			wants("man/", "\n"+roff(strings.SplitN(part.About, " ", 3)[0]))
			for _, f := range part.Flags {
				wants("man/", "\n.B"+map[bool]string{true: " ", false: "I "}[f.Value == ""]+roff(f.Name))
				wants("bash/", f.Name)
				wants("zsh/", "'"+f.Name+"[")
				wants("fish/", map[bool]string{true: " -l ", false: " -o "}[strings.HasPrefix(f.Name, "--")]+strings.TrimLeft(f.Name, "-")+" ")
			}
		}
		for _, part := range p.Parts {
			wants("man/", "\n.SS "+part.Name+" ")
			wants("bash/", "\t"+part.Name+")")
			wants("zsh/", "\n"+part.Name+")")
			wants("fish/", " -a "+part.Name+" ")
		}
	}
}

func TestAPageHasNoRequestThatItDoesNotMean(t *testing.T) {
	p := Program{Name: "x", Line: "a thing", About: "It ends\n.here and 'there. It is C:\\x -y, and then so long that a line must be folded, just before the word\n'which begins so"}
	page := p.man("1", time.Unix(0, 0), nil)
	for _, line := range strings.Split(page, "\n") {
		if strings.HasPrefix(line, "'") || strings.HasPrefix(line, ".") && !strings.HasPrefix(line, ".SH ") && !strings.HasPrefix(line, ".TH ") && !strings.HasPrefix(line, ".B ") && !strings.HasPrefix(line, `.\"`) {
			t.Errorf("%q is a request", line)
		}
		if len(line) > 80 {
			t.Errorf("%q is long", line)
		}
	}
	if want := `C:\ex \-y`; !strings.Contains(page, want) || !strings.Contains(page, ".TH X 6 1970-01-01 ") {
		t.Errorf("no %s in\n%s", want, page)
	}
}

func bashOffers(t *testing.T, programs []Program) {
	dir := t.TempDir()
	for _, name := range []string{"round.txt", "rounds/a"} {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		words string // what is typed; the last is being completed
		want  string
	}{
		{"fourtell -no", "-no-audio"},
		{"fourtell -speed f", "fast"},
		{"fourtell --speed f", "fast"},
		{"fourtell -open ", "learn table replays"},
		{"fourtell -replay rou", "round.txt rounds"},
		{"fourtell -seed ", ""},
		{"fourtell -game b", "bluff"},
		{"fourtell-dealer pl", "play"},
		{"fourtell-dealer play --lang", "--language"},
		{"fourtell-dealer play --language f", "fr"},
		{"fourtell-dealer play --join x --na", "--name"},
		{"fourtell-dealer replay rou", "round.txt rounds"},
		{"fourtell-dealer serve rou", "rounds"},
		{"fourtell-dealer serve --addr ", ""},
		{"fourtell-dealer bot --level m", "master"},
	} {
		words := strings.Split(c.words, " ")
		var script strings.Builder
		for _, p := range programs {
			script.WriteString(p.bash(choices()))
		}
		script.WriteString("COMP_WORDS=(")
		for _, w := range words {
			script.WriteString(" '" + w + "'")
		}
		script.WriteString(")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_" + strings.ReplaceAll(words[0], "-", "_") + "\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n")
		run := exec.Command("bash", "-c", script.String())
		run.Dir = dir
		out, err := run.CombinedOutput()
		got := strings.Fields(string(bytes.TrimSpace(out)))
		slices.Sort(got)
		want := strings.Fields(c.want)
		slices.Sort(want)
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("%s offers %q, want %q (%v)", c.words, got, want, err)
		}
	}
}
