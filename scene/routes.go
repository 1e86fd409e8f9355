package scene

import (
	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/learn"
	"fourtell/scene/replay"
	"fourtell/scene/result"
	"fourtell/scene/rules"
	"fourtell/scene/settings"
	"fourtell/scene/setup"
	"fourtell/scene/stage"
	"fourtell/scene/statistics"
	"fourtell/scene/table"
	"fourtell/scene/title"
	"fourtell/words"
)

// NewStage is a stage from which every screen is reached. It has loaded nothing yet: its first updates do.
func NewStage(o Options) (*Stage, error) {
	o.Routes = stage.Routes{
		Title:    func() Scene { return title.New() },
		Settings: func() Modal { return settings.New() },
		Files:    replay.TakeFiles,
		More:     []any{titleRoutes(), tableRoutes(), setup.Routes{Seat: seat}},
	}
	furnish(&o)
	return stage.New(o)
}

// seat makes the scene of a table that has been set. The error is one sentence about a set-up that makes none.
func seat(t setup.Table) (Scene, error) {
	return table.New(table.Options{Setup: t.Setup, Persons: t.Persons, Guests: t.Guests, BotSeed: t.BotSeed, Bots: t.Bots, Programs: true})
}

// titleRoutes lead from the title to the other screens.
func titleRoutes() title.Routes {
	return title.Routes{
		SetUp:      func() Scene { return setup.New() },
		Learn:      func() Scene { return learn.New() },
		Replays:    func() Scene { return replay.NewList() },
		Statistics: func() Scene { return statistics.New(nil) },
		Rules:      func(s *Stage) Modal { return rules.New(s.Settings().Rules, s.Lang()) },
		Report:     func(s *Stage) Modal { return settings.NewReport(s) },
		Waiting: func(l *words.Language, save room.Save) (title.Waiting, bool) {
			w, ok := table.WaitingOf(l, save)
			return title.Waiting{Says: w.Args(), TakeUp: func(s *Stage) { table.TakeUp(s, save) }}, ok
		},
	}
}

// tableRoutes lead from a table to the other screens.
func tableRoutes() table.Routes {
	return table.Routes{
		Result:     func(d table.ResultData) Scene { return result.New(d) },
		Statistics: func(back Scene) Scene { return statistics.New(back) },
		SetUp:      func() Scene { return setup.New() },
		Hindsight:  replay.NewHindsight,
		Verbs:      linkVerbs,
	}
}

// furnish sets what the title starts: a quick game as the settings say, and bots at a table of their own behind it.
func furnish(o *Options) {
	if o.Settings.Seats == 0 {
		return
	}
	seed := o.Seed
	if o.Play == nil {
		o.Play = setup.Quick
	}
	if o.Backdrop == nil {
		o.Backdrop = func(s *Stage) Backdrop {
			of := table.Options{Setup: guests.QuickSetup(4, "classic", engine.Mix(seed, 77)), BotSeed: seed, Demo: true}
			of.Setup.Seats = []string{"Otto", "Bea", "Theo", "Mira"}
			of.Guests = []string{"robot", "owl", "fox", "rabbit"}
			t, err := table.New(of)
			if err != nil { // this table is always the same, and stands
				return nil
			}
			t.Enter(s)
			return table.NewBackdrop(t)
		}
	}
}
