package scenario

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"fourtell/engine"
	"fourtell/engine/notation"
)

// holds says whether a value, as JSON, is what is expected.
type holds = func(got json.RawMessage) bool

// readFactCheck reads what is expected of something only its game has.
func readFactCheck(v value, f engine.Fact, seats int) (check, error) {
	want, err := readFact(v, f, seats)
	return func(at *moment) (any, bool) {
		got := at.state.Own.by[f.Key]
		return got, want(got)
	}, err
}

func readFact(v value, f engine.Fact, seats int) (holds, error) {
	if f.Null && v.null() {
		return is(nil), nil
	}
	switch f.Kind {
	case engine.FactTruth:
		want, err := v.boolean()
		return is(want), err
	case engine.FactCards:
		want, err := v.integer(0, 1000, "a number of cards")
		return is(want), err
	case engine.FactWord:
		want, err := v.word(quoted(f.Among))
		if err == nil && !slices.Contains(f.Among, want) {
			err = v.errorf("must be %s, not %s", quoted(f.Among), v.short())
		}
		return is(want), err
	case engine.FactSeat:
		want, err := v.seat(seats)
		return is(want), err
	case engine.FactSeats:
		want, err := v.seats(seats)
		return func(got json.RawMessage) bool {
			var all []engine.Seat
			return json.Unmarshal(got, &all) == nil && sameSeats(all, want)
		}, err
	case engine.FactColor:
		want, err := v.color()
		return is(want), err
	case engine.FactRank:
		return readRank(v)
	case engine.FactBySeat:
		return readBySeat(v, f.Parts, seats)
	}
	return readParts(v, f.Parts, seats)
}

func readRank(v value) (holds, error) {
	if v.null() {
		return is(nil), nil
	}
	word, err := v.word("a rank, " + notation.Ranks + ", or null")
	if err != nil {
		return nil, err
	}
	want, ok := engine.ParseRank(word)
	if !ok {
		return nil, v.errorf("must be %s or null, not %s", notation.Ranks, v.short())
	}
	return is(want), nil
}

// readBySeat reads a list with an object a seat, or null; or an object whose keys are seats.
func readBySeat(v value, of []engine.Fact, seats int) (holds, error) {
	want := make([]holds, seats)
	if v.raw[0] == '{' {
		in, err := v.members()
		if err != nil {
			return nil, err
		}
		for _, m := range in {
			n, err := strconv.Atoi(m.key)
			if err != nil || n < 0 || n >= seats {
				return nil, m.errorf("must be a seat, 0 to %d", seats-1)
			}
			if want[n], err = readParts(m.value, of, seats); err != nil {
				return nil, err
			}
		}
	} else {
		in, err := v.elements()
		if err != nil {
			return nil, err
		}
		if len(in) != seats {
			return nil, v.errorf("must be a list of %d, one a seat; it has %d", seats, len(in))
		}
		for n, x := range in {
			if x.null() {
				continue
			}
			if want[n], err = readParts(x, of, seats); err != nil {
				return nil, err
			}
		}
	}
	return func(got json.RawMessage) bool {
		var all []json.RawMessage
		if json.Unmarshal(got, &all) != nil || len(all) != seats {
			return false
		}
		for n, one := range want {
			if one != nil && !one(all[n]) {
				return false
			}
		}
		return true
	}, nil
}

func readParts(v value, of []engine.Fact, seats int) (holds, error) {
	in, err := v.members()
	if err != nil {
		return nil, err
	}
	want := map[string]holds{}
	for _, m := range in {
		i := slices.IndexFunc(of, func(f engine.Fact) bool { return f.Key == m.key })
		if i < 0 {
			return nil, unknownKey(m, strings.TrimSuffix(keysOf(of), ", "))
		}
		if want[m.key], err = readFact(m.value, of[i], seats); err != nil {
			return nil, err
		}
	}
	return func(got json.RawMessage) bool {
		var parts map[string]json.RawMessage
		if json.Unmarshal(got, &parts) != nil || parts == nil {
			return false
		}
		for key, part := range want {
			if !part(parts[key]) {
				return false
			}
		}
		return true
	}, nil
}

// is says whether a value is written as that one is.
func is(want any) holds {
	text, err := json.Marshal(want)
	return func(got json.RawMessage) bool { return err == nil && string(got) == string(text) }
}

// keysOf are the keys, each with a comma behind it.
func keysOf(facts []engine.Fact) (keys string) {
	for _, f := range facts {
		keys += f.Key + ", "
	}
	return keys
}

// quoted are words to choose from: "a", "b" or "c".
func quoted(of []string) string {
	all := make([]string, len(of))
	for i, word := range of {
		all[i] = `"` + word + `"`
	}
	if len(all) == 1 {
		return all[0]
	}
	last := len(all) - 1
	return strings.Join(all[:last], ", ") + " or " + all[last]
}
