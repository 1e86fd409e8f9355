package main

import (
	"bytes"
	"os"

	"fourtell/engine"
)

// keeping puts every granted command at the end of the file of --save as it is granted, so that a program that is killed
// loses nothing. It is the table's Options.Record; its Write never fails, so that the table never stops writing.
type keeping struct {
	file string // "": nothing is kept before the end
	fail func(error)
}

// keep begins to keep the game: the file has the match as far as it has got, and grows with it. What is no plain file, as a
// terminal, is written at the end alone.
func (p *playing) keep(file string) {
	p.save = file
	if file == "" {
		return
	}
	if is, err := os.Stat(file); err == nil && !is.Mode().IsRegular() {
		return
	}
	p.kept.fail = func(err error) {
		p.kept.file = ""
		p.s.say("play: %s cannot be written: %s; the game is put aside when it ends", file, cause(err))
	}
	if err := writeRecord(file, p.table.Record()); err != nil {
		p.kept.fail(err)
		return
	}
	p.kept.file = file
}

// Write appends one command. It does not wait for the disk: what the system has outlives the program.
func (k *keeping) Write(line []byte) (int, error) {
	if k.file == "" {
		return len(line), nil
	}
	f, err := os.OpenFile(k.file, os.O_WRONLY|os.O_APPEND, 0)
	if err == nil {
		_, err = f.Write(line)
		if closed := f.Close(); err == nil {
			err = closed
		}
	}
	if err != nil {
		k.fail(err)
	}
	return len(line), nil
}

// readCut reads a record. Where the last line is half written, as when a machine stops, it reads what comes before it, and
// short says so.
func readCut(text []byte) (r engine.Record, short bool, err error) {
	if r, err = engine.ReadRecord(bytes.NewReader(text)); err == nil {
		return r, false, nil
	}
	if end := bytes.LastIndexByte(text, '\n') + 1; end < len(text) && bytes.Count(text[:end], []byte{'\n'}) > 1 {
		if before, cut := engine.ReadRecord(bytes.NewReader(text[:end])); cut == nil {
			return before, true, nil
		}
	}
	return r, false, err
}
