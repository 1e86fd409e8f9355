package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fourtell/room"
)

func TestARoundInARoomIsKeptInAFileByWhichItsDealIsCheckedAgain(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "round.fourtell")
	if err := os.WriteFile(file, []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	h := newHost(t, "classic,score=single,hand_size=3")
	j := joins(t, plays, "--join", h.link, "--name", "Bo", "--save", file)
	h.until("Bo sits", j.shows("You sit at the table."))
	h.start()
	kept := filepath.Join(dir, "round-2.fourtell")
	h.until("the round is over and kept", j.shows("Saved in "+kept+"."))
	j.say("quit")
	h.until("Bo has left", func() bool { return len(j.code) == 1 })
	if had, err := os.ReadFile(file); err != nil || string(had) != "mine" {
		t.Errorf("the file that was there is %q, %v", had, err)
	}
	replays := func(file string) (out, told string, code int) {
		var o, e bytes.Buffer
		code = run([]string{"replay", file}, strings.NewReader(""), &o, &e)
		return o.String(), e.String(), code
	}
	if out, told, code := replays(kept); code != exitDone || !strings.Contains(out, `"deal":"fair"`) || told != "" {
		t.Errorf("it replays as %s, %s, %d", out, told, code)
	}

	text, err := os.ReadFile(kept)
	if err != nil {
		t.Fatal(err)
	}
	save, word := room.OpenSave(kept, text)
	if word != nil || save.Head.Online.Room != string(h.Place().Room().Code) || save.Head.Online.N != 1 {
		t.Fatal(save.Head.Online, word)
	}
	at := bytes.Index(save.Head.Online.Proof, []byte(`"share":"`)) + len(`"share":"`)
	digit := byte('0')
	if save.Head.Online.Proof[at] == digit {
		digit = '1'
	}
	save.Head.Online.Proof[at] = digit
	if text, err = save.Export(); err != nil {
		t.Fatal(err)
	}
	other := filepath.Join(dir, "other.fourtell")
	if err := os.WriteFile(other, text, 0o600); err != nil {
		t.Fatal(err)
	}
	if out, told, code := replays(other); code != exitDiffers || !strings.Contains(out, `"deal":"other_deal"`) || !strings.Contains(told, other+": ") {
		t.Errorf("with another share it replays as %s, %s, %d", out, told, code)
	}
}
