package uno

import (
	"math"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
	"fourtell/words"
)

// reasons finds all that speaks for the move.
func (h *hinting) reasons() {
	switch h.c.Verb {
	case engine.VerbPlay:
		h.forPlay()
	case engine.VerbChooseColor:
		h.forColor(h.c.Color)
	case engine.VerbChallenge:
		h.forDoubt(words.HintWhyDoubt)
	case engine.VerbAccept:
		switch {
		case shed.Of(h.s).Pending != nil && shed.Of(h.s).Pending.Challenge:
			h.forDoubt(words.HintWhyBelieve)
		case len(h.fits()) == 0:
			h.add(words.HintWhyNoAnswer)
		}
	case engine.VerbDraw:
		if len(h.fits()) == 0 {
			h.add(words.HintWhyNothing)
			return
		}
		if h.onlyWildsFit() {
			h.add(words.HintWhyWilds, words.Count("n", h.wilds()))
		}
	case engine.VerbPass:
		if shed.IsWild(h.s.Drawn.Face) {
			h.add(words.HintWhyWait, words.Count("n", h.fewest()))
		}
	}
	h.forWins()
}

// forDoubt weighs the belief in a bluff against what makes a challenge pay.
func (h *hinting) forDoubt(key words.Key) {
	if !h.a.Judged {
		return
	}
	l, p, even := h.l, h.a.Belief, h.a.BreakEven
	if h.c.Verb == engine.VerbAccept && even >= 0.995 {
		h.add(words.HintWhyNever, words.With("share", words.Share(l, p)))
		return
	}
	if h.c.Verb == engine.VerbChallenge && words.Cent(even) == 0 {
		h.add(words.HintWhyAlways, words.With("share", words.Share(l, p)))
		h.forCards()
		return
	}
	share, bar := words.Against(l, p, even)
	h.add(key, words.With("share", share), words.With("even", bar))
	h.forCards()
}

// forCards tells why the belief is another than the odds that the question shows.
func (h *hinting) forCards() {
	const apart = 0.05
	cards, args := h.a.Cards, []words.Arg{words.Count("n", words.Cent(h.a.Cards)), words.With("color", h.l.Color(shed.Of(h.s).Pending.ColorBefore)),
		words.With("name", h.l.SeatName(shed.Of(h.s).Pending.By, h.names))}
	switch {
	case cards < 0:
	case h.a.Belief < cards-apart && shed.Of(h.s).Pending.ColorBefore != engine.NoColor:
		h.add(words.HintWhyCards, args...)
	case h.a.Belief > cards+apart:
		h.add(words.HintWhyPast, args...)
	}
}

func (h *hinting) forPlay() {
	if h.c.Blind {
		h.add(words.HintWhyUnseen)
		h.forColor(h.c.Color)
		return
	}
	cards := played(h.c)
	face := cards[len(cards)-1].Face
	left := h.s.Hands[h.s.Viewer].Count - len(cards)
	next, from := h.then.Next, h.then.From
	if left <= 0 {
		key := words.HintWhyLast
		if len(cards) > 1 {
			key = words.HintWhyLastAll
		}
		h.add(key)
		h.a.Others = nil // nothing is to be weighed against winning
		return
	}
	if face == shed.FaceWildDrawFour {
		h.forFour()
	}
	switch p := shed.Of(h.s).Pending; {
	case from != engine.NoSeat && h.s.Hands[from].Count < left:
		key := words.HintWhySwap
		if shed.SymbolOf(face) == 0 {
			key = words.HintWhyRotate
		}
		h.add(key, words.With("name", h.l.SeatName(from, h.names)), words.Count("n", h.s.Hands[from].Count), words.Count("own", left))
	case h.jumps() && from == engine.NoSeat:
		h.add(words.HintWhyJump)
	case p != nil && !p.Paid && next != engine.NoSeat:
		h.add(words.HintWhyPassOn, words.Count("n", h.then.Due), words.With("name", h.l.SeatName(next, h.names)))
	case len(cards) > 1 && from == engine.NoSeat:
		h.add(words.HintWhyRid, words.Count("n", len(cards)))
	case !h.jumps() && len(h.fits()) == 1 && face != shed.FaceWildDrawFour && h.s.Phase != engine.PhaseDrawn:
		h.add(words.HintWhyOnly)
	}
	if next != engine.NoSeat && h.then.Stops && h.s.Hands[next].Count <= 3 {
		h.add(words.HintWhyBlock, words.With("name", h.l.SeatName(next, h.names)), words.Count("n", h.s.Hands[next].Count))
	}
	switch n := h.ofColor(shed.ColorOf(face)) - len(cards); {
	case shed.IsWild(face):
		h.forColor(h.c.Color)
	case from != engine.NoSeat: // what the seat holds goes to another
	default:
		if n > 0 && len(cards) == 1 {
			h.add(words.HintWhyMore, words.Count("n", n), words.With("color", h.l.Color(shed.ColorOf(face))))
		}
		if n := h.wilds(); n > 0 && len(h.fits()) > 1 {
			h.add(words.HintWhyWilds, words.Count("n", n))
		}
		if n := shed.Points(face); n > 0 && len(h.why) == 0 && h.rules[uno.Score] != uno.ScoreSingle { // a round that stands alone counts nothing
			h.add(words.HintWhyPoints, words.Count("n", n))
		}
	}
}

// forColor is what speaks for a colour to be named.
func (h *hinting) forColor(c engine.Color) {
	n := h.ofColor(c)
	if n == 0 {
		return
	}
	for _, o := range shed.Colors() {
		if o != c && h.ofColor(o) >= n {
			h.add(words.HintWhyMore, words.Count("n", n), words.With("color", h.l.Color(c)))
			return
		}
	}
	h.add(words.HintWhyMost, words.With("color", h.l.Color(c)), words.Count("n", n))
}

// forFour is what speaks for a Wild Draw Four: how likely it is doubted, or that it may be.
func (h *hinting) forFour() {
	next := h.then.Next
	name := words.With("name", h.l.SeatName(next, h.names))
	share := words.With("share", words.Share(h.l, h.a.Doubted))
	only := len(h.fits()) == 1
	switch {
	case next == engine.NoSeat:
	case !h.then.Doubted || !h.rules.MayBluff():
		h.add(words.HintWhySafe)
	case !uno.WouldBluff(h.s) && (shed.Of(h.s).Color == engine.NoColor || h.then.WrongCosts == 0):
		h.add(words.HintWhyNoBluff)
	case !uno.WouldBluff(h.s):
		h.add(words.HintWhyHonest, words.With("color", h.l.Color(shed.Of(h.s).Color)), name)
	case only:
		h.add(words.HintWhyBluffOnly, share, name)
	default:
		h.add(words.HintWhyBluff, share, name)
	}
}

// forWins compares the move with the next best that is not the same cards in another order, in rounds of a hundred.
func (h *hinting) forWins() {
	const even = 0.005
	for _, o := range h.a.Others {
		if n := len(o.Command.Cards); n > 1 && n == len(h.c.Cards) {
			continue
		}
		other := words.With("other", h.otherName(o.Command))
		win, less := words.Cent(h.a.Win), words.Cent(o.Win)
		switch {
		case o.Win > h.a.Win+even || !h.a.Chances && o.Win >= h.a.Win:
			continue // what looked better was no answer: a bluff that would be read, or a doubt against the belief
		case !h.a.Chances:
			h.add(words.HintWhyTried, other)
		case h.sheds(o.Command) && win <= less+1:
			h.add(words.HintWhyShed, other)
		case win <= less:
			h.add(words.HintWhyEven, words.Count("win", win), other)
		default:
			h.add(words.HintWhyWins, words.Count("win", win), words.Count("less", less), other)
		}
		return
	}
}

// sheds says that the move leaves a smaller hand than another would, which a person needs no numbers for.
func (h *hinting) sheds(other engine.Command) bool {
	if h.c.Verb != engine.VerbPlay || h.then.From != engine.NoSeat {
		return false
	}
	return other.Verb != engine.VerbPlay || len(played(h.c)) > len(played(other))
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
		if c != engine.NoColor && shed.ColorOf(card.Face) == c {
			n++
		}
	}
	return n
}

// onlyWildsFit says that nothing else fits.
func (h *hinting) onlyWildsFit() bool {
	for face := range h.fits() {
		if !shed.IsWild(face) {
			return false
		}
	}
	return true
}

func (h *hinting) wilds() (n int) {
	for _, card := range h.s.Hands[h.s.Viewer].Cards {
		if shed.IsWild(card.Face) {
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
