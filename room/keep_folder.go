//go:build !js

package room

import (
	"bufio"
	"bytes"
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"
)

// ExportDir is the folder for files a player may want to find again: the documents, else the downloads, else the data
// folder. On Linux the first two are where user-dirs.dirs says (xdg-user-dirs), elsewhere in the home folder.
func ExportDir() (string, error) {
	home, _ := os.UserHomeDir()
	return exportDir(home, userDirs(runtime.GOOS, home))
}

func exportDir(home string, named map[string]string) (string, error) {
	for _, want := range [][2]string{{"XDG_DOCUMENTS_DIR", "Documents"}, {"XDG_DOWNLOAD_DIR", "Downloads"}} {
		dir := named[want[0]]
		if dir == "" && home != "" {
			dir = filepath.Join(home, want[1])
		}
		// A desktop without such a folder names the home folder in its place.
		if dir == "" || filepath.Clean(dir) == filepath.Clean(home) {
			continue
		}
		if info, err := os.Stat(dir); err == nil && info.IsDir() {
			return dir, nil
		}
	}
	return DataDir()
}

// userDirs reads the folders a Linux desktop names, none elsewhere.
func userDirs(goos, home string) map[string]string {
	if goos == "windows" || goos == "darwin" || goos == "ios" {
		return nil
	}
	config := os.Getenv("XDG_CONFIG_HOME")
	if !filepath.IsAbs(config) {
		config = filepath.Join(home, ".config")
	}
	text, err := os.ReadFile(filepath.Join(config, "user-dirs.dirs"))
	if err != nil {
		return nil
	}
	return readUserDirs(text, home)
}

// readUserDirs reads lines of the form XDG_DOCUMENTS_DIR="$HOME/Papers".
func readUserDirs(text []byte, home string) map[string]string {
	named := map[string]string{}
	for lines := bufio.NewScanner(bytes.NewReader(text)); lines.Scan(); {
		key, value, ok := strings.Cut(strings.TrimSpace(lines.Text()), "=")
		value = strings.Trim(value, `"`)
		if rest, under := strings.CutPrefix(value, "$HOME"); under {
			value = home + rest
		}
		if ok && filepath.IsAbs(value) {
			named[key] = value
		}
	}
	return named
}

// WriteNew writes a file that is there as a whole or not at all, and never over another: where the name is taken the file
// gets a number. It makes the folder where it is missing and gives the file's whole name.
func WriteNew(dir, name string, text []byte) (path string, err error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", err
	}
	half, err := os.CreateTemp(dir, ".fourtell-*"+newSuffix)
	if err != nil {
		return "", err
	}
	defer os.Remove(half.Name())
	_, err = half.Write(text)
	if err == nil {
		err = half.Sync()
	}
	if err = errors.Join(err, half.Close()); err != nil {
		return "", err
	}
	for n := 1; ; n++ {
		path = filepath.Join(dir, numbered(name, n))
		err = os.Link(half.Name(), path)
		if err != nil && !errors.Is(err, fs.ErrExist) {
			err = claimName(half.Name(), path) // a file system without links
		}
		if err == nil {
			return path, nil
		}
		if !errors.Is(err, fs.ErrExist) {
			return "", err
		}
	}
}

// claimName gives a file a name that nobody has: an empty file takes the name, and the whole one its place.
func claimName(half, path string) error {
	empty, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	if err = errors.Join(empty.Close(), os.Rename(half, path)); err != nil {
		return errors.Join(err, os.Remove(path))
	}
	return nil
}

// RecordFiles are the names of the records in a folder, newest first. A folder that is missing holds none.
func RecordFiles(dir string) ([]string, error) {
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	type dated struct {
		name string
		when time.Time
	}
	var found []dated
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), RecordSuffix) {
			continue
		}
		if info, err := e.Info(); err == nil && info.Mode().IsRegular() {
			found = append(found, dated{e.Name(), info.ModTime()})
		}
	}
	slices.SortFunc(found, func(a, b dated) int { return cmp.Or(b.when.Compare(a.when), cmp.Compare(b.name, a.name)) })
	names := make([]string, len(found))
	for i, f := range found {
		names[i] = f.name
	}
	return names, nil
}

// ReadRecordFile reads a file that may be a record; what is no file, or larger than any text of ours, is an error.
func ReadRecordFile(path string) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, errors.New("it is no file")
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return ReadRecord(file)
}
