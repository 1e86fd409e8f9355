package guests

import (
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"fourtell/ai/houses"
	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/kit"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
	"fourtell/start"
)

// ParseSeating reads the flag -seats: how many sit at the table, or, as the terminal does, who: Ann,bot,exec:./mybot.
func ParseSeating(text string) (n int, plan []stage.SeatPlan, err error) {
	if n, err := strconv.Atoi(strings.TrimSpace(text)); err == nil {
		return n, nil, start.CheckSeats(n)
	}
	seats, err := room.ParseSeats(text, func(kind string) bool {
		_, known := houses.Named(kind)
		return known
	})
	if err != nil {
		return 0, nil, err
	}
	if plan, err = planOf(seats); err != nil {
		return 0, nil, err
	}
	return len(plan), plan, nil
}

// FindPrograms says which program of a table can't be started, as far as that shows.
func FindPrograms(plan []stage.SeatPlan) error {
	for i, p := range plan {
		if argv, ok := ProgramOf(p.Who); ok {
			if err := platform.FindProgram(argv); err != nil {
				return fmt.Errorf("seat %d: %w", i, err)
			}
		}
	}
	return nil
}

// planOf is the table of such a list: people and programs keep their names, the house's guests bring their own.
func planOf(seats []room.SeatSpec) ([]stage.SeatPlan, error) {
	plan := make([]stage.SeatPlan, len(seats))
	taken := func(name string) bool {
		return slices.ContainsFunc(plan, func(p stage.SeatPlan) bool { return p.Name == name })
	}
	for i, c := range seats {
		switch {
		case c.Person():
			if utf8.RuneCountInString(c.Name) > NameMost {
				return nil, fmt.Errorf("seat %d: %q is longer than the %d letters that fit beside a portrait", i, c.Name, NameMost)
			}
			plan[i] = stage.SeatPlan{Who: stage.SitsPerson, Name: c.Name}
		case c.Argv != nil:
			plan[i].Who = stage.SitsProgram + room.JoinCommand(c.Argv)
		case Sitters()[SitterAt(c.Kind)].ID == c.Kind:
			plan[i].Who = c.Kind
		default:
			plan[i].Who = stage.SitsHouse
		}
	}
	for i, c := range seats {
		if c.Argv != nil {
			plan[i].Name = programName(c.Argv[0], taken)
		}
	}
	for i := range plan {
		if c, ok := CharacterOf(plan[i].Who); ok && !taken(kit.Capital(c.Name)) {
			plan[i].Name = kit.Capital(c.Name)
		}
	}
	house := HousePlan(engine.MaxSeats)
	house = append(house[1:], house[0]) // "You" is the last to be nobody's
	for i := range plan {
		for _, g := range house {
			if plan[i].Name == "" && !taken(g.Name) {
				plan[i].Name = g.Name
			}
		}
	}
	sit := Portraits()
	for i := range plan { // who has a portrait of the same name gets it
		for k, g := range HousePlan(engine.MaxSeats) {
			if k > 0 && plan[i].Name == g.Name {
				plan[i].Guest = g.Guest
				sit = slices.DeleteFunc(sit, func(s string) bool { return s == g.Guest })
			}
		}
	}
	for i := range plan {
		if plan[i].Guest == "" {
			plan[i].Guest, sit = sit[0], sit[1:]
		}
	}
	return plan, nil
}

// programName is what a program is called at the table: its file, numbered where that name is taken.
func programName(file string, taken func(string) bool) string {
	base := filepath.Base(file)
	name := engine.CleanLabel(base, NameMost)
	for n := 2; taken(name); n++ {
		number := " " + strconv.Itoa(n)
		name = engine.CleanLabel(base, NameMost-len(number)) + number
	}
	return name
}
