package room_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"fourtell/room"
)

func TestFilesGoToTheDocumentsElseTheDownloadsElseTheData(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("XDG_CONFIG_HOME", "")
	t.Setenv("XDG_DATA_HOME", "")
	config := filepath.Join(home, ".config")
	for _, c := range []struct {
		is    string
		make  string // a folder
		named string // user-dirs.dirs
		want  string
	}{
		{"nothing is there", "", "", ".local/share/fourtell"},
		{"the downloads are there", "Downloads", "", "Downloads"},
		{"the documents are there", "Documents", "", "Documents"},
		{"the desktop calls them otherwise", "Papiere", "# a line\nXDG_DOCUMENTS_DIR=\"$HOME/Papiere\"\n", "Papiere"},
		{"the desktop has none", "", "XDG_DOCUMENTS_DIR=\"$HOME/\"\n", "Downloads"},
		{"what the desktop names is missing", "", "XDG_DOCUMENTS_DIR=\"/nowhere/at/all\"\n", "Downloads"},
		{"what the desktop names is no whole path", "", "XDG_DOCUMENTS_DIR=\"Papiere\"\n", "Documents"},
	} {
		err := errors.Join(os.MkdirAll(filepath.Join(home, c.make), 0o700), os.MkdirAll(config, 0o700),
			os.WriteFile(filepath.Join(config, "user-dirs.dirs"), []byte(c.named), 0o600))
		if err != nil {
			t.Fatal(err)
		}
		if dir, err := room.ExportDir(); err != nil || dir != filepath.Join(home, filepath.FromSlash(c.want)) {
			t.Errorf("%s: %q, %v; want %s", c.is, dir, err, c.want)
		}
	}
}
