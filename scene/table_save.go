package scene

import (
	"fourtell/room"
)

// saving is a table's way into the player's store: what is granted is written as it is granted, and what is over is kept.
// It is the table's Options.Record, and lets through what there is an Autosave for.
type saving struct {
	auto     *room.Autosave // nil: nothing is saved, or not yet
	asked    bool           // whether the match in the store may be replaced has been settled
	replaces bool           // the match in the store is this table's own, or has been let go
	kept     bool           // the round that is over has been kept
}

// Write takes what the table has granted.
func (v *saving) Write(p []byte) (int, error) {
	if v.auto != nil {
		return v.auto.Write(p)
	}
	return len(p), nil
}

// saved says whether this table's match is one for the player's store: it is this screen's own, and somebody plays it here.
func (t *Table) saved(s *Stage) bool {
	_, keeps := t.table.(room.Keeper)
	return keeps && s.Kept.Saves != nil && len(t.people.sharers) > 0 && !t.o.Demo && t.o.Led == nil
}

// save is a tick of saving: it begins once it is known that nothing is lost by it, keeps rounds that are over and tells
// what goes wrong. It is false while the player is asked about the match in the store.
func (t *Table) save(s *Stage) bool {
	if !t.saved(s) {
		return true
	}
	v := &t.saving
	if !v.asked && !s.Kept.Asking() && t.shown.Seq != 0 {
		v.asked = true
		if !v.replaces {
			if old, ok := s.Kept.Unfinished(); ok {
				s.Open(newUnfinished(t, old))
				return false
			}
		}
		t.beginSaving(s)
	}
	if v.auto == nil {
		return true
	}
	v.auto.Tick()
	s.Kept.Tell(v.auto.Trouble())
	return true
}

// beginSaving writes the match as it stands, in place of the one in the store.
func (t *Table) beginSaving(s *Stage) {
	head := headOf(&t.o, s.now())
	if t.head != nil {
		chairs := head.Chairs
		head = *t.head
		head.Chairs = chairs
	}
	t.saving.asked, t.saving.replaces, t.saving.kept = true, true, false
	record := t.table.(room.Keeper).Record()
	s.Log.Match(&head, &record.Setup, len(record.Commands))
	t.saving.auto = s.Kept.Saves.Begin(head, record)
}

// keepRound puts a round that has just ended among the records, and lets the running match go when it is over.
func (t *Table) keepRound(s *Stage) {
	v := &t.saving
	if v.auto == nil || v.kept == t.table.Over() {
		return
	}
	if v.kept = !v.kept; !v.kept {
		return
	}
	s.Kept.Tell(s.Kept.Saves.Keep(v.auto.Head(), t.table.(room.Keeper)))
	t.countRound(s)
	if t.finished() {
		v.auto.End()
		s.Kept.Tell(s.Kept.Saves.Forget())
	}
}

// stand writes the match with its clock, when the player turns away from it.
func (t *Table) stand() {
	if t.saving.auto != nil && t.saving.auto.Saving() {
		t.saving.auto.Stand(t.table.Now())
	}
}
