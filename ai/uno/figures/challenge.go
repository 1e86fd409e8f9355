package figures

import (
	"fmt"
	"io"

	"fourtell/ai"
	unoai "fourtell/ai/uno"
	"fourtell/engine"
)

// tables at which fours are looked at: a caught bluffer draws on top of its victim (classic) or instead of it (official).
var rulesOfFours = [...]string{"classic", "official"}

var seatsOfFours = [...]int{2, 3, 4, 6}

// roundsOfFours is how long a match is in which opponents get to know each other.
const roundsOfFours = 8

// Challenge prints what the strongest level's answers to draw fours cost above the all-knowing optimum's, which challenges
// each bluff and nothing else. Every seat of a table bluffs at a rate of its own, uniform from never to always, half of them
// naming even the colour they should have played; the strongest level answers for each victim, from what the victim may
// know. A challenge costs what the victim's chance of winning the round falls short of the right answer's; the figure is
// the cost of all answers in what the right answers save over the wrong ones: 0 for the all-knowing, 100 for who is always
// wrong, about 50 for a coin.
func Challenge(out io.Writer, matches int, seed uint64) (percent float64, err error) {
	levels := ai.Levels()
	master := levels[len(levels)-1]
	var total tallyOfDoubts
	fmt.Fprintf(out, "%-8s %5s %7s %7s  %-22s %8s %8s %9s %9s\n", "rules", "seats", "fours", "bluffs", "cost, % of what's saved", "always", "never", "points", "% of 1-W")
	for _, rules := range rulesOfFours {
		for _, seats := range seatsOfFours {
			var here tallyOfDoubts
			all := make([]doubtsOfMatch, matches)
			err := each(matches, func(i int) error {
				m := match{rules: rules, seats: seats, rounds: roundsOfFours, seed: engine.Mix(seed, uint64(i), uint64(seats), uint64(len(rules)))}
				chance := engine.NewRand(m.seed)
				for s := range engine.Seat(seats) {
					m.plays = append(m.plays, &bluffer{Bot: unoai.NewHeuristic(s, m.seed), seed: engine.Mix(m.seed, uint64(s)), rate: uniform(&chance), plain: chance.Below(2) == 0})
					m.doubts = append(m.doubts, unoai.NewPlayer(master, ai.Style{}, s, m.seed))
				}
				m.see = all[i].see
				return m.play()
			})
			if err != nil {
				return 0, err
			}
			for _, one := range all {
				here.add(one)
				total.add(one)
			}
			here.print(out, rules, fmt.Sprint(seats))
		}
	}
	total.print(out, "all", "")
	value, half := total.cost.ratio()
	fmt.Fprintf(out, "95 %% of %d matches of %d rounds, seed %d: %.1f to %.1f\n", len(total.cost.over), roundsOfFours, seed, 100*(value-half), 100*(value+half))
	return 100 * value, nil
}

// doubtsOfMatch sums the challenges of one match.
type doubtsOfMatch struct {
	fours, bluffs        int
	cost, saved          float64
	always, never, loses float64
}

func (d *doubtsOfMatch) see(f four) {
	d.fours++
	stake := f.accept - f.challenge // lost by challenging what was honest
	if f.guilty {
		d.bluffs++
		stake = -stake
		d.never += stake
	} else {
		d.always += stake
	}
	d.saved += stake
	if f.doubts != f.guilty {
		d.cost += stake
	}
	if f.guilty {
		d.loses += 1 - f.challenge
	} else {
		d.loses += 1 - f.accept
	}
}

// tallyOfDoubts sums matches.
type tallyOfDoubts struct {
	doubtsOfMatch
	cost sums
}

func (t *tallyOfDoubts) add(d doubtsOfMatch) {
	t.fours += d.fours
	t.bluffs += d.bluffs
	t.saved += d.saved
	t.always += d.always
	t.never += d.never
	t.loses += d.loses
	t.doubtsOfMatch.cost += d.cost
	t.cost.add(d.cost, d.saved)
}

func (t *tallyOfDoubts) print(out io.Writer, rules, seats string) {
	value, half := t.cost.ratio()
	cost := t.doubtsOfMatch.cost
	fmt.Fprintf(out, "%-8s %5s %7d %7d  %5.1f ± %-14.1f %8.1f %8.1f %9.2f %9.2f\n", rules, seats, t.fours, t.bluffs, 100*value, 100*half,
		100*t.always/t.saved, 100*t.never/t.saved, 100*cost/float64(t.fours), 100*cost/t.loses)
}
