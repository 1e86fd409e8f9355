package bluff

import (
	"cmp"
	"slices"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/bluff"
)

// advised is a decision as the strongest level sees it, in numbers: it takes no thought worth slicing.
type advised struct{ told ai.Told }

func (advised) Work(int)                        {}
func (advised) Done() bool                      { return true }
func (a advised) Told(*engine.Snapshot) ai.Told { return a.told }

// Advise thinks as the strongest level does, without its moods and its chance.
func (House) Advise(s engine.Snapshot, seed uint64) (ai.Advising, bool) {
	if !ai.Asks(&s) {
		return nil, false
	}
	b := strongest(s.Viewer, seed)
	if bluff.Of(&s).Waiting != nil {
		return advised{b.adviseDoubt(&s)}, true
	}
	return advised{b.adviseClaim(&s)}, true
}

// strongest is the player of the strongest level.
func strongest(seat engine.Seat, seed uint64) *Player {
	levels := Levels()
	return NewPlayer(levels[len(levels)-1], Style{}, seat, seed)
}

// adviseDoubt judges the claim that waits.
func (b *Player) adviseDoubt(s *engine.Snapshot) ai.Told {
	l := read(s)
	told := ai.Told{Judged: true, Chances: true, Cards: -1}
	told.Best, _ = ai.First(s, engine.VerbPass)
	if l.rules[modeSwitch] == modeTruth {
		told.BreakEven = 1
		return told
	}
	if counted, ok := bluff.Count(s); ok {
		told.Cards = Lie(&counted)
	}
	j := l.judge(&b.level)
	told.Belief, told.BreakEven = j.belief, l.from(&b.level, &j)
	if l.pays(&b.level, &j) > 0 {
		told.Best, _ = ai.First(s, engine.VerbChallenge, engine.VerbPass)
	}
	return told
}

// othersTold is how many other claims are told beside the best.
const othersTold = 3

// adviseClaim weighs what might be laid.
func (b *Player) adviseClaim(s *engine.Snapshot) ai.Told {
	told := ai.Told{Chances: true, Cards: -1}
	if _, ok := ai.Find(s, engine.VerbClaim); !ok {
		told.Best, _ = ai.First(s, engine.VerbPass)
		return told
	}
	all := b.weighed(read(s), s.Decision)
	told.Best, told.Win, told.Doubted = all[0].command(s), all[0].worth, all[0].doubted
	for i := range all[1:min(len(all), 1+othersTold)] {
		o := &all[1+i]
		told.Others = append(told.Others, struct {
			Command engine.Command
			Win     float64
		}{o.command(s), o.worth})
	}
	return told
}

// weighed are the claims that may be thought of, the best first.
func (b *Player) weighed(l *ledger, decision uint32) []option {
	var all []option
	if b.level.Worlds > 0 && l.duels() {
		all = l.duelled(&b.level, true)
		if len(all) == 1 {
			l.try(&b.level, &all[0])
		}
	} else {
		c := l.course()
		all = l.options(true, b.far(l, &c, decision))
		for i := range all {
			l.weigh(&all[i], &b.level, &c)
		}
	}
	slices.SortStableFunc(all, func(x, y option) int { return cmp.Compare(y.worth, x.worth) })
	return all
}
