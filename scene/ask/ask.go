// Package ask holds the questions that a table puts to its player: which colour, which card or whose hand, how many cards, and
// whether to believe a Wild Draw Four or a claim.
//
// Contract: a question is a modal. It knows the table as a Table alone, offers what is legal in the snapshot that it is shown, and
// answers with a command; what becomes of it is the table's business. It never imports a screen, the room or the choreographer.
//
//	Table      ask.go         what a question knows of the table, and Question, what the table knows of one
//	Wheel      wheel.go       a colour
//	Choice     choice.go      a card to answer with, how many to lay; choice_target.go: whose hand to swap with
//	Challenge  challenge*.go  believe or doubt
//	Doubt      doubt.go       the same of a claim, which several may doubt at once
package ask

import (
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/scene/umpire"
	"fourtell/words"
)

// Table is what a question knows of the table that asks it. It is read while the question stands, and what it says may change then.
type Table interface {
	Shown() *engine.Snapshot // the beat on the table, with what is legal
	Words() *words.Language
	Viewer() engine.Seat // who is asked
	Name(engine.Seat) string
	Portrait(engine.Seat) string // the name of its picture: "fox"

	Plays(card engine.SeenCard) []engine.Command // the legal plays that begin with that card
	MayPlay() bool                               // a card may answer
	Unaided() bool                               // but which may not be shown
	Held(engine.Color) int                       // the player's cards of a colour
	Umpire() umpire.Umpire                       // who answers for the game that is played
	Victim() engine.Seat                         // who would pay for a draw card of the player's
	ShowsOdds(by engine.Seat) bool               // the player is told how likely that seat bluffs
	Discreet() bool                              // others look on: nothing of the player's hand is told
	DoubtAt() (told, verbs paint.Rect)           // where a claim that waits is told of, and where it is answered: apart from the player's hand

	// Beside lets stay in force what does so while a question over cover is asked: the clock, the call, a catch, the pause, advice.
	// Where the question itself may be a challenge, the keys that are both mean the challenge. DrawBeside draws it above the
	// question, the clock at x, y.
	Beside(s *stage.Stage, in *input.Tick, cover paint.Rect, challenge bool)
	DrawBeside(p *paint.Painter, cover paint.Rect, x, y, k float32)
	// Badge draws a small number on a disc round a point, as the table does.
	Badge(p *paint.Painter, n int, x, y, size float32, body, ink paint.Color)
}

// Question is a modal that a table asks with. Its answer is a command, or with Next another question.
type Question interface {
	stage.Modal
	// Means is the box of what the player would press to give that answer, and how round it is; no box: it is none of the
	// question's. own says that the question is about the card that the command plays.
	Means(c *engine.Command, own bool) (box paint.Rect, round float32)
	// Clear is from which height to which nothing may be laid over the question; 0, 0: anything may.
	Clear() (from, to float32)
}

// cardSprite is the picture of a card as it lies.
func cardSprite(p *paint.Painter, c engine.SeenCard) paint.Sprite {
	if c.Face == engine.NoFace || int(c.Face) >= shed.Faces {
		return p.Sprite("card/back")
	}
	if !shed.IsWild(c.Face) {
		c.Stamp = engine.NoColor
	}
	return p.Sprite("card/" + c.String())
}
