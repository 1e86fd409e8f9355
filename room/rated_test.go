package room_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
	"time"

	"fourtell/room"
	"fourtell/room/rating"
)

// house is a scale on which the house has one level.
func house() room.Scale {
	return room.Scale{
		Known: func(game, chair string) (rating.Opponent, bool) {
			at, ok := map[string]float64{"uno level skilled": 1500, "uno level master": 1650, "bluff level skilled": 1400}[game+" "+chair]
			return rating.Opponent{Rating: at, Deviation: 10}, ok
		},
		Luck: func(string) float64 { return 0.5 },
	}
}

// played is a line of statistics at a day of 2026, before whatever else it says.
func playedLine(id string, day int, rest string) string {
	at := time.Date(2026, 1, 1, 20, 0, 0, 0, time.UTC).AddDate(0, 0, day)
	return fmt.Sprintf(`{"id":%q,"at":%q,%s}`, id, at.Format(time.RFC3339), rest)
}

func ratingsOf(t *testing.T, lines ...string) room.Ratings {
	t.Helper()
	st, word := room.ReadStatistics([]byte("fourtell statistics 1\n" + strings.Join(lines, "\n") + "\n"))
	if word != nil || len(st.Played) == 0 {
		t.Fatal(word)
	}
	return st.Ratings(house())
}

func TestARoundIsRatedByWhoSatThere(t *testing.T) {
	for _, c := range []struct {
		name, line string
		up         int // 1 more, -1 less, 0 not rated
	}{
		{"a win against a level", `"who":"Ann","rules":"classic","seats":2,"against":["level skilled"],"rounds":1,"wins":1`, 1},
		{"a round lost to one", `"who":"Ann","rules":"classic","seats":2,"against":["level skilled"],"rounds":1,"left":3`, -1},
		{"a win at a table of four", `"who":"Ann","rules":"party","seats":4,"against":["level skilled","level master","level master"],"rounds":1,"wins":1`, 1},
		{"a win of the other game", `"who":"Ann","game":"bluff","rules":"classic","seats":2,"against":["level skilled"],"rounds":1,"wins":1`, 1},
		{"a win over somebody elsewhere", `"who":"Ann","rules":"classic","seats":2,"against":["person Bo"],"online":true,"rounds":1,"wins":1`, 1},
		{"a win with a partner", `"who":"Ann","rules":"classic,teams=opposite","seats":4,"against":["level skilled","level skilled"],"rounds":1,"wins":1`, 0},
		{"a win over a program", `"who":"Ann","rules":"classic","seats":2,"against":["exec:./mine"],"rounds":1,"wins":1`, 0},
		{"a win over a bot of a later version", `"who":"Ann","rules":"classic","seats":3,"against":["level skilled","level oracle"],"rounds":1,"wins":1`, 0},
		{"a win under rules nobody knows", `"who":"Ann","rules":"classic,gravity=on","seats":2,"against":["level skilled"],"rounds":1,"wins":1`, 0},
		{"a game nobody knows", `"who":"Ann","game":"chess","rules":"classic","seats":2,"against":["level skilled"],"rounds":1,"wins":1`, 0},
		{"a match alone", `"who":"Ann","rules":"classic","seats":2,"against":["level skilled"],"matches":1,"match_wins":1`, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := ratingsOf(t, playedLine("m.1.0", 0, c.line))
			if c.up == 0 {
				if len(got.Rounds) != 0 {
					t.Fatalf("it is rated: %+v", got.Rounds)
				}
				return
			}
			if len(got.Rounds) != 1 || got.Rounds[0].Change()*c.up <= 0 {
				t.Fatalf("%+v", got.Rounds)
			}
			if r, ok := got.Round([]string{"other", "m.1.0"}); !ok || !reflect.DeepEqual(r, got.Rounds[0]) {
				t.Errorf("by its id it is %+v", r)
			}
		})
	}
}

func TestTwoAtOneScreenAreRatedAgainstEachOtherAsTheyStoodBeforeTheRound(t *testing.T) {
	line := func(who, other string, seat, wins int) string {
		return playedLine(fmt.Sprintf("m.1.%d", seat), 3, fmt.Sprintf(`"who":%q,"rules":"classic","seats":2,"against":["person %s"],"rounds":1,"wins":%d`, who, other, wins))
	}
	r := ratingsOf(t, line("Ann", "Bo", 0, 1), line("Bo", "Ann", 1, 0))
	ann, bo := r.Of("uno", "Ann"), r.Of("uno", "Bo")
	if len(ann) != 1 || len(bo) != 1 || math.Abs(ann[0].After.Rating+bo[0].After.Rating-3000) > 1e-6 {
		t.Errorf("%+v and %+v", ann, bo)
	}
	if got := r.Players("uno"); len(got) != 2 || r.Players("bluff") != nil {
		t.Errorf("players %v", got)
	}
	// Who is strong by then is one whom to beat tells more.
	strong := ""
	for n := range 40 {
		strong += playedLine(fmt.Sprintf("a%02d.1.0", n), 1, `"who":"Bo","rules":"classic","seats":2,"against":["level master"],"rounds":1,"wins":1`) + "\n"
	}
	again := ratingsOf(t, strong+line("Ann", "Bo", 0, 1), line("Bo", "Ann", 1, 0))
	if again.Of("uno", "Ann")[0].Change() <= ann[0].Change() {
		t.Errorf("%+d over a strong one, %+d over a newcomer", again.Of("uno", "Ann")[0].Change(), ann[0].Change())
	}
	// A person of that name elsewhere is another.
	far := playedLine("r.1.0", 3, `"who":"Ann","rules":"classic","seats":2,"against":["person Bo"],"online":true,"rounds":1,"wins":1`)
	if got := ratingsOf(t, strong+far).Of("uno", "Ann")[0].Change(); got != ann[0].Change() {
		t.Errorf("%+d over a stranger, want %+d", got, ann[0].Change())
	}
}

// someLines are rounds of a season, of a few people.
func someLines(n int) []string {
	rng := rand.New(rand.NewPCG(4, 2))
	var lines []string
	for i := range n {
		against := [...]string{`"level skilled"`, `"level master"`, `"level skilled","level master"`, `"person Bo"`, `"person Cy","level skilled"`}[rng.IntN(5)]
		lines = append(lines, playedLine(fmt.Sprintf("m%03d.1.0", i), i/3, fmt.Sprintf(`"who":%q,"rules":"classic","seats":%d,"against":[%s],"rounds":1,"wins":%d`,
			[...]string{"Ann", "Bo"}[rng.IntN(2)], 2+strings.Count(against, ","), against, rng.IntN(2))))
	}
	return lines
}

func TestLinesOfTwoDevicesPutTogetherRateAsIfCountedOnOne(t *testing.T) {
	lines := someLines(240)
	want := ratingsOf(t, lines...)
	rng := rand.New(rand.NewPCG(1, 9))
	for range 12 {
		var one, other []string
		for _, l := range lines { // some are on both
			switch rng.IntN(3) {
			case 0:
				one = append(one, l)
			case 1:
				other = append(other, l)
			default:
				one, other = append(one, l), append(other, l)
			}
		}
		both := append(append(append([]string{}, other...), one...), other...)
		if got := ratingsOf(t, both...); !reflect.DeepEqual(got, want) {
			t.Fatalf("%d rounds, want %d; the last is %+v, want %+v", len(got.Rounds), len(want.Rounds), got.Rounds[len(got.Rounds)-1], want.Rounds[len(want.Rounds)-1])
		}
	}
	now := want.Now("uno", "Ann", time.Date(2026, 3, 25, 0, 0, 0, 0, time.UTC))
	year := want.Now("uno", "Ann", time.Date(2027, 3, 25, 0, 0, 0, 0, time.UTC))
	if now.Rating != year.Rating || year.Deviation < now.Deviation+30 {
		t.Errorf("now %+v, and after a year away %+v", now, year)
	}
	if got := want.Now("uno", "Nobody", time.Time{}); got != rating.Newcomer() {
		t.Errorf("who has not played is %+v", got)
	}
}

func TestASeasonIsItsMonthsByTheCalendarItWasCountedBy(t *testing.T) {
	r := ratingsOf(t, someLines(240)...)
	months, rounds := r.Months("uno", "Ann"), 0
	if len(months) != 3 {
		t.Fatalf("%d months", len(months))
	}
	for i, m := range months {
		if m.Year != 2026 || m.Month != time.Month(i+1) || m.Rounds != len(m.Played) || m.Rounds == 0 || m.Wins > m.Rounds {
			t.Errorf("%+v", m)
		}
		if i > 0 && m.First != months[i-1].Last {
			t.Errorf("month %d begins at %+v, the one before ends at %+v", i, m.First, months[i-1].Last)
		}
		rounds += m.Rounds
	}
	if rounds != len(r.Of("uno", "Ann")) {
		t.Errorf("%d rounds", rounds)
	}
	late := `{"id":"z.1.0","at":"2026-02-01T00:30:00+09:00","who":"Ann","rules":"classic","seats":2,"against":["level skilled"],"rounds":1}`
	if m := ratingsOf(t, late).Months("uno", "Ann"); m[0].Month != time.February {
		t.Errorf("half past midnight of the first is in %v", m[0].Month)
	}
}

// Beyond 2500 rounds the oldest are put together; what they were worth stays.
func TestRoundsThatAreNoLongerKeptOneByOneAreStillRated(t *testing.T) {
	store := room.NewMemory()
	text := []string{"fourtell statistics 1"}
	won := 0
	for i := range 2499 {
		win := 0
		if i*3/5 > won {
			won, win = won+1, 1
		}
		text = append(text, playedLine(fmt.Sprintf("k%05d.1.0", i), i/10, fmt.Sprintf(`"who":"Ann","rules":"classic","seats":2,"against":["level skilled"],"rounds":1,"wins":%d`, win)))
	}
	if err := store.Write("statistics.lines", []byte(strings.Join(text, "\n")+"\n")); err != nil {
		t.Fatal(err)
	}
	saves := room.OpenSaves(store)
	st := statisticsOf(t, saves)
	before := st.Ratings(house())
	for minute := range 2 {
		count(t, saves, minute)
	}
	st = statisticsOf(t, saves)
	after := st.Ratings(house())
	var folded []room.Rated
	for _, r := range after.Of("uno", "Ann") {
		if r.ID == "" {
			folded = append(folded, r)
		}
	}
	if len(folded) != 2 || folded[0].At.Month() != time.January || folded[1].At.Month() != time.February || folded[0].Rounds+folded[1].Rounds < 499 {
		t.Fatalf("%+v", folded)
	}
	was, is := before.Now("uno", "Ann", at(0)), after.Now("uno", "Ann", at(0))
	if math.Abs(was.Rating-is.Rating) > 3 || math.Abs(was.Deviation-is.Deviation) > 1 {
		t.Errorf("%+v has become %+v", was, is)
	}
	if months := after.Months("uno", "Ann"); len(months) < 8 || months[0].Rounds != 310 || months[0].Wins < 180 {
		t.Errorf("the first month has %+v", months[0].Rounds)
	}
}

func FuzzWhateverIsReadIsRatedWithinBounds(f *testing.F) {
	f.Add([]byte("fourtell statistics 1\n" + strings.Join(someLines(9), "\n")))
	f.Add([]byte("fourtell statistics 1\n" + `{"who":"Ann","rules":"classic","seats":2,"against":["level skilled"],"rounds":1099511627776,"wins":1099511627776}`))
	f.Add([]byte("fourtell statistics 1\n" + `{"id":"a","at":"0001-01-02T00:00:00-23:59","who":"","rules":"classic","seats":2,"against":["person "],"rounds":1}` + "\n" +
		`{"id":"a.b.","at":"9999-12-31T23:59:59Z","who":"","rules":"classic","seats":2,"against":["person "],"rounds":1,"wins":1}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		st, _ := room.ReadStatistics(text)
		r := st.Ratings(house())
		for _, one := range r.Rounds {
			p := one.After
			if !(p.Rating >= rating.Least && p.Rating <= rating.Most && p.Deviation >= rating.LeastDeviation && p.Deviation <= rating.FirstDeviation) {
				t.Errorf("%+v", one)
			}
			r.Months(one.Game, one.Who)
			r.Now(one.Game, one.Who, time.Time{})
		}
	})
}

func TestStatisticsOfTwoDevicesPutTogetherRateTheSameInWhateverOrder(t *testing.T) {
	read := func(device string, lines []string) room.Statistics {
		st, word := room.ReadStatistics([]byte("fourtell statistics 1\n" + `{"device":"` + device + `"}` + "\n" + strings.Join(lines, "\n") + "\n"))
		if word != nil {
			t.Fatal(word)
		}
		return st
	}
	lines := someLines(120)
	a, b := read("aaaaaaaa", lines[:80]), read("bbbbbbbb", lines[40:])
	want := ratingsOf(t, lines...)
	ab := room.MergeStatistics(a, b)
	for name, st := range map[string]room.Statistics{"one way": ab, "the other": room.MergeStatistics(b, a), "again": room.MergeStatistics(ab, b), "and again": room.MergeStatistics(ab, ab)} {
		if got := st.Ratings(house()); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %d rounds, want %d", name, len(got.Rounds), len(want.Rounds))
		}
	}
}
