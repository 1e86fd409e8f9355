package anim

// Every duration of the table, in milliseconds at normal speed. The whole draw-four animation, the play and the four
// cards, stays under 700.
const (
	playMs       = 290 // a card to the discard pile
	landMs       = 120 // of which the settling on landing
	drawMs       = 190 // a card to a hand
	drawEachMs   = 65  // between two cards of a penalty
	drawMostMs   = 750 // between the first and the last card of a long penalty
	dealMs       = 220 // a card of the deal
	dealEachMs   = 60  // between two cards of the deal
	dealMostMs   = 1700
	spreadMs     = 300 // the viewer's fan opening at its end
	sweepMs      = 260 // the last round's cards back into the pile
	openerMs     = 320
	reflowMs     = 180 // a hand closing or opening its fan
	swapMs       = 460
	swapEachMs   = 18
	swapMostMs   = 300
	rotateMs     = 520
	shuffleMs    = 420
	removeMs     = 300
	removeEachMs = 25
	breathMs     = 800 // held before a verdict, while it is read who challenges whom
	turnMs       = 300 // cards turning over in a challenge
	readMs       = 900 // time to read a hand that is shown
	verdictMs    = 500
	reverseMs    = 300
	claimCloseMs = 100 // the cards of a claim closing to a stack, on which they turn over
	claimFlyMs   = 233 // one of them flying to the pile
	claimEachMs  = 67  // between two of them
	balloonAtMs  = 133 // what they are said to be comes up
	balloonMs    = 167
	nudgeClaimMs = 67
	drainMs      = 320 // what was not named turning grey
	fanMs        = 620 // a card opening like a fan in all it may stand for and shutting on one
	fanShutMs    = 340 // of which it is open before it shuts
	tintMs       = 260
	skipMs       = 420 // a skip with nothing else to be seen; its leap goes on
	leapMs       = 640
	nudgeMs      = 260 // the table under a Draw Two
	slamMs       = 560 // the table under the heaviest card
	callMs       = 220 // a call with nothing else to be seen; its stamp goes on
	stampMs      = 420
	markMs       = 700 // the mark at a seat that was caught, or that was wrong
	overMs       = 600 // the end of a round; what is thrown for it goes on
	throwMs      = 1500
	tryMs        = 220 // a card held up, and as long going back
	shakeMs      = 260 // of it, shaken
	tryReadMs    = 300 // and held still
	reseatMs     = 500 // seats going to other places before a deal
	bombEachMs   = 66  // between the penalties of two seats for the same play
	deflectMs    = 500 // what is due flying to who has to answer it now
	lookEachMs   = 120 // between two cards turned over that were drawn unseen
	glideMs      = 160 // a card gliding to a new rest place: re-sorted, let go of, a resized window
	graspMs      = 70  // a card let go of waits for its beat before it springs back
	fadeMs       = 80  // reduced motion
	hoverMs      = 120
)

// HoverTicks is how long a card takes to rise under the pointer, for the scene's own easing of Hovered.
const HoverTicks = hoverMs * ticksPerSecond / 1000.0

const ticksPerSecond = 60

// Speed is how fast the table plays.
type Speed uint8

// The speeds of the settings.
const (
	Normal  Speed = iota
	Slow          // 0.6 ×
	Fast          // 2 ×
	Instant       // no motion, the same order and the same hooks
)

// Timing is the player's choice of pace. The zero value is normal speed with full motion.
type Timing struct {
	Speed   Speed
	Reduced bool // reduced motion: fades of 80 ms in place of flights, in the same order
}

// ticks is how many ticks a duration takes; 0 at instant speed.
func (t Timing) ticks(ms float64) float64 {
	n := ms * ticksPerSecond / 1000
	switch t.Speed {
	case Slow:
		return n / 0.6
	case Fast:
		return n / 2
	case Instant:
		return 0
	}
	return n
}

// Ease shapes a motion: it maps the share of time gone, 0 … 1, to the share of the way gone.
type Ease uint8

// The easings in use.
const (
	Linear Ease = iota
	OutCubic
	InOutCubic
	OutBack // overshoots a little before it rests
	Toss    // soft off the hand, fastest after a third, a long way to come to rest: a card thrown flat
)

// At is the share of the way gone at the share t of the time; exactly 0 and 1 at the ends.
func (e Ease) At(t float64) float64 {
	switch {
	case t <= 0:
		return 0
	case t >= 1:
		return 1
	}
	u := 1 - t
	switch e {
	case OutCubic:
		return 1 - u*u*u
	case InOutCubic:
		if t < 0.5 {
			return 4 * t * t * t
		}
		return 1 - 4*u*u*u
	case OutBack:
		const back = 1.1
		return 1 - u*u*((back+1)*u-back)
	case Toss:
		return 1 - u*u*u*(1+3*t)
	}
	return t
}

// speedAt is how fast the way goes by at the share t of the time, in ways per time: 1 on the average.
func (e Ease) speedAt(t float64) float64 {
	const h = 0.01
	return (e.At(t+h) - e.At(t-h)) / (2 * h)
}
