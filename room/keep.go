package room

import (
	"bytes"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"

	"fourtell/engine"
)

// KeptRecords is how many records of finished matches and rounds are kept; the oldest go first.
const KeptRecords = 200

const (
	keptPrefix = "kept-"
	keptSuffix = ".save"
)

// Kept is a line of the list of kept records.
type Kept struct {
	Name  string // in the store
	Head  Head   // when it was begun, who sat there, how it ended
	Setup engine.Setup
	Size  int // bytes
}

// Keep stores the record of the round that has just ended, under the head of its match: a match's later rounds take the
// place of its earlier ones, since its record holds them all. A round in a room stands alone. It is nil when all is well, else MadeRoom or Unwritten.
func (s *Saves) Keep(h Head, t Keeper) *Trouble {
	p := t.Public()
	if !p.Over() {
		return &Trouble{Kind: Unwritten, Name: "the record", Err: fmt.Errorf("round %d is not over", p.Round)}
	}
	save := Save{Head: h, Record: t.Record()}
	save.Head.Clock = nil
	save.Head.Result = &Result{Commands: len(save.Record.Commands), Rounds: p.Round, Over: p.Phase == engine.PhaseMatchOver,
		Winners: p.Winners, Points: p.Points, Totals: p.Totals}
	name := s.keptAs(save)
	text, err := save.Text()
	gone := 0
	if err == nil {
		gone, err = s.put(func() error { return s.store.Write(name, text) })
	}
	if word := told(name, gone, err); word != nil {
		return word
	}
	names := s.keptNames()
	for len(names) > KeptRecords {
		if err := s.store.Remove(names[0]); err != nil {
			return &Trouble{Kind: Unwritten, Name: names[0], Err: err}
		}
		names = names[1:]
	}
	return nil
}

// keptName is the same for all rounds of a match, differs between matches, and sorts by when they began.
func keptName(s Save) string {
	h := fnv.New32a()
	_ = engine.WriteRecordHeader(h, s.Record.Setup)
	return fmt.Sprintf("%s%s-%08x%s", keptPrefix, s.Head.Begun.UTC().Format("20060102t150405z"), h.Sum32(), keptSuffix)
}

// KeepRound is Keep of a round that stands alone, from its record. One that can't be played, or is not over, is Unwritten.
func (s *Saves) KeepRound(h Head, rec engine.Record) *Trouble {
	t, err := NewTableFromRecord(rec, Options{})
	if err != nil {
		return &Trouble{Kind: Unwritten, Name: "the record", Err: err}
	}
	return s.Keep(h, t)
}

// keptAs is the name to keep a save under. A round in a room that has been told again keeps the one it has.
func (s *Saves) keptAs(save Save) string {
	name := keptName(save)
	if save.Head.Online == nil {
		return name
	}
	what := name[strings.LastIndexByte(name, '-'):] // of its deal
	for _, had := range s.keptNames() {
		if strings.HasSuffix(had, what) {
			return had
		}
	}
	return name
}

// keptNames are the names of kept records, oldest first.
func (s *Saves) keptNames() []string {
	names, err := s.store.List()
	if err != nil {
		return nil
	}
	return slices.DeleteFunc(names, func(n string) bool {
		return !strings.HasPrefix(n, keptPrefix) || !strings.HasSuffix(n, keptSuffix)
	})
}

// KeepsAny says whether there is any record of a finished round, readable or not: somebody has played here.
func (s *Saves) KeepsAny() bool { return len(s.keptNames()) > 0 }

// Kept lists the kept records, newest first, from what their first lines say. One that is none is set aside, and told with
// a Trouble of its own; so is a store that gives no list.
func (s *Saves) Kept() ([]Kept, []*Trouble) {
	if _, err := s.store.List(); err != nil {
		return nil, []*Trouble{{Kind: Unread, Name: "the list of records", Err: err}}
	}
	var list []Kept
	var words []*Trouble
	names := s.keptNames()
	slices.Reverse(names)
	for _, name := range names {
		text, err := s.store.Read(name)
		if err != nil {
			words = append(words, &Trouble{Kind: Unread, Name: name, Err: err})
			continue
		}
		save, t := readSave(firstLines(text, 4)) // all but the commands
		if !t.Opens() {
			t.Name = name
			words = append(words, s.aside(t))
			continue
		}
		list = append(list, Kept{Name: name, Head: save.Head, Setup: save.Record.Setup, Size: len(text)})
	}
	return list, words
}

// firstLines is the text up to the end of its n-th line.
func firstLines(text []byte, n int) []byte {
	end := 0
	for range n {
		i := bytes.IndexByte(text[end:], '\n')
		if i < 0 {
			return text
		}
		end += i + 1
	}
	return text[:end]
}

// aside sets a damaged or foreign text aside and says so in its Trouble.
func (s *Saves) aside(t *Trouble) *Trouble {
	if t.Kind == Damaged || t.Kind == Foreign {
		if as, err := s.store.SetAside(t.Name); err == nil {
			t.Aside = as
		}
	}
	return t
}

// OpenKept opens a kept record and plays it to see that it is whole; ok says that there is something to show. A damaged one
// is set aside.
func (s *Saves) OpenKept(name string) (save Save, ok bool, word *Trouble) {
	text, err := s.store.Read(name)
	if err != nil {
		return Save{}, false, &Trouble{Kind: Unread, Name: name, Err: err}
	}
	save, t := OpenSave(name, text)
	if t == nil {
		return save, true, nil
	}
	return save, t.Opens(), s.aside(t)
}

// RemoveKept takes a kept record away.
func (s *Saves) RemoveKept(name string) *Trouble {
	if err := s.store.Remove(name); err != nil {
		return &Trouble{Kind: Unwritten, Name: name, Err: err}
	}
	return nil
}
