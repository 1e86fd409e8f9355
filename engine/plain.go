package engine

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Plain is what package json found wrong with a text in words for whoever wrote it, in whatever language: it names the key or
// the place and what stands there, cut where it is long, and none of this program's types.
func Plain(err error, text []byte) error {
	var syntax *json.SyntaxError
	var wrong *json.UnmarshalTypeError
	switch {
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return errTooEarly
	case errors.As(err, &syntax):
		at := int(syntax.Offset) - 1 // Offset counts what has been read
		if strings.HasPrefix(syntax.Error(), "unexpected end") || at < 0 || at >= len(text) {
			return errTooEarly
		}
		return fmt.Errorf("it is no JSON from letter %d on: %s", 1+utf8.RuneCount(text[:at]), Quote(string(text[at:])))
	case errors.As(err, &wrong):
		return wrongType(wrong)
	}
	why := strings.TrimPrefix(err.Error(), "json: ")
	if key, unknown := strings.CutPrefix(why, "unknown field "); unknown {
		if plain, err := strconv.Unquote(key); err == nil {
			key = plain
		}
		return fmt.Errorf("there is no key %s", Quote(key))
	}
	return errors.New(why)
}

var errTooEarly = errors.New("it ends too early to be JSON")

func wrongType(wrong *json.UnmarshalTypeError) error {
	what := "a " + wrong.Value
	if strings.HasPrefix(wrong.Value, "number ") { // one that is out of range
		what = Shorten(wrong.Value)
	} else if wrong.Value == "array" || wrong.Value == "object" {
		what = "an " + wrong.Value
	}
	if wrong.Field == "" {
		return errors.New("an object is wanted, not " + what)
	}
	return errors.New(`"` + wrong.Field + `" cannot be ` + what)
}

// TrimMark is a text without the mark of UTF-8 that some editors put before it.
func TrimMark(text []byte) []byte { return bytes.TrimPrefix(text, []byte("\ufeff")) }

// CheckUTF8 is what keeps a text from being one, with its line; nil where nothing does.
func CheckUTF8(text []byte) error {
	if bytes.HasPrefix(text, []byte("\xff\xfe")) || bytes.HasPrefix(text, []byte("\xfe\xff")) {
		return errors.New("line 1: it is written in UTF-16; UTF-8 is wanted")
	}
	line := 1
	for one := range bytes.Lines(text) {
		if err := checkLine(one); err != nil {
			return fmt.Errorf("line %d: %w", line, err)
		}
		line++
	}
	return nil
}
