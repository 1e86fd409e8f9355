package main

import (
	"errors"
	"fmt"
	"os"

	"fourtell/ai"
	"fourtell/ai/houses"
	"fourtell/engine/games"
	"fourtell/room"
)

// cast is who plays for the house: its own, and the characters of a file in the games that take such. The zero cast is the house alone.
type cast struct{ text []byte }

// readCast reads the file of --characters for a game, "" for whichever takes them; no file is no characters. The error is one sentence.
func readCast(game, file string) (c cast, err error) {
	if file == "" {
		return c, nil
	}
	if c.text, err = os.ReadFile(file); err != nil {
		return c, fmt.Errorf("--characters %s cannot be read: %s", file, cause(err))
	}
	err = errors.New("no game takes characters of one's own")
	for _, name := range games.All().Names() {
		if _, takes := houses.Of(name).(ai.Casting); name == game || game == "" && takes {
			if _, err = houses.Cast(name, c.text); err == nil {
				break
			}
		}
	}
	if err != nil {
		return c, fmt.Errorf("--characters %s: %w", file, err)
	}
	return c, nil
}

// house is who plays that game.
func (c cast) house(game string) ai.House {
	if len(c.text) > 0 {
		if h, err := houses.Cast(game, c.text); err == nil {
			return h
		}
	}
	return houses.Of(game)
}

// maker is the maker of a bot of that kind, for a game; false where nobody is called so there.
func (c cast) maker(game, kind string) (room.NewBot, bool) {
	h := c.house(game)
	kind, ok := ai.Canonical(h, kind)
	if !ok {
		return nil, false
	}
	return h.Named(kind), true
}

// anywhere says whether the kind plays any game at all.
func (c cast) anywhere(kind string) bool {
	for _, name := range games.All().Names() {
		if _, ok := c.maker(name, kind); ok {
			return true
		}
	}
	return false
}

// hired is a kind of bot, at whatever game.
type hired struct {
	cast
	kind  string
	usual room.NewBot // of the usual game; nil where it does not play that
}

// at is the maker of its bots for a game: the one given for the usual game, and for another the kind's there; where there is none, that of
// whoever the house sends.
func (h hired) at(game string) room.NewBot {
	if (game == "" || game == games.All()[0].Name()) && h.usual != nil {
		return h.usual
	}
	make, ok := h.maker(game, h.kind)
	if !ok {
		make, _ = h.maker(game, houseBot)
	}
	return make
}
