// Command inlined writes the profile by which the compiler inlines what a round by chance is made of, for cmd/figures and its
// like: go run ./cmd/figures/inlined -o cmd/figures/default.pgo. It is run from the root of the project, anew when the rules have changed.
//
// A measured profile names a call by the function it stands in; what has come into another function by being inlined itself is unknown there,
// and stays a call. So this one is made from the source: every call on the way of a move is named in each function that it may come to
// stand in. In WebAssembly, where a call hands all over in memory, that is a third of the time.
package main

import (
	"compress/gzip"
	"flag"
	"fmt"
	"os"
)

func main() {
	out := flag.String("o", "cmd/figures/default.pgo", "the profile to write")
	flag.Parse()
	if err := write(".", *out); err != nil {
		fmt.Fprintln(os.Stderr, "inlined:", err)
		os.Exit(1)
	}
}

func write(root, out string) error {
	found, err := read(root)
	if err != nil {
		return err
	}
	file, err := os.Create(out)
	if err != nil {
		return err
	}
	packed := gzip.NewWriter(file)
	if _, err := packed.Write(profile(found.edges())); err != nil {
		return err
	}
	if err := packed.Close(); err != nil {
		return err
	}
	return file.Close()
}
