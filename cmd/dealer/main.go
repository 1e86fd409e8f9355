// Command dealer is the program without a window: it runs scenario files, replays records, plays in a terminal, lends its
// bots to other programs and serves the built page.
//
// Contract: results go to standard output, messages to standard error; it exits 0 when all is done, 1 when an expectation
// or a replay differs, 2 for input it cannot read or a usage error. With several files all run and the highest code wins.
//
// It imports engine, engine/games, engine/scenario, ai, room, words and version, what is a game's own in speech_GAME.go alone, and
// never anything that needs a display.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"fourtell/version"
)

const (
	exitDone    = 0
	exitDiffers = 1
	exitUsage   = 2
)

// stream are the three streams of a run, so that tests can hold them.
type stream struct {
	in       io.Reader
	out, err io.Writer
}

// say writes one message line to standard error.
func (s stream) say(format string, args ...any) {
	fmt.Fprintf(s.err, "dealer: "+format+"\n", args...)
}

// results are standard output, and the first error of writing to it.
type results struct {
	io.Writer
	err error
}

func (r *results) Write(b []byte) (int, error) {
	n, err := r.Writer.Write(b)
	if r.err == nil {
		r.err = err
	}
	return n, err
}

type subcommand struct {
	name, line string
	run        func(args []string, s stream) int
}

func subcommands() []subcommand {
	return []subcommand{
		{"scenario", "run scenario files, one JSON line a step", runScenario},
		{"replay", "play records to their end and print the state's hash", runReplay},
		{"play", "the game in a terminal or over a pipe", runPlay},
		{"arena", "bots against bots: who wins how often", runArena},
		{"rating", "how strong you are by the rounds the window has counted", runRating},
		{"awards", "how far you have come with the achievements of the window", runAwards},
		{"strength", "how strong each of the house is, on one scale", runStrength},
		{"bot", "a house bot that answers snapshots, a JSON line each", runBot},
		{"serve", "serve the built page, and rooms for people anywhere", runServe},
		{"puzzle", "puzzles found in rounds of the house, with their proof", runPuzzle},
		{"rooms", "list the open rooms of a house", runRooms},
		{"load", "play at a house in many rooms at once, and measure it", runLoad},
	}
}

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

func run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	out := &results{Writer: stdout}
	s := stream{stdin, out, stderr}
	if len(args) == 0 {
		fmt.Fprint(stderr, usage())
		return exitUsage
	}
	switch args[0] {
	case "help", "-h", "-help", "--help":
		fmt.Fprint(stdout, usage())
		return exitDone
	case "version", "-version", "--version":
		fmt.Fprintln(stdout, "dealer", version.Name())
		return exitDone
	}
	for _, c := range subcommands() {
		if c.name == args[0] {
			code := c.run(args[1:], s)
			if out.err != nil && code != exitUsage { // which has been told
				s.say("%s: what comes of it cannot be written: %s", c.name, cause(out.err))
				return exitUsage
			}
			return code
		}
	}
	s.say("there is no subcommand %q; see dealer --help", args[0])
	return exitUsage
}

func usage() string {
	var b strings.Builder
	b.WriteString("usage: dealer SUBCOMMAND …\n\n")
	for _, c := range subcommands() {
		fmt.Fprintf(&b, "  %-10s %s\n", c.name, c.line)
	}
	b.WriteString("\ndealer SUBCOMMAND --help says more, dealer --version which it is. Exit code: 0 done, 1 something differs, 2 unreadable input or usage.\n")
	return b.String()
}

// flags is a set that says its usage on standard output when asked for help, and nothing by itself otherwise.
func flags(name, line, more string) *flag.FlagSet {
	f := flag.NewFlagSet(name, flag.ContinueOnError)
	f.SetOutput(io.Discard)
	f.Usage = func() {
		fmt.Fprintf(f.Output(), "usage: dealer %s %s\n\n%s\n", name, line, more)
		f.VisitAll(func(one *flag.Flag) {
			value, what := flag.UnquoteUsage(one)
			fmt.Fprintf(f.Output(), "  --%s %s\n    \t%s", one.Name, value, what)
			if !slices.Contains([]string{"", "-1", "0", "false"}, one.DefValue) { // none of them is chosen
				fmt.Fprintf(f.Output(), " (default %s)", one.DefValue)
			}
			fmt.Fprintln(f.Output())
		})
	}
	return f
}

// parse reads flags and files in any order, as "scenario FILE --record OUT" does; a lone "-" is a file and "--" ends the
// flags. The second result is an exit code, or less than 0 to go on.
func parse(f *flag.FlagSet, args []string, s stream) ([]string, int) {
	var files []string
	for {
		err := f.Parse(args)
		if errors.Is(err, flag.ErrHelp) {
			f.SetOutput(s.out)
			f.Usage()
			return nil, exitDone
		}
		if err != nil {
			s.say("%s: %v; see dealer %s --help", f.Name(), err, f.Name())
			return nil, exitUsage
		}
		rest := f.Args()
		ended := len(rest) < len(args) && args[len(args)-len(rest)-1] == "--"
		if ended || len(rest) == 0 {
			return append(files, rest...), -1
		}
		files, args = append(files, rest[0]), rest[1:]
	}
}

// parseFlags is parse for a subcommand that takes flags and nothing else.
func parseFlags(f *flag.FlagSet, args []string, s stream) (code int) {
	rest, code := parse(f, args, s)
	if code < 0 && len(rest) > 0 {
		s.say("%s: %q is no flag; see dealer %s --help", f.Name(), rest[0], f.Name())
		return exitUsage
	}
	return code
}

// read gives a file's bytes; "-" is standard input.
func (s stream) read(file string) ([]byte, error) {
	if file == "-" {
		return io.ReadAll(s.in)
	}
	return os.ReadFile(file)
}
