package days

import (
	"time"

	"fourtell/room/dated"
)

// month is a page of the calendar: up to six weeks of days.
type month struct {
	year  int
	month time.Month
	first int // which day a week begins with, 1 Monday … 7 Sunday
}

// firstYear is that of the first deals.
const firstYear = 2026

// monthOf is the page on which a day, or the Monday of a week, stands.
func monthOf(name string, first int) month {
	at := dated.Day(name)
	if at.IsZero() {
		at = dated.Monday(name)
	}
	return month{at.Year(), at.Month(), first}
}

func (m month) begins() time.Time { return time.Date(m.year, m.month, 1, 0, 0, 0, 0, time.UTC) }

// turned is the page so many months later.
func (m month) turned(by int) month {
	at := m.begins().AddDate(0, by, 0)
	return month{at.Year(), at.Month(), m.first}
}

// hasBefore says that there is a page before it, hasAfter one that has begun by a day.
func (m month) hasBefore() bool { return m.year > firstYear || m.month > time.January }

func (m month) hasAfter(today string) bool {
	return m.turned(1).begins().Format(time.DateOnly) <= today
}

// rows are its weeks: of each the days that lie in the month, by column, "" elsewhere, and the week whose Monday is in that row.
func (m month) rows() (all []monthRow) {
	at := m.begins()
	column := (int(at.Weekday())+6)%7 - (m.first - 1) // from Monday, then from the first
	column = (column + 7) % 7
	for at = at.AddDate(0, 0, -column); at.Before(m.turned(1).begins()); {
		var r monthRow
		for i := range r.days {
			if at.Month() == m.month {
				r.days[i] = dated.DayOf(at)
			}
			if at.Weekday() == time.Monday {
				r.week = dated.WeekOf(at)
			}
			at = at.AddDate(0, 0, 1)
		}
		all = append(all, r)
	}
	return all
}

// monthRow is a row of it.
type monthRow struct {
	days [7]string
	week string
}
