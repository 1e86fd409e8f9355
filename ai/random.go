package ai

import "fourtell/engine"

// Random is the house's yardstick (CLI.md): uniform over card, colour and target of what fits; draws only when nothing
// fits, plays a drawn card that fits, calls always, never catches or jumps in, challenges one time in two.
type Random struct {
	seat engine.Seat
	seed uint64
}

// NewRandom makes the bot of a seat.
func NewRandom(seat engine.Seat, seed uint64) Random { return Random{seat, seed} }

// Decide answers as the type says.
func (r Random) Decide(s engine.Snapshot) (engine.Command, bool) {
	if c, ok := Find(&s, engine.VerbCallUno); ok {
		return c, true
	}
	if !Asks(&s) {
		return engine.Command{}, false
	}
	if c, ok := Find(&s, engine.VerbChallenge); ok && Chance(r.seed, r.seat, s.Decision, ForChallenge)%2 == 0 {
		return c, true
	}
	// One card at a time: several in one play are no part of "card, colour, target".
	n := uint64(0)
	for _, c := range s.Legal {
		if single(c) {
			n++
		}
	}
	if n > 0 {
		at := Chance(r.seed, r.seat, s.Decision, ForPlay) % n
		for _, c := range s.Legal {
			if !single(c) {
				continue
			}
			if at == 0 {
				return c, true
			}
			at--
		}
	}
	return First(&s, engine.VerbPlay, engine.VerbAccept, engine.VerbDraw, engine.VerbPass, engine.VerbChallenge)
}

// single says whether the command is one card's play, an opener's colour or a claim, of which not all are listed: what Random chooses
// among.
func single(c engine.Command) bool {
	return (c.Verb == engine.VerbPlay && len(c.Cards) == 0) || c.Verb == engine.VerbChooseColor || c.Verb == engine.VerbClaim
}
