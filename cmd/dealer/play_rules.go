package main

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"

	"fourtell/engine"
)

// readRules reads a preset, preset,switch=value,… or a file of rules.
func readRules(book engine.Rulebook, text string) (engine.Rules, error) {
	where := "--rules"
	name, _, _ := strings.Cut(text, ",")
	if !slices.Contains(book.Presets(), strings.TrimSpace(name)) {
		if b, err := os.ReadFile(text); err == nil {
			text, where = string(b), "--rules: "+text
		} else if strings.ContainsAny(text, `/\.`) {
			return nil, fmt.Errorf("--rules: %s cannot be read: %s", text, cause(err))
		}
	}
	r, err := parseRules(book, text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", where, err)
	}
	return r, nil
}

// readRules reads the rules and puts --match over them.
func (o *playFlags) readRules(book engine.Rulebook) (engine.Rules, error) {
	text := o.rules
	if !o.given["rules"] {
		text = book.Presets()[0]
	}
	r, err := readRules(book, text)
	if err != nil {
		return nil, err
	}
	if o.given["match"] {
		if r, err = r.ToPoints(o.match); err != nil {
			return nil, fmt.Errorf("--match: a match goes to 100 to 1000 points, not %d", o.match)
		}
	}
	return r, nil
}

// parseRules reads rules as text, in one line or a switch a line, or as the object of a scenario file.
func parseRules(book engine.Rulebook, text string) (engine.Rules, error) {
	text = string(engine.TrimMark([]byte(text)))
	if err := engine.CheckUTF8([]byte(text)); err != nil {
		return nil, err
	}
	if strings.HasPrefix(strings.TrimSpace(text), "{") {
		return rulesObject(book, text)
	}
	parts := strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == '\r' || r == ',' })
	kept := parts[:0]
	for _, p := range parts {
		if p = strings.TrimSpace(p); p != "" {
			kept = append(kept, p)
		}
	}
	return engine.ParseRules(book, strings.Join(kept, ","))
}

// rulesObject reads {"preset":"classic","stack_two":true}.
func rulesObject(book engine.Rulebook, text string) (engine.Rules, error) {
	var keys map[string]any
	if err := json.Unmarshal([]byte(text), &keys); err != nil {
		return nil, fmt.Errorf("the rules are no JSON object: %w", engine.Plain(err, []byte(text)))
	}
	preset := ""
	var settings []engine.Setting
	for name, value := range keys {
		switch v := value.(type) {
		case string, bool, float64:
			if name == "preset" {
				preset = fmt.Sprint(v)
				continue
			}
			settings = append(settings, engine.Setting{Name: name, Value: fmt.Sprint(v)})
		default:
			return nil, fmt.Errorf("%s takes a word, a number, true or false", engine.Quote(name))
		}
	}
	slices.SortFunc(settings, func(a, b engine.Setting) int { return strings.Compare(a.Name, b.Name) }) // the same error each time
	return book.Build(preset, settings)
}
