// Package uno answers for the shedding game what its tables' pictures ask: it brings together its rules, its counting and its words.
//
// It imports engine, engine/shed, engine/uno, ai/uno, words and words/uno, and no screen.
package uno

import (
	"math"

	unoai "fourtell/ai/uno"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
	"fourtell/words"
	unowords "fourtell/words/uno"
)

// Umpire is the game's umpire.Umpire.
type Umpire struct{}

// Bluffs asks the rules about a Wild Draw Four.
func (Umpire) Bluffs(s *engine.Snapshot) bool { return uno.WouldBluff(s) }

// Stake is that of a Wild Draw Four.
func (u Umpire) Stake(l *words.Language, s *engine.Snapshot, face engine.Face, victim string) string {
	switch {
	case face != shed.FaceWildDrawFour:
		return ""
	case u.Bluffs(s):
		return unowords.BluffOwn(l, s, true, victim)
	case mayBeDoubted(s):
		return unowords.BluffOwn(l, s, false, "")
	}
	return ""
}

// mayBeDoubted says whether the rules let a Wild Draw Four be challenged, and it is not the viewer's last card.
func mayBeDoubted(s *engine.Snapshot) bool {
	r, err := uno.ParseRules(s.Rules)
	return err == nil && r.MayChallenge() && r.MayBluff() && s.Viewer >= 0 && int(s.Viewer) < len(s.Hands) && len(s.Hands[s.Viewer].Cards) > 1
}

// Due is what a draw card costs, unless the rules ask its victim first. Nobody answers the card that opens.
func (Umpire) Due(s *engine.Snapshot, e engine.Event) (engine.Event, bool) {
	r, err := uno.ParseRules(s.Rules)
	if err != nil || len(e.Cards) == 0 {
		return engine.Event{}, false
	}
	face := e.Cards[len(e.Cards)-1].Face
	if shed.SymbolOf(face) != shed.DrawTwo && face != shed.FaceWildDrawFour || r.Asks(face) && e.Kind != engine.EventOpener {
		return engine.Event{}, false
	}
	due := engine.Event{Kind: engine.EventPenalty, Count: 2, Reason: engine.ForDrawTwo, Seat: engine.NoSeat, Target: engine.NoSeat}
	if face == shed.FaceWildDrawFour {
		due.Count, due.Reason = 4, engine.ForDrawFour
	}
	return due, true
}

// Doubt is that of a Wild Draw Four.
func (Umpire) Doubt(l *words.Language, s *engine.Snapshot) words.Challenge {
	return unowords.ChallengeOf(l, s)
}

// Odds are those of a Wild Draw Four.
func (Umpire) Odds(l *words.Language, s *engine.Snapshot, by string) (words.Odds, bool) {
	o, ok := unoai.OddsOf(*s)
	if !ok {
		return words.Odds{}, false
	}
	return words.Odds{P: o.P, Why: reason(l, o, by, -1), Told: reason(l, o, by, int(math.Round(o.P*100)))}, true
}

// reason is where the odds of a bluff by somebody come from: numbers, or what has been seen where it proves the hand;
// below 0 the chance, in per cent, is left out.
func reason(l *words.Language, o unoai.Odds, by string, chance int) string {
	who, color := words.With("name", by), words.With("color", l.Color(o.Color))
	switch {
	case !o.Certain:
		return unowords.Odds(l, o.Held, o.Of, o.Unseen, o.Color, chance)
	case o.P > 0:
		return l.Say(words.PuzzleSeenOne, who, color)
	}
	return l.Say(words.PuzzleSeenNone, who, color)
}

// Verdict is that of a Wild Draw Four. What it was played on lies below it.
func (Umpire) Verdict(l *words.Language, s *engine.Snapshot, e engine.Event, listener engine.Seat, names []string) (words.Verdict, []bool) {
	said := unowords.VerdictOf(l, e, s.Rules, listener, names)
	r, err := uno.ParseRules(s.Rules)
	below := len(s.Discard) - 2
	if err != nil || below < 0 || e.Verdict != engine.Guilty {
		return said, nil
	}
	proof := make([]bool, len(e.Cards))
	for i, c := range e.Cards {
		proof[i] = uno.Betrays(r, c.Face, e.Before, shed.SymbolOf(s.Discard[below].Face))
	}
	return said, proof
}

// Unseen counts the faces of the decks.
func (Umpire) Unseen(s *engine.Snapshot) []int {
	left, ok := unoai.Unseen(s)
	if !ok {
		return nil
	}
	return left[:]
}
