package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"reflect"

	"fourtell/engine"
	"fourtell/words"
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

// saveTo is the word "save": whatever goes wrong, the game goes on.
func (p *playing) saveTo(file string) {
	if p.kept.file != nil && p.kept.file.is(file) {
		p.say(words.ConsoleSaved, words.With("file", file)) // with every move
		return
	}
	if err := p.writeTo(file); err != nil {
		p.s.say("save: %v; the game goes on unsaved", err)
		return
	}
	p.say(words.ConsoleSaved, words.With("file", file))
}

// writeTo writes the match as far as it has got to a file that holds nothing, a game that is over, or this one as it was.
func (p *playing) writeTo(file string) error {
	g, err := openGameFile(file)
	if err != nil {
		return err
	}
	defer g.close()
	now := p.own.Record()
	old, going, err := g.unfinished()
	if err != nil {
		return err
	}
	if going && !begins(now, old) {
		return fmt.Errorf("%s holds another unfinished game (%s); it is not overwritten", file, who(old))
	}
	if err := g.begin(now); err != nil {
		return fmt.Errorf("%s cannot be written: %s", file, cause(err))
	}
	return nil
}

// begins says that a match went through an earlier one.
func begins(now, old engine.Record) bool {
	n := len(old.Commands)
	return reflect.DeepEqual(now.Setup, old.Setup) && n <= len(now.Commands) && reflect.DeepEqual(now.Commands[:n:n], old.Commands)
}

// putAside saves the game where --save says, at the end. Where that can't be written any more it goes to the folder for
// temporary files, so that nothing is lost.
func (p *playing) putAside() int {
	if p.save == "" {
		return exitDone
	}
	if p.kept.file != nil { // with every move
		p.say(words.ConsoleSaved, words.With("file", p.save))
		return exitDone
	}
	why := p.writeTo(p.save)
	if why == nil {
		p.say(words.ConsoleSaved, words.With("file", p.save))
		return exitDone
	}
	f, err := os.CreateTemp("", "fourtell-*.record")
	if err == nil {
		err = errors.Join(p.own.Record().Write(f), f.Close())
	}
	if err != nil {
		if f != nil {
			_ = os.Remove(f.Name()) // a part of a game is in nobody's way
		}
		p.s.say("play: %v, and nothing else can be written either (%s): the game is lost", why, cause(err))
		return exitUsage
	}
	p.s.say("play: %v; the game is in %s instead", why, f.Name())
	return exitUsage
}
