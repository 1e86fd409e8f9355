package dated

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// DayOf is the name of the day in which a moment lies, by UTC: "2026-11-28".
func DayOf(now time.Time) string { return now.UTC().Format(time.DateOnly) }

// WeekOf is the name of the week in which a moment lies, by UTC and ISO 8601, which begins it on Monday: "2026-W48".
func WeekOf(now time.Time) string {
	year, week := now.UTC().ISOWeek()
	return fmt.Sprintf("%04d-W%02d", year, week)
}

// IsDay says whether that is the name of a day.
func IsDay(name string) bool {
	_, err := time.Parse(time.DateOnly, name)
	return err == nil
}

// IsWeek says whether that is the name of a week.
func IsWeek(name string) bool { return !Monday(name).IsZero() }

// Day is the moment at which a day begins; the zero time for a name that is none.
func Day(name string) time.Time {
	at, _ := time.Parse(time.DateOnly, name)
	return at
}

// Monday is the moment at which a week begins; the zero time for a name that is none.
func Monday(week string) time.Time {
	y, w, _ := strings.Cut(week, "-W")
	year, err := strconv.Atoi(y)
	n, wrong := strconv.Atoi(w)
	if err != nil || wrong != nil || len(y) != 4 || len(w) != 2 || year < 1 || n < 1 {
		return time.Time{}
	}
	fourth := time.Date(year, time.January, 4, 0, 0, 0, 0, time.UTC) // which lies in the first week
	at := fourth.AddDate(0, 0, -(int(fourth.Weekday())+6)%7+7*(n-1))
	if WeekOf(at) != week {
		return time.Time{}
	}
	return at
}

// weeks is how many weeks a week is after that of 1970-01-05.
func weeks(week string) int64 { return Monday(week).Unix() / (7 * 24 * 60 * 60) }

// Open says whether a deal is one that counts now: today's or this week's.
func Open(name string, now time.Time) bool { return name == DayOf(now) || name == WeekOf(now) }

// Takes says whether a house counts tries at a deal still: that of today or yesterday, of this week or the last.
func Takes(name string, now time.Time) bool {
	return Open(name, now) || Open(name, now.UTC().AddDate(0, 0, -1)) || IsWeek(name) && Open(name, now.UTC().AddDate(0, 0, -7))
}

// Begun says whether its day or week has begun.
func Begun(name string, now time.Time) bool {
	at := Day(name)
	if at.IsZero() {
		at = Monday(name)
	}
	return !at.IsZero() && !at.After(now)
}
