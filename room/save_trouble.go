package room

import "fmt"

// TroubleKind says what is the matter with a save.
type TroubleKind uint8

// The kinds of trouble.
const (
	NoTrouble   TroubleKind = iota
	CutShort                // the last line was half written; all before it is there
	Damaged                 // a save of ours that can't be read or played
	PartDamaged             // one of which what comes before a line can be played
	Foreign                 // none of ours
	Newer                   // written by a newer version, and left alone
	InUse                   // another window or tab has the running match
	MadeRoom                // the oldest records went, for want of room
	Unwritten               // it could not be written
	Unread                  // the store did not give it
	Renamed                 // a name in it was none; all else is there
)

// Trouble is what a player has to be told about a save. Its Error is one sentence; a caller that speaks another language
// makes its own from the fields.
type Trouble struct {
	Kind  TroubleKind
	Name  string // of the save, or of the file it came from; may be empty
	Aside string // Damaged, Foreign: the name it was set aside under; empty: it lies where it lay
	Count int    // MadeRoom: how many records went; CutShort, PartDamaged, Renamed: the number of the line
	Err   error  // the cause, or nil

	Instead string // Renamed: the first of the names that stand there now
}

// Opens says that what the trouble is with opens all the same; nil is no trouble.
func (t *Trouble) Opens() bool { return t == nil || t.Kind == CutShort || t.Kind == Renamed }

// Unwrap gives the cause.
func (t *Trouble) Unwrap() error { return t.Err }

// Error says what is wrong, where, and what became of it.
func (t *Trouble) Error() string {
	name := t.Name
	if name == "" {
		name = "the text"
	}
	aside := ""
	if t.Aside != "" {
		aside = ", and was set aside as " + t.Aside
	}
	switch t.Kind {
	case CutShort:
		return fmt.Sprintf("%s was cut short in line %d; everything before that line is there", name, t.Count)
	case PartDamaged:
		return fmt.Sprintf("%s is damaged from line %d on (%v)%s; everything before that line is there", name, t.Count, t.Err, aside)
	case Damaged:
		return fmt.Sprintf("%s is damaged (%v)%s", name, t.Err, aside)
	case Foreign:
		return fmt.Sprintf("%s is no save of Fourtell (%v)%s", name, t.Err, aside)
	case Newer:
		return fmt.Sprintf("%s was written by a newer Fourtell and is left as it is (%v)", name, t.Err)
	case InUse:
		return "another window is playing the saved match; this one plays without saving"
	case MadeRoom:
		if t.Count == 1 {
			return "no room was left: the oldest kept record was removed"
		}
		return fmt.Sprintf("no room was left: the %d oldest kept records were removed", t.Count)
	case Renamed:
		return fmt.Sprintf("%s has a name in line %d that is none: %v; everything else is there", name, t.Count, t.Err)
	case Unwritten:
		return fmt.Sprintf("%s could not be saved: %v", name, t.Err)
	case Unread:
		return fmt.Sprintf("%s could not be read: %v", name, t.Err)
	}
	return "nothing is wrong"
}
