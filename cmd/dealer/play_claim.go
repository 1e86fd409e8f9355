package main

import (
	"errors"
	"fmt"
	"io"
	"strings"
)

// errStopped says that whoever was asked wants no game now.
var errStopped = errors.New("stopped")

// claim opens the file of --save, nil where none is named. Where it holds a game that somebody might want to go on with,
// they are asked at a terminal; over a pipe nobody can be, and nothing is written over.
func (o *playFlags) claim(s stream) (*gameFile, error) {
	switch {
	case o.given["save"] && o.save == "":
		return nil, errors.New("--save: no file is named")
	case o.save == "":
		return nil, nil
	}
	g, err := openGameFile(o.save)
	if err != nil {
		return nil, err
	}
	if o.resume != "" && g.is(o.resume) {
		return g, nil
	}
	r, going, err := g.unfinished()
	switch {
	case err == nil && !going:
		return g, nil
	case err == nil && terminal(s.in) && terminal(s.out):
		if err = o.choose(s, g, who(r)); err == nil {
			return g, nil
		}
	case err == nil:
		err = fmt.Errorf("--save: %s holds an unfinished game (%s): go on with it by --resume %s, or name another file", o.save, who(r), o.save)
	}
	g.close()
	return nil, err
}

// choose asks what is to become of a game that somebody left.
func (o *playFlags) choose(s stream, g *gameFile, who string) error {
	for {
		fmt.Fprintf(s.out, "%s holds an unfinished game (%s). Go on with it (g), keep it beside a new one (n), or stop (q)? ", o.save, who)
		switch answer, err := typedLine(s.in); {
		case err != nil || answer == "q":
			fmt.Fprintln(s.out)
			return errStopped
		case answer == "g":
			if o.resume == "" {
				for _, name := range []string{"rules", "seed", "match", "seats"} {
					o.given[name] = false // the game has its own
				}
			}
			o.resume = o.save
			return nil
		case answer == "n":
			as, err := g.setAside("old")
			if err == nil {
				err = g.file.Truncate(0)
			}
			if err != nil {
				return fmt.Errorf("--save: %s cannot be kept: %s", o.save, cause(err))
			}
			fmt.Fprintf(s.out, "It is in %s now.\n", as)
			return nil
		}
	}
}

// typedLine reads a line and nothing beyond it, without its end, in small letters.
func typedLine(in io.Reader) (string, error) {
	var line []byte
	one := make([]byte, 1)
	for {
		n, err := in.Read(one)
		switch {
		case n == 1 && one[0] == '\n':
			return strings.ToLower(strings.TrimSpace(string(line))), nil
		case n == 1:
			line = append(line, one[0])
		case err != nil:
			return "", err
		}
	}
}
