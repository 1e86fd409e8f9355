package uno

import (
	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// Heuristic is the house's fixed reference (CLI.md): it keeps wilds back, plays its longest colour, uses action cards
// against a short hand, calls always, and challenges three times in ten. It catches whom it can, jumps in three times in
// four, swaps for the smallest hand and stacks rather than pays. A Wild Draw Four is an action card too: against a short
// hand it plays it one time in three although it holds a card that fits, so that its fours are worth a doubt.
type Heuristic struct {
	seat  engine.Seat
	seed  uint64
	text  string // the rule set last read: Snapshots carry it as text, and it hardly ever changes
	rules uno.Rules
	// bold is how often, 0 … 1, it dares a bluff that it otherwise would not.
	bold float64
}

// NewHeuristic makes the bot of a seat.
func NewHeuristic(seat engine.Seat, seed uint64) *Heuristic {
	return &Heuristic{seat: seat, seed: seed}
}

// read gives the rules of the Snapshot; rules that can't be read play as if every switch were off.
func (h *Heuristic) read(s *engine.Snapshot) *uno.Rules {
	if s.Rules != h.text {
		h.rules, _ = uno.ParseRules(s.Rules)
		h.text = s.Rules
	}
	return &h.rules
}

const (
	challengesInTen = 3
	jumpsInFour     = 3
	bluffsOneIn     = 3
	shortHand       = 3 // an opponent's hand up to this is worth an action card
)

// Decide answers as the type says.
func (h *Heuristic) Decide(s engine.Snapshot) (engine.Command, bool) {
	if c, ok := ai.Find(&s, engine.VerbCallUno); ok {
		return c, true
	}
	for _, c := range s.Legal {
		// Before its own play, which would close the window.
		if c.Verb == engine.VerbCatchUno && h.catches(&s, c.Target) {
			return c, true
		}
	}
	if ai.Asks(&s) {
		return h.answer(&s)
	}
	if _, ok := ai.Find(&s, engine.VerbPlay); ok && ai.Chance(h.seed, h.seat, s.Decision, forJumpIn)%4 < jumpsInFour {
		return newTable(&s, h.read(&s)).best()
	}
	return engine.Command{}, false
}

// catches says whether the seat is worth catching: not one who has called, which costs cards under uno_false_catch, nor a
// partner.
func (h *Heuristic) catches(s *engine.Snapshot, target engine.Seat) bool {
	n := len(s.Hands)
	if target < 0 || int(target) >= n || !shed.At(s, target).Catchable {
		return false
	}
	partner := (int(s.Viewer) + n/2) % n
	return h.read(s)[uno.Teams] != uno.TeamsOpposite || int(target) != partner
}

// answer is the answer to the question the seat owes.
func (h *Heuristic) answer(s *engine.Snapshot) (engine.Command, bool) {
	if c, ok := ai.Find(s, engine.VerbChallenge); ok && ai.Chance(h.seed, h.seat, s.Decision, ai.ForChallenge)%10 < challengesInTen {
		return c, true
	}
	t := newTable(s, h.read(s))
	t.daring = ai.Chance(h.seed, h.seat, s.Decision, forBluff)%bluffsOneIn == 0 || ai.Fraction(h.seed, h.seat, s.Decision, forBoldness) < h.bold
	if c, ok := t.best(); ok && !(s.Phase == engine.PhaseDrawn && t.keeps(c)) {
		return c, true
	}
	if c, ok := ai.First(s, engine.VerbAccept, engine.VerbPass, engine.VerbDraw); ok {
		return c, true
	}
	// Only a play or a challenge is left: a drawn card that must be played.
	if c, ok := t.best(); ok {
		return c, true
	}
	return ai.First(s, engine.VerbChallenge)
}
