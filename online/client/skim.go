package client

import (
	"bytes"
	"encoding/json"

	"fourtell/engine"
)

// skim is the table of a room as who plays many seats at once has it: of each beat they look at two numbers, and read the newest when
// they have to decide. Of the history and the discards nothing is kept but what the newest beat itself says.
type skim struct {
	newest []byte
	seq    uint32
	beats  int
}

// Skim has the table only skimmed from now on: Skimmed, Beats and Newest tell of it. There is no Desk then that is shown anything, and
// no deal is checked.
func (p *Place) Skim() {
	if p.skim == nil {
		p.skim = &skim{seq: p.snap.Seq}
	}
}

// Skimmed is the newest beat's number and on whose turn it leaves the table: engine.NoSeat where several owe something, or nobody.
func (p *Place) Skimmed() (seq uint32, turn engine.Seat) {
	if p.skim == nil {
		return p.snap.Seq, p.snap.Turn
	}
	turn = engine.NoSeat
	if n, ok := numberAt(p.skim.newest, `"turn":`); ok && n < engine.MaxSeats {
		turn = engine.Seat(n)
	}
	return p.skim.seq, turn
}

// Beats is how many have come since Skim.
func (p *Place) Beats() int {
	if p.skim == nil {
		return 0
	}
	return p.skim.beats
}

// Newest is of the newest beat as it came what a decision needs: its numbers, phase, who owes it and the Legal commands. The error is of
// a house that writes no snapshots.
func (p *Place) Newest() (engine.Snapshot, error) {
	if p.skim == nil || p.skim.newest == nil {
		return p.snap, nil
	}
	var w struct { // keys of every game's snapshots
		Seq      uint32           `json:"seq"`
		Decision uint32           `json:"decision"`
		Viewer   engine.Seat      `json:"viewer"`
		Phase    engine.Phase     `json:"phase"`
		Turn     engine.Seat      `json:"turn"`
		Owing    []engine.Seat    `json:"owing"`
		Legal    []engine.Command `json:"legal"`
	}
	err := json.Unmarshal(p.skim.newest, &w)
	return engine.Snapshot{Seq: w.Seq, Decision: w.Decision, Viewer: w.Viewer, Phase: w.Phase, Turn: w.Turn, Owing: w.Owing, Legal: w.Legal}, err
}

// take takes in a beat; false where it doesn't come after the newest.
func (k *skim) take(text []byte) bool {
	seq, ok := numberAt(text, `"seq":`)
	if since, tail := numberAt(text[:min(len(text), sinceWithin)], `"since":`); !ok || tail && uint32(since) != k.seq {
		return false
	}
	k.newest, k.seq, k.beats = text, uint32(seq), k.beats+1
	return true
}

// sinceWithin is how far into a tail its first key reaches.
const sinceWithin = 24

// numberAt is the whole number after a key that stands once in a text of JSON; in a name it would stand with its quotes escaped.
func numberAt(text []byte, key string) (n uint64, ok bool) {
	at := bytes.Index(text, []byte(key))
	if at < 0 {
		return 0, false
	}
	for _, d := range text[at+len(key):] {
		if d < '0' || d > '9' || n > 1<<32 {
			break
		}
		n, ok = n*10+uint64(d-'0'), true
	}
	return n, ok
}
