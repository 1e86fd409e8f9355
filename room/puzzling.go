package room

import (
	"cmp"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io/fs"
	"math"
	"slices"

	"fourtell/room/rating"
)

// Puzzling is how a player has fared on one device at the puzzles without end of one game.
type Puzzling struct {
	Device string `json:"puzzling"`       // whose these numbers are: each device counts its own alone, so that they can be put together
	Game   string `json:"of,omitempty"`   // "": the usual one
	Tried  int    `json:"tried"`          // puzzles, at least 1
	Solved int    `json:"solved"`         // at the first try
	Streak int    `json:"streak"`         // the longest
	Rush   int    `json:"rush"`           // the most in one
	Seen   int64  `json:"seen,omitempty"` // up to when rounds of one's own have been looked through, in Unix seconds
	// The rating, as it was after so many rated tries on all devices.
	Rated      int     `json:"rated"`
	Rating     float64 `json:"rating"`
	Deviation  float64 `json:"deviation"`
	Volatility float64 `json:"volatility"`
}

// PuzzleFind is a puzzle found in a round of one's own.
type PuzzleFind struct {
	Code string `json:"find"` // as ai/puzzles writes it
	Game string `json:"of,omitempty"`
	At   int64  `json:"at"` // when its match began, in Unix seconds
	Done bool   `json:"done,omitempty"`
}

// MostFinds is how many finds are kept, the newest.
const MostFinds = 24

// PuzzleStanding is how a player stands at the puzzles of a game, whatever device they were solved on.
type PuzzleStanding struct {
	rating.Player
	Tried, Solved, Streak, Rush int
	Seen                        int64 // of the device that was asked for
}

// puzzleDeviation is how unsure the rating of a puzzle is, in points.
const puzzleDeviation = 120

// Puzzled is how the player stands. The device is whose Seen is told.
func (p *Progress) Puzzled(device, game string) PuzzleStanding {
	s := PuzzleStanding{Player: rating.Newcomer()}
	var newest *Puzzling
	for i := range p.Endless {
		e := &p.Endless[i]
		if e.Game != game {
			continue
		}
		s.Tried, s.Solved = s.Tried+e.Tried, s.Solved+e.Solved
		s.Streak, s.Rush = max(s.Streak, e.Streak), max(s.Rush, e.Rush)
		if e.Device == device {
			s.Seen = e.Seen
		}
		if e.Rated > 0 && (newest == nil || laterRated(newest, e)) {
			newest = e
		}
	}
	if newest != nil {
		s.Player = rating.Player{Rating: newest.Rating, Deviation: newest.Deviation, Volatility: newest.Volatility}
	}
	return s
}

// laterRated says that b's rating is the newer one; of two that were rated apart from each other always the same.
func laterRated(a, b *Puzzling) bool {
	return cmp.Or(cmp.Compare(a.Rated, b.Rated), cmp.Compare(a.Rating, b.Rating), cmp.Compare(a.Deviation, b.Deviation),
		cmp.Compare(a.Volatility, b.Volatility)) < 0
}

// PuzzleDone is how a puzzle without end has ended, or what a run of them has come to.
type PuzzleDone struct {
	Game         string
	Tries        int // puzzles, 0 or 1
	Solved       bool
	Rating       int // of the puzzle; 0: it is not rated
	Streak, Rush int // so far
	Seen         int64
}

// NotePuzzle notes it on a device, and says how the player stands then.
func (p *Progress) NotePuzzle(device string, d PuzzleDone) PuzzleStanding {
	now := p.Puzzled(device, d.Game)
	at := slices.IndexFunc(p.Endless, func(e Puzzling) bool { return e.Device == device && e.Game == d.Game })
	if at < 0 {
		at = len(p.Endless)
		p.Endless = append(p.Endless, Puzzling{Device: device, Game: d.Game})
	}
	e := &p.Endless[at]
	e.Tried += d.Tries
	e.Streak, e.Rush, e.Seen = max(e.Streak, d.Streak), max(e.Rush, d.Rush), max(e.Seen, d.Seen)
	score := 0.0
	if d.Solved {
		e.Solved += d.Tries
		score = 1
	}
	if d.Rating != 0 {
		r := now.After(0, rating.Result{Opponent: rating.Opponent{Rating: float64(d.Rating), Deviation: puzzleDeviation}, Score: score})
		for _, o := range p.Endless {
			if o.Game == d.Game {
				e.Rated = max(e.Rated, o.Rated)
			}
		}
		e.Rated++
		e.Rating, e.Deviation, e.Volatility = r.Rating, r.Deviation, r.Volatility
	}
	return p.Puzzled(device, d.Game)
}

// Find keeps a puzzle found in a round of one's own, unless it is known; of too many the oldest goes.
func (p *Progress) Find(f PuzzleFind) { p.Finds = mergedFinds(p.Finds, []PuzzleFind{f}) }

// Found says whether that find is kept.
func (p *Progress) Found(code string) bool {
	return slices.ContainsFunc(p.Finds, func(f PuzzleFind) bool { return f.Code == code })
}

// FindDone notes that a find has been tried.
func (p *Progress) FindDone(code string) {
	for i := range p.Finds {
		if p.Finds[i].Code == code {
			p.Finds[i].Done = true
		}
	}
}

func mergedFinds(a, b []PuzzleFind) []PuzzleFind {
	newest := func(x, y PuzzleFind) int { return cmp.Or(cmp.Compare(y.At, x.At), cmp.Compare(x.Code, y.Code)) }
	all := merged(a, b, newest, func(x, y PuzzleFind) PuzzleFind {
		x.Done = x.Done || y.Done
		return x
	})
	return all[:min(len(all), MostFinds)]
}

// mergedPuzzling puts together what is known of one device and game: the numbers only ever grow.
func mergedPuzzling(a, b Puzzling) Puzzling {
	m := a
	if laterRated(&a, &b) {
		m = b
	}
	m.Tried, m.Solved = max(a.Tried, b.Tried), max(a.Solved, b.Solved)
	m.Streak, m.Rush, m.Seen = max(a.Streak, b.Streak), max(a.Rush, b.Rush), max(a.Seen, b.Seen)
	return m
}

func samePuzzling(a, b Puzzling) int {
	return cmp.Or(cmp.Compare(a.Device, b.Device), cmp.Compare(a.Game, b.Game))
}

// takePuzzling and takeFind read a line each; false where it can't be read.
func (p *Progress) takePuzzling(line string) bool {
	var e Puzzling
	if json.Unmarshal([]byte(line), &e) != nil || e.Device == "" || e.Tried < 0 || e.Tried > mostCount || e.Solved < 0 || e.Solved > e.Tried ||
		e.Streak < 0 || e.Rush < 0 || max(e.Streak, e.Rush) > mostCount || e.Seen < 0 || e.Rated < 0 || e.Rated > mostCount ||
		math.Abs(e.Rating) > rating.Most || e.Deviation < 0 || e.Deviation > rating.FirstDeviation || e.Volatility < 0 || e.Volatility > rating.MostVolatility {
		return false
	}
	p.Endless = merged(p.Endless, []Puzzling{e}, samePuzzling, mergedPuzzling)
	return true
}

func (p *Progress) takeFind(line string) bool {
	var f PuzzleFind
	if json.Unmarshal([]byte(line), &f) != nil || f.Code == "" || f.At < 0 {
		return false
	}
	p.Find(f)
	return true
}

// deviceName is where the name lies by which this device counts what it is counted by device. It is no part of what is carried to
// another one.
const deviceName = "device.id"

// Device is the name of this device among the player's: it is made of a number that nobody else is likely to have, once, and kept.
func (s *Saves) Device(fresh uint64) string {
	text, err := s.store.Read(deviceName)
	if name := string(text); err == nil && len(name) == 16 {
		return name
	}
	var b [8]byte
	for i := range b {
		b[i] = byte(fresh >> (8 * i))
	}
	name := hex.EncodeToString(b[:])
	if errors.Is(err, fs.ErrNotExist) {
		_, _ = s.put(func() error { return s.store.Write(deviceName, []byte(name)) }) // unkept it is made anew the next time
	}
	return name
}
