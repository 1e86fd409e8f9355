package main

import (
	"fmt"

	"fourtell/ai"
	"fourtell/ai/houses"
	unoai "fourtell/ai/uno"
	"fourtell/engine"
	"fourtell/words"
)

// showHint tells what the strongest player of the house would do on the seat of whoever is at the screen, and why, as the
// window does. It sees what that seat sees.
func (p teller) showHint() {
	if p.at < 0 {
		p.say(words.ConsoleNobody)
		return
	}
	now := p.table.View(p.at)
	some := false
	for _, c := range now.Legal {
		if c.Verb == engine.VerbCatchUno {
			move, why := p.lang.HintCatch(&now, c.Target)
			p.tellHint(&now, c, move, why)
			some = true
		}
	}
	for _, c := range now.Legal {
		if c.Verb == engine.VerbCallUno {
			move, why := p.lang.HintCall(&now)
			p.tellHint(&now, c, move, why)
			some = true
		}
	}
	t := p.hintThought(&now)
	if t == nil {
		if !some {
			p.say(words.ConsoleHintNothing, words.With("turn", p.lang.Turn(&now)))
		}
		return
	}
	for !t.Done() {
		t.Work(1 << 10)
	}
	a := words.Advice(t.Advice().Told(&now))
	move, why := p.lang.Hint(&now, a)
	p.tellHint(&now, a.Best, move, why...)
}

// hintThought takes up the question owed, or a jump-in where none is; nil where there is neither.
func (p teller) hintThought(now *engine.Snapshot) *unoai.Thought {
	if houses.Of(p.book.Name()).Default() != ai.Default {
		return nil // nobody of the house thinks about this game
	}
	levels := ai.Levels()
	player := unoai.NewPlayer(levels[len(levels)-1], ai.Style{}, p.at, engine.Mix(p.botSeed, forHints))
	t, _ := player.Advise(*now)
	return t
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
	switch h.c.Verb {
	case engine.VerbPlay:
		text := "play"
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
	case engine.VerbChooseColor:
		return "color " + h.c.Color.String()
	case engine.VerbCallUno:
		return "call"
	case engine.VerbCatchUno:
		return fmt.Sprintf("catch %d", h.c.Target)
	}
	return h.c.Verb.String()
}

func (h hint) played() []engine.SeenCard {
	if len(h.c.Cards) > 0 {
		return h.c.Cards
	}
	return []engine.SeenCard{h.c.Card}
}
