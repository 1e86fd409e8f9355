package words

import (
	"strconv"
	"time"
)

// Keys of what has a date, with their placeholders: the week's deal, the calendar, what everybody has come to. What a week's rules are called
// is odd.NAME, their sentence odd.NAME.line (see Odd).
const (
	WeeklyTitle     Key = "weekly.title"
	WeeklyLine      Key = "weekly.line"
	WeeklyPlay      Key = "weekly.play"
	WeeklyResume    Key = "weekly.resume"
	WeeklyCounted   Key = "weekly.counted"
	WeeklyText      Key = "weekly.text" // {day} {odd} {result}
	DatedOver       Key = "dated.over"
	DatedPractise   Key = "dated.practise"
	DatedPoints     Key = "dated.points" // {place} {of} {held}
	DatedCards      Key = "dated.cards"  // {place} {of} {held}
	CalendarTitle   Key = "calendar.title"
	CalendarMonth   Key = "calendar.month" // {month} {year}
	CalendarDate    Key = "calendar.date"  // {day} {month} {year}
	CalendarWeek    Key = "calendar.week"  // {n} {year}
	CalendarWeeks   Key = "calendar.weeks"
	CalendarEarlier Key = "calendar.earlier"
	CalendarLater   Key = "calendar.later"
	CalendarToday   Key = "calendar.today"
	CalendarNow     Key = "calendar.now"
	CalendarOpen    Key = "calendar.open"
	CalendarLeft    Key = "calendar.left"
	CalendarFirst   Key = "calendar.first"
	WorldAlone      Key = "world.alone"
	WorldAsking     Key = "world.asking"
	WorldPrivacy    Key = "world.privacy"
	WorldYou        Key = "world.you"
	WorldShare      Key = "world.share" // {n} {place} {share}
	WorldByHeld     Key = "world.by_held"
)

// Odd is what a week's mixture of rules is called, and its one sentence.
func Odd(l *Language, name string) (called, line string) {
	return l.Say(Key("odd." + name)), l.Say(Key("odd." + name + ".line"))
}

// Month is what a month is called, 1 … 12.
func Month(l *Language, n int) string { return l.Say(Key("month." + strconv.Itoa(n))) }

// MonthOf is what it is called after the number of a day.
func MonthOf(l *Language, n int) string { return l.Say(Key("month." + strconv.Itoa(n) + ".of")) }

// Date is a day of the calendar in the language's form: "3 March 2026".
func Date(l *Language, day time.Time) string {
	return l.Say(CalendarDate, Count("day", day.Day()), With("month", MonthOf(l, int(day.Month()))), Count("year", day.Year()))
}

// MonthOfYear is a month of the calendar in the language's form, 1 … 12: "March 2026".
func MonthOfYear(l *Language, year, month int) string {
	return l.Say(CalendarMonth, With("month", Month(l, month)), Count("year", year))
}

// Weekday is what a day of the week is called in a letter or two, 1 Monday … 7 Sunday.
func Weekday(l *Language, n int) string { return l.Say(Key("weekday." + strconv.Itoa(n))) }
