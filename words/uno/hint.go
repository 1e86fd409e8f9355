package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
	"fourtell/words"
)

// advised is the move and why it is made, one reason a sentence's half, the weightiest first; s is the snapshot of the seat
// that asks.
func advised(l *words.Language, s *engine.Snapshot, a words.Advice) (move string, why []string) {
	h := hinting{l: l, s: s, a: &a, c: a.Best, names: words.SeatNames(s)}
	h.rules, _ = uno.ParseRules(s.Rules)
	h.then, _ = uno.Foresee(s, a.Best) // where nothing is foreseen nothing is said of it
	h.reasons()
	return h.move(), h.why
}

// toCall is the hint to call before the play that leaves one card.
func toCall(l *words.Language, s *engine.Snapshot) (move, why string) {
	h := hinting{l: l, s: s}
	h.rules, _ = uno.ParseRules(s.Rules)
	move = l.Say(words.HintCall, words.With("word", l.CallWord))
	if n := h.rules.MissedCall(); n > 0 {
		return move, l.Say(words.HintWhyCall, words.Count("n", n))
	}
	return move, l.Say(words.HintWhyCallFree)
}

// toCatch is the hint to catch a seat that has not called.
func toCatch(l *words.Language, s *engine.Snapshot, target engine.Seat) (move, why string) {
	r, _ := uno.ParseRules(s.Rules)
	name := words.With("name", l.SeatName(target, words.SeatNames(s)))
	if n := r.MissedCall(); n > 0 {
		return l.Say(words.HintCatch, name), l.Say(words.HintWhyCatch, name, words.Count("n", n))
	}
	return l.Say(words.HintCatch, name), l.Say(words.HintWhyCatchFree, name)
}

// hinting is a hint being put into words.
type hinting struct {
	l     *words.Language
	s     *engine.Snapshot
	a     *words.Advice
	c     engine.Command
	names []string
	rules uno.Rules
	then  uno.Foreseen // what comes of the play that is advised
	why   []string
}

func (h *hinting) add(k words.Key, args ...words.Arg) { h.why = append(h.why, h.l.Say(k, args...)) }

// jumps says whether the seat is not asked, and could jump in.
func (h *hinting) jumps() bool { return h.s.Turn != h.s.Viewer }

// played are the cards that the play lays down.
func played(c engine.Command) []engine.SeenCard {
	if len(c.Cards) > 0 {
		return c.Cards
	}
	return []engine.SeenCard{{ID: c.Card.ID, Face: c.Card.Face}}
}

// move is the move itself.
func (h *hinting) move() string { return h.moveOf(h.c) }

func (h *hinting) moveOf(c engine.Command) string {
	l := h.l
	color := words.With("color", l.Color(c.Color))
	switch c.Verb {
	case engine.VerbPlay:
		cards := played(c)
		card := words.With("card", l.Face(cards[0].Face))
		switch {
		case c.Blind && c.Target >= 0:
			return l.Say(words.HintUnseenWith, color, words.With("name", l.SeatName(c.Target, h.names)))
		case c.Blind:
			return l.Say(words.HintUnseen, color)
		case len(cards) > 1:
			return l.Say(words.HintSeveral, words.With("cards", l.Hand(cards)))
		case h.jumps() && shed.IsWild(cards[0].Face):
			return l.Say(words.HintJumpColor, card, color)
		case h.jumps() && c.Target >= 0 && shed.SymbolOf(cards[0].Face) == 7:
			return l.Say(words.HintJumpWith, card, words.With("name", l.SeatName(c.Target, h.names)))
		case h.jumps():
			return l.Say(words.HintJump, card)
		case cards[0].Face == shed.FaceWildDrawFour:
			return l.Say(words.HintFour, color)
		case shed.IsWild(cards[0].Face):
			return l.Say(words.HintPlayColor, card, color)
		case c.Target >= 0 && shed.SymbolOf(cards[0].Face) == 7:
			return l.Say(words.HintPlayWith, card, words.With("name", l.SeatName(c.Target, h.names)))
		}
		return l.Say(words.HintPlay, card)
	case engine.VerbDraw:
		return l.Say(words.HintDraw)
	case engine.VerbPass:
		return l.Say(words.HintKeep)
	case engine.VerbChallenge:
		return l.Say(words.HintDoubt)
	case engine.VerbAccept:
		if p := shed.Of(h.s).Pending; p != nil && !p.Challenge {
			return l.Say(words.HintTake, words.Count("n", p.Stack))
		}
		return l.Say(words.HintBelieve)
	case engine.VerbChooseColor:
		return l.Say(words.HintColor, color)
	case engine.VerbCatchUno:
		return l.Say(words.HintCatch, words.With("name", l.SeatName(c.Target, h.names)))
	case engine.VerbCallUno:
		return l.Say(words.HintCall, words.With("word", l.CallWord))
	}
	return l.Say(words.HintLetGo)
}

// otherName is another move, as something it could be done with.
func (h *hinting) otherName(c engine.Command) string {
	l := h.l
	switch c.Verb {
	case engine.VerbPlay:
		cards := played(c)
		mine := played(h.c)
		switch {
		case h.c.Verb == engine.VerbPlay && cards[0].Face == mine[0].Face && len(cards) == len(mine) && c.Color != h.c.Color:
			return l.Say(words.HintOtherColor, words.With("color", l.Color(c.Color)))
		case h.c.Verb == engine.VerbPlay && cards[0].Face == mine[0].Face && c.Target != h.c.Target && c.Target >= 0:
			return l.SeatName(c.Target, h.names)
		case len(cards) > 1:
			return l.Hand(cards)
		}
		return l.Say(words.HintOtherCard, words.With("card", l.Face(cards[0].Face)))
	case engine.VerbChooseColor:
		return l.Say(words.HintOtherColor, words.With("color", l.Color(c.Color)))
	case engine.VerbDraw:
		return l.Say(words.HintOtherDraw)
	case engine.VerbPass:
		return l.Say(words.HintOtherKeep)
	case engine.VerbAccept:
		if p := shed.Of(h.s).Pending; p != nil && !p.Challenge {
			return l.Say(words.HintOtherTake)
		}
		return l.Say(words.HintOtherBelief)
	case engine.VerbChallenge:
		return l.Say(words.HintOtherDoubt)
	}
	return l.Say(words.HintOtherLetGo)
}
