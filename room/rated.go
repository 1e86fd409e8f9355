package room

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/room/rating"
)

// Scale is how strong those are whom nobody rates here: the house's levels and characters.
type Scale struct {
	// Known is how strong a chair of Head.Chairs is in a game, whose name is never empty; false for one of whom nothing can be said.
	Known func(game, chair string) (rating.Opponent, bool)
	// Luck is how fast a difference in strength drowns in a game where more sit (rating.Discrimination).
	Luck func(game string) float64
}

// Rated is a round as it was rated. Before is without the time that had passed since the round before it.
type Rated struct {
	ID            string // of its line; "" of rounds that are no longer kept one by one
	At            time.Time
	Who           string
	Game          string // never empty
	Seats         int
	Against       []string
	Online        bool
	Rounds, Wins  int // 1 and 0 or 1, but for those
	Before, After rating.Player
}

// Change is by how many whole points the rating moved.
func (r *Rated) Change() int { return r.After.Points() - r.Before.Points() }

// Ratings are what everybody who has been counted is worth by what has been counted, round by round, the oldest first. Nothing of it
// is kept: it follows from the lines, so that two devices' lines put together rate as if all had been counted on one.
type Ratings struct{ Rounds []Rated }

// Chairs of people of whom no name is known.
const (
	personChair = "person"
	awayChair   = "person away"
)

// mostFolded is how many rounds that are no longer kept one by one are rated again, all together: a text that claims more is damaged.
const mostFolded = 20000

// Ratings rates the lines in the order in which they were counted, whatever the order they lie in.
//
// A round is one meeting with everybody else at the table together (rating.Table). Not rated is a round in which two play together, whose
// win is half another's; one with a program from outside or with somebody unknown to this version, who may be anything; and a match, which
// is its rounds. Somebody else at the same screen has the rating their own lines have given them by then, and somebody elsewhere, of whom
// only a name is known, a newcomer's, with all its uncertainty.
func (s *Statistics) Ratings(of Scale) Ratings {
	var out Ratings
	var lines []*Played
	alone := map[[2]string]bool{}
	for i := range s.Played {
		if p := &s.Played[i]; p.Rounds > 0 && p.alone(alone) {
			lines = append(lines, p)
		}
	}
	slices.SortStableFunc(lines, func(a, b *Played) int {
		return cmp.Or(a.At.Compare(b.At), cmp.Compare(a.ID, b.ID), slices.Compare([]string{a.Who, a.Game, a.Rules}, []string{b.Who, b.Game, b.Rules}),
			cmp.Compare(a.Seats, b.Seats), slices.Compare(a.Against, b.Against), cmp.Compare(a.Rounds, b.Rounds), cmp.Compare(a.Wins, b.Wins))
	})
	now := map[[2]string]standing{}
	folded := 0
	for len(lines) > 0 {
		n := 1 // the seats of one round, which are rated as of one moment
		for n < len(lines) && lines[n].ID != "" && lines[n].At.Equal(lines[0].At) && roundOf(lines[n].ID) == roundOf(lines[0].ID) {
			n++
		}
		var done []Rated
		for _, p := range lines[:n] {
			if folded += p.Rounds - 1; folded > mostFolded {
				continue
			}
			if r, ok := of.rate(p, now); ok {
				done = append(done, r)
			}
		}
		for _, r := range done {
			now[[2]string{r.Game, r.Who}] = standing{r.After, r.At}
		}
		out.Rounds = append(out.Rounds, done...)
		lines = lines[n:]
	}
	return out
}

// standing is what somebody is worth after a round, and when that was.
type standing struct {
	rating.Player
	at time.Time
}

// rate rates a line from where everybody stands; false where it is none that is rated.
func (of *Scale) rate(p *Played, now map[[2]string]standing) (Rated, bool) {
	game := cmp.Or(p.Game, games.All()[0].Name())
	others := make([]rating.Opponent, 0, len(p.Against))
	for _, who := range p.Against {
		o, ok := of.opponent(game, who, p, now)
		if !ok {
			return Rated{}, false
		}
		others = append(others, o)
	}
	if len(others) == 0 {
		return Rated{}, false
	}
	r := Rated{ID: p.ID, At: p.At, Who: p.Who, Game: game, Seats: p.Seats, Against: p.Against, Online: p.Online, Rounds: p.Rounds, Wins: p.Wins}
	before, played := now[[2]string{game, p.Who}]
	if !played {
		before = standing{rating.Newcomer(), p.At}
	}
	a := rating.Discrimination(of.Luck(game), p.Seats)
	met := rating.Result{Opponent: rating.Table(a, others...), Discrimination: a}
	r.Before = before.Player
	r.After = r.Before
	days := rating.Days(daysBetween(before.at, p.At))
	won := 0
	for n := 1; n <= p.Rounds; n++ { // wins spread evenly among several
		met.Score = 0
		if p.Wins*n/p.Rounds > won {
			won, met.Score = won+1, 1
		}
		r.After = r.After.After(days, met)
		days = 0
	}
	return r, true
}

// opponent is how strong somebody on the other side is.
func (of *Scale) opponent(game, who string, p *Played, now map[[2]string]standing) (rating.Opponent, bool) {
	name, named := strings.CutPrefix(who, personChair+" ")
	switch {
	case who == personChair || who == awayChair:
		return rating.Newcomer().As(), true
	case !named:
		return of.Known(game, who)
	}
	if at, ok := now[[2]string{game, name}]; ok && !p.Online {
		return at.After(rating.Days(daysBetween(at.at, p.At))).As(), true
	}
	return rating.Newcomer().As(), true
}

// alone says whether each plays for themselves in a line's round. known are the rules that have been read already.
func (p *Played) alone(known map[[2]string]bool) bool {
	key := [2]string{p.Game, p.Rules}
	is, ok := known[key]
	if !ok {
		r, err := games.Rules(p.Game, p.Rules)
		is = err == nil && r.Partner(0, p.Seats) == engine.NoSeat
		known[key] = is
	}
	return is && len(p.Against) == p.Seats-1
}

// roundOf is a line's id without its seat.
func roundOf(id string) string { return id[:max(0, strings.LastIndexByte(id, '.'))] }

// daysBetween is how many days lie between two moments, 0 where either is not known or they lie the other way round.
func daysBetween(from, to time.Time) int {
	if from.IsZero() || to.IsZero() || to.Before(from) {
		return 0
	}
	day := func(t time.Time) int64 { return t.Unix() / (24 * 60 * 60) }
	return int(day(to) - day(from))
}

// Players are who has been rated in a game, whoever played last first.
func (r Ratings) Players(game string) (names []string) {
	for _, one := range slices.Backward(r.Rounds) {
		if one.Game == game && !slices.Contains(names, one.Who) {
			names = append(names, one.Who)
		}
	}
	return names
}

// Of are somebody's rounds of a game.
func (r Ratings) Of(game, who string) (rounds []Rated) {
	for i := range r.Rounds {
		if one := &r.Rounds[i]; one.Game == game && one.Who == who {
			rounds = append(rounds, *one)
		}
	}
	return rounds
}

// Now is what somebody is worth in a game at that moment: a newcomer who has played nothing.
func (r Ratings) Now(game, who string, now time.Time) rating.Player {
	for _, one := range slices.Backward(r.Rounds) {
		if one.Game == game && one.Who == who {
			return one.After.After(rating.Days(daysBetween(one.At, now)))
		}
	}
	return rating.Newcomer()
}

// Round is a round by one of its ids (RoundIDs).
func (r Ratings) Round(ids []string) (Rated, bool) {
	for _, one := range slices.Backward(r.Rounds) {
		if one.ID != "" && slices.Contains(ids, one.ID) {
			return one, true
		}
	}
	return Rated{}, false
}

// Month is a month of somebody's season.
type Month struct {
	Year         int
	Month        time.Month
	Rounds, Wins int
	First, Last  rating.Player // before its first round and after its last
	Played       []Rated
}

// Over says whether the month is over at that moment; one of which nothing is known is none.
func (m *Month) Over(now time.Time) bool {
	return m.Year != 0 && !now.IsZero() && 12*m.Year+int(m.Month) < 12*now.Year()+int(now.Month())
}

// Season is somebody's last month in a game that is over at that moment; false where there is none.
func (r Ratings) Season(game, who string, now time.Time) (Month, bool) {
	for _, m := range slices.Backward(r.Months(game, who)) {
		if m.Over(now) {
			return m, true
		}
	}
	return Month{}, false
}

// Months are the months in which somebody has played a game, by the calendar of whoever counted, the oldest first. Rounds of which the
// time is not known are of the year 0.
func (r Ratings) Months(game, who string) (all []Month) {
	for _, one := range r.Of(game, who) {
		year, month := 0, time.January
		if !one.At.IsZero() {
			year, month = one.At.Year(), one.At.Month()
		}
		if n := len(all); n == 0 || all[n-1].Year != year || all[n-1].Month != month {
			all = append(all, Month{Year: year, Month: month, First: one.Before})
		}
		m := &all[len(all)-1]
		m.Rounds, m.Wins, m.Last = m.Rounds+one.Rounds, m.Wins+one.Wins, one.After
		m.Played = append(m.Played, one)
	}
	return all
}
