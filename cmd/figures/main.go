// Command figures prints the engine's figures of docs/figures.md, one line each: "figure NAME VALUE UNIT". Built for
// GOOS=js it prints those of WebAssembly. With the argument "ai" it prints how long the house's players think, with
// "puzzles" that part of it which is about finding puzzles, with "challenge" and "bluff" what their answers to draw fours cost and
// how well their own can be read (-matches, -seed). It measures real play: it is a benchmark, never a test. With "taste" it practises
// and writes ai/uno/taste_table.go (-steps, -most, -anew, -seed, -o), or with -net learns the net and writes ai/uno/net_table.go. With
// "soak" it gives the rules commands for as long as is asked (-commands, -for, -seed). With "siege" it comes to a house as nobody
// should (-door, -frames, -half-open, -codes).
//
// It has neither a display nor a picture, and never imports scene or assets.
package main

import (
	"fmt"
	"os"
	"runtime"
	"time"

	bluff "fourtell/ai/bluff/figures"
	"fourtell/ai/uno/figures"
	"fourtell/anim"
	"fourtell/engine"
	"fourtell/engine/games"
)

// least is how long a speed is measured.
const least = 3 * time.Second

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "figures:", err)
		os.Exit(1)
	}
}

func run() error {
	runtime.GOMAXPROCS(1)
	if len(os.Args) > 1 && os.Args[1] == "siege" {
		return besiege(os.Args[2:])
	}
	if len(os.Args) > 1 && os.Args[1] == "soak" {
		return soak(os.Args[2:])
	}
	if len(os.Args) > 1 && os.Args[1] == "taste" {
		return practise(os.Args[2:])
	}
	if len(os.Args) > 1 {
		return players(os.Args[1], os.Args[2:])
	}
	rounds, moves, allocs := randomRounds(figures.RandomRounds())
	if runtime.GOOS == "js" {
		figure("engine.wasm_games_per_s", "%.0f", rounds, "rounds/s")
		return nil
	}
	figure("engine.games_per_s", "%.0f", rounds, "rounds/s")
	figure("engine.moves_per_s", "%.0f", moves, "moves/s")
	figure("engine.allocs_per_move", "%.4f", allocs, "allocs/move")
	us, err := beatTime("uno")
	if err != nil {
		return err
	}
	figure("engine.beat_us", "%.1f", us, "us")
	rounds, moves, allocs = randomRounds(bluff.RandomRounds())
	figure("bluff.games_per_s", "%.0f", rounds, "rounds/s")
	figure("bluff.moves_per_s", "%.0f", moves, "moves/s")
	figure("bluff.allocs_per_move", "%.4f", allocs, "allocs/move")
	if us, err = beatTime("bluff"); err != nil {
		return err
	}
	figure("bluff.beat_us", "%.1f", us, "us")
	return nil
}

func figure(name, format string, value float64, unit string) {
	fmt.Printf("figure %s "+format+" %s\n", name, value, unit)
}

// randomRounds plays rounds by chance under classic without a recorder: of the shedding game those of "random" at two seats, of the game of
// lying mostly honest ones at four.
func randomRounds(play func(rounds int) (moves int)) (rounds, moves, allocsPerMove float64) {
	play(1000)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	start := spent()
	n, m := 0, 0
	for spent()-start < least {
		m += play(1000)
		n += 1000
	}
	took := (spent() - start).Seconds()
	runtime.ReadMemStats(&after)
	return float64(n) / took, float64(m) / took, float64(after.Mallocs-before.Mallocs) / float64(m)
}

// beatTime is one command with the recorder, views for four seats and a diff for one, over real rounds, in microseconds.
func beatTime(game string) (float64, error) {
	var total time.Duration
	commands := 0
	chance := engine.NewRand(5)
	for seed := uint64(1); total < least; seed++ {
		g, err := games.New(engine.Setup{Game: game, Rules: "classic", Seats: []string{"A", "B", "C", "D"}, Seed: seed})
		if err != nil {
			return 0, err
		}
		shown := g.View(0)
		for g.View(0).Phase != engine.PhaseRoundOver {
			c, ok := randomCommand(g, &chance)
			if !ok {
				return 0, fmt.Errorf("seed %d: nobody may do anything", seed)
			}
			start := time.Now()
			beats, err := g.Apply(c)
			if err != nil {
				return 0, fmt.Errorf("seed %d: %s is refused: %w", seed, c.Verb, err)
			}
			for _, b := range beats {
				next := b.View(0)
				for seat := engine.Seat(1); seat < 4; seat++ {
					b.View(seat)
				}
				anim.Between(shown, next)
				shown = next
			}
			total += time.Since(start)
			commands++
		}
	}
	return float64(total.Microseconds()) / float64(commands), nil
}

func randomCommand(g engine.Game, chance *engine.Rand) (engine.Command, bool) {
	public := g.View(engine.Spectator)
	seat := public.Turn
	if len(public.Owing) > 0 {
		seat = public.Owing[0]
	}
	legal := g.View(seat).Legal
	if len(legal) == 0 {
		return engine.Command{}, false
	}
	return legal[chance.Below(uint32(len(legal)))], true
}
