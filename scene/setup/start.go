package setup

import (
	"slices"

	"fourtell/engine"
	"fourtell/scene/guests"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Table is a table as it has been set: the game, and who sits where.
type Table struct {
	Setup   engine.Setup
	Persons []engine.Seat // the people at this screen; none: the bots play alone
	Guests  []string      // the portrait of each seat
	Bots    []string      // what plays each seat of the house, as sitters names it; "person" on a person's
	BotSeed uint64
}

// TableOf is the game that a plan sets.
func TableOf(game string, plan []stage.SeatPlan, rules string, seed uint64) Table {
	plan = guests.Occupied(plan)
	n := len(plan)
	t := Table{Persons: guests.Persons(plan), BotSeed: engine.Mix(seed, 9)}
	t.Setup = engine.Setup{Game: gameOf(game).Name(), Rules: rules, Seed: seed, Dealer: engine.Seat(n - 1)}
	for _, p := range plan {
		t.Setup.Seats = append(t.Setup.Seats, p.Name)
		t.Guests = append(t.Guests, p.Guest)
		t.Bots = append(t.Bots, p.Who)
	}
	return t
}

// Routes lead from the set-up to the table that has been set. The wiring lays them: stage.Routes.More.
type Routes struct {
	// Seat makes the scene of that table. The error is one sentence about a set-up that makes none.
	Seat func(Table) (stage.Scene, error)
}

// Quick is the last table set. Where it cannot be played the set-up screen opens and says why.
func Quick(s *stage.Stage) stage.Scene {
	if t := deal(s, guests.Remembered(s, s.Settings().Seats)); t != nil {
		return t
	}
	return New()
}

// deal is the table at which a plan's seats play by the rules that are set; where nobody can, it says why and is nil.
func deal(s *stage.Stage, plan []stage.SeatPlan) stage.Scene {
	l := s.Lang()
	of := gameOf(s.Settings().Game)
	rules := s.Settings().Chosen(of.Name()).Rules
	r, err := engine.ParseRules(of, rules)
	if err == nil {
		if trouble := tableTrouble(l, plan, r); trouble != "" {
			s.Toasts().Alert(trouble, "")
			return nil
		}
		var t stage.Scene
		if t, err = stage.Way[Routes](s).Seat(TableOf(of.Name(), plan, rules, s.Chance().NextSeed())); err == nil {
			return t
		}
	}
	s.Toasts().Alert(l.Say(words.SetupNoTable, words.With("why", l.WhyRules(err))), "")
	return nil
}

// tableTrouble is why nobody can play at a table by rules; "" when they can.
func tableTrouble(l *words.Language, plan []stage.SeatPlan, r engine.Rules) string {
	sit := guests.Occupied(plan)
	if n := len(sit); n < engine.MinSeats {
		return l.Say(words.SetupFew, words.Count("n", n))
	}
	for i, p := range sit {
		if slices.ContainsFunc(sit[:i], func(o stage.SeatPlan) bool { return o.Name == p.Name }) {
			return l.Say(words.SetupTwins, words.With("name", p.Name))
		}
	}
	for _, p := range sit {
		if argv, ok := guests.ProgramOf(p.Who); ok && platform.ProgramsSit && len(argv) == 0 {
			return l.Say(words.ExecMissing, words.With("name", p.Name))
		}
	}
	if err := r.Check(len(sit)); err != nil {
		return l.Say(words.SetupNoTable, words.With("why", l.WhyRules(err)))
	}
	return ""
}
