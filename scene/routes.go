package scene

import (
	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/awards"
	"fourtell/scene/company"
	"fourtell/scene/days"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/learn"
	"fourtell/scene/lobby"
	"fourtell/scene/local"
	"fourtell/scene/luggage"
	"fourtell/scene/online"
	"fourtell/scene/puzzles"
	"fourtell/scene/rating"
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
func NewStage(o stage.Options) (*stage.Stage, error) {
	o.Routes = stage.Routes{
		Title:    func() stage.Scene { return title.New() },
		Settings: func() stage.Modal { return settings.New() },
		Files:    takeFiles,
		More:     []any{titleRoutes(), tableRoutes(), setup.Routes{Seat: seat}, waitingRoutes(), statisticsRoutes()},
	}
	line := online.New(online.Options{})
	here := local.New(local.Options{}, line)
	book := company.NewBook(line)
	o.Routes.More = append(o.Routes.More, line, here, lobbyRoutes(here, line), company.NewTalk(line), book, companyRoutes(), settings.Routes{Carry: luggage.New}, luggageRoutes(line),
		days.Routes{Back: func() stage.Scene { return learn.New() }})
	o.Routes.Beside = []stage.Beside{here, line, book, &awards.Herald{}, &rating.Season{}} // the house here is told before the line goes
	if o.First == nil {
		o.First = func(s *stage.Stage) stage.Scene { return begins(s, line) }
	}
	stock := &puzzles.Stock{}
	o.Routes.More = append(o.Routes.More, stock, puzzles.Routes{Learn: func() stage.Scene { return learn.New() }}, learn.Routes{Endless: func() stage.Scene { return puzzles.New() }},
		replay.Routes{Pose: puzzles.Pose, Share: puzzles.Share, Keep: puzzles.Keep})
	o.Routes.Beside = append(o.Routes.Beside, stock)
	furnish(&o)
	return stage.New(o)
}

// seat makes the scene of a table that has been set. The error is one sentence about a set-up that makes none.
func seat(t setup.Table) (stage.Scene, error) {
	return table.New(table.Options{Setup: t.Setup, Persons: t.Persons, Guests: t.Guests, BotSeed: t.BotSeed, Bots: t.Bots, Programs: true})
}

// titleRoutes lead from the title to the other screens.
func titleRoutes() title.Routes {
	return title.Routes{
		SetUp:      func() stage.Scene { return setup.New() },
		Learn:      func() stage.Scene { return learn.New() },
		Replays:    func() stage.Scene { return replay.NewList() },
		Statistics: func() stage.Scene { return statistics.New(nil) },
		Rooms:      func() stage.Scene { return lobby.New() },
		Rules: func(s *stage.Stage) stage.Modal {
			return rules.New(s.Settings().Game, s.Settings().Chosen(s.Settings().Game).Rules)
		},
		Report: func(s *stage.Stage) stage.Modal { return settings.NewReport(s) },
		Waiting: func(l *words.Language, save room.Save) (title.Waiting, bool) {
			w, ok := table.WaitingOf(l, save)
			return title.Waiting{Says: w.Args(), TakeUp: func(s *stage.Stage) { table.TakeUp(s, save) }}, ok
		},
	}
}

// tableRoutes lead from a table to the other screens.
func tableRoutes() table.Routes {
	return table.Routes{
		Result:     func(d table.ResultData) stage.Scene { return result.New(d) },
		Statistics: func(back stage.Scene) stage.Scene { return statistics.New(back) },
		SetUp:      func() stage.Scene { return setup.New() },
		Hindsight:  replay.NewHindsight,
		Verbs:      linkVerbs,
	}
}

// statisticsRoutes lead from the statistics to the screens beside them.
func statisticsRoutes() statistics.Routes {
	return statistics.Routes{
		Rating: func(back stage.Scene) stage.Scene { return rating.New(back) },
		Awards: func(back stage.Scene) stage.Scene { return awards.New(back) },
	}
}

// furnish sets what the title starts: a quick game as the settings say, and bots at a table of their own behind it.
func furnish(o *stage.Options) {
	if o.Settings.Seats == 0 {
		return
	}
	seed := o.Seed
	if o.Play == nil {
		o.Play = setup.Quick
	}
	if o.Backdrop == nil {
		o.Backdrop = func(s *stage.Stage) stage.Backdrop {
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

// takeFiles takes in files that a player has handed over: a player file, or else records.
func takeFiles(s *stage.Stage, files []input.File) {
	for i := range files {
		if luggage.Is(&files[i]) {
			luggage.Take(s, files[i].Text)
			return
		}
	}
	replay.TakeFiles(s, files)
}

// luggageRoutes lead to what else goes to another device, and the codes there: to the page that is played on, or to the house where one was last.
func luggageRoutes(line *online.Line) luggage.Routes {
	return luggage.Routes{Name: line.NewCarry, Page: func(s *stage.Stage) string {
		if page := s.Options().Page; page != "" {
			return page
		}
		if house := line.Who(s).House; house != "" {
			return house + "/"
		}
		return ""
	}}
}
