package ai

import (
	"fourtell/engine"
	"fourtell/engine/uno"
)

// Heuristic is the house's fixed reference (CLI.md): it keeps wilds back, plays its longest colour, uses action cards
// against a short hand, calls always, and challenges three times in ten. It catches whom it can, jumps in three times in
// four, swaps for the smallest hand and stacks rather than pays.
type Heuristic struct {
	seat  engine.Seat
	seed  uint64
	text  string // the rule set last read: Snapshots carry it as text, and it hardly ever changes
	rules uno.Rules
}

// NewHeuristic makes the bot of a seat.
func NewHeuristic(seat engine.Seat, seed uint64) *Heuristic {
	return &Heuristic{seat: seat, seed: seed}
}

// table reads the Snapshot by its rules; rules that can't be read play as if every switch were off.
func (h *Heuristic) table(s *engine.Snapshot) *table {
	if s.Rules != h.text {
		h.rules, _ = uno.ParseRules(s.Rules)
		h.text = s.Rules
	}
	return newTable(s, &h.rules)
}

const (
	challengesInTen = 3
	jumpsInFour     = 3
	shortHand       = 3 // an opponent's hand up to this is worth an action card
)

// Decide answers as the type says.
func (h *Heuristic) Decide(s engine.Snapshot) (engine.Command, bool) {
	if c, ok := find(&s, engine.VerbCallUno); ok {
		return c, true
	}
	if asks(&s) {
		return h.answer(&s)
	}
	for _, c := range s.Legal {
		// One who has called is not to be caught: that costs cards under uno_false_catch.
		if c.Verb == engine.VerbCatchUno && catchable(&s, c.Target) {
			return c, true
		}
	}
	if _, ok := find(&s, engine.VerbPlay); ok && chance(h.seed, h.seat, s.Decision, forJumpIn)%4 < jumpsInFour {
		return h.table(&s).best()
	}
	return engine.Command{}, false
}

func catchable(s *engine.Snapshot, target engine.Seat) bool {
	return target >= 0 && int(target) < len(s.Hands) && s.Hands[target].Catchable
}

// answer is the answer to the question the seat owes.
func (h *Heuristic) answer(s *engine.Snapshot) (engine.Command, bool) {
	if c, ok := find(s, engine.VerbChallenge); ok && chance(h.seed, h.seat, s.Decision, forChallenge)%10 < challengesInTen {
		return c, true
	}
	t := h.table(s)
	if c, ok := t.best(); ok && !(s.Phase == engine.PhaseDrawn && t.keeps(c)) {
		return c, true
	}
	if c, ok := first(s, engine.VerbAccept, engine.VerbPass, engine.VerbDraw); ok {
		return c, true
	}
	// Only a play or a challenge is left: a drawn card that must be played.
	if c, ok := t.best(); ok {
		return c, true
	}
	return first(s, engine.VerbChallenge)
}
