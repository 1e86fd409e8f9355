package scene

import (
	"time"

	"fourtell/room"
	"fourtell/words"
)

// OpenStore is where this platform keeps the player's matches, for Options.Store. It is never nil; the error, for
// Options.Unkept, says why nothing will be kept.
func OpenStore() (room.Store, error) { return room.OpenStore() }

// openSaves claims the player's running match in the store the options name. Without a store nothing is ever saved.
func (s *Stage) openSaves() {
	if s.options.Store != nil {
		s.saves = room.OpenSaves(s.options.Store)
	}
}

// now is the date by the player's calendar, the zero time where nobody tells it.
func (s *Stage) now() time.Time {
	if s.options.Now == nil {
		return time.Time{}
	}
	return s.options.Now()
}

// asking says that it is not known yet whether another window has the running match.
func (s *Stage) asking() bool { return s.saves != nil && s.saves.State() == room.Asking }

// unfinished is the match that waits to be taken up; ok says that there is one.
func (s *Stage) unfinished() (save room.Save, ok bool) {
	if s.saves == nil || s.asking() {
		return room.Save{}, false
	}
	save, ok, word := s.saves.Load()
	s.tellTrouble(word)
	return save, ok
}

// keptRecords lists the records that are kept; none where nothing is.
func (s *Stage) keptRecords() []room.Kept {
	if s.saves == nil {
		return nil
	}
	kept, troubles := s.saves.Kept()
	for _, t := range troubles {
		s.tellTrouble(t)
	}
	return kept
}

// tellTrouble shows what is the matter with a save.
func (s *Stage) tellTrouble(t *room.Trouble) { s.tellOnce(t, troubleWords) }

// tellOnce shows what is the matter with what is kept, and notes it: once, but for records that went, each time they do.
func (s *Stage) tellOnce(t *room.Trouble, say func(*words.Language, *room.Trouble) (title, line string)) {
	if t == nil || t.Kind != room.MadeRoom && s.troubles[t.Error()] {
		return
	}
	if s.troubles == nil {
		s.troubles = map[string]bool{}
	}
	s.troubles[t.Error()] = true
	s.noteTrouble(t)
	s.Alert(say(&s.Lang, t))
}

// answerTrouble tells what came of something the player has just asked for, as often as it is asked.
func (s *Stage) answerTrouble(t *room.Trouble) {
	if t != nil {
		s.noteTrouble(t)
		s.Alert(troubleWords(&s.Lang, t))
	}
}

// troubleWords are the two lines of an alert about a save.
func troubleWords(l *words.Language, t *room.Trouble) (title, line string) {
	name := words.With("name", t.Name)
	kept := l.Say(words.SaveAsIs, name)
	if t.Aside != "" {
		kept = l.Say(words.SaveAside, name, words.With("aside", t.Aside))
	}
	switch t.Kind {
	case room.CutShort:
		return l.Say(words.SaveCutShort), l.Say(words.SaveCutLine, name, words.Count("n", t.Count))
	case room.PartDamaged:
		return l.Say(words.SaveDamaged), l.Say(words.SaveCutLine, name, words.Count("n", t.Count))
	case room.Damaged:
		return l.Say(words.SaveDamaged), kept
	case room.Foreign:
		return l.Say(words.SaveForeign), kept
	case room.Newer:
		return l.Say(words.SaveNewer), kept
	case room.InUse:
		return l.Say(words.SaveInUse), l.Say(words.SaveInUseLine)
	case room.MadeRoom:
		return l.Say(words.SaveRoom), l.Say(words.SaveRoomLine, words.Count("n", t.Count))
	case room.Renamed:
		return l.Say(words.SaveRenamed), l.Say(words.SaveRenamedTo, name, words.Count("n", t.Count), words.With("who", t.Instead))
	case room.Unread:
		return l.Say(words.SaveUnread, name), causeOf(t)
	}
	return l.Say(words.SaveUnwritten), causeOf(t)
}

func causeOf(t *room.Trouble) string {
	if t.Err == nil {
		return ""
	}
	return t.Err.Error()
}
