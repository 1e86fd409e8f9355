package main

import (
	"encoding/binary"
	"errors"
)

// module is a WebAssembly file with its data laid out as the memory it makes
// (WebAssembly 1.0, section 5.5).
type module struct {
	before, after []byte // everything round the data section
	memory        []byte
}

const (
	dataSection      = 11
	dataCountSection = 12
	opConst, opEnd   = 0x41, 0x0b // i32.const, end
)

var errCut = errors.New("the file is cut off")

// parse reads a module whose data is all put into memory 0 at the start, as
// Go's linker writes it; anything else is an error.
func parse(b []byte) (*module, error) {
	if len(b) < 8 || string(b[:8]) != "\x00asm\x01\x00\x00\x00" {
		return nil, errors.New("not a WebAssembly file of version 1")
	}
	for at := 8; at < len(b); {
		id := b[at]
		size, body, err := uleb(b, at+1)
		if err != nil {
			return nil, err
		}
		if size > len(b)-body {
			return nil, errCut
		}
		if id == dataCountSection {
			return nil, errors.New("data is counted beforehand, which Go does not do")
		}
		if id == dataSection {
			memory, err := layOut(b[body : body+size])
			return &module{before: b[:at], after: b[body+size:], memory: memory}, err
		}
		at = body + size
	}
	return nil, errors.New("there is no data")
}

// layOut returns the memory that the segments of a data section make.
func layOut(b []byte) ([]byte, error) {
	count, at, err := uleb(b, 0)
	if err != nil {
		return nil, err
	}
	var memory []byte
	for range count {
		if at+2 > len(b) {
			return nil, errCut
		}
		if b[at] != 0 || b[at+1] != opConst {
			return nil, errors.New("data is not put at a fixed place")
		}
		place, end, err := sleb(b, at+2)
		if err != nil {
			return nil, err
		}
		if end >= len(b) || b[end] != opEnd || place < 0 {
			return nil, errors.New("data is not put at a fixed place")
		}
		size, body, err := uleb(b, end+1)
		if err != nil {
			return nil, err
		}
		if size > len(b)-body {
			return nil, errCut
		}
		if place+size > len(memory) {
			memory = append(memory, make([]byte, place+size-len(memory))...)
		}
		copy(memory[place:], b[body:body+size])
		at = body + size
	}
	return memory, nil
}

// bytes writes the module. Memory starts as zeros, so long runs of them are
// left out; short ones cost less than the head of another segment.
func (m *module) bytes() []byte {
	const run = 4096
	var body []byte
	count := 0
	for at := 0; at < len(m.memory); {
		if m.memory[at] == 0 {
			at++
			continue
		}
		end, zeros := at, 0 // end is behind the last byte that is not zero
		for i := at; i < len(m.memory) && zeros < run; i++ {
			if m.memory[i] == 0 {
				zeros++
			} else {
				end, zeros = i+1, 0
			}
		}
		body = append(body, 0, opConst)
		body = appendSleb(body, at)
		body = append(body, opEnd)
		body = binary.AppendUvarint(body, uint64(end-at))
		body = append(body, m.memory[at:end]...)
		count++
		at = end
	}
	head := binary.AppendUvarint(nil, uint64(count))
	out := append([]byte(nil), m.before...)
	out = append(out, dataSection)
	out = binary.AppendUvarint(out, uint64(len(head)+len(body)))
	out = append(out, head...)
	out = append(out, body...)
	return append(out, m.after...)
}

// uleb reads an unsigned number of at most 32 bits and returns what follows it.
func uleb(b []byte, at int) (value, next int, err error) {
	if at > len(b) {
		return 0, 0, errCut
	}
	v, n := binary.Uvarint(b[at:])
	if n <= 0 || v > 1<<32-1 {
		return 0, 0, errCut
	}
	return int(v), at + n, nil
}

// sleb reads a signed number of at most 32 bits and returns what follows it.
func sleb(b []byte, at int) (value, next int, err error) {
	for shift := 0; shift < 35; shift += 7 {
		if at >= len(b) {
			return 0, 0, errCut
		}
		c := b[at]
		at++
		value |= int(c&0x7f) << shift
		if c < 0x80 {
			if c&0x40 != 0 {
				value |= -1 << (shift + 7)
			}
			return value, at, nil
		}
	}
	return 0, 0, errCut
}

// appendSleb appends a number that is not negative.
func appendSleb(b []byte, v int) []byte {
	for v >= 0x40 {
		b = append(b, byte(v)|0x80)
		v >>= 7
	}
	return append(b, byte(v))
}
