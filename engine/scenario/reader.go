package scenario

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"fourtell/engine"
)

// value is one JSON value of a scenario text, and where it stands. encoding/json alone would take keys in any case, let
// the last of two equal keys win, and could not say where a value stands.
type value struct {
	text []byte // the whole file
	raw  []byte
	at   int    // offset of raw in text
	path string // "hands", "step 3, expect.turn"; "" for the file itself
}

type member struct {
	key string
	value
}

// parse checks that the text is one JSON value.
func parse(text []byte) (value, error) {
	d := json.NewDecoder(bytes.NewReader(text))
	var raw json.RawMessage
	if err := d.Decode(&raw); err != nil {
		at := int(d.InputOffset())
		var syntax *json.SyntaxError
		if errors.As(err, &syntax) {
			at = int(syntax.Offset) - 1
		}
		why := "this is no JSON: " + engine.Quote(string(text[min(max(at, 0), len(text)):]))
		if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
			at, why = len(text), "the text ends before the scenario does"
		}
		return value{}, value{text: text, at: at}.errorf("%s", why)
	}
	end := int(d.InputOffset())
	if rest := bytes.TrimLeft(text[end:], " \t\r\n"); len(rest) > 0 {
		return value{}, value{text: text, at: len(text) - len(rest)}.errorf("there is something after the scenario's closing brace")
	}
	return value{text: text, raw: raw, at: end - len(raw)}, nil
}

// errorf says where the value stands and what is wrong with it.
func (v value) errorf(format string, args ...any) error {
	at := min(max(v.at, 0), len(v.text))
	before := v.text[:at]
	line := 1 + bytes.Count(before, []byte("\n"))
	column := 1 + at - (1 + bytes.LastIndexByte(before, '\n'))
	where := fmt.Sprintf("line %d, column %d: ", line, column)
	if v.path != "" {
		where += v.path + ": "
	}
	return errors.New(where + fmt.Sprintf(format, args...))
}

// short is the value as the file has it, cut where it is long.
func (v value) short() string {
	var b bytes.Buffer
	if json.Compact(&b, v.raw[:min(len(v.raw), 1<<10)]) != nil && len(v.raw) <= 1<<10 || b.Len() == 0 {
		return engine.Shorten(string(v.raw))
	}
	return engine.Shorten(b.String())
}

func (v value) null() bool { return string(v.raw) == "null" }

// members are an object's keys and values in the file's order; a key twice is an error.
func (v value) members() ([]member, error) {
	if v.raw[0] != '{' {
		return nil, v.errorf("must be an object {…}, not %s", v.short())
	}
	var all []member
	seen := map[string]bool{}
	d := json.NewDecoder(bytes.NewReader(v.raw))
	if _, err := d.Token(); err != nil {
		return nil, v.errorf("%v", err)
	}
	for d.More() {
		t, err := d.Token()
		if err != nil {
			return nil, v.errorf("%v", err)
		}
		key, _ := t.(string)
		in, err := v.next(d, v.under(key))
		if err != nil {
			return nil, err
		}
		if seen[key] {
			return nil, in.errorf("the key stands here twice")
		}
		seen[key] = true
		all = append(all, member{key, in})
	}
	return all, nil
}

// under is the path of a key of this object.
func (v value) under(key string) string {
	key = engine.Shorten(key)
	switch {
	case v.path == "":
		return key
	case strings.HasPrefix(v.path, "step ") && !strings.Contains(v.path, ","):
		return v.path + ", " + key
	}
	return v.path + "." + key
}

// elements are an array's values.
func (v value) elements() ([]value, error) {
	if v.raw[0] != '[' {
		return nil, v.errorf("must be a list […], not %s", v.short())
	}
	all := []value{}
	d := json.NewDecoder(bytes.NewReader(v.raw))
	if _, err := d.Token(); err != nil {
		return nil, v.errorf("%v", err)
	}
	for d.More() {
		in, err := v.next(d, v.path)
		if err != nil {
			return nil, err
		}
		all = append(all, in)
	}
	return all, nil
}

func (v value) next(d *json.Decoder, path string) (value, error) {
	var raw json.RawMessage
	if err := d.Decode(&raw); err != nil {
		return value{}, v.errorf("%v", err)
	}
	return value{text: v.text, raw: raw, at: v.at + int(d.InputOffset()) - len(raw), path: path}, nil
}

func (v value) word(what string) (string, error) {
	var s string
	if v.raw[0] != '"' || json.Unmarshal(v.raw, &s) != nil {
		return "", v.errorf("must be %s, not %s", what, v.short())
	}
	return s, nil
}

func (v value) boolean() (bool, error) {
	switch string(v.raw) {
	case "true":
		return true, nil
	case "false":
		return false, nil
	}
	return false, v.errorf("must be true or false, not %s", v.short())
}

func (v value) integer(low, high int64, what string) (int64, error) {
	n, err := strconv.ParseInt(string(v.raw), 10, 64)
	if err != nil || n < low || n > high {
		return 0, v.errorf("must be %s, not %s", what, v.short())
	}
	return n, nil
}

func (v value) integers(n int, what string) ([]int, error) {
	in, err := v.elements()
	if err != nil {
		return nil, err
	}
	if len(in) != n {
		return nil, v.errorf("must be a list of %d, one a seat; it has %d", n, len(in))
	}
	all := make([]int, n)
	for i, x := range in {
		k, err := x.integer(-1_000_000, 1_000_000, what)
		if err != nil {
			return nil, err
		}
		all[i] = int(k)
	}
	return all, nil
}

func unknownKey(m member, known string) error {
	return m.errorf("unknown key; known here: %s", known)
}
