//go:build display

package platform

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"
)

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
