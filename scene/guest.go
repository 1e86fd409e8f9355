package scene

import (
	"slices"
	"strings"

	"fourtell/ai"
	"fourtell/scene/guests"
)

// nextSitter is the index of what comes after or before what sits on a chair. The characters are one step: which of them
// it is, is chosen among their faces.
func (t *TableSetup) nextSitter(at, d int) int {
	all := guests.Sitters()
	i := guests.SitterAt(t.plan[at].Who)
	was, had := guests.CharacterOf(all[i].ID)
	for i += d; i >= 0 && i < len(all); i += d {
		_, is := guests.CharacterOf(all[i].ID)
		if !is {
			return i
		}
		if !had {
			was = t.likely(at)
			return guests.SitterAt(ai.CharMark + was.Name)
		}
	}
	return i
}

// likely is the character that a chair becomes: the one of its portrait, where nobody else is that one, or the first who
// does not sit at the table yet.
func (t *TableSetup) likely(at int) ai.Character {
	if c, ok := ai.CharacterWithFace(t.plan[at].Guest); ok && !t.sits(c, at) {
		return c
	}
	for _, c := range ai.Characters() {
		if !t.sits(c, at) {
			return c
		}
	}
	return ai.Characters()[0]
}

// sits says whether a character has a chair besides that one.
func (t *TableSetup) sits(c ai.Character, besides int) bool {
	for i, p := range t.plan {
		if i != besides && p.Who == ai.CharMark+c.Name {
			return true
		}
	}
	return false
}

// sitCharacter lets a character sit on a chair, with its face and its name. Whoever had the face gets the other's; a name
// that another has stays theirs, and the chair keeps its own.
func (t *TableSetup) sitCharacter(s *Stage, at int, c ai.Character) {
	seat := &t.plan[at]
	was := seat.Guest
	for i := range t.plan {
		if i != at && t.plan[i].Guest == c.Guest {
			t.plan[i].Guest = was
		}
	}
	seat.Who, seat.Guest = ai.CharMark+c.Name, c.Guest
	name := s.Lang().GuestName(c.Name)
	if !slices.ContainsFunc(t.plan, func(p SeatPlan) bool { return p.Name == name }) {
		seat.Name = name
	} else if seat.Name != name {
		t.tradeNames(at, name)
	}
	t.refresh(s)
	s.Speech().Say(seat.Name + ": " + s.Lang().GuestManner(c.Name))
}

// tradeNames gives a chair the name of a bot of the house, which takes the chair's. A person's name, a program's and that of
// another character stay with them.
func (t *TableSetup) tradeNames(at int, name string) {
	for i := range t.plan {
		if p := &t.plan[i]; i != at && p.Name == name && strings.HasPrefix(p.Who, ai.LevelMark) {
			p.Name, t.plan[at].Name = t.plan[at].Name, name
			return
		}
	}
}

// face is a press on a portrait: the next one, or for a character's chair the choice among them.
func (t *TableSetup) face(s *Stage, at int) {
	if _, ok := guests.CharacterOf(t.plan[at].Who); ok {
		t.pickGuest(s, at)
		return
	}
	t.guest(s, at, 1)
}
