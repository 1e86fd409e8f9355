package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"runtime"
	"slices"
	"time"

	"fourtell/ai"
	"fourtell/ai/houses"
	"fourtell/ai/uno/figures"
	"fourtell/engine"
	"fourtell/engine/games"
)

// players prints a figure of the house's players.
func players(what string, args []string) error {
	f := flag.NewFlagSet(what, flag.ExitOnError)
	matches := f.Int("matches", 30, "`N` matches at each of the tables, 2 at least")
	seed := f.Uint64("seed", 2026, "`N`, of the deals and of the players' chance")
	f.Parse(args)
	switch {
	case f.NArg() > 0:
		return fmt.Errorf("%q is no flag", f.Arg(0))
	case *matches < 2:
		return fmt.Errorf("-matches is 2 or more, not %d", *matches)
	}
	if what != "ai" && what != "puzzles" { // which times what it does
		runtime.GOMAXPROCS(runtime.NumCPU())
	}
	switch what {
	case "ai":
		return thinking()
	case "puzzles":
		seeking()
		return nil
	case "challenge":
		percent, err := figures.Challenge(os.Stdout, *matches, *seed)
		if err == nil {
			figure("ai.challenge_cost", "%.1f", percent, "%")
		}
		return err
	case "bluff":
		points, err := figures.Bluff(os.Stdout, *matches, *seed)
		if err == nil {
			figure("ai.bluff_gain", "%.2f", points, "points")
		}
		return err
	}
	return fmt.Errorf("there are no figures %q; there are ai, puzzles, challenge, bluff and taste", what)
}

// several are so many of the house's players of that level.
func several(n engine.Seat, level ai.Level, seed uint64) []ai.Bot {
	make, _ := houses.Named(ai.LevelMark + level.Name)
	var bots []ai.Bot
	for seat := range n {
		bots = append(bots, make(seat, seed))
	}
	return bots
}

// aiDecisions is how many decisions of the strongest level are timed.
const aiDecisions = 700

// thinking prints the slowest decision in a hundred of the strongest level, at four seats and at two: processor time of one core.
func thinking() error {
	for _, seats := range []engine.Seat{4, 2} {
		if err := thinkingOf(seats); err != nil {
			return err
		}
	}
	seeking()
	return reviewing()
}

// thinkingOf does so at a table of that many, under classic.
func thinkingOf(seats engine.Seat) error {
	levels := ai.Levels()
	master := levels[len(levels)-1]
	var times []time.Duration
	for seed := uint64(1); len(times) < aiDecisions; seed++ {
		g, err := games.New(engine.Setup{Rules: "classic", Seats: []string{"a", "b", "c", "d"}[:seats], Seed: seed, Dealer: engine.Seat(seed) % seats})
		if err != nil {
			return err
		}
		bots := several(seats, master, seed)
		for len(times) < aiDecisions {
			public := g.View(engine.Spectator)
			if public.Over() {
				break
			}
			seat := public.Turn
			v := g.View(seat)
			begin := spent()
			c, ok := bots[seat].Decide(v)
			if c.Verb != engine.VerbCallUno {
				times = append(times, spent()-begin)
			}
			if !ok {
				return errors.New("the strongest level had nothing to say to its own question")
			}
			if _, err := g.Apply(c); err != nil {
				return err
			}
		}
	}
	slices.Sort(times)
	name := "p99_ms"
	if seats == 2 {
		name = "duel_p99_ms"
	}
	if runtime.GOOS == "js" {
		name = "wasm_" + name
	}
	figure("ai."+name, "%.1f", float64(times[len(times)*99/100])/1e6, "ms")
	return nil
}
