// Package dated is what everybody is dealt by the calendar: the deal of a day, and the odd one of a week.
//
//	Deal   dated.go   a deal by its name, "2026-11-28" or "2026-W48": its game, rules, guests and seeds
//	odd    odd.go     the mixtures of rules that the weeks have by turns
//	       date.go    days and weeks by their names, as UTC and ISO 8601 count them
//
// Contract: all of it follows from the name alone, on every machine. It seats nobody and deals nothing; times are given to it. It imports
// the engine alone.
package dated

import (
	"strconv"
	"strings"

	"fourtell/engine"
)

// Deal is the deal of a day or of a week. Seat 0 is the player's.
type Deal struct {
	Name    string // "2026-11-28" or "2026-W48"
	Odd     string // which mixture of rules a week has, by the name that words has its sentences under; "": a day's
	Game    string // as engine/games names it
	Rules   string // the short text form
	Guests  []string
	Levels  bool // the guests play as the house does, each alike; else each as the character it is
	Seed    uint64
	BotSeed uint64
	Dealer  engine.Seat
}

// Weekly says that it is a week's.
func (d *Deal) Weekly() bool { return d.Odd != "" }

// Seats is how many sit at it, 2 … 10.
func (d *Deal) Seats() int { return 1 + len(d.Guests) }

const daySeats = 4

// guests are the house's, by the names of their characters; those of a day are the first of them.
func guests() [9]string {
	return [...]string{"bea", "theo", "mira", "kit", "otto", "bruno", "spike", "tuca", "fred"}
}

// Of is the deal of that name; ok is false for a name that is neither a day's nor a week's.
func Of(name string) (d Deal, ok bool) {
	switch {
	case IsDay(name):
		return ofDay(name), true
	case IsWeek(name):
		return ofWeek(name), true
	}
	return Deal{}, false
}

func ofDay(day string) Deal {
	n, _ := strconv.ParseUint(strings.ReplaceAll(day, "-", ""), 10, 64) // 20261128; a day has no other form
	seed := engine.Mix(n, daySeats)
	all := guests()
	return Deal{Name: day, Game: "uno", Rules: "classic", Guests: all[:daySeats-1], Levels: true, Seed: seed, BotSeed: engine.Mix(seed, 1),
		Dealer: engine.Seat(n % daySeats)}
}

// forWeeks tells the weeks' seeds from the days'.
const forWeeks = 0x3ee4

func ofWeek(week string) Deal {
	n := uint64(weeks(week))
	odd := odds()[n%uint64(len(odds()))]
	seed := engine.Mix(n, forWeeks)
	d := Deal{Name: week, Odd: odd.name, Game: odd.game, Rules: odd.rules, Seed: seed, BotSeed: engine.Mix(seed, 1), Dealer: engine.Seat(seed % uint64(odd.seats))}
	all := guests()
	for i := range odd.seats - 1 {
		at := i + int(engine.Mix(seed, uint64(2+i))%uint64(len(all)-i))
		all[i], all[at] = all[at], all[i]
		d.Guests = append(d.Guests, all[i])
	}
	return d
}

// Setup is what its table is made from, with the player under that name.
func (d *Deal) Setup(you string) engine.Setup {
	s := engine.Setup{Game: d.Game, Rules: d.Rules, Seats: []string{you}, Seed: d.Seed, Dealer: d.Dealer}
	for _, g := range d.Guests {
		s.Seats = append(s.Seats, strings.ToUpper(g[:1])+g[1:])
	}
	return s
}
