package main

import (
	"fourtell/engine"
	"fourtell/words"
)

// speech is how one game is played in a terminal, beyond what every game has. plainSpeech is that of a game that has nothing to
// add; one that has embeds it, and has its line in speech_games.go.
type speech interface {
	// words are those that only this game has, in the order in which help lists them between play and hand.
	words() []word
	// example is how some card is written.
	example(engine.Rulebook) string
	// color reads a colour that may follow a card; false where it is none.
	color(text string) (engine.Color, bool)
	// typed is a command in the game's own words; "" where it is one of every game's.
	typed(engine.Command) string
	// lettered is the card in letters, in its colour or the one named for it; "" where the name of its face says all.
	lettered(l look, c engine.SeenCard, named engine.Color) string
	// asked is what a question is told with, before and after the hand; "" for nothing.
	asked(p teller, now *engine.Snapshot) (before, after string)
	// named is the colour that was named for the card on top.
	named(now *engine.Snapshot) engine.Color
	// pile tells what lies on the table, and what is due.
	pile(p teller, now *engine.Snapshot)
	// known is what everybody knows of a seat besides its cards; "" for nothing.
	known(p teller, now *engine.Snapshot, seat engine.Seat) string
	// lapse says whether others may hold something against the seat that it has not done, and whether it has done it.
	lapse(now *engine.Snapshot, seat engine.Seat) (open, done bool)
	// helps are the sentences of help: of play, "" for none, and below the list of words.
	helps() (play words.Key, below []words.Key)
	// written says how cards are written, where that must be explained.
	written(words.Language) string
}

// plainSpeech is that of a game without words of its own.
type plainSpeech struct{}

func (plainSpeech) words() []word { return nil }

func (plainSpeech) example(book engine.Rulebook) string {
	for f := engine.OtherFaces; f < 255; f++ {
		if name := book.FaceName(f); name != "" {
			return name
		}
	}
	return ""
}

func (plainSpeech) color(string) (engine.Color, bool)                     { return engine.NoColor, false }
func (plainSpeech) typed(engine.Command) string                           { return "" }
func (plainSpeech) lettered(look, engine.SeenCard, engine.Color) string   { return "" }
func (plainSpeech) asked(teller, *engine.Snapshot) (before, after string) { return "", "" }
func (plainSpeech) named(*engine.Snapshot) engine.Color                   { return engine.NoColor }
func (plainSpeech) pile(teller, *engine.Snapshot)                         {}
func (plainSpeech) known(teller, *engine.Snapshot, engine.Seat) string    { return "" }
func (plainSpeech) lapse(*engine.Snapshot, engine.Seat) (open, done bool) { return false, false }
func (plainSpeech) helps() (play words.Key, below []words.Key)            { return "", nil }
func (plainSpeech) written(words.Language) string                         { return "" }
