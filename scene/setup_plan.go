package scene

import (
	"fmt"
	"slices"
	"strings"

	"fourtell/ai"
	"fourtell/ai/houses"
	"fourtell/engine"
	"fourtell/engine/uno"
	"fourtell/room"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
	"fourtell/words"
)

// sitter is one of the things that may sit on a chair.
type sitter struct {
	id   string
	name words.Key
	bot  room.NewBot // nil: no bot
}

// sitters are all of them, in the order in which a player goes through them: of the bots all that ai names, but for the one by
// which others are measured. Another of them needs no more here than a word for it.
func sitters() []sitter {
	all := []sitter{{stage.SitsPerson, words.SetupPerson, nil}}
	for _, kind := range houses.Kinds() {
		if bot, ok := houses.Named(kind); ok && kind != ai.KindHeuristic {
			all = append(all, sitter{kind, sitterName(kind), bot})
		}
	}
	all = append(all, sitter{stage.SitsNobody, words.SetupEmpty, nil})
	if platform.ProgramsSit {
		all = slices.Insert(all, len(all)-1, sitter{stage.SitsProgram, words.SetupProgram, nil})
	}
	return all
}

// sitterName is what a kind of bot is called where who sits on a chair is chosen.
func sitterName(kind string) words.Key {
	if name, ok := strings.CutPrefix(kind, ai.CharMark); ok {
		return words.Key("guest." + name)
	}
	return words.Key("setup." + strings.TrimPrefix(kind, ai.LevelMark))
}

// sitterAt is the index of a sitter. One that this version does not know, a stronger bot perhaps, is the house's.
func sitterAt(id string) int {
	all := sitters()
	if strings.HasPrefix(id, stage.SitsProgram) {
		id = stage.SitsProgram
	}
	if i := slices.IndexFunc(all, func(s sitter) bool { return s.id == id }); i >= 0 {
		return i
	}
	return sitterAt(stage.SitsHouse)
}

// seatedBot makes the bot of each seat, as sitters names them; one that is no bot there is the house's.
func seatedBot(bots []string) room.NewBot {
	return func(seat engine.Seat, seed uint64) room.Bot {
		all := sitters()
		if int(seat) < len(bots) {
			if s := all[sitterAt(bots[seat])]; s.bot != nil {
				return s.bot(seat, seed)
			}
		}
		return all[sitterAt(stage.SitsHouse)].bot(seat, seed)
	}
}

// housePlan is a table of the player and the house's guests.
func housePlan(seats int) []SeatPlan {
	names, guests := QuickSetup(engine.MaxSeats, "", 0).Seats, quickGuests()
	plan := make([]SeatPlan, 0, engine.MaxSeats)
	for i := range min(max(seats, engine.MinSeats), engine.MaxSeats) {
		plan = append(plan, SeatPlan{Who: stage.SitsHouse, Name: names[i], Guest: guests[i]})
	}
	plan[0].Who = stage.SitsPerson
	return plan
}

// newGuest is a bot of the house whose name and portrait nobody has yet.
func newGuest(plan []SeatPlan) SeatPlan {
	all := housePlan(engine.MaxSeats)
	fresh := SeatPlan{Who: stage.SitsHouse}
	for _, g := range all {
		if fresh.Name == "" && !slices.ContainsFunc(plan, func(p SeatPlan) bool { return p.Name == g.Name }) {
			fresh.Name = g.Name
		}
		if fresh.Guest == "" && !slices.ContainsFunc(plan, func(p SeatPlan) bool { return p.Guest == g.Guest }) {
			fresh.Guest = g.Guest
		}
	}
	return fresh
}

// occupied are the chairs on which somebody sits.
func occupied(plan []SeatPlan) []SeatPlan {
	return slices.DeleteFunc(slices.Clone(plan), func(p SeatPlan) bool { return p.Who == stage.SitsNobody })
}

// planFor is the remembered table with that many players: guests come from the house or leave, the last ones first.
func planFor(kept []SeatPlan, seats int) []SeatPlan {
	if len(kept) == 0 || len(kept) > engine.MaxSeats {
		return housePlan(seats)
	}
	plan := slices.Clone(kept)
	for i, p := range plan {
		// A file may say anything.
		fresh := newGuest(plan)
		if engine.CheckLabel(p.Name, nameMost) != nil {
			plan[i].Name = fresh.Name
		}
		if !slices.Contains(quickGuests(), p.Guest) {
			plan[i].Guest = fresh.Guest
		}
	}
	if len(occupied(plan)) == seats {
		return plan
	}
	plan = occupied(plan)
	for len(plan) < seats {
		plan = append(plan, newGuest(plan))
	}
	for at := len(plan) - 1; len(plan) > seats && at >= 0; at-- {
		if plan[at].Who != stage.SitsPerson {
			plan = slices.Delete(plan, at, at+1)
		}
	}
	return plan[:min(len(plan), seats)]
}

// persons are the seats of a plan without empty chairs on which people sit.
func persons(plan []SeatPlan) []engine.Seat {
	var all []engine.Seat
	for i, p := range plan {
		if p.Who == stage.SitsPerson {
			all = append(all, engine.Seat(i))
		}
	}
	return all
}

// rulesOver is the short text form of r as a start from that preset, so that the preset is found again.
func rulesOver(preset string, r uno.Rules) string {
	base, ok := uno.Preset(preset)
	if !ok {
		return r.String()
	}
	var b strings.Builder
	b.WriteString(preset)
	for _, s := range uno.Switches() {
		// The preset strict changes the bluff with the challenge unless it is told not to.
		told := preset == "strict" && s.ID == uno.WD4Bluff && r[uno.WD4Challenge] == uno.Off
		if r[s.ID] != base[s.ID] || told {
			fmt.Fprintf(&b, ",%s=%s", s.Name, r.Get(s.Name))
		}
	}
	return b.String()
}

// presetOf is the preset from which a text form starts.
func presetOf(text string) string {
	name, _, _ := strings.Cut(text, ",")
	if name = strings.TrimSpace(name); name == "" {
		return uno.Presets()[0]
	}
	return name
}

// switchSteps are the values a switch goes through, with the present one among them.
func switchSteps(s uno.Switch, now int16) []int16 {
	var all []int16
	if len(s.Values) > 0 {
		for i := range s.Values {
			all = append(all, int16(i))
		}
		return all
	}
	by, from := 1, s.Min
	switch s.ID {
	case uno.Target:
		by = 50
	case uno.UnoGraceMs:
		by = 250
	case uno.TurnSeconds:
		all, from, by = append(all, 0), 10, 5 // no clock, then ten seconds at least
	}
	for v := from; v <= s.Max; v += by {
		all = append(all, int16(v))
	}
	if at, ok := slices.BinarySearch(all, now); !ok {
		all = slices.Insert(all, at, now)
	}
	return all
}

// switchText is a value as the rules' text form writes it.
func switchText(s uno.Switch, v int16) string {
	if len(s.Values) > 0 {
		return s.Values[v]
	}
	return fmt.Sprint(v)
}

// planFor is the remembered table with that many players; who has no name but "You" has it in the language spoken now.
func planOfStage(s *Stage, seats int) []SeatPlan {
	plan := planFor(s.Settings.Table, seats)
	for i := range plan {
		for _, tag := range words.Tags() {
			if l := words.Named(tag); plan[i].Who == stage.SitsPerson && plan[i].Name == l.Say(words.SeatYou) {
				plan[i].Name = s.Lang.Say(words.SeatYou)
				break
			}
		}
	}
	return plan
}
