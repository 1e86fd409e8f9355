package main

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"fourtell/ai"
	"fourtell/ai/houses"
	"fourtell/engine/games"
	"fourtell/room"
	"fourtell/room/rating"
)

const ratingHelp = `Tells how strong everybody is by the rounds that the window has counted on this machine: the rating, up and down from which their true
strength lies in 95 of 100, and what each month made of it. Below stand the house's players on the same scale.`

// ownRating is somebody in one game.
type ownRating struct {
	Who    string        `json:"who"`
	Game   string        `json:"game"`
	Rating int           `json:"rating"`
	Within int           `json:"within"`
	Rounds int           `json:"rounds"`
	Months []monthRating `json:"months"`
}

type monthRating struct {
	Month  string `json:"month"` // 2026-11; "" of rounds whose time is not known
	From   int    `json:"from"`
	To     int    `json:"to"`
	Rounds int    `json:"rounds"`
	Wins   int    `json:"wins"`
}

func runRating(args []string, s stream) int {
	f := flags("rating", "[--file FILE] [--game GAME] [--json]", ratingHelp)
	file := f.String("file", "", "the statistics in a `FILE`; those of the window, where none is named")
	game := f.String("game", "", "one `GAME` alone: "+strings.Join(games.All().Names(), ", "))
	asJSON := f.Bool("json", false, "one JSON object a line instead, of people alone")
	if code := parseFlags(f, args, s); code >= 0 {
		return code
	}
	if *game != "" && !slices.Contains(games.All().Names(), *game) {
		s.say("rating: --game %s: it is %s here", *game, strings.Join(games.All().Names(), ", "))
		return exitUsage
	}
	st, err := readStatistics(*file)
	if err != nil {
		s.say("rating: %v", err)
		return exitUsage
	}
	all := st.Ratings(houseScale())
	for _, book := range games.All() {
		name := book.Name()
		if *game != "" && *game != name || len(ai.Ratings(name)) == 0 {
			continue
		}
		if !*asJSON {
			fmt.Fprintf(s.out, "%s\n", name)
		}
		for _, who := range all.Players(name) {
			own := ownOf(&all, name, who, time.Now())
			if *asJSON {
				fmt.Fprintf(s.out, "%s\n", marshal(own))
				continue
			}
			fmt.Fprintf(s.out, "  %-16s %5d ± %-4d %d rounds\n", own.Who, own.Rating, own.Within, own.Rounds)
			for _, m := range own.Months {
				fmt.Fprintf(s.out, "    %-14s %5d … %-5d %d rounds, %d won\n", cmp.Or(m.Month, "earlier"), m.From, m.To, m.Rounds, m.Wins)
			}
		}
		if *asJSON {
			continue
		}
		house := ai.Ratings(name)
		slices.SortStableFunc(house, func(a, b ai.Rated) int { return cmp.Compare(b.Points, a.Points) })
		for _, r := range house {
			fmt.Fprintf(s.out, "  %-16s %5d ± %-4d the house's\n", r.Kind, r.Points, r.Within)
		}
	}
	return exitDone
}

// readStatistics reads a file, or what the window has counted. The error is one sentence.
func readStatistics(file string) (room.Statistics, error) {
	if file == "" {
		dir, err := room.DataDir()
		if err != nil {
			return room.Statistics{}, fmt.Errorf("it is not known where the window keeps its statistics: %w", err)
		}
		file = filepath.Join(dir, room.StatisticsFile)
		if _, err := os.Stat(file); os.IsNotExist(err) {
			return room.Statistics{}, nil // nothing has been counted yet
		}
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return room.Statistics{}, fmt.Errorf("%s cannot be read: %s", file, cause(err))
	}
	st, t := room.ReadStatistics(text)
	if t != nil {
		t.Name = file
		return st, t
	}
	return st, nil
}

// houseScale is the house's strength, by which people are rated.
func houseScale() room.Scale {
	return room.Scale{
		Known: func(game, chair string) (rating.Opponent, bool) {
			r, ok := houses.Rated(game, chair)
			return rating.Opponent{Rating: float64(r.Points), Deviation: float64(r.Within) / 1.96}, ok
		},
		Luck: ai.Luck,
	}
}

// ownOf is somebody's rating in a game at that moment.
func ownOf(all *room.Ratings, game, who string, now time.Time) ownRating {
	is := all.Now(game, who, now)
	own := ownRating{Who: who, Game: game, Rating: is.Points(), Within: is.Within()}
	for _, m := range all.Months(game, who) {
		name := ""
		if m.Year != 0 {
			name = fmt.Sprintf("%04d-%02d", m.Year, m.Month)
		}
		own.Months = append(own.Months, monthRating{name, m.First.Points(), m.Last.Points(), m.Rounds, m.Wins})
		own.Rounds += m.Rounds
	}
	return own
}
