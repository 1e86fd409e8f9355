package room

import (
	"errors"
	"io/fs"

	"fourtell/engine"
)

const (
	// matchName is the running match's. A newer version's is left alone, and this one's lies beside it then.
	matchName  = "match.save"
	besideName = "match.1.save" // as the first version called it
)

// Saves are the running match and the kept records in a Store. One window at a time writes the running match; the others
// play without saving it.
type Saves struct {
	store Store
	claim Claim
}

// OpenSaves claims the store's running match.
func OpenSaves(s Store) *Saves { return &Saves{store: s, claim: s.Claim()} }

// State says whether this window may write the running match; ask again while it is Asking.
func (s *Saves) State() ClaimState { return s.claim.State() }

// Close lets another window have the running match.
func (s *Saves) Close() { s.claim.Release() }

// Load opens the running match; ok says that there is one to Resume. What is damaged or foreign is set aside, and what can
// still be played of it takes its place; what is newer is left alone. The Trouble, which may come with a match too, says so.
// Another window's is never touched: the Trouble is InUse, and there is nothing to resume. While the claim is Asking nothing is set aside: load again once it is decided.
func (s *Saves) Load() (save Save, ok bool, word *Trouble) {
	if s.claim.State() == Elsewhere {
		return Save{}, false, &Trouble{Kind: InUse, Name: matchName}
	}
	if save, ok, word = s.load(matchName); ok {
		return save, ok, word
	}
	save, ok, more := s.load(besideName)
	if word == nil {
		word = more
	}
	return save, ok, word
}

// load opens a text and sets it aside if it is no save.
func (s *Saves) load(name string) (Save, bool, *Trouble) {
	text, err := s.store.Read(name)
	if errors.Is(err, fs.ErrNotExist) {
		return Save{}, false, nil
	}
	if err != nil {
		return Save{}, false, &Trouble{Kind: Unread, Name: name, Err: err}
	}
	save, t := OpenSave(name, text)
	if t != nil && (t.Kind == Damaged || t.Kind == Foreign) && s.claim.State() == Held {
		as, err := s.store.SetAside(name)
		if err != nil {
			t.Err = errors.Join(t.Err, err)
			return Save{}, false, t
		}
		good, t := OpenPrefix(name, text)
		t.Aside = as
		return good, s.keepPrefix(name, good, t), t
	}
	return save, t.Opens(), t
}

// keepPrefix puts what is good of a damaged match in its place, so that it waits there from now on; false where nothing is.
func (s *Saves) keepPrefix(name string, good Save, t *Trouble) bool {
	if t.Kind != PartDamaged {
		return false
	}
	text, err := good.Text()
	if err == nil {
		_, err = s.put(func() error { return s.store.Write(name, text) })
	}
	t.Err = errors.Join(t.Err, err)
	return true
}

// name is where this program may write the running match: never over a newer version's, nor over what can't be read.
func (s *Saves) name() string {
	text, err := s.store.Read(matchName)
	if errors.Is(err, fs.ErrNotExist) {
		return matchName
	}
	if err == nil {
		if _, t := readSave(text); t.Opens() {
			return matchName
		}
	}
	return besideName
}

// Forget removes the running match: it is over, or nobody wants it back. A newer version's stays.
func (s *Saves) Forget() *Trouble {
	if s.claim.State() != Held {
		return nil
	}
	for _, name := range []string{s.name(), besideName} {
		if err := s.store.Remove(name); err != nil {
			return &Trouble{Kind: Unwritten, Name: name, Err: err}
		}
	}
	return nil
}

// put writes a text, and where there is no room lets the oldest kept records go until there is; gone says how many.
func (s *Saves) put(write func() error) (gone int, err error) {
	for {
		if err = write(); !errors.Is(err, ErrFull) {
			return gone, err
		}
		names := s.keptNames()
		if len(names) == 0 || s.store.Remove(names[0]) != nil {
			return gone, err
		}
		gone++
	}
}

// MakeRoom is for what is written outside the store's texts, but to the same place, as a page's settings are: where there is
// no room for it the oldest kept records go. The Trouble, nil or MadeRoom, is told even where the error is the writer's own.
func (s *Saves) MakeRoom(write func() error) (*Trouble, error) {
	gone, err := s.put(write)
	return told("", gone, nil), err
}

// told is the Trouble of a put, nil when all is well.
func told(name string, gone int, err error) *Trouble {
	switch {
	case err != nil:
		return &Trouble{Kind: Unwritten, Name: name, Err: err, Count: gone}
	case gone > 0:
		return &Trouble{Kind: MadeRoom, Name: name, Count: gone}
	}
	return nil
}

// Begin starts saving a match, new or resumed: it is the io.Writer for Options.Record. What the store holds as the running
// match is replaced.
func (s *Saves) Begin(h Head, r engine.Record) *Autosave {
	a := &Autosave{saves: s, head: h, name: s.name()}
	a.head.Result = nil
	a.Restart(r)
	return a
}
