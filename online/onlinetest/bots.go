package onlinetest

import (
	"fourtell/engine"
	"fourtell/online/journal"
	"fourtell/room"
)

// Bots are those of a house of one bot, Theo, who does First.
type Bots struct{}

// Bot is Theo, whoever is asked for.
func (Bots) Bot(_, _, _ string) (journal.Bot, bool) {
	return journal.Bot{Kind: "first", Name: "Theo"}, true
}

// Make seats him.
func (Bots) Make(_, _ string) room.NewBot {
	return func(engine.Seat, uint64) room.Bot { return firstLegal{} }
}

type firstLegal struct{}

func (firstLegal) Decide(s engine.Snapshot) (engine.Command, bool) { return First(&s) }

// Still are the bots of a house where none does anything.
type Still struct{}

// Bot is one that does nothing, whoever is asked for.
func (Still) Bot(_, _, _ string) (journal.Bot, bool) {
	return journal.Bot{Kind: "none", Name: "Bot"}, true
}

// Make seats it.
func (Still) Make(_, _ string) room.NewBot {
	return func(engine.Seat, uint64) room.Bot { return still{} }
}

type still struct{}

func (still) Decide(engine.Snapshot) (engine.Command, bool) { return engine.Command{}, false }

// First is the first thing that is legal, a card rather than none, and no doubt where several are asked.
func First(s *engine.Snapshot) (c engine.Command, ok bool) {
	for _, legal := range s.Legal {
		switch {
		case legal.Verb == engine.VerbPlay:
			return legal, true
		case legal.Verb == engine.VerbCatchUno, legal.Verb == engine.VerbCallUno, legal.Verb == engine.VerbChallenge && len(s.Owing) > 0:
		case !ok:
			c, ok = legal, true
		}
	}
	return c, ok
}
