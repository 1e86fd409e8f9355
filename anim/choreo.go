package anim

import "fourtell/engine"

// Choreograph says how the moves of a diff are made. It decides manner, order, sound and pace; the places are the
// diff's and the poses the layout's.
func Choreograph(d Diff, next engine.Snapshot, l Layout, t Timing) Plan {
	plan := Plan{}
	c := composer{d: &d, next: &next, l: &l, t: t, plan: &plan, first: -1}
	c.plan.Steps = make([]Step, len(d.Moves))
	c.plan.Effects = make([]Effect, 0, 4+len(next.Riders))
	c.plan.Cues = make([]TimedCue, 0, 2+len(next.Riders))
	if d.Swept >= 0 {
		c.plan.Kind = Deal
		c.deal()
	} else {
		c.beat(d.Event.Kind)
	}
	for i := range next.Riders {
		c.rider(&next.Riders[i])
	}
	c.skip()
	c.turn()
	c.finish()
	return plan
}

// beat is the table of manners: one function for each kind of moving event.
func (c *composer) beat(k engine.EventKind) {
	switch k {
	case engine.EventDealt:
		c.plan.Kind = Deal
		c.deal()
	case engine.EventOpener:
		c.plan.Kind = Open
		c.opener()
	case engine.EventPlayed, engine.EventStacked, engine.EventJumpedIn:
		c.plan.Kind = Play
		c.play()
	case engine.EventDrawn, engine.EventPenalty:
		c.plan.Kind = Drew
		c.draw()
	case engine.EventClaimed:
		c.plan.Kind = Play
		c.claim()
	case engine.EventDoubted:
		c.plan.Kind = Quiet
		c.doubt()
	case engine.EventRevealed:
		c.plan.Kind = Verdict
		c.reveal()
	case engine.EventPileTaken:
		c.plan.Kind = Drew
		c.sweep()
	case engine.EventHandsSwapped:
		c.plan.Kind = Swap
		c.swap()
	case engine.EventHandsRotated:
		c.plan.Kind = Rotate
		c.rotate()
	case engine.EventReshuffled:
		c.plan.Kind = Reshuffle
		c.reshuffle()
	case engine.EventChallengeResolved:
		c.plan.Kind = Verdict
		c.verdict()
	case engine.EventSeatRemoved:
		c.plan.Kind = Remove
		c.remove()
	case engine.EventRoundOver, engine.EventMatchOver:
		c.plan.Kind = Over
		c.plainly()
		c.over(&c.d.Event)
	case engine.EventColorChosen:
		c.plan.Kind = Colored
		c.plainly()
		c.rider(&c.d.Event)
	case engine.EventMisplayed:
		c.plan.Kind = Tried
		c.mistake()
	case engine.EventUnfit:
		c.plan.Kind = Tried
		c.unfit()
	case engine.EventSkipped:
		c.plan.Kind = Skipped
		c.plainly()
	case engine.EventReversed:
		c.plan.Kind = Reversed
		c.plainly()
		c.rider(&c.d.Event)
	default:
		c.plan.Kind = Quiet
		c.plainly()
		c.rider(&c.d.Event)
	}
}

// composer builds one plan.
type composer struct {
	d     *Diff
	next  *engine.Snapshot
	l     *Layout
	t     Timing
	plan  *Plan
	first float64 // when the first card moves, -1 = none yet
	last  float64 // when the last card has arrived
}

func (c *composer) ms(ms float64) float64 { return c.t.ticks(ms) }

// fly sets the step of a move and keeps count of the plan's length.
func (c *composer) fly(i int, start, ms float64, s Step) {
	s.Start, s.Ticks = start, c.ms(ms)
	s.LandTicks = min(s.Ticks, c.ms(landMs))
	if s.Land == 0 {
		s.LandTicks = 0
	}
	c.plan.Steps[i] = s
	if c.first < 0 || start < c.first {
		c.first = start
	}
	c.last = max(c.last, start+s.Ticks)
}

// series is when the i-th of n equal things begins: each so long after the one before, and all of them within most.
func (c *composer) series(i, n int, eachMs, mostMs float64) float64 {
	if n > 1 {
		eachMs = min(eachMs, mostMs/float64(n-1))
	}
	return float64(i) * c.ms(eachMs)
}

func (c *composer) cue(q Cue, at float64) { c.plan.Cues = append(c.plan.Cues, TimedCue{q, at}) }

func (c *composer) effect(e Effect, at, ms float64) {
	e.Start, e.Ticks = at, c.ms(ms)
	c.plan.Effects = append(c.plan.Effects, e)
}

// The manner of a card that is played and of one that is drawn: how much it grows on its way and how far it leans.
const (
	playLift, playLean = 0.16, 0.3
	drawLift, drawLean = 0.10, 0.22
)

// arc is how high a flight rises, for its share of the usual apex of 48 px.
func (c *composer) arc(share float64) float64 { return 48 * c.l.Unit * share }

// plainly moves whatever moved, without a manner of its own: what an unknown event looks like.
func (c *composer) plainly() {
	for i := range c.d.Moves {
		m := &c.d.Moves[i]
		s := Step{Ease: OutCubic, Arc: c.arc(0.5), Cue: CueDraw}
		if m.To.Zone == Discard {
			s.Cue = CuePlay
		}
		c.fly(i, c.series(i, len(c.d.Moves), drawEachMs, drawMostMs), drawMs, s)
	}
}

// finish sets what follows from the steps: cards that make room, the plan's length, and reduced motion.
func (c *composer) finish() {
	p := c.plan
	start := max(0, c.first)
	if p.Kind == Verdict {
		p.Reflow = p.Turn // the hand shown comes forward as it turns
	} else {
		p.Reflow = Step{Start: start, Ticks: c.ms(reflowMs), Ease: OutCubic}
		p.Turn = Step{Start: start, Ticks: c.ms(reflowMs), Ease: InOutCubic}
		if len(c.d.Moves) > 1 { // a fan opens as long as cards arrive
			p.Reflow.Ticks = max(p.Reflow.Ticks, c.last-start)
		}
	}
	if c.t.Reduced {
		c.reduce()
	}
	for i := range p.Steps {
		p.Ticks = max(p.Ticks, p.Steps[i].Start+p.Steps[i].Ticks)
	}
	if c.t.Speed == Instant {
		p.Ticks = 0
	}
}

// reduce turns every flight into a fade, in the same order.
func (c *composer) reduce() {
	p, fade := c.plan, c.ms(fadeMs)
	for i := range p.Steps {
		s := &p.Steps[i]
		*s = Step{Start: s.Start, Ticks: fade, Fade: true, Cue: s.Cue, Impact: s.Impact}
	}
	p.Sweep = Step{Start: p.Sweep.Start, Ticks: min(fade, p.Sweep.Ticks), Fade: true}
	if t := &p.Trial.Step; t.Ticks > 0 {
		t.Ticks, t.Tries, t.Fade = t.Ticks-2*(t.Tries-fade), fade, true
	}
	p.Reflow = Step{Start: p.Reflow.Start}
	p.Turn = Step{Start: p.Turn.Start, Ticks: min(fade, p.Turn.Ticks), Fade: true}
	kept := p.Effects[:0]
	for _, e := range p.Effects {
		if e.Kind == EffectNudge {
			continue
		}
		if e.Kind == EffectRing || e.Kind == EffectTint || e.Kind == EffectDrain {
			e.Ticks = min(e.Ticks, fade)
		}
		kept = append(kept, e)
	}
	p.Effects = kept
}
