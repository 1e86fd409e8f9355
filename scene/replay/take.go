package replay

import (
	"time"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/words"
)

// goesOn says whether there is anything to play after the command that brought the beat the record stands on.
func (v *Player) goesOn() bool {
	t, err := v.record.TakeOver(room.Options{})
	if err != nil {
		return false
	}
	p := t.Public()
	return p.Phase != engine.PhaseMatchOver && !(p.Over() && table.Single(&p))
}

// taken is the match as it stood at the beat shown, with a person on that seat and bots on the others.
func (v *Player) taken(s *stage.Stage, seat engine.Seat) room.Save {
	head := v.save.Head
	// It is another match from here on: under the date of the old one its record would take the old one's place.
	if head.Begun = s.Kept().Now(); head.Begun.Equal(v.save.Head.Begun) {
		head.Begun = head.Begun.Add(time.Second)
	}
	head.Clock, head.Result = nil, nil
	head.Notes = map[string]string{guests.NoteTaken: "1"}
	if faces, ok := v.save.Head.Notes[guests.NoteGuests]; ok {
		head.Notes[guests.NoteGuests] = faces
	}
	chairs := make([]string, len(v.save.Record.Setup.Seats))
	for i := range chairs {
		chairs[i] = stage.SitsHouse
		if i >= len(v.save.Head.Chairs) || v.save.Head.Chairs[i] == guests.ChairPerson || v.save.Head.Chairs[i] == guests.ChairAway {
			continue
		}
		// A program that somebody's file names must not get into a save, which starts the player's own programs.
		if _, program := guests.ProgramOf(v.save.Head.Chairs[i]); !program || v.own {
			chairs[i] = v.save.Head.Chairs[i]
		}
	}
	chairs[seat] = guests.ChairPerson
	head.Chairs = chairs
	return room.Save{Head: head, Record: v.record.Cut()}
}

// takeOver sets a table on which the player goes on from the beat shown. What is in the store as the running match is
// asked about there, as by any other table.
func (v *Player) takeOver(s *stage.Stage, seat engine.Seat) {
	o := table.TableOfSave(v.taken(s, seat))
	o.Programs = v.own
	t, err := table.New(o)
	if err != nil {
		s.Toasts().Alert(s.Lang().Say(words.SaveDamaged), err.Error())
		return
	}
	s.Go(t)
	s.Toasts().Show(s.Lang().Say(words.ReplayTaken), s.Lang().Say(words.ReplayTakenLine, words.With("name", t.Names()[seat])))
}
