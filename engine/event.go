package engine

import "fmt"

// EventKind names a fact as the whole house understands it: what is seen and heard of it, and where it stands in a replay. The names
// are those of SCENARIOS.md. What a game has besides is an EventNews or an EventMoment with a Word of its own.
type EventKind uint8

// The event kinds of SCENARIOS.md, and the two for what only one game has.
const (
	NoEvent EventKind = iota
	EventDealt
	EventOpener
	EventPlayed
	EventColorChosen
	EventDrawn
	EventPenalty
	EventSkipped
	EventReversed
	EventPassed
	EventStacked
	EventChallengeOffered
	EventChallengeAccepted
	EventChallengeResolved
	EventUnoCalled
	EventUnoCaught
	EventFalseCatch
	EventHandsSwapped
	EventHandsRotated
	EventJumpedIn
	EventReshuffled
	EventPileExhausted
	EventTurn
	EventTimedOut
	EventSeatLeft
	EventSeatReturned
	EventSeatRemoved
	EventRoundOver
	EventMatchOver
	EventClaimed
	EventDoubted
	EventRevealed
	EventPileTaken
	EventLimit
	EventMisplayed
	EventUnfit
	// EventNews is something of the game's own that rides on a beat: Event.Word says what.
	EventNews
	// EventMoment is the same where it is a moment to see by itself, cards changing places or not.
	EventMoment
	eventKinds
)

var eventNames = [eventKinds]string{"", "dealt", "opener", "played", "color_chosen", "drawn", "penalty", "skipped", "reversed",
	"passed", "stacked", "challenge_offered", "challenge_accepted", "challenge_resolved", "uno_called", "uno_caught",
	"false_catch", "hands_swapped", "hands_rotated", "jumped_in", "reshuffled", "pile_exhausted", "turn", "timed_out",
	"seat_left", "seat_returned", "seat_removed", "round_over", "match_over",
	"claimed", "doubted", "revealed", "pile_taken", "limit", "misplayed", "unfit", "news", "moment"}

// String is the kind's name in scenario files and on the wire.
func (k EventKind) String() string {
	if k < eventKinds {
		return eventNames[k]
	}
	return "?"
}

// MarshalText writes the name.
func (k EventKind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// UnmarshalText reads a name.
func (k *EventKind) UnmarshalText(b []byte) error {
	for v := EventKind(0); v < eventKinds; v++ {
		if eventNames[v] == string(b) {
			*k = v
			return nil
		}
	}
	return fmt.Errorf("%s is no kind of event", Quote(string(b)))
}

// EventKinds are all kinds that say what happens: all but EventNews and EventMoment.
func EventKinds() []EventKind {
	all := make([]EventKind, 0, EventNews)
	for k := EventDealt; k < EventNews; k++ {
		all = append(all, k)
	}
	return all
}

// Plays says whether a card has been laid on the discard pile by a seat: a play, an answer to a draw card, a jump-in or a claim.
func (k EventKind) Plays() bool {
	return k == EventPlayed || k == EventStacked || k == EventJumpedIn || k == EventClaimed
}

// Moves says whether cards change places with this event, or the moment is one to see by itself. A beat holds at most
// one moving event; the others ride on it.
func (k EventKind) Moves() bool {
	switch k {
	case EventDealt, EventOpener, EventPlayed, EventDrawn, EventPenalty, EventStacked, EventChallengeResolved,
		EventHandsSwapped, EventHandsRotated, EventJumpedIn, EventReshuffled, EventSeatRemoved, EventRoundOver, EventMoment, EventClaimed, EventRevealed, EventPileTaken, EventMisplayed, EventUnfit:
		return true
	}
	return false
}

// Judges says whether a doubt is resolved with it: Event.Seat is who was doubted, Target who has doubted, Verdict what came of it. Before
// its picture nobody is told.
func (k EventKind) Judges() bool { return k == EventChallengeResolved || k == EventRevealed }

// Reason says why a penalty is drawn; of a play, what penalties it brings besides (ForBomb).
type Reason uint8

// The reasons of a penalty.
const (
	NoReason         Reason = iota
	ForDrawTwo              // a Draw Two, or a whole stack of them
	ForDrawFour             // a Wild Draw Four, or the stack it ends
	ForBluff                // the accused was guilty
	ForWrongDoubt           // the challenger was wrong
	ForMissedCall           // caught with one card
	ForFalseCatch           // caught somebody who had called
	ForOpenerDrawTwo        // an opening Draw Two
	ForBomb                 // somebody has played three cards or more at once
	ForMisplay              // played what does not fit
	reasons
)

var reasonNames = [reasons]string{"", "draw_two", "draw_four", "bluff", "wrong_doubt", "missed_call", "false_catch", "opener", "bomb", "misplay"}

// String is the reason's name on the wire.
func (r Reason) String() string {
	if r < reasons {
		return reasonNames[r]
	}
	return "?"
}

// MarshalText writes the name.
func (r Reason) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText reads a name.
func (r *Reason) UnmarshalText(b []byte) error {
	for v := Reason(0); v < reasons; v++ {
		if reasonNames[v] == string(b) {
			*r = v
			return nil
		}
	}
	return fmt.Errorf("%s is no reason of a penalty", Quote(string(b)))
}

// Verdict is the outcome of a challenge; open until it is resolved.
type Verdict uint8

// The verdicts.
const (
	Open Verdict = iota
	Guilty
	Innocent
)

// String is guilty, innocent or "".
func (v Verdict) String() string {
	switch v {
	case Guilty:
		return "guilty"
	case Innocent:
		return "innocent"
	}
	return ""
}

// MarshalText writes the name.
func (v Verdict) MarshalText() ([]byte, error) { return []byte(v.String()), nil }

// UnmarshalText reads a name.
func (v *Verdict) UnmarshalText(b []byte) error {
	switch string(b) {
	case "":
		*v = Open
	case "guilty":
		*v = Guilty
	case "innocent":
		*v = Innocent
	default:
		return fmt.Errorf("%s is no verdict", Quote(string(b)))
	}
	return nil
}

// Event is a fact, past tense. A viewer gets it redacted: cards that are not that viewer's to see have no identity.
//
//	kind                 Seat            Target          Cards                     else
//	dealt                dealer          -               the viewer's own hand     Count = cards per seat; 0: all there are, as far as they go
//	opener               dealer          -               the card turned up        Color = the active colour
//	played jumped_in stacked  player     -               cards played, last on top Color = named, Count = the stack due, Reason = bomb
//	color_chosen         who named it    -               -                         Color
//	drawn                who drew        -               cards drawn               Count = how many
//	penalty              who takes them  From, or none   cards taken               Count, Reason; Target: whose hand they came from
//	skipped reversed passed turn timed_out  whom         -               -         reversed: Count = the new direction
//	challenge_offered    accused         victim          -                         Color = named, Before = colour before, Count = stack
//	challenge_accepted   victim          accused         -                         -
//	challenge_resolved   accused         challenger      the hand, to whom wd4_reveal says   Verdict, Color = named, Before
//	uno_called           who called      -               -                         -
//	uno_caught false_catch  the caught one / the catcher  who caught / the one who had called
//	hands_swapped        who played it   with whom       -                         -
//	hands_rotated        who played it   -               -                         Count = direction
//	reshuffled           -               -               -                         Count = cards in the new pile
//	pile_exhausted       who got nothing or too little   -               -         Count = cards missing
//	seat_left seat_returned seat_removed  who            -               -         removed: Count = cards put under the pile
//	round_over match_over  winner or none  -             -                         Winners, Points (round), Totals, Blocked
//	claimed              who claims      -               cards laid, face down     Rank = as what, Count = how many
//	doubted              the doubter     the claimant    -                         -
//	revealed             the claimant    the doubter     the doubted cards, to all Rank = as what they were claimed, Verdict, Count
//	pile_taken           who takes it    the other       the cards, to the taker   Count = the whole pile
//	limit                who may not draw     -          -                         Count = how many cards are enough
//	misplayed            whose mistake   -               the card, to all, in this beat alone   -
//	unfit                who played blind     -          the card, to its owner    -
//	news moment          as the game has it                                        Word
type Event struct {
	Kind    EventKind  `json:"kind"`
	Seat    Seat       `json:"seat"`
	Target  Seat       `json:"target"`
	Rank    Rank       `json:"rank,omitempty"`
	Cards   []SeenCard `json:"cards,omitempty"`
	Color   Color      `json:"color,omitempty"`
	Before  Color      `json:"before,omitempty"`
	Count   int        `json:"count,omitempty"`
	Reason  Reason     `json:"reason,omitempty"`
	Verdict Verdict    `json:"verdict,omitempty"`
	Winners []Seat     `json:"winners,omitempty"`
	Points  []int      `json:"points,omitempty"`
	Totals  []int      `json:"totals,omitempty"`
	Blocked bool       `json:"blocked,omitempty"` // round_over: nobody could draw any more
	Word    Word       `json:"word,omitzero"`     // what the game itself calls it; a kind that says it needs none
	At      Millis     `json:"at,omitempty"`
	Beat    uint32     `json:"beat,omitempty"` // the Seq of the beat it belongs to
}
