package guests

import (
	"fmt"
	"slices"
	"strings"

	"fourtell/engine"
	"fourtell/room"
)

// Chairs of a save's head that belong to somebody at the screen.
const (
	ChairPerson = "person"
	ChairAway   = "person away" // a bot plays until they come back
)

// OpponentPerson begins the name by which statistics know a person: "person Ann".
const OpponentPerson = ChairPerson + " "

// NoteGuests is the note of a save's head that keeps the portraits, by seat, with commas.
const NoteGuests = "guests"

// NoteApart is the note of a match's rounds that are not counted for a seat: "2.0 3.1" is round 2 for seat 0, and round 3
// for seat 1. A bot played there for somebody, or something was taken back.
const NoteApart = "apart"

// NoteTaken is the note of a match that was played on from a record.
const NoteTaken = "taken"

// ApartWord is one round of one seat in that note.
func ApartWord(round int, seat engine.Seat) string { return fmt.Sprintf("%d.%d", round, seat) }

// IsApart says whether a round is noted as not a seat's own.
func IsApart(h *room.Head, round int, seat engine.Seat) bool {
	return slices.Contains(strings.Fields(h.Notes[NoteApart]), ApartWord(round, seat))
}

// PersonChair says whether a chair of a save is a person's, also where a bot stands in.
func PersonChair(who string) bool { return who == ChairPerson || who == ChairAway }
