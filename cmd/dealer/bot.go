package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"fourtell/ai"
	"fourtell/ai/houses"
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/room"
)

const botHelp = `Answers snapshots of a seat: each line of input is one, and each gets one line of output: a command, or null where
there is nothing to do or say. A line that is no snapshot gets {"error":"…"}. The forms are in docs/protocol.md. Chance
depends on the seed, the seat and the snapshot alone, so that the same snapshot gets the same answer.`

func runBot(args []string, s stream) int {
	f := flags("bot", "[--level LEVEL | --char CHARACTER [--characters FILE]] [--seed N] [--worlds N] [--join LINK]", botHelp)
	join := f.String("join", "", "take a seat in the room this `LINK` leads to, and play there until the room is closed")
	name := f.String("name", "", "the `NAME` to sit there under")
	level := f.String("level", "", "how strong: `LEVEL` is "+levelNames()+"; or heuristic, random (default "+strings.TrimPrefix(ai.Default, ai.LevelMark)+")")
	char := f.String("char", "", "who: `CHARACTER` is "+characterNames())
	characters := f.String("characters", "", "characters of one's own, as docs/bluff.md has them, in a `FILE`: --char takes their names too; for bluff alone")
	worlds := f.Int("worlds", 0, "`N` roll-outs a decision in place of the level's")
	seed := f.Uint64("seed", 0, "`N`, of the bot's chance")
	if code := parseFlags(f, args, s); code >= 0 {
		return code
	}
	kind := *level
	switch {
	case *char != "":
		kind = ai.CharMark + *char
	case kind == "":
		kind = houseBot
	}
	own, err := readCast("", *characters)
	if err != nil {
		s.say("bot: %v", err)
		return exitUsage
	}
	make, known := own.maker("", kind)
	switch {
	case *char != "" && *level != "":
		s.say("bot: --level and --char both say who plays: give one of them")
		return exitUsage
	case *char != "" && !own.anywhere(kind):
		s.say("bot: --char %s: the characters are %s", *char, characterNames())
		return exitUsage
	case *char == "" && !known:
		s.say("bot: --level %s: the levels are %s", kind, levelNames())
		return exitUsage
	}
	given := false
	f.Visit(func(one *flag.Flag) { given = given || one.Name == "worlds" })
	if given {
		if make, known = withWorlds(kind, *worlds); !known || *worlds < 1 || *worlds > 1e6 {
			s.say("bot: --worlds is 1 to 1000000 roll-outs of a --level or a --char")
			return exitUsage
		}
	}
	if *join != "" {
		return joinBot(*join, *name, hired{own, kind, make}, *seed, s)
	}
	b := bot{hired: hired{own, kind, make}, seed: *seed, seats: map[place]ai.Bot{}}
	if err := b.serve(s.in, s.out); err != nil {
		s.say("bot: %v", err)
		return exitUsage
	}
	return exitDone
}

// withWorlds is the maker of a level or a character that plays so many roll-outs a decision; false where the kind plays none.
func withWorlds(kind string, worlds int) (room.NewBot, bool) {
	house, rolls := houses.Of("").(ai.Roller)
	kind, known := ai.Canonical(houses.Of(""), kind)
	if !rolls || !known {
		return nil, false
	}
	make := house.Rolling(kind, worlds)
	return make, make != nil
}

// levelNames and characterNames list them for a reader.
func levelNames() string {
	var all []string
	for _, l := range ai.Levels() {
		all = append(all, l.Name)
	}
	return strings.Join(all, ", ")
}

func characterNames() string {
	var all []string
	for _, c := range ai.Characters() {
		all = append(all, c.Name)
	}
	return strings.Join(all, ", ")
}

// bot answers snapshots, of any seat of any game: every seat has a bot of its own.
type bot struct {
	hired
	seed  uint64
	seats map[place]ai.Bot
}

type place struct {
	game string
	seat engine.Seat
}

// serve answers line by line until the input ends.
func (b *bot) serve(in io.Reader, out io.Writer) error {
	lines := bufio.NewReader(in)
	for {
		line, err := lines.ReadBytes('\n')
		if len(line) > 0 {
			if _, werr := out.Write(append(b.answer(line), '\n')); werr != nil {
				return fmt.Errorf("nobody reads the answers any more: %w", werr)
			}
		}
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return fmt.Errorf("the input cannot be read any further: %w", err)
		}
	}
}

// answer is the line for a line.
func (b *bot) answer(line []byte) []byte {
	s, err := readSnapshot(line)
	if err != nil {
		return marshal(map[string]string{"error": err.Error()})
	}
	if s.Viewer < 0 {
		return []byte("null") // a spectator has nothing to say
	}
	at := place{s.Game, s.Viewer}
	one, ok := b.seats[at]
	if !ok {
		one = b.at(s.Game)(s.Viewer, b.seed)
		b.seats[at] = one
	}
	c, some := one.Decide(s)
	if !some {
		return []byte("null")
	}
	return marshal(c)
}

// marshal writes what can always be written.
func marshal(v any) []byte {
	var b bytes.Buffer
	j := json.NewEncoder(&b)
	j.SetEscapeHTML(false)
	if err := j.Encode(v); err != nil {
		return []byte(`{"error":"the answer cannot be written"}`)
	}
	return bytes.TrimSpace(b.Bytes())
}

// readSnapshot reads a snapshot and makes sure that it can be one: whoever wrote it, nothing in it may lead a bot astray.
// The error says what is wrong.
func readSnapshot(line []byte) (engine.Snapshot, error) {
	line = bytes.TrimSpace(engine.TrimMark(line))
	s, err := games.ReadSnapshot(line)
	if err != nil {
		return s, fmt.Errorf("no snapshot: %w", engine.Plain(err, line))
	}
	n := engine.Seat(len(s.Hands))
	seat := func(s engine.Seat) bool { return s >= engine.NoSeat && s < n }
	book, err := games.Named(s.Game)
	switch {
	case err != nil || s.Game == "":
		return s, fmt.Errorf("no snapshot: \"game\" is %s; it is %s here", engine.Quote(s.Game), strings.Join(games.All().Names(), ", "))
	case n < engine.MinSeats || n > engine.MaxSeats:
		return s, fmt.Errorf("no snapshot: there are %d hands, a table has %d to %d", n, engine.MinSeats, engine.MaxSeats)
	case !seat(s.Viewer) || !seat(s.Turn) || !seat(s.Dealer):
		return s, fmt.Errorf("no snapshot: \"viewer\" %d, \"turn\" %d or \"dealer\" %d is no seat", s.Viewer, s.Turn, s.Dealer)
	case s.Phase == engine.NoPhase:
		return s, errors.New("no snapshot: there is no \"phase\"")
	case s.Direction != 1 && s.Direction != -1:
		return s, fmt.Errorf("no snapshot: \"direction\" is %d, not 1 or -1", s.Direction)
	}
	if _, err := engine.ParseRules(book, s.Rules); err != nil {
		return s, fmt.Errorf("no snapshot: \"rules\": %w", err)
	}
	for c := range s.Faces() {
		if book.FaceName(c) == "" {
			return s, fmt.Errorf("no snapshot: %s is no card of this game", c)
		}
	}
	for i, c := range s.Legal {
		if c.Seat != s.Viewer || !seat(c.Target) {
			return s, fmt.Errorf("no snapshot: \"legal\" %d is for seat %d and target %d", i, c.Seat, c.Target)
		}
	}
	return s, nil
}
