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
		return Join(l.Say("turn.other", With("name", l.nameOf(s.Turn, names))), l.top(s))
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
	if top.Face.Wild() && shed.Of(s).Color == engine.NoColor {
		return l.Say("turn.top.any", With("card", l.Card(top)))
	}
	return l.Say("turn.top", With("card", l.Card(top)))
}

func (l *Language) respond(s *engine.Snapshot, names []string) string {
	p := shed.Of(s).Pending
	if p == nil {
		return l.Say("turn.you")
	}
	args := []Arg{With("name", l.nameOf(p.By, names)), Count("n", p.Stack), With("color", l.Color(shed.Of(s).Color))}
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

// Challenge is the text of the challenge modal.
type Challenge struct {
	Title     string // "Theo puts four on you"
	Named     string // "Colour named: yellow"
	Hand      string // "Theo holds 5 cards"
	Guilty    string // what happens when it was a bluff
	Innocent  string // what happens when it was none
	Challenge string // the verbs on the buttons
	Keep      string
	Stack     string // "" where it cannot be answered with a card
}

// ChallengeModal is the modal's text for the viewer that owes the answer; the payoffs follow the table's rules.
func (l *Language) ChallengeModal(s *engine.Snapshot) Challenge {
	p := shed.Of(s).Pending
	if p == nil {
		return Challenge{}
	}
	name := l.nameOf(p.By, SeatNames(s))
	r := rulesOf(s.Rules)
	right, wrong := r.Price(engine.Guilty, p.Stack, p.Paid), r.Price(engine.Innocent, p.Stack, p.Paid)
	args := []Arg{With("name", name), Count("n", p.Stack), With("color", l.Color(shed.Of(s).Color))}
	c := Challenge{
		Title: l.Say("challenge.title", args...), Named: l.Say("challenge.named", args...),
		Challenge: l.Say(ButtonChallenge), Keep: l.Say(ButtonKeepFour),
	}
	if p.Stack != 4 {
		c.Title, c.Keep = l.Say("challenge.title.stack", args...), l.Say(ButtonTakeStack, args...)
	}
	if p.By >= 0 && int(p.By) < len(s.Hands) {
		c.Hand = l.Say("challenge.hand", With("name", name), Count("n", s.Hands[p.By].Count))
	}
	if p.Answerable {
		c.Stack = l.Say(ButtonStack)
	}
	guilty := Key("challenge.guilty.additive")
	switch {
	case right.Moves:
		guilty = "challenge.guilty.moves"
	case !p.Paid && right.Challenger == 0:
		guilty = "challenge.guilty.instead"
	}
	after := Key("challenge.after.plays")
	if right.TurnLost {
		after = "challenge.after.skipped"
	}
	c.Guilty = Join(l.Say(guilty, With("name", name), Count("n", right.Accused)), l.Say(after))
	switch {
	case wrong.Challenger == 0:
		c.Innocent = l.Say("challenge.innocent.none")
	case p.Paid:
		c.Innocent = l.Say("challenge.innocent.more", Count("extra", wrong.Challenger))
	default:
		c.Innocent = l.Say("challenge.innocent.all", Count("all", wrong.Challenger))
	}
	return c
}

// Odds is the one line of reasoning of the challenge modal: "5 cards, 21 of the 85 unseen are green"; chance is per cent,
// below 0 it is left out.
func (l *Language) Odds(cards, ofColor, unseen int, c engine.Color, chance int) string {
	text := l.Say("challenge.odds", Count("cards", cards), Count("n", ofColor), Count("unseen", unseen), With("color", l.Color(c)))
	if chance >= 0 {
		text += l.Say("challenge.odds.chance", Count("n", chance))
	}
	return text
}
