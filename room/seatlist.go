package room

import (
	"fmt"
	"path/filepath"
	"strconv"
	"strings"

	"fourtell/engine"
)

const (
	// ExecPrefix begins a seat on which a program sits: exec:./mybot --bold.
	ExecPrefix = "exec:"
	// ExecMark ends the name of a program's seat, so that a record tells it from a person's.
	ExecMark = " (exec)"
	// longestProgram is how many runes of a program's name are its seat's: the mark and a number follow.
	longestProgram = engine.LongestName - len(ExecMark) - 3
)

// SeatSpec says who plays one seat of a list: a person, a bot of the house or a program.
type SeatSpec struct {
	Name string
	Kind string   // of a bot of the house; "" for the others
	Argv []string // of a program, with its arguments; nil for the others
}

// Person says whether somebody plays the seat by hand.
func (c SeatSpec) Person() bool { return c.Kind == "" && c.Argv == nil }

// ParseSeats reads who sits at a table, as Ann,bot,exec:./mybot (SplitSeats): a kind of bot that known knows, a program, or else a
// person's name. Bots of one kind, and programs of one name, are numbered. The error names the seat.
func ParseSeats(list string, known func(kind string) bool) ([]SeatSpec, error) {
	specs := SplitSeats(list)
	if n := len(specs); n < engine.MinSeats {
		return nil, fmt.Errorf("a table has %d to %d seats, not %d: %s is all there is", engine.MinSeats, engine.MaxSeats, n, engine.Quote(list))
	} else if n > engine.MaxSeats {
		return nil, fmt.Errorf("a table has %d to %d seats, not %d", engine.MinSeats, engine.MaxSeats, n)
	}
	seats := make([]SeatSpec, len(specs))
	count := map[string]int{}
	for i, spec := range specs {
		c, err := parseSeat(spec, known)
		if err != nil {
			return nil, fmt.Errorf("seat %d: %w", i, err)
		}
		seats[i] = c
		count[c.Name]++
	}
	numbered := map[string]int{}
	for i, c := range seats {
		switch {
		case count[c.Name] == 1:
		case c.Person():
			return nil, fmt.Errorf("two people are called %q", c.Name)
		default: // bot 1, bot 2
			numbered[c.Name]++
			n := strconv.Itoa(numbered[c.Name])
			if base, ok := strings.CutSuffix(c.Name, ExecMark); ok {
				seats[i].Name = base + " " + n + ExecMark
			} else {
				seats[i].Name += " " + n
			}
		}
	}
	return seats, nil
}

func parseSeat(spec string, known func(string) bool) (SeatSpec, error) {
	if known(spec) {
		return SeatSpec{Name: spec, Kind: spec}, nil
	}
	if argv, is, err := ParseProgram(spec); err != nil {
		return SeatSpec{}, err
	} else if is {
		return SeatSpec{Name: engine.CleanLabel(filepath.Base(argv[0]), longestProgram) + ExecMark, Argv: argv}, nil
	}
	kind, _, colon := strings.Cut(spec, ":")
	switch {
	case colon && (kind == "level" || kind == "char"):
		return SeatSpec{}, fmt.Errorf("the house has no %s", engine.Quote(spec))
	case colon:
		return SeatSpec{}, fmt.Errorf("%s is no kind of player; there are a name, bot, heuristic, random, level:LEVEL, char:NAME and exec:PROGRAM", engine.Quote(spec))
	case engine.CheckName(spec) != nil:
		return SeatSpec{}, engine.CheckName(spec)
	case known(numberless(spec)) || strings.HasSuffix(spec, ExecMark):
		return SeatSpec{}, fmt.Errorf("%q is a bot's name; a person needs another", spec)
	}
	return SeatSpec{Name: spec}, nil
}

// numberless is a name without the number that ParseSeats has given it: "bot 2" → "bot".
func numberless(name string) string {
	base := strings.TrimRight(name, "0123456789")
	if base != name && strings.HasSuffix(base, " ") {
		return base[:len(base)-1]
	}
	return name
}
