package room

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"time"

	"fourtell/engine"
)

// Tally is what somebody did in one round, or in several together. All numbers are counts, never negative; Lost is a sum of
// chances of winning, 0 … 1 for each decision.
type Tally struct {
	Rounds    int `json:"rounds,omitempty"`
	Wins      int `json:"wins,omitempty"` // of rounds; a partner's is one's own
	Matches   int `json:"matches,omitempty"`
	MatchWins int `json:"match_wins,omitempty"`
	Left      int `json:"left,omitempty"` // cards in hand at the end of rounds not won

	Deeds Deeds `json:"-"` // what its game counts besides

	Reviewed  int     `json:"reviewed,omitempty"`  // rounds that have been reviewed
	Decisions int     `json:"decisions,omitempty"` // rated in them
	Lost      float64 `json:"lost,omitempty"`      // chance lost by them, all together
}

// Add puts another tally to this one.
func (t *Tally) Add(o Tally) {
	for i, n := range o.counts() {
		*t.counts()[i] += *n
	}
	for name, n := range o.Deeds {
		t.Deeds.did(name, n)
	}
	t.Lost += o.Lost
}

// counts are all the numbers but Lost and the Deeds.
func (t *Tally) counts() [7]*int {
	return [...]*int{&t.Rounds, &t.Wins, &t.Matches, &t.MatchWins, &t.Left, &t.Reviewed, &t.Decisions}
}

// Played is a line of the statistics: what one person did in one round, under which rules and against whom; or, where ID is
// empty, in several rounds of that kind, which were too many to be kept one by one.
type Played struct {
	ID      string    `json:"id,omitempty"`   // of the match, the round and the seat: the same round has the same one for ever
	At      time.Time `json:"at,omitzero"`    // when it was counted, by the player's calendar
	Who     string    `json:"who"`            // the name on the seat
	Game    string    `json:"game,omitempty"` // "": the usual one
	Rules   string    `json:"rules"`          // the short text form
	Seats   int       `json:"seats"`
	Against []string  `json:"against,omitempty"` // who sat on the other side's seats, as Head.Chairs calls them, by seat
	Online  bool      `json:"online,omitempty"`  // it was played in a room
	On      string    `json:"on,omitempty"`      // the device that counted it (Statistics.Device); "" while this one has no name
	Tally
	Streak int   `json:"streak,omitempty"` // of several rounds: the longest row of wins
	Feats  Deeds `json:"feats,omitempty"`  // done in it (CountFeats)
}

// playedLine is a Played without its Deeds.
type playedLine Played

// MarshalJSON writes the Deeds beside the other keys.
func (p Played) MarshalJSON() ([]byte, error) { return withDeeds(playedLine(p), p.Deeds) }

// UnmarshalJSON reads what MarshalJSON writes, and what is of no game there is not at all.
func (p *Played) UnmarshalJSON(b []byte) error {
	err := json.Unmarshal(b, (*playedLine)(p))
	if err != nil {
		return err
	}
	p.Deeds, err = readDeeds(b, deedNames())
	return err
}

// RoundIDs are what a seat's round of a match, 1 the first, is known by in the statistics. The first says when the match
// began, under which rules and who sat there, and nothing of what was dealt; under it a round is counted. Of the record of a
// whole match there is another one, under which versions before counted, and which was made of the seed too. A round in a room is
// known by that, by when the room was made and by its number there.
func RoundIDs(h Head, set engine.Setup, round int, s engine.Seat) []string {
	if o := h.Online; o != nil {
		return []string{fmt.Sprintf("%s-%x-%d.%d.%d", o.Room, o.Created, o.N, round, s)}
	}
	table := engine.Setup{Game: set.Game, Rules: set.Rules, Seats: set.Seats}
	ids := []string{roundID(h, table, round, s)}
	if set.Deal == nil {
		ids = append(ids, roundID(h, set, round, s))
	}
	return ids
}

func roundID(h Head, set engine.Setup, round int, s engine.Seat) string {
	f := fnv.New32a()
	_ = engine.WriteRecordHeader(f, set)
	return fmt.Sprintf("%s-%08x.%d.%d", h.Begun.UTC().Format("20060102t150405z"), f.Sum32(), round, s)
}
