package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"

	"fourtell/engine"
	"fourtell/room"
)

// built is the headless program itself.
func built(t *testing.T) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "dealer")
	if runtime.GOOS == "windows" {
		file += ".exe"
	}
	if out, err := exec.Command("go", "build", "-o", file, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return file
}

// sitting is one run of the program, with somebody at the other end who says whatever the hint says.
type sitting struct {
	out  bytes.Buffer
	errs bytes.Buffer
}

// plays runs dealer play until it ends or the file of --save has so many bytes, at which it is killed without a word;
// killed says which.
func (s *sitting) plays(t *testing.T, program, file string, at int64, args ...string) (killed bool) {
	t.Helper()
	c := exec.Command(program, append([]string{"play", "--save", file}, args...)...)
	in, err := c.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	c.Stderr = &s.errs
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan struct{})
	shot := make(chan bool)
	go func() {
		for {
			if is, err := os.Stat(file); err == nil && at > 0 && is.Size() >= at {
				shot <- c.Process.Kill() == nil
				return
			}
			select {
			case <-ended:
				shot <- false
				return
			case <-time.After(50 * time.Microsecond):
			}
		}
	}()
	s.answers(in, out)
	close(ended)
	killed = <-shot
	err = c.Wait()
	if err == nil {
		killed = false // it was through before
	}
	if err != nil && !killed {
		t.Fatalf("it ends with %v: %s", err, s.errs.String())
	}
	return killed
}

// answers says something whenever it is somebody's turn, until the program says nothing any more.
func (s *sitting) answers(in io.WriteCloser, out io.Reader) {
	would := regexp.MustCompile(`^The house would say (.*)\.$`)
	says := make(chan string, 1000)
	go func() {
		for text := range says {
			_, _ = io.WriteString(in, text+"\n") // to a program that has been killed nobody speaks
		}
		_ = in.Close()
	}()
	for lines := bufio.NewScanner(out); lines.Scan(); {
		line := lines.Text()
		s.out.WriteString(line + "\n")
		switch m := would.FindStringSubmatch(line); {
		case m != nil && (m[1] == "call" || strings.HasPrefix(m[1], "catch")):
			// Whether there is time for it depends on when the program was killed; and the move is told after it.
		case m != nil:
			says <- m[1]
		case strings.HasPrefix(line, "Top: ") && strings.Contains(line, ". Hand: "):
			says <- "hint"
		case strings.HasPrefix(line, "Pass to "):
			says <- ""
		}
	}
	close(says)
}

// The program itself is killed with SIGKILL, again and again in one game, and taken up from its file: the game comes to the
// end it would have had, to the hash, bots' choices included.
func TestAProgramThatIsKilledAgainAndAgainPlaysTheSameGame(t *testing.T) {
	program, kills, phases := built(t), 0, map[engine.Phase]int{}
	for n, c := range []struct{ name, seats, rules string }{
		{"bots alone", "bot,random,heuristic,random", "party,score=winner_takes,target=300"},
		{"ten bots", "bot,random,bot,random,bot,random,bot,random,bot,random", "chaos"},
		{"a person and bots", "Ann,bot,random", "official,target=200"},
		{"two people and two bots", "Ann,bot,Bo,random", "party,score=winner_takes,target=100"},
		{"drawn cards, open challenges", "Ann,random,random", "classic,forced_play=off,opener_wild=first_player_chooses,score=lowest_total,target=150"},
	} {
		t.Run(c.name, func(t *testing.T) {
			rng := engine.NewRand(uint64(n))
			for seed := range 3 {
				folder := t.TempDir()
				whole, file := filepath.Join(folder, "whole"), filepath.Join(folder, "game")
				start := []string{"--seats", c.seats, "--rules", c.rules, "--seed", fmt.Sprint(seed)}
				if new(sitting).plays(t, program, whole, 0, start...) {
					t.Fatal("it was killed")
				}
				want, args, at := hash(t, whole), start, int64(1)
				for tries := 0; ; tries++ {
					s := new(sitting)
					killed := s.plays(t, program, file, at, args...)
					if !killed {
						break
					}
					if tries > 200 {
						t.Fatal("the game gets nowhere")
					}
					kills++
					save, word := room.OpenPrefix(file, []byte(slurp(t, file)))
					if word != nil && word.Kind != room.CutShort {
						t.Fatalf("what is left of it: %v", word)
					}
					phases[phaseOf(t, save.Record)]++
					is, err := os.Stat(file)
					if err != nil {
						t.Fatal(err)
					}
					at = is.Size() + int64(1+rng.Below(900))
					args = []string{"--resume", file, "--seats", c.seats}
				}
				if got := hash(t, file); got != want {
					t.Errorf("seed %d: another game", seed)
				}
				left, _ := os.ReadDir(folder)
				for _, f := range left {
					if f.Name() != "whole" && f.Name() != "game" {
						t.Errorf("%s is left over", f.Name())
					}
				}
			}
		})
	}
	if kills < 100 || phases[engine.PhaseRespond] == 0 || phases[engine.PhaseDrawn] == 0 {
		t.Errorf("%d kills, in phases %v", kills, phases)
	}
	t.Logf("%d kills, in phases %v", kills, phases)
}

// phaseOf is what the table of a record waits for.
func phaseOf(t *testing.T, r engine.Record) engine.Phase {
	t.Helper()
	table, err := newPlaying(stream{out: io.Discard, err: io.Discard}, cast{}, placeholders(len(r.Setup.Seats)), r, nil)
	if err != nil {
		t.Fatal(err)
	}
	return table.table.Public().Phase
}

// placeholders are so many people.
func placeholders(n int) (chairs []chair) {
	for i := range n {
		chairs = append(chairs, chair{Name: fmt.Sprint("P", i)})
	}
	return chairs
}

// A file that ends in the middle of a line is taken up with every whole line, and says so; one that ends anywhere before the
// first command, or is damaged in the middle, says what is wrong.
func TestAFileCutAfterAnyByteIsTakenUpOrRefusedWithASentence(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game")
	// Guests who do not search, because each of nine hundred files is played to its end.
	dealer("", "play", "--seats", "heuristic,random", "--seed", "3", "--rules", "classic", "--save", file).check(t, exitDone, "wins", "")
	text := slurp(t, file)
	text = text[:min(len(text), 900)]
	cut := filepath.Join(filepath.Dir(file), "cut")
	for n := range len(text) {
		if err := os.WriteFile(cut, []byte(text[:n]), 0o600); err != nil {
			t.Fatal(err)
		}
		r := dealer("", "play", "--resume", cut)
		lines := strings.Count(text[:n], "\n")
		atEnd := text[n] == '\n' || n > 0 && text[n-1] == '\n'
		switch {
		case lines < 2 && !(lines == 1 && text[n] == '\n'):
			r.check(t, exitUsage, "", "--resume: "+cut)
		case atEnd:
			if r.check(t, exitDone, "wins", ""); strings.Contains(r.err, "cut short") {
				t.Fatalf("cut at the end of line %d: %s", lines, r.err)
			}
		default:
			r.check(t, exitDone, "wins", fmt.Sprintf("was cut short in line %d; everything before that line is there", lines+1))
		}
		if t.Failed() {
			t.Fatalf("cut after byte %d", n)
		}
	}
}
