package scenario

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"fourtell/engine"
	"fourtell/engine/notation"
)

// tableKeys are the keys of a table of that game.
func tableKeys(book engine.Rulebook) []string {
	own := []string{"discard", "draw", "turn", "direction", "dealer", "called", "scores", "seed", "expect", "opener", "commands"}
	if p, more := book.(engine.Placing); more {
		own = slices.Concat(p.PositionKeys(), []string{"turn", "dealer", "scores", "seed", "expect", "commands"})
	}
	return append([]string{"game", "name", "source", "rule", "note", "rules", "seats", "hands"}, own...)
}

// readTable turns the keys of the table into a set-up, with the defaults of docs/scenarios.md.
func readTable(doc value, keys map[string]value, book engine.Rulebook) (engine.Setup, error) {
	s := engine.Setup{Game: book.Name()}
	var err error
	if s.Seats, err = readSeats(doc, keys); err != nil {
		return s, err
	}
	n := len(s.Seats)
	if s.Rules, err = readRules(keys, n, book); err != nil {
		return s, err
	}
	if v, ok := keys["seed"]; ok {
		if s.Seed, err = strconv.ParseUint(string(v.raw), 10, 64); err != nil {
			return s, v.errorf("must be a whole number from 0 to 2^64-1, not %s", v.short())
		}
	}
	turn, err := readSeat(keys, "turn", n, 0)
	if err != nil {
		return s, err
	}
	if s.Dealer, err = readSeat(keys, "dealer", n, (turn+engine.Seat(n)-1)%engine.Seat(n)); err != nil {
		return s, err
	}
	if v, ok := keys["scores"]; ok {
		if s.Scores, err = v.integers(n, "points, a whole number"); err != nil {
			return s, err
		}
	}
	placing, _ := book.(engine.Placing)
	if _, hands := keys["hands"]; !hands {
		lie := []string{"discard", "draw", "opener"}
		if placing != nil {
			lie = placing.PositionKeys()
		}
		for _, k := range lie {
			if v, ok := keys[k]; ok {
				return s, v.errorf("stands without \"hands\": a round dealt from its seed takes no %s", k)
			}
		}
		return s, dealtAsUsual(keys)
	}
	if placing != nil {
		s.Position, err = readPlaced(keys, n, turn, placing)
	} else {
		s.Position, err = readPosition(keys, n, turn)
	}
	return s, err
}

// readPlaced reads a table whose game has keys of its own for what lies there; what stands under them the game reads.
func readPlaced(keys map[string]value, n int, turn engine.Seat, of engine.Placing) (*engine.Position, error) {
	p := &engine.Position{Turn: turn, Direction: 1}
	var err error
	if p.Hands, err = keys["hands"].hands(n); err != nil {
		return nil, err
	}
	own := map[string]json.RawMessage{}
	for _, k := range of.PositionKeys() {
		if v, ok := keys[k]; ok {
			own[k] = v.raw
		}
	}
	if len(own) > 0 {
		p.Own, err = json.Marshal(own)
	}
	return p, err
}

func readSeats(doc value, keys map[string]value) ([]string, error) {
	v, ok := keys["seats"]
	if !ok {
		return nil, doc.errorf("the key \"seats\" is missing: a list of 2 to 10 names")
	}
	in, err := v.elements()
	if err != nil {
		return nil, err
	}
	if len(in) < engine.MinSeats || len(in) > engine.MaxSeats {
		return nil, v.errorf("a table has 2 to 10 seats, not %d", len(in))
	}
	names := make([]string, len(in))
	for i, x := range in {
		if names[i], err = x.word("a name"); err != nil {
			return nil, err
		}
		if err := engine.CheckName(names[i]); err != nil {
			return nil, x.errorf("%v", err)
		}
	}
	return names, nil
}

func readSeat(keys map[string]value, key string, n int, otherwise engine.Seat) (engine.Seat, error) {
	v, ok := keys[key]
	if !ok {
		return otherwise, nil
	}
	return v.seat(n)
}

func (v value) seat(n int) (engine.Seat, error) {
	k, err := v.integer(0, int64(n-1), "a seat, 0 to "+strconv.Itoa(n-1))
	return engine.Seat(k), err
}

func (v value) seats(n int) ([]engine.Seat, error) {
	in, err := v.elements()
	if err != nil {
		return nil, err
	}
	all := make([]engine.Seat, len(in))
	for i, x := range in {
		if all[i], err = x.seat(n); err != nil {
			return nil, err
		}
		if slices.Contains(all[:i], all[i]) {
			return nil, x.errorf("seat %d stands here twice", all[i])
		}
	}
	return all, nil
}

// card reads one card; a stamp only where a discard pile is written.
func (v value) card(stamped bool) (engine.SeenCard, error) {
	text, err := v.word("a card like " + quoted(strings.Split(notation.Cards, ", ")))
	if err != nil {
		return engine.SeenCard{}, err
	}
	c, ok := engine.ParseCard(text)
	if !ok {
		return c, v.errorf("%s is no card (%s)", engine.Quote(text), notation.Cards)
	}
	if c.Stamp != engine.NoColor && !stamped {
		return c, v.errorf("%s: a colour is named on the discard pile only; write %s", engine.Quote(text), c.Face)
	}
	return c, nil
}

func (v value) cards(stamped bool) ([]engine.SeenCard, error) {
	in, err := v.elements()
	if err != nil {
		return nil, err
	}
	all := make([]engine.SeenCard, len(in))
	for i, x := range in {
		if all[i], err = x.card(stamped); err != nil {
			return nil, err
		}
	}
	return all, nil
}

func (v value) hands(n int) ([][]engine.SeenCard, error) {
	in, err := v.elements()
	if err != nil {
		return nil, err
	}
	if len(in) != n {
		return nil, v.errorf("must be %d lists of cards, one a seat; there are %d", n, len(in))
	}
	all := make([][]engine.SeenCard, n)
	for i, x := range in {
		if all[i], err = x.cards(false); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// dealtAsUsual refuses what a round dealt from its seed cannot begin with: another direction, or somebody who has called.
func dealtAsUsual(keys map[string]value) error {
	if v, ok := keys["direction"]; ok && string(v.raw) != "1" {
		return v.errorf("a round dealt from its seed begins with direction 1, not %s", v.short())
	}
	if v, ok := keys["called"]; ok {
		if in, err := v.elements(); err != nil || len(in) > 0 {
			return v.errorf("nobody has called when a round is dealt from its seed: must be [] or left out")
		}
	}
	return nil
}

func readPosition(keys map[string]value, n int, turn engine.Seat) (*engine.Position, error) {
	p := &engine.Position{Turn: turn, Direction: 1}
	var err error
	if p.Hands, err = keys["hands"].hands(n); err != nil {
		return nil, err
	}
	if v, ok := keys["direction"]; ok {
		switch string(v.raw) {
		case "1":
		case "-1":
			p.Direction = -1
		default:
			return nil, v.errorf("must be 1 or -1, not %s", v.short())
		}
	}
	if v, ok := keys["discard"]; ok {
		if p.Discard, err = v.cards(true); err != nil {
			return nil, err
		}
	}
	p.Rest = true
	if v, ok := keys["draw"]; ok {
		p.Rest = false
		if p.Draw, err = v.cards(false); err != nil {
			return nil, err
		}
	}
	if v, ok := keys["called"]; ok {
		if p.Called, err = v.seats(n); err != nil {
			return nil, err
		}
	}
	if v, ok := keys["opener"]; ok {
		if p.Opener, err = v.card(false); err != nil {
			return nil, err
		}
		if len(p.Discard) > 0 {
			return nil, keys["discard"].errorf("with an \"opener\" the discard pile is empty; leave it out")
		}
		return p, nil
	}
	if len(p.Discard) == 0 {
		return nil, keys["hands"].errorf("hands are given, but neither a \"discard\" pile nor an \"opener\"")
	}
	return p, nil
}

// readRules reads a preset's name, or an object of switches over a preset, into the short text form.
func readRules(keys map[string]value, seats int, book engine.Rulebook) (string, error) {
	preset := book.Presets()[0]
	v, given := keys["rules"]
	if !given {
		return preset, nil
	}
	var settings []engine.Setting
	var err error
	if v.raw[0] == '"' {
		if preset, err = readPreset(v, book); err != nil {
			return "", err
		}
	} else if preset, settings, err = readSwitches(v, book); err != nil {
		return "", err
	}
	r, err := book.Build(preset, settings)
	if err != nil {
		return "", v.errorf("%v", err)
	}
	if err := r.Check(seats); err != nil {
		return "", v.errorf("%v", err)
	}
	return r.String(), nil
}

func readSwitches(v value, book engine.Rulebook) (preset string, settings []engine.Setting, err error) {
	if v.raw[0] != '{' {
		return "", nil, v.errorf("must be a preset's name or an object of switches, not %s", v.short())
	}
	in, err := v.members()
	if err != nil {
		return "", nil, err
	}
	preset = book.Presets()[0]
	for _, m := range in {
		if m.key == "preset" {
			if preset, err = readPreset(m.value, book); err != nil {
				return "", nil, err
			}
			continue
		}
		s, ok := engine.SwitchOf(book, m.key)
		if !ok {
			return "", nil, m.errorf("unknown switch")
		}
		text, err := switchValue(m.value, s)
		if err != nil {
			return "", nil, err
		}
		set := engine.Setting{Name: m.key, Value: text}
		if _, err := book.Build("", []engine.Setting{set}); err != nil {
			return "", nil, m.errorf("%v", err)
		}
		settings = append(settings, set)
	}
	return preset, settings, nil
}

func readPreset(v value, book engine.Rulebook) (string, error) {
	name, err := v.word("a preset's name")
	if err != nil {
		return "", err
	}
	if !slices.Contains(book.Presets(), name) {
		return "", v.errorf("unknown preset %s; there are %s", engine.Quote(name), strings.Join(book.Presets(), ", "))
	}
	return name, nil
}

// switchValue is the text of a value: true and false are on and off.
func switchValue(v value, s engine.Switch) (string, error) {
	switch v.raw[0] {
	case '"':
		return v.word("a value")
	case 't', 'f':
		if string(v.raw) == "false" && s.Least > 0 {
			return strconv.Itoa(s.Min), nil
		}
		if len(s.Values) == 0 {
			return "", v.errorf("must be a whole number from %d to %d, not %s", s.Min, s.Max, v.short())
		}
		return string(v.raw), nil
	case 'n':
		if s.Least > 0 {
			return strconv.Itoa(s.Min), nil // none
		}
		return "", v.errorf("must be one value, not null")
	case '{', '[':
		return "", v.errorf("must be one value, not %s", v.short())
	}
	return string(v.raw), nil
}
