package scene

import (
	"slices"
	"strconv"
	"strings"

	"fourtell/engine"
	"fourtell/engine/uno"
	"fourtell/words"
)

// result is the round's end as the result's scene shows it: who won, what was counted, and how it goes on.
func (t *Table) result(s *Stage) ResultData {
	l, snap := &t.lang, &t.shown
	d := ResultData{Winner: -1, Round: l.Say(words.TableRound, words.Count("n", max(1, snap.Round)))}
	if snap.Phase == engine.PhaseMatchOver {
		d.Round = l.Say(words.ResultMatch)
	}
	told := *snap
	if t.shared() {
		told.Viewer = engine.Spectator // "you" is nobody where several look at the same board
	}
	d.Headline = strings.TrimSuffix(l.Turn(&told), ".")
	single := t.single()
	type ranked struct {
		row  ResultRow
		seat engine.Seat
		key  int
	}
	var all []ranked
	r, err := uno.ParseRules(snap.Rules)
	low := err == nil && (r[uno.Score] == uno.ScoreLowestTotal || r[uno.Score] == uno.ScoreElimination)
	for i := range snap.Hands {
		h := &snap.Hands[i]
		row := ResultRow{Name: h.Name, Guest: t.guestName(i)}
		left := 0
		for _, c := range h.Cards {
			row.Cards = append(row.Cards, "card/"+c.Face.String())
			left += c.Face.Points()
		}
		if h.Count == 0 {
			row.Note = l.Say("card.none")
		}
		if i < len(snap.Points) {
			row.Gain = snap.Points[i]
		}
		row.Score = row.Gain
		key := left
		if !single && i < len(snap.Totals) {
			row.Score = snap.Totals[i]
			key = -row.Score
			if low {
				key = row.Score
			}
		}
		if slices.Contains(snap.Winners, engine.Seat(i)) {
			key -= 1 << 20
		}
		if single {
			row.Gain = 0
		}
		all = append(all, ranked{row, engine.Seat(i), key})
	}
	slices.SortStableFunc(all, func(a, b ranked) int { return a.key - b.key })
	for i, a := range all {
		d.Rows = append(d.Rows, a.row)
		if len(snap.Winners) > 0 && a.seat == snap.Winners[0] {
			d.Winner = i
		}
	}
	d.Won = slices.ContainsFunc(snap.Winners, func(w engine.Seat) bool { return t.sharerAt(w) >= 0 })
	if !single && err == nil {
		d.GoalAt = int(r[uno.Target])
		d.Goal = strconv.Itoa(d.GoalAt)
	}
	n := len(snap.Discard)
	for _, c := range snap.Discard[max(0, n-3):] {
		d.Faces = append(d.Faces, "card/"+c.String())
	}
	d.Again = l.Say(words.ButtonPlayAgain)
	if !single && snap.Phase == engine.PhaseRoundOver {
		d.Again = l.Say(words.ButtonNextRound)
	}
	d.OnAgain = func(s *Stage) {
		t.again(s)
		s.Go(t)
	}
	d.OnTitle = func(s *Stage) { s.Go(NewTitle()) }
	return d
}

// guestName is the portrait of a seat.
func (t *Table) guestName(i int) string {
	if i < len(t.o.Guests) && t.o.Guests[i] != "" {
		return t.o.Guests[i]
	}
	house := quickGuests()
	return house[i%len(house)]
}
