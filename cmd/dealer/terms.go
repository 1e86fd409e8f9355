package main

import (
	"slices"

	"fourtell/engine"
)

// terms are what of the terminal depends on the game: its words, and how its cards are read and written.
type terms struct {
	engine.Rulebook
	speech
}

func termsOf(book engine.Rulebook) terms { return terms{book, speechOf(book.Name())} }

// vocabulary are all words (CLI.md, "play"), in the order that help lists them.
func (t terms) vocabulary() []word {
	var all []word
	if slices.Contains(t.Verbs(), engine.VerbPlay) {
		all = append(all, word{"play", t.example(t), typist.sayPlay})
	}
	all = append(all, t.words()...)
	return append(all, []word{
		{"hand", "", shown(teller.showHand)},
		{"table", "", shown(teller.showTable)},
		{"log", "", shown(teller.showLog)},
		{"hint", "", shown(teller.showHint)},
		{"undo", "", alone(typist.undo)},
		{"rules", "", func(p typist, rest string) { p.teller().showRules(rest) }},
		{"wait", "1500", typist.sayWait},
		{"save", "FILE", typist.saySave},
		{"help", "", shown(teller.showHelp)},
		{"quit", "", alone(typist.quit)},
	}...)
}

// cardNamed reads a card as the game writes it; with it may stand the colour that is wished.
func (t terms) cardNamed(text string) (engine.SeenCard, bool) {
	if c, ok := engine.ParseCard(text); ok && t.FaceName(c.Face) != "" {
		return c, true
	}
	f, ok := t.FaceNamed(text)
	return engine.SeenCard{Face: f}, ok
}

// card is the card in letters, as the game writes it.
func (t terms) card(l look, c engine.SeenCard, named engine.Color) string {
	if c.Face == engine.NoFace {
		return l.bold(c.String(), 0)
	}
	if text := t.lettered(l, c, named); text != "" {
		return text
	}
	return t.FaceName(c.Face)
}
