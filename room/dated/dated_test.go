package dated_test

import (
	"slices"
	"testing"
	"time"

	"fourtell/ai/houses"
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/room"
	"fourtell/room/dated"
)

func TestAWeekIsThatOfISO8601AndBeginsOnMonday(t *testing.T) {
	for _, c := range []struct{ day, week, monday string }{
		{"2026-11-30", "2026-W49", "2026-11-30"},
		{"2026-11-29", "2026-W48", "2026-11-23"},
		{"2027-01-01", "2026-W53", "2026-12-28"},
		{"2027-01-04", "2027-W01", "2027-01-04"},
		{"2024-12-30", "2025-W01", "2024-12-30"},
		{"2023-01-01", "2022-W52", "2022-12-26"},
	} {
		week := dated.WeekOf(dated.Day(c.day))
		if week != c.week || dated.DayOf(dated.Monday(week)) != c.monday {
			t.Errorf("%s is in %s from %s, want %s from %s", c.day, week, dated.DayOf(dated.Monday(week)), c.week, c.monday)
		}
	}
	if got := dated.WeekOf(time.Date(2026, 11, 29, 23, 30, 0, 0, time.FixedZone("", -5*3600))); got != "2026-W49" {
		t.Errorf("late on Sunday in New York it is %s", got)
	}
}

func TestWhatIsNoDayAndNoWeekIsNoDeal(t *testing.T) {
	for _, name := range []string{"", "2026-11-31", "2026-W00", "2025-W53", "2026-W54", "2026-W+1", "2026-w48", "26-W48", "2026-W481", "-026-W48", "tomorrow"} {
		if d, ok := dated.Of(name); ok {
			t.Errorf("%q is %+v", name, d)
		}
	}
}

func TestADealCountsInItsDayOrWeekAndCanBePlayedAfterwards(t *testing.T) {
	now := time.Date(2026, 11, 28, 10, 0, 0, 0, time.UTC)
	for _, c := range []struct {
		name        string
		open, begun bool
	}{{"2026-11-28", true, true}, {"2026-W48", true, true}, {"2026-11-27", false, true}, {"2026-W47", false, true}, {"2026-11-29", false, false},
		{"2026-W49", false, false}, {"never", false, false}} {
		if dated.Open(c.name, now) != c.open || dated.Begun(c.name, now) != c.begun {
			t.Errorf("%s: open %v, begun %v", c.name, dated.Open(c.name, now), dated.Begun(c.name, now))
		}
	}
}

// inARow are the deals of so many weeks running.
func inARow(n int) (all []dated.Deal) {
	for at := dated.Monday("2026-W49"); len(all) < n; at = at.AddDate(0, 0, 7) {
		d, _ := dated.Of(dated.WeekOf(at))
		all = append(all, d)
	}
	return all
}

func TestEveryWeekIsOddInItsOwnWayAndSometimesOfTheOtherGame(t *testing.T) {
	seen, seeds, played := map[string]int{}, map[uint64]bool{}, map[string]bool{}
	last := ""
	all := inARow(60)
	for _, d := range all {
		if d.Odd == last || seeds[d.Seed] {
			t.Errorf("%s is as the week before, or dealt as another", d.Name)
		}
		if n := d.Seats(); n < 3 || n > 6 || int(d.Dealer) >= n || !d.Weekly() {
			t.Errorf("%s has %d seats, dealer %d", d.Name, n, d.Dealer)
		}
		guests := slices.Clone(d.Guests)
		if slices.Sort(guests); len(slices.Compact(guests)) != len(d.Guests) {
			t.Errorf("%s: somebody sits on two chairs: %v", d.Name, d.Guests)
		}
		last = d.Odd
		seen[d.Odd]++
		seeds[d.Seed], played[d.Game] = true, true
	}
	if len(seen) < 20 || len(played) < 2 {
		t.Errorf("%d mixtures of %v", len(seen), played)
	}
	again, _ := dated.Of(all[0].Name)
	if again.Seed != all[0].Seed || !slices.Equal(again.Guests, all[0].Guests) || again.Dealer != all[0].Dealer {
		t.Error("a week is not the same every time")
	}
}

func TestADayIsDealtAsItAlwaysWas(t *testing.T) {
	d, _ := dated.Of("2026-11-28")
	if d.Seed != engine.Mix(20261128, 4) || d.BotSeed != engine.Mix(d.Seed, 1) || d.Dealer != 0 || d.Rules != "classic" || d.Weekly() ||
		!slices.Equal(d.Guests, []string{"bea", "theo", "mira"}) {
		t.Errorf("it is %+v", d)
	}
}

// Bots play every mixture to its end, on two deals each, within the minutes that a round may take.
func TestEveryMixtureIsPlayedToItsEnd(t *testing.T) {
	first := inARow(1)[0]
	n := 1
	for all := inARow(60); all[n].Odd != first.Odd; n++ {
	}
	if n < 20 {
		t.Fatalf("there are %d mixtures", n)
	}
	for _, d := range inARow(2 * n) {
		t.Run(d.Odd+" "+d.Name, func(t *testing.T) {
			t.Parallel()
			book, err := games.Named(d.Game)
			if err != nil {
				t.Fatal(err)
			}
			rules, err := engine.ParseRules(book, d.Rules)
			if err != nil || rules.Check(d.Seats()) != nil || rules.Match() {
				t.Fatalf("%s makes no single round of %d: %v, %v", d.Rules, d.Seats(), err, rules.Check(d.Seats()))
			}
			make, _ := houses.NamedOf(d.Game, "level:casual")
			table, err := room.NewTableFromRecord(engine.Record{Setup: d.Setup("You")}, room.Options{Pace: room.Still(), BotSeed: d.BotSeed})
			if err != nil {
				t.Fatal(err)
			}
			for seat := range engine.Seat(d.Seats()) {
				table.Seat(seat, room.NewBotSeat(func(seat engine.Seat, seed uint64) room.Bot { return make(seat, seed) }, seat, d.BotSeed))
			}
			for tick := 0; !table.Over(); tick++ {
				if tick > 60*60*60 {
					t.Fatalf("after an hour it goes on: %d commands", len(table.Record().Commands))
				}
				table.Step()
			}
			t.Logf("%d commands, %v", len(table.Record().Commands), table.Now())
		})
	}
}
