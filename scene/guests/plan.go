package guests

import (
	"slices"

	"fourtell/engine"
	"fourtell/scene/stage"
	"fourtell/words"
)

// NameMost is how many letters of a name fit beside a portrait.
const NameMost = 16

// HousePlan is a table of the player and the house's guests.
func HousePlan(seats int) []stage.SeatPlan {
	names, guests := QuickSetup(engine.MaxSeats, "", 0).Seats, Portraits()
	plan := make([]stage.SeatPlan, 0, engine.MaxSeats)
	for i := range min(max(seats, engine.MinSeats), engine.MaxSeats) {
		plan = append(plan, stage.SeatPlan{Who: stage.SitsHouse, Name: names[i], Guest: guests[i]})
	}
	plan[0].Who = stage.SitsPerson
	return plan
}

// NewGuest is a bot of the house whose name and portrait nobody has yet.
func NewGuest(plan []stage.SeatPlan) stage.SeatPlan {
	all := HousePlan(engine.MaxSeats)
	fresh := stage.SeatPlan{Who: stage.SitsHouse}
	for _, g := range all {
		if fresh.Name == "" && !slices.ContainsFunc(plan, func(p stage.SeatPlan) bool { return p.Name == g.Name }) {
			fresh.Name = g.Name
		}
		if fresh.Guest == "" && !slices.ContainsFunc(plan, func(p stage.SeatPlan) bool { return p.Guest == g.Guest }) {
			fresh.Guest = g.Guest
		}
	}
	return fresh
}

// Occupied are the chairs on which somebody sits.
func Occupied(plan []stage.SeatPlan) []stage.SeatPlan {
	return slices.DeleteFunc(slices.Clone(plan), func(p stage.SeatPlan) bool { return p.Who == stage.SitsNobody })
}

// PlanFor is the remembered table with that many players: guests come from the house or leave, the last ones first.
func PlanFor(kept []stage.SeatPlan, seats int) []stage.SeatPlan {
	if len(kept) == 0 || len(kept) > engine.MaxSeats {
		return HousePlan(seats)
	}
	plan := slices.Clone(kept)
	for i, p := range plan {
		// A file may say anything.
		fresh := NewGuest(plan)
		if engine.CheckLabel(p.Name, NameMost) != nil {
			plan[i].Name = fresh.Name
		}
		if !slices.Contains(Portraits(), p.Guest) {
			plan[i].Guest = fresh.Guest
		}
	}
	if len(Occupied(plan)) == seats {
		return plan
	}
	plan = Occupied(plan)
	for len(plan) < seats {
		plan = append(plan, NewGuest(plan))
	}
	for at := len(plan) - 1; len(plan) > seats && at >= 0; at-- {
		if plan[at].Who != stage.SitsPerson {
			plan = slices.Delete(plan, at, at+1)
		}
	}
	return plan[:min(len(plan), seats)]
}

// Persons are the seats of a plan without empty chairs on which people sit.
func Persons(plan []stage.SeatPlan) []engine.Seat {
	var all []engine.Seat
	for i, p := range plan {
		if p.Who == stage.SitsPerson {
			all = append(all, engine.Seat(i))
		}
	}
	return all
}

// planFor is the remembered table with that many players; who has no name but "You" has it in the language spoken now.
func Remembered(s *stage.Stage, seats int) []stage.SeatPlan {
	plan := PlanFor(s.Settings().Table, seats)
	for i := range plan {
		for _, tag := range words.Tags() {
			if l := words.Named(tag); plan[i].Who == stage.SitsPerson && plan[i].Name == l.Say(words.SeatYou) {
				plan[i].Name = s.Lang().Say(words.SeatYou)
				break
			}
		}
	}
	return plan
}
