package room

import (
	"slices"
	"time"
)

// Progress is what a player has learned: lessons, puzzles, and the deals of the day.
type Progress struct {
	Lessons []string      // learned, by name
	Puzzles []PuzzleTried // tried, by name
	Daily   []DailyPlayed // counted, in the order they were played
	Game    *DailyGame    // the counted deal that is not over
	rest    []string      // lines that a later version has put there
	torn    int           // lines that could not be read
}

// PuzzleTried is how a puzzle stands.
type PuzzleTried struct {
	Name   string `json:"puzzle"`
	Tries  int    `json:"tries"` // at least 1
	Solved bool   `json:"solved,omitempty"`
}

// DailyPlayed is the counted try of one day.
type DailyPlayed struct {
	Day    string `json:"day"`    // "2026-11-28", as UTC has it
	Place  int    `json:"place"`  // 1 is the winner's
	Of     int    `json:"of"`     // seats
	Held   int    `json:"held"`   // points left in the hand
	Caught int    `json:"caught"` // bluffs found by a challenge
}

// DailyGame is a counted deal that was left before its end: the record as far as it was played.
type DailyGame struct {
	Day    string `json:"game"`
	Record string `json:"record"` // in the records' text form
}

// DayOf is the date by which everybody has the same deal.
func DayOf(now time.Time) string { return now.UTC().Format(time.DateOnly) }

// Learned says whether the lesson of that name has been played to its end.
func (p *Progress) Learned(lesson string) bool { return slices.Contains(p.Lessons, lesson) }

// Learn notes that it has.
func (p *Progress) Learn(lesson string) {
	if !p.Learned(lesson) {
		p.Lessons = append(p.Lessons, lesson)
	}
}

// Puzzle is how the puzzle of that name stands; its Tries are 0 where it has not been tried.
func (p *Progress) Puzzle(name string) PuzzleTried {
	for _, t := range p.Puzzles {
		if t.Name == name {
			return t
		}
	}
	return PuzzleTried{Name: name}
}

// Try notes a try at a puzzle. One that has been solved stays so.
func (p *Progress) Try(name string, solved bool) {
	at := slices.IndexFunc(p.Puzzles, func(t PuzzleTried) bool { return t.Name == name })
	if at < 0 {
		at = len(p.Puzzles)
		p.Puzzles = append(p.Puzzles, PuzzleTried{Name: name})
	}
	t := &p.Puzzles[at]
	t.Tries++
	t.Solved = t.Solved || solved
}

// Day is the counted try of that day; ok says that there is one.
func (p *Progress) Day(day string) (d DailyPlayed, ok bool) {
	for _, d := range p.Daily {
		if d.Day == day {
			return d, true
		}
	}
	return d, false
}

// Count notes the try that counts for its day, once, and lets the game go that led to it.
func (p *Progress) Count(d DailyPlayed) {
	if _, counted := p.Day(d.Day); !counted {
		p.Daily = append(p.Daily, d)
	}
	if p.Game != nil && p.Game.Day == d.Day {
		p.Game = nil
	}
}

// Streak is on how many days running, up to that day or the one before, a deal has been counted.
func (p *Progress) Streak(day string) (n int) {
	at, err := time.Parse(time.DateOnly, day)
	if err != nil {
		return 0
	}
	if _, ok := p.Day(day); !ok {
		at = at.AddDate(0, 0, -1)
	}
	for {
		if _, ok := p.Day(DayOf(at)); !ok {
			return n
		}
		n++
		at = at.AddDate(0, 0, -1)
	}
}
