package main

import (
	"bytes"
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// Node adds the differences up as the browser does: every number is what it was.
func TestAProgramBeginsByMakingItsColumnsWhatTheyWere(t *testing.T) {
	memory := make([]byte, 400)
	for i := range 100 {
		binary.LittleEndian.PutUint32(memory[4*i:], uint32(i*i*2654435761+17))
	}
	want := bytes.Clone(memory)
	columns := []column{{0, 8, 20}, {4, 8, 20}, {164, 12, 15}, {360, 4, 1}, {396, 4, 0}}
	for _, c := range columns {
		c.differences(memory)
	}
	if bytes.Equal(memory, want) {
		t.Fatal("nothing is written as differences")
	}
	// Its memory is exported, its one function is empty.
	head := []byte("\x00asm\x01\x00\x00\x00" + "\x01\x04\x01\x60\x00\x00" + "\x03\x02\x01\x00" + "\x05\x03\x01\x00\x01" + "\x07\x05\x01\x01m\x02\x00" + "\x0a\x04\x01\x02\x00\x0b")
	before, err := beginWithSums(head, columns)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "sums.wasm")
	if err := os.WriteFile(file, (&module{before: before, memory: memory}).bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	got, err := exec.Command("node", "-e", `const program = new WebAssembly.Module(require("fs").readFileSync(process.argv[1]));
process.stdout.write(Buffer.from(new WebAssembly.Instance(program).exports.m.buffer, 0, 400));`, file).Output()
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("memory is\n%x, want\n%x", got, want)
	}
}

func TestAProgramThatBeginsWithSomethingElseIsRefused(t *testing.T) {
	const start, types, functions = "\x00asm\x01\x00\x00\x00", "\x01\x04\x01\x60\x00\x00", "\x03\x02\x01\x00"
	for name, b := range map[string]string{
		"a beginning of its own": start + types + functions + "\x08\x01\x00" + "\x0a\x04\x01\x02\x00\x0b",
		"no code":                start + types + functions,
		"a section cut off":      start + "\x01\x09\x01",
	} {
		if _, err := beginWithSums([]byte(b), nil); err == nil {
			t.Errorf("%s was taken", name)
		}
	}
}

func TestRecordsWithoutRoomAreRefused(t *testing.T) {
	// Two functions whose records lie on each other.
	directory := make([]byte, 200)
	le := binary.LittleEndian
	le.PutUint32(directory[4:], 24)
	le.PutUint32(directory[12:], 28)
	if _, err := evenRecords(directory, 0, 2); err == nil {
		t.Error("records were laid over others")
	}
	le.PutUint32(directory[12:], 190)
	if _, err := evenRecords(directory, 0, 2); err == nil {
		t.Error("a record outside the memory was read")
	}
}
