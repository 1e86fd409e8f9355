package main

import (
	"fmt"
	"strings"
)

// Program is what a program, or one of its subcommands, says of itself when asked for help.
type Program struct {
	Name  string // as it is typed: fourtell, or of a subcommand play
	Line  string // what it does, in a line
	Usage string // what follows its name; "": its flags
	About string // paragraphs
	Flags []Flag
	Parts []Program // its subcommands
}

// Flag is one of its flags.
type Flag struct {
	Name  string // with its dashes, as the help writes them
	Value string // what stands for its value, as FILE; "": it takes none
	What  string
}

// readHelp reads what a program answers to --help: whatever stands before its flags is text, and a flag is a line of its name and
// what stands for its value, with what it does in the lines below, deeper in.
func readHelp(name, text string) (Program, error) {
	p := Program{Name: name}
	var about []string
	for _, line := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		switch {
		case strings.HasPrefix(line, "usage: "):
			_, usage, _ := strings.Cut(line, " "+name)
			p.Usage = strings.TrimSpace(usage)
		case strings.HasPrefix(line, "  -"):
			flag, value, _ := strings.Cut(strings.TrimSpace(line), " ")
			p.Flags = append(p.Flags, Flag{Name: flag, Value: strings.TrimSpace(value)})
		case len(p.Flags) > 0 && strings.HasPrefix(line, "    "):
			last := &p.Flags[len(p.Flags)-1]
			last.What = strings.TrimSpace(last.What + " " + strings.TrimSpace(line))
		case len(p.Flags) > 0:
			return p, fmt.Errorf("the help of %s has %q among its flags", name, line)
		default:
			about = append(about, line)
		}
	}
	p.About = strings.TrimSpace(strings.Join(about, "\n"))
	for _, f := range p.Flags {
		if f.What == "" {
			return p, fmt.Errorf("the help of %s says nothing of %s", name, f.Name)
		}
	}
	return p, nil
}

// readParts reads the list of subcommands: lines of a name and what it does, two spaces in.
func readParts(text string) []Program {
	var parts []Program
	for _, line := range strings.Split(text, "\n") {
		if rest, ok := strings.CutPrefix(line, "  "); ok {
			name, what, _ := strings.Cut(rest, " ")
			parts = append(parts, Program{Name: name, Line: strings.TrimSpace(what)})
		}
	}
	return parts
}

// short is the first thing said of a flag, for a list.
func (f Flag) short() string {
	text := f.What
	for _, end := range []string{" (default ", "; ", ": ", ". "} {
		text, _, _ = strings.Cut(text, end)
	}
	return text
}
