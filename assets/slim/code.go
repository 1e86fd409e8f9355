package main

import (
	"bytes"
	"encoding/binary"
	"errors"
)

const codeSection = 10

// evenCode writes the code of a module so that what is the same in every call
// is the same bytes: packed, a program is that much smaller. What it computes
// is what it computed. It takes the module's sections up to the data.
func evenCode(sections []byte) ([]byte, error) {
	for at := 8; at < len(sections); {
		size, body, err := uleb(sections, at+1)
		if err != nil {
			return nil, err
		}
		if size > len(sections)-body {
			return nil, errCut
		}
		if sections[at] == codeSection {
			code, err := evenFunctions(sections[body : body+size])
			if err != nil {
				return nil, err
			}
			out := append(bytes.Clone(sections[:at]), codeSection)
			out = binary.AppendUvarint(out, uint64(len(code)))
			return append(append(out, code...), sections[body+size:]...), nil
		}
		at = body + size
	}
	return nil, errors.New("there is no code")
}

func evenFunctions(section []byte) ([]byte, error) {
	count, at, err := uleb(section, 0)
	if err != nil {
		return nil, err
	}
	out := binary.AppendUvarint(nil, uint64(count))
	var f function
	for range count {
		size, start, err := uleb(section, at)
		if err != nil {
			return nil, err
		}
		if size > len(section)-start {
			return nil, errCut
		}
		at = start + size
		if err := f.read(section[start:at]); err != nil {
			return nil, err
		}
		if err := f.read(bytes.Clone(f.direct())); err != nil {
			return nil, err
		}
		body := f.even()
		out = binary.AppendUvarint(out, uint64(len(body)))
		out = append(out, body...)
	}
	return out, nil
}

// function is a body as it is read.
type function struct {
	body []byte
	head int // of which the locals are this much
	all  []instruction
	out  []byte
}

func (f *function) read(body []byte) (err error) {
	f.body = body
	groups, at, err := uleb(body, 0)
	if err != nil {
		return err
	}
	for range groups {
		if _, at, err = uleb(body, at); err != nil {
			return err
		}
		at++
	}
	if at > len(body) {
		return errCut
	}
	f.head = at
	f.all, err = instructions(body, at, f.all[:0])
	return err
}

// own is the local in which a function keeps its half of the places that it
// tells those it calls to come back to; the others' numbers move up by one.
const own = 2

// goLocals are the locals with which each of Go's functions begins: the place
// to go on at, given, and the stack's top.
var goLocals = []byte{1, 0x7f}

// even is the body with even calls, or the body as it was.
//
// Before each call a function writes down where to come back to, a number of
// the function and one of the place in it together as one constant, five or six
// bytes in which nothing repeats. The function's half is put into a local first
// and the place's is added: a compiler makes one constant of both again.
//
// Behind each call it leaves if the stack is to be left, by a branch that counts
// the blocks it stands in, so the count differs wherever it stands. A return says the same always.
func (f *function) even() []byte {
	half, calls := f.half()
	keep := calls > 0 && f.body[0] > 0 && bytes.HasPrefix(f.body[1:], goLocals)
	f.out = f.out[:0]
	if keep {
		f.locals()
		f.out = append(f.out, opLong)
		f.out = appendSigned(f.out, half<<16)
		f.out = append(f.out, opSet, own)
	} else {
		f.out = append(f.out, f.body[:f.head]...)
	}
	leaves := f.leaves()
	depth := 0
	for i, in := range f.all {
		text := f.body[in.at:in.end]
		switch in.op {
		case opBlock, opLoop, opIf:
			depth++
		case opEnd:
			depth--
		case opLong:
			if v := signed(text[1:]); keep && v>>16 == half && f.kept(i) {
				f.out = append(f.out, opGet, own, opLong)
				f.out = appendSigned(f.out, v&0xffff)
				f.out = append(f.out, opAdd)
				continue
			}
		case opGet, opSet, opTee:
			if n, _, _ := uleb(text, 1); keep && n >= own {
				f.out = binary.AppendUvarint(append(f.out, in.op), uint64(n+1))
				continue
			}
		case opBranchIf:
			if n, _, _ := uleb(text, 1); leaves && n == depth-1 {
				f.out = append(f.out, opIf, noResult, opConst, 1, opReturn, opEnd)
				continue
			}
		}
		f.out = append(f.out, text...)
	}
	return f.out
}

// half is the function's half of the places it writes down, and how many there are.
func (f *function) half() (half int64, calls int) {
	for i, in := range f.all {
		if in.op != opLong || !f.kept(i) {
			continue
		}
		v := signed(f.body[in.at+1 : in.end])
		if calls == 0 {
			half = v >> 16
		}
		if v>>16 == half && half > 0 {
			calls++
		}
	}
	return half, calls
}

// kept says whether a constant is put where the stack's top is, with whatever follows.
func (f *function) kept(i int) bool {
	if i == 0 || i+1 >= len(f.all) {
		return false
	}
	before, after := f.all[i-1], f.all[i+1]
	return bytes.Equal(f.body[before.at:before.end], []byte{opGet, 1}) && bytes.Equal(f.body[after.at:after.end], []byte{opLongStore, 3, 0})
}

// leaves says whether the function's outermost block lies before "i32.const 1" at its very end.
func (f *function) leaves() bool {
	n := len(f.all)
	if n < 3 || !bytes.Equal(f.body[f.all[n-2].at:], []byte{opConst, 1, opEnd}) || f.all[n-3].op != opEnd {
		return false
	}
	depth := 0
	for _, in := range f.all[:n-3] {
		switch in.op {
		case opBlock, opLoop, opIf:
			depth++
		case opEnd:
			depth--
		}
		if in.op == opEnd && depth == 0 {
			return false // another block was the outermost for a time
		}
	}
	return depth == 1
}

// locals writes the body's locals with own among them.
func (f *function) locals() {
	const long = 0x7e
	groups := int(f.body[0])
	rest := f.body[1+len(goLocals) : f.head]
	if len(rest) > 0 {
		if n, next, err := uleb(rest, 0); err == nil && next < len(rest) && rest[next] == long {
			f.out = append(append(f.out, byte(groups)), goLocals...)
			f.out = append(binary.AppendUvarint(f.out, uint64(n+1)), rest[next:]...)
			return
		}
	}
	f.out = append(append(f.out, byte(groups+1)), goLocals...)
	f.out = append(append(f.out, 1, long), rest...)
}

// signed is a constant's value.
func signed(b []byte) (v int64) {
	shift := 0
	for _, c := range b {
		v |= int64(c&0x7f) << shift
		shift += 7
	}
	if shift < 64 && b[len(b)-1]&0x40 != 0 {
		v |= -1 << shift
	}
	return v
}

// appendSigned appends a number of 64 bits.
func appendSigned(b []byte, v int64) []byte {
	for {
		c := byte(v & 0x7f)
		if v >>= 7; v == 0 && c&0x40 == 0 || v == -1 && c&0x40 != 0 {
			return append(b, c)
		}
		b = append(b, c|0x80)
	}
}
