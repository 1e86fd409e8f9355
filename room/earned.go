package room

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"fourtell/engine"
	"fourtell/room/dated"
)

// EarnedVersion is written into what is kept of achievements; a newer one is left alone.
const EarnedVersion = 1

const (
	// EarnedFile is the file with them among the player's data.
	EarnedFile = earnedName
	// earnedName is where they are kept. A newer version's are left alone, and this one's lie beside them then.
	earnedName       = "awards.lines"
	earnedBesideName = "awards.1.lines" // 1 is EarnedVersion
	earnedMagic      = "fourtell awards "
)

// Earning is an achievement that has been earned.
type Earning struct {
	Award string `json:"award"` // its name in package awards
	Day   string `json:"day"`   // "2026-11-28", the first on which it was
}

// Earned are the achievements of a player, each once, by day and name. Whatever else they are judged by is counted elsewhere: here is
// only what stays although statistics are forgotten or put together.
type Earned struct {
	List []Earning
	rest []string // lines that a later version has put there
	torn int      // lines that could not be read
}

// Has says whether it has been earned, and on which day.
func (e *Earned) Has(award string) (day string, ok bool) {
	for _, l := range e.List {
		if l.Award == award {
			return l.Day, true
		}
	}
	return "", false
}

// Earn notes an achievement; of two days the first stays. It says whether it is new.
func (e *Earned) Earn(award, day string) bool {
	fresh := true
	e.List = slices.DeleteFunc(e.List, func(l Earning) bool {
		if l.Award == award {
			day, fresh = min(day, l.Day), false
		}
		return l.Award == award
	})
	e.List = append(e.List, Earning{award, day})
	slices.SortFunc(e.List, func(a, b Earning) int { return cmp.Or(cmp.Compare(a.Day, b.Day), cmp.Compare(a.Award, b.Award)) })
	return fresh
}

// MergeEarned is what two devices have earned together: the same in whatever order they are put together, and how often.
func MergeEarned(a, b Earned) Earned {
	sum := Earned{rest: slices.Concat(a.rest, b.rest)}
	for _, l := range slices.Concat(a.List, b.List) {
		sum.Earn(l.Award, l.Day)
	}
	slices.Sort(sum.rest)
	sum.rest = slices.Compact(sum.rest)
	return sum
}

// ReadEarned reads a text. A line that can't be read is left out, and costs nothing else; the Trouble, without a name, is of a text
// that is none of ours or a newer version's.
func ReadEarned(text []byte) (Earned, *Trouble) {
	text = engine.TrimMark(text)
	first, rest, whole := strings.Cut(string(text), "\n")
	if strings.TrimSpace(string(text)) == "" {
		return Earned{}, &Trouble{Kind: Damaged, Err: errors.New("it is empty")}
	}
	if t := checkVersion(strings.TrimRight(first, "\r"), earnedMagic, EarnedVersion, whole); t != nil {
		return Earned{}, t
	}
	var e Earned
	for line := range strings.Lines(rest) {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		var l struct {
			Award *string `json:"award"`
			Day   string  `json:"day"`
		}
		switch err := json.Unmarshal([]byte(line), &l); {
		case err != nil || l.Award != nil && (*l.Award == "" || !dated.IsDay(l.Day)):
			e.torn++
		case l.Award == nil:
			e.rest = append(e.rest, line)
		default:
			e.Earn(*l.Award, l.Day)
		}
	}
	return e, nil
}

// Text is how they are kept: a line each.
func (e *Earned) Text() []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, "%s%d\n", earnedMagic, EarnedVersion)
	for _, l := range e.List {
		if b, err := json.Marshal(l); err == nil { // two texts: it always is
			out.Write(append(b, '\n'))
		}
	}
	for _, line := range e.rest {
		out.WriteString(line + "\n")
	}
	return out.Bytes()
}

// Earned reads what has been earned. Where some of it can't be read the text as it was is set aside and the rest stays; a newer
// version's is left alone. The Trouble says so.
func (s *Saves) Earned() (Earned, *Trouble) {
	e, _, word := s.earned()
	return e, word
}

// earned reads it, and says under which name it may be written; "" where it may not.
func (s *Saves) earned() (e Earned, name string, word *Trouble) {
	for _, name = range []string{earnedName, earnedBesideName} {
		text, err := s.store.Read(name)
		if errors.Is(err, fs.ErrNotExist) {
			return Earned{}, name, word
		}
		if err != nil {
			return Earned{}, "", &Trouble{Kind: Unread, Name: name, Err: err}
		}
		e, t := ReadEarned(text)
		if t == nil && e.torn == 0 {
			return e, name, word
		}
		if t == nil {
			t = &Trouble{Kind: Damaged, Count: e.torn, Err: errors.New("some of its lines can't be read")}
		}
		if t.Name = name; t.Kind == Newer {
			word = t
			continue
		}
		if t = s.aside(t); t.Aside == "" {
			return e, "", t // it lies where it lay: nothing is written over it
		}
		if len(e.List) > 0 {
			if w := s.writeEarned(name, &e); w != nil {
				t.Err = errors.Join(t.Err, w)
			}
		}
		return e, name, t
	}
	return Earned{}, "", word // two newer versions have been here
}

// NoteEarned notes achievements of that day, and gives those that are new. What is kept is read anew first, so that two windows lose
// nothing of each other's. The Trouble is nil when all is well.
func (s *Saves) NoteEarned(day string, awards []string) (fresh []string, word *Trouble) {
	e, name, word := s.earned()
	if name == "" {
		return nil, word
	}
	for _, a := range awards {
		if _, has := e.Has(a); !has {
			e.Earn(a, day)
			fresh = append(fresh, a)
		}
	}
	if len(fresh) == 0 {
		return nil, word
	}
	if t := s.writeEarned(name, &e); t != nil {
		return nil, t
	}
	return fresh, word
}

func (s *Saves) writeEarned(name string, e *Earned) *Trouble {
	gone, err := s.put(func() error { return s.store.Write(name, e.Text()) })
	return told(name, gone, err)
}
