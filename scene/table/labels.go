package table

import (
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// labels are what always stands on the table in the same words, said once in the language spoken.
type labels struct {
	counts  []string  // "5 cards", by number
	colors  [5]string // what the chip says of each colour, and of none
	jumpKey stage.KeyLine
	jumpPad stage.KeyLine

	yourTurn, bluffWord, drawWord, catchWord, colorWord, pileWord, jumpTag, thinking, logWord, callHint, ruleWord, hurryWord, playWord, unseenWord, drawnTag, fullWord string
}

// read says them.
func (b *labels) read(l *words.Language) {
	b.yourTurn = l.Say(words.TableYourTurn)
	b.bluffWord = l.Say(words.TableBluffTag)
	b.drawWord = l.Say(words.ButtonDraw)
	b.catchWord = l.Say(words.ButtonCatch)
	b.colorWord = l.Say(words.TableColorWord)
	b.colors[engine.NoColor] = l.Say(words.TableAnyColor)
	for _, c := range shed.Colors() {
		b.colors[c] = kit.Capital(l.Color(c))
	}
	b.pileWord = l.Say(words.TableDrawWord)
	b.jumpKey = stage.NewKeyLine(l, input.ActJump, words.JumpPad, words.JumpBanner, words.JumpTouch)
	b.jumpPad = stage.NewKeyLine(l, input.ActDraw, words.JumpPad, words.JumpBanner, words.JumpTouch)
	b.jumpTag = l.Say(words.JumpTag)
	b.thinking = l.Say(words.TableThinking)
	b.logWord = l.Say(words.ButtonLog)
	b.ruleWord = l.Say(words.RuleStep)
	b.callHint = l.Say(words.TableCallHint)
	b.hurryWord = l.Say(words.HurryShown)
	b.playWord = l.Say(words.ButtonPlay)
	b.unseenWord, b.drawnTag = l.Say(words.ButtonUnseen), l.Say(words.UnseenTag)
	b.fullWord = l.Say(words.ButtonFull)
	b.counts = b.counts[:0]
	for n := range 110 {
		b.counts = append(b.counts, l.Say(words.TableCards, words.Count("n", n)))
	}
}
