package main

import (
	"fmt"
	"io"
	"regexp"
	"strings"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/room"
)

// chair says who plays one seat: a person, a house bot or a program.
type chair = room.SeatSpec

const (
	houseBot = "bot" // whoever the house sends: ai.Default
	execMark = room.ExecMark
)

// maker is the maker of a house bot of that kind, for a game.
func maker(game, kind string) (room.NewBot, bool) { return cast{}.maker(game, kind) }

// readSeats reads Ann,bot,exec:./mybot for a game. The error names the seat.
func (c cast) readSeats(game, list string) ([]chair, error) {
	return room.ParseSeats(list, func(kind string) bool {
		_, known := c.maker(game, kind)
		return known
	})
}

// recorded is who played a seat of that name, as far as the name tells: a record holds no more than names. A program is not
// started on a record's word, and a character of one's own is nobody without its file: the house plays on for them.
func (c cast) recorded(game, name string) chair {
	if m := regexp.MustCompile(`^(char:.+?|[\w:]+)( \d+)?$`).FindStringSubmatch(name); m != nil {
		if _, ok := c.maker(game, m[1]); ok {
			return chair{Name: name, Kind: m[1]}
		}
		if strings.HasPrefix(name, ai.CharMark) {
			return chair{Name: name, Kind: houseBot}
		}
	}
	if strings.HasSuffix(name, execMark) {
		return chair{Name: name, Kind: houseBot}
	}
	return chair{Name: name}
}

// sitDown puts everybody on their chairs. The error says whose program can't be started; then nobody is left running.
func (p *playing) sitDown(chairs []chair, stderr io.Writer) error {
	p.programs = nil
	p.people = make([]*room.Person, len(chairs))
	for i, c := range chairs {
		seat := engine.Seat(i)
		switch {
		case c.Person():
			p.people[i] = &room.Person{}
			p.own.Seat(seat, p.people[i])
		case c.Argv != nil:
			e, err := room.NewExternal(c.Argv, seat, room.ExternalOptions{Stderr: stderr, Log: p.log.of(func() string { return fmt.Sprint("seat ", i) })})
			if err != nil {
				p.sendAway()
				return fmt.Errorf("seat %d: %s cannot be started: %s", i, c.Argv[0], cause(err))
			}
			p.programs = append(p.programs, e)
			p.own.Seat(seat, e)
		default:
			make, _ := p.cast.maker(p.book.Name(), c.Kind)
			p.own.Seat(seat, room.NewBotSeat(make, seat, p.botSeed))
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
