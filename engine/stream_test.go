package engine

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
)

func TestAStreamIsTheBlocksOfItsKey(t *testing.T) {
	var bytes [KeyBytes]byte
	for i := range bytes {
		bytes[i] = byte(i)
	}
	s := NewStream(NewKey(bytes))
	for block := range 3 {
		mac := hmac.New(sha256.New, bytes[:])
		fmt.Fprintf(mac, "\x00\x00\x00\x00\x00\x00\x00%c", block)
		want := mac.Sum(nil)
		for n := range 8 {
			w := uint32(want[4*n])<<24 | uint32(want[4*n+1])<<16 | uint32(want[4*n+2])<<8 | uint32(want[4*n+3])
			if got := s.Uint32(); got != w {
				t.Fatalf("number %d of block %d is %08x, not %08x", n, block, got, w)
			}
		}
	}
	if s.Drawn() != 24 {
		t.Errorf("%d numbers drawn", s.Drawn())
	}
}

// The numbers are part of what is published: whoever checks a deal draws the same ones. Computed with Python's hmac.
func TestAStreamsFirstNumbersNeverChange(t *testing.T) {
	s := NewStream(NewKey([KeyBytes]byte{}))
	var got []uint32
	for range 12 {
		got = append(got, s.Below(108))
	}
	if fmt.Sprint(got) != "[102 78 0 96 41 81 3 32 69 106 102 17]" {
		t.Errorf("the numbers are %v", got)
	}
}

func TestAStreamFavoursNoNumber(t *testing.T) {
	s := NewStream(NewKey([KeyBytes]byte{7}))
	const n, draws = 3 << 29, 40_000 // a third of all numbers would be folded onto the lower half
	low := 0
	for range draws {
		if s.Below(n) < n/2 {
			low++
		}
	}
	if low < draws/2-500 || low > draws/2+500 {
		t.Errorf("%d of %d lie in the lower half", low, draws)
	}
	if s.Drawn() == draws {
		t.Error("no number was drawn anew")
	}
}

func TestAKeyIsSixtyFourDigitsOrNothing(t *testing.T) {
	digits := strings.Repeat("0123456789abcdef", 4)
	for text, ok := range map[string]bool{"": true, digits: true, digits[1:]: false, digits + "0": false, strings.ToUpper(digits): false,
		strings.Repeat("x", 64): false, strings.Repeat("é", 32): false} {
		var k Key
		if err := k.UnmarshalText([]byte(text)); (err == nil) != ok {
			t.Errorf("%q: %v", text, err)
		}
		j, _ := json.Marshal(map[string]any{"seat": 0, "do": "next_round", "key": text})
		var c Command
		if err := json.Unmarshal(j, &c); (err == nil) != ok || ok && string(c.Key) != text {
			t.Errorf("a command with the key %q: %v, %q", text, err, c.Key)
		}
		if err := CheckTable(&Setup{Seats: []string{"A", "B"}, Key: Key(text)}); (err == nil) != ok {
			t.Errorf("a table with the key %q: %v", text, err)
		}
	}
}
