package scene

import (
	"fourtell/online/client"
	"fourtell/scene/company"
	"fourtell/scene/lobby"
	"fourtell/scene/local"
	"fourtell/scene/online"
	"fourtell/scene/rules"
	"fourtell/scene/setup"
	"fourtell/scene/stage"
	"fourtell/scene/waiting"
	"fourtell/words"
)

// lobbyRoutes lead on from the rooms, and to what this window has of its own.
func lobbyRoutes(here *local.House, line *online.Line) lobby.Routes {
	r := lobby.Routes{Waiting: func() stage.Scene { return waiting.New() }, Board: board}
	if here.Can() {
		r.Host, r.Nearby = here.Open, here.Nearby
	} else {
		r.Host = func(s *stage.Stage) string { return dealHere(s, line) }
	}
	return r
}

// dealHere has a page deal a table itself, to which others come by way of the house: nobody can reach a page. say is why not.
func dealHere(s *stage.Stage, line *online.Line) (say string) {
	house := line.House()
	if line.Client() == nil || house == "" {
		house = line.Who(s).House
	}
	if house == "" {
		return s.Lang().Say(words.LobbyNoHouse)
	}
	line.Deal(s, house)
	return ""
}

// begins is where a program begins that nobody has told where: at the table that its page was dealing before it was loaded again, or at
// the title.
func begins(s *stage.Stage, line *online.Line) stage.Scene {
	if line.Resume(s) {
		return lobby.New()
	}
	return s.Options().Routes.Title()
}

// waitingRoutes lead on from a room in which people wait.
func waitingRoutes() waiting.Routes {
	return waiting.Routes{
		Table: roomTable,
		Lobby: func() stage.Scene { return lobby.New() },
		Rules: func(_ *stage.Stage, game, text string) stage.Modal { return rules.New(game, text) },
		Board: board,
	}
}

// board is where every switch of a room's rules is set.
func board(_ *stage.Stage, game, rules string, take func(*stage.Stage, string)) stage.Modal {
	return setup.Switches(game, rules, take)
}

// companyRoutes lead on from a table in a room.
func companyRoutes() company.Routes {
	return company.Routes{
		Room: func(*stage.Stage) stage.Scene { return waiting.New() },
		Out:  func(*stage.Stage) stage.Scene { return lobby.New() },
	}
}

// roomTable is the table of the room one is in, at which one's own seat plays, or nobody of this screen. Where it can't be shown, as
// of a game that this version does not know, that is told and there is none.
func roomTable(s *stage.Stage, place *client.Place) stage.Scene {
	t, err := company.NewTable(s, place)
	if err != nil {
		s.Toasts().Alert(err.Error(), "")
		return nil
	}
	return t
}
