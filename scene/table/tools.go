package table

import (
	"slices"

	"fourtell/ai/houses"
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/scene/kit"
)

// tools are what stands on a table because the game that is played there has it.
type tools struct {
	pile   bool // to draw from
	call   bool // a button to call with
	color  bool // one is named, and told beside the discards
	claim  bool // cards are laid closed and said to be something
	hint   bool // somebody of the house advises
	review bool // somebody of the house looks back
}

func toolsOf(game, rules string) tools {
	verbs := kit.BookOf(game).Verbs()
	has := func(v engine.Verb) bool { return slices.Contains(verbs, v) }
	return tools{pile: has(engine.VerbDraw), call: has(engine.VerbCallUno), color: has(engine.VerbChooseColor), claim: has(engine.VerbClaim),
		hint: houses.Advises(game) && !games.Unaided(&engine.Snapshot{Game: game, Rules: rules}), review: houses.Reviews(game)}
}
