package main

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"io"
	"os"
	"strings"
	"testing"
)

const root = "../../.."

func TestACallIsNamedWhereverItMayComeByInlining(t *testing.T) {
	found, err := read(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []struct{ from, to string }{
		{"(*State).PlayRandom", "drawing.byChoice"}, // written there
		{"(*State).PlayRandom", "drawing.take"},     // in what it calls
		{"(*State).PlayRandom", "(*Rand).Uint32"},   // and far down
		{"playing.play", "(*State).ask"},
	} {
		named := false
		for _, e := range found.edges() {
			named = named || strings.HasSuffix(e.from.name, "."+want.from) && strings.HasSuffix(e.to.name, "."+want.to)
		}
		if !named {
			t.Errorf("%s is not named in %s", want.to, want.from)
		}
	}
}

// A profile tells a call by how many lines it is away from where its function begins. Some may have moved since: not many.
func TestMostCallsAreStillWhereTheProfileSays(t *testing.T) {
	file, err := os.Open(root + "/cmd/figures/default.pgo")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	packed, err := gzip.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	kept, err := io.ReadAll(packed)
	if err != nil {
		t.Fatal(err)
	}
	found, err := read(root)
	if err != nil {
		t.Fatal(err)
	}
	now := told(profile(found.edges()))
	still := 0
	for e := range told(kept) {
		if now[e] {
			still++
		}
	}
	if still*4 < len(now)*3 {
		t.Errorf("of %d calls %d are where the profile says: go run ./cmd/figures/inlined makes it anew", len(now), still)
	}
}

type toldCall struct {
	from, to string
	away     int // lines from where the function begins
}

// told is the calls of a profile.
func told(profile []byte) map[toldCall]bool {
	type function struct{ name, start uint64 }
	type place struct{ function, line uint64 }
	var texts []string
	functions, places, samples := map[uint64]function{}, map[uint64]place{}, [][]uint64{}
	fields(profile, func(field int, _ uint64, message []byte) {
		var n [6]uint64
		var line place
		var at []uint64
		fields(message, func(of int, value uint64, inner []byte) {
			switch {
			case field == 2 && of == 1:
				at = append(at, value)
			case field == 4 && of == 4:
				fields(inner, func(of int, value uint64, _ []byte) {
					if of == 1 {
						line.function = value
					} else {
						line.line = value
					}
				})
			case of < len(n):
				n[of] = value
			}
		})
		switch field {
		case 2:
			samples = append(samples, at)
		case 4:
			places[n[1]] = line
		case 5:
			functions[n[1]] = function{n[2], n[5]}
		case 6:
			texts = append(texts, string(message))
		}
	})
	calls := map[toldCall]bool{}
	for _, at := range samples {
		to, from := functions[places[at[0]].function], functions[places[at[1]].function]
		calls[toldCall{texts[from.name], texts[to.name], int(places[at[1]].line) - int(from.start)}] = true
	}
	return calls
}

// fields gives each field of a message, a number or what is inside it. What is no message has none.
func fields(message []byte, each func(field int, n uint64, inner []byte)) {
	for r := bytes.NewReader(message); r.Len() > 0; {
		tag, err := binary.ReadUvarint(r)
		if err != nil {
			return
		}
		n, err := binary.ReadUvarint(r)
		if err != nil {
			return
		}
		var inner []byte
		if tag&7 == 2 {
			if n > uint64(r.Len()) {
				return
			}
			inner = make([]byte, n)
			_, _ = r.Read(inner)
		}
		each(int(tag>>3), n, inner)
	}
}
