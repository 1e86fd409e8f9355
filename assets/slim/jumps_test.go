package main

import (
	"bytes"
	"testing"
)

// What Go writes round the parts of a function.
const (
	ofGo   = "\x01\x01\x7f" + "\x23\x00\x21\x01" // locals, the stack's top
	loop   = "\x03\x40"
	block  = "\x02\x40"
	end    = "\x0b"
	table  = "\x20\x00\x0e"
	no     = "\x00" // unreachable
	nop    = "\x01"
	ret    = "\x41\x00\x0f"     // return 0
	cond   = "\x41\x00\x04\x40" // if
	set0   = "\x41\x00\x21\x00" // places
	set1   = "\x41\x01\x21\x00"
	set2   = "\x41\x02\x21\x00"
	called = "\x20\x01\x41\x08\x6b\x22\x01" // room for where to come back to
)

func TestAJumpGoesStraightToItsPart(t *testing.T) {
	for _, c := range []struct{ name, body, want string }{
		{"forward, without the table that nothing needs any more",
			ofGo + loop + block + block + block + table + "\x02\x00\x01\x02" + end +
				cond + set2 + "\x0c\x03" + end + nop + end + nop + end + ret + end + no + end,
			ofGo + block +
				"\x41\x00\x0d\x00" + nop + nop + end + ret + no + end},
		{"forward over the part that another jump is for",
			ofGo + loop + block + block + block + table + "\x02\x00\x01\x02" + end +
				cond + set2 + "\x0c\x03" + end + cond + set1 + "\x0c\x03" + end + ret + end + nop + end + ret + end + no + end,
			ofGo + block + block +
				"\x41\x00\x0d\x01" + "\x41\x00\x0d\x00" + ret + end + nop + end + ret + no + end},
		{"back by the table, which leads nowhere else",
			ofGo + loop + block + block + block + table + "\x02\x00\x01\x02" + end +
				nop + end + nop + end + cond + set1 + "\x0c\x01" + end + ret + end + no + end,
			ofGo + loop + block + block + block + table + "\x02\x00\x01\x02" + end +
				nop + end + nop + "\x41\x00" + set1 + "\x0d\x01" + ret + end + end + no + end},
		{"to the next part of those without an instruction",
			ofGo + loop + block + block + block + table + "\x02\x00\x01\x02" + end +
				cond + set1 + "\x0c\x03" + end + nop + end + end + ret + end + no + end,
			ofGo + block +
				"\x41\x00\x0d\x00" + nop + end + ret + no + end},
		{"out of a block within its part",
			ofGo + loop + block + block + table + "\x01\x00\x01" + end +
				block + set1 + "\x0c\x02" + end + ret + end + ret + end + no + end,
			ofGo + block +
				block + "\x0c\x01" + end + ret + end + ret + no + end},
		{"where a call that was put off is made after a panic: its place stays in the table",
			ofGo + block + loop + block + block + block + table + "\x02\x00\x01\x02" + end +
				cond + set2 + "\x0c\x03" + end + nop + end + called + ret + end + ret + end + no + end + "\x41\x01" + end,
			ofGo + block + block + block + block + block + table + "\x02\x00\x01\x03" + end +
				"\x41\x00\x0d\x01" + nop + end + called + ret + end + ret + end + no + end + "\x41\x01" + end},
	} {
		var f function
		if err := f.read([]byte(c.body)); err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if got := f.direct(); !bytes.Equal(got, []byte(c.want)) {
			t.Errorf("%s:\n%x, want\n%x", c.name, got, c.want)
		}
	}
}
