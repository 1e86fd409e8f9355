package words

import (
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// Advice is what somebody who thinks has found out about a decision: the numbers that a hint is made of. ai.Told has the same
// fields, so that one is converted into the other and neither package knows the other.
type Advice struct {
	Best   engine.Command
	Win    float64   // 0 … 1: the chance of winning the round with it
	Others []Weighed // what else there was, best first
	// Chances says that Win and those of Others are chances: where points count they stand for more.
	Chances bool
	// Doubted is the chance that the next seat challenges a draw four played now.
	Doubted float64
	// Belief that the draw four which waits was a bluff, and from which belief on a challenge pays; Judged says that one
	// waits.
	Judged            bool
	Belief, BreakEven float64
	// Cards is the chance of a bluff by the cards alone, as it stands in the question; below 0 where nobody can tell.
	Cards float64
}

// Weighed is another answer to the question, and the chance of winning the round with it, 0 … 1.
type Weighed = struct {
	Command engine.Command
	Win     float64
}

// Hint is the move and why it is made, one reason a sentence's half, the weightiest first; s is the snapshot of the seat
// that asks.
func (l *Language) Hint(s *engine.Snapshot, a Advice) (move string, why []string) {
	h := hinting{l: l, s: s, a: &a, c: a.Best, names: SeatNames(s)}
	h.rules, _ = uno.ParseRules(s.Rules)
	h.then, _ = uno.Foresee(s, a.Best) // where nothing is foreseen nothing is said of it
	h.reasons()
	return h.move(), h.why
}

// HintCall is the hint to call before the play that leaves one card.
func (l *Language) HintCall(s *engine.Snapshot) (move, why string) {
	h := hinting{l: l, s: s}
	h.rules, _ = uno.ParseRules(s.Rules)
	move = l.Say(hintCall, With("word", l.CallWord))
	if n := h.rules.MissedCall(); n > 0 {
		return move, l.Say(hintWhyCall, Count("n", n))
	}
	return move, l.Say(hintWhyCallFree)
}

// HintCatch is the hint to catch a seat that has not called.
func (l *Language) HintCatch(s *engine.Snapshot, target engine.Seat) (move, why string) {
	r, _ := uno.ParseRules(s.Rules)
	name := With("name", l.nameOf(target, SeatNames(s)))
	if n := r.MissedCall(); n > 0 {
		return l.Say(hintCatch, name), l.Say(hintWhyCatch, name, Count("n", n))
	}
	return l.Say(hintCatch, name), l.Say(hintWhyCatchFree, name)
}

// hinting is a hint being put into words.
type hinting struct {
	l     *Language
	s     *engine.Snapshot
	a     *Advice
	c     engine.Command
	names []string
	rules uno.Rules
	then  uno.Foreseen // what comes of the play that is advised
	why   []string
}

func (h *hinting) add(k Key, args ...Arg) { h.why = append(h.why, h.l.Say(k, args...)) }

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
	color := With("color", l.Color(c.Color))
	switch c.Verb {
	case engine.VerbPlay:
		cards := played(c)
		card := With("card", l.Face(cards[0].Face))
		switch {
		case len(cards) > 1:
			return l.Say(hintSeveral, With("cards", l.Hand(cards)))
		case h.jumps() && cards[0].Face.Wild():
			return l.Say(hintJumpColor, card, color)
		case h.jumps() && c.Target >= 0 && cards[0].Face.Symbol() == 7:
			return l.Say(hintJumpWith, card, With("name", l.nameOf(c.Target, h.names)))
		case h.jumps():
			return l.Say(hintJump, card)
		case cards[0].Face == engine.FaceWildDrawFour:
			return l.Say(hintFour, color)
		case cards[0].Face.Wild():
			return l.Say(hintPlayColor, card, color)
		case c.Target >= 0 && cards[0].Face.Symbol() == 7:
			return l.Say(hintPlayWith, card, With("name", l.nameOf(c.Target, h.names)))
		}
		return l.Say(hintPlay, card)
	case engine.VerbDraw:
		return l.Say(hintDraw)
	case engine.VerbPass:
		return l.Say(hintKeep)
	case engine.VerbChallenge:
		return l.Say(hintDoubt)
	case engine.VerbAccept:
		if p := shed.Of(h.s).Pending; p != nil && !p.Challenge {
			return l.Say(hintTake, Count("n", p.Stack))
		}
		return l.Say(hintBelieve)
	case engine.VerbChooseColor:
		return l.Say(hintColor, color)
	case engine.VerbCatchUno:
		return l.Say(hintCatch, With("name", l.nameOf(c.Target, h.names)))
	case engine.VerbCallUno:
		return l.Say(hintCall, With("word", l.CallWord))
	}
	return l.Say(hintLetGo)
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
			return l.Say(hintOtherColor, With("color", l.Color(c.Color)))
		case h.c.Verb == engine.VerbPlay && cards[0].Face == mine[0].Face && c.Target != h.c.Target && c.Target >= 0:
			return l.nameOf(c.Target, h.names)
		case len(cards) > 1:
			return l.Hand(cards)
		}
		return l.Say(hintOtherCard, With("card", l.Face(cards[0].Face)))
	case engine.VerbChooseColor:
		return l.Say(hintOtherColor, With("color", l.Color(c.Color)))
	case engine.VerbDraw:
		return l.Say(hintOtherDraw)
	case engine.VerbPass:
		return l.Say(hintOtherKeep)
	case engine.VerbAccept:
		if p := shed.Of(h.s).Pending; p != nil && !p.Challenge {
			return l.Say(hintOtherTake)
		}
		return l.Say(hintOtherBelief)
	case engine.VerbChallenge:
		return l.Say(hintOtherDoubt)
	}
	return l.Say(hintOtherLetGo)
}
