package room

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"slices"
	"time"
)

// Progress is what a player has learned: lessons, puzzles, and the deals of the day.
type Progress struct {
	Lessons []string      `json:"lessons,omitempty"` // learned, by name
	Puzzles []PuzzleTried `json:"puzzles,omitempty"` // tried, by name
	Daily   []DailyPlayed `json:"daily,omitempty"`   // counted, the oldest first
}

// PuzzleTried is how a puzzle stands.
type PuzzleTried struct {
	Name   string `json:"name"`
	Tries  int    `json:"tries"` // at least 1
	Solved bool   `json:"solved,omitempty"`
}

// DailyPlayed is the counted deal of one day.
type DailyPlayed struct {
	Day    string `json:"day"`    // "2026-11-28", as UTC has it
	Place  int    `json:"place"`  // 1 is the winner's
	Of     int    `json:"of"`     // seats
	Held   int    `json:"held"`   // points left in the hand
	Caught int    `json:"caught"` // bluffs found by a challenge
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

// Count notes the first deal of its day that was played to the end; later ones of that day count no more.
func (p *Progress) Count(d DailyPlayed) {
	if _, counted := p.Day(d.Day); !counted {
		p.Daily = append(p.Daily, d)
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

const (
	progressName       = "progress.json"
	progressBesideName = "progress.1.json" // 1 is ProgressVersion; beside a newer version's
	progressMark       = "progress"
)

// ProgressVersion is written into what is kept; a newer one is left alone.
const ProgressVersion = 1

// progressFile is how it is kept: Progress, and by what it is known.
type progressFile struct {
	Fourtell string `json:"fourtell"` // "progress"
	Version  int    `json:"version"`
	Progress
}

// readProgress reads a text; rest holds every key, those of others too.
func readProgress(text []byte) (p Progress, rest map[string]json.RawMessage, word *Trouble) {
	var f progressFile
	if err := json.Unmarshal(text, &rest); err != nil {
		return Progress{}, nil, &Trouble{Kind: Damaged, Err: err}
	}
	var mark string
	if json.Unmarshal(rest["fourtell"], &mark) != nil || mark != progressMark {
		return Progress{}, nil, &Trouble{Kind: Foreign, Err: errors.New("it does not say that it is a player's progress")}
	}
	if json.Unmarshal(rest["version"], &f.Version) == nil && f.Version > ProgressVersion {
		return Progress{}, nil, &Trouble{Kind: Newer, Err: errors.New("its version is newer")}
	}
	if err := json.Unmarshal(text, &f); err != nil {
		return Progress{}, nil, &Trouble{Kind: Damaged, Err: err}
	}
	return f.Progress, rest, nil
}

// Progress reads what has been learned. It is empty where nothing has been. What can't be read is set aside, and a newer
// version's is left alone; the Trouble says so.
func (s *Saves) Progress() (Progress, *Trouble) {
	p, _, _, word := s.progress()
	return p, word
}

// progress reads it, and says under which name it may be written; "" where it may not.
func (s *Saves) progress() (p Progress, rest map[string]json.RawMessage, name string, word *Trouble) {
	for _, name = range []string{progressName, progressBesideName} {
		text, err := s.store.Read(name)
		if errors.Is(err, fs.ErrNotExist) {
			return Progress{}, nil, name, word
		}
		if err != nil {
			return Progress{}, nil, "", &Trouble{Kind: Unread, Name: name, Err: err}
		}
		p, rest, t := readProgress(text)
		if t == nil {
			return p, rest, name, word
		}
		t.Name = name
		if t.Kind != Newer {
			if t = s.aside(t); t.Aside == "" {
				name = ""
			}
			return Progress{}, nil, name, t
		}
		word = t
	}
	return Progress{}, nil, "", word // two newer versions have been here
}

// NoteProgress changes what has been learned. It is read anew first, so that two windows lose nothing of each other's. The
// Trouble is nil when all is well.
func (s *Saves) NoteProgress(change func(*Progress)) *Trouble {
	p, rest, name, word := s.progress()
	if name == "" {
		return word
	}
	change(&p)
	text, err := writeProgress(p, rest)
	if err != nil {
		return &Trouble{Kind: Unwritten, Name: name, Err: err}
	}
	gone, err := s.put(func() error { return s.store.Write(name, text) })
	if t := told(name, gone, err); t != nil {
		return t
	}
	return word
}

// writeProgress is the text of it. Keys that are none of ours stay.
func writeProgress(p Progress, rest map[string]json.RawMessage) ([]byte, error) {
	own, err := json.Marshal(progressFile{progressMark, ProgressVersion, p})
	if err != nil {
		return nil, err
	}
	all := map[string]json.RawMessage{}
	for key, value := range rest {
		all[key] = value
	}
	for _, key := range []string{"lessons", "puzzles", "daily"} {
		delete(all, key)
	}
	if err := json.Unmarshal(own, &all); err != nil {
		return nil, err
	}
	text, err := json.MarshalIndent(all, "", " ")
	return append(bytes.TrimSpace(text), '\n'), err
}
