// Command slim rewrites the game's WebAssembly so that less has to be sent and
// it runs faster: it has jumps within functions go straight where they go to,
// takes out what only a stack trace's line numbers need, joins the data that
// the linker cuts into a hundred thousand segments, lays the records of
// functions out alike, and writes every call with the same bytes as far as it
// goes.
//
//	slim FROM.wasm TO.wasm
//
// Contract: the program does the same; a panic still names its functions, with
// "?:0" in the place of file and line. It knows the tables of one version of
// Go and says so when it meets another; it is never linked into the game.
package main

import (
	"fmt"
	"os"
	"runtime"
	"strings"
)

// tablesOf is the Go whose tables noLines knows.
const tablesOf = "go1.26"

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: slim FROM.wasm TO.wasm")
		os.Exit(2)
	}
	if err := slim(os.Args[1], os.Args[2], runtime.Version()); err != nil {
		fmt.Fprintln(os.Stderr, "slim:", err)
		os.Exit(1)
	}
}

// slim reads one file and writes the other. The program must come from the
// same Go as this one, whose version it is told; from another Go than the one
// it knows it keeps the lines.
func slim(from, to, version string) error {
	b, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	m, err := parse(b)
	if err != nil {
		return fmt.Errorf("%s: %w", from, err)
	}
	if version == tablesOf || strings.HasPrefix(version, tablesOf+".") {
		place, functions, err := noLines(m.memory)
		if err != nil {
			return fmt.Errorf("%s: %w", from, err)
		}
		columns, err := evenRecords(m.memory, place, functions)
		if err != nil {
			return fmt.Errorf("%s: %w", from, err)
		}
		if m.before, err = beginWithSums(m.before, columns); err != nil {
			return fmt.Errorf("%s: %w", from, err)
		}
	} else {
		fmt.Fprintf(os.Stderr, "slim: the tables of %s are known, not those of %s: line numbers stay\n", tablesOf, version)
	}
	if m.before, err = evenCode(m.before); err != nil {
		return fmt.Errorf("%s: %w", from, err)
	}
	return os.WriteFile(to, m.bytes(), 0o644)
}
