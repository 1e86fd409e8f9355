package shed

import (
	"slices"

	"fourtell/engine"
)

// Own is the shedding game's own part of a Snapshot. It is a value: whoever holds one changes nobody else's.
type Own struct {
	Color   engine.Color // what is to be matched; none only on a colourless wild
	Pending *Pending     // the draw card that waits for an answer; never to be changed
	Players []Player     // by seat; never to be changed
}

// Pending is the draw card that waits for an answer. Whether it was a bluff is not in it: nobody may know.
type Pending struct {
	Kind        PendingKind  `json:"kind"`
	By          engine.Seat  `json:"by"`
	Victim      engine.Seat  `json:"victim"`
	Stack       int          `json:"stack"` // cards due, or already drawn (Paid)
	ColorBefore engine.Color `json:"color_before"`
	Paid        bool         `json:"paid,omitempty"`       // the victim has drawn already
	Challenge   bool         `json:"challenge,omitempty"`  // it may be challenged
	Answerable  bool         `json:"answerable,omitempty"` // it may be stacked on
}

// Player is what everybody knows of a seat besides what a Hand says.
type Player struct {
	Called    bool          // has called for its last card, or is about to
	Catchable bool          // one card, not called, window open; from CatchFrom on others may catch
	CatchFrom engine.Millis // by the table's clock
	// Verdicts on its Wild Draw Fours in the match's earlier rounds, as everybody heard them; those of this one are in the
	// History.
	Caught  int // guilty
	Cleared int // innocent
}

// Of is the snapshot's own part; that of another game's, or of none, has nothing in it.
func Of(s *engine.Snapshot) Own {
	o, _ := s.Own.(Own)
	return o
}

// At is what is known of the seat, or of nobody where there is no such.
func At[S ~int | ~int8](s *engine.Snapshot, seat S) Player {
	if o := Of(s); int(seat) >= 0 && int(seat) < len(o.Players) {
		return o.Players[seat]
	}
	return Player{}
}

// Change gives the snapshot an own part that differs from the one it has as said; copies of the snapshot keep theirs. Players are
// as many as there are hands.
func Change(s *engine.Snapshot, how func(*Own)) {
	o := Of(s)
	if o.Pending != nil {
		p := *o.Pending
		o.Pending = &p
	}
	o.Players = slices.Grow(slices.Clone(o.Players), len(s.Hands))
	for len(o.Players) < len(s.Hands) {
		o.Players = append(o.Players, Player{})
	}
	how(&o)
	s.Own = o
}

// Tint is the colour to be matched.
func (o Own) Tint() engine.Color { return o.Color }

// Accent: a Draw Two lands hard and a Wild Draw Four harder still, as does the card that makes a play a bomb; both wilds open in four
// colours. A Skip or Reverse answers a stack by turning it away.
func (o Own) Accent(e *engine.Event, c engine.SeenCard) engine.Accent {
	if e.Reason == engine.ForBomb && len(e.Cards) > 2 && e.Cards[2].ID == c.ID {
		return engine.Accent{Weight: engine.Heavy}
	}
	switch SymbolOf(c.Face) {
	case Skip, Reverse:
		return engine.Accent{Deflects: e.Kind == engine.EventStacked}
	case WildDrawFour:
		return engine.Accent{Weight: engine.Heavy, Opens: true}
	case DrawTwo:
		return engine.Accent{Weight: engine.Firm}
	case Wild:
		return engine.Accent{Opens: true}
	}
	return engine.Accent{}
}

// Doubtful says that a Wild Draw Four waits which may be challenged.
func (o Own) Doubtful() bool {
	return o.Pending != nil && o.Pending.Kind == PendingWD4 && o.Pending.Challenge
}
