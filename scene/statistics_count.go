package scene

import (
	"fmt"
	"slices"
	"strings"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/stage"
	"fourtell/words"
)

// noteApart is the note of a match's rounds that are not counted for a seat: "2.0 3.1" is round 2 for seat 0, and round 3
// for seat 1. A bot played there for somebody, or something was taken back.
const noteApart = "apart"

// setApart notes that the round under way is not counted for a seat. It is kept with the match.
func (v *saving) setApart(seat engine.Seat) {
	auto := v.auto
	if auto == nil {
		return
	}
	note, this := auto.Head().Notes[noteApart], apartWord(max(1, v.table.Public().Round), seat)
	if all := strings.Fields(note); !slices.Contains(all, this) {
		auto.Note(noteApart, strings.Join(append(all, this), " "))
	}
}

func apartWord(round int, seat engine.Seat) string { return fmt.Sprintf("%d.%d", round, seat) }

// isApart says whether a round is noted as not a seat's own.
func isApart(h *room.Head, round int, seat engine.Seat) bool {
	return slices.Contains(strings.Fields(h.Notes[noteApart]), apartWord(round, seat))
}

// countRound counts the round that has just ended for everybody who plays at this screen. A table that was set up in a known
// state, or on which a replay is played on, is none that counts.
func (v *saving) countRound(s *Stage) {
	for _, p := range v.people.sharers {
		if p.away != here {
			v.setApart(p.seat)
		}
	}
	head := v.auto.Head()
	if v.o.Setup.Position != nil || head.Notes[noteTaken] != "" {
		return
	}
	rec, err := v.table.Finished()
	if err != nil {
		return // it has just been over
	}
	head.Chairs = slices.Clone(head.Chairs)
	for _, seat := range v.o.Persons {
		if int(seat) < len(head.Chairs) {
			head.Chairs[seat] = opponentPerson + v.names[seat]
		}
	}
	s.Kept.TellStatistics(s.Kept.Saves.Count(head, rec, v.o.Persons, func(round int, seat engine.Seat) bool {
		return isApart(&head, round, seat)
	}, s.Now()))
}

// opponentPerson begins the name by which statistics know a person: "person Ann".
const opponentPerson = chairPerson + " "

// opponentName is an opponent as a player reads it.
func opponentName(l *words.Language, id string) string {
	if name, ok := strings.CutPrefix(id, opponentPerson); ok {
		return name
	}
	for _, sits := range sitters() {
		if sits.id == id || sits.id == stage.SitsProgram && strings.HasPrefix(id, stage.SitsProgram) {
			return l.Say(sits.name)
		}
	}
	return id
}
