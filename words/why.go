package words

import (
	"fourtell/engine"
	"fourtell/engine/shed"
)

// Why is the sentence for a refused command, for the player who gave it: "Needs green, a 7 or a wild". names are the
// seats' names.
func (l *Language) Why(e engine.Illegal, names []string) string {
	switch e.Code {
	case engine.NotYourTurn:
		if e.Turn < 0 {
			return l.Say("why.nobodys_turn")
		}
		return l.Say("why.not_your_turn", With("name", l.SeatName(e.Turn, names)))
	case engine.DoesNotFit:
		return l.whyUnfit(e)
	case engine.MustPay:
		if e.Owed == 0 { // drawn already: only the challenge is open
			return l.Say("why.must_pay.challenge")
		}
		return l.Say("why.must_pay", Count("n", e.Owed))
	case engine.NotInHand:
		if e.Card.Face == engine.NoFace {
			return l.Say("why.not_in_hand.any")
		}
		return l.Say("why.not_in_hand", With("card", l.Face(e.Card.Face)))
	case engine.MustPlay:
		if e.Card.Face != engine.NoFace {
			return l.Say("why.must_play.card", With("card", l.Face(e.Card.Face)))
		}
		return l.Say("why.must_play")
	}
	return l.Say(Key("why." + e.Code.String()))
}

// WhyAt is Why with what may be done instead, as far as it can be seen on the table of who gave the command: whoever owes an
// answer to a draw card is told each of the answers there are.
func (l *Language) WhyAt(e engine.Illegal, s *engine.Snapshot, names []string) string {
	if e.Code != engine.MustPay || !s.Owes() || shed.Of(s).Pending == nil {
		return l.Why(e, names)
	}
	may := map[engine.Verb]bool{}
	for _, c := range s.Legal {
		may[c.Verb] = true
	}
	switch {
	case may[engine.VerbPlay] && may[engine.VerbChallenge]:
		return l.Say("why.must_pay.any")
	case may[engine.VerbPlay]:
		return l.Say("why.must_pay.answer", Count("n", shed.Of(s).Pending.Stack))
	case may[engine.VerbChallenge]:
		return l.Say("why.must_pay.challenge")
	}
	return l.Why(e, names)
}

func (l *Language) whyUnfit(e engine.Illegal) string {
	top := e.Top.Face
	card := e.Card.Face
	fits := card != engine.NoFace && (card.Wild() || e.Color == engine.NoColor || card.Color() == e.Color || shed.SymbolOf(card) == shed.SymbolOf(top))
	switch {
	case fits: // the card alone would do: it was several at once
		return l.Say("why.not_together")
	case e.Color == engine.NoColor:
		return l.Say("why.does_not_fit")
	case top == engine.NoFace || top.Wild():
		return l.Say("why.needs_color", With("color", l.Color(e.Color)))
	}
	return l.Say("why.needs", With("color", l.Color(e.Color)), With("symbol", l.symbolWithArticle(shed.SymbolOf(top))))
}
