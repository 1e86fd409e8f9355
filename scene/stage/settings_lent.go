package stage

import (
	"encoding/json"
	"maps"
	"slices"
)

// lent are settings that belong together and that the command line has set for one start: what is remembered stays, unless the
// player chooses others.
type lent struct {
	was, given map[string]string // as they are kept, by name
}

// values are some settings as they are kept.
func valuesOf(all map[string]any, names []string) map[string]string {
	of := map[string]string{}
	for _, name := range names {
		b, _ := json.Marshal(all[name]) // plain values all of them
		of[name] = string(b)
	}
	return of
}

// Lend sets some settings for this start alone.
func (s *Settings) Lend(set func(*Settings), names ...string) {
	l := lent{was: valuesOf(s.fields(), names)}
	set(s)
	l.given = valuesOf(s.fields(), names)
	s.lent = append(s.lent, l)
}

// giveBack puts in the place of what was lent, where it still stands as it was given, what is remembered.
func (l *lent) giveBack(all map[string]any) {
	names := slices.Collect(maps.Keys(l.was))
	if !maps.Equal(valuesOf(all, names), l.given) {
		return
	}
	for _, name := range names {
		all[name] = json.RawMessage(l.was[name])
	}
}
