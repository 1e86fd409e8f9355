package anim

import "fourtell/engine"

// Cue is a sound that belongs to a step. Each has its picture's twin.
type Cue uint8

// The cues.
const (
	NoCue Cue = iota
	CueDeal
	CuePlay
	CueDraw
	CueShuffle
	CueHeavy // a card has come down as hard as any can
	CueFirm  // a card has come down hard
	CueSkip
	CueReverse
	CueFan // somebody else's card opens on its way; the viewer's own opens in their hands
	CueColor
	CueSwap   // two hands trade places
	CueRotate // all hands go round
	CueReveal // the held breath before a verdict
	CueCaught // the accused had bluffed
	CueFair   // the accused had not
	CueCall   // somebody called for a last card
	CueCatch  // somebody was caught who had not, or was caught wrongly
	CueTurn   // the viewer's turn begins
	CueWin
	CueLose
	CueRefuse // for the scene: a card that does not fit
	CueClaim  // the cards of a claim close to a packet
	CueLaid   // one of them lies
	CuePass   // somebody lets a claim pass
	CueDoubt  // somebody does not
	CueBreath // the breath held over cards that are to be turned up
	CueTurnUp // one of them begins to turn
	CueTrue   // it lies open, and is what was said; the last of a true claim has CueTruth
	CueLie    // it lies open, the first that is not
	CueTruth  // all lie open, and all are
	CueGather // a card of a pile that is taken leaves
	CueGathered
	cues
)

var cueNames = [cues]string{"", "deal", "play", "draw", "shuffle", "draw_four", "draw_two", "skip", "reverse", "fan", "color", "swap",
	"rotate", "reveal", "caught", "fair", "call", "catch", "turn", "win", "lose", "refuse", "claim", "laid", "let_pass", "doubt", "breath", "turn_up", "true", "lie", "truth",
	"gather", "gathered"}

// String is the cue's name, as a sound's file is named after it.
func (c Cue) String() string {
	if c < cues {
		return cueNames[c]
	}
	return ""
}

// passing says whether it is heard in its time or not at all: where a beat is cut short or takes no time, what came of it is heard
// and not the way there.
func (c Cue) passing() bool {
	switch c {
	case CueClaim, CueDoubt, CueBreath, CueTurnUp, CueTrue, CueGather:
		return true
	}
	return false
}

// Kind is what a beat was to the eye: OnIdle tells which has ended.
type Kind uint8

// The kinds of beats.
const (
	Quiet   Kind = iota // nothing moved: a turn, a pass, a call
	Settled             // a snapshot was put on the table without motion
	Deal
	Open // the opener turned up
	Play // also a stack answer and a jump-in
	Drew // a draw or a penalty
	Colored
	Skipped
	Reversed
	Swap
	Rotate
	Reshuffle
	Verdict // a challenge resolved
	Remove
	Over
	Tried // a card was held up and went back
	kinds
)

var kindNames = [kinds]string{"quiet", "settle", "deal", "open", "play", "draw", "color", "skip", "reverse", "swap", "rotate",
	"reshuffle", "verdict", "remove", "over", "try"}

// String is the kind's name: play, draw, deal …
func (k Kind) String() string {
	if k < kinds {
		return kindNames[k]
	}
	return ""
}

// EffectKind is something to be seen that is no card.
type EffectKind uint8

// The effects.
const (
	NoEffect       EffectKind = iota
	EffectRing                // the ring of chevrons turns over; before 0.5 it shows the old direction
	EffectDrain               // what the top card might have stood for drains to grey part by part, the named one pulses
	EffectTint                // the felt's edge takes the active colour
	EffectNudge               // a card has landed hard: the table jolts by Weight
	EffectFan                 // the top card opens like a fan in all it may stand for and shuts on Color
	EffectSkip                // Seat is skipped
	EffectCall                // the balloon at Seat
	EffectCatch               // Seat is caught
	EffectMiss                // Seat has tried to catch Target, who had called
	EffectBreath              // the held breath before a verdict on Seat, the accused
	EffectGuilty              // the verdict on Seat
	EffectInnocent            // the verdict on Seat
	EffectSwap                // Seat and Target trade hands
	EffectRotate              // all hands go round
	EffectShuffle             // the draw pile is shuffled
	EffectEmpty               // Seat got no card, or too few
	EffectOver                // the round is over; Seat is the winner or none
	EffectDoubt               // Seat doubts what Target says
	EffectReveal              // cards of Seat that Target has doubted are turned up, as Reveal says
	EffectSweep               // Seat takes the whole pile
	EffectClaim               // Seat says what the cards are that it lays
	EffectDeflect             // Seat turns away what is due
	EffectMistake             // a card of Seat's is held up and does not fit
	EffectFull                // Seat may not draw: its hand is full
)

// Effect is something to be seen that is no card. Effects may outlast the plan they came with: nothing waits for them.
type Effect struct {
	Kind   EffectKind
	Seat   engine.Seat
	Target engine.Seat
	Color  engine.Color
	Before engine.Color
	Weight float64 // of EffectNudge: 1 for the heaviest
	Start  float64 // ticks after the plan's start
	Ticks  float64
	At     float64 // how much of it is over, 0 … 1: set by the queue
}

// Step is how one move of the diff is made: where it begins and ends is not its business.
type Step struct {
	Start, Ticks float64
	Ease         Ease
	Arc          float64 // apex above the straight way, in pixels
	Lift         float64 // share of scale it grows by on its way, as it comes nearer the eye
	Lean         float64 // radians it leans at most the way it flies, by its speed
	Land         float64 // how hard it lands: its squash, its hop and its turn before it lies, 0 = a soft landing
	LandTicks    float64 // of Ticks, how many the landing takes at the end
	Gather       float64 // share of the way to the middle of the viewer's hand at which it waits there; 0 = it does not wait
	Waits        float64 // of Ticks, how many it waits
	Spreads      float64 // of Ticks, how many the fan takes to open at the end
	Closes       float64 // of Ticks, how many a card takes to close with the others of a claim, on which it turns over; 0 = it does not
	Holds        float64 // of Ticks, how many it lies in their stack, or is held up after it was shaken
	Tries        float64 // of Ticks, how many a card takes that is held up, and as many to go back; 0 = it is not
	Shakes       float64 // of Ticks, how many it is shaken
	Aside        float64 // and how far to either side, in pixels
	Fade         bool    // reduced motion: fade in at the end in place of flying there
	Cue          Cue     // sounds when the step begins
	Impact       Cue     // sounds when the card arrives
}

// arrives is when the card comes to its place, in ticks after the plan's start.
func (s *Step) arrives() float64 { return s.Start + s.Ticks - s.Waits - s.Spreads }

// Plan is the choreography of one beat.
type Plan struct {
	Kind    Kind
	Steps   []Step // one for each move of the diff
	Sweep   Step   // for the cards that go back into the pile before a new deal
	Seats   Step   // for the plates, where the seats change places before a new deal
	Reflow  Step   // for the cards that stay where they are and make room
	Turn    Step   // for the cards that turn over where they lie
	Looks   Look   // for those that their owner may look at from now on
	Trial   Trial  // for the card that is held up
	Effects []Effect
	Cues    []TimedCue // sounds that belong to no card
	Ticks   float64    // when all of it is over; effects may go on
}

// TimedCue is a cue and when it sounds, in ticks after the plan's start.
type TimedCue struct {
	Cue Cue
	At  float64
}
