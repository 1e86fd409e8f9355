package room

import (
	"bytes"
	"errors"
	"maps"

	"fourtell/engine"
)

// Autosave writes a running match as it is granted, command by command. It is a table's Options.Record: its Write never
// fails, so that the table never stops writing; what went wrong is asked of Trouble. While another window has the running
// match it keeps everything in memory, and saves nothing.
//
// A command is one short append; the whole text is written, atomically, at the beginning, at Stand, and after trouble.
type Autosave struct {
	saves *Saves
	head  Head
	name  string

	record   []byte // the Record's text
	seal     seal   // of what the store holds
	commands int
	whole    bool // the store holds something else: the next write is of the whole text
	late     bool // the claim was not decided at the last write
	told     bool // that another window has the match
	closed   bool
	trouble  *Trouble
}

// Restart replaces what has been granted, as after Table.Undo, which is given this Autosave as its Options.Record.
func (a *Autosave) Restart(r engine.Record) {
	var out bytes.Buffer
	if err := r.Write(&out); err != nil {
		a.trouble = &Trouble{Kind: Unwritten, Name: a.name, Err: err}
	}
	a.record, a.commands, a.whole = out.Bytes(), len(r.Commands), true
	if c := a.head.Clock; c != nil && c.After != a.commands {
		a.head.Clock = nil // it stood so after other commands
	}
	a.flush(nil)
}

// Write takes a Record's header or one command, as engine.WriteRecordHeader and WriteRecordCommand write them. It reports
// no error: see Trouble.
func (a *Autosave) Write(p []byte) (int, error) {
	if bytes.HasPrefix(p, []byte(recordMagic)) {
		a.record, a.commands, a.whole = append(a.record[:0], p...), 0, true
		a.flush(nil)
		return len(p), nil
	}
	a.record = append(a.record, p...)
	a.commands++
	a.flush(p)
	return len(p), nil
}

// flush brings the store up to what has been granted; line is the newest, when it is all that is missing.
func (a *Autosave) flush(line []byte) {
	if a.closed {
		return
	}
	switch a.saves.claim.State() {
	case Asking:
		a.whole, a.late = true, true
		return
	case Elsewhere:
		if !a.told {
			a.told, a.trouble = true, &Trouble{Kind: InUse, Name: a.name}
		}
		a.whole = true
		return
	}
	if a.whole {
		line = nil
	}
	var next seal
	gone, err := a.saves.put(func() error {
		if line != nil {
			next = a.seal
			err := a.saves.store.Append(a.name, next.line(line))
			if err == nil || errors.Is(err, ErrFull) {
				return err
			}
			line = nil // somebody has taken the text away: it is written anew
		}
		var text []byte
		var err error
		if text, next, err = a.text(); err != nil {
			return err
		}
		return a.saves.store.Write(a.name, text)
	})
	a.seal = next
	a.whole = err != nil // a failed append may have left a part
	if t := told(a.name, gone, err); t != nil {
		a.trouble = t
	}
}

func (a *Autosave) text() ([]byte, seal, error) {
	var out bytes.Buffer
	if err := a.head.write(&out); err != nil {
		return nil, 0, err
	}
	out.Write(a.record)
	text, s := sealed(out.Bytes())
	return text, s, nil
}

// Tick writes what could not be written yet because the claim was not decided; it does nothing else, and may be called
// every tick.
func (a *Autosave) Tick() {
	if a.late && a.saves.claim.State() != Asking {
		a.late = false
		a.flush(nil)
	}
}

// Stand writes the whole save with the table's clock as it stands: on pause, on leaving for the title, on quitting.
func (a *Autosave) Stand(now engine.Millis) {
	a.head.Clock = &Stand{After: a.commands, Now: now}
	a.whole = true
	a.flush(nil)
}

// Seated changes who sits where, as it is told to whoever resumes.
func (a *Autosave) Seated(chairs []string) {
	a.head.Chairs = chairs
	a.whole = true
	a.flush(nil)
}

// Note changes one of the head's notes, as they are told to whoever resumes.
func (a *Autosave) Note(key, value string) {
	notes := maps.Clone(a.head.Notes)
	if notes == nil {
		notes = map[string]string{}
	}
	notes[key] = value
	a.head.Notes, a.whole = notes, true
	a.flush(nil)
}

// Trouble is the newest trouble nobody has asked for yet, given once; nil while all is well.
func (a *Autosave) Trouble() *Trouble {
	t := a.trouble
	a.trouble = nil
	return t
}

// Saving says whether the store has everything granted.
func (a *Autosave) Saving() bool { return !a.whole && !a.closed }

// Head is the save's head as it was last written.
func (a *Autosave) Head() Head { return a.head }

// End stops saving; the running match stays in the store for Resume.
func (a *Autosave) End() { a.closed = true }
