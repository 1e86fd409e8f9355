package table

import (
	"slices"
	"strings"
	"time"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/stage"
)

// headOf is what a save has to know of a table besides its record.
func headOf(o *Options, begun time.Time) room.Head {
	h := room.Head{Begun: begun, BotSeed: o.BotSeed, Notes: map[string]string{guests.NoteGuests: strings.Join(o.Guests, ",")}}
	for i := range o.Setup.Seats {
		switch {
		case slices.Contains(o.Away, engine.Seat(i)):
			h.Chairs = append(h.Chairs, guests.ChairAway)
		case slices.Contains(o.Persons, engine.Seat(i)):
			h.Chairs = append(h.Chairs, guests.ChairPerson)
		case i < len(o.Bots) && o.Bots[i] != stage.SitsPerson:
			h.Chairs = append(h.Chairs, o.Bots[i])
		default:
			h.Chairs = append(h.Chairs, stage.SitsHouse)
		}
	}
	return h
}

// TableOfSave is the table on which a save is taken up. A record that does not say who sat where is the first seat's.
func TableOfSave(save room.Save) Options {
	o := Options{Setup: save.Record.Setup, Bots: save.Head.Chairs, BotSeed: save.Head.BotSeed, Resume: &save}
	for i, who := range save.Head.Chairs {
		if (who == guests.ChairPerson || who == guests.ChairAway) && i < len(o.Setup.Seats) {
			o.Persons = append(o.Persons, engine.Seat(i))
			if who == guests.ChairAway {
				o.Away = append(o.Away, engine.Seat(i))
			}
		}
	}
	if len(o.Persons) == 0 {
		o.Persons = []engine.Seat{0}
	}
	guests := strings.Split(save.Head.Notes[guests.NoteGuests], ",")
	if len(guests) == len(o.Setup.Seats) {
		for i, g := range guests {
			if !knownGuest(g) {
				guests[i] = ""
			}
		}
		o.Guests = guests
	}
	return o
}

func knownGuest(name string) bool {
	for _, g := range guests.Portraits() {
		if g == name {
			return true
		}
	}
	return false
}
