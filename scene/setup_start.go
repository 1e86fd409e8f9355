package scene

import (
	"fourtell/engine"
	"fourtell/words"
)

// SetTable is a table as it has been set: the game, and who sits where.
type SetTable struct {
	Setup   engine.Setup
	Persons []engine.Seat // the people at this screen; none: the bots play alone
	Guests  []string      // the portrait of each seat
	Bots    []string      // what plays each seat of the house, as sitters names it; "person" on a person's
	BotSeed uint64
}

// tableOf is the game that a plan sets.
func tableOf(plan []SeatPlan, rules string, seed uint64) SetTable {
	plan = occupied(plan)
	n := len(plan)
	t := SetTable{Persons: persons(plan), BotSeed: engine.Mix(seed, 9)}
	t.Setup = engine.Setup{Game: "uno", Rules: rules, Seed: seed, Dealer: engine.Seat(n - 1)}
	for _, p := range plan {
		t.Setup.Seats = append(t.Setup.Seats, p.Name)
		t.Guests = append(t.Guests, p.Guest)
		t.Bots = append(t.Bots, p.Who)
	}
	return t
}

// Seat makes the scene of a table that has been set. The error is one sentence about a set-up that makes none.
func (s *Stage) Seat(t SetTable) (Scene, error) {
	return NewTable(TableOptions{Setup: t.Setup, Persons: t.Persons, Guests: t.Guests, BotSeed: t.BotSeed, Bots: t.Bots, Programs: true})
}

// nextSeed is the seed of the next game: the first is the one the command line names.
func (s *Stage) nextSeed() uint64 {
	seed := s.options.Config.Seed
	if s.games > 0 {
		seed = engine.Mix(seed, s.games)
	}
	s.games++
	return seed
}

// quickTable is the last table set, with the players and rules of the configuration. Where it cannot be played the
// set-up screen opens and says why.
func quickTable(s *Stage) Scene {
	c := s.options.Config
	t, err := s.Seat(tableOf(s.planFor(c.Seats), c.Rules, s.nextSeed()))
	if err != nil {
		s.Alert(s.Lang.Say(words.SetupNoTable, words.With("why", err.Error())), "")
		return NewSetup()
	}
	return t
}
