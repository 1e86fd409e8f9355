package anim

import (
	"math"

	"fourtell/engine"
)

// sprite is one card being drawn. It keeps its key as long as it is on the table outside the draw pile.
type sprite struct {
	key   uint32
	place Place
	card  engine.SeenCard // as the viewer sees it once at rest
	was   engine.SeenCard // the face it shows until then where card is hidden
	slot  int             // its pose in the layout, or noSlot
	pose  Pose            // at present
	from  Pose            // where the present motion began
	rest  Pose            // where it ends
	via   Pose            // where it waits in between, when it gathers
	step  Step            // Start is absolute, in ticks of the queue
	depth int             // drawing order
	still bool            // at rest
	moved bool            // taken by a move of the plan that is being bound
	veil  bool            // not drawn before its step begins: it lies in the draw pile
}

// noSlot: the sprite is on its way out of sight, into a pile, and goes when the plan ends.
const noSlot = -1

const (
	flying = 1 << 12  // depth of cards in flight, above all that lie
	buried = -1 << 12 // of those covered since, above which stands how high they lie in their pile
)

// update sets the present pose for the tick now and says whether the sprite rests.
func (s *sprite) update(now float64) bool {
	t := now - s.step.Start
	switch {
	case t >= s.step.Ticks:
		s.pose, s.still, s.veil = s.rest, true, false
		s.depth = buried + s.rest.Index // under all that lies in its pile
		if s.slot != noSlot {
			s.depth = s.slot
		}
		s.was = s.card
	case t < 0:
		s.hold()
	case s.step.Tries > 0:
		s.tryOut(t)
	case s.step.Fade:
		s.fade(t / s.step.Ticks)
	default:
		s.fly(t)
	}
	return s.still
}

// hold is a card whose step has not begun: it stays where it is.
func (s *sprite) hold() {
	s.pose = s.from
	s.stamp()
	if s.veil {
		s.pose.Alpha = 0
	}
}

// stamp marks the present pose as moving to the sprite's place, showing whatever face is known.
func (s *sprite) stamp() {
	s.pose.Key, s.pose.Place, s.pose.Index, s.pose.Moving = s.key, s.rest.Place, s.rest.Index, true
	s.pose.Flying = s.depth >= flying
	s.pose.Card = s.card
	if s.card.Hidden() {
		s.pose.Card = s.was
	}
}

func (s *sprite) fade(k float64) {
	s.pose = s.rest
	s.pose.Alpha *= k
	if s.slot == noSlot {
		s.pose = s.from
		s.pose.Alpha *= 1 - k
	}
	s.stamp()
}

// leanAt is the speed, in pixels a tick, at which a card leans three quarters of the most it may.
const leanAt = 26

func (s *sprite) fly(t float64) {
	if s.step.Closes > 0 {
		s.flyStacked(t)
		return
	}
	way, rest := s.step.Ticks-s.step.LandTicks, &s.rest
	if s.step.Gather > 0 {
		if way, rest = s.step.Ticks-s.step.Waits-s.step.Spreads, &s.via; t >= way {
			s.spread(t - way - s.step.Waits)
			return
		}
	}
	k := 1.0
	if t < way {
		k = t / way
	}
	s.pose = s.from.lerp(rest, s.step.Ease.At(k))
	s.stamp()
	s.pose.Y -= 4 * k * (1 - k) * s.step.Arc
	s.pose.Alpha = s.from.Alpha + (s.rest.Alpha-s.from.Alpha)*k
	// The card turns over in the middle of its way.
	turn := InOutCubic.At((k - 0.2) / 0.6)
	s.pose.Flip = s.from.Flip + (s.rest.Flip-s.from.Flip)*turn
	s.pose.Squash = 0
	if t < way {
		// Highest past the middle, so that it comes down faster than it went up.
		s.pose.Scale *= 1 + s.step.Lift*math.Sin(math.Pi*k*math.Sqrt(k))
		speed := (rest.X - s.from.X) / way * s.step.Ease.speedAt(k)
		s.pose.Angle += s.step.Lean * math.Tanh(speed/leanAt)
		return
	}
	s.settle((t - way) / s.step.LandTicks)
}

// flyStacked is a card of a claim: it closes with the others to a stack and turns over, lies there, and flies on alone.
func (s *sprite) flyStacked(t float64) {
	whole, from := s.step, s.from
	if t < whole.Closes {
		k := t / whole.Closes
		s.pose = from.lerp(&s.via, OutCubic.At(k))
		s.pose.Flip = from.Flip + (s.rest.Flip-from.Flip)*InOutCubic.At(k)
		s.stamp()
		return
	}
	s.from = s.via
	s.from.Flip = s.rest.Flip
	gone := whole.Closes + whole.Holds
	s.step.Closes, s.step.Ticks = 0, whole.Ticks-gone
	s.fly(max(0, t-gone))
	s.step, s.from = whole, from
}

// spread is a card of the viewer's fan that has been dealt: it lies with the others and then takes its place among them.
func (s *sprite) spread(t float64) {
	s.depth = s.slot
	s.pose = s.via
	if t > 0 {
		s.pose = s.via.lerp(&s.rest, OutBack.At(t/s.step.Spreads))
	}
	s.stamp()
}

// settle is the landing: pressed flat, a hop as high as it fell hard, and a turn the way it came before it lies.
func (s *sprite) settle(t float64) {
	left := (1 - t) * s.step.Land
	s.pose.Squash = left * 0.9 * math.Cos(1.5*math.Pi*t)
	s.pose.Scale *= 1 + left*math.Sin(math.Pi*t)
	way := min(1, max(-1, (s.rest.X-s.from.X)/120))
	s.pose.Angle += left * way * math.Sin(2*math.Pi*t)
}

// send starts a motion from the present pose to rest, or puts the sprite there when the step takes no time.
func (s *sprite) send(rest Pose, step Step, now float64) {
	rest.Key = s.key
	step.Start += now
	s.from, s.rest, s.step, s.still = s.pose, rest, step, false
	s.from.Squash = 0
}
