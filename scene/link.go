package scene

import (
	"net/url"
	"strconv"

	"fourtell/engine"
	"fourtell/scene/guests"
	"fourtell/scene/kit"
	"fourtell/scene/learn"
	"fourtell/scene/lobby"
	"fourtell/scene/local"
	"fourtell/scene/luggage"
	"fourtell/scene/online"
	"fourtell/scene/puzzles"
	"fourtell/scene/replay"
	"fourtell/scene/setup"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/words"
)

// link is a table to pass on: who opens its address gets the same cards, by the same rules, at as many seats.
type link struct {
	seed  uint64
	game  string
	rules string
	seats int
}

// linkOf is the link to a table; ok is false for one that its seed, rules and seats do not deal.
func linkOf(o *table.Options) (k link, ok bool) {
	n := len(o.Setup.Seats)
	if o.Led != nil || o.Demo || o.Setup.Position != nil || o.Setup.Dealer != engine.Seat(n-1) {
		return link{}, false
	}
	return link{o.Setup.Seed, o.Setup.Game, o.Setup.Rules, n}, true
}

// address is the link on a page.
func (k link) address(page string) string {
	of := ""
	if !kit.SameGame(k.game, "") {
		of = "&game=" + url.QueryEscape(k.game)
	}
	return page + "?deal=" + strconv.FormatUint(k.seed, 10) + of + "&rules=" + url.QueryEscape(k.rules) + "&seats=" + strconv.Itoa(k.seats)
}

// linkVerbs are what the pause of a table offers: its link, where there is an address to give.
func linkVerbs(o *table.Options, s *stage.Stage) []table.PauseVerb {
	k, ok := linkOf(o)
	if !ok || s.Options().Page == "" {
		return nil
	}
	return []table.PauseVerb{{Text: words.LinkButton, Do: func(s *stage.Stage) { k.share(s) }}}
}

// share shows the address and puts it on the clipboard.
func (k link) share(s *stage.Stage) {
	l := s.Lang()
	m := &kit.Entry{Title: l.Say(words.LinkButton), Help: l.Say(words.LinkHelp), Accept: l.Say(words.SetupCopy)}
	m.Field.Text, m.Field.Lines = k.address(s.Options().Page), true
	m.Check = func(string) string { return "" }
	m.Take = func(s *stage.Stage, text string) {
		if s.Options().Clipboard == nil {
			s.Toasts().Alert(s.Lang().Say(words.SetupNotCopied), text)
			return
		}
		m.ToBoard(s, s.Options().Clipboard)
	}
	s.Open(m)
}

// deals puts the table of a link on the stage, with the house's guests where nobody is named; what is remembered stays.
func (o *Start) deals(s *stage.Stage) stage.Scene {
	seats, plan, rules, game := o.seats, o.plan, o.rules, o.game
	if seats == 0 {
		seats = s.Settings().Seats
	}
	if plan == nil {
		plan = guests.HousePlan(seats)
		plan[0].Name = s.Lang().Say(words.SeatYou)
	}
	if rules == "" {
		if game == "" {
			game = s.Settings().Game
		}
		rules = s.Settings().Chosen(game).Rules
	}
	t, err := seat(setup.TableOf(game, plan, rules, o.Seed))
	if err != nil {
		s.Toasts().Alert(s.Lang().Say(words.SetupNoTable, words.With("why", s.Lang().WhyRules(err))), "")
		return s.Options().Routes.Title()
	}
	return t
}

// First is the scene that the command line asks for; nil: the title.
func (o *Start) First() func(*stage.Stage) stage.Scene {
	switch {
	case o.going != nil:
		return func(s *stage.Stage) stage.Scene {
			stage.Way[*online.Line](s).Head(*o.going)
			return lobby.New()
		}
	case o.take != "":
		return func(s *stage.Stage) stage.Scene {
			luggage.TakePiece(s, o.take)
			return s.Options().Routes.Title()
		}
	case o.host != "":
		return func(s *stage.Stage) stage.Scene {
			stage.Way[*local.House](s).At(o.host)
			stage.Way[*online.Line](s).Head(online.Going{Here: true})
			return lobby.New()
		}
	case o.puzzle != "":
		return func(s *stage.Stage) stage.Scene { return puzzles.Of(s, o.puzzle) }
	case o.deal:
		return o.deals
	case o.open == "learn":
		return func(*stage.Stage) stage.Scene { return learn.New() }
	case o.open == "table":
		return func(*stage.Stage) stage.Scene { return setup.New() }
	case o.open == "replays":
		return func(*stage.Stage) stage.Scene { return replay.NewList() }
	}
	return nil
}
