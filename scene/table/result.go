package table

import (
	"slices"
	"strings"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
	"fourtell/words/tellers"
)

// board is a round's end as it is counted: the snapshot, its rules, and what each hand holds.
type board struct {
	snap   *engine.Snapshot
	rules  engine.Rules
	counts bool           // in points; else only who has won is told
	by     engine.Scoring // how
	held   []int          // points left in each hand
}

func boardOf(snap *engine.Snapshot) board {
	b := board{snap: snap, held: make([]int, len(snap.Hands))}
	r, err := games.Rules(snap.Game, snap.Rules)
	if err != nil { // the table has been played by them
		r, _ = games.All()[0].Build("", nil)
	}
	b.rules = r
	if of, ok := r.(engine.Scored); ok {
		b.counts, b.by = true, of.Scoring()
		for i := range snap.Hands {
			b.held[i] = of.Held(snap.Hands[i].Cards)
		}
		return b
	}
	for i := range snap.Hands { // the fewest cards are the best
		b.held[i] = snap.Hands[i].Count
	}
	return b
}

// teams says whether seats win together.
func (b *board) teams() bool { return b.rules.Partner(0, len(b.snap.Hands)) != engine.NoSeat }

func (b *board) single() bool { return !b.rules.Match() }

func (b *board) match() bool { return b.snap.Phase == engine.PhaseMatchOver }

func (b *board) points(i int) int { return at(b.snap.Points, i) }

// total is the match's points of a seat, a round's where it stands alone.
func (b *board) total(i int) int {
	if b.single() {
		return b.points(i)
	}
	return at(b.snap.Totals, i)
}

func at(all []int, i int) int {
	if i < len(all) {
		return all[i]
	}
	return 0
}

// won says whether a seat has won, by itself or by its partner.
func (b *board) won(i int) bool {
	n := len(b.snap.Hands)
	return slices.ContainsFunc(b.snap.Winners, func(w engine.Seat) bool {
		return int(w) == i || !b.by.Own && b.rules.Partner(w, n) == engine.Seat(i) && !b.snap.Hands[i].Out
	})
}

// walkover says that the match is over because everybody else has left.
func (b *board) walkover() bool {
	if !b.match() || !b.by.Walkover || len(b.falls()) > 0 {
		return false
	}
	left, gone := 0, false
	for i := range b.snap.Hands {
		fell := b.by.Falls && b.total(i) >= b.by.Target
		switch {
		case b.snap.Hands[i].Out:
			gone = gone || !fell
		case !b.won(i):
			left++
		}
	}
	return gone && left == 0
}

// falls are the seats that are out of the match with this round.
func (b *board) falls() []engine.Seat {
	if of, ok := b.rules.(engine.Falling); ok {
		return of.Falls(b.snap)
	}
	return nil
}

// key sorts the seats, the best first.
func (b *board) key(i int) int {
	key := -b.total(i)
	switch {
	case b.single():
		key = b.held[i]
	case b.by.Own:
		key = b.total(i)
	}
	if b.won(i) {
		return key - 1<<20
	}
	if b.snap.Hands[i].Out {
		return key + 1<<20
	}
	return key
}

// order is the seats, the best first; of equals the first to play.
func (b *board) order() []int {
	var all []int
	for i := range b.snap.Hands {
		at := len(all)
		for at > 0 && b.key(all[at-1]) > b.key(i) {
			at--
		}
		all = slices.Insert(all, at, i)
	}
	return all
}

// line tells in one sentence what was counted, or how the match has ended.
func (b *board) line(l *words.Language, names []string) string {
	count := func(key words.Key, n int) string { return l.Say(key, words.Count("n", n)) }
	of := func(in func(int) bool) string {
		var all []string
		for i, name := range names {
			if in(i) {
				all = append(all, name)
			}
		}
		return l.List(all)
	}
	if b.walkover() {
		return l.Say(words.ResultWalkover)
	}
	winner := -1
	if len(b.snap.Winners) > 0 {
		winner = int(b.snap.Winners[0])
	}
	falls := b.falls()
	fell := func(i int) bool { return slices.Contains(falls, engine.Seat(i)) }
	switch {
	case winner < 0:
		return l.Say(words.ResultNobody)
	case of(fell) != "":
		return l.Say(words.ResultFalls, words.With("names", of(fell)))
	case !b.counts:
		return ""
	case b.match() && b.teams():
		return l.Say(words.ResultTeam, words.With("names", of(b.won)), words.Count("n", b.total(winner)))
	case b.match():
		return count(words.ResultInAll, b.total(winner))
	case b.by.Own && b.by.Doubled:
		return l.Say(words.ResultAllTwice)
	case b.by.Own:
		return l.Say(words.ResultAll)
	case b.teams():
		return l.Say(words.ResultTogether, words.With("names", of(b.won)), words.Count("n", b.points(winner)))
	}
	if b.by.Doubled {
		return l.Say(words.ResultLeftTwice, words.Count("n", b.points(winner)/2), words.Count("points", b.points(winner)))
	}
	return count(words.ResultLeft, b.points(winner))
}

// goal is what the match goes to.
func (b *board) goal(l *words.Language) string { return kit.Goal(l, b.rules) }

// row is a seat's line on the board.
func (b *board) row(l *words.Language, i int, guest string) ResultRow {
	h := &b.snap.Hands[i]
	row := ResultRow{Name: h.Name, Guest: guest, Score: b.total(i), Gain: b.points(i), Won: b.won(i), Out: h.Out, Plain: !b.counts && b.single()}
	closed := h.Count > 0 && (len(h.Cards) < h.Count || h.Cards[0].Hidden()) // the game lays nothing open
	for _, c := range h.Cards {
		if closed {
			break
		}
		row.Cards = append(row.Cards, kit.FacePicture(kit.BookOf(b.snap.Game), c.Face))
	}
	switch {
	case closed:
		row.Note = l.Say(words.TableCards, words.Count("n", h.Count))
	case h.Count > 0:
	case h.Out:
		row.Note = l.Say(words.TableRemoved)
	default:
		row.Note = l.Say("card.none")
	}
	if b.counts && !b.by.Own && h.Count > 0 {
		row.Held = l.Say(words.ResultHeld, words.Count("n", b.held[i]))
	}
	if b.single() {
		row.Gain = 0
	}
	return row
}

// result is the round's end as the result's scene shows it: who won, what was counted, and how it goes on.
func (t *Table) result(s *stage.Stage) ResultData {
	l, snap := &t.lang, &t.shown
	b := boardOf(snap)
	d := ResultData{Winner: -1, Round: t.heading.round(l, snap.Round)}
	if b.match() {
		d.Round = l.Say(words.ResultMatch)
	}
	told := *snap
	if t.people.shared() {
		told.Viewer = engine.Spectator // "you" is nobody where several look at the same board
	}
	d.Headline = strings.TrimSuffix(l.Turn(&told), ".")
	d.Line = b.line(l, t.names)
	if says, ok := tellers.Of(snap.Game).(words.Afterwards); ok {
		for _, honour := range says.Honours(l, snap) {
			d.Honours = append(d.Honours, l.Say(words.AfterHonour, words.With("title", honour.Title), words.With("names", honour.Names), words.With("why", honour.Why)))
		}
	}
	d.Rating = t.saving.rating(s, snap.Round)
	for at, i := range b.order() {
		d.Rows = append(d.Rows, b.row(l, i, t.guestName(i)))
		if len(snap.Winners) > 0 && engine.Seat(i) == snap.Winners[0] {
			d.Winner = at
		}
	}
	d.Won = slices.ContainsFunc(t.people.sharers, func(p sharer) bool { return b.won(int(p.seat)) })
	if !b.single() {
		d.GoalAt, d.Goal = b.by.Target, b.goal(l)
	}
	n := len(snap.Discard)
	for _, c := range snap.Discard[max(0, n-3):] {
		d.Faces = append(d.Faces, kit.CardPicture(kit.BookOf(snap.Game), c))
	}
	switch {
	case b.match():
		d.Again = l.Say(words.ButtonRematch)
	case b.single():
		d.Again = l.Say(words.ButtonPlayAgain)
	default:
		d.Again = l.Say(words.ButtonNextRound)
	}
	d.OnAgain = func(s *stage.Stage) {
		t.again(s)
		s.Go(t)
	}
	d.OnChange = t.people.changeTable
	if h := t.hindsight; h != nil && t.tools.review {
		d.OnReview, d.LookBack = h.Review, h.LookBack
	}
	if s.Kept().Saves != nil {
		d.OnCounts = func(s *stage.Stage) { s.Go(t.ways.Statistics(s.Scene())) }
	}
	d.OnTitle = func(s *stage.Stage) { s.Go(s.Options().Routes.Title()) }
	return d
}
