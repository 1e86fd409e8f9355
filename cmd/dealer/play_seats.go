package main

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/room"
)

// chair says who plays one seat: a person, a house bot or a program.
type chair struct {
	name string
	kind string   // of a house bot; "" for the others
	argv []string // of a program; nil for the others
}

func (c chair) person() bool { return c.kind == "" && c.argv == nil }

const (
	houseBot    = "bot" // whoever the house sends: its best
	execPrefix  = "exec:"
	execMark    = " (exec)" // ends the name of a program's seat, so that a record tells it from a person's
	longestName = 40        // runes
)

// maker is the maker of a house bot of that kind.
func maker(kind string) (room.NewBot, bool) {
	if kind == houseBot {
		kind = "heuristic"
	}
	make, ok := ai.Named(kind)
	return room.NewBot(make), ok
}

// errLater is the answer to every level and character.
var errLater = errors.New("levels and characters come later; bot, heuristic and random play now")

// readSeats reads Ann,bot,exec:./mybot. The error names the seat.
func readSeats(list string) ([]chair, error) {
	specs := strings.Split(list, ",")
	if n := len(specs); n < engine.MinSeats || n > engine.MaxSeats {
		return nil, fmt.Errorf("a table has %d to %d seats, not %d", engine.MinSeats, engine.MaxSeats, n)
	}
	chairs := make([]chair, len(specs))
	count := map[string]int{}
	for i, spec := range specs {
		c, err := readSeat(strings.TrimSpace(spec))
		if err != nil {
			return nil, fmt.Errorf("seat %d: %w", i, err)
		}
		chairs[i] = c
		count[c.name]++
	}
	numbered := map[string]int{}
	for i, c := range chairs {
		switch {
		case count[c.name] == 1:
		case c.person():
			return nil, fmt.Errorf("two people are called %q", c.name)
		default: // bot 1, bot 2
			numbered[c.name]++
			n := strconv.Itoa(numbered[c.name])
			if base, ok := strings.CutSuffix(c.name, execMark); ok {
				chairs[i].name = base + " " + n + execMark
			} else {
				chairs[i].name += " " + n
			}
		}
	}
	return chairs, nil
}

func readSeat(spec string) (chair, error) {
	if _, ok := maker(spec); ok {
		return chair{name: spec, kind: spec}, nil
	}
	if command, ok := strings.CutPrefix(spec, execPrefix); ok {
		argv := strings.Fields(command)
		if len(argv) == 0 {
			return chair{}, errors.New("exec: needs a program, as in exec:./mybot")
		}
		return chair{name: filepath.Base(argv[0]) + execMark, argv: argv}, nil
	}
	kind, _, colon := strings.Cut(spec, ":")
	switch {
	case spec == "":
		return chair{}, errors.New("nobody is named")
	case colon && (kind == "level" || kind == "char"):
		return chair{}, fmt.Errorf("%q: %w", spec, errLater)
	case colon:
		return chair{}, fmt.Errorf("%q is no kind of player; there are a name, bot, heuristic, random and exec:PROGRAM", spec)
	case strings.ContainsFunc(spec, unicode.IsControl) || len([]rune(spec)) > longestName:
		return chair{}, fmt.Errorf("%q is no name: at most %d letters, and none that cannot be seen", spec, longestName)
	case recorded(spec).kind != "" || strings.HasSuffix(spec, execMark):
		return chair{}, fmt.Errorf("%q is a bot's name; a person needs another", spec)
	}
	return chair{name: spec}, nil
}

// recorded is who played a seat of that name, as far as the name tells: a record holds no more than names. A program is not
// started on a record's word: the house plays on for it.
func recorded(name string) chair {
	if m := regexp.MustCompile(`^(\w+)( \d+)?$`).FindStringSubmatch(name); m != nil {
		if _, ok := maker(m[1]); ok {
			return chair{name: name, kind: m[1]}
		}
	}
	if strings.HasSuffix(name, execMark) {
		return chair{name: name, kind: houseBot}
	}
	return chair{name: name}
}

// sitDown puts everybody on their chairs. The error says whose program can't be started; then nobody is left running.
func (p *playing) sitDown(chairs []chair, stderr io.Writer) error {
	p.people = make([]*room.Person, len(chairs))
	for i, c := range chairs {
		seat := engine.Seat(i)
		switch {
		case c.person():
			p.people[i] = &room.Person{}
			p.table.Seat(seat, p.people[i])
		case c.argv != nil:
			e, err := room.NewExternal(c.argv, seat, room.ExternalOptions{Stderr: stderr})
			if err != nil {
				p.sendAway()
				return fmt.Errorf("seat %d: %s cannot be started: %s", i, c.argv[0], cause(err))
			}
			p.programs = append(p.programs, e)
			p.table.Seat(seat, e)
		default:
			make, _ := maker(c.kind)
			p.table.Seat(seat, room.NewBotSeat(make, seat, p.botSeed))
		}
	}
	return nil
}

// sendAway ends every program.
func (p *playing) sendAway() {
	for _, e := range p.programs {
		_ = e.Close() // nobody asks it for anything any more
	}
}
