package room

import (
	"bytes"
	"encoding/json"
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

// readDeeds reads the deeds of those names beside an object's other keys. The error is of a number that is none.
func readDeeds(object []byte, names []string) (d Deeds, err error) {
	if !slices.ContainsFunc(names, func(name string) bool { return bytes.Contains(object, []byte(name)) }) {
		return nil, nil
	}
	var keys map[string]value
	if err := json.Unmarshal(object, &keys); err != nil {
		return nil, err
	}
	for _, name := range names {
		if v, ok := keys[name]; ok {
			if v.err != nil {
				return nil, v.err
			}
			d.did(name, v.n)
		}
	}
	return d, nil
}

// value is that of any key: a number, or why it is none.
type value struct {
	n   int
	err error
}

// UnmarshalJSON takes whatever there is.
func (v *value) UnmarshalJSON(b []byte) error {
	if v.n, v.err = strconv.Atoi(string(b)); string(b) == "null" {
		v.err = nil
	}
	return nil
}
