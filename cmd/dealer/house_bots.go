package main

import (
	"strings"

	"fourtell/ai"
	"fourtell/ai/houses"
	"fourtell/online/journal"
	"fourtell/room"
)

// houseBots are those a room may have at its table.
type houseBots struct{}

// Bot is the bot of a game that a level or a guest names; neither: who plays on for people.
func (houseBots) Bot(game, level, guest string) (journal.Bot, bool) {
	h := houses.Of(game)
	switch {
	case guest != "":
		c, ok := ai.CharacterNamed(strings.ToLower(guest))
		if !ok {
			c, ok = ai.CharacterWithFace(guest)
		}
		if !ok {
			return journal.Bot{}, false
		}
		kind, ok := ai.Canonical(h, ai.CharMark+c.Name)
		return journal.Bot{Kind: kind, Name: botName(kind), Guest: c.Guest}, ok
	case level == "":
		return journal.Bot{Kind: h.Default(), Name: botName(h.Default())}, true
	}
	kind, ok := ai.Canonical(h, level)
	return journal.Bot{Kind: kind, Name: botName(kind)}, ok
}

// botName is the name over a bot's seat: its level's, without what begins its kind.
func botName(kind string) string {
	name := kind[strings.LastIndexByte(kind, ':')+1:]
	return strings.ToUpper(name[:1]) + name[1:]
}

// Make makes the players of a kind.
func (houseBots) Make(game, kind string) room.NewBot {
	make, ok := maker(game, kind)
	if !ok { // of a journal that a newer program wrote
		make, _ = maker(game, houseBot)
	}
	return make
}
