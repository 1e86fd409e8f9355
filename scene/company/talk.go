package company

import (
	"slices"

	"fourtell/engine"
	"fourtell/online/client"
	"fourtell/online/wire"
	"fourtell/scene/online"
)

// Kind is what an entry of a talk is.
type Kind uint8

// The kinds.
const (
	Saying Kind = iota // words of somebody
	Face               // a face somebody makes
	News               // something that has happened in the room
	Told               // something that has happened at the table
)

// Entry is something that was said or has happened.
type Entry struct {
	Kind Kind
	Said wire.Said // of Saying; its UID, name and time of a Face too
	What string    // the emote, what News is of, or the sentence that is Told
	UID  wire.UID  // whom it is of; "" of nobody
	Name string
	Seat engine.Seat // of Told
}

// kept is how many entries are kept: of what the house keeps and what happens in between.
const kept = 2 * wire.ChatKept

// Talk is what is said in the room one is in, for as long as the program runs: what has been read in the waiting room has been read
// at the table.
type Talk struct {
	line    *online.Line
	place   *client.Place
	room    wire.Room // as it was when it was last compared
	last    wire.Said // the newest that has been taken in
	entries []Entry
	first   int // how many have been let go: entry i is the (first+i)th
	read    int // how many have been seen, of all
	muted   map[wire.UID]bool
	changes int // grows with each change
	told    int // how many have been spoken, of all
}

// NewTalk listens to whatever room the line leads to.
func NewTalk(line *online.Line) *Talk {
	t := &Talk{line: line, muted: map[wire.UID]bool{}}
	line.Hear(t.hear)
	return t
}

// Line is the line it listens to.
func (t *Talk) Line() *online.Line { return t.line }

// hear takes in what the house says.
func (t *Talk) hear(b wire.Body) {
	t.catchUp()
	if e, ok := b.(*wire.Emoted); ok && t.place != nil {
		t.add(Entry{Kind: Face, UID: e.UID, Name: e.Name, What: e.Emote})
	}
}

// catchUp takes over what the place knows: another room begins anew, a cut may have left something out.
func (t *Talk) catchUp() {
	p := t.line.Place()
	if p == nil {
		return // what was said last can still be read
	}
	if p != t.place {
		t.place, t.room, t.last = p, p.Room(), wire.Said{}
		t.entries, t.first, t.read = nil, 0, 0
		t.changes++
		t.takeSaid(p.Chat())
		t.read, t.told = len(t.entries), len(t.entries) // said before one came
		return
	}
	now := p.Room()
	for _, n := range client.NewsOf(&t.room, &now) {
		t.add(Entry{Kind: News, What: n.What, UID: n.UID, Name: n.Name})
	}
	t.room = now
	t.takeSaid(p.Chat())
}

// takeSaid takes what is newer than the newest that is known.
func (t *Talk) takeSaid(chat []wire.Said) {
	if len(chat) == 0 || chat[len(chat)-1] == t.last {
		return
	}
	from := 0
	for i := len(chat) - 1; i >= 0; i-- {
		if chat[i] == t.last {
			from = i + 1
			break
		}
	}
	t.last = chat[len(chat)-1]
	for _, s := range chat[from:] {
		t.add(Entry{Kind: Saying, Said: s, UID: s.UID, Name: s.Name})
	}
}

// add adds an entry, and lets go of the oldest where there are many.
func (t *Talk) add(e Entry) {
	t.entries = append(t.entries, e)
	if n := len(t.entries) - kept; n > 0 {
		t.entries = slices.Delete(t.entries, 0, n)
		t.first += n
	}
	t.changes++
}

// since are the entries from the nth of all on that are to be seen.
func (t *Talk) since(n int, each func(*Entry)) {
	for i := max(n-t.first, 0); i < len(t.entries); i++ {
		if e := &t.entries[i]; t.shows(e) {
			each(e)
		}
	}
}

// Mute has somebody not listened to any more, or again.
func (t *Talk) Mute(uid wire.UID, on bool) {
	if on {
		t.muted[uid] = true
	} else {
		delete(t.muted, uid)
	}
	t.changes++
}

// Muted says that somebody is not listened to.
func (t *Talk) Muted(uid wire.UID) bool { return t.muted[uid] }

// shows says that an entry is to be seen.
func (t *Talk) shows(e *Entry) bool { return e.Kind == News || !t.muted[e.UID] }

// Unread is how many have said something that has not been seen.
func (t *Talk) Unread() (n int) {
	t.since(t.read, func(e *Entry) {
		if e.Kind == Saying && !t.own(e) {
			n++
		}
	})
	return n
}

// own says that an entry is one's own.
func (t *Talk) own(e *Entry) bool {
	c := t.line.Client()
	return c != nil && e.UID != "" && e.UID == c.UID()
}

// end is how many entries there have been.
func (t *Talk) end() int { return t.first + len(t.entries) }
