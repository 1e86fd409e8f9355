package houses_test

import (
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"fourtell/ai"
	"fourtell/ai/houses"
	"fourtell/engine/games"
)

// What the house's players are said to be worth is what was measured.
func TestRatingsAreThoseOfTheLeague(t *testing.T) {
	text, err := os.ReadFile("../../docs/league.md")
	if err != nil {
		t.Fatal(err)
	}
	row := regexp.MustCompile(`^\| (random|(?:level|char):\w+) \| (-?\d+) \| ± (\d+) \|`)
	luck := regexp.MustCompile(`^Luck (\d+\.\d+) `)
	game, found := "", map[string][]ai.Rated{}
	for _, line := range strings.Split(string(text), "\n") {
		if name, ok := strings.CutPrefix(line, "## Strength in "); ok {
			game = name
		}
		if m := luck.FindStringSubmatch(line); m != nil && m[1] != fmt.Sprintf("%.2f", ai.Luck(game)) {
			t.Errorf("%s: the luck is %s, said to be %v", game, m[1], ai.Luck(game))
		}
		if m := row.FindStringSubmatch(line); m != nil && game != "" {
			points, _ := strconv.Atoi(m[2])
			within, _ := strconv.Atoi(m[3])
			found[game] = append(found[game], ai.Rated{Game: game, Kind: m[1], Points: points, Within: within})
		}
	}
	for _, book := range games.All() {
		if got, want := fmt.Sprint(ai.Ratings(book.Name())), fmt.Sprint(found[book.Name()]); got != want {
			t.Errorf("%s:\n%s\nthe league has\n%s", book.Name(), got, want)
		}
	}
}

func TestEverybodyOfTheHouseHasARatingAndTheMiddleLevelIsTheMiddle(t *testing.T) {
	for _, game := range []string{"uno", "bluff"} {
		for _, l := range ai.Levels() {
			if _, ok := houses.Rated(game, l.Name); !ok {
				t.Errorf("%s: %s has none", game, l.Name)
			}
		}
		for _, c := range ai.Characters() {
			if _, ok := houses.Rated(game, ai.CharMark+c.Name); !ok {
				t.Errorf("%s: %s has none", game, c.Name)
			}
		}
		if r, ok := houses.Rated(game, "bot"); !ok || r.Points != 1500 || r.Within != 0 {
			t.Errorf("%s: whoever the house sends is %+v", game, r)
		}
		bea, _ := houses.Rated(game, "char:bea")
		if master, _ := houses.Rated(game, "master"); bea != master {
			t.Errorf("%s: Bea is %+v and Master %+v", game, bea, master)
		}
	}
	for _, nobody := range []string{"wizard", "person", "char:nobody", ""} {
		if r, ok := houses.Rated("", nobody); ok {
			t.Errorf("%q is %+v", nobody, r)
		}
	}
	if r, ok := houses.Rated("", "level:skilled"); !ok || r.Game != games.All()[0].Name() {
		t.Errorf("in the usual game %+v", r)
	}
}
