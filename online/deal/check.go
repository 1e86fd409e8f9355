package deal

import (
	"bytes"
	"encoding/json"
	"slices"

	"fourtell/engine"
	"fourtell/engine/games"
)

// Finding is what a check comes to.
type Finding uint8

// The findings, the good one first. Each but it says that the dealer has not done what it promised.
const (
	Fair         Finding = iota // the deal is what the promised secret and the shares make
	OtherPromise                // the proof opens another promise than the one that was published
	OtherSecret                 // the secret is not the one that was promised
	OtherShare                  // a share stands in the proof that its seat did not give
	ShareLeftOut                // a share the dealer had taken in time is not in the deal
	OtherDeal                   // the cards are not those the secret and the shares make
	OtherTable                  // the record is of another round than the one that was seen
	NoTable                     // the record is none that can be played
	findings
)

var findingNames = [findings]string{"fair", "other_promise", "other_secret", "other_share", "share_left_out", "other_deal", "other_table", "no_table"}

// String is the finding's name in messages and logs.
func (f Finding) String() string {
	if f < findings {
		return findingNames[f]
	}
	return "?"
}

// Witness is what one seat's client knows of a round by itself.
type Witness struct {
	Seat    engine.Seat     // engine.Spectator who only watched
	Promise Promise         // as it was published before the deal
	Share   *Bytes          // what the seat gave; nil: it gave none
	Taken   bool            // the dealer has said that it came in time
	People  []engine.Seat   // with whom a person sat when the round was dealt: they alone give shares
	Last    engine.Snapshot // the table as the round left it; the zero value: its end was not seen
}

// Check is whether a finished round was dealt as promised: the secret is the promised one, what this seat gave went in, every lot
// that fell is the next number of the key, and played again it comes to the table that this seat saw at its end. Who came when
// the cards lay already has no promise to hold against it and checks nothing.
func Check(round engine.Record, p Proof, w Witness) Finding {
	switch {
	case p.Promise != w.Promise:
		return OtherPromise
	case p.Secret.Promise() != p.Promise:
		return OtherSecret
	}
	if f := w.shares(p); f != Fair {
		return f
	}
	return p.deals(round, w.Seat, w.Last)
}

// Agrees is whether a record and a proof fit each other, for whoever saw no promise and so has nothing to hold against them: the secret is
// that of the promise in the proof, and every lot that fell is the next number of the key. last is as in Witness.
func Agrees(round engine.Record, p Proof, seat engine.Seat, last engine.Snapshot) Finding {
	if p.Secret.Promise() != p.Promise {
		return OtherSecret
	}
	return p.deals(round, seat, last)
}

// deals says whether the proof's key makes the round, and the round that table.
func (p Proof) deals(round engine.Record, seat engine.Seat, last engine.Snapshot) Finding {
	if round.Setup.Deal == nil {
		return NoTable
	}
	game, err := played(round, Key(p.Secret, p.Shares))
	if err != nil {
		return NoTable
	}
	if !slices.Equal(game.Round().Deal.Lots, round.Setup.Deal.Lots) {
		return OtherDeal
	}
	if last.Seq != 0 && !sameTable(game.View(seat), last) {
		return OtherTable
	}
	return Fair
}

// shares says whether the shares in the proof are those of the people at the table, and this seat's the one it gave.
func (w Witness) shares(p Proof) Finding {
	for i, s := range p.Shares {
		if slices.ContainsFunc(p.Shares[:i], func(other Share) bool { return other.Seat == s.Seat }) || slices.Contains(p.Late, s.Seat) ||
			!slices.Contains(w.People, s.Seat) {
			return OtherShare // with bytes that nobody gave a dealer could choose among deals
		}
	}
	for _, seat := range w.People {
		if !slices.Contains(p.Late, seat) && !slices.ContainsFunc(p.Shares, func(s Share) bool { return s.Seat == seat }) {
			return ShareLeftOut
		}
	}
	if w.Seat < 0 {
		return Fair
	}
	i := slices.IndexFunc(p.Shares, func(s Share) bool { return s.Seat == w.Seat })
	switch {
	case i >= 0 && (w.Share == nil || *w.Share != p.Shares[i].Bytes):
		return OtherShare
	case i < 0 && w.Taken:
		return ShareLeftOut
	}
	return Fair
}

// played is the round played again with its lots drawn from a key. A dealer that is not to be trusted wrote the record: where the
// key makes another deal its commands do not fit, and that is no reason to stop looking at the lots.
func played(round engine.Record, k engine.Key) (engine.Game, error) {
	set := round.Setup
	deal := *set.Deal
	deal.Lots = nil
	set.Deal, set.Seed, set.Key = &deal, 0, k
	game, err := games.New(set)
	if err != nil {
		return nil, err
	}
	for _, c := range round.Commands {
		if _, err := game.Apply(c); err != nil {
			break
		}
	}
	return game, nil
}

// sameTable says whether two snapshots of a seat show the same table, whatever its clock says.
func sameTable(a, b engine.Snapshot) bool {
	a.Clock.Now, b.Clock.Now = 0, 0
	one, err := json.Marshal(a)
	two, err2 := json.Marshal(b)
	return err == nil && err2 == nil && bytes.Equal(one, two)
}
