package engine

import (
	"fmt"
	"iter"
	"slices"
)

// Phase is what the table waits for.
type Phase uint8

// The phases of SCENARIOS.md, and Resolving: an earlier beat of a command, shown while the later ones are still to come.
const (
	NoPhase Phase = iota
	PhasePlay
	PhaseDrawn
	PhaseRespond
	PhaseChooseColor
	PhaseRoundOver
	PhaseMatchOver
	PhaseResolving
	phases
)

var phaseNames = [phases]string{"", "play", "drawn", "respond", "choose_color", "round_over", "match_over", "resolving"}

// String is the phase's name in scenario files and on the wire.
func (p Phase) String() string {
	if p < phases {
		return phaseNames[p]
	}
	return "?"
}

// MayDeal says why no next round can be dealt in it; Legal where one can.
func (p Phase) MayDeal() Code {
	switch p {
	case PhaseRoundOver:
		return Legal
	case PhaseMatchOver:
		return RoundOver
	}
	return NotNow
}

// MarshalText writes the name.
func (p Phase) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads a name.
func (p *Phase) UnmarshalText(b []byte) error {
	for v := Phase(0); v < phases; v++ {
		if phaseNames[v] == string(b) {
			*p = v
			return nil
		}
	}
	return fmt.Errorf("%s is no phase", Quote(string(b)))
}

// Hand is one seat as the viewer sees it.
type Hand struct {
	Name  string     `json:"name"`
	Count int        `json:"count"`
	Cards []SeenCard `json:"cards,omitempty"` // only what the viewer may see; in deck order, which tells nothing
	Away  bool       `json:"away,omitempty"`  // its player has left; somebody else plays it
	Out   bool       `json:"out,omitempty"`   // removed or eliminated: never on turn, never a target
	Score int        `json:"score"`           // match points before this round's
}

// Clock is the table's time, when the decision owed runs out, and when the round does; 0 = never.
type Clock struct {
	Now      Millis `json:"now"`
	Deadline Millis `json:"deadline,omitempty"`
	RoundEnd Millis `json:"round_end,omitempty"`
}

// Next is when the first of both runs out; 0 = no clock.
func (c Clock) Next() Millis {
	if c.Deadline == 0 || c.RoundEnd != 0 && c.RoundEnd < c.Deadline {
		return c.RoundEnd
	}
	return c.Deadline
}

// Snapshot is what one seat may know just after one beat, and the only thing anybody outside the engine ever gets. It
// holds no seed, no hidden card, and no verdict before its time.
type Snapshot struct {
	Game      string     `json:"game"`
	Rules     string     `json:"rules"` // the rule set in its short text form, e.g. "classic,stack_two=on"
	Seq       uint32     `json:"seq"`   // the beat's number, one more each beat of the match; a jump means some were missed
	Decision  uint32     `json:"decision"`
	Viewer    Seat       `json:"viewer"`
	Round     int        `json:"round"` // 1 for the first of the match
	Phase     Phase      `json:"phase"`
	Turn      Seat       `json:"turn"`            // who owes the decision, NoSeat where several do; while resolving, who caused it
	Owing     []Seat     `json:"owing,omitempty"` // who owe it where several do, each an answer of its own to the same Decision
	Direction int8       `json:"direction"`       // +1 clockwise, -1 the other way
	Dealer    Seat       `json:"dealer"`
	Order     []Seat     `json:"order,omitempty"` // in which the seats sit, clockwise from 0's place; nil = by number
	Hands     []Hand     `json:"hands"`           // by seat
	Draw      int        `json:"draw"`            // cards in the draw pile
	Discard   []SeenCard `json:"discard"`         // bottom to top, stamped
	Drawn     SeenCard   `json:"drawn,omitzero"`  // phase drawn: the card in question; only its owner sees it
	Legal     []Command  `json:"legal,omitempty"` // what the viewer may do now, off-turn calls, catches and jump-ins too
	Clock     Clock      `json:"clock"`
	Cause     Event      `json:"cause"`             // the beat's moving event, or its first
	Riders    []Event    `json:"riders,omitempty"`  // the beat's other events, in order
	History   []Event    `json:"history,omitempty"` // everything since the deal this viewer saw happen, this beat included; shared, never to be changed
	Winners   []Seat     `json:"winners,omitempty"` // when the round or match is over; none = drawn
	Points    []int      `json:"points,omitempty"`  // this round's, by seat, when it is over
	Totals    []int      `json:"totals,omitempty"`  // the match's, this round included, when it is over
	Own       Own        `json:"-"`                 // what only its game has; nil where it has nothing
}

// Own is what a Snapshot holds that only its game has. Whoever speaks of that game asks the game's package for it (shed.Of), and
// everybody else the methods here and those of Snapshot. It is a value of the game's, never changed once it hangs there, and holds
// no more than the viewer may know.
type Own interface {
	// MarshalSnapshot writes the whole Snapshot, which is the one it hangs in, as JSON: where in it the part stands is the game's
	// affair. Its Rulebook's ReadSnapshot reads it.
	MarshalSnapshot(*Snapshot) ([]byte, error)
	// Tint is the colour that the table is in.
	Tint() Color
	// Accent is how a card that the event lays on the discard pile comes down there, beyond what every card does.
	Accent(e *Event, c SeenCard) Accent
	// Doubtful says that the question which waits is whether somebody is believed.
	Doubtful() bool
}

// Tint is the colour that the table is in, none in a game without such.
func (s *Snapshot) Tint() Color {
	if s.Own == nil {
		return NoColor
	}
	return s.Own.Tint()
}

// Accent is how a card that the event lays on the discard pile comes down there: softly, where the game says nothing.
func (s *Snapshot) Accent(e *Event, c SeenCard) Accent {
	if s.Own == nil {
		return Accent{}
	}
	return s.Own.Accent(e, c)
}

// Doubtful says that the question which waits is whether somebody is believed: a bot takes its time over it, and does nothing out of
// turn before it is answered; the picture announces it. In a game that has nothing of its own nobody ever is doubted.
func (s *Snapshot) Doubtful() bool { return s.Own != nil && !s.Over() && s.Own.Doubtful() }

// Beside is the seat that sits so many places clockwise of that one, in the round or not; the other way round for less than 0. The
// table has the seat.
func (s *Snapshot) Beside(seat Seat, places int) Seat {
	n := len(s.Hands)
	at := int(seat)
	if len(s.Order) == n {
		at = slices.Index(s.Order, seat)
	}
	at = ((at+places)%n + n) % n
	if len(s.Order) == n {
		return s.Order[at]
	}
	return Seat(at)
}

// Over says that the round (or the match) has ended.
func (s *Snapshot) Over() bool { return s.Phase == PhaseRoundOver || s.Phase == PhaseMatchOver }

// Top is the top discard; a zero SeenCard when nothing lies there.
func (s *Snapshot) Top() SeenCard {
	if n := len(s.Discard); n > 0 {
		return s.Discard[n-1]
	}
	return SeenCard{}
}

// Happened says whether the beat holds an event of this kind, and gives it.
func (s *Snapshot) Happened(k EventKind) (Event, bool) {
	if s.Cause.Kind == k {
		return s.Cause, true
	}
	for _, e := range s.Riders {
		if e.Kind == k {
			return e, true
		}
	}
	return Event{}, false
}

// Owes says whether the viewer owes the decision.
func (s *Snapshot) Owes() bool { return s.OwedBy(s.Viewer) }

// OwedBy says whether that seat owes the decision, alone or with others.
func (s *Snapshot) OwedBy(seat Seat) bool {
	if seat < 0 || s.Over() || s.Phase == PhaseResolving {
		return false
	}
	return s.Turn == seat || slices.Contains(s.Owing, seat)
}

// Faces are all faces written in the Snapshot, some of them many times: whoever reads one from outside may see whether they are
// its game's.
func (s *Snapshot) Faces() iter.Seq[Face] {
	lists := [][]SeenCard{s.Discard, {s.Drawn}, s.Cause.Cards}
	for i := range s.Hands {
		lists = append(lists, s.Hands[i].Cards)
	}
	for _, events := range [][]Event{s.Riders, s.History} {
		for i := range events {
			lists = append(lists, events[i].Cards)
		}
	}
	for i := range s.Legal {
		lists = append(lists, []SeenCard{s.Legal[i].Card}, s.Legal[i].Cards)
	}
	return func(yield func(Face) bool) {
		for _, cards := range lists {
			for _, c := range cards {
				if c.Face != NoFace && !yield(c.Face) {
					return
				}
			}
		}
	}
}
