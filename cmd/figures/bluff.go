package main

import (
	"fmt"
	"math"

	"fourtell/ai"
	"fourtell/engine"
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
type sparing struct{ master, quick *ai.Player }

func newSparing(seat engine.Seat, seed uint64) *sparing {
	levels := ai.Levels()
	strong := levels[len(levels)-1]
	quick := strong
	quick.Worlds = quickWorlds
	return &sparing{ai.NewPlayer(strong, ai.Style{}, seat, seed), ai.NewPlayer(quick, ai.Style{}, seat, seed)}
}

func (b *sparing) Decide(s engine.Snapshot) (engine.Command, bool) {
	for _, c := range s.Legal {
		if c.Verb == engine.VerbPlay && c.Card.Face == engine.FaceWildDrawFour {
			return b.master.Decide(s)
		}
	}
	return b.quick.Decide(s)
}

// instead is what it would do were it not to bluff.
func (b *sparing) instead(s engine.Snapshot) (engine.Command, bool) {
	t, ok := b.master.Advise(s)
	if !ok {
		return engine.Command{}, false
	}
	for !t.Done() {
		t.Work(1000)
	}
	a := t.Advice()
	best := -1
	for i, o := range a.Options {
		if !o.Bluff && (best < 0 || o.Win > a.Options[best].Win) {
			best = i
		}
	}
	if best < 0 {
		return engine.Command{}, false
	}
	return a.Options[best].Command, true
}

// thirty is a plain mixture to compare with: three challenges in ten, whatever is seen, as the house's reference.
const thirty = 0.3

// bluffing prints what a victim gains who answers the strongest level's draw fours by the best fixed rule, over the mixed
// one, who challenges at random just so often that the bluffs made pay no more than what would have been played instead:
// q = (passed - instead) / (passed - caught), 0 where they would not even pay unchallenged, over all tables of the same
// rules. The value of an answer is the victim's chance of winning the round, hands open; the gain is in points of it, of
// 100, for each four. The best rule of each table is chosen by one half of the matches and measured on the other, both
// ways: the best of many rules on the games it was found in would always look good.
func bluffing(matches int, seed uint64) error {
	fmt.Printf("%-8s %5s %6s %6s %6s  %8s %9s %8s  %-14s %-14s %s\n", "rules", "seats", "fours", "bluffs", "q", "V(mixed)", "V(always)", "V(never)",
		"over mixed", "over 3 in 10", "best rule by each half")
	var all, plain sums
	for _, rules := range rulesOfFours {
		tables := map[int][][]four{}
		var every [][]four
		for _, seats := range seatsOfFours {
			here, err := foursOfMaster(rules, seats, matches, seed)
			if err != nil {
				return err
			}
			tables[seats] = here
			every = append(every, here...)
		}
		q := indifferent(every)
		for _, seats := range seatsOfFours {
			here := tables[seats]
			best := [2]fixed{bestOf(here, 0), bestOf(here, 1)}
			mixed, three := gained(here, best, q), gained(here, best, thirty)
			a, da := mixed.ratio()
			b, db := three.ratio()
			s := summed(here)
			fmt.Printf("%-8s %5d %6.0f %6.0f %6.2f  %8.1f %9.1f %8.1f  %+5.2f ± %-6.2f %+5.2f ± %-6.2f %s; %s\n", rules, seats, s.fours, s.bluffs, q,
				100*(q*s.always+(1-q)*s.never)/s.fours, 100*s.always/s.fours, 100*s.never/s.fours, a, da, b, db, best[0].name, best[1].name)
			all.over, all.under = append(all.over, mixed.over...), append(all.under, mixed.under...)
			plain.over, plain.under = append(plain.over, three.over...), append(plain.under, three.under...)
		}
	}
	value, half := all.ratio()
	other, wide := plain.ratio()
	fmt.Printf("95 %% of %d matches of %d rounds, seed %d: %+.2f to %+.2f points over the mixed rule, %+.2f to %+.2f over 3 in 10\n", len(all.over),
		roundsOfFours, seed, value-half, value+half, other-wide, other+wide)
	figure("ai.bluff_gain", "%.2f", value, "points")
	return nil
}

// foursOfMaster are the fours, by match, of tables at which everybody is the strongest level and answers fours as the
// house's reference does.
func foursOfMaster(rules string, seats, matches int, seed uint64) ([][]four, error) {
	var all [][]four
	for i := range matches {
		m := match{rules: rules, seats: seats, rounds: roundsOfFours, seed: engine.Mix(seed, uint64(i), uint64(seats), uint64(len(rules)), 1)}
		var here []four
		for s := range engine.Seat(seats) {
			m.plays = append(m.plays, newSparing(s, m.seed))
			m.doubts = append(m.doubts, ai.NewHeuristic(s, m.seed))
		}
		m.otherwise = func(v engine.Snapshot) (engine.Command, bool) { return m.plays[v.Viewer].(*sparing).instead(v) }
		m.see = func(f four) { here = append(here, f) }
		if err := m.play(); err != nil {
			return nil, err
		}
		all = append(all, here)
	}
	return all, nil
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

// indifferent is how often bluffs have to be challenged so that making them gains nothing.
func indifferent(matches [][]four) float64 {
	var passed, caught, otherwise float64
	for _, m := range matches {
		for _, f := range m {
			if !math.IsNaN(f.otherwise) {
				passed, caught, otherwise = passed+f.passed, caught+f.caught, otherwise+f.otherwise
			}
		}
	}
	if passed <= caught {
		return 0
	}
	return min(max((passed-otherwise)/(passed-caught), 0), 1)
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

// gained sums, by match, what the other half's best rule gains over challenging so often at random, in points.
func gained(matches [][]four, best [2]fixed, q float64) (gains sums) {
	for i, m := range matches {
		r, gain := best[1-i%2], 0.0
		for k := range m {
			f := &m[k]
			gain += answered(f, r.challenges(f)) - (q*f.challenge + (1-q)*f.accept)
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
