package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// built builds a program of testdata for the page.
func built(t *testing.T, name string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), name+".wasm")
	c := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w", "-o", file, "./testdata/"+name)
	c.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return file
}

// node runs a program.
func node(file string) ([]byte, error) {
	return exec.Command("node", "--stack-size=8192", filepath.Join(runtime.GOROOT(), "lib/wasm/wasm_exec_node.js"), file).CombinedOutput()
}

// run is what a program says under Node before it dies, as it must.
func run(t *testing.T, file string) string {
	t.Helper()
	out, err := node(file)
	if _, ok := err.(*exec.ExitError); !ok {
		t.Fatalf("it did not end by its panic: %v\n%s", err, out)
	}
	return string(out)
}

func TestASlimProgramDoesTheSameAndItsPanicNamesTheFunctions(t *testing.T) {
	from := built(t, "crash")
	to := filepath.Join(t.TempDir(), "slim.wasm")
	if err := slim(from, to, runtime.Version()); err != nil {
		t.Fatal(err)
	}
	whole, slimmed := run(t, from), run(t, to)
	for _, words := range []string{"heard 2525", "recovered: runtime error: index out of range [6] with length 0", "panic: on purpose", "main.deep(", "main.outer", "main.inner", "main.main"} {
		if !strings.Contains(whole, words) || !strings.Contains(slimmed, words) {
			t.Errorf("%q is not in both of\n%s\n%s", words, whole, slimmed)
		}
	}
	if !strings.Contains(whole, "main.go 17 true") || !strings.Contains(slimmed, "? 0 true") {
		t.Errorf("the line is not told by one and kept back by the other:\n%s\n%s", whole, slimmed)
	}
	before, after := size(t, from), size(t, to)
	t.Logf("%d bytes with lines, %d without", before, after)
}

func TestASlimProgramGoesOnInTheMiddleOfItsFunctionsAsItDid(t *testing.T) {
	from := built(t, "work")
	to := filepath.Join(t.TempDir(), "slim.wasm")
	if err := slim(from, to, runtime.Version()); err != nil {
		t.Fatal(err)
	}
	whole, err := node(from)
	if err != nil || !strings.Contains(string(whole), "together 41541750") {
		t.Fatalf("%v\n%s", err, whole)
	}
	if slimmed, err := node(to); err != nil || !bytes.Equal(slimmed, whole) {
		t.Errorf("%v\n%s\nwhole it says\n%s", err, slimmed, whole)
	}
}

func size(t *testing.T, file string) int64 {
	t.Helper()
	info, err := os.Stat(file)
	if err != nil {
		t.Fatal(err)
	}
	return info.Size()
}

func TestFromAnotherGoOnlyTheSegmentsAreJoined(t *testing.T) {
	from := built(t, "crash")
	to := filepath.Join(t.TempDir(), "joined.wasm")
	if err := slim(from, to, "go1.99"); err != nil {
		t.Fatal(err)
	}
	if said := run(t, to); !strings.Contains(said, "main.go 17 true") {
		t.Errorf("the lines are gone:\n%s", said)
	}
}

func TestJoinedDataIsTheSameMemory(t *testing.T) {
	memory := make([]byte, 40_000)
	for _, at := range []int{0, 1, 63, 64, 100, 9_000, 9_001, 20_000, 39_999} {
		memory[at] = byte(at) | 1
	}
	head := []byte("\x00asm\x01\x00\x00\x00\x05\x03\x01\x00\x01")
	b := (&module{before: head, after: []byte{0, 2, 1, 'x'}, memory: memory}).bytes()
	m, err := parse(b)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(m.memory, memory) || !bytes.Equal(m.before, head) || len(m.after) != 4 {
		t.Error("the module read back is another one")
	}
	if !bytes.Equal(m.bytes(), b) {
		t.Error("written twice it is another file")
	}
}

func TestWhatIsNoProgramOfGosIsRefused(t *testing.T) {
	const start = "\x00asm\x01\x00\x00\x00"
	for name, b := range map[string]string{
		"nothing":            "",
		"another format":     "\x89PNG\r\n\x1a\n",
		"no data":            start,
		"a section cut off":  start + "\x0b\x20\x01",
		"data counted":       start + "\x0c\x01\x00",
		"a passive segment":  start + "\x0b\x04\x01\x01\x01x",
		"a negative place":   start + "\x0b\x07\x01\x00\x41\x7f\x0b\x01x",
		"a segment too long": start + "\x0b\x07\x01\x00\x41\x01\x0b\x09x",
	} {
		if m, err := parse([]byte(b)); err == nil {
			t.Errorf("%s was taken for a program: %v", name, m)
		}
	}
	if _, _, err := noLines(make([]byte, 1000)); err == nil {
		t.Error("memory without tables was taken for a program's")
	}
	broken := append(bytes.Clone(headerStart), bytes.Repeat([]byte{0xff}, 200)...)
	if _, _, err := noLines(broken); err == nil {
		t.Error("tables outside the memory were taken for a program's")
	}
}
