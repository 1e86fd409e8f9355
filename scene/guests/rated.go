package guests

import (
	"strconv"
	"strings"

	"fourtell/ai"
	"fourtell/ai/houses"
	"fourtell/engine"
	"fourtell/room"
	"fourtell/room/rating"
	"fourtell/scene/stage"
	"fourtell/words"
)

// RatingOf is how strong whoever sits on a chair of that kind is in that game, "" the usual one; false for people and programs.
func RatingOf(game, who string) (ai.Rated, bool) { return houses.Rated(game, who) }

// Scale is the house's strength, by which people are rated.
func Scale() room.Scale {
	return room.Scale{
		Known: func(game, chair string) (rating.Opponent, bool) {
			r, ok := RatingOf(game, chair)
			return rating.Opponent{Rating: float64(r.Points), Deviation: float64(r.Within) / 1.96}, ok
		},
		Luck: ai.Luck,
	}
}

// RatingLine is what a round that has been counted made of a seat's rating; "" where it is not rated.
func RatingLine(s *stage.Stage, head *room.Head, set engine.Setup, round int, seat engine.Seat) string {
	if head == nil || s.Kept().Saves == nil {
		return ""
	}
	st := s.Kept().Statistics()
	r, ok := st.Ratings(Scale()).Round(room.RoundIDs(*head, set, round, seat))
	if !ok {
		return ""
	}
	return s.Lang().Say(words.RatingResult, words.Count("n", r.After.Points()), words.With("change", Signed(r.Change())))
}

// OpponentName is an opponent of the statistics as a player reads it.
func OpponentName(l *words.Language, id string) string {
	if name, ok := strings.CutPrefix(id, OpponentPerson); ok {
		return name
	}
	for _, sits := range Sitters() {
		if sits.ID == id || sits.ID == stage.SitsProgram && strings.HasPrefix(id, stage.SitsProgram) {
			return l.Say(sits.Name)
		}
	}
	return id
}

// Signed is a change in points with its sign.
func Signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}
