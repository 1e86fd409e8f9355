package bots

import (
	"strings"

	"fourtell/ai"
	"fourtell/ai/houses"
	"fourtell/online/journal"
	"fourtell/room"
)

// House is the bots that a room may have at its table; a hall.Bots.
type House struct{}

// Bot is the bot of a game that a level or a guest names; neither: who plays on for people.
func (House) Bot(game, level, guest string) (journal.Bot, bool) {
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
		if !ok {
			return journal.Bot{}, false
		}
		return journal.Bot{Kind: kind, Name: NameOf(kind), Guest: c.Guest}, true
	case level == "":
		return journal.Bot{Kind: h.Default(), Name: NameOf(h.Default())}, true
	}
	kind, ok := ai.Canonical(h, level)
	if !ok {
		return journal.Bot{}, false
	}
	return journal.Bot{Kind: kind, Name: NameOf(kind)}, true
}

// NameOf is the name over the seat of a bot of a kind: its level's, without what begins the kind.
func NameOf(kind string) string {
	name := kind[strings.LastIndexByte(kind, ':')+1:]
	return strings.ToUpper(name[:1]) + name[1:]
}

// Make makes the players of a kind.
func (House) Make(game, kind string) room.NewBot {
	make, ok := houses.NamedOf(game, kind)
	if !ok { // of a journal that a newer program wrote
		make, _ = houses.NamedOf(game, "bot") // whoever the house sends
	}
	return room.NewBot(make)
}
