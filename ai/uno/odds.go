package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// Odds is the chance, to the viewer, that a Wild Draw Four was a bluff as far as cards alone tell, and the numbers it
// comes from: "9 cards, 21 of the 85 unseen are green: 93 %".
type Odds struct {
	P       float64      // 0 … 1: that the accused held a card that makes it a bluff
	Held    int          // cards of the accused that the viewer does not know
	Unseen  int          // cards the viewer does not know, in piles and hands
	Of      int          // those among the unseen that would make it a bluff
	Color   engine.Color // the colour before; none when anything was fit to be played
	Certain bool         // proved either way: P is 0 or 1, whatever the numbers
}

// OddsOf works out the odds of the challenge that is open in the Snapshot; false when none is.
//
// Of the N unseen cards, K would make it a bluff, and the accused kept h of them unseen by the viewer. Were they dealt at
// random, it holds at least one with H = 1 - C(N-K, h) / C(N, h) (AI.md, "The challenge"; the hypergeometric
// distribution). What history proves goes in: cards known to lie in its hand, and a colour it was known to be without,
// which leaves only the cards it has taken since. How willingly people bluff is not in it.
func OddsOf(s engine.Snapshot) (Odds, bool) {
	p := shed.Of(&s).Pending
	if p == nil || p.Kind != shed.PendingWD4 || !p.Challenge || p.By < 0 || int(p.By) >= len(s.Hands) {
		return Odds{}, false
	}
	rules, err := uno.ParseRules(s.Rules)
	if err != nil {
		return Odds{}, false
	}
	symbol := symbolBefore(&s)
	proves := func(f engine.Face) bool { return uno.Betrays(rules, f, p.ColorBefore, symbol) }
	k := believe(&s, &rules, trusts{}).proved()
	o := Odds{Color: p.ColorBefore, Held: s.Hands[p.By].Count}
	seen := map[engine.Card]engine.Face{}
	for _, c := range s.Discard {
		seen[c.ID] = c.Face
	}
	for i := range s.Hands {
		for id, f := range k.cards[i] {
			seen[id] = f
		}
		for _, c := range s.Hands[i].Cards {
			if c.ID != 0 {
				seen[c.ID] = c.Face
			}
		}
	}
	total := s.Draw + len(s.Discard)
	for i := range s.Hands {
		total += s.Hands[i].Count
	}
	o.Unseen = max(total-len(seen), 0)
	for f := engine.Face(1); int(f) < shed.Faces; f++ {
		if proves(f) {
			o.Of += copies(f) * int(rules[uno.Decks])
		}
	}
	proved := false
	for id, f := range seen {
		if proves(f) {
			o.Of--
			_, his := k.cards[p.By][id]
			proved = proved || his
		}
	}
	o.Of = min(max(o.Of, 0), o.Unseen)
	o.Held = max(o.Held-len(k.cards[p.By]), 0)
	if g := k.most[p.By][p.ColorBefore]; rules[uno.WD4Legality] == uno.LegalityColour && g >= 0 && p.ColorBefore != engine.NoColor {
		o.Held = min(o.Held, g)
	}
	if proved {
		o.P, o.Certain = 1, true
		return o, true
	}
	o.P = atLeastOne(o.Unseen, o.Of, o.Held)
	o.Certain = o.P == 0 || o.P == 1
	return o, true
}

// atLeastOne is the chance that h cards dealt from n hold at least one of k: 1 - C(n-k, h) / C(n, h).
func atLeastOne(n, k, h int) float64 {
	h = min(h, n)
	none := 1.0
	for i := range h {
		none *= float64(n-k-i) / float64(n-i)
		if none <= 0 {
			return 1
		}
	}
	return 1 - none
}

// symbolBefore is the symbol of the discard the Wild Draw Four was played on; none where nothing tells. The history knows
// it even after the pile was turned; a table set up in a known state has the pile.
func symbolBefore(s *engine.Snapshot) shed.Symbol {
	laid := 0
	for i := len(s.History) - 1; i >= 0; i-- {
		switch e := &s.History[i]; e.Kind {
		case engine.EventPlayed, engine.EventStacked, engine.EventJumpedIn, engine.EventOpener:
			if laid++; laid == 2 && len(e.Cards) > 0 {
				return shed.SymbolOf(e.Cards[len(e.Cards)-1].Face)
			}
		}
	}
	if n := len(s.Discard); n > 1 {
		return shed.SymbolOf(s.Discard[n-2].Face)
	}
	return shed.NoSymbol
}

// copies is how often a face is in one deck (RULES.md, "The deck").
func copies(f engine.Face) int {
	switch {
	case shed.IsWild(f):
		return 4
	case shed.SymbolOf(f) == 0:
		return 1
	}
	return 2
}
