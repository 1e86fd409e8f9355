package uno

import (
	"hash/fnv"

	"fourtell/engine"
)

// RulesByChance is a rule set for that many seats (2 … 10) with every switch thrown by chance but the clocks, which are off.
// What a switch comes to rests on the seed and its own name alone, so that one switch more shifts none of the others.
func RulesByChance(seed uint64, seats int) Rules {
	for try := uint64(0); ; try++ {
		var r Rules
		for _, s := range Switches() {
			r[s.ID] = s.byChance(seed, try)
		}
		if r.Check(seats) == nil {
			return r
		}
	}
}

func (s Switch) byChance(seed, try uint64) int16 {
	if s.ID == TurnSeconds || s.ID == BlitzSeconds {
		return 0
	}
	chance := chanceNamed(engine.Mix(seed, try), s.Name)
	if n := len(s.Values); n > 0 {
		return int16(chance.Below(uint32(n)))
	}
	if s.Least > 0 { // one time in two none
		if chance.Below(2) == 0 {
			return int16(s.Min)
		}
		return int16(s.Least + int(chance.Below(uint32(s.Max-s.Least+1))))
	}
	return int16(s.Min + int(chance.Below(uint32(s.Max-s.Min+1))))
}

// chanceNamed is a generator for one named thing: another thing's chance, asked for or not, does not shift it.
func chanceNamed(seed uint64, name string) engine.Rand {
	h := fnv.New64a()
	_, _ = h.Write([]byte(name)) // it never fails
	return engine.NewRand(engine.Mix(seed, h.Sum64()))
}
