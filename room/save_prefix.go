package room

import (
	"bytes"
	"slices"
	"sort"

	"fourtell/engine"
)

// OpenPrefix opens a text like OpenSave, and of one that is damaged as much as can still be played: every whole line before
// the first that is not as it was written, is no command, or is one that the rules refuse. The Trouble is then
// PartDamaged. Where nothing was played before it there is no Save, as with OpenSave.
func OpenPrefix(name string, text []byte) (Save, *Trouble) {
	s, t := OpenSave(name, text)
	text = engine.TrimMark(text)
	if t == nil || t.Kind != Damaged {
		return s, t
	}
	lines := slices.Collect(bytes.Lines(text))
	opened := func(n int) (Save, bool) {
		s, t := readSave(bytes.Join(lines[:n], nil))
		return s, t.Opens()
	}
	head := 2 // lines before the commands
	if !bytes.HasPrefix(text, []byte(recordMagic)) {
		head = 4
	}
	if len(lines) <= head {
		return Save{}, t
	}
	// Once these are there, one line more never makes readable what was not.
	n := head + sort.Search(len(lines)-head, func(n int) bool { _, ok := opened(head + n + 1); return !ok })
	s, ok := opened(n)
	played, left := s.playable()
	if !ok || played == 0 {
		return Save{}, t
	}
	s.Record.Commands = s.Record.Commands[:played:played]
	s.Head.Clock, s.Head.Result = nil, nil // they tell of all of it
	t.Kind, t.Count = PartDamaged, n+1-left
	return s, t
}

// playable is how many commands of the record the rules grant, and how many come after.
func (s Save) playable() (played, left int) {
	g, err := NewGame(s.Record.Setup)
	if err != nil {
		return 0, len(s.Record.Commands)
	}
	for i, c := range s.Record.Commands {
		if _, err := g.Apply(c); err != nil {
			return i, len(s.Record.Commands) - i
		}
	}
	return len(s.Record.Commands), 0
}
