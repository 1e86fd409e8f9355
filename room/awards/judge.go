package awards

import (
	"slices"

	"fourtell/room"
)

// Standing is how far a player has come with an award.
type Standing struct {
	Award
	Done int    // 0 … Of
	Day  string // on which it was earned; "": it has not been
}

// Judge gives how far a player has come with each, in the order of All. One that is on record as earned is so for good. Everybody at
// a screen earns together; a row is one of a name.
func Judge(st *room.Statistics, p *room.Progress, e *room.Earned) []Standing {
	all := make([]Standing, len(table))
	of := player{st, p}
	for i, a := range table {
		s := &all[i]
		s.Award = a
		s.Done = min(a.Of, a.count(&of))
		if day, has := e.Has(a.Name); has {
			s.Day, s.Done = day, a.Of
		}
	}
	return all
}

// Due are the names of those that have been reached and are not on record yet.
func Due(all []Standing) (names []string) {
	for i := range all {
		if all[i].Day == "" && all[i].Done >= all[i].Of {
			names = append(names, all[i].Name)
		}
	}
	return names
}

// player is what an award is judged by.
type player struct {
	*room.Statistics
	learned *room.Progress
}

// count says how many there are of what an award asks for.
type count func(*player) int

// sum adds up what each line of the statistics has of it.
func sum(of func(*room.Played) int) count {
	return func(p *player) (n int) {
		for i := range p.Played {
			n += of(&p.Played[i])
		}
		return n
	}
}

func feats(name string) count { return sum(func(l *room.Played) int { return l.Feats[name] }) }

func deeds(name string) count { return sum(func(l *room.Played) int { return l.Deeds[name] }) }

func wins(p *player) int { return sum(func(l *room.Played) int { return l.Wins })(p) }

func matches(p *player) int { return sum(func(l *room.Played) int { return l.MatchWins })(p) }

// rowOf is the longest row of rounds with a feat that no round with another one breaks, of one name; rounds with neither stand beside
// it. Of rounds that are no longer kept one by one it knows nothing.
func rowOf(feat, breaks string) count {
	return func(p *player) (longest int) {
		rows := map[string]int{}
		for i := range p.Played {
			switch l := &p.Played[i]; {
			case l.ID == "":
			case l.Feats[breaks] > 0:
				rows[l.Who] = 0
			case l.Feats[feat] > 0:
				rows[l.Who]++
				longest = max(longest, rows[l.Who])
			}
		}
		return longest
	}
}

func winsInARow(p *player) (longest int) {
	rows := map[string]int{}
	for i := range p.Played {
		switch l := &p.Played[i]; {
		case l.ID == "" || l.Rounds != 1:
			longest = max(longest, l.Streak)
		case l.Wins == 0:
			rows[l.Who] = 0
		default:
			rows[l.Who]++
			longest = max(longest, rows[l.Who])
		}
	}
	return longest
}

// winsOfTheSecondGame are the wins of the game that has the second most.
func winsOfTheSecondGame(p *player) int {
	of := map[string]int{}
	for i := range p.Played {
		of[p.Played[i].Game] += p.Played[i].Wins
	}
	var all []int
	for _, n := range of {
		all = append(all, n)
	}
	if slices.Sort(all); len(all) < 2 {
		return 0
	}
	return all[len(all)-2]
}

// rulesWonUnder is under how many rule sets a round has been won.
func rulesWonUnder(p *player) int {
	type rules struct{ game, text string }
	of := map[rules]bool{}
	for i := range p.Played {
		if l := &p.Played[i]; l.Wins > 0 {
			of[rules{l.Game, l.Rules}] = true
		}
	}
	return len(of)
}

func lessons(p *player) int { return len(p.learned.Lessons) }

// puzzles are those that have been solved: of the collection, and without end.
func puzzles(p *player) (n int) {
	for i := range p.learned.Endless {
		n += p.learned.Endless[i].Solved
	}
	for _, t := range p.learned.Puzzles {
		if t.Solved {
			n++
		}
	}
	return n
}

func daysWon(p *player) int { return first(p.learned.Daily) }

func weeksWon(p *player) int { return first(p.learned.Weekly) }

func first(played []room.DailyPlayed) (n int) {
	for _, d := range played {
		if d.Place == 1 {
			n++
		}
	}
	return n
}

const (
	faultlessOf   = 10   // decisions at least
	faultlessLost = 0.05 // chance of winning, lost by all of them together at the most
)

// faultless are rounds in which a look back has found nothing to speak of.
func faultless(p *player) int {
	return sum(func(l *room.Played) int {
		if l.ID != "" && l.Reviewed == 1 && l.Decisions >= faultlessOf && l.Lost <= faultlessLost {
			return 1
		}
		return 0
	})(p)
}
