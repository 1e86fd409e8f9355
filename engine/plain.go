package engine

import (
	"encoding/json"
	"errors"
	"strings"
)

// Plain is what package json found wrong in words for whoever wrote the text, in whatever language: it names the key and what
// stands there, and none of this program's types.
func Plain(err error) error {
	var wrong *json.UnmarshalTypeError
	if !errors.As(err, &wrong) {
		return errors.New(strings.TrimPrefix(err.Error(), "json: "))
	}
	what := "a " + wrong.Value
	if strings.HasPrefix(wrong.Value, "number ") { // one that is out of range
		what = wrong.Value
	} else if wrong.Value == "array" || wrong.Value == "object" {
		what = "an " + wrong.Value
	}
	if wrong.Field == "" {
		return errors.New("an object is wanted, not " + what)
	}
	return errors.New(`"` + wrong.Field + `" cannot be ` + what)
}
