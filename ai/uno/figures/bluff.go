package figures

import (
	"fmt"
	"io"
	"math"

	"fourtell/ai"
	unoai "fourtell/ai/uno"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// fixed is a rule by which a victim could answer draw fours without thinking.
type fixed struct {
	name       string
	challenges func(f *four) bool
}

// fixedRules are those tried against the strongest level: what a person at the table can see.
func fixedRules() []fixed {
	all := []fixed{
		{"always", func(*four) bool { return true }},
		{"never", func(*four) bool { return false }},
		{"names the same colour again", func(f *four) bool { return f.again }},
	}
	for n := 1; n <= 9; n++ {
		all = append(all, fixed{fmt.Sprintf("%d cards or fewer", n), func(f *four) bool { return f.kept <= n }},
			fixed{fmt.Sprintf("more than %d cards", n), func(f *four) bool { return f.kept > n }})
		all = append(all, fixed{fmt.Sprintf("holding %d cards or fewer", n), func(f *four) bool { return f.held <= n }})
		h := float64(n) / 10
		all = append(all, fixed{fmt.Sprintf("odds above %.1f", h), func(f *four) bool { return f.odds.P > h }},
			fixed{fmt.Sprintf("odds up to %.1f", h), func(f *four) bool { return f.odds.P <= h }})
	}
	return all
}

// quickWorlds are those of a decision without a draw four in it, which only brings the table to where one is.
const quickWorlds = 120

// sparing is the strongest level wherever it could play a draw four, and a quicker one elsewhere.
type sparing struct{ master, quick *unoai.Player }

func newSparing(seat engine.Seat, seed uint64) *sparing {
	levels := ai.Levels()
	strong := levels[len(levels)-1]
	quick := strong
	quick.Worlds = quickWorlds
	return &sparing{unoai.NewPlayer(strong, ai.Style{}, seat, seed), unoai.NewPlayer(quick, ai.Style{}, seat, seed)}
}

func (b *sparing) Decide(s engine.Snapshot) (engine.Command, bool) {
	for _, c := range s.Legal {
		if c.Verb == engine.VerbPlay && c.Card.Face == shed.FaceWildDrawFour {
			return b.master.Decide(s)
		}
	}
	return b.quick.Decide(s)
}

// Bluff prints what a victim gains who answers the strongest level's draw fours by the best fixed rule, over the mixed
// one, which challenges by chance as often as the strongest level expects of strangers. The value of an answer is the victim's chance
// of winning the round, hands open; the gain is in points of it, of 100, for each four. The best rule of each table is chosen by one half of the matches and measured on the other, both ways: the
// best of many rules on the games it was found in would always look good.
//
// The result is that gain over all tables.
func Bluff(out io.Writer, matches int, seed uint64) (points float64, err error) {
	fmt.Fprintf(out, "%-8s %5s %6s %6s  %8s %9s %8s  %-14s %s\n", "rules", "seats", "fours", "bluffs", "V(never)", "V(always)", "V(mixed)", "gain, points", "best rule by each half")
	var all sums
	fours, bluffs := 0.0, 0.0
	for _, rules := range rulesOfFours {
		for _, seats := range seatsOfFours {
			here, err := foursOfMaster(rules, seats, matches, seed)
			if err != nil {
				return 0, err
			}
			set, err := uno.ParseRules(rules)
			if err != nil {
				return 0, err
			}
			mixed := unoai.StrangersDoubt(seats, &set)
			best := [2]fixed{bestOf(here, 0), bestOf(here, 1)}
			gains := gained(here, best, mixed)
			value, half := gains.ratio()
			s := summed(here)
			fmt.Fprintf(out, "%-8s %5d %6.0f %6.0f  %8.1f %9.1f %8.1f  %+5.2f ± %-6.2f %s; %s\n", rules, seats, s.fours, s.bluffs,
				100*s.never/s.fours, 100*s.always/s.fours, 100*(mixed*s.always+(1-mixed)*s.never)/s.fours, value, half, best[0].name, best[1].name)
			all.over, all.under = append(all.over, gains.over...), append(all.under, gains.under...)
			fours, bluffs = fours+s.fours, bluffs+s.bluffs
		}
	}
	value, half := all.ratio()
	fmt.Fprintf(out, "%.0f of %.0f fours were bluffs; 95 %% of %d matches of up to %d rounds, seed %d: %+.2f to %+.2f points\n", bluffs, fours, len(all.over),
		roundsOfFours, seed, value-half, value+half)
	return value, nil
}

// foursOfMaster are the fours, by match, of tables at which everybody is the strongest level and answers fours as the
// house's reference does.
func foursOfMaster(rules string, seats, matches int, seed uint64) ([][]four, error) {
	all := make([][]four, matches)
	err := each(matches, func(i int) error {
		m := match{rules: rules, seats: seats, rounds: roundsOfFours, seed: engine.Mix(seed, uint64(i), uint64(seats), uint64(len(rules)), 1)}
		for s := range engine.Seat(seats) {
			m.plays = append(m.plays, newSparing(s, m.seed))
			m.doubts = append(m.doubts, unoai.NewHeuristic(s, m.seed))
		}
		m.see = func(f four) { all[i] = append(all[i], f) }
		return m.play()
	})
	return all, err
}

// valuesOfFours sums victims' chances.
type valuesOfFours struct{ fours, bluffs, always, never float64 }

func summed(matches [][]four) (s valuesOfFours) {
	for _, m := range matches {
		for _, f := range m {
			s.fours++
			if s.always, s.never = s.always+f.challenge, s.never+f.accept; f.guilty {
				s.bluffs++
			}
		}
	}
	return s
}

// bestOf is the fixed rule that would have brought most in one half of the matches.
func bestOf(matches [][]four, half int) (best fixed) {
	top := math.Inf(-1)
	for _, r := range fixedRules() {
		if v := valued(matches, half, r); v > top {
			top, best = v, r
		}
	}
	return best
}

// gained sums, by match, what the other half's best rule gains over one that challenges so often by chance, in points.
func gained(matches [][]four, best [2]fixed, mixed float64) (gains sums) {
	for i, m := range matches {
		r, gain := best[1-i%2], 0.0
		for k := range m {
			f := &m[k]
			gain += answered(f, r.challenges(f)) - (mixed*f.challenge + (1-mixed)*f.accept)
		}
		gains.add(100*gain, float64(len(m)))
	}
	return gains
}

func answered(f *four, challenges bool) float64 {
	if challenges {
		return f.challenge
	}
	return f.accept
}

// valued is the sum of what a rule brings its victims in one half of the matches.
func valued(matches [][]four, half int, r fixed) (sum float64) {
	for i, m := range matches {
		for k := range m {
			if i%2 == half {
				sum += answered(&m[k], r.challenges(&m[k]))
			}
		}
	}
	return sum
}
