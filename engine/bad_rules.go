package engine

import (
	"fmt"
	"strings"
)

// Fault names why a text is no rule set, or why nobody can play by a rule set.
type Fault string

// The faults of a text (RULES.md, "Rulings"), and of a table ("Drawing and stacking", and the switch decks).
const (
	FaultPreset    Fault = "preset"     // Value is no preset
	FaultSetting   Fault = "setting"    // Value is not switch=value
	FaultSwitch    Fault = "switch"     // Name is no switch
	FaultChoice    Fault = "choice"     // Value is none of Among
	FaultNumber    Fault = "number"     // Value is no number, or outside Span
	FaultTeamSeats Fault = "team_seats" // Seats cannot be parted into teams
	FaultTeamScore Fault = "team_score" // teams are not scored by Value
	FaultClash     Fault = "clash"      // switch Name, as it stands, and Other at Value exclude each other
	FaultCards     Fault = "cards"      // Seats hands of Cards are Need, and Decks leave Have to deal
)

// BadRules is why a text is no rule set or a rule set no table. Error says it in English and in the words of the text form;
// package words says it to a player.
type BadRules struct {
	Fault Fault
	Name  string   // of the switch
	Other string   // of the switch it clashes with
	Value string   // as it was given
	Among []string // all there are
	Span  string   // of a number: "1–15"

	Seats, Cards, Need, Decks, Have int
}

// Error is one sentence without its full stop.
func (e *BadRules) Error() string {
	switch e.Fault {
	case FaultPreset:
		return fmt.Sprintf("there is no preset %s; there are %s", Quote(e.Value), strings.Join(e.Among, ", "))
	case FaultSetting:
		return fmt.Sprintf("%s is not switch=value", Quote(e.Value))
	case FaultSwitch:
		return fmt.Sprintf("there is no switch %s", Quote(e.Name))
	case FaultChoice:
		return fmt.Sprintf("switch %s is one of %s, not %s", e.Name, strings.Join(e.Among, ", "), Quote(e.Value))
	case FaultNumber:
		return fmt.Sprintf("switch %s is %s, not %s", e.Name, numberFrom(e.Span), Quote(e.Value))
	case FaultTeamSeats:
		return fmt.Sprintf("teams of opposite seats need four or more seats and an even number, not %d", e.Seats)
	case FaultTeamScore:
		return fmt.Sprintf("teams play only with score single or winner_takes, not %s", e.Value)
	case FaultClash:
		return fmt.Sprintf("switch %s is not for a table with %s %s", e.Name, e.Other, e.Value)
	case FaultCards:
		return fmt.Sprintf("%d hands of %d are %d cards; %d deck(s) leave %d to deal and one to open with", e.Seats, e.Cards, e.Need, e.Decks, e.Have)
	}
	return string(e.Fault)
}

// numberFrom says a span in words: "0 or a number from 10 to 300".
func numberFrom(span string) string {
	none, rest, ok := strings.Cut(span, ", ")
	if ok {
		none += " or "
	} else {
		none, rest = "", span
	}
	least, most, _ := strings.Cut(rest, "–")
	return none + "a number from " + least + " to " + most
}
