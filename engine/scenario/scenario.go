package scenario

import (
	"fmt"
	"io"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/engine/uno"
)

// Scenario is one file, read and found possible.
type Scenario struct {
	Name   string // the key "name"; free text
	Setup  engine.Setup
	Steps  []Step
	before []expectation // what holds before the first command
}

// Step is one command and what must hold after it.
type Step struct {
	Command engine.Command // without its time, which Run sets
	word    string         // of a command that is none: what the file says
	expect  []expectation
}

// maxBytes bounds a file: a scenario is written by hand.
const maxBytes = 4 << 20

// Read is Load over a stream.
func Read(from io.Reader) (Scenario, error) {
	text, err := io.ReadAll(io.LimitReader(from, maxBytes+1))
	if err != nil {
		return Scenario{}, err
	}
	return Load(text)
}

// Load reads a scenario. Its error is one sentence that says where the text is wrong and why: a syntax error, an unknown
// key, switch or value, a card that is none, or a table that cannot be.
func Load(text []byte) (Scenario, error) {
	if len(text) > maxBytes {
		return Scenario{}, fmt.Errorf("the text is longer than %d MB: no scenario", maxBytes>>20)
	}
	text = engine.TrimMark(text)
	if err := engine.CheckUTF8(text); err != nil {
		return Scenario{}, err
	}
	doc, err := parse(text)
	if err != nil {
		return Scenario{}, err
	}
	all, err := doc.members()
	if err != nil {
		return Scenario{}, err
	}
	keys := map[string]value{}
	for _, m := range all {
		keys[m.key] = m.value
	}
	if err := checkGame(keys); err != nil {
		return Scenario{}, err
	}
	for _, m := range all {
		if !tableKey(m.key) {
			return Scenario{}, unknownKey(m, knownTableKeys)
		}
	}
	var s Scenario
	if v, given := keys["name"]; given && v.raw[0] == '"' {
		if s.Name, err = v.word("a text"); err != nil {
			return Scenario{}, err
		}
	}
	if s.Setup, err = readTable(doc, keys); err != nil {
		return Scenario{}, err
	}
	seats := len(s.Setup.Seats)
	if v, ok := keys["expect"]; ok {
		if s.before, err = readExpect(v, seats); err != nil {
			return Scenario{}, err
		}
	}
	if v, ok := keys["commands"]; ok {
		if s.Steps, err = readSteps(v, seats); err != nil {
			return Scenario{}, err
		}
	}
	if _, err := uno.Known(games.New(s.Setup)); err != nil {
		return Scenario{}, fmt.Errorf("the table cannot be: %w", err)
	}
	return s, nil
}

func checkGame(keys map[string]value) error {
	v, given := keys["game"]
	if !given {
		return nil
	}
	game, err := v.word(`"uno" or "bluff"`)
	if err != nil {
		return err
	}
	switch game {
	case "uno":
		return nil
	case "bluff":
		return v.errorf("this build does not play bluff yet")
	}
	return v.errorf("must be \"uno\" or \"bluff\", not %s", v.short())
}
