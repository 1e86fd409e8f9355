package main

import (
	"bytes"
	"strings"
	"testing"
)

// module of one function, up to its data.
func moduleOf(body ...byte) []byte {
	section := append([]byte{1, byte(len(body))}, body...)
	return append([]byte("\x00asm\x01\x00\x00\x00\x0a"+string(rune(len(section)))), section...)
}

// call is what Go writes for a call of function 9 from function 5 of the
// program's, whose place in it is 3, with a branch out of depth blocks.
func call(depth byte) []byte {
	return []byte{0x20, 1, 0x42, 0x83, 0x80, 0x14, 0x37, 3, 0, 0x41, 0, 0x10, 9, 0x0d, depth}
}

func TestACallSaysWhereToComeBackToByTheFunctionsHalfAndThePlaces(t *testing.T) {
	const block, end = "\x02\x40", "\x0b"
	const leave = "\x04\x40\x41\x01\x0f\x0b" // if, return 1
	const even = "\x20\x01" + "\x20\x02\x42\x03\x7c" + "\x37\x03\x00\x41\x00\x10\x09"
	const half = "\x42\x80\x80\x14\x21\x02"
	for _, c := range []struct{ name, body, want string }{
		{"with whole numbers", "\x02\x01\x7f\x03\x7e" + block + string(call(0)) + "\x20\x04\x1a" + end + "\x41\x01\x0b",
			"\x02\x01\x7f\x04\x7e" + half + block + even + leave + "\x20\x05\x1a" + end + "\x41\x01\x0b"},
		{"with broken numbers only", "\x02\x01\x7f\x03\x7c" + block + string(call(0)) + "\x22\x02\x1a" + end + "\x41\x01\x0b",
			"\x03\x01\x7f\x01\x7e\x03\x7c" + half + block + even + leave + "\x22\x03\x1a" + end + "\x41\x01\x0b"},
		{"in a block of its own", "\x01\x01\x7f" + block + block + string(call(1)) + end + end + "\x41\x01\x0b",
			"\x02\x01\x7f\x01\x7e" + half + block + block + even + leave + end + end + "\x41\x01\x0b"},
		{"where the branch leaves but an inner block", "\x01\x01\x7f" + block + block + string(call(0)) + end + end + "\x41\x01\x0b",
			"\x02\x01\x7f\x01\x7e" + half + block + block + even + "\x0d\x00" + end + end + "\x41\x01\x0b"},
		{"where the end says something else", "\x01\x01\x7f" + block + string(call(0)) + end + "\x41\x00\x0b",
			"\x02\x01\x7f\x01\x7e" + half + block + even + "\x0d\x00" + end + "\x41\x00\x0b"},
		{"with other locals than Go's", "\x01\x02\x7f" + block + string(call(0)) + end + "\x41\x01\x0b",
			"\x01\x02\x7f" + block + string(call(0)[:13]) + leave + end + "\x41\x01\x0b"},
		{"without a call", "\x01\x01\x7f" + "\x42\x83\x80\x14\x1a\x41\x01\x0b", "\x01\x01\x7f" + "\x42\x83\x80\x14\x1a\x41\x01\x0b"},
	} {
		got, err := evenCode(moduleOf([]byte(c.body)...))
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
		} else if want := moduleOf([]byte(c.want)...); !bytes.Equal(got, want) {
			t.Errorf("%s:\n%x, want\n%x", c.name, got, want)
		}
	}
}

func TestNumbersOf64BitsAreReadAsTheyAreWritten(t *testing.T) {
	for _, v := range []int64{0, 1, 63, 64, -1, -64, -65, 1 << 40, 4103<<16 | 2, -1 << 63, 1<<63 - 1} {
		if got := signed(appendSigned(nil, v)); got != v {
			t.Errorf("%d is read as %d", v, got)
		}
	}
}

func TestCodeThatIsCutOffOrUnknownIsRefused(t *testing.T) {
	for name, body := range map[string]string{
		"an unknown instruction": "\x00\xff\x0b",
		"an unknown kind of it":  "\x00\xfc\x20\x0b",
		"a constant cut off":     "\x00\x42\x80",
		"a number cut off":       "\x00\x44\x00\x00",
		"locals cut off":         "\x05\x01",
	} {
		if _, err := evenCode(moduleOf([]byte(body)...)); err == nil {
			t.Errorf("%s was taken for code", name)
		}
	}
	for name, b := range map[string][]byte{
		"no code":            []byte("\x00asm\x01\x00\x00\x00"),
		"a section cut off":  []byte("\x00asm\x01\x00\x00\x00\x0a\x09\x01"),
		"a function cut off": []byte("\x00asm\x01\x00\x00\x00\x0a\x03\x01\x09\x00"),
	} {
		if _, err := evenCode(b); err == nil || strings.Contains(err.Error(), "instruction") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
