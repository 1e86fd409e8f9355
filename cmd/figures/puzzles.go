package main

import (
	"runtime"
	"slices"
	"time"

	"fourtell/ai/puzzles"
	"fourtell/engine/games"
)

const (
	soughtPuzzles = 20 // of each game
	soughtPasses  = 3  // the same search so often: what else the machine does makes a step longer, and seldom the same one twice
)

// seeking prints what finding puzzles without end takes of one core: until there is a first one, for each of some on the whole, and the
// longest step, after each of which the scene looks at the time.
func seeking() {
	name := "ai."
	if runtime.GOOS == "js" {
		name = "ai.wasm_"
	}
	for _, game := range games.All().Names() {
		var took []time.Duration // by step, the least of the passes
		first := 0
		for range soughtPasses {
			f := puzzles.New(game, 1)
			for n, i := 0, 0; n < soughtPuzzles; i++ {
				begin := time.Now()
				f.Work(1)
				if is := time.Since(begin); i == len(took) {
					took = append(took, is)
				} else {
					took[i] = min(took[i], is)
				}
				for _, ok := f.Take(); ok; _, ok = f.Take() {
					if n++; n == 1 {
						first = i + 1
					}
				}
			}
		}
		sum := func(steps []time.Duration) (all time.Duration) {
			for _, is := range steps {
				all += is
			}
			return all
		}
		figure(name+game+"_puzzle_first_s", "%.2f", sum(took[:first]).Seconds(), "s")
		figure(name+game+"_puzzle_s", "%.2f", sum(took).Seconds()/soughtPuzzles, "s")
		figure(name+game+"_puzzle_step_ms", "%.1f", float64(slices.Max(took))/1e6, "ms")
	}
}
