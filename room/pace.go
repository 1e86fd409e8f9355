package room

import "fourtell/engine"

// TicksPerSecond is how many Steps of a table make a second of its time.
const TicksPerSecond = 60

// Pace is how fast and how humanly bots play.
type Pace struct {
	// Percent scales thinking: 60 slow, 100 normal, 200 fast. 0 is instant: no thinking time at all. Never below 0.
	Percent int
	// Slips lets bots call late or forget to call now and then, and overlook who could be caught. Without it they call
	// always and in time, and catch whom their kind would catch.
	Slips bool
	// Slice is how many units a Thoughtful bot works each tick, so that a picture never stutters for it; 0: all at once.
	Slice int
	// Still says that the table's clock stands between commands (Table.Ask): then nobody holds a play back for a time that
	// does not come.
	Still bool
}

// The paces of UX.md, "Pace".

// Slow thinks 1/0.6 as long as Normal.
func Slow() Pace { return Pace{Percent: 60, Slips: true} }

// Normal thinks 600 to 1100 ms.
func Normal() Pace { return Pace{Percent: 100, Slips: true} }

// Fast thinks half as long, but never below 350 ms.
func Fast() Pace { return Pace{Percent: 200, Slips: true} }

// Instant does not think at all, and has no slips: for headless play.
func Instant() Pace { return Pace{} }

// Still is Instant at a table whose clock stands between commands: a game over a pipe.
func Still() Pace { return Pace{Still: true} }

// span is a range of milliseconds at Normal, both ends included.
type span struct{ from, to engine.Millis }

// Times of bots in milliseconds (UX.md, "Pace" and "Catch button"). They are functions so that nobody can change them.
func thinkTime() span     { return span{600, 1100} }
func challengeTime() span { return span{900, 1600} }
func jumpTime() span      { return span{380, 700} }
func callTime() span      { return span{180, 420} }
func lateCallTime() span  { return span{350, 1400} }
func catchTime() span     { return span{800, 2500} }

const (
	// leastThink keeps a bot followable at every pace but Instant.
	leastThink engine.Millis = 350
	// holdAfterGrace is how long a table waits, after the grace time, for a person to catch before the next bot plays.
	holdAfterGrace engine.Millis = 1500
)

// of picks from the span by chance, unscaled.
func (s span) of(chance uint64) engine.Millis {
	return s.from + engine.Millis(chance%uint64(s.to-s.from+1))
}

// think is a thinking time at that pace: scaled, never below leastThink, 0 at Instant.
func (p Pace) think(s span, chance uint64) engine.Millis {
	if p.Percent <= 0 {
		return 0
	}
	return max(s.of(chance)*100/engine.Millis(p.Percent), leastThink)
}

// ticks are as many whole ticks as it takes for that time to have passed.
func ticks(ms engine.Millis) int64 { return (int64(ms)*TicksPerSecond + 999) / 1000 }

// millis is the time that many ticks take, rounded down.
func millis(ticks int64) engine.Millis { return engine.Millis(ticks * 1000 / TicksPerSecond) }

// jump is the time to a jump-in: scaled like thinking, but a race, so that leastThink does not hold it back for long.
func (p Pace) jump(s span, chance uint64) engine.Millis {
	if p.Percent <= 0 {
		return 0
	}
	return max(s.of(chance)*100/engine.Millis(p.Percent), leastThink/2)
}

// call is the time to a call once the card lies: a word that comes of itself, and that no slow pace draws out.
func (p Pace) call(s span, chance uint64) engine.Millis {
	if p.Percent <= 0 {
		return 0
	}
	return s.of(chance) * 100 / engine.Millis(max(p.Percent, 100))
}
