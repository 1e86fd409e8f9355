package words

import (
	"math"

	"fourtell/engine"
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
	h.reasons()
	return h.move(), h.why
}

// HintCall is the hint to call before the play that leaves one card.
func (l *Language) HintCall(s *engine.Snapshot) (move, why string) {
	h := hinting{l: l, s: s}
	h.rules, _ = uno.ParseRules(s.Rules)
	move = l.Say(hintCall, With("word", l.CallWord))
	if n := int(h.rules[uno.UnoPenalty]); n > 0 && h.rules[uno.UnoCall] == uno.CallCatch {
		return move, l.Say(hintWhyCall, Count("n", n))
	}
	return move, l.Say(hintWhyCallFree)
}

// HintCatch is the hint to catch a seat that has not called.
func (l *Language) HintCatch(s *engine.Snapshot, target engine.Seat) (move, why string) {
	r, _ := uno.ParseRules(s.Rules)
	name := With("name", l.nameOf(target, SeatNames(s)))
	if n := int(r[uno.UnoPenalty]); n > 0 {
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
		if p := h.s.Pending; p != nil && !p.Challenge {
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

// reasons finds all that speaks for the move.
func (h *hinting) reasons() {
	switch h.c.Verb {
	case engine.VerbPlay:
		h.forPlay()
	case engine.VerbChooseColor:
		h.forColor(h.c.Color)
	case engine.VerbChallenge:
		h.forDoubt(hintWhyDoubt)
	case engine.VerbAccept:
		switch {
		case h.s.Pending != nil && h.s.Pending.Challenge:
			h.forDoubt(hintWhyBelieve)
		case len(h.fits()) == 0:
			h.add(hintWhyNoAnswer)
		}
	case engine.VerbDraw:
		if len(h.fits()) == 0 {
			h.add(hintWhyNothing)
			return
		}
	case engine.VerbPass:
		if h.s.Drawn.Face.Wild() {
			h.add(hintWhyWait, Count("n", h.fewest()))
		}
	}
	h.forWins()
}

// forDoubt weighs the belief in a bluff against what makes a challenge pay.
func (h *hinting) forDoubt(key Key) {
	if !h.a.Judged {
		return
	}
	l, p, even := h.l, h.a.Belief, h.a.BreakEven
	if h.c.Verb == engine.VerbAccept && even >= 0.995 {
		h.add(hintWhyNever, With("share", l.Share(p)))
		return
	}
	if h.c.Verb == engine.VerbChallenge && cent(even) == 0 {
		h.add(hintWhyAlways, With("share", l.Share(p)))
		h.forCards()
		return
	}
	share, bar := l.Share(p), l.share(even, hintBare, hintBareCent)
	if n, of := near(p); p >= surely || p <= 1-surely || even > surely || even < 1-surely || sameShare(n, of, even) {
		if p < surely && p > 1-surely {
			share = l.Say(hintPercent, Count("n", cent(p)))
		}
		bar = l.Say(hintBareCent, Count("n", min(cent(even), 99))) // one that is made pays
	}
	h.add(key, With("share", share), With("even", bar))
	h.forCards()
}

// forCards tells why the belief is another than the odds that the question shows.
func (h *hinting) forCards() {
	const apart = 0.05
	cards, args := h.a.Cards, []Arg{Count("n", cent(h.a.Cards)), With("color", h.l.Color(h.s.Pending.ColorBefore)),
		With("name", h.l.nameOf(h.s.Pending.By, h.names))}
	switch {
	case cards < 0:
	case h.a.Belief < cards-apart && h.s.Pending.ColorBefore != engine.NoColor:
		h.add(hintWhyCards, args...)
	case h.a.Belief > cards+apart:
		h.add(hintWhyPast, args...)
	}
}

func (h *hinting) forPlay() {
	cards := played(h.c)
	face := cards[len(cards)-1].Face
	left := h.s.Hands[h.s.Viewer].Count - len(cards)
	next := h.next()
	if left <= 0 {
		key := hintWhyLast
		if len(cards) > 1 {
			key = hintWhyLastAll
		}
		h.add(key)
		h.a.Others = nil // nothing is to be weighed against winning
		return
	}
	if face == engine.FaceWildDrawFour {
		h.forFour(next)
	}
	from := h.handFrom(face)
	switch p := h.s.Pending; {
	case from != engine.NoSeat && h.s.Hands[from].Count < left:
		key := hintWhySwap
		if face.Symbol() == 0 {
			key = hintWhyRotate
		}
		h.add(key, With("name", h.l.nameOf(from, h.names)), Count("n", h.s.Hands[from].Count), Count("own", left))
	case h.jumps() && from == engine.NoSeat:
		h.add(hintWhyJump)
	case p != nil && !p.Paid && next != engine.NoSeat:
		add := 2
		if face == engine.FaceWildDrawFour {
			add = 4
		}
		h.add(hintWhyPassOn, Count("n", p.Stack+add), With("name", h.l.nameOf(next, h.names)))
	case len(cards) > 1 && from == engine.NoSeat:
		h.add(hintWhyRid, Count("n", len(cards)))
	case !h.jumps() && len(h.fits()) == 1 && face != engine.FaceWildDrawFour && h.s.Phase != engine.PhaseDrawn:
		h.add(hintWhyOnly)
	}
	if next != engine.NoSeat && h.stops(face) && h.s.Hands[next].Count <= 3 {
		h.add(hintWhyBlock, With("name", h.l.nameOf(next, h.names)), Count("n", h.s.Hands[next].Count))
	}
	switch n := h.ofColor(face.Color()) - len(cards); {
	case face.Wild():
		h.forColor(h.c.Color)
	case from != engine.NoSeat: // what the seat holds goes to another
	default:
		if n > 0 && len(cards) == 1 {
			h.add(hintWhyMore, Count("n", n), With("color", h.l.Color(face.Color())))
		}
		if n := h.wilds(); n > 0 && len(h.fits()) > 1 {
			h.add(hintWhyWilds, Count("n", n))
		}
		if n := face.Points(); n > 0 && len(h.why) == 0 {
			h.add(hintWhyPoints, Count("n", n))
		}
	}
}

// forColor is what speaks for a colour to be named.
func (h *hinting) forColor(c engine.Color) {
	n := h.ofColor(c)
	if n == 0 {
		return
	}
	for _, o := range engine.Colors() {
		if o != c && h.ofColor(o) >= n {
			h.add(hintWhyMore, Count("n", n), With("color", h.l.Color(c)))
			return
		}
	}
	h.add(hintWhyMost, With("color", h.l.Color(c)), Count("n", n))
}

// handFrom is the seat whose hand a card brings, which takes away one's own; NoSeat where each keeps what it has.
func (h *hinting) handFrom(f engine.Face) engine.Seat {
	switch {
	case f.Symbol() == 7:
		return h.c.Target
	case f.Symbol() == 0 && h.rules[uno.ZeroRotate] == uno.On:
		return h.beside(-1)
	}
	return engine.NoSeat
}

// forFour is what speaks for a Wild Draw Four: how likely it is doubted, or that it may be.
func (h *hinting) forFour(next engine.Seat) {
	name := With("name", h.l.nameOf(next, h.names))
	share := With("share", h.l.Share(h.a.Doubted))
	only := len(h.fits()) == 1
	switch {
	case next == engine.NoSeat:
	case !h.rules.MayChallenge() || h.rules[uno.WD4Legality] == uno.LegalityFree:
		h.add(hintWhySafe)
	case !uno.WouldBluff(h.s) && (h.s.Color == engine.NoColor || h.rules[uno.WD4InnocentExtra] == 0):
		h.add(hintWhyNoBluff)
	case !uno.WouldBluff(h.s):
		h.add(hintWhyHonest, With("color", h.l.Color(h.s.Color)), name)
	case only:
		h.add(hintWhyBluffOnly, share, name)
	default:
		h.add(hintWhyBluff, share, name)
	}
}

// forWins compares the move with the next best that is not the same cards in another order, in rounds of a hundred.
func (h *hinting) forWins() {
	const even = 0.005
	for _, o := range h.a.Others {
		if n := len(o.Command.Cards); n > 1 && n == len(h.c.Cards) {
			continue
		}
		other := With("other", h.otherName(o.Command))
		win, less := cent(h.a.Win), cent(o.Win)
		switch {
		case o.Win > h.a.Win+even || !h.a.Chances && o.Win >= h.a.Win:
			continue // what looked better was no answer: a bluff that would be read, or a doubt against the belief
		case !h.a.Chances:
			h.add(hintWhyTried, other)
		case win <= less:
			h.add(hintWhyEven, Count("win", win), other)
		default:
			h.add(hintWhyWins, Count("win", win), Count("less", less), other)
		}
		return
	}
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
		if p := h.s.Pending; p != nil && !p.Challenge {
			return l.Say(hintOtherTake)
		}
		return l.Say(hintOtherBelief)
	case engine.VerbChallenge:
		return l.Say(hintOtherDoubt)
	}
	return l.Say(hintOtherLetGo)
}

// stops says whether a card keeps the next seat from its turn.
func (h *hinting) stops(f engine.Face) bool {
	switch f.Symbol() {
	case engine.Skip, engine.Reverse:
		return true
	case engine.DrawTwo: // a stack is answered
		return !h.rules.Asks(f)
	case engine.WildDrawFour:
		return h.rules[uno.StackFour] == uno.Off && h.rules[uno.StackCross] == uno.Off
	}
	return false
}

// next is who plays after this seat, NoSeat where nobody does.
func (h *hinting) next() engine.Seat { return h.beside(1) }

// beside is the nearest seat of the round, in the direction of play or, by -1, against it.
func (h *hinting) beside(step int) engine.Seat {
	n := len(h.s.Hands)
	for i := 1; i < n; i++ {
		at := ((int(h.s.Viewer)+step*i*int(h.s.Direction))%n + n) % n
		if !h.s.Hands[at].Out {
			return engine.Seat(at)
		}
	}
	return engine.NoSeat
}

// fits are the faces that may be played one at a time.
func (h *hinting) fits() map[engine.Face]bool {
	all := map[engine.Face]bool{}
	for _, c := range h.s.Legal {
		if c.Verb == engine.VerbPlay {
			all[played(c)[0].Face] = true
		}
	}
	return all
}

// ofColor counts the cards of a colour that the seat holds.
func (h *hinting) ofColor(c engine.Color) (n int) {
	for _, card := range h.s.Hands[h.s.Viewer].Cards {
		if c != engine.NoColor && card.Face.Color() == c {
			n++
		}
	}
	return n
}

func (h *hinting) wilds() (n int) {
	for _, card := range h.s.Hands[h.s.Viewer].Cards {
		if card.Face.Wild() {
			n++
		}
	}
	return n
}

// fewest is the smallest number of cards that another seat holds.
func (h *hinting) fewest() int {
	least := math.MaxInt
	for i := range h.s.Hands {
		if o := &h.s.Hands[i]; engine.Seat(i) != h.s.Viewer && !o.Out {
			least = min(least, o.Count)
		}
	}
	return least
}
