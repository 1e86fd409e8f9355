//go:build display

package scene

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"fourtell/engine/uno"
	"fourtell/scene/input"
)

// testBoard is a clipboard of a test's own.
type testBoard struct {
	text  string
	fails bool
}

func (b *testBoard) Write(text string, done func(bool)) {
	if !b.fails {
		b.text = text
	}
	done(!b.fails)
}

func (b *testBoard) Read(done func(string, bool)) { done(b.text, !b.fails && b.text != "") }

func TestRulesAreCopiedAndPastedAsText(t *testing.T) {
	in, lies := input.NewScript(), &testBoard{}
	s, setup := setupStage(t, 1280, 720, in, func(s *Settings) { s.Rules = "party,hand_size=9" })
	s.options.Clipboard = lies
	open := func() *entry {
		run(t, s, in.Click(setup.board.share.Center()).Wait(20))
		m, ok := s.Top().(*entry)
		if !ok || len(m.tools) != 2 {
			t.Fatalf("%T stands", s.Top())
		}
		return m
	}
	m := open()
	run(t, s, in.Click(m.tools[0].Center()))
	if lies.text != "party,hand_size=9" || lastSaid(s, 1)[0] != "Copied" {
		t.Errorf("copied %q, said %q", lies.text, lastSaid(s, 1))
	}
	lies.text = "\n chaos,decks=2\u200b\n"
	run(t, s, in.Click(m.tools[1].Center()))
	if m.field.Text != "chaos,decks=2" || lastSaid(s, 1)[0] != m.field.Text {
		t.Errorf("pasted %q, said %q", m.field.Text, lastSaid(s, 1))
	}
	run(t, s, in.Key(input.ActConfirm))
	if want, _ := uno.ParseRules("chaos,decks=2"); s.Top() != nil || setup.rules != want {
		t.Errorf("the rules are %q", s.Settings.Rules)
	}
	m = open()
	lies.text = "a letter to grandma"
	run(t, s, in.Click(m.tools[1].Center()).Key(input.ActConfirm))
	if s.Top() != Modal(m) || m.wrong == "" || s.Settings.Rules != "chaos,decks=2" {
		t.Errorf("a letter: %q, the rules are %q", m.wrong, s.Settings.Rules)
	}
	lies.fails = true
	run(t, s, in.Click(m.tools[1].Center()))
	if said := lastSaid(s, 1)[0]; said != "There is no text to paste" || m.field.Text != "a letter to grandma" {
		t.Errorf("nothing to paste: %q stands, said %q", m.field.Text, said)
	}
	run(t, s, in.Click(m.tools[0].Center()))
	if said := lastSaid(s, 1)[0]; said != "It could not be copied" {
		t.Errorf("said %q", said)
	}
}

// A system's clipboard is reached by its own programs: here by two that stand in for them.
func TestTheClipboardIsReachedByTheSystemsPrograms(t *testing.T) {
	if runtime.GOOS != "linux" {
		return
	}
	dir := t.TempDir()
	t.Setenv("WAYLAND_DISPLAY", "")
	t.Setenv("PATH", dir)
	if b := OpenClipboard(); b != nil {
		t.Fatalf("without programs there is %v", b)
	}
	lies := filepath.Join(dir, "lies")
	script := "#!/bin/sh\ncase \"$*\" in *-out) while IFS= read -r l || [ -n \"$l\" ]; do printf %s \"$l\"; done < " + lies + " ;; *) read -r l; printf %s \"$l\" > " + lies + ";; esac\n"
	if err := os.WriteFile(filepath.Join(dir, "xclip"), []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	b := OpenClipboard()
	if b == nil {
		t.Fatal("the program is not found")
	}
	b.Read(func(text string, ok bool) {
		if ok {
			t.Errorf("an empty clipboard gives %q", text)
		}
	})
	b.Write("party,hand_size=9", func(ok bool) {
		if !ok {
			t.Error("nothing is written")
		}
	})
	b.Read(func(text string, ok bool) {
		if !ok || text != "party,hand_size=9" {
			t.Errorf("read %q, %v", text, ok)
		}
	})
	for _, system := range []string{"linux", "freebsd", "windows", "darwin"} {
		for _, tool := range clipboardTools(system, true) {
			if len(tool.write) == 0 || len(tool.read) == 0 {
				t.Errorf("%s: %v", system, tool)
			}
		}
	}
}
