package words

import (
	"slices"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// Turn tells a viewer where it stands: whose turn, the top card, what may be played, the hand; or the question to answer.
// "Your turn. Top: red 7. You may play: red 5, wild. You hold: red 5, blue skip, wild." The hand is long and comes last: who
// only listens may have decided before it is read out.
func (l *Language) Turn(s *engine.Snapshot) string {
	names := SeatNames(s)
	if s.Over() {
		e := engine.Event{Kind: engine.EventRoundOver, Winners: s.Winners, Points: s.Points, Totals: s.Totals}
		if s.Phase == engine.PhaseMatchOver {
			e.Kind = engine.EventMatchOver
		}
		return l.Event(e, s.Viewer, names)
	}
	if !s.Owes() {
		return Join(l.Say("turn.other", With("name", l.SeatName(s.Turn, names))), l.top(s))
	}
	parts := []string{l.Say("turn.you"), l.top(s)}
	hold := l.Say("turn.hold", With("cards", l.Hand(s.Hands[s.Viewer].Cards)))
	switch s.Phase {
	case engine.PhaseDrawn:
		return l.Say("turn.drawn", With("card", l.Face(s.Drawn.Face)))
	case engine.PhaseChooseColor:
		parts = append(parts, l.Say("turn.choose_color"))
	case engine.PhaseRespond:
		parts = []string{l.respond(s, names)}
		if cards := playable(s); len(cards) > 0 {
			parts = append(parts, l.Say("turn.may_answer", With("cards", l.Hand(cards))))
		}
	default:
		if cards := playable(s); len(cards) > 0 {
			parts = append(parts, l.Say("turn.may_play", With("cards", l.Hand(cards))))
		} else {
			parts = append(parts, l.Say("turn.only_draw"))
		}
	}
	return Join(append(parts, hold)...)
}

func (l *Language) top(s *engine.Snapshot) string {
	top := s.Top()
	if top.Face == engine.NoFace {
		return ""
	}
	if shed.IsWild(top.Face) && shed.Of(s).Color == engine.NoColor {
		return l.Say("turn.top.any", With("card", l.Card(top)))
	}
	return l.Say("turn.top", With("card", l.Card(top)))
}

func (l *Language) respond(s *engine.Snapshot, names []string) string {
	p := shed.Of(s).Pending
	if p == nil {
		return l.Say("turn.you")
	}
	args := []Arg{With("name", l.SeatName(p.By, names)), Count("n", p.Stack), With("color", l.Color(shed.Of(s).Color))}
	switch {
	case p.Kind == shed.PendingDrawTwo:
		return l.Say("turn.respond.two", args...)
	case p.Challenge && len(playable(s)) > 0:
		return l.Say("turn.respond.any", args...)
	case p.Challenge:
		return l.Say("turn.respond.challenge", args...)
	}
	return l.Say("turn.respond.four", args...)
}

// playable are the distinct cards among the viewer's legal plays of one card, in hand order.
func playable(s *engine.Snapshot) []engine.SeenCard {
	var cards []engine.SeenCard
	for _, c := range s.Legal {
		if c.Verb != engine.VerbPlay || c.Seat != s.Viewer || len(c.Cards) > 1 {
			continue
		}
		face := c.Card.Face
		if face == engine.NoFace && len(c.Cards) == 1 {
			face = c.Cards[0].Face
		}
		if !slices.ContainsFunc(cards, func(have engine.SeenCard) bool { return have.Face == face }) {
			cards = append(cards, engine.SeenCard{Face: face})
		}
	}
	return cards
}
