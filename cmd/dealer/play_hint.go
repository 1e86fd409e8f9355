package main

import (
	"fmt"

	"fourtell/ai/houses"
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/words"
	"fourtell/words/tellers"
)

// showHint tells what the strongest player of the house would do on the seat of whoever is at the screen, and why, as the
// window does. It sees what that seat sees.
func (p teller) showHint() {
	if p.at < 0 {
		p.say(words.ConsoleNobody)
		return
	}
	now := p.table.View(p.at)
	if games.Unaided(&now) {
		p.say(words.HintForbidden)
		return
	}
	says, some := tellers.Of(now.Game), false
	for _, act := range []engine.SideAct{engine.Accuses, engine.Announces} {
		for _, c := range now.Legal {
			if p.book.Aside(&now, c) == act {
				move, why := says.HintAside(&p.lang, &now, c)
				p.tellHint(&now, c, move, why)
				some = true
			}
		}
	}
	t, ok := houses.Advise(now, engine.Mix(p.botSeed, forHints))
	if !ok {
		if !some {
			p.say(words.ConsoleHintNothing, words.With("turn", p.lang.Turn(&now)))
		}
		return
	}
	for !t.Done() {
		t.Work(1 << 10)
	}
	a := words.Advice(t.Told(&now))
	move, why := says.Hint(&p.lang, &now, a)
	p.tellHint(&now, a.Best, move, why...)
}

// forHints tells the advice's chance from the bots'.
const forHints uint64 = 0x41d

// tellHint tells a move as it would be typed, and every reason for it.
func (p teller) tellHint(now *engine.Snapshot, c engine.Command, move string, why ...string) {
	typed := p.lang.Say(words.ConsoleNothing)
	if c.Verb != engine.NoVerb {
		typed = hint{p.playing, now, c}.typed()
	}
	p.say(words.ConsoleHint, words.With("typed", typed))
	if len(why) == 0 {
		p.tell("%s.", move)
	}
	for _, reason := range why {
		p.tell("%s", p.lang.Say(words.HintSays, words.With("move", move), words.With("why", reason)))
	}
}

// hint is a command and the table it is meant for.
type hint struct {
	*playing
	now *engine.Snapshot
	c   engine.Command
}

// typed is the command as it would be typed.
func (h hint) typed() string {
	if text := h.book.typed(h.c); text != "" {
		return text
	}
	if h.c.Verb == engine.VerbPlay {
		text := "play"
		if h.c.Blind {
			text += " " + unseen
		}
		for _, card := range h.played() {
			text += " " + h.book.card(h.face, engine.SeenCard{Face: card.Face}, engine.NoColor)
		}
		if h.c.Color != engine.NoColor {
			text += " " + h.c.Color.String()
		}
		if h.c.Target != engine.NoSeat {
			text += fmt.Sprintf(" %d", h.c.Target)
		}
		return text
	}
	return h.c.Verb.String()
}

func (h hint) played() []engine.SeenCard {
	if len(h.c.Cards) > 0 || h.c.Blind {
		return h.c.Cards
	}
	return []engine.SeenCard{h.c.Card}
}
