package words

import (
	"slices"
	"strings"

	"fourtell/engine"
	"fourtell/engine/games"
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
		turn := s.Turn
		if len(s.Owing) > 0 {
			turn = s.Owing[0]
		}
		return Join(l.Say("turn.other", With("name", l.SeatName(turn, names))), l.top(s))
	}
	parts, aided := []string{l.Say("turn.you"), l.top(s)}, !games.Unaided(s)
	hold := l.Say("turn.hold", With("cards", l.Hand(s.Hands[s.Viewer].Cards)))
	switch s.Phase {
	case engine.PhaseDrawn:
		if s.Drawn.Hidden() {
			return l.Say("turn.drawn.unseen")
		}
		return l.Say("turn.drawn", With("card", l.Face(s.Drawn.Face)))
	case engine.PhaseChooseColor:
		parts = append(parts, l.Say("turn.choose_color"))
	case engine.PhaseRespond:
		parts = []string{l.respond(s, names, aided)}
		if claim, waits := claimed(s); waits {
			parts = []string{l.Say("turn.doubt", With("name", l.SeatName(claim.Seat, names)), With("claim", l.Claim(claim.Count, claim.Rank)))}
		}
		if cards := playable(s); aided && len(cards) > 0 {
			parts = append(parts, l.Say("turn.may_answer", With("cards", l.Hand(cards))))
		}
	default:
		if cards := playable(s); !aided {
			break // what fits is for the player to see
		} else if len(cards) > 0 {
			parts = append(parts, l.Say("turn.may_play", With("cards", l.Hand(cards))))
		} else if ranks := Claimable(s); len(ranks) > fewRanks {
			parts = append(parts, l.Say("turn.claim.any"))
		} else if len(ranks) > 0 {
			said := make([]string, len(ranks))
			for i, r := range ranks {
				said[i] = l.Ranks(r)
			}
			parts = append(parts, l.Say("turn.claim", With("ranks", strings.Join(said, l.Say("list.comma")))))
		} else if len(s.Legal) == 1 && s.Legal[0].Verb == engine.VerbPass {
			parts = append(parts, l.Say("turn.only_pass"))
		} else if games.Full(s) {
			parts = append(parts, l.Say("turn.only_full"))
		} else {
			parts = append(parts, l.Say("turn.only_draw"))
		}
	}
	return Join(append(parts, hold)...)
}

// fewRanks are so many that they are told one by one.
const fewRanks = 6

// Claimable are the ranks that the viewer may name in a claim now, lowest first, as far as what is legal is listed.
func Claimable(s *engine.Snapshot) (ranks []engine.Rank) {
	for _, c := range s.Legal {
		if c.Verb == engine.VerbClaim && !slices.Contains(ranks, c.Rank) {
			ranks = append(ranks, c.Rank)
		}
	}
	slices.Sort(ranks)
	return ranks
}

// claimed is the claim that waits to be doubted.
func claimed(s *engine.Snapshot) (engine.Event, bool) {
	for i := len(s.History) - 1; i >= 0; i-- {
		if s.History[i].Kind == engine.EventClaimed {
			return s.History[i], true
		}
	}
	return engine.Event{}, false
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

func (l *Language) respond(s *engine.Snapshot, names []string, aided bool) string {
	p := shed.Of(s).Pending
	if p == nil {
		return l.Say("turn.you")
	}
	if by, how := away(s); how != "" {
		if !p.Challenge {
			return l.Say(Key("turn.respond."+how), With("name", l.SeatName(by.Seat, names)), Count("n", p.Stack), With("cards", l.Hand(by.Cards)))
		}
		rest := *s
		rest.History = nil
		return Join(l.Event(by, s.Viewer, names), l.respond(&rest, names, aided))
	}
	args := []Arg{With("name", l.SeatName(p.By, names)), Count("n", p.Stack), With("color", l.Color(shed.Of(s).Color))}
	switch {
	case p.Kind == shed.PendingDrawTwo:
		return l.Say("turn.respond.two", args...)
	case p.Challenge && (aided && len(playable(s)) > 0 || !aided && p.Answerable):
		return l.Say("turn.respond.any", args...)
	case p.Challenge:
		return l.Say("turn.respond.challenge", args...)
	}
	return l.Say("turn.respond.four", args...)
}

// away is the answer that has sent a pending draw card on to the viewer, and how; "" where the card itself hit it.
func away(s *engine.Snapshot) (by engine.Event, how string) {
	for i := len(s.History) - 1; i >= 0; i-- {
		switch e := &s.History[i]; e.Kind {
		case engine.EventStacked:
			return *e, turnedAway(e)
		case engine.EventPlayed, engine.EventJumpedIn:
			return by, ""
		}
	}
	return by, ""
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
