package words

import "fourtell/engine"

// Why is the sentence for a refused command, for the player who gave it, as every game has it; a Teller's says what its game has
// to say of it. names are the seats' names.
func (l *Language) Why(e engine.Illegal, names []string) string {
	switch e.Code {
	case engine.NotYourTurn:
		if e.Turn < 0 {
			return l.Say("why.nobodys_turn")
		}
		return l.Say("why.not_your_turn", With("name", l.SeatName(e.Turn, names)))
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
	return l.Say(Key("why."+e.Code.String()), Count("n", e.Owed))
}
