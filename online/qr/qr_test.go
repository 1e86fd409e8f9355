package qr

import (
	"strings"
	"testing"
)

// read takes the text out of a code of up to 29 modules (one block of data, the mask 000), as a camera would that sees every
// module: up and down in columns of two from the lower right, past what is no data.
func read(t *testing.T, c Code) string {
	t.Helper()
	n := len(c)
	fixed := func(x, y int) bool { // finders with their formats, timing, the one alignment pattern
		square := n > 21 && x >= n-9 && x <= n-5 && y >= n-9 && y <= n-5
		return x < 9 && y < 9 || x < 9 && y >= n-8 || x >= n-8 && y < 9 || x == 6 || y == 6 || square
	}
	var bits []bool
	up := true
	for right := n - 1; right > 0; right -= 2 {
		if right == 6 {
			right--
		}
		for i := range n {
			y := i
			if up {
				y = n - 1 - i
			}
			for _, x := range []int{right, right - 1} {
				if !fixed(x, y) {
					bits = append(bits, c.Dark(x, y) != ((x+y)%2 == 0))
				}
			}
		}
		up = !up
	}
	number := func(from, many int) (v int) {
		for _, b := range bits[from : from+many] {
			v *= 2
			if b {
				v++
			}
		}
		return v
	}
	if mode := number(0, 4); mode != 4 {
		t.Fatalf("the code's mode is %d, want 4 (bytes)", mode)
	}
	text := make([]byte, number(4, 8))
	for i := range text {
		text[i] = byte(number(12+8*i, 8))
	}
	return string(text)
}

func TestALinkIsReadBackFromItsCode(t *testing.T) {
	for _, tt := range []struct {
		text string
		side int
	}{
		{"", 21},
		{"http://a/#K7QF", 21},
		{"http://10.0.0.7:4711/#K7QF", 25},
		{"http://192.168.178.23:54321/#K7QF2M", 29},
		{"https://[2001:db8::1]/#K7QF2M, grüße", 29},
	} {
		c, err := Of(tt.text)
		if err != nil {
			t.Fatal(err)
		}
		if len(c) != tt.side || len(c[0]) != tt.side {
			t.Errorf("%q has a side of %d, want %d", tt.text, len(c), tt.side)
		}
		if got := read(t, c); got != tt.text {
			t.Errorf("read %q, want %q", got, tt.text)
		}
	}
}

func TestRoundACodeAllIsLight(t *testing.T) {
	c, err := Of("http://a/")
	if err != nil {
		t.Fatal(err)
	}
	if !c.Dark(0, 0) || !c.Dark(len(c)-1, 0) || !c.Dark(0, len(c)-1) {
		t.Error("a corner of a finder is light")
	}
	for _, at := range [][2]int{{-1, 0}, {0, -1}, {len(c), 0}, {0, len(c)}, {-1000, 1000}} {
		if c.Dark(at[0], at[1]) {
			t.Errorf("%v, outside of the code, is dark", at)
		}
	}
}

func TestATextHasACodeUpToItsMost(t *testing.T) {
	c, err := Of(strings.Repeat("x", Most))
	if err != nil || len(c) != 57 {
		t.Errorf("the longest text has a side of %d (%v), want 57", len(c), err)
	}
	if _, err := Of(strings.Repeat("x", Most+1)); err == nil || !strings.Contains(err.Error(), "214 bytes") {
		t.Errorf("a text that is too long: %v", err)
	}
}

func TestADenseCodeHasRoomForAPieceOfAFileWithItsAddress(t *testing.T) {
	code, err := Dense(strings.Repeat("x", MostDense))
	if err != nil || len(code) != 93 {
		t.Errorf("the largest has %d modules: %v", len(code), err)
	}
	if _, err := Dense(strings.Repeat("x", MostDense+1)); err == nil || !strings.Contains(err.Error(), "makes no QR code") {
		t.Errorf("a longer text: %v", err)
	}
}
