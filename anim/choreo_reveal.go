package anim

import "fourtell/engine"

// How cards that were doubted are turned up, in ticks at normal speed.
const (
	revealRises  = 6  // the first card leaves the pile for the row
	revealApart  = 3  // and each other so long after the one before
	revealInRow  = 22 // the last lies there
	revealBreath = 46 // the first begins to turn
	revealTurn   = 14
	revealEach   = 18 // from the beginning of a turn to the beginning of the next
	revealStop   = 6  // after the first card that is not what was said
	revealRest   = 8  // between the cards after it
	revealRead   = 24 // after the last turn, until the pile is taken
	sweepClose   = 10 // the pile closes to a stack
	sweepFly     = 26 // a card of it
	sweepEach    = 2
	sweepDrawn   = 12 // at most, on their way
	sweepAll     = 96 // until everything rests
	doubtTicks   = 12 // somebody doubts
)

// Reveal is when the cards of a doubted claim do what, in ticks at normal speed after their beat has begun: N cards, of which False is
// the first that is not what was said; N where all are. Up to the turn of that card nothing depends on it.
type Reveal struct{ N, False int }

// RevealOf is how the event's cards are turned up.
func RevealOf(s *engine.Snapshot, e *engine.Event) Reveal {
	r := Reveal{N: len(e.Cards), False: len(e.Cards)}
	for i := len(e.Cards) - 1; i >= 0; i-- {
		if s.Accent(e, e.Cards[i]).Weight == engine.Heavy {
			r.False = i
		}
	}
	return r
}

// Rise is how far card i has come from the pile to the row, 0 … 1.
func (r Reveal) Rise(i int, at float64) float64 {
	from := min(revealRises+revealApart*float64(i), revealInRow-6)
	return OutCubic.At((at - from) / (revealInRow - from))
}

// Turns is when card i begins to turn.
func (r Reveal) Turns(i int) float64 {
	if i <= r.False {
		return revealBreath + revealEach*float64(i)
	}
	return r.Turns(r.False) + revealTurn + revealStop + revealRest*float64(i-r.False-1)
}

// Turn is how far card i has turned, 0 … 1: the face is seen from the half on.
func (r Reveal) Turn(i int, at float64) float64 { return min(1, max(0, (at-r.Turns(i))/revealTurn)) }

// Known is when everybody knows what came of it: the first false card lies open, or the last true one.
func (r Reveal) Known() float64 { return r.Turns(min(r.False, r.N-1)) + revealTurn }

// Ends is when the pile is taken.
func (r Reveal) Ends() float64 { return r.Turns(r.N-1) + revealTurn + revealRead }

// Breath is when the first card begins to turn.
func (r Reveal) Breath() float64 { return revealBreath }

// SweepTicks is how long a pile that is taken goes to its taker, in ticks at normal speed, and SweepCloseTicks how long it closes first.
const (
	SweepTicks      = sweepAll
	SweepCloseTicks = sweepClose
)

// Sweep is when the N cards of a pile that is taken leave and arrive, in ticks at normal speed after their beat has begun. At most
// sweepDrawn are seen on their way: of more, several go as one.
type Sweep struct{ N int }

// Drawn is how many are seen on their way.
func (w Sweep) Drawn() int { return min(w.N, sweepDrawn) }

// seen is with which of those card i goes.
func (w Sweep) seen(i int) int { return i * w.Drawn() / max(1, w.N) }

// Leaves is when card i leaves the closed pile.
func (w Sweep) Leaves(i int) float64 { return sweepClose + sweepEach*float64(w.seen(i)) }

// Way is how far the i-th that is seen has come, 0 … 1.
func (w Sweep) Way(i int, at float64) float64 {
	return InOutCubic.At(min(1, max(0, (at-sweepClose-sweepEach*float64(i))/sweepFly)))
}

// Landed is how many of those that are seen have arrived.
func (w Sweep) Landed(at float64) int { return w.gone(at - sweepFly) }

// Seen is how many of those that are seen the first n cards are.
func (w Sweep) Seen(n int) int {
	if n <= 0 {
		return 0
	}
	return w.seen(n-1) + 1
}

// Left is how many of those that are seen have not left.
func (w Sweep) Left(at float64) int { return w.Drawn() - w.gone(at) }

func (w Sweep) gone(at float64) int {
	if at <= sweepClose {
		return 0
	}
	return min(w.Drawn(), int((at-sweepClose)/sweepEach)+1)
}

// Lies is when the last has arrived.
func (w Sweep) Lies() float64 { return w.Leaves(w.N-1) + sweepFly }

// base turns ticks at normal speed into ticks at the plan's.
func (c *composer) base(ticks float64) float64 { return c.ms(ticks * 1000 / ticksPerSecond) }

// doubt: somebody says that they do not believe it.
func (c *composer) doubt() {
	e := &c.d.Event
	c.plainly()
	c.cue(CueDoubt, 0)
	c.effect(Effect{Kind: EffectDoubt, Seat: e.Seat, Target: e.Target}, 0, doubtTicks*1000/ticksPerSecond)
	c.alone(doubtTicks * 1000 / ticksPerSecond)
}

// reveal: a held breath, then one card after the other turns, as far as the first that is not what was said; then caught or fair, and
// the others. The cards on the pile turn when all of that is over.
func (c *composer) reveal() {
	e := &c.d.Event
	c.plainly()
	r := RevealOf(c.next, e)
	if r.N == 0 {
		return
	}
	tick := 1000.0 / ticksPerSecond
	who := Effect{Kind: EffectBreath, Seat: e.Seat, Target: e.Target}
	c.effect(who, 0, revealBreath*tick)
	who.Kind = EffectReveal
	c.effect(who, 0, r.Ends()*tick)
	c.cue(CueBreath, 0)
	for i := range r.N {
		c.cue(CueTurnUp, c.base(r.Turns(i)))
		if i < min(r.False, r.N-1) {
			c.cue(CueTrue, c.base(r.Turns(i)+revealTurn))
		}
	}
	who.Kind = EffectInnocent
	cue := CueTruth
	if e.Verdict == engine.Guilty {
		who.Kind, cue = EffectGuilty, CueLie
	}
	known := c.base(r.Known())
	c.effect(who, known, verdictMs)
	c.cue(cue, known)
	c.plan.Ticks = c.base(r.Ends())
	c.plan.Turn = Step{Start: c.plan.Ticks - min(1, c.plan.Ticks), Ticks: min(1, c.plan.Ticks)}
	c.last = c.plan.Ticks
}

// sweep: the whole pile goes to one hand, whose fan opens for it.
func (c *composer) sweep() {
	tick := 1000.0 / ticksPerSecond
	e := &c.d.Event
	way := Sweep{N: len(c.d.Moves)}
	for i := range c.d.Moves {
		s := Step{Ease: InOutCubic, Arc: c.arc(-1.5), Lift: drawLift, Lean: drawLean, Cue: CueGather}
		c.fly(i, c.base(way.Leaves(i)), sweepFly*tick, s)
	}
	if n := way.N; n > 0 {
		c.cue(CueGathered, c.lands(c.plan.Steps[n-1].Start, c.base(sweepFly)))
	}
	c.effect(Effect{Kind: EffectSweep, Seat: e.Seat, Target: e.Target}, 0, sweepAll*tick)
	c.plan.Ticks = max(c.plan.Ticks, c.base(sweepAll))
}
