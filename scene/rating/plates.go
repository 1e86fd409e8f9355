package rating

import (
	"strings"

	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// plateKind says what a plate shows.
type plateKind uint8

const (
	plateNow    plateKind = iota // what somebody is worth now
	plateGraph                   // its way
	plateRecent                  // what the last rounds changed
	plateKinds
)

// recentRounds is how many rounds are told one by one.
const recentRounds = 6

// plate is one of the three. It can have the focus, so that keys reach it and a screen reader reads it.
type plate struct {
	paint.Rect
	kind  plateKind
	of    *Rating
	focus bool
	said  string

	title, big, line, help string
	rounds                 [recentRounds]recent // the newest first
	n                      int
}

// recent is a round in a line.
type recent struct {
	change, against string
	up              bool
}

// Bounds is the plate.
func (p *plate) Bounds() paint.Rect { return p.Rect }

// Update does nothing: a plate is there to be read.
func (p *plate) Update(*stage.Stage, *input.Tick) bool { return false }

// Focus puts the focus on it or takes it away.
func (p *plate) Focus(on bool) { p.focus = on }

// Enabled says that it can have the focus.
func (p *plate) Enabled() bool { return true }

// Activate reads it again.
func (p *plate) Activate(s *stage.Stage) { p.Speak(s) }

func (p *plate) Speak(s *stage.Stage) {
	if p.kind == plateGraph {
		s.Speech().Say(p.of.graph.said)
		return
	}
	s.Speech().Say(p.said)
}

// Adjust turns the graph's months.
func (p *plate) Adjust(s *stage.Stage, d int) bool { return p.kind == plateGraph && p.of.turn(s, d) }

// fill makes its texts.
func (p *plate) fill(s *stage.Stage) {
	l, r := s.Lang(), p.of
	if r.none() {
		return
	}
	switch p.kind {
	case plateNow:
		now := r.all.Now(r.game, r.who, s.Kept().Now())
		rounds := 0
		for _, m := range r.shown.months {
			rounds += m.Rounds
		}
		p.title, p.big = r.who, l.Say(words.RatingPoints, words.Count("n", now.Points()), words.Count("within", now.Within()))
		p.line, p.help = l.Say(words.StatisticsCount, words.Count("n", rounds)), l.Say(words.RatingHelp)
		p.said = words.Sentences(p.title, l.Say(words.RatingSpoken, words.Count("n", now.Points()), words.Count("within", now.Within())), p.line, p.help)
	case plateRecent:
		p.title, p.n = l.Say(words.RatingRecent), 0
		told := []string{p.title}
		for i := len(r.shown.rounds) - 1; i >= 0 && p.n < recentRounds; i-- {
			one := &r.shown.rounds[i]
			p.rounds[p.n] = recent{guests.Signed(one.Change()), against(l, one), one.Change() >= 0}
			told = append(told, p.rounds[p.n].change+l.Say("list.comma")+p.rounds[p.n].against)
			p.n++
		}
		p.said = words.Sentences(told...)
	}
}

// against is whom a round was played against, or how many rounds a line is.
func against(l *words.Language, one *room.Rated) string {
	if one.ID == "" {
		return l.Say(words.StatisticsCount, words.Count("n", one.Rounds))
	}
	names := make([]string, 0, len(one.Against))
	for _, who := range one.Against {
		names = append(names, guests.OpponentName(l, who))
	}
	return strings.Join(names, l.Say("list.comma"))
}
