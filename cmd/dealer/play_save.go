package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"fourtell/engine"
)

// cause is what went wrong, without the names of files that only this program knows of.
func cause(err error) string {
	var path *fs.PathError
	var link *os.LinkError
	var run *exec.Error
	switch {
	case errors.As(err, &path):
		err = path.Err
	case errors.As(err, &link):
		err = link.Err
	case errors.As(err, &run):
		err = run.Err
	}
	return err.Error()
}

// writeRecord writes the record to a file that is then wholly the old or wholly the new one. What is no plain file, as a
// terminal, is simply written to.
func writeRecord(file string, r engine.Record) error {
	var text bytes.Buffer
	if err := r.Write(&text); err != nil {
		return err
	}
	if real, err := filepath.EvalSymlinks(file); err == nil {
		file = real
	} else if real, err := os.Readlink(file); err == nil { // to where nothing is yet
		if file = filepath.Join(filepath.Dir(file), real); filepath.IsAbs(real) {
			file = real
		}
	}
	if is, err := os.Stat(file); err == nil && !is.Mode().IsRegular() {
		return os.WriteFile(file, text.Bytes(), 0o644)
	}
	return replace(file, text.Bytes())
}

// replace writes beside the file and then puts the new one in its place.
func replace(file string, text []byte) error {
	f, err := os.CreateTemp(filepath.Dir(file), ".fourtell-*")
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	if err == nil {
		err = f.Sync()
	}
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = os.Chmod(f.Name(), 0o644)
	}
	if err == nil {
		err = os.Rename(f.Name(), file)
	}
	if err != nil {
		_ = os.Remove(f.Name()) // what matters is the error before
	}
	return err
}

// maySave says why a save can't be written there, before anybody has played for nothing: the folder must take a file, and a
// file that is there already must be a record, since it will be replaced.
func maySave(file string) error {
	is, err := os.Stat(file)
	switch {
	case err == nil && is.IsDir():
		return fmt.Errorf("%s is a folder", file)
	case err == nil && !is.Mode().IsRegular():
		return nil
	case err == nil && is.Size() > 0:
		text, err := os.ReadFile(file)
		if err != nil {
			return fmt.Errorf("%s cannot be read: %s", file, cause(err))
		}
		if !strings.HasPrefix(string(text), "fourtell record ") {
			return fmt.Errorf("%s is there already and no record; it is not overwritten", file)
		}
	}
	f, err := os.CreateTemp(filepath.Dir(file), ".fourtell-*")
	if err != nil {
		return fmt.Errorf("%s cannot be written: %s", file, cause(err))
	}
	_ = f.Close() // nothing was written
	return os.Remove(f.Name())
}

// saveTo is the word "save": whatever goes wrong, the game goes on.
func (p *playing) saveTo(file string) {
	err := maySave(file)
	if err == nil {
		if err = writeRecord(file, p.table.Record()); err != nil {
			err = fmt.Errorf("%s cannot be written: %s", file, cause(err))
		}
	}
	if err != nil {
		p.s.say("save: %v; the game goes on unsaved", err)
		return
	}
	p.tell("Saved in %s.", file)
}

// putAside saves the game where --save says, at the end. Where that can't be written any more it goes to the folder for
// temporary files, so that nothing is lost.
func (p *playing) putAside() int {
	if p.save == "" {
		return exitDone
	}
	err := writeRecord(p.save, p.table.Record())
	if err == nil {
		p.tell("Saved in %s.", p.save)
		return exitDone
	}
	why := cause(err)
	f, err := os.CreateTemp("", "fourtell-*.record")
	if err == nil {
		err = p.table.Record().Write(f)
		if closed := f.Close(); err == nil {
			err = closed
		}
	}
	if err != nil {
		p.s.say("play: %s cannot be written (%s), and nothing else either (%s): the game is lost", p.save, why, cause(err))
		return exitUsage
	}
	p.s.say("play: %s cannot be written: %s; the game is in %s instead", p.save, why, f.Name())
	return exitUsage
}
