package room

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"fourtell/engine"
	"fourtell/engine/games"
)

// StatisticsVersion is the version of the statistics this program writes and the newest it reads.
const StatisticsVersion = 1

const statisticsMagic = "fourtell statistics "

// Statistics are what has been counted so far, oldest first.
type Statistics struct {
	Played []Played
	Device string            // what this device is called among those whose statistics are put together; "" before it was asked for
	folded map[string]folded // by device, up to where its rounds are no longer kept one by one
	lines  []statisticsLine  // as they are stored, with what this version does not know
	torn   int               // lines that could not be read
}

// statisticsLine is a line of the text: a Played, the review of one, or something a later version has put there.
type statisticsLine struct {
	raw    []byte
	played bool
	id     string // of a Played that is one round, or of the round a review is of
	own    bool   // it is made anew from Device and folded
}

// review is a line that adds what a look back at a round has found.
type review struct {
	ID        string  `json:"review"`
	Decisions int     `json:"decisions"`
	Lost      float64 `json:"lost"`
}

// anyLine is a line of any kind: what it is shows in which of its keys are there.
type anyLine struct {
	playedLine
	Who    *string `json:"who"`
	Review *string `json:"review"`
	Device *string `json:"device"`
	Folded *string `json:"folded"`
}

// mostCount is the largest number a line may have: more is damage.
const mostCount = 1 << 40

// ReadStatistics reads a text of statistics. Lines that can't be read are left out and counted in torn; the Trouble, without
// a name, is of a text that is none, or a newer version's. What has been counted twice is there once.
func ReadStatistics(text []byte) (Statistics, *Trouble) {
	text = engine.TrimMark(text)
	first, rest, whole := bytes.Cut(text, []byte{'\n'})
	if len(bytes.TrimSpace(text)) == 0 {
		return Statistics{}, &Trouble{Kind: Damaged, Err: errors.New("it is empty")}
	}
	magic := strings.TrimRight(string(first), "\r")
	if !whole && strings.HasPrefix(statisticsMagic, magic) {
		return Statistics{}, &Trouble{Kind: Damaged, Err: errors.New("it ends in its first line")}
	}
	if t := checkVersion(magic, statisticsMagic, StatisticsVersion, whole); t != nil {
		return Statistics{}, t
	}
	var s Statistics
	deeds := deedNames()
	at := map[string]int{} // of a round's id, its place in Played
	reviewed := map[string]bool{}
	var reviews []review
	for len(rest) > 0 {
		var line []byte
		line, rest, _ = bytes.Cut(rest, []byte{'\n'})
		if line = bytes.TrimSpace(line); len(line) == 0 {
			continue
		}
		var any anyLine
		if json.Unmarshal(line, &any) != nil {
			s.torn++
			continue
		}
		l := statisticsLine{raw: line}
		switch {
		case any.Review != nil:
			r := review{ID: *any.Review, Decisions: any.Decisions, Lost: any.Lost}
			if r.check() != nil {
				s.torn++
				continue
			}
			if reviewed[r.ID] {
				continue
			}
			reviewed[r.ID], l.id = true, r.ID
			reviews = append(reviews, r)
		case any.Device != nil:
			if !isDevice(*any.Device) {
				s.torn++
				continue
			}
			s.Device, l.own = *any.Device, true
		case any.Folded != nil:
			var f folded
			if json.Unmarshal(line, &f) != nil || !isDevice(f.Device) {
				s.torn++
				continue
			}
			s.noteFolded(f)
			l.own = true
		case any.Who != nil:
			p := Played(any.playedLine)
			var err error
			if p.Deeds, err = readDeeds(line, deeds); err != nil {
				s.torn++
				continue
			}
			p.Who = engine.CleanName(*any.Who)
			if p.check() != nil {
				s.torn++
				continue
			}
			if _, twice := at[p.ID]; twice && p.ID != "" {
				continue
			}
			at[p.ID], l.id, l.played = len(s.Played), p.ID, true
			s.Played = append(s.Played, p)
		}
		s.lines = append(s.lines, l)
	}
	for _, r := range reviews {
		if i, ok := at[r.ID]; ok && r.ID != "" {
			p := &s.Played[i]
			p.Reviewed, p.Decisions, p.Lost = 1, r.Decisions, r.Lost
		}
	}
	return s, nil
}

// check says what of a line makes no sense.
func (p *Played) check() error {
	for _, n := range p.counts() {
		if *n < 0 || *n > mostCount {
			return fmt.Errorf("%d is no count", *n)
		}
	}
	for name, n := range p.Deeds {
		if n < 0 || n > mostCount {
			return fmt.Errorf("%d %s is no count", n, name)
		}
	}
	for name, n := range p.Feats {
		if n < 1 || n > mostCount {
			return fmt.Errorf("%d %s is no count", n, engine.Quote(name))
		}
	}
	switch {
	case !(p.Lost >= 0 && p.Lost <= mostCount) || p.Streak < 0 || p.Streak > mostCount:
		return errors.New("it has a number that is no count")
	case p.Seats < 2 || p.Seats > 10:
		return fmt.Errorf("a table has no %d seats", p.Seats)
	case p.Rounds == 0 && p.Matches == 0 || p.ID != "" && p.Rounds > 1 || p.Wins > p.Rounds || p.MatchWins > p.Matches:
		return errors.New("its rounds make no sense")
	case p.On != "" && !isDevice(p.On):
		return errors.New("it was counted on no device there can be")
	case p.Rules == "" || !utf8.ValidString(p.Who):
		return errors.New("it has no rules, or no name")
	}
	return nil
}

func (r *review) check() error {
	if r.Decisions < 0 || r.Decisions > mostCount || !(r.Lost >= 0 && r.Lost <= float64(r.Decisions)) {
		return errors.New("it has a number that is none of a review")
	}
	return nil
}

// Counted is what has been counted of a round known by any of those ids; ok is false where nothing has been.
func (s *Statistics) Counted(ids []string) (p Played, ok bool) {
	for i := range s.Played {
		if s.Played[i].ID != "" && slices.Contains(ids, s.Played[i].ID) {
			return s.Played[i], true
		}
	}
	return Played{}, false
}

// has says whether a round has been counted, and whether it has been reviewed.
func (s *Statistics) has(id string) (counted, reviewed bool) {
	for _, l := range s.lines {
		if l.id == id && id != "" {
			counted, reviewed = counted || l.played, reviewed || !l.played
		}
	}
	return counted, reviewed
}

// text is the statistics as they are stored.
func (s *Statistics) text() []byte {
	var out bytes.Buffer
	out.WriteString(statisticsHeader())
	for _, l := range s.ownLines() {
		out.Write(append(l, '\n'))
	}
	for _, l := range s.lines {
		if !l.own {
			out.Write(l.raw)
			out.WriteByte('\n')
		}
	}
	return out.Bytes()
}

func statisticsHeader() string { return fmt.Sprintf("%s%d\n", statisticsMagic, StatisticsVersion) }

// exported is the form of a file with statistics.
type exported struct {
	Version  int       `json:"fourtell_statistics"`
	Exported time.Time `json:"exported,omitzero"`
	Total    total     `json:"total"`
	Streak   int       `json:"longest_streak"`
	Online   *total    `json:"online,omitempty"` // of it in rooms; Total is what was at this screen
	// Games are the other games, by their names, wherever they were played: what is counted of two games is never one figure.
	Games  map[string]total `json:"games,omitempty"`
	Played []Played         `json:"played"`
}

// total is a Tally with its Deeds among its keys.
type total Tally

// MarshalJSON writes the Deeds beside the other keys.
func (t total) MarshalJSON() ([]byte, error) { return withDeeds(Tally(t), t.Deeds) }

// Export is the statistics as one JSON object: what has been counted altogether of each game, in rooms apart, and each line of it. now is the date by the
// player's calendar.
func (s *Statistics) Export(now time.Time) ([]byte, error) {
	usual := games.All()[0].Name()
	sum, rooms := s.Sum(Filter{Game: usual, Where: AtScreen}), s.Sum(Filter{Game: usual, Where: InRooms})
	out := exported{Version: StatisticsVersion, Exported: now, Total: total(sum.Tally), Streak: sum.Longest, Played: s.Played}
	if rooms.Rounds > 0 {
		out.Online = (*total)(&rooms.Tally)
	}
	for _, book := range games.All()[1:] {
		if sum := s.Sum(Filter{Game: book.Name()}); sum.Rounds > 0 {
			if out.Games == nil {
				out.Games = map[string]total{}
			}
			out.Games[book.Name()] = total(sum.Tally)
		}
	}
	b, err := json.MarshalIndent(out, "", " ")
	return append(b, '\n'), err
}

// Filter says which lines are meant; what is empty or 0 asks for nothing.
type Filter struct {
	Who     string
	Game    string // by its name; "": any
	Rules   string
	Seats   int
	Against string // one of the opponents at least, as Head.Chairs calls them
	Where   Where
}

// Where is where rounds were played.
type Where uint8

// The places.
const (
	Anywhere Where = iota
	AtScreen       // at this screen
	InRooms        // with people elsewhere
)

func (f *Filter) takes(p *Played) bool {
	if f.Where != Anywhere && p.Online != (f.Where == InRooms) {
		return false
	}
	if f.Game != "" && unusual(f.Game) != p.Game {
		return false
	}
	if f.Who != "" && f.Who != p.Who || f.Rules != "" && f.Rules != p.Rules || f.Seats != 0 && f.Seats != p.Seats {
		return false
	}
	if f.Against == "" {
		return true
	}
	for _, a := range p.Against {
		if a == f.Against {
			return true
		}
	}
	return false
}

// RecentRounds is how many results a Sum tells one by one.
const RecentRounds = 30

// Sum is several lines together.
type Sum struct {
	Tally
	Longest int    // row of wins; among rounds that are no longer kept one by one, within those of a kind
	Row     int    // wins in a row now
	Recent  []bool // won or not, the last RecentRounds, oldest first
}

// Sum adds up the lines that are meant.
func (s *Statistics) Sum(f Filter) Sum {
	var sum Sum
	for i := range s.Played {
		p := &s.Played[i]
		if !f.takes(p) {
			continue
		}
		sum.Add(p.Tally)
		sum.Longest = max(sum.Longest, p.Streak)
		if p.Rounds != 1 || p.ID == "" {
			continue
		}
		if p.Wins == 0 {
			sum.Row = 0
		} else {
			sum.Row++
		}
		sum.Longest = max(sum.Longest, sum.Row)
		sum.Recent = append(sum.Recent, p.Wins > 0)
	}
	sum.Recent = sum.Recent[max(0, len(sum.Recent)-RecentRounds):]
	return sum
}
