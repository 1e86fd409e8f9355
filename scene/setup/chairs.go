package setup

import (
	"slices"
	"strings"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/scene/guests"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// chairs are the seats of the table that is set: who sits where, each in a row.
type chairs struct {
	plan []stage.SeatPlan
	// command is the program named last, for the next chair that a program gets.
	command string

	seats     []*seatRow
	seatList  kit.Scroller
	seatsOn   []stage.Node // the list, top to bottom
	add       *kit.Chip
	adds      *kit.Shelved
	seatPanel paint.Rect

	seatsTitle, count string

	changed, relay func(*stage.Stage) // somebody else sits there; only the places are others
	keys           *stage.FocusGroup  // where the focus goes along with a row
}

// seated tells the chairs whom they tell of a change.
func (t *chairs) seated(changed, relay func(*stage.Stage), keys *stage.FocusGroup) {
	t.changed, t.relay, t.keys = changed, relay, keys
}

// nextSitter is the index of what comes after or before what sits on a chair. The characters are one step: which of them
// it is, is chosen among their faces.
func (t *chairs) nextSitter(at, d int) int {
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
func (t *chairs) likely(at int) ai.Character {
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
func (t *chairs) sits(c ai.Character, besides int) bool {
	for i, p := range t.plan {
		if i != besides && p.Who == ai.CharMark+c.Name {
			return true
		}
	}
	return false
}

// sitCharacter lets a character sit on a chair, with its face and its name. Whoever had the face gets the other's; a name
// that another has stays theirs, and the chair keeps its own.
func (t *chairs) sitCharacter(s *stage.Stage, at int, c ai.Character) {
	seat := &t.plan[at]
	was := seat.Guest
	for i := range t.plan {
		if i != at && t.plan[i].Guest == c.Guest {
			t.plan[i].Guest = was
		}
	}
	seat.Who, seat.Guest = ai.CharMark+c.Name, c.Guest
	name := s.Lang().GuestName(c.Name)
	if !slices.ContainsFunc(t.plan, func(p stage.SeatPlan) bool { return p.Name == name }) {
		seat.Name = name
	} else if seat.Name != name {
		t.tradeNames(at, name)
	}
	t.changed(s)
	s.Speech().Say(seat.Name + ": " + s.Lang().GuestManner(c.Name))
}

// tradeNames gives a chair the name of a bot of the house, which takes the chair's. A person's name, a program's and that of
// another character stay with them.
func (t *chairs) tradeNames(at int, name string) {
	for i := range t.plan {
		if p := &t.plan[i]; i != at && p.Name == name && strings.HasPrefix(p.Who, ai.LevelMark) {
			p.Name, t.plan[at].Name = t.plan[at].Name, name
			return
		}
	}
}

// face is a press on a portrait: the next one, or for a character's chair the choice among them.
func (t *chairs) face(s *stage.Stage, at int) {
	if _, ok := guests.CharacterOf(t.plan[at].Who); ok {
		t.pickGuest(s, at)
		return
	}
	t.guest(s, at, 1)
}

// addSeat sets one more chair for a guest of the house.
func (t *chairs) addSeat(s *stage.Stage) {
	if len(t.plan) == engine.MaxSeats {
		return
	}
	t.plan = append(t.plan, guests.NewGuest(t.plan))
	t.changed(s)
	t.seatList.By(t.seatList.Content)
	t.relay(s)
	s.Speech().Say(t.plan[len(t.plan)-1].Name + ". " + t.count)
}

// sit lets the next or the previous kind of player sit on a chair.
func (t *chairs) sit(s *stage.Stage, at, d int) bool {
	all := guests.Sitters()
	i := t.nextSitter(at, d)
	if i < 0 || i >= len(all) {
		return false
	}
	if c, ok := guests.CharacterOf(all[i].ID); ok {
		t.sitCharacter(s, at, c)
		return true
	}
	t.plan[at].Who = all[i].ID
	if all[i].ID == stage.SitsProgram {
		t.plan[at].Who += t.command
	}
	t.changed(s)
	s.Speech().Say(t.plan[at].Name + ": " + s.Lang().Say(all[i].Name))
	return true
}

// guest gives a seat the next portrait; the seat that had it takes the old one.
func (t *chairs) guest(s *stage.Stage, at, d int) {
	all := guests.Portraits()
	was := t.plan[at].Guest
	now := was
	for range all {
		now = all[(slices.Index(all, now)+d+len(all))%len(all)]
		if c, ok := ai.CharacterWithFace(now); !ok || !t.sits(c, at) {
			break // a character keeps its face
		}
	}
	for i := range t.plan {
		if t.plan[i].Guest == now {
			t.plan[i].Guest = was
		}
	}
	t.plan[at].Guest = now
	t.changed(s)
	s.Speech().Say(s.Lang().Say(words.SetupPortrait, words.With("name", t.plan[at].Name)))
}

// move changes places with the seat above or below; the focus goes along.
func (t *chairs) move(s *stage.Stage, at, d int) {
	to := at + d
	if to < 0 || to >= len(t.plan) {
		return
	}
	t.plan[at], t.plan[to] = t.plan[to], t.plan[at]
	t.changed(s)
	if n, ok := t.keys.Focused().(*kit.Shelved); ok {
		if i := slices.Index(t.seats[at].shelves, stage.Node(n)); i >= 0 {
			t.keys.SetFocus(t.seats[to].shelves[i])
		}
	}
	s.Speech().Say(s.Lang().Say(words.SetupMoved, words.With("name", t.plan[to].Name), words.Count("n", to+1)))
}

// rename asks for a seat's name.
func (t *chairs) rename(s *stage.Stage, at int) {
	l := s.Lang()
	s.Open(&kit.Entry{
		Title: l.Say(words.SetupNameTitle), Help: l.Say(words.SetupNameHelp, words.Count("n", guests.NameMost)), Accept: l.Say(words.ButtonDone),
		Field: kit.TextField{Line: kit.Line{Text: t.plan[at].Name, Most: guests.NameMost}},
		Check: func(name string) string {
			if name != "?" && engine.CleanLabel(name, guests.NameMost) == "?" { // empty, or nothing of it can be seen
				return l.Say(words.SetupNoName)
			}
			return ""
		},
		Take: func(s *stage.Stage, name string) {
			t.plan[at].Name = engine.CleanLabel(name, guests.NameMost)
			t.changed(s)
		},
	})
}
