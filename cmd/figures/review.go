package main

import (
	"runtime"
	"slices"
	"time"

	"fourtell/ai"
	"fourtell/ai/houses"
	"fourtell/engine"
	"fourtell/engine/games"
)

// reviewedRounds is how many rounds are looked back at.
const reviewedRounds = 6

// reviewing prints what the review of a round of four seats under classic takes of one core, the longest of some rounds,
// and the longest of a hundred of its steps of eight units: a tick of the game makes as many as fit into its slice.
func reviewing() error {
	var longest time.Duration
	var steps []time.Duration
	for seed := uint64(1); seed <= reviewedRounds; seed++ {
		rec, err := skilledRound(seed)
		if err != nil {
			return err
		}
		r, err := houses.Review(rec, 1)
		if err != nil {
			return err
		}
		begin := spent()
		for !r.Done() {
			step := spent()
			r.Work(8)
			steps = append(steps, spent()-step)
		}
		if r.Err() != nil {
			return r.Err()
		}
		longest = max(longest, spent()-begin)
	}
	slices.Sort(steps)
	name := "ai."
	if runtime.GOOS == "js" {
		name = "ai.wasm_"
	}
	figure(name+"review_s", "%.1f", longest.Seconds(), "s")
	figure(name+"review_step_ms", "%.2f", float64(steps[len(steps)*99/100])/1e6, "ms")
	return nil
}

// skilledRound is a round of four of the skilled level.
func skilledRound(seed uint64) (engine.Record, error) {
	rec := engine.Record{Setup: engine.Setup{Game: "uno", Rules: "classic", Seats: []string{"a", "b", "c", "d"}, Seed: seed, Dealer: engine.Seat(seed % 4)}}
	g, err := games.New(rec.Setup)
	if err != nil {
		return rec, err
	}
	level, _ := ai.LevelNamed("skilled")
	bots := several(4, level, seed)
	for {
		public := g.View(engine.Spectator)
		if public.Over() {
			return rec, nil
		}
		c, _ := bots[public.Turn].Decide(g.View(public.Turn))
		if _, err := g.Apply(c); err != nil {
			return rec, err
		}
		rec.Commands = append(rec.Commands, c)
	}
}
