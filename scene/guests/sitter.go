package guests

import (
	"slices"
	"strings"

	"fourtell/ai"
	"fourtell/ai/houses"
	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Sitter is one of the things that may sit on a chair.
type Sitter struct {
	ID   string
	Name words.Key
	Bot  room.NewBot // nil: no bot
}

// Sitters are all of them, in the order in which a player goes through them: of the bots all that ai names, but for those by
// which others are measured. Another of them needs no more here than a word for it.
func Sitters() []Sitter {
	all := []Sitter{{stage.SitsPerson, words.SetupPerson, nil}}
	for _, kind := range houses.Kinds() {
		if bot, ok := houses.Named(kind); ok && !ai.Measures(kind) {
			all = append(all, Sitter{kind, sitterName(kind), bot})
		}
	}
	all = append(all, Sitter{stage.SitsNobody, words.SetupEmpty, nil})
	if platform.ProgramsSit {
		all = slices.Insert(all, len(all)-1, Sitter{stage.SitsProgram, words.SetupProgram, nil})
	}
	return all
}

// sitterName is what a kind of bot is called where who sits on a chair is chosen.
func sitterName(kind string) words.Key {
	if name, ok := strings.CutPrefix(kind, ai.CharMark); ok {
		return words.Key("guest." + name)
	}
	return words.Key("setup." + strings.TrimPrefix(kind, ai.LevelMark))
}

// SitterAt is the index of a sitter. One that this version does not know, a stronger bot perhaps, is the house's.
func SitterAt(id string) int {
	all := Sitters()
	if strings.HasPrefix(id, stage.SitsProgram) {
		id = stage.SitsProgram
	}
	if i := slices.IndexFunc(all, func(s Sitter) bool { return s.ID == id }); i >= 0 {
		return i
	}
	return SitterAt(stage.SitsHouse)
}

// SeatedBot makes the bot of each seat at a table of a game, as sitters names them; one that is no bot there, or that the house does
// not have in that game, is whoever the house sends.
func SeatedBot(game string, bots []string) room.NewBot {
	return func(seat engine.Seat, seed uint64) room.Bot {
		kind := stage.SitsHouse
		if int(seat) < len(bots) {
			if s := Sitters()[SitterAt(bots[seat])]; s.Bot != nil {
				kind = s.ID
			}
		}
		make, ok := houses.NamedOf(game, kind)
		if !ok {
			make, _ = houses.NamedOf(game, "bot")
		}
		return make(seat, seed)
	}
}
