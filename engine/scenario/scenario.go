package scenario

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"fourtell/engine"
	"fourtell/engine/games"
)

// Scenario is one file, read and found possible.
type Scenario struct {
	Name   string // the key "name"; free text
	Setup  engine.Setup
	Steps  []Step
	book   engine.Rulebook // of its game
	before []expectation   // what holds before the first command
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
	var s Scenario
	if s.book, err = readGame(keys); err != nil {
		return Scenario{}, err
	}
	for _, m := range all {
		if known := tableKeys(s.book); !slices.Contains(known, m.key) {
			return Scenario{}, unknownKey(m, strings.Join(known, ", "))
		}
	}
	if v, given := keys["name"]; given && v.raw[0] == '"' {
		if s.Name, err = v.word("a text"); err != nil {
			return Scenario{}, err
		}
	}
	if s.Setup, err = readTable(doc, keys, s.book); err != nil {
		return Scenario{}, err
	}
	of := formOf(s.book, len(s.Setup.Seats))
	if v, ok := keys["expect"]; ok {
		if s.before, err = readExpect(v, of); err != nil {
			return Scenario{}, err
		}
	}
	if v, ok := keys["commands"]; ok {
		if s.Steps, err = readSteps(v, of); err != nil {
			return Scenario{}, err
		}
	}
	if _, err := games.New(s.Setup); err != nil {
		return Scenario{}, fmt.Errorf("the table cannot be: %w", err)
	}
	return s, nil
}

// readGame is the book of the game that the file names; of the usual one where it names none.
func readGame(keys map[string]value) (engine.Rulebook, error) {
	v, given := keys["game"]
	if !given {
		return games.Named("")
	}
	names := quoted(games.All().Names())
	game, err := v.word(names)
	if err != nil {
		return nil, err
	}
	book, err := games.Named(game)
	if err != nil || game == "" {
		return nil, v.errorf("must be %s, not %s", names, v.short())
	}
	return book, nil
}
