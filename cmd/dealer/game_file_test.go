package main

import (
	"bufio"
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// begun is a file with an unfinished game.
func begun(t *testing.T) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "game")
	dealer("draw\npass\ndraw\npass\n", "play", "--seats", "Ann,bot", "--seed", "4", "--save", file).check(t, exitDone, "Saved", "")
	return file
}

func TestAnUnfinishedGameIsNotWrittenOver(t *testing.T) {
	file := begun(t)
	before := slurp(t, file)
	r := dealer("draw\n", "play", "--seats", "Bo,bot", "--seed", "5", "--save", file)
	r.check(t, exitUsage, "", "--save: "+file+" holds an unfinished game (Ann, bot, ")
	if !strings.Contains(r.err, "go on with it by --resume "+file+", or name another file") || r.out != "" {
		t.Errorf("it says %q and plays %q", r.err, r.out)
	}
	dealer("draw\nsave "+file+"\n", "play", "--seats", "Bo,bot", "--seed", "5").check(t, exitDone, "", "holds another unfinished game (Ann, bot, ")
	if slurp(t, file) != before {
		t.Error("it is another file now")
	}
	dealer("draw\npass\nsave "+file+"\n", "play", "--resume", file).check(t, exitDone, "Saved in "+file, "")
	if after := slurp(t, file); !strings.HasPrefix(after, before) || len(after) == len(before) {
		t.Error("the game that it was taken up from may be saved over it, and was not")
	}
	dealer("", "play", "--resume", file, "--save", file).check(t, exitDone, "Saved", "")
}

func TestAtATerminalItIsAskedWhatIsToBecomeOfAnUnfinishedGame(t *testing.T) {
	for _, c := range []struct{ typed, says string }{
		{"what?\ng\n", ""}, {"N\n", "It is in "}, {"q\n", ""}, {"", ""},
	} {
		file := begun(t)
		before := slurp(t, file)
		g, err := openGameFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		in := strings.NewReader(c.typed + "the game's first line\n")
		if c.typed == "" {
			in = strings.NewReader("")
		}
		o := playFlags{save: file, given: map[string]bool{"seed": true}}
		err = o.choose(stream{in: in, out: &out}, g, "Ann, bot")
		rest, _ := io.ReadAll(in)
		switch stops := c.typed == "q\n" || c.typed == ""; {
		case stops != (err == errStopped):
			t.Errorf("%q: %v", c.typed, err)
		case (o.resume == file) != strings.Contains(c.typed, "g\n"):
			t.Errorf("%q resumes %q", c.typed, o.resume)
		case c.typed != "" && string(rest) != "the game's first line\n":
			t.Errorf("%q: of the game's input is left %q", c.typed, rest)
		case !strings.Contains(out.String(), c.says):
			t.Errorf("%q: it says %q", c.typed, out.String())
		}
		g.close()
		if c.says != "" {
			file += ".old"
		}
		if slurp(t, file) != before {
			t.Errorf("%q: the game is lost", c.typed)
		}
	}
}

func TestTwoProgramsDoNotPlayIntoOneFile(t *testing.T) {
	program, file := built(t), begun(t)
	before := slurp(t, file)
	first := exec.Command(program, "play", "--resume", file, "--save", file)
	in, err := first.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := first.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := first.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := bufio.NewReader(out).ReadString('\n'); err != nil { // it plays
		t.Fatal(err)
	}
	second := exec.Command(program, "play", "--resume", file, "--save", file)
	second.Stdin = strings.NewReader("draw\npass\n")
	said, _ := second.CombinedOutput() // what it says is looked at
	if want := file + ": another program is playing the game in it"; !strings.Contains(string(said), want) {
		t.Errorf("the second says %q, want %q", said, want)
	}
	if r := dealer("save "+file+"\n", "play", "--seats", "Bo,bot"); !strings.Contains(r.err, "another program is playing") {
		t.Errorf("the word save says %q", r.err)
	}
	if slurp(t, file) != before {
		t.Error("the file has changed")
	}
	if err := first.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = first.Wait() // it was killed
	_ = in.Close()
	dealer("", "play", "--resume", file, "--save", file).check(t, exitDone, "Saved", "")
}

func TestTheGoodPartOfADamagedGameIsPlayedOnAndTheWholeIsKept(t *testing.T) {
	file := begun(t)
	lines := strings.SplitAfter(slurp(t, file), "\n")
	damaged := strings.Join(lines[:4], "") + "\x00\x00\n" + strings.Join(lines[5:], "")
	if err := os.WriteFile(file, []byte(damaged), 0o600); err != nil {
		t.Fatal(err)
	}
	r := dealer("", "play", "--resume", file)
	if r.check(t, exitDone, "Rules", file+" is damaged from line 5 on"); slurp(t, file) != damaged {
		t.Error("looking at it has changed it")
	}
	dealer("", "play", "--resume", file, "--save", file).check(t, exitDone, "Saved", "and was set aside as "+file+".bad; everything before that line is there")
	if slurp(t, file+".bad") != damaged {
		t.Error("the damaged file is lost")
	}
	if got := slurp(t, file); !strings.HasPrefix(got, strings.Join(lines[:4], "")) || strings.Contains(got, "\x00") {
		t.Errorf("the game goes on from %q", got)
	}
}

func TestAGameFileKeepsItsRightsAndLeavesNothingBesideIt(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "game")
	play := func(seed string) {
		dealer("", "play", "--seats", "bot,random", "--seed", seed, "--save", file).check(t, exitDone, "Saved", "")
	}
	play("1")
	if err := os.Chmod(file, 0o640); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, ".game.fourtell-new"), []byte("half of one that was killed"), 0o600); err != nil {
		t.Fatal(err)
	}
	first := slurp(t, file)
	play("2")
	if is, err := os.Stat(file); err != nil || is.Mode().Perm() != 0o640 {
		t.Errorf("its rights are %v, %v", is.Mode(), err)
	}
	if slurp(t, file) == first {
		t.Error("a game that is over is in the way of a new one")
	}
	if all, _ := os.ReadDir(folder); len(all) != 1 {
		t.Errorf("there are %v", all)
	}
	dealer("", "play", "--seats", "Ann,nobody:3", "--save", filepath.Join(folder, "new")).check(t, exitUsage, "", "no kind of player")
	if all, _ := os.ReadDir(folder); len(all) != 1 {
		t.Errorf("a game that was not begun leaves %v", all)
	}
}

func TestANewGameFileHasTheRightsTheUsersMaskLeaves(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game")
	c := exec.Command("sh", "-c", `umask 027; exec "$0" play --seats bot,random --seed 1 --save "$1"`, built(t), file)
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if is, err := os.Stat(file); err != nil || is.Mode().Perm() != 0o640 {
		t.Errorf("its rights are %v, %v", is.Mode(), err)
	}
}

func TestAGameFilePutAwayWhileItIsPlayedIsWrittenAnewAtTheEnd(t *testing.T) {
	file := begun(t)
	g, err := openGameFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	if err := g.append([]byte("x\n")); err == nil || !strings.Contains(err.Error(), "put it away") {
		t.Errorf("it is written to all the same: %v", err)
	}
	g.close()
}
