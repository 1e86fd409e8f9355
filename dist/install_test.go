//go:build linux

// Package dist_test installs what dist/build.sh puts together for Linux, as far as that needs no archive: make test-dist does the rest.
package dist_test

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const entry = "share/applications/org.fourtell.Fourtell.desktop"

// unpackedArchive is a folder as the .tar.gz has it, with empty files where programs would lie.
func unpackedArchive(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for _, name := range []string{"install.sh", "org.fourtell.Fourtell.desktop", "org.fourtell.Fourtell.metainfo.xml"} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(dir, name), string(text))
	}
	names := []string{"fourtell", "fourtell-dealer", "web/index.html", "icons/16.png", "icons/32.png", "icons/48.png", "icons/256.png", "icons/scalable.svg"}
	for _, program := range []string{"fourtell", "fourtell-dealer"} {
		names = append(names, "man/"+program+".6.gz", "completions/bash/"+program, "completions/zsh/_"+program, "completions/fish/"+program+".fish")
	}
	for _, name := range names {
		write(t, filepath.Join(dir, name), "")
	}
	return dir
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
}

// install runs install.sh for somebody with that home.
func install(t *testing.T, archive, home string, args ...string) {
	t.Helper()
	command := exec.Command("sh", append([]string{filepath.Join(archive, "install.sh")}, args...)...)
	command.Env = []string{"HOME=" + home, "PATH=" + os.Getenv("PATH")}
	if said, err := command.CombinedOutput(); err != nil {
		t.Fatalf("install.sh %v: %v\n%s", args, err, said)
	}
}

func files(t *testing.T, dir string) (found []string) {
	t.Helper()
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			path, err = filepath.Rel(dir, path)
			found = append(found, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

func TestWhatWasPlayedStaysWhenTheGameIsTakenAway(t *testing.T) {
	archive, home := unpackedArchive(t), t.TempDir()
	// In a home the game's own data lies in the folder that the page goes to (room.DataDir).
	played := []string{".config/fourtell/settings.json", ".local/share/fourtell/match.json", ".local/share/fourtell/replays/1.txt"}
	for _, name := range played {
		write(t, filepath.Join(home, name), "kept")
	}
	for range 2 { // and once more over what is there
		install(t, archive, home)
	}
	// All that the archive has but install.sh itself.
	if there, want := files(t, home), len(files(t, archive))-1+len(played); len(there) != want || !slices.Contains(there, ".local/share/fourtell/web/index.html") {
		t.Errorf("there are %d files, not %d: %v", len(there), want, there)
	}
	install(t, archive, home, "--remove")
	if left := files(t, home); !slices.Equal(left, played) {
		t.Errorf("left are %v, not %v", left, played)
	}
}

func TestTheEntryFindsTheProgramInAHomeOfAnyName(t *testing.T) {
	archive := unpackedArchive(t)
	for _, name := range []string{"ann", "Ann and Bo", "a&b|c", `$HOME`, "100%f", "it`s", `"quoted"`, `back\slash`} {
		t.Run(name, func(t *testing.T) {
			home := filepath.Join(t.TempDir(), name)
			install(t, archive, home)
			text, err := os.ReadFile(filepath.Join(home, ".local", entry))
			if err != nil {
				t.Fatal(err)
			}
			exec := regexp.MustCompile(`(?m)^Exec="(.*)"$`).FindStringSubmatch(string(text))
			if exec == nil {
				t.Fatalf("the entry has no quoted Exec:\n%s", text)
			}
			// Desktop Entry Specification 1.5: first the escapes of a string, then those of an argument, then the field codes.
			told := strings.ReplaceAll(exec[1], `\\`, `\`)
			if bare := regexp.MustCompile("(^|[^\\\\])[\"`$]").FindString(told); bare != "" {
				t.Errorf("%q has no backslash in %s", bare, told)
			}
			told = regexp.MustCompile("\\\\([\"`$\\\\])").ReplaceAllString(told, "$1")
			told = strings.ReplaceAll(told, "%%", "%")
			if want := filepath.Join(home, ".local/bin/fourtell"); told != want {
				t.Errorf("it starts %s, not %s", told, want)
			}
		})
	}
}
