package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
)

// The tables by which Go's runtime finds its way on a stack, as Go 1.26 lays
// them out (pcHeader and _func in https://go.dev/src/runtime/symtab.go and
// runtime2.go, the encoding of pcvalue in symtab.go): a header, then tables at
// the offsets it gives, the last of which has for every function a record that
// points into the others.
const (
	headerFields = 8  // where the header's numbers start, 8 bytes each
	recordFixed  = 44 // bytes of a record before its lists

	// Of the lists of a function (PCDATA_ in https://go.dev/src/internal/abi/symtab.go): where it must not be stopped, which on
	// WebAssembly it never is (preemptMSupported in os_wasm.go), and which of its arguments a trace may print.
	unsafePoints  = 0
	liveArguments = 3
)

// headerStart is the magic number, padding, the unit of code, bytes a pointer.
var headerStart = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// noLines takes the tables of files and line numbers out of the memory of a
// program. With no table the runtime says "?" and 0 (funcline1 in symtab.go).
// What remains of the tables moves together. It returns where
// the functions' records begin, with a directory of them, and how many there are.
func noLines(memory []byte) (directory, count int, err error) {
	base := bytes.Index(memory, headerStart)
	if base < 0 {
		return 0, 0, errors.New("there are no tables of functions")
	}
	tables := memory[base:]
	if bytes.Contains(tables[1:], headerStart) {
		return 0, 0, errors.New("there are two tables of functions")
	}
	le := binary.LittleEndian
	if len(tables) < headerFields+8*8 {
		return 0, 0, errCut
	}
	var header [8]int
	for i := range header {
		v := le.Uint64(tables[headerFields+8*i:])
		if v > uint64(len(tables)) {
			return 0, 0, errors.New("a table of functions lies outside the memory")
		}
		header[i] = int(v)
	}
	functions, units, places, records := header[0], header[4], header[6], header[7]
	if units > places || places > records || records+8*functions > len(tables) {
		return 0, 0, errors.New("the tables of functions are not in the order of " + tablesOf)
	}
	values, directories := tables[places:records], tables[records:]

	// First everything is read, so that nothing is half done.
	var sizes, uses [][]byte // each four bytes, the offset of a table that stays: of a frame's sizes, of any other
	var gone [][]byte
	for i := range functions {
		at := int(le.Uint32(directories[8*i+4:]))
		if at+recordFixed > len(directories) {
			return 0, 0, fmt.Errorf("the record of function %d lies outside the memory", i)
		}
		record := directories[at:]
		if le.Uint32(record) != le.Uint32(directories[8*i:]) {
			return 0, 0, fmt.Errorf("the record of function %d is another's", i)
		}
		lists := int(le.Uint32(record[28:]))
		if lists > 16 || recordFixed+4*lists > len(record) {
			return 0, 0, fmt.Errorf("the record of function %d is not one of %s", i, tablesOf)
		}
		sizes = append(sizes, record[16:20])
		for l := range lists {
			list := record[recordFixed+4*l:][:4]
			if l == unsafePoints || l == liveArguments {
				gone = append(gone, list)
				continue
			}
			uses = append(uses, list)
		}
		gone = append(gone, record[20:24], record[24:28], record[32:36], record[36:40]) // pcfile, pcln, cuOffset, startLine
	}
	uses = append(sizes, uses...)          // what is of one kind lies together
	moved := map[uint32]uint32{0: 0}       // 0 is no table
	packed := make([]byte, 1, len(values)) // so that no table is at 0
	for _, use := range uses {
		old := le.Uint32(use)
		if _, done := moved[old]; done {
			continue
		}
		size, err := tableSize(values, int(old))
		if err != nil {
			return 0, 0, err
		}
		moved[old] = uint32(len(packed))
		packed = append(packed, values[old:int(old)+size]...)
	}
	if len(packed) > len(values) {
		return 0, 0, errors.New("tables of functions overlap")
	}
	for _, use := range uses {
		le.PutUint32(use, moved[le.Uint32(use)])
	}
	for _, field := range gone {
		clear(field)
	}
	clear(tables[units:places]) // the names of files and who uses which
	clear(values)
	copy(values, packed)
	return base + records, functions, nil
}

// tableSize is the length of a table of values: pairs of numbers, of which the
// first is 0 only in the first pair and at the end.
func tableSize(values []byte, start int) (int, error) {
	for at := start; ; {
		if at >= len(values) {
			return 0, errors.New("a table of values is cut off")
		}
		if values[at] == 0 && at > start {
			return at + 1 - start, nil
		}
		for range 2 {
			_, next, err := uleb(values, at)
			if err != nil {
				return 0, errors.New("a table of values is cut off")
			}
			at = next
		}
	}
}
