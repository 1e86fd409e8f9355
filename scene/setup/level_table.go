package setup

import (
	"slices"
	"strings"

	"fourtell/ai"
	"fourtell/ai/houses"
	"fourtell/engine"
	"fourtell/scene/guests"
	"fourtell/scene/stage"
	"fourtell/words"
	"fourtell/words/tellers"
)

// levelTable is the table at which the one level of all opponents is at home: so many of it, and what is set in the rules.
type levelTable struct {
	kind      string
	opponents int
	set       engine.Setting
}

// homeOf is that of the opponents on those chairs; false where they are of several kinds, or whoever the house sends, of whom nobody has
// said anything, or where there is no such table, or it is laid already.
func homeOf(game string, plan []stage.SeatPlan, rules engine.Rules) (h levelTable, ok bool) {
	now := 0
	for _, seat := range guests.Occupied(plan) {
		switch {
		case guests.PersonChair(seat.Who):
		case !strings.HasPrefix(seat.Who, ai.LevelMark) || seat.Who == stage.SitsHouse || h.kind != "" && h.kind != seat.Who:
			return h, false
		default:
			h.kind = seat.Who
			now++
		}
	}
	if h.opponents, h.set, ok = houses.Table(game, h.kind); !ok {
		return h, false
	}
	return h, now != h.opponents || rules.Get(h.set.Name) != h.set.Value
}

// told is the table in a sentence.
func (h levelTable) told(l *words.Language, of game, plan []stage.SeatPlan, rules engine.Rules) string {
	with := ""
	if says, ok := tellers.Of(of.Name()).(words.Titled); ok {
		with = says.Besides(l, of.with(rules, h.set), h.opponents+len(guests.Persons(plan)))
	}
	return l.Say(words.SetupHome, words.With("level", l.LevelName(strings.TrimPrefix(h.kind, ai.LevelMark))), words.Count("n", h.opponents), words.With("with", with))
}

// laid are the chairs with as many opponents as there are to be: whoever is one too many leaves the table, and who is missing takes an empty
// chair or a new one.
func (h levelTable) laid(plan []stage.SeatPlan) []stage.SeatPlan {
	plan = slices.Clone(plan)
	now := 0
	for i := range plan {
		if plan[i].Who != h.kind {
			continue
		}
		if now++; now > h.opponents {
			plan[i].Who = stage.SitsNobody
		}
	}
	for i := range plan {
		if now < h.opponents && plan[i].Who == stage.SitsNobody {
			plan[i].Who = h.kind
			now++
		}
	}
	for ; now < h.opponents && len(plan) < engine.MaxSeats; now++ {
		one := guests.NewGuest(plan)
		one.Who = h.kind
		plan = append(plan, one)
	}
	return plan
}
