package room_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fourtell/room"
)

func houseKind(kind string) bool {
	return slices.Contains([]string{"bot", "random", "level:hard"}, kind)
}

func TestAListOfSeatsNamesPeopleBotsAndPrograms(t *testing.T) {
	for _, c := range []struct{ list, want string }{
		{"Ann,bot", "Ann// bot/bot/"},
		{" Ann , random ,exec: ./mybot  --bold", "Ann// random/random/ mybot (exec)//./mybot|--bold"},
		{"bot,bot,exec:a/x,exec:b/x", "bot 1/bot/ bot 2/bot/ x 1 (exec)//a/x x 2 (exec)//b/x"},
		{"level:hard,Ann", "level:hard/level:hard/ Ann//"},
		{"bottle,random7", "bottle// random7//"},
	} {
		seats, err := room.ParseSeats(c.list, houseKind)
		var got []string
		for _, s := range seats {
			got = append(got, fmt.Sprintf("%s/%s/%s", s.Name, s.Kind, strings.Join(s.Argv, "|")))
			if s.Person() != (s.Kind == "" && s.Argv == nil) {
				t.Errorf("%+v is a person: %v", s, s.Person())
			}
		}
		if all := strings.Join(got, " "); err != nil || all != c.want {
			t.Errorf("%q: %q, %v, want %q", c.list, all, err, c.want)
		}
	}
}

func TestAListThatSeatsNoTableIsRefusedWithTheSeat(t *testing.T) {
	for list, why := range map[string]string{
		"Ann":                            "a table has 2 to 10 seats, not 1",
		"a,b,c,d,e,f,g,h,i,j,k":          "a table has 2 to 10 seats, not 11",
		"Ann,,bot":                       "seat 1: nobody is named",
		"Ann,exec: ":                     "seat 1: exec: needs a program",
		"Ann,bot 12":                     `seat 1: "bot 12" is a bot's name`,
		"x (exec),bot":                   `seat 0: "x (exec)" is a bot's name`,
		"Ann,level:9":                    `seat 1: the house has no "level:9"`,
		"Ann,wizard:9":                   `seat 1: "wizard:9" is no kind of player`,
		"Ann\t1\tx,bot":                  "is no name",
		"Ann,B\u200bo":                   "and none that cannot be seen",
		"Ann,B\u202eo":                   "seat 1: \"B\\u202eo\" is no name: at most 40 letters, and none that cannot be seen",
		"Ann,B\xffo":                     "is no name",
		"Ann,\u3164":                     "is no name",
		"4.5":                            `not 1: "4.5" is all there is`,
		"":                               `not 1: "" is all there is`,
		"Ann,bot,Ann":                    `two people are called "Ann"`,
		strings.Repeat("x", 41) + ",bot": "is no name",
	} {
		if _, err := room.ParseSeats(list, houseKind); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%q: %v, want %q", list, err, why)
		}
	}
}
