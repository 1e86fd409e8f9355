package company

import (
	"slices"
	"strings"
	"time"

	"fourtell/engine"
	"fourtell/online/client"
	"fourtell/online/wire"
	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/online"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Book keeps what rounds in rooms leave behind, whichever screen stands when they are over: the record of each in which one sat is put
// among the replays, and where its deal has been checked the round is counted, apart from those at this screen. A stage.Beside.
type Book struct {
	line   *online.Line
	due    []client.Played
	newest client.Played // the last that was entered; N 0: none
	head   *room.Head    // of it; nil: nothing is kept
	owed   round         // whose end has been shown before it was opened; the zero value: none
	follow func(*stage.Stage)
}

// round is one of a room, as its table counts it: by its number in the match, which is played after so many of the room's.
type round struct {
	code  wire.RoomCode
	n     int // in the match
	after int // the room's newest when its match was come to
}

// is says whether it is the one that has been opened.
func (o *round) is(r *client.Played) bool {
	return r.N > o.after && r.Room.Code == o.code && r.Record.Setup.FirstRound() == o.n
}

// NewBook listens to whatever room the line leads to.
func NewBook(line *online.Line) *Book {
	b := &Book{line: line}
	line.OnRound(func(r client.Played) { b.due = append(b.due, r) })
	return b
}

// Tick enters what is over, and looks after a result that was left for another screen.
func (b *Book) Tick(s *stage.Stage) {
	for _, r := range b.due {
		b.enter(s, r)
	}
	b.due = nil
	if b.follow != nil {
		b.follow(s)
	}
}

// GoesOn is false: the line wakes who sleeps.
func (b *Book) GoesOn() bool { return false }

// End has nothing to let go of.
func (b *Book) End() {}

// enter keeps a round, and counts it where it is to be counted.
func (b *Book) enter(s *stage.Stage, r client.Played) {
	if r.N >= b.newest.N || r.Room.Code != b.newest.Room.Code {
		b.newest, b.head = r, nil
	}
	if b.owed.is(&r) {
		b.owed = round{}
		b.tell(s, &r)
	}
	if r.Seat < 0 || !r.Stands() || s.Kept().Saves == nil {
		return
	}
	head, against := headsOf(&r, s.Kept().Now())
	s.Kept().Tell(s.Kept().Saves.KeepRound(head, r.Record))
	if r.Fair() {
		s.Kept().Counted(s.Kept().Saves.Count(against, r.Record, []engine.Seat{r.Seat}, func(int, engine.Seat) bool { return false }, s.Kept().Now()))
	}
	if r.N == b.newest.N {
		b.head = &head
	}
}

// tell has read what the check of a round that is opened has come to, and says aloud what is wrong with it.
func (b *Book) tell(s *stage.Stage, r *client.Played) (finding string) {
	if finding = s.Lang().Rooms().Check("none"); r.Held || !r.Fair() {
		finding = s.Lang().Rooms().Check(r.Finding.String())
	}
	if !r.Fair() {
		uncounted := ""
		if r.Seat >= 0 {
			uncounted = s.Lang().Say(words.CompanyApart)
		}
		s.Toasts().Alert(finding, uncounted)
	}
	return finding
}

// last is the number of the newest round of a room that has been opened; 0: none has.
func (b *Book) last(code wire.RoomCode) int {
	if b.newest.Room.Code != code {
		return 0
	}
	return b.newest.N
}

// of is what the newest round came to, where it is that one.
func (b *Book) of(one round) (r client.Played, head *room.Head, ok bool) {
	if !one.is(&b.newest) {
		return client.Played{}, nil, false
	}
	return b.newest, b.head, true
}

// headsOf are how the record of a round is kept, and how statistics know who sat there: for them a person elsewhere is one by name.
func headsOf(r *client.Played, now time.Time) (kept, against room.Head) {
	var faces, sat, chairs []string
	seats := make([]wire.Seat, len(r.Record.Setup.Seats))
	for i := range seats {
		seats[i], _ = r.Sat(i)
	}
	faces = Faces(seats)
	for i, name := range r.Record.Setup.Seats {
		who, chair := stage.SitsHouse, stage.SitsHouse
		switch guest, known := guests.WithFace(seats[i].Guest); {
		case engine.Seat(i) == r.Seat:
			who, chair = guests.OpponentPerson+name, guests.ChairPerson
		case seats[i].Kind == wire.Person:
			who = guests.OpponentPerson + name
		case seats[i].Kind == wire.Bot && known:
			who, chair = guest, guest
		}
		sat, chairs = append(sat, who), append(chairs, chair)
	}
	name, _ := wire.CleanRoomName(r.Room.Name)
	kept = room.Head{Begun: now, Chairs: chairs, Notes: map[string]string{guests.NoteGuests: strings.Join(faces, ",")},
		Online: &room.Online{Room: string(r.Room.Code), Name: name, Created: r.Room.Created, N: r.N, Proof: slices.Clone(r.Proof)}}
	against = kept
	against.Chairs = sat
	return kept, against
}
