package figures

import (
	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// bluffer is one of a population: it plays a draw four at once when that is honest, and so often when it is not. In all
// else it plays as the house's reference.
type bluffer struct {
	ai.Bot
	seed uint64
	rate float64 // 0 never, 1 always
	// plain: names the colour it holds most of, even where that is the one it should have played; else any but that.
	plain bool
}

func (b *bluffer) Decide(s engine.Snapshot) (engine.Command, bool) {
	c, ok := b.Bot.Decide(s)
	if !ok || !s.Owes() || c.Verb == engine.VerbCallUno || s.Phase != engine.PhasePlay && s.Phase != engine.PhaseDrawn {
		return c, ok
	}
	var fours, rest []engine.Command
	for _, l := range s.Legal {
		switch {
		case l.Verb == engine.VerbCallUno, l.Verb == engine.VerbCatchUno:
		case l.Verb == engine.VerbPlay && l.Card.Face == shed.FaceWildDrawFour:
			fours = append(fours, l)
		default:
			rest = append(rest, l)
		}
	}
	if len(fours) == 0 {
		return c, ok
	}
	chance := engine.NewRand(engine.Mix(b.seed, uint64(s.Round), uint64(s.Decision)))
	bluff := uno.WouldBluff(&s)
	if bluff && len(rest) > 0 && uniform(&chance) >= b.rate {
		s.Legal = rest
		return b.Bot.Decide(s)
	}
	return b.named(&s, fours, bluff), true
}

// named picks the draw four with the colour it says.
func (b *bluffer) named(s *engine.Snapshot, fours []engine.Command, bluff bool) engine.Command {
	var held [5]int
	for _, h := range s.Hands[s.Viewer].Cards {
		held[shed.ColorOf(h.Face)]++
	}
	worth := func(c engine.Command) int {
		if bluff && !b.plain && c.Color == shed.Of(s).Color {
			return -1
		}
		return held[c.Color]
	}
	best := fours[0]
	for _, c := range fours[1:] {
		if worth(c) > worth(best) {
			best = c
		}
	}
	return best
}

// uniform is a number from 0 up to 1.
func uniform(r *engine.Rand) float64 { return float64(r.Uint32()) / (1 << 32) }
