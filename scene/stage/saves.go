package stage

import (
	"time"

	"fourtell/room"
	"fourtell/words"
)

// OpenStore is where this platform keeps the player's matches, for Options.Store. It is never nil; the error, for
// Options.Unkept, says why nothing will be kept.
func OpenStore() (room.Store, error) { return room.OpenStore() }

// Kept is what the player has played and learned, as far as it is kept.
type Kept struct {
	Saves    *room.Saves // nil without a store: nothing is kept
	now      *func() time.Time
	lang     *words.Language
	log      *Log
	alert    func(title, line string)
	chance   *Chance         // knows how many games have been dealt
	troubles map[string]bool // that the player has been told of
	unjudged bool            // achievements are, since something was counted or learned
}

// open claims the player's running match in a store. Without one nothing is ever saved.
func (k *Kept) open(store room.Store) {
	if store != nil {
		k.Saves = room.OpenSaves(store)
	}
}

// close lets go of the store.
func (k *Kept) close() {
	if k.Saves != nil {
		k.Saves.Close()
	}
}

// Now is the date by the player's calendar, the zero time where nobody tells it.
func (k *Kept) Now() time.Time {
	if *k.now == nil {
		return time.Time{}
	}
	return (*k.now)()
}

// Asking says that it is not known yet whether another window has the running match.
func (k *Kept) Asking() bool { return k.Saves != nil && k.Saves.State() == room.Asking }

// Unfinished is the match that waits to be taken up; ok says that there is one.
func (k *Kept) Unfinished() (save room.Save, ok bool) {
	if k.Saves == nil || k.Asking() {
		return room.Save{}, false
	}
	save, ok, word := k.Saves.Load()
	k.Tell(word)
	return save, ok
}

// Records lists the records that are kept; none where nothing is.
func (k *Kept) Records() []room.Kept {
	if k.Saves == nil {
		return nil
	}
	kept, troubles := k.Saves.Kept()
	for _, t := range troubles {
		k.Tell(t)
	}
	return kept
}

// Tell shows what is the matter with a save.
func (k *Kept) Tell(t *room.Trouble) { k.tellOnce(t, troubleWords) }

// tellOnce shows what is the matter with what is kept, and notes it: once, but for records that went, each time they do.
func (k *Kept) tellOnce(t *room.Trouble, say func(*words.Language, *room.Trouble) (title, line string)) {
	if t == nil || t.Kind != room.MadeRoom && k.troubles[t.Error()] {
		return
	}
	if k.troubles == nil {
		k.troubles = map[string]bool{}
	}
	k.troubles[t.Error()] = true
	k.log.Trouble(t)
	k.alert(say(k.lang, t))
}

// Answer tells what came of something the player has just asked for, as often as it is asked.
func (k *Kept) Answer(t *room.Trouble) {
	if t != nil {
		k.log.Trouble(t)
		k.alert(troubleWords(k.lang, t))
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
