package room

import (
	"bytes"
	"encoding/json"
	"fmt"
	"iter"
	"slices"
	"strconv"

	"fourtell/engine"
	"fourtell/engine/games"
)

// Deeds are how often somebody has done what their game counts besides rounds (engine.Counting), by its name: counts, never
// negative.
type Deeds map[string]int

// did counts so many more.
func (d *Deeds) did(name string, n int) {
	if n == 0 {
		return
	}
	if *d == nil {
		*d = Deeds{}
	}
	(*d)[name] += n
}

// deedNames are the names of what the games count, in the order they are kept in.
func deedNames() (all []string) {
	for _, book := range games.All() {
		if of, ok := book.(engine.Counting); ok {
			for _, name := range of.DeedNames() {
				if !slices.Contains(all, name) {
					all = append(all, name)
				}
			}
		}
	}
	return all
}

// withDeeds is a value's JSON object with the deeds beside its own keys.
func withDeeds(v any, d Deeds) ([]byte, error) {
	b, err := json.Marshal(v)
	if err != nil || len(d) == 0 {
		return b, err
	}
	b = b[:len(b)-1]
	for _, name := range deedNames() {
		if n := d[name]; n != 0 {
			if len(b) > 1 {
				b = append(b, ',')
			}
			b = strconv.AppendQuote(b, name)
			b = append(b, ':')
			b = strconv.AppendInt(b, int64(n), 10)
		}
	}
	return append(b, '}'), nil
}

// readDeeds reads the deeds of those names beside the other keys of an object, which is known to be JSON. The error is of a number
// that is none.
func readDeeds(object []byte, names []string) (d Deeds, err error) {
	for key, value := range members(object) {
		at := slices.IndexFunc(names, func(name string) bool { return name == string(key) })
		if at < 0 || string(value) == "null" {
			continue
		}
		n, err := strconv.Atoi(string(value))
		if err != nil {
			return nil, fmt.Errorf("%s %s is no count", engine.Quote(string(value)), names[at])
		}
		d.did(names[at], n-d[names[at]]) // a key that stands twice is its last
	}
	return d, nil
}

// members are the keys of an object, as they stand between their quotes, and their values. encoding/json could tell them too, but
// allocates three times as much for statistics that are read after every round.
func members(object []byte) iter.Seq2[[]byte, []byte] {
	return func(yield func(key, value []byte) bool) {
		var key []byte
		from, depth := 0, 0 // of the text between two of , : { }, and how deep it lies
		for i := 0; i < len(object); i++ {
			switch c := object[i]; c {
			case '"':
				for i++; i < len(object) && object[i] != '"'; i++ {
					if object[i] == '\\' {
						i++
					}
				}
			case '{', '[':
				if depth++; depth == 1 {
					from = i + 1
				}
			case ':', ',', '}', ']':
				if depth == 1 {
					text := bytes.TrimSpace(object[from:i])
					if from = i + 1; c == ':' {
						key = bytes.Trim(text, `"`)
					} else if key != nil && !yield(key, text) {
						return
					}
				}
				if c == '}' || c == ']' {
					depth--
				}
			}
		}
	}
}
