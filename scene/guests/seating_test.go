//go:build display

package guests

import (
	"fmt"
	"strings"
	"testing"
)

func TestExecTheCommandLineSeatsPeopleBotsAndProgramsAsTheTerminalDoes(t *testing.T) {
	for _, c := range []struct{ seats, want string }{
		{"Ann,bot,exec:./mybot --bold", "Ann=person/moon Bea=level:skilled/owl mybot=exec:./mybot --bold/fox"},
		{"Bea, random ,heuristic", "Bea=person/owl Theo=random/fox Mira=level:skilled/rabbit"},
		{`exec:"My, Bots/b 1" --bold,Bea`, `b 1=exec:"My, Bots/b 1" --bold/moon Bea=person/owl`},
		{"exec:bin/a,exec:a b", "a=exec:bin/a/moon a 2=exec:a b/owl"},
		{"exec:./a-very-long-name-of-a-bot,exec:./a-very-long-name-of-a-bot", "a-very-lon…a-bot=exec:./a-very-long-name-of-a-bot/moon a-very-lo…-bot 2=exec:./a-very-long-name-of-a-bot/owl"},
		{"a,b,c,d,e,f,g,h,i,j", "a=person/moon b=person/owl c=person/fox d=person/rabbit e=person/cat f=person/robot g=person/bear h=person/cactus i=person/toucan j=person/frog"},
	} {
		n, plan, err := ParseSeating(c.seats)
		var got []string
		for _, p := range plan {
			got = append(got, fmt.Sprintf("%s=%s/%s", p.Name, p.Who, p.Guest))
		}
		if all := strings.Join(got, " "); err != nil || n != len(plan) || all != c.want {
			t.Errorf("%q: %v\n got %s\nwant %s", c.seats, err, all, c.want)
		}
	}
	for seats, why := range map[string]string{
		"Ann":                    "a table has 2 to 10 seats, not 1",
		"Ann,Ann":                `two people are called "Ann"`,
		"Ann,exec:":              "seat 1: exec: needs a program",
		"Ann,bot 2":              `seat 1: "bot 2" is a bot's name`,
		"Ann,Bartholomew of Ely": "seat 1: \"Bartholomew of Ely\" is longer than the 16 letters",
		"Ann,":                   "seat 1: nobody is named",
		"11":                     "a table has 2 to 10 seats, not 11",
		"Ann,wizard:3":           "is no kind of player",
	} {
		if _, _, err := ParseSeating(seats); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%q: %v, want %q", seats, err, why)
		}
	}
}
