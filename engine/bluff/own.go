package bluff

import (
	"fmt"
	"slices"

	"fourtell/engine"
)

// Own is what a Snapshot has that only this game has.
type Own struct {
	Due       engine.Rank   `json:"due"`               // the rank the next claim must name; NoRank where it may choose
	Ranks     []engine.Rank `json:"ranks"`             // those it may name
	Most      int           `json:"most"`              // cards a claim may have
	Waiting   *Claim        `json:"waiting,omitempty"` // the claim that may be doubted; nil where none waits
	May       []engine.Seat `json:"may,omitempty"`     // who has not said yet whether they doubt it, nearest to its left first
	Pile      int           `json:"pile"`              // cards on it
	Claims    []Claim       `json:"claims,omitempty"`  // how it was claimed, bottom to top
	Last      *Reveal       `json:"last,omitempty"`    // the last claim that was doubted in the round; nil before the first
	TurnsLeft int           `json:"turns_left"`        // of all seats, where a limit ends the round; 0 where none does
	Final     bool          `json:"final,omitempty"`   // the round is over, and Seats are true
	Seats     []Stats       `json:"seats"`             // what each has done in the round; before its end, only those lies that were caught are counted as such
}

// Claim is how cards on the pile were claimed.
type Claim struct {
	Seat  engine.Seat `json:"seat"`
	Rank  engine.Rank `json:"rank"`
	Count int         `json:"count"`
}

// Reveal is a claim that was doubted, and what came of it.
type Reveal struct {
	Claim
	Cards   []engine.SeenCard `json:"cards"` // by their faces
	Doubter engine.Seat       `json:"doubter"`
	Lie     bool              `json:"lie"`
	Taker   engine.Seat       `json:"taker"`
	Pile    int               `json:"pile"` // cards taken
}

// Of is the snapshot's own part; the zero Own where it is another game's.
func Of(s *engine.Snapshot) Own {
	o, _ := s.Own.(Own)
	return o
}

// MarshalSnapshot writes the part as "own".
func (o Own) MarshalSnapshot(s *engine.Snapshot) ([]byte, error) { return engine.WriteSnapshot(s, o) }

// ReadSnapshot reads a snapshot and its own part.
func (Book) ReadSnapshot(text []byte) (engine.Snapshot, error) {
	var o Own
	s, err := engine.ReadSnapshot(text, &o)
	if err == nil {
		err = o.check(engine.Seat(len(s.Hands)))
	}
	s.Own = o
	return s, err
}

// check says what of the part is of no table with so many seats.
func (o *Own) check(seats engine.Seat) error {
	var all []engine.Seat
	claims := slices.Clone(o.Claims)
	if o.Waiting != nil {
		claims = append(claims, *o.Waiting)
	}
	if o.Last != nil {
		claims, all = append(claims, o.Last.Claim), append(all, o.Last.Doubter, o.Last.Taker)
	}
	for _, c := range claims {
		if all = append(all, c.Seat); c.Rank < Ace || c.Rank > King || c.Count < 1 || c.Count > maxCards {
			return fmt.Errorf("\"own\": a claim of %d cards of rank %d is none", c.Count, c.Rank)
		}
	}
	for _, seat := range append(all, o.May...) {
		if seat < 0 || seat >= seats {
			return fmt.Errorf("\"own\": %d is no seat of %d", seat, seats)
		}
	}
	if o.Pile < 0 || o.Pile > maxCards {
		return fmt.Errorf("\"own\": no pile has %d cards", o.Pile)
	}
	return nil
}

// Accent: a claim of one card comes down like any, one of more hard, and nothing opens. Of cards that are turned up those weigh
// heavy that are not what they were claimed to be.
func (o Own) Accent(e *engine.Event, c engine.SeenCard) engine.Accent {
	switch {
	case e.Kind == engine.EventClaimed && e.Count > 1:
		return engine.Accent{Weight: engine.Firm}
	case e.Kind == engine.EventRevealed && RankOf(c.Face) != e.Rank:
		return engine.Accent{Weight: engine.Heavy}
	}
	return engine.Accent{}
}

// Tint: there are no colours.
func (Own) Tint() engine.Color { return engine.NoColor }

// Doubtful says that a claim waits.
func (o Own) Doubtful() bool { return o.Waiting != nil }

func (c claimed) told() Claim {
	return Claim{Seat: engine.Seat(c.by), Rank: c.rank, Count: int(c.n)}
}

// own is what everybody may know of the table; last says that it shows what is owed now.
func (s *State) own(last bool) Own {
	o := Own{Due: s.due, Most: s.rules.most(int(s.decks)), Pile: int(s.pileN), TurnsLeft: int(s.turnsLeft()), Final: s.Over() && last}
	for r := Ace; r <= King; r++ {
		if s.allows(r) {
			o.Ranks = append(o.Ranks, r)
		}
	}
	for _, c := range s.claims[:s.claimN] {
		o.Claims = append(o.Claims, c.told())
	}
	if last && s.phase == engine.PhaseRespond {
		c := s.last().told()
		o.Waiting, o.May = &c, s.owing()
	}
	if w := &s.reveal; w.doubter != noSeat {
		o.Last = &Reveal{Claim: w.claim.told(), Doubter: engine.Seat(w.doubter), Lie: w.lie, Taker: engine.Seat(w.taker), Pile: int(w.pile)}
		for _, i := range w.cards[:w.claim.n] {
			o.Last.Cards = append(o.Last.Cards, engine.SeenCard{Face: i.face()})
		}
	}
	for _, stats := range s.stats[:s.seats] {
		if !o.Final {
			stats = stats.revealed()
		}
		o.Seats = append(o.Seats, stats)
	}
	return o
}

// owing are who may still doubt, nearest to the claimant's left first.
func (s *State) owing() (seats []engine.Seat) {
	for may := s.window.may; may != 0; {
		seat := s.nearest(may)
		seats, may = append(seats, engine.Seat(seat)), may&^bit(seat)
	}
	return seats
}
