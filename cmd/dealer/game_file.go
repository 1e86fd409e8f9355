package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/room"
)

// gameFile is the file of --save while a match is played into it: this program's alone as long as it is open, and at every
// moment the match as far as it has got. Where the system knows no locks, or the file system, it is open all the same.
type gameFile struct {
	name  string   // as the player calls it
	path  string   // where it is, links followed
	plain bool     // a file, and no terminal or the like, which is written once, at the end
	file  *os.File // open and locked; nil where it is not plain, and once it is closed
	fresh bool     // it was not there before, and nothing has been written to it
	size  int64    // bytes of whole lines of the match
}

// errTaken is what another program's game file says.
var errTaken = errors.New("another program is playing the game in it")

// openGameFile opens a file for a game, and makes it where there is none. The error says why no game can be kept there,
// without the name where the name is plain from where it came.
func openGameFile(name string) (*gameFile, error) {
	g := &gameFile{name: name, path: whereTo(name)}
	is, err := os.Stat(g.path)
	switch {
	case err == nil && is.IsDir():
		return nil, fmt.Errorf("%s is a folder", name)
	case err == nil && !is.Mode().IsRegular():
		return g, nil
	}
	g.plain, g.fresh = true, errors.Is(err, fs.ErrNotExist)
	if g.file, err = os.OpenFile(g.path, os.O_RDWR|os.O_APPEND|os.O_CREATE, 0o666); err != nil {
		return nil, fmt.Errorf("%s cannot be written: %s", name, cause(err))
	}
	if err := g.lock(); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	_ = os.Remove(g.beside()) // half of one that was killed; nobody else writes it now
	return g, nil
}

// lock makes the open file this program's alone. A file that another program has put in its place meanwhile is theirs.
func (g *gameFile) lock() error {
	taken := lockGame(g.file)
	if is, err := g.file.Stat(); !taken && err == nil {
		there, err := os.Stat(g.path)
		taken = err != nil || !os.SameFile(is, there)
	}
	if taken {
		_ = g.file.Close() // nothing was written
		g.file = nil
		return errTaken
	}
	return nil
}

// close lets others have the file. One that was made and never written to goes again.
func (g *gameFile) close() {
	if g == nil || g.file == nil {
		return
	}
	if g.fresh {
		_ = os.Remove(g.path)
	}
	_ = g.file.Close() // each line has been handed to the system
	g.file = nil
}

// text is what is in the file.
func (g *gameFile) text() ([]byte, error) {
	if g.file == nil {
		return nil, nil
	}
	if _, err := g.file.Seek(0, io.SeekStart); err != nil {
		return nil, err
	}
	return io.ReadAll(g.file)
}

// unfinished is the game in the file, if somebody might still want to go on with it. The error says that what is in it is
// no game, which is never written over.
func (g *gameFile) unfinished() (engine.Record, bool, error) {
	text, err := g.text()
	switch {
	case err != nil:
		return engine.Record{}, false, fmt.Errorf("%s cannot be read: %s", g.name, cause(err))
	case len(bytes.TrimSpace(text)) == 0:
		return engine.Record{}, false, nil
	}
	save, word := room.OpenPrefix(g.name, text)
	r := save.Record
	switch {
	case word != nil && word.Kind == room.Foreign:
		return r, false, fmt.Errorf("%s is there already and no record; it is not overwritten", g.name)
	case word != nil && len(r.Setup.Seats) == 0:
		return r, false, fmt.Errorf("%s is there already and no record that opens (%v); it is not overwritten", g.name, word.Err)
	case len(r.Commands) == 0:
		return r, false, nil
	}
	t, err := room.NewTableFromRecord(r, room.Options{})
	if err != nil {
		return r, false, err
	}
	rules, err := games.Rules(r.Setup.Game, r.Setup.Rules)
	now := t.Public()
	over := now.Phase == engine.PhaseMatchOver || now.Over() && err == nil && !rules.Match()
	return r, word != nil && word.Kind == room.PartDamaged || !over, nil
}

// begin makes the file the match as far as it has got. A file that begins with it, as the one the match was taken up from,
// is cut where it ends; any other is wholly the old or wholly the new one, whatever happens meanwhile.
func (g *gameFile) begin(r engine.Record) error {
	var text bytes.Buffer
	if err := r.Write(&text); err != nil {
		return err
	}
	switch {
	case !g.plain:
		return os.WriteFile(g.path, text.Bytes(), 0o666)
	case g.file == nil:
		return errTaken
	}
	old, err := g.text()
	switch {
	case err == nil && bytes.HasPrefix(old, text.Bytes()):
		g.size = int64(text.Len())
		return g.file.Truncate(g.size)
	case err == nil && len(old) == 0:
		g.size = 0
		return g.append(text.Bytes())
	}
	return g.replace(text.Bytes())
}

// append puts lines at the end, whole or not at all. It does not wait for the disk: what the system has outlives the
// program.
func (g *gameFile) append(lines []byte) error {
	is, err := g.file.Stat()
	if err != nil {
		return err
	}
	if there, err := os.Stat(g.path); err != nil || !os.SameFile(is, there) {
		return errors.New("somebody has put it away")
	}
	if _, err := g.file.Write(lines); err != nil {
		_ = g.file.Truncate(g.size) // a part of a line is none
		return err
	}
	g.size += int64(len(lines))
	g.fresh = false
	return nil
}

// beside is where the next content of the file is written before it takes its place: one name, so that a program that is
// killed leaves one file at the most, which the next takes.
func (g *gameFile) beside() string {
	return filepath.Join(filepath.Dir(g.path), "."+filepath.Base(g.path)+".fourtell-new")
}

// replace writes beside the file, with its rights, and puts the new one in its place.
func (g *gameFile) replace(text []byte) error {
	is, err := g.file.Stat()
	if err != nil {
		return err
	}
	if err := writeWhole(g.beside(), text, is.Mode().Perm()); err != nil {
		return err
	}
	_ = g.file.Close() // some systems put nothing in the place of an open file
	err = os.Rename(g.beside(), g.path)
	if err != nil {
		_ = os.Remove(g.beside()) // what matters is the error before
	}
	file, again := os.OpenFile(g.path, os.O_RDWR|os.O_APPEND, 0)
	if g.file = file; again != nil {
		g.file = nil
		return errors.Join(err, again)
	}
	g.size, g.fresh = int64(len(text)), false
	return errors.Join(err, g.lock())
}

// writeWhole writes a file that has reached the disk, or leaves none.
func writeWhole(path string, text []byte, mode fs.FileMode) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, mode)
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	err = errors.Join(err, f.Sync(), f.Chmod(mode), f.Close())
	if err != nil {
		_ = os.Remove(path) // what matters is the error before
	}
	return err
}

// whereTo follows links, also to where nothing is yet.
func whereTo(file string) string {
	if real, err := filepath.EvalSymlinks(file); err == nil {
		return real
	}
	if real, err := os.Readlink(file); err == nil {
		if filepath.IsAbs(real) {
			return real
		}
		return filepath.Join(filepath.Dir(file), real)
	}
	return file
}

// setAside copies what is in the file to one beside it whose name nobody has: name.bad, name.bad2 … The error is told where
// nothing could be kept.
func (g *gameFile) setAside(mark string) (string, error) {
	text, err := g.text()
	if err != nil {
		return "", err
	}
	is, err := g.file.Stat()
	if err != nil {
		return "", err
	}
	for n := 1; ; n++ {
		to := g.name + "." + mark
		if n > 1 {
			to += fmt.Sprint(n)
		}
		f, err := os.OpenFile(to, os.O_WRONLY|os.O_CREATE|os.O_EXCL, is.Mode().Perm())
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", err
		}
		_ = f.Close() // the name is ours; it gets its text now
		return to, writeWhole(to, text, is.Mode().Perm())
	}
}

// is says that a path leads to the same file.
func (g *gameFile) is(path string) bool {
	if g.file == nil {
		return false
	}
	one, err := g.file.Stat()
	if err != nil {
		return false
	}
	other, err := os.Stat(path)
	return err == nil && os.SameFile(one, other)
}

// who tells a game by who plays it and how far it has got.
func who(r engine.Record) string {
	return fmt.Sprintf("%s, %d moves", strings.Join(r.Setup.Seats, ", "), len(r.Commands))
}
