package bluff

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"fourtell/ai"
	"fourtell/engine"
)

// levelFile is a level in a file.
type levelFile struct {
	Name      string   `json:"name"`
	Bots      *int     `json:"bots"`
	Decks     *int     `json:"decks"`
	Bluff     *float64 `json:"bluff_frequency"`
	Challenge *float64 `json:"challenge_frequency"`
	Memory    *int     `json:"suspicion_memory"`
}

// ReadCast reads characters of one's own, each by the numbers of design 004:
//
//	[{"name": "Paranoid", "bots": 2, "decks": 2, "bluff_frequency": 0.25, "challenge_frequency": 0.70, "suspicion_memory": 20}]
//
// They count and plan as the house's level with the nearest memory. The error is one sentence that says which of them is wrong, and what.
func ReadCast(text []byte) ([]Level, error) {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	var all []levelFile
	if err := d.Decode(&all); err != nil {
		return nil, fmt.Errorf("characters: %w", engine.Plain(err, text))
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return nil, errors.New("characters: there is more behind the list")
	}
	var cast []Level
	taken := map[string]bool{}
	for i, f := range all {
		l, err := f.level()
		if err == nil && taken[l.Name] {
			err = fmt.Errorf("%s is there twice", engine.Quote(f.Name))
		}
		if err != nil {
			return nil, fmt.Errorf("characters: the %d. of %d: %w", i+1, len(all), err)
		}
		taken[l.Name] = true
		cast = append(cast, l)
	}
	if len(cast) == 0 {
		return nil, errors.New("characters: the list is empty")
	}
	return cast, nil
}

// longestName is how many letters a character's name may have.
const longestName = 24

// level checks it. The error says what is wrong.
func (f *levelFile) level() (Level, error) {
	name := strings.ToLower(strings.TrimSpace(f.Name))
	switch {
	case name == "" || len(name) > longestName || strings.ContainsAny(name, ",:\t\r\n"):
		return Level{}, fmt.Errorf("\"name\" is 1 to %d letters without comma or colon, not %s", longestName, engine.Quote(f.Name))
	case f.Bots == nil || *f.Bots < 1 || *f.Bots >= engine.MaxSeats:
		return Level{}, fmt.Errorf("\"bots\" is 1 to %d", engine.MaxSeats-1)
	case f.Decks == nil || *f.Decks < 1 || *f.Decks > 8:
		return Level{}, errors.New("\"decks\" is 1 to 8")
	case f.Bluff == nil || *f.Bluff < 0 || *f.Bluff > 1:
		return Level{}, errors.New("\"bluff_frequency\" is 0 to 1")
	case f.Challenge == nil || *f.Challenge < 0 || *f.Challenge > 1:
		return Level{}, errors.New("\"challenge_frequency\" is 0 to 1")
	case f.Memory == nil || *f.Memory < 1 || *f.Memory > 1000:
		return Level{}, errors.New("\"suspicion_memory\" is 1 to 1000 turns")
	}
	l := nearest(*f.Memory)
	l.Wary -= waryStep * (odds(*f.Challenge) - odds(l.Challenge))
	l.Name, l.Other = name, strings.TrimSpace(f.Name)
	l.Bots, l.Decks, l.Bluff, l.Challenge, l.Memory = *f.Bots, *f.Decks, *f.Bluff, *f.Challenge, *f.Memory
	return l, nil
}

// waryStep is how much less wary somebody is whose table doubts more by one in odds: measured.
const waryStep = 1.0

// nearest is the house's level whose memory is the nearest, the weaker of two.
func nearest(memory int) Level {
	levels := Levels()
	best := levels[0]
	for _, l := range levels[1:] {
		if max(l.Memory-memory, memory-l.Memory) < max(best.Memory-memory, memory-best.Memory) {
			best = l
		}
	}
	return best
}

// Cast is the house with characters of one's own besides: "char:paranoid".
type Cast struct {
	House
	Own []Level
}

// Cast reads characters of one's own (ReadCast).
func (House) Cast(text []byte) (ai.House, error) {
	own, err := ReadCast(text)
	if err != nil {
		return nil, err
	}
	return Cast{Own: own}, nil
}

// Kinds are the house's and then one's own.
func (c Cast) Kinds() []string {
	all := c.House.Kinds()
	for _, l := range c.Own {
		all = append(all, ai.CharMark+l.Name)
	}
	return all
}

// Named makes one of them. One's own come before the house's of the same name.
func (c Cast) Named(kind string) func(engine.Seat, uint64) ai.Bot {
	for _, l := range c.Own {
		if kind == ai.CharMark+l.Name {
			return func(seat engine.Seat, seed uint64) ai.Bot { return NewPlayer(l, Style{}, seat, seed) }
		}
	}
	return c.House.Named(kind)
}
