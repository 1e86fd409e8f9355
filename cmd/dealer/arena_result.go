package main

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"time"
	"unicode/utf8"
)

// arenaResult is what an arena prints, as one object (CLI.md, "arena").
type arenaResult struct {
	Seed  uint64      `json:"seed"`
	Rules string      `json:"rules"`
	Deals int         `json:"deals"`
	Games int         `json:"games"`
	Draws int         `json:"draws"`
	Kinds []kindScore `json:"kinds"`
	// Stopped is why fewer deals than were asked for have been played; "" where all were.
	Stopped string `json:"stopped,omitempty"`
}

type kindScore struct {
	Name       string   `json:"name"`
	Games      int      `json:"games"`
	Wins       float64  `json:"wins"`
	WinRate    float64  `json:"win_rate"`
	CI95       interval `json:"ci95"`
	MsPerMove  float64  `json:"ms_per_move"`
	P99Ms      float64  `json:"p99_ms"`
	Bluffs     int      `json:"bluffs"`
	Caught     int      `json:"bluffs_caught"`
	Challenges int      `json:"challenges"`
	Right      int      `json:"challenges_right"`
	Missed     int      `json:"calls_missed"`
}

func round(v float64, places int) float64 {
	k := math.Pow(10, float64(places))
	return math.Round(v*k) / k
}

// sum adds up the deals that were played whole.
func (m *match) sum(all []dealt) arenaResult {
	deals := slices.DeleteFunc(slices.Clone(all), func(d dealt) bool { return d == nil })
	r := arenaResult{Seed: m.seed, Rules: m.rules, Deals: len(deals), Games: len(deals) * len(m.kinds)}
	var names []string
	for _, k := range m.kinds {
		if !slices.Contains(names, k) {
			names = append(names, k)
		}
	}
	for i, name := range names {
		all := score{}
		var rates []float64
		for _, d := range deals {
			s := d[name]
			rates = append(rates, s.wins/float64(s.games))
			all.games += s.games
			all.draws += s.draws
			all.wins += s.wins
			all.bluffs += s.bluffs
			all.caught += s.caught
			all.challenges += s.challenges
			all.right += s.right
			all.missed += s.missed
			all.times = append(all.times, s.times...)
		}
		k := kindScore{Name: name, Games: all.games, Wins: round(all.wins, 2), WinRate: round(all.wins/float64(all.games), 4), Bluffs: all.bluffs,
			Caught: all.caught, Challenges: all.challenges, Right: all.right, Missed: all.missed}
		k.CI95 = clustered(rates)
		k.MsPerMove, k.P99Ms = timing(all.times)
		r.Kinds = append(r.Kinds, k)
		if i == 0 {
			r.Draws = all.draws / count(m.kinds, name)
		}
	}
	return r
}

func count(list []string, name string) (n int) {
	for _, s := range list {
		if s == name {
			n++
		}
	}
	return n
}

// timing is the mean and the 99th percentile, in milliseconds.
func timing(times []time.Duration) (mean, p99 float64) {
	if len(times) == 0 {
		return 0, 0
	}
	slices.Sort(times)
	var sum time.Duration
	for _, t := range times {
		sum += t
	}
	ms := func(d time.Duration) float64 { return round(float64(d)/1e6, 3) }
	return ms(sum / time.Duration(len(times))), ms(times[len(times)*99/100])
}

// table is the result for a reader.
func (r arenaResult) table() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, seed %d: %d games of %d deals, %d drawn\n\n", r.Rules, r.Seed, r.Games, r.Deals, r.Draws)
	wide := 16
	for _, k := range r.Kinds {
		wide = max(wide, utf8.RuneCountInString(k.Name))
	}
	fmt.Fprintf(&b, "%-*s %8s %9s  %-15s %9s %9s %14s %16s %7s\n", wide, "player", "games", "wins", "95 %", "ms/move", "p99 ms", "bluffs/caught", "challenges/right", "missed")
	for _, k := range r.Kinds {
		fmt.Fprintf(&b, "%-*s %8d %8.1f%%  %5.1f … %5.1f %%  %9.2f %9.2f %8d/%-6d %9d/%-6d %7d\n", wide, k.Name, k.Games, 100*k.WinRate,
			100*k.CI95.from, 100*k.CI95.to, k.MsPerMove, k.P99Ms, k.Bluffs, k.Caught, k.Challenges, k.Right, k.Missed)
	}
	if r.Deals < fewDeals {
		fmt.Fprintf(&b, "\nToo few deals for an interval that tells much: below %d ask for more --games.\n", fewDeals)
	}
	return b.String()
}
