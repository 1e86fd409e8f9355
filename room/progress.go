package room

import (
	"slices"
	"time"

	"fourtell/room/dated"
)

// Progress is what a player has learned: lessons, puzzles, and the deals of the day.
type Progress struct {
	Lessons []string      // learned, by name
	Puzzles []PuzzleTried // tried, by name
	Daily   []DailyPlayed // the days' that are counted, in the order they were played
	Weekly  []DailyPlayed // the weeks', likewise
	Game    *DailyGame    // a day's that counts and is not over; see Left
	Odd     *DailyGame    // a week's, likewise
	Endless []Puzzling    // the puzzles without end, by device and game
	Finds   []PuzzleFind  // puzzles found in one's own rounds, the newest first
	rest    []string      // lines that a later version has put there
	torn    int           // lines that could not be read
}

// PuzzleTried is how a puzzle stands.
type PuzzleTried struct {
	Name   string `json:"puzzle"`
	Tries  int    `json:"tries"` // at least 1
	Solved bool   `json:"solved,omitempty"`
}

// DailyPlayed is the counted try at the deal of a day, or of a week.
type DailyPlayed struct {
	Day    string `json:"day"`          // "2026-11-28", as UTC has it; a week's is "2026-W48"
	Place  int    `json:"place"`        // 1 is the winner's
	Of     int    `json:"of"`           // seats
	Held   int    `json:"held"`         // points left in the hand, or cards where none are counted
	Caught int    `json:"caught"`       // bluffs found by a challenge
	At     int64  `json:"at,omitempty"` // when it was over, in Unix seconds; 0: nobody knows
}

// DailyGame is a deal that counts and was left before its end: the record as far as it was played.
type DailyGame struct {
	Day    string `json:"game"`   // or week
	Record string `json:"record"` // in the records' text form
}

// DayOf is the date by which everybody has the same deal.
func DayOf(now time.Time) string { return dated.DayOf(now) }

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

// Day is the counted try of that day or week; ok says that there is one.
func (p *Progress) Day(day string) (d DailyPlayed, ok bool) {
	all, _ := p.dated(day)
	for _, d := range *all {
		if d.Day == day {
			return d, true
		}
	}
	return d, false
}

// dated is where what is counted of a day or week stands, and what is not over.
func (p *Progress) dated(name string) (*[]DailyPlayed, **DailyGame) {
	if dated.IsWeek(name) {
		return &p.Weekly, &p.Odd
	}
	return &p.Daily, &p.Game
}

// Count notes the try that counts for its day or week, once, and lets the game go that led to it.
func (p *Progress) Count(d DailyPlayed) {
	if _, counted := p.Day(d.Day); !counted {
		all, _ := p.dated(d.Day)
		*all = append(*all, d)
	}
	if _, game := p.dated(d.Day); *game != nil && (*game).Day == d.Day {
		*game = nil
	}
}

// Left is the try at the deal of that day or week that counts and is not over; nil where there is none.
func (p *Progress) Left(name string) *DailyGame {
	_, game := p.dated(name)
	if _, counted := p.Day(name); counted || *game == nil || (*game).Day != name {
		return nil
	}
	return *game
}

// Leave notes how far a try that counts has come, in place of the day or week before it.
func (p *Progress) Leave(g DailyGame) {
	if _, counted := p.Day(g.Day); !counted {
		_, game := p.dated(g.Day)
		*game = &g
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
