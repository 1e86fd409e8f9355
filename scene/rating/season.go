package rating

import (
	"time"

	"fourtell/engine/games"
	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// seasonRests is how many ticks a screen on which nothing is played has stood before a season's end is told: the player has looked at it.
const seasonRests = 90

// Season tells, when Fourtell is opened in a month for the first time, what the season before has come to. A stage.Beside.
type Season struct {
	looked      bool
	title, line string // of what is to be told; "": nothing
	on          stage.Scene
	rest        int // ticks it has stood
}

// Tick looks once whether there is something to tell, and tells it when nothing is played.
func (n *Season) Tick(s *stage.Stage) {
	if !n.looked {
		n.looked = true
		n.title, n.line = n.ended(s)
	}
	if n.title == "" {
		return
	}
	if n.rest++; s.Scene() != n.on || s.Top() != nil || kit.Plays(s.Scene()) {
		n.on, n.rest = s.Scene(), 0
	}
	if n.rest < seasonRests {
		return
	}
	s.Toasts().Show(n.title, n.line)
	n.title = ""
	s.Settings().Season = monthNow(s)
	s.Changed()
}

// GoesOn says that it is about to tell.
func (n *Season) GoesOn() bool { return n.title != "" && n.rest > 0 }

// End has nothing to let go of.
func (n *Season) End() {}

// monthNow is the month as the settings know it.
func monthNow(s *stage.Stage) string { return s.Kept().Now().Format(stage.SeasonForm) }

// ended is what is told of the last season that has ended since one was told: of each game that was played in it, whoever played it last.
func (n *Season) ended(s *stage.Stage) (title, line string) {
	now, told := s.Kept().Now(), s.Settings().Season
	if now.IsZero() || s.Kept().Saves == nil || told == monthNow(s) {
		return "", ""
	}
	st := s.Kept().Statistics()
	if len(st.Played) == 0 {
		return "", ""
	}
	l, all := s.Lang(), st.Ratings(guests.Scale())
	type played struct {
		room.Month
		game, of string
	}
	var last []played // of one month, the latest
	for _, book := range games.All() {
		game, players := book.Name(), all.Players(book.Name())
		for _, who := range players {
			m, ok := all.Season(game, who, now)
			if !ok || monthOf(&m) < told || len(last) > 0 && monthOf(&m) < monthOf(&last[0].Month) {
				continue
			}
			if len(last) > 0 && monthOf(&m) > monthOf(&last[0].Month) {
				last = last[:0]
			}
			if len(last) > 0 && last[len(last)-1].game == game {
				continue
			}
			of := l.Terms(game).Game()
			if len(players) > 1 {
				of += " · " + who
			}
			last = append(last, played{m, game, of})
		}
	}
	var lines []string
	for i := range last {
		lines = append(lines, guests.SeasonLine(l, last[i].of, last[i].game, &last[i].Month))
	}
	if len(lines) == 0 {
		return "", ""
	}
	return l.Say(words.RatingSeasonOver, words.With("month", words.MonthOfYear(l, last[0].Year, int(last[0].Month.Month)))), words.Sentences(lines...)
}

// monthOf is a month as the settings know it.
func monthOf(m *room.Month) string {
	return time.Date(m.Year, m.Month, 1, 0, 0, 0, 0, time.UTC).Format(stage.SeasonForm)
}
