package statistics

import (
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// plateKind says what a plate shows.
type plateKind uint8

const (
	plateWon   plateKind = iota // a ring: the share of rounds won
	plateLast                   // a row: the last results
	plateFirst                  // bars of two parts: what the game counts
	plateSecond
	plateThird
	plateLeft // numbers
	plateLost
	plateNumber // the game's own
	plateKinds
)

// plate is one of the pictures. It can have the focus, so that keys reach it and a screen reader reads it.
type plate struct {
	paint.Rect
	kind  plateKind
	none  bool // there is no such thing
	focus bool
	said  string

	title, side string // at the top, left and right
	good, bad   string // of the two parts of a bar; good is also the line under the others
	big         string
	share       float32 // 0 … 1, of a ring or of a bar's first part
	some        bool    // there is anything to show
	last        [room.RecentRounds]bool
	lastN       int
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
func (p *plate) Activate(s *stage.Stage) { s.Speech().Say(p.said) }

func (p *plate) Speak(s *stage.Stage) { s.Speech().Say(p.said) }

// Adjust does nothing.
func (p *plate) Adjust(*stage.Stage, int) bool { return false }

// fill makes the texts of what has been added up, counts being what the game says of it.
func (p *plate) fill(l *words.Language, sum *room.Sum, counts []words.Tallied) {
	count := func(key words.Key, n int) string { return l.Say(key, words.Count("n", n)) }
	of := func(key words.Key, n, of int) string { return l.Say(key, words.Count("n", n), words.Count("of", of)) }
	p.side, p.good, p.bad, p.big = "", "", "", ""
	switch p.kind {
	case plateWon:
		p.title, p.some = l.Say(words.StatisticsWon), sum.Rounds > 0
		p.share = share(sum.Wins, sum.Rounds)
		p.big = count(words.StatisticsPercent, percent(sum.Wins, sum.Rounds))
		p.side = of(words.StatisticsWonOf, sum.Wins, sum.Rounds)
		if sum.Matches > 0 {
			p.good = of(words.StatisticsMatches, sum.MatchWins, sum.Matches)
		}
	case plateLast:
		p.lastN = copy(p.last[:], sum.Recent)
		won := 0
		for _, w := range sum.Recent {
			if w {
				won++
			}
		}
		p.title, p.some = count(words.StatisticsLast, p.lastN), p.lastN > 0
		p.side = of(words.StatisticsLastWon, won, p.lastN)
		p.good = count(words.StatisticsRow, sum.Longest)
		if sum.Row > 1 {
			p.good += l.Say("list.comma") + count(words.StatisticsRowNow, sum.Row)
		}
	case plateFirst, plateSecond, plateThird:
		of := &counts[p.kind-plateFirst]
		p.title, p.side = of.Title, of.Side
		p.parts(of.Parts[0], of.Parts[1], of.Good, of.Bad)
	case plateNumber:
		of := &counts[len(counts)-1]
		p.title, p.big, p.good = of.Title, of.Number, of.Good
	case plateLeft:
		lost := sum.Rounds - sum.Wins
		p.title, p.some = l.Say(words.StatisticsLeft), lost > 0
		p.good = l.Say(words.StatisticsNothing)
		if lost > 0 {
			p.big, p.good = kit.Tenths(l, words.StatisticsTenths, (20*sum.Left+lost)/(2*lost)), count(words.StatisticsLeftIn, lost)
		}
	case plateLost:
		p.title, p.some = l.Say(words.StatisticsLost), sum.Decisions > 0
		p.good = l.Say(words.StatisticsLostNone)
		if sum.Decisions > 0 {
			p.big = kit.Tenths(l, words.StatisticsTenthsOf, int(1000*sum.Lost/float64(sum.Decisions)+0.5))
			p.good = count(words.StatisticsLostIn, sum.Reviewed)
		}
	}
	if !p.some && p.kind < plateLeft {
		p.good, p.bad = l.Say(words.StatisticsNothing), ""
	}
	p.said = words.Sentences(p.title, p.big, p.side, p.good, p.bad)
}

// parts are the two of a bar.
func (p *plate) parts(good, bad int, goodText, badText string) {
	p.some, p.share, p.good, p.bad = good+bad > 0, share(good, good+bad), goodText, badText
}

func share(n, of int) float32 {
	if of <= 0 {
		return 0
	}
	return float32(n) / float32(of)
}

// percent is the share in whole percents, rounded.
func percent(n, of int) int {
	if of <= 0 {
		return 0
	}
	return (200*n + of) / (2 * of)
}

// makePlates makes one of each kind.
func (t *Statistics) makePlates(s *stage.Stage) {
	t.plates, t.shelf = t.plates[:0], t.shelf[:0]
	t.Nodes = stage.FocusGroup{}
	if t.none() {
		t.Nodes.Nodes = append(t.further([]stage.Node{t.invite.Play}), t.back)
		return
	}
	wholes, number := t.counted(s.Lang())
	for k := range plateKinds {
		p := &plate{kind: k}
		t.plates = append(t.plates, p)
		if k >= plateFirst && k <= plateThird && int(k-plateFirst) >= wholes || k == plateNumber && !number ||
			k == plateLost && number && t.read.Sum(room.Filter{Game: t.game}).Decisions == 0 { // nobody looks back at that game
			p.none = true // this game counts no such thing
			continue
		}
		t.shelf = append(t.shelf, &kit.Shelved{Focusable: p, On: &t.list})
	}
	for _, f := range t.filters {
		t.Nodes.Nodes = append(t.Nodes.Nodes, f)
	}
	t.Nodes.Nodes = append(t.Nodes.Nodes, t.shelf...)
	t.Nodes.Nodes = append(t.further(t.Nodes.Nodes), t.back, t.save, t.reset)
}

// further appends what leads further.
func (t *Statistics) further(to []stage.Node) []stage.Node {
	for _, b := range t.onward {
		to = append(to, b)
	}
	return to
}
