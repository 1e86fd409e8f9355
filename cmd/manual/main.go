// Command manual writes the pages for man and the completions for bash, zsh and fish of both programs, from what these answer
// to --help, so that they cannot part from it.
//
//	manual [-version 1.2.0] [-day 2026-01-31] DEALER DIR
//
// DEALER is the dealer's program, which is asked; what the window takes is known to package start. Into DIR go man/NAME.6,
// completions/bash/NAME, completions/zsh/_NAME and completions/fish/NAME.fish.
//
// Contract: it needs no display, and what it writes depends on its arguments and the help alone.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"fourtell/ai"
	"fourtell/engine/games"
	"fourtell/start"
	"fourtell/words"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "manual:", err)
		os.Exit(2)
	}
}

func run(args []string) error {
	f := flag.NewFlagSet("manual", flag.ContinueOnError)
	version := f.String("version", "development", "the version the pages are of")
	day := f.String("day", "1970-01-01", "the day they are of")
	if err := f.Parse(args); err != nil {
		return err
	}
	of, err := time.Parse(time.DateOnly, *day)
	if err != nil {
		return fmt.Errorf("-day is a day, as 2026-01-31, not %q", *day)
	}
	if f.NArg() != 2 {
		return errors.New("it takes the dealer's program and a folder: manual DEALER DIR")
	}
	asks := func(args ...string) (string, error) {
		out, err := exec.Command(f.Arg(0), args...).Output()
		if err != nil {
			return "", fmt.Errorf("%s %s: %w", f.Arg(0), strings.Join(args, " "), err)
		}
		return string(out), nil
	}
	window, err := window()
	if err != nil {
		return err
	}
	dealer, err := dealer(asks)
	if err != nil {
		return err
	}
	for _, one := range []struct {
		Program
		more []Section
	}{{window, windowSections()}, {dealer, dealerSections()}} {
		for name, text := range one.written(*version, of, one.more) {
			file := filepath.Join(f.Arg(1), filepath.FromSlash(name))
			if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
				return err
			}
			if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
				return err
			}
		}
	}
	return nil
}

// written are the files of a program, by their names.
func (p Program) written(version string, day time.Time, more []Section) map[string]string {
	c := choices()
	return map[string]string{
		"man/" + p.Name + ".6":                 p.man(version, day, more),
		"completions/bash/" + p.Name:           p.bash(c),
		"completions/zsh/_" + p.Name:           p.zsh(c),
		"completions/fish/" + p.Name + ".fish": p.fish(c),
	}
}

// window is the program with a window.
func window() (Program, error) {
	var help strings.Builder
	if _, err := start.Read([]string{"-help"}, &help, 0); !errors.Is(err, start.ErrHelp) {
		return Program{}, fmt.Errorf("the window does not help: %w", err)
	}
	p, err := readHelp("fourtell", help.String())
	p.Line, p.About = "a card game of matching colours and of bluff, in a window", windowAbout
	return p, err
}

// dealer is the program without one, as the packages call it; asks runs it.
func dealer(asks func(args ...string) (string, error)) (Program, error) {
	p := Program{Name: "fourtell-dealer", Line: "Fourtell in a terminal, its bots, and a house with rooms", About: dealerAbout}
	help, err := asks("--help")
	if err != nil {
		return p, err
	}
	p.Parts = readParts(help)
	for i, part := range p.Parts {
		help, err := asks(part.Name, "--help")
		if err != nil {
			return p, err
		}
		if p.Parts[i], err = readHelp(part.Name, help); err != nil {
			return p, err
		}
		p.Parts[i].Line = part.Line
	}
	return p, nil
}

// choices are what can be typed for a value, where that is a list.
func choices() Choices {
	c := Choices{"GAME": games.All().Names(), "SPEED": start.Speeds(), "SCREEN": start.Screens(), "TAG": words.Tags(), "WHICH": {"frame"}, "LEVEL": {"heuristic", "random"}}
	for _, book := range games.All() {
		for _, preset := range book.Presets() {
			if !slices.Contains(c["RULES"], preset) {
				c["RULES"] = append(c["RULES"], preset)
			}
		}
	}
	for _, l := range ai.Levels() {
		c["LEVEL"] = append(c["LEVEL"], l.Name)
	}
	for _, one := range ai.Characters() {
		c["CHARACTER"] = append(c["CHARACTER"], one.Name)
	}
	return c
}
