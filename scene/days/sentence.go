package days

import (
	"strconv"

	"fourtell/room"
	"fourtell/room/dated"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// title is what a deal is.
func title(l *words.Language, d *dated.Deal) string {
	if d.Weekly() {
		return l.Say(words.WeeklyTitle)
	}
	return l.Say(words.DailyTitle)
}

// Today's result in a sentence, as it stands where there is only that day.
func Says(l *words.Language, r room.DailyPlayed) string { return daySays(l, words.DailyResult, r) }

// daySays is the result of a day.
func daySays(l *words.Language, key words.Key, r room.DailyPlayed) string {
	return l.Say(key, words.With("day", r.Day), words.With("place", l.Place(r.Place)), words.Count("of", r.Of),
		words.Count("held", r.Held), words.Count("caught", r.Caught))
}

// sentence is how any deal has come out, whenever that was.
func sentence(l *words.Language, r room.DailyPlayed) string {
	key := words.DatedPoints
	if d, _ := dated.Of(r.Day); !inPoints(&d) {
		key = words.DatedCards
	}
	return l.Say(key, words.With("place", l.Place(r.Place)), words.Count("of", r.Of), words.Count("held", r.Held))
}

// inPoints says whether what is held is counted in points; else cards are.
func inPoints(d *dated.Deal) bool { return kit.SameGame(d.Game, "") }

// line is the one to pass on.
func line(l *words.Language, r room.DailyPlayed) string {
	d, _ := dated.Of(r.Day)
	if !d.Weekly() {
		return daySays(l, words.DailyText, r)
	}
	odd, _ := words.Odd(l, d.Odd)
	return l.Say(words.WeeklyText, words.With("day", r.Day), words.With("odd", odd), words.With("result", sentence(l, r)))
}

// called is a day or a week as the calendar speaks of it.
func called(l *words.Language, name string) string {
	if at := dated.Monday(name); !at.IsZero() {
		year, week := at.ISOWeek()
		return l.Say(words.CalendarWeek, words.With("n", strconv.Itoa(week)), words.With("year", strconv.Itoa(year)))
	}
	return words.Date(l, dated.Day(name))
}

// Share shows the line to pass on; a page puts it on the clipboard, a window into a file.
func Share(s *stage.Stage, r room.DailyPlayed) {
	l := s.Lang()
	m := &kit.Entry{Title: l.Say(words.DailyShare), Help: l.Say(words.DailyShareHelp), Copies: true, Accept: l.Say(words.DailyWrite)}
	m.Field.Text, m.Field.Lines = line(l, r), true
	m.Check = func(string) string { return "" }
	file := "fourtell-daily-" + r.Day + ".txt"
	if dated.IsWeek(r.Day) {
		file = "fourtell-weekly-" + r.Day + ".txt"
	}
	m.Take = func(s *stage.Stage, text string) {
		where, err := s.Files().Keep(file, []byte(text+"\n"))
		if err != nil {
			s.Toasts().Alert(s.Lang().Say(words.DailyUnsaved), err.Error())
			return
		}
		s.Toasts().Show(s.Lang().Say(words.DailyWritten), where)
	}
	s.Open(m)
}
