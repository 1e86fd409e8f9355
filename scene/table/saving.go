package table

import (
	"slices"
	"strings"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/stage"
)

// saving is a table's way into the player's store: what is granted is written as it is granted, and what is over is kept.
// It is the table's Options.Record, and lets through what there is an Autosave for.
type saving struct {
	*view
	people   *people
	head     *room.Head     // of the match taken up; nil: a new one
	auto     *room.Autosave // nil: nothing is saved, or not yet
	asked    bool           // whether the match in the store may be replaced has been settled
	replaces bool           // the match in the store is this table's own, or has been let go
	kept     bool           // the round that is over has been kept
}

func newSaving(v *view, p *people) *saving { return &saving{view: v, people: p} }

// Write takes what the table has granted.
func (v *saving) Write(p []byte) (int, error) {
	if v.auto != nil {
		return v.auto.Write(p)
	}
	return len(p), nil
}

// saved says whether this table's match is one for the player's store: it is this screen's own, and somebody plays it here.
func (v *saving) saved(s *stage.Stage) bool {
	_, keeps := v.table.(room.Keeper)
	return keeps && s.Kept().Saves != nil && len(v.people.sharers) > 0 && !v.o.Demo && v.o.Led == nil
}

// tick is a tick of saving: it begins once it is known that nothing is lost by it, keeps rounds that are over and tells
// what goes wrong. It is false while the player is asked about the match in the store.
func (v *saving) tick(s *stage.Stage) bool {
	if !v.saved(s) {
		return true
	}

	if !v.asked && !s.Kept().Asking() && v.shown.Seq != 0 {
		v.asked = true
		if !v.replaces {
			if old, ok := s.Kept().Unfinished(); ok {
				s.Open(newUnfinished(v, old))
				return false
			}
		}
		v.begin(s)
	}
	if v.auto == nil {
		return true
	}
	v.auto.Tick()
	s.Kept().Tell(v.auto.Trouble())
	return true
}

// begin writes the match as it stands, in place of the one in the store.
func (v *saving) begin(s *stage.Stage) {
	head := headOf(&v.o, s.Kept().Now())
	if v.head != nil {
		chairs := head.Chairs
		head = *v.head
		head.Chairs = chairs
	}
	v.asked, v.replaces, v.kept = true, true, false
	record := v.table.(room.Keeper).Record()
	s.Log().Match(&head, &record.Setup, len(record.Commands))
	v.auto = s.Kept().Saves.Begin(head, record)
}

// keep puts a round that has just ended among the records, and lets the running match go when it is over.
func (v *saving) keep(s *stage.Stage) {
	if v.auto == nil || v.kept == v.table.Over() {
		return
	}
	if v.kept = !v.kept; !v.kept {
		return
	}
	s.Kept().Tell(s.Kept().Saves.Keep(v.auto.Head(), v.table.(room.Keeper)))
	v.countRound(s)
	if v.finished() {
		v.auto.End()
		s.Kept().Tell(s.Kept().Saves.Forget())
	}
}

// stand writes the match with its clock, when the player turns away from it.
func (v *saving) stand() {
	if v.auto != nil && v.auto.Saving() {
		v.auto.Stand(v.table.Now())
	}
}

// setApart notes that the round under way is not counted for a seat. It is kept with the match.
func (v *saving) setApart(seat engine.Seat) {
	auto := v.auto
	if auto == nil {
		return
	}
	note, this := auto.Head().Notes[guests.NoteApart], guests.ApartWord(max(1, v.table.Public().Round), seat)
	if all := strings.Fields(note); !slices.Contains(all, this) {
		auto.Note(guests.NoteApart, strings.Join(append(all, this), " "))
	}
}

// countRound counts the round that has just ended for everybody who plays at this screen. A table that was set up in a known
// state, or on which a replay is played on, is none that counts.
func (v *saving) countRound(s *stage.Stage) {
	for _, p := range v.people.sharers {
		if p.away != here {
			v.setApart(p.seat)
		}
	}
	head := v.auto.Head()
	if v.o.Setup.Position != nil || head.Notes[guests.NoteTaken] != "" {
		return
	}
	rec, err := v.table.Finished()
	if err != nil {
		return // it has just been over
	}
	head.Chairs = slices.Clone(head.Chairs)
	for _, seat := range v.o.Persons {
		if int(seat) < len(head.Chairs) {
			head.Chairs[seat] = guests.OpponentPerson + v.names[seat]
		}
	}
	s.Kept().Counted(s.Kept().Saves.Count(head, rec, v.o.Persons, func(round int, seat engine.Seat) bool {
		return guests.IsApart(&head, round, seat)
	}, s.Kept().Now()))
}

// rating is what the round that is over made of the rating of whoever plays here; "" where several do, or where it is not rated.
func (v *saving) rating(s *stage.Stage, round int) string {
	if len(v.o.Persons) != 1 || v.auto == nil {
		return ""
	}
	rec, err := v.table.Finished()
	if err != nil {
		return ""
	}
	return guests.RatingLine(s, v.matchHead(), rec.Setup, round, v.o.Persons[0])
}

// matchHead is how the store knows the match; nil: it does not.
func (v *saving) matchHead() *room.Head {
	if auto := v.auto; auto != nil {
		head := auto.Head()
		return &head
	}
	return v.head // taken up where its round was over, it goes to the result before anything is saved
}
