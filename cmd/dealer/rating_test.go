package main

import (
	"encoding/json"
	"strings"
	"testing"
)

const counted = `fourtell statistics 1
{"id":"a.1.0","at":"2020-11-28T19:52:00Z","who":"Ann","rules":"classic","seats":2,"against":["level:master"],"rounds":1,"wins":1}
{"id":"b.1.0","at":"2020-12-01T19:52:00Z","who":"Ann","rules":"classic","seats":2,"against":["level:skilled"],"rounds":1,"wins":1}
{"id":"c.1.0","at":"2020-12-01T20:52:00Z","who":"Bo","game":"bluff","rules":"classic","seats":2,"against":["level:skilled"],"rounds":1,"wins":0,"left":4}
`

func TestTheTerminalTellsTheRatingOfEverybodyWhoWasCounted(t *testing.T) {
	file := write(t, "statistics.lines", counted)
	r := dealer("", "rating", "--file", file, "--json")
	r.check(t, exitDone, `"who":"Ann"`, "")
	var own ownRating
	if err := json.Unmarshal([]byte(strings.SplitN(r.out, "\n", 2)[0]), &own); err != nil {
		t.Fatal(err)
	}
	if own.Who != "Ann" || own.Game != "uno" || own.Rating <= 1600 || own.Within < 300 || own.Rounds != 2 || len(own.Months) != 2 ||
		own.Months[0].Month != "2020-11" || own.Months[0].From != 1500 || own.Months[1].To != own.Rating || own.Months[1].Wins != 1 {
		t.Errorf("%+v", own)
	}
	told := dealer("", "rating", "--file", file)
	told.check(t, exitDone, "level:master", "")
	for _, want := range []string{"Ann", "2020-12", "Bo", "char:theo", "1500 ± 0"} {
		if !strings.Contains(told.out, want) {
			t.Errorf("%s is missing in\n%s", want, told.out)
		}
	}
	if one := dealer("", "rating", "--file", file, "--game", "bluff"); strings.Contains(one.out, "Ann") || !strings.Contains(one.out, "Bo") {
		t.Errorf("of one game it says\n%s", one.out)
	}
}

func TestStatisticsThatCannotBeReadAreToldInASentence(t *testing.T) {
	for _, c := range []struct {
		want string
		args []string
	}{
		{"cannot be read", []string{"--file", "nowhere"}},
		{"other.txt", []string{"--file", write(t, "other.txt", "Dear Bo,\n")}},
		{"newer.lines", []string{"--file", write(t, "newer.lines", "fourtell statistics 9\n")}},
		{"--game chess", []string{"--game", "chess"}},
		{`"more" is no flag`, []string{"more"}},
	} {
		dealer("", append([]string{"rating"}, c.args...)...).check(t, exitUsage, "", c.want)
	}
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	dealer("", "rating").check(t, exitDone, "level:beginner", "")
}
