package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// table is a Snapshot with what the heuristic asks of it more than once.
type table struct {
	*engine.Snapshot
	hand    []engine.SeenCard
	colors  [5]int // own cards by colour
	nextHas int    // cards of the seat that plays after this one; a large number where there is none
	prevHas int    // of the one before
	seats   int    // still in the round
	finish  int16  // which card may be the last (switch finish)
	swaps   bool   // a 7 swaps hands
	rotates bool   // a 0 passes them on
	bombs   bool   // three cards in one play have all others draw
	daring  bool   // willing to bluff now
}

func newTable(s *engine.Snapshot, r *uno.Rules) *table {
	t := &table{
		Snapshot: s,
		hand:     s.Hands[s.Viewer].Cards,
		finish:   r[uno.Finish],
		swaps:    r[uno.SevenSwap] != uno.Off,
		bombs:    r[uno.Bomb] == uno.On,
		rotates:  r[uno.ZeroRotate] == uno.On,
	}
	for _, c := range t.hand {
		t.colors[shed.ColorOf(c.Face)]++
	}
	for i := range s.Hands {
		if !s.Hands[i].Out {
			t.seats++
		}
	}
	t.nextHas, t.prevHas = t.count(t.neighbour(s.Direction)), t.count(t.neighbour(-s.Direction))
	return t
}

// neighbour is the next seat still in the round in that direction.
func (t *table) neighbour(dir int8) engine.Seat {
	for i := 1; i < len(t.Hands); i++ {
		if s := t.Beside(t.Viewer, i*int(dir)); !t.Hands[s].Out {
			return s
		}
	}
	return engine.NoSeat
}

func (t *table) count(s engine.Seat) int {
	if s < 0 || int(s) >= len(t.Hands) {
		return 99
	}
	return t.Hands[s].Count
}

// best is the play, or the opener's colour, with the highest score; the first of equals.
func (t *table) best() (engine.Command, bool) {
	var best engine.Command
	top, found := 0, false
	for _, c := range t.Legal {
		var n int
		switch c.Verb {
		case engine.VerbPlay:
			n = t.score(c)
		case engine.VerbChooseColor:
			n = t.colors[c.Color]
		default:
			continue
		}
		if !found || n > top {
			best, top, found = c, n, true
		}
	}
	return best, found
}

// Weights of the score. A point is about a tenth of a card of one's longest colour; found by playing against Random.
const (
	goingOut    = 10000
	keptCard    = 1000 // a coloured card goes before any wild
	plainWild   = 400  // and a plain one before a draw four
	drawFour    = 200
	perColor    = 30
	perNamed    = 30
	perExtra    = 60 // every further card of one play
	perBombed   = 40 // everybody who draws for three cards in one play
	perTraded   = 80 // every card more given away than got by a swap or a rotation
	badLastCard = 1500
	boldFour    = 1200
)

// score says how good a play looks, in points that only compare.
func (t *table) score(c engine.Command) int {
	if c.Blind { // it may be anything: in the longest colour, and to whom a 7 would take least from
		return perNamed*t.colors[c.Color] - perTraded*t.count(c.Target)
	}
	f, n := c.Card.Face, 1
	if len(c.Cards) > 0 {
		f, n = c.Cards[len(c.Cards)-1].Face, len(c.Cards)
	}
	left := len(t.hand) - n
	if left <= 0 {
		return goingOut + n
	}
	points := perExtra * (n - 1)
	if t.bombs && n >= 3 {
		points += perBombed * (t.seats - 1)
	}
	after := t.colors
	if len(c.Cards) > 0 {
		for _, x := range c.Cards {
			after[shed.ColorOf(x.Face)]--
		}
	} else {
		after[shed.ColorOf(f)]--
	}
	switch {
	case f == shed.FaceWild:
		points += plainWild + perNamed*after[c.Color]
	case f == shed.FaceWildDrawFour:
		points += drawFour + perNamed*after[c.Color]
		switch honest := t.colors[shed.Of(t.Snapshot).Color] == 0; {
		case t.nextHas > shortHand:
		case honest:
			points += plainWild // against a short hand it goes before a plain wild
		case t.daring:
			points += boldFour // and at times before anything, though it is a bluff
		}
	default:
		points += keptCard + perColor*after[shed.ColorOf(f)] + t.action(shed.SymbolOf(f))
	}
	points += t.traded(c, shed.SymbolOf(f), left)
	if left == 1 && !t.finishes(t.remains(c)) {
		points -= badLastCard
	}
	return points
}

// action is what an action card is worth now: much against a short hand, otherwise it is better kept. Among number cards
// the dear ones go first.
func (t *table) action(s shed.Symbol) int {
	short := t.nextHas <= shortHand
	switch {
	case s.Number():
		return int(s)
	case s == shed.DrawTwo && short:
		return 120
	case s == shed.Skip && short, s == shed.Reverse && short && t.seats == 2:
		return 90
	case s == shed.Reverse && t.seats > 2:
		if t.prevHas > t.nextHas {
			return 40
		}
		return -20
	}
	return 15
}

// traded is what a 7's swap or a 0's rotation wins in cards.
func (t *table) traded(c engine.Command, s shed.Symbol, left int) int {
	switch {
	case s == 7 && t.swaps:
		target := c.Target
		if target == engine.NoSeat && t.seats == 2 {
			target = t.neighbour(1)
		}
		if target != engine.NoSeat {
			return perTraded * (left - t.count(target))
		}
	case s == 0 && t.rotates:
		return perTraded * (left - t.prevHas)
	}
	return 0
}

// finishes says whether the card may be the last.
func (t *table) finishes(f engine.Face) bool {
	switch t.finish {
	case uno.FinishNoWild:
		return !shed.IsWild(f)
	case uno.FinishNoAction:
		return shed.SymbolOf(f).Number()
	}
	return true
}

// remains is the one card left after the play.
func (t *table) remains(c engine.Command) engine.Face {
	for _, h := range t.hand {
		played := h.ID == c.Card.ID
		for _, x := range c.Cards {
			played = played || h.ID == x.ID
		}
		if !played {
			return h.Face
		}
	}
	return engine.NoFace
}

// keeps says whether a drawn card that fits is better kept: a wild, as long as nobody is about to go out.
func (t *table) keeps(c engine.Command) bool {
	if !shed.IsWild(c.Card.Face) || len(t.hand) <= shortHand {
		return false
	}
	for i := range t.Hands {
		if engine.Seat(i) != t.Viewer && !t.Hands[i].Out && t.Hands[i].Count <= shortHand {
			return false
		}
	}
	return true
}
