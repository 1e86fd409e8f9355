package table

import (
	"fourtell/engine"
	"fourtell/engine/shed"
)

// ruleRefused names the rule by which a command was refused, as the rules page knows it; "" where it was none: the table
// had moved on.
func ruleRefused(c engine.Command, why *engine.Illegal) string {
	switch why.Code {
	case engine.NotYourTurn, engine.NotInHand:
		return "turn"
	case engine.DoesNotFit:
		if len(c.Cards) > 0 {
			return "multi_play"
		}
		return "turn"
	case engine.ColorRequired, engine.BadColor:
		return "action"
	case engine.MustChooseColor:
		return "opener_wild"
	case engine.TargetRequired, engine.BadTarget:
		return "seven_swap"
	case engine.MustPlay:
		if c.Verb == engine.VerbPass {
			return "draw_after"
		}
		return "forced_play"
	case engine.MustPay:
		return ruleOwed(why)
	case engine.AlreadyDrawn, engine.OnlyDrawnCard, engine.NothingToPass:
		return "draw_after"
	case engine.NoChallenge:
		return "wd4_challenge"
	case engine.BluffRefused:
		return "wd4_bluff"
	case engine.FinishRefused:
		return "finish"
	case engine.CannotCall, engine.CannotCatch:
		return "call"
	case engine.TooEarly:
		return "uno_grace_ms"
	case engine.JumpInRefused:
		return "jump_in"
	case engine.NoClock:
		return "turn_seconds"
	case engine.RoundOver:
		return "end"
	}
	return ""
}

// ruleOwed is the rule about the draw card that has to be answered.
func ruleOwed(why *engine.Illegal) string {
	switch {
	case why.Owed == 0: // drawn already: only the challenge is open
		return "bluff"
	case why.Top.Face == shed.FaceWildDrawFour:
		return "stack_four"
	}
	return "stack_two"
}
