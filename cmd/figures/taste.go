package main

import (
	"flag"
	"fmt"
	"os"

	unoai "fourtell/ai/uno"
)

// practise finds the taste of the roll-outs' own seat anew, or further, and writes the table.
func practise(args []string) error {
	f := flag.NewFlagSet("taste", flag.ContinueOnError)
	net := f.Int("net", 0, "learn the net in so many `ROUNDS` instead, from nothing")
	steps := f.Int("steps", 800, "batches of rounds")
	most := f.Float64("most", 0.03, "how far an entry moves in a batch")
	anew := f.Bool("anew", false, "begin from nothing, not from the table there is")
	seed := f.Uint64("seed", 1, "of the rounds")
	out := f.String("o", "ai/uno/taste_table.go", "the file to write")
	if err := f.Parse(args); err != nil {
		return err
	}
	if *net > 0 {
		return drill(*net, *seed, *out)
	}
	p, err := unoai.NewPractice([]string{"classic", "classic", "classic", "official", "party", "chaos"}, *seed, *anew)
	if err != nil {
		return err
	}
	share := 0.0
	for n := range *steps {
		// The last third goes in ever smaller steps.
		share += p.Step(n, *most*min(1, 3*float64(*steps-n)/float64(*steps)))
		if n%20 == 19 {
			fmt.Fprintf(os.Stderr, "%d of %d: wins %.1f %% of an even share\n", n+1, *steps, 100*share/20)
			share = 0
		}
	}
	for _, seats := range []int{2, 3, 4, 6} {
		figure(fmt.Sprintf("ai.taste_share_%d", seats), "%.3f", p.Share(seats, 60000, *seed+1000), "of an even share, all presets")
	}
	return os.WriteFile(*out, []byte(p.Table()), 0o644)
}

// drill learns the net that judges imagined tables and writes it.
func drill(rounds int, seed uint64, out string) error {
	d, err := unoai.NewDrill([]string{"classic", "classic", "classic", "classic", "official", "minimal", "party", "strict"}, seed)
	if err != nil {
		return err
	}
	const most, each = 0.004, 10000
	for n := 0; n < rounds; n += each {
		// The last half goes in ever smaller steps.
		d.Rounds(n, each, most*min(1, 2*float64(rounds-n)/float64(rounds)))
		if n/each%20 == 19 {
			fmt.Fprintf(os.Stderr, "%d of %d rounds\n", n+each, rounds)
		}
	}
	figure("ai.net_foretells", "%.3f", d.Skill(100000, seed+1000), "of what decides a round")
	return os.WriteFile(out, []byte(d.Table()), 0o644)
}
