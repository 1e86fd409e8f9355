//go:build !js

package room

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
)

// Folder is a Store in a folder of the file system.
type Folder struct {
	dir   string
	claim *folderClaim
}

// OpenStore is this platform's Store: a folder for the player's data. It is never nil: where no such folder can be made
// it is a Memory, and the error says why nothing will be kept. Open it once: a second one is another window to it.
func OpenStore() (Store, error) { return openFolderOf(DataDir) }

// OpenTab is a Store of one tab, which only a page has.
func OpenTab() Store { return nil }

// OpenSettings is where this platform keeps the player's settings, the folder fourtell in the one for configuration
// (os.UserConfigDir), and their name there. The store is never nil: where no such folder can be made it is a Memory, and the
// error says why nothing will be kept.
func OpenSettings() (store Store, name string, err error) {
	store, err = openFolderOf(func() (string, error) {
		dir, err := os.UserConfigDir()
		return filepath.Join(dir, "fourtell"), err
	})
	return store, "settings.json", err
}

func openFolderOf(where func() (string, error)) (Store, error) {
	dir, err := where()
	if err == nil {
		var f *Folder
		if f, err = OpenFolder(dir); err == nil {
			return f, nil
		}
	}
	return NewMemory(), err
}

// DataDir is the folder of the player's data: $XDG_DATA_HOME/fourtell or ~/.local/share/fourtell (XDG Base Directory
// Specification 0.8), %AppData%\Fourtell, or ~/Library/Application Support/Fourtell.
func DataDir() (string, error) { return dataDir(runtime.GOOS, os.Getenv) }

func dataDir(goos string, getenv func(string) string) (string, error) {
	switch goos {
	case "windows":
		if d := getenv("AppData"); d != "" {
			return filepath.Join(d, "Fourtell"), nil
		}
		return "", errors.New("%AppData% is not set")
	case "darwin", "ios":
		if d := getenv("HOME"); d != "" {
			return filepath.Join(d, "Library", "Application Support", "Fourtell"), nil
		}
		return "", errors.New("$HOME is not set")
	}
	// The specification wants a path that is not absolute to be passed over.
	if d := getenv("XDG_DATA_HOME"); filepath.IsAbs(d) {
		return filepath.Join(d, "fourtell"), nil
	}
	if d := getenv("HOME"); d != "" {
		return filepath.Join(d, ".local", "share", "fourtell"), nil
	}
	return "", errors.New("neither $XDG_DATA_HOME nor $HOME is set")
}

// OpenFolder makes the folder where it is missing, for its owner alone.
func OpenFolder(dir string) (*Folder, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	return &Folder{dir: dir}, nil
}

// Dir is the folder.
func (f *Folder) Dir() string { return f.dir }

func (f *Folder) path(name string) (string, error) {
	return filepath.Join(f.dir, name), checkName(name)
}

// Read gives the whole text; what is no file, or larger than any text of ours, is an error.
func (f *Folder) Read(name string) ([]byte, error) {
	path, err := f.path(name)
	if err != nil {
		return nil, err
	}
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is no file", path)
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, maxText+1))
	if err == nil && len(text) > maxText {
		return text[:maxText], nil // whoever reads it finds that it is none of ours
	}
	return text, err
}

// Write writes a second file, has it reach the disk and puts it in the first one's place.
func (f *Folder) Write(name string, text []byte) error {
	path, err := f.path(name)
	if err != nil {
		return err
	}
	err = put(path+newSuffix, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, text, true)
	if err == nil {
		err = os.Rename(path+newSuffix, path)
	}
	if err != nil {
		_ = os.Remove(path + newSuffix) // on a full disk the half of a text would take what room is left
		return err
	}
	// The name itself reaches the disk with the folder; where a system can't do that, the rename has happened all the same.
	if d, err := os.Open(f.dir); err == nil {
		_ = d.Sync()
		_ = d.Close()
	}
	return nil
}

// Append does not wait for the disk: what a program has handed to the system outlives the program.
func (f *Folder) Append(name string, text []byte) error {
	path, err := f.path(name)
	if err != nil {
		return err
	}
	return put(path, os.O_WRONLY|os.O_APPEND, text, false)
}

func put(path string, flag int, text []byte, sync bool) error {
	file, err := os.OpenFile(path, flag, 0o600)
	if err != nil {
		return err
	}
	before, _ := file.Seek(0, io.SeekEnd)
	_, err = file.Write(text)
	if err != nil {
		_ = file.Truncate(before) // a part of a line is none
	}
	if err == nil && sync {
		err = file.Sync()
	}
	return errors.Join(err, file.Close())
}

// List names the files that are texts, sorted.
func (f *Folder) List() ([]string, error) {
	entries, err := os.ReadDir(f.dir)
	if err != nil {
		return nil, err
	}
	var names []string
	for _, e := range entries {
		if e.Type().IsRegular() && ValidName(e.Name()) {
			names = append(names, e.Name())
		}
	}
	slices.Sort(names)
	return names, nil
}

// Remove takes a file away.
func (f *Folder) Remove(name string) error {
	path, err := f.path(name)
	if err != nil {
		return err
	}
	if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// SetAside renames a file.
func (f *Folder) SetAside(name string) (string, error) {
	path, err := f.path(name)
	if err != nil {
		return "", err
	}
	for n := 1; ; n++ {
		as := badName(name, n)
		to := filepath.Join(f.dir, as)
		_, err := os.Lstat(to)
		if err == nil {
			continue
		}
		if !errors.Is(err, fs.ErrNotExist) {
			return "", err
		}
		return as, os.Rename(path, to)
	}
}

// folderClaim is a lock on a file, which the system lets go of when the program ends, however it ends.
type folderClaim struct {
	state ClaimState
	file  io.Closer
}

// Claim locks the folder's lock file. Where the system or the file system knows no locks, everybody holds it: to save
// without a lock is better than not to save.
func (f *Folder) Claim() Claim {
	if f.claim == nil {
		file, taken := lockFile(filepath.Join(f.dir, lockName))
		f.claim = &folderClaim{state: Held, file: file}
		if taken {
			f.claim.state = Elsewhere
		}
	}
	return f.claim
}

func (c *folderClaim) State() ClaimState { return c.state }

func (c *folderClaim) Release() {
	if c.file != nil {
		_ = c.file.Close()
	}
	c.file, c.state = nil, Elsewhere
}
