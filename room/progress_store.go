package room

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"fourtell/engine"
	"fourtell/room/dated"
)

const (
	// ProgressFile is the file with what has been learned among the player's data.
	ProgressFile = progressName
	// progressName is where it is kept. A newer version's is left alone, and this one's lies beside it then.
	progressName       = "progress.lines"
	progressBesideName = "progress.1.lines" // 1 is ProgressVersion
	progressMagic      = "fourtell progress "
)

// ProgressVersion is written into what is kept; a newer one is left alone.
const ProgressVersion = 1

// progressLine is a line of any kind: which it is shows in which of its keys is there.
type progressLine struct {
	Lesson *string `json:"lesson"`
	Puzzle *string `json:"puzzle"`
	Day    *string `json:"day"`
	Game   *string `json:"game"`
	Week   *string `json:"week"`
	Odd    *string `json:"week_game"`
	Device *string `json:"puzzling"`
	Find   *string `json:"find"`
}

// weekLine is a week's result, weekGame a week's deal that is not over: under other keys than a day's, which an older version reads.
type (
	weekLine struct {
		Day    string `json:"week"`
		Place  int    `json:"place"`
		Of     int    `json:"of"`
		Held   int    `json:"held"`
		Caught int    `json:"caught"`
		At     int64  `json:"at,omitempty"`
	}
	weekGame struct {
		Day    string `json:"week_game"`
		Record string `json:"record"`
	}
)

// lessonLine is a lesson that has been learned.
type lessonLine struct {
	Lesson string `json:"lesson"`
}

// ReadProgress reads a text. A line that can't be read is left out, and costs nothing else; the Trouble, without a name, is
// of a text that is none of ours or a newer version's. What stands there twice is there once.
func ReadProgress(text []byte) (Progress, *Trouble) {
	text = engine.TrimMark(text)
	first, rest, whole := strings.Cut(string(text), "\n")
	if strings.TrimSpace(string(text)) == "" {
		return Progress{}, &Trouble{Kind: Damaged, Err: errors.New("it is empty")}
	}
	if t := checkVersion(strings.TrimRight(first, "\r"), progressMagic, ProgressVersion, whole); t != nil {
		return Progress{}, t
	}
	var p Progress
	for line := range strings.Lines(rest) {
		if line = strings.TrimSpace(line); line != "" && !p.take(line) {
			p.torn++
		}
	}
	return p, nil
}

// take reads a line; false when it can't be read.
func (p *Progress) take(line string) bool {
	var any progressLine
	if json.Unmarshal([]byte(line), &any) != nil {
		return false
	}
	switch {
	case any.Lesson != nil:
		if *any.Lesson == "" {
			return false
		}
		p.Learn(*any.Lesson)
	case any.Puzzle != nil:
		var t PuzzleTried
		if json.Unmarshal([]byte(line), &t) != nil || t.Name == "" || t.Tries < 1 || t.Tries > mostCount {
			return false
		}
		if p.Puzzle(t.Name).Tries == 0 {
			p.Puzzles = append(p.Puzzles, t)
		}
	case any.Day != nil:
		var d DailyPlayed
		return json.Unmarshal([]byte(line), &d) == nil && dated.IsDay(d.Day) && p.takePlayed(d)
	case any.Week != nil:
		var d weekLine
		return json.Unmarshal([]byte(line), &d) == nil && dated.IsWeek(d.Day) && p.takePlayed(DailyPlayed(d))
	case any.Game != nil:
		var g DailyGame
		if json.Unmarshal([]byte(line), &g) != nil || !dated.IsDay(g.Day) {
			return false
		}
		p.Game = &g
	case any.Odd != nil:
		var g weekGame
		if json.Unmarshal([]byte(line), &g) != nil || !dated.IsWeek(g.Day) {
			return false
		}
		p.Odd = (*DailyGame)(&g)
	case any.Device != nil:
		return p.takePuzzling(line)
	case any.Find != nil:
		return p.takeFind(line)
	default:
		p.rest = append(p.rest, line)
	}
	return true
}

// takePlayed reads the result of a day or week; false where it can be none.
func (p *Progress) takePlayed(d DailyPlayed) bool {
	if d.Of < 2 || d.Of > 10 || d.Place < 1 || d.Place > d.Of || d.Held < 0 || d.Caught < 0 || max(d.Held, d.Caught) > mostCount || d.At < 0 {
		return false
	}
	if _, counted := p.Day(d.Day); !counted {
		all, _ := p.dated(d.Day)
		*all = append(*all, d)
	}
	return true
}

// text is how it is kept: a line each.
func (p *Progress) text() ([]byte, error) {
	var out bytes.Buffer
	fmt.Fprintf(&out, "%s%d\n", progressMagic, ProgressVersion)
	var all []any
	for _, l := range p.Lessons {
		all = append(all, lessonLine{l})
	}
	for _, t := range p.Puzzles {
		all = append(all, t)
	}
	for _, d := range p.Daily {
		all = append(all, d)
	}
	for _, d := range p.Weekly {
		all = append(all, weekLine(d))
	}
	if p.Game != nil {
		all = append(all, p.Game)
	}
	if p.Odd != nil {
		all = append(all, (*weekGame)(p.Odd))
	}
	for _, e := range p.Endless {
		all = append(all, e)
	}
	for _, f := range p.Finds {
		all = append(all, f)
	}
	for _, line := range all {
		b, err := json.Marshal(line)
		if err != nil {
			return nil, err
		}
		out.Write(append(b, '\n'))
	}
	for _, line := range p.rest {
		out.WriteString(line + "\n")
	}
	return out.Bytes(), nil
}

// Progress reads what has been learned. It is empty where nothing has been. Where some of it can't be read the text as it was
// is set aside and the rest stays; a newer version's is left alone. The Trouble says so.
func (s *Saves) Progress() (Progress, *Trouble) {
	p, _, word := s.progress()
	return p, word
}

// progress reads it, and says under which name it may be written; "" where it may not.
func (s *Saves) progress() (p Progress, name string, word *Trouble) {
	for _, name = range []string{progressName, progressBesideName} {
		text, err := s.store.Read(name)
		if errors.Is(err, fs.ErrNotExist) {
			return Progress{}, name, word
		}
		if err != nil {
			return Progress{}, "", &Trouble{Kind: Unread, Name: name, Err: err}
		}
		p, t := ReadProgress(text)
		if t == nil && p.torn == 0 {
			return p, name, word
		}
		if t == nil {
			t = &Trouble{Kind: Damaged, Count: p.torn, Err: errors.New("some of its lines can't be read")}
		}
		t.Name = name
		if t.Kind == Newer {
			word = t
			continue
		}
		t = s.aside(t)
		if t.Aside == "" {
			return p, "", t // it lies where it lay: nothing is written over it
		}
		if len(p.Lessons)+len(p.Puzzles)+len(p.Daily)+len(p.Weekly)+len(p.Endless)+len(p.Finds) > 0 || p.Game != nil || p.Odd != nil {
			if w := s.writeProgress(name, &p); w != nil {
				t.Err = errors.Join(t.Err, w)
			}
		}
		return p, name, t
	}
	return Progress{}, "", word // two newer versions have been here
}

// NoteProgress changes what has been learned. It is read anew first, so that two windows lose nothing of each other's. The
// Trouble is nil when all is well.
func (s *Saves) NoteProgress(change func(*Progress)) *Trouble {
	p, name, word := s.progress()
	if name == "" {
		return word
	}
	change(&p)
	if t := s.writeProgress(name, &p); t != nil {
		return t
	}
	return word
}

func (s *Saves) writeProgress(name string, p *Progress) *Trouble {
	text, err := p.text()
	if err != nil {
		return &Trouble{Kind: Unwritten, Name: name, Err: err}
	}
	gone, err := s.put(func() error { return s.store.Write(name, text) })
	return told(name, gone, err)
}
