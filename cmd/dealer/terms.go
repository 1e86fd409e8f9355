package main

import (
	"fourtell/engine"
	"fourtell/words"
)

// terms are what of the terminal depends on the game: its words, and how its cards are read and written.
type terms struct{ engine.Rulebook }

// vocabulary are all words (CLI.md, "play"), in the order that help lists them.
func (t terms) vocabulary() []word {
	all := append([]word{{"play", t.example(), typist.sayPlay}}, wordsOf(t.Name())...)
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

// example is how some card of the game is written.
func (t terms) example() string {
	if name := t.FaceName(engine.FaceOf(engine.Red, 5)); name != "" {
		return name
	}
	for f := engine.OtherFaces; f < 255; f++ {
		if name := t.FaceName(f); name != "" {
			return name
		}
	}
	return ""
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
	if c.Face >= engine.OtherFaces {
		return t.FaceName(c.Face)
	}
	return l.card(c, named)
}

// sheds says whether this is the shedding game, of which there is more to say.
func (t terms) sheds() bool { return t.Name() == sheddingGame }

// written is how cards are written, where that must be explained.
func (t terms) written(l words.Language) string {
	if !t.sheds() {
		return ""
	}
	return l.Say(words.ConsoleWritten)
}
