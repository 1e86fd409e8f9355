package gateway

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"io"
	"math/rand/v2"
	"net"
	"strings"
	"testing"
)

// unpack reads the first frame of what a packer made: its text, whether it was compressed, and what comes after it.
func unpack(t *testing.T, b []byte) (text []byte, compressed bool, rest []byte) {
	t.Helper()
	if b[0]&^0x40 != 0x81 || b[1]&0x80 != 0 {
		t.Fatalf("it begins with %x %x, which is no whole text of a house", b[0], b[1])
	}
	n, at := uint64(b[1]), 2
	switch n {
	case 126:
		n, at = uint64(binary.BigEndian.Uint16(b[2:])), 4
	case 127:
		n, at = binary.BigEndian.Uint64(b[2:]), 10
	}
	text, rest = b[at:at+int(n)], b[at+int(n):]
	if b[0]&0x40 == 0 {
		return text, false, rest
	}
	text, err := io.ReadAll(flate.NewReader(io.MultiReader(bytes.NewReader(text), strings.NewReader("\x00\x00\xff\xff\x01\x00\x00\xff\xff"))))
	if err != nil {
		t.Fatal(err)
	}
	return text, true, rest
}

func TestFramesPackedTogetherAreReadOneByOneWhateverTheirLength(t *testing.T) {
	random := make([]byte, 70_000)
	for i := range random {
		random[i] = byte(rand.N(256))
	}
	for _, compress := range []bool{false, true} {
		p := &packer{}
		lengths := []int{0, 1, 125, 126, 255, 256, 1000, 65535, 65536, 70_000}
		for _, n := range lengths {
			p.add(random[:n], compress)
			p.add([]byte(strings.Repeat("abc", n/3)), compress)
		}
		rest, text, packed := p.out.Bytes(), []byte(nil), false
		for _, n := range lengths {
			for _, want := range [][]byte{random[:n], []byte(strings.Repeat("abc", n/3))} {
				text, packed, rest = unpack(t, rest)
				if !bytes.Equal(text, want) || packed != (compress && len(want) >= smallest) {
					t.Errorf("of %d bytes there are %d, compressed %v", len(want), len(text), packed)
				}
			}
		}
		if len(rest) > 0 {
			t.Errorf("%d bytes are left", len(rest))
		}
	}
}

// counted is a connection that counts what is written to it at once.
type counted struct {
	net.Conn
	writes [][]byte
}

func (c *counted) Write(b []byte) (int, error) {
	c.writes = append(c.writes, bytes.Clone(b))
	return len(b), nil
}

func TestWhatAConnectionIsToldAtOnceGoesOutAtOnceAndInOrder(t *testing.T) {
	a, b := net.Pipe()
	defer a.Close()
	defer b.Close()
	g := &Gateway{}
	g.packers.New = func() any { return &packer{} }
	to := &counted{Conn: a}
	c := &conn{g: g, line: &line{Conn: to, within: writeWithin}, pack: true}
	if err := c.send([][]byte{[]byte("one"), []byte(strings.Repeat("two", 400)), []byte("three")}); err != nil {
		t.Fatal(err)
	}
	if len(to.writes) != 1 {
		t.Fatalf("three frames were written in %d goes", len(to.writes))
	}
	rest, text := to.writes[0], []byte(nil)
	for _, want := range []string{"one", strings.Repeat("two", 400), "three"} {
		if text, _, rest = unpack(t, rest); string(text) != want {
			t.Errorf("there is %.20q, not %.20q", text, want)
		}
	}
}

// BenchmarkPacking is what a beat's frame costs its connection.
func BenchmarkPacking(b *testing.B) {
	card := `{"id":17,"face":"R7"},`
	text := []byte(`{"t":"beat","snap":{"seq":42,"viewer":1,"phase":"play","hands":[{"name":"A","cards":[` + strings.Repeat(card, 40) + `{"id":1}]}]}}`)
	p := &packer{}
	b.ReportAllocs()
	for b.Loop() {
		p.out.Reset()
		p.add(text, true)
	}
	b.ReportMetric(float64(p.out.Len()), "B/frame")
}
