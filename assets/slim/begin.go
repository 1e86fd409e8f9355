package main

import (
	"bytes"
	"encoding/binary"
	"errors"
)

// The sections of a module (WebAssembly 1.0, section 5.5), in their order.
const (
	typeSection     = 1
	importSection   = 2
	functionSection = 3
	startSection    = 8
)

// beginWithSums gives a module, of which it takes the sections up to the data,
// a function that runs before any other and makes sums of the columns again.
func beginWithSums(sections []byte, columns []column) ([]byte, error) {
	type part struct {
		id   byte
		body []byte
	}
	var parts []part
	number, kind := 0, -1 // of the new function
	for at := 8; at < len(sections); {
		id := sections[at]
		size, start, err := uleb(sections, at+1)
		if err != nil {
			return nil, err
		}
		if size > len(sections)-start {
			return nil, errCut
		}
		at = start + size
		body := sections[start:at]
		switch id {
		case typeSection:
			body, kind, err = one(body, []byte{0x60, 0, 0}) // it takes nothing and returns nothing
		case importSection:
			number, _, err = uleb(body, 0)
		case functionSection:
			body, kind, err = one(body, binary.AppendUvarint(nil, uint64(kind)))
			number += kind
		case startSection:
			err = errors.New("it begins with a function, which Go's do not")
		case codeSection:
			text := sums(columns)
			body, _, err = one(body, append(binary.AppendUvarint(nil, uint64(len(text))), text...))
		}
		if err != nil {
			return nil, err
		}
		parts = append(parts, part{id, body})
	}
	out := bytes.Clone(sections[:8])
	begun := false
	for _, p := range parts {
		if p.id > startSection && !begun {
			call := binary.AppendUvarint(nil, uint64(number))
			out = append(binary.AppendUvarint(append(out, startSection), uint64(len(call))), call...)
			begun = true
		}
		out = append(binary.AppendUvarint(append(out, p.id), uint64(len(p.body))), p.body...)
	}
	if !begun {
		return nil, errors.New("there is no code")
	}
	return out, nil
}

// one adds an entry to a section's and says which it is.
func one(section, entry []byte) (longer []byte, index int, err error) {
	count, at, err := uleb(section, 0)
	if err != nil {
		return nil, 0, err
	}
	longer = binary.AppendUvarint(nil, uint64(count+1))
	return append(append(longer, section[at:]...), entry...), count, nil
}

// sums is the body of a function that adds to each number of a column the one before it.
func sums(columns []column) []byte {
	const i32, read, write, add, subtract, less = 0x7f, 0x28, 0x36, 0x6a, 0x6b, 0x49
	b := []byte{1, 1, i32} // the place
	number := func(v int) { b = appendSleb(append(b, opConst), v) }
	for _, c := range columns {
		if c.count < 2 {
			continue
		}
		number(c.at + c.stride)
		b = append(b, opSet, 0, opLoop, noResult, opGet, 0, opGet, 0, read, 2, 0, opGet, 0)
		number(c.stride)
		b = append(b, subtract, read, 2, 0, add, write, 2, 0, opGet, 0)
		number(c.stride)
		b = append(b, add, opTee, 0)
		number(c.at + c.count*c.stride)
		b = append(b, less, opBranchIf, 0, opEnd)
	}
	return append(b, opEnd)
}
