package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"runtime"
	"runtime/debug"
	"time"

	"fourtell/engine"
	"fourtell/engine/games"
)

// soakTable is the most commands one table gets; then another is laid, by other rules.
const soakTable = 2000

// soaked is what a long run of the rules has come to.
type soaked struct {
	commands, refused, rounds, matches, tables uint64
}

// soak gives commands to tables of all games, by switches thrown by chance, as long as it is asked to: mostly what some seat may do,
// and one time in four what need not make sense. After each the table has to be sound, what was legal granted, and what was refused
// without a trace. It prints where it stands now and then, and what it came to at its end; the error names the seed of the table that
// broke, by which it is laid again: -seed N -commands 2000.
func soak(args []string) error {
	f := flag.NewFlagSet("soak", flag.ContinueOnError)
	commands := f.Uint64("commands", 100_000_000, "how many commands are given")
	most := f.Duration("for", 24*time.Hour, "for how long at most")
	seed := f.Uint64("seed", 1, "of the first table; the next one has the next")
	if err := f.Parse(args); err != nil {
		return err
	}
	debug.SetGCPercent(1600) // most of what a command makes is garbage at once, and the heap is small
	var s soaked
	early := uint64(0) // memory in use at a tenth of the way
	end, told := time.Now().Add(*most), time.Now()
	for table := *seed; s.commands < *commands && time.Now().Before(end); table++ {
		if err := s.play(table, min(soakTable, *commands-s.commands)); err != nil {
			return fmt.Errorf("table %d: %w", table, err)
		}
		if early == 0 && s.commands >= *commands/10 {
			early = inUse()
		}
		if time.Since(told) >= time.Minute {
			told = time.Now()
			fmt.Printf("soak %d commands, %d tables, %d rounds, %d kB in use\n", s.commands, s.tables, s.rounds, inUse()/1024)
		}
	}
	figure("soak.commands", "%.0f", float64(s.commands), "commands after which the table was sound")
	figure("soak.refused", "%.0f", float64(s.refused), "of them refused")
	figure("soak.tables", "%.0f", float64(s.tables), "tables by switches of chance")
	figure("soak.rounds", "%.0f", float64(s.rounds), "rounds played to their end")
	figure("soak.matches", "%.0f", float64(s.matches), "matches played to their end")
	figure("soak.memory_early_kb", "%.0f", float64(early)/1024, "kB in use at a tenth of the way")
	figure("soak.memory_late_kb", "%.0f", float64(inUse())/1024, "kB in use at the end")
	return nil
}

// inUse is how many bytes are held after the garbage has been collected.
func inUse() uint64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// soakable is a table that can say what is wrong with it.
type soakable interface {
	engine.Game
	Sound() error
}

// play gives a table of that seed so many commands, or all until its match is over.
func (s *soaked) play(seed, most uint64) error {
	chance := engine.NewRand(seed)
	g, err := tableByChance(&chance, seed)
	if err != nil {
		return err
	}
	s.tables++
	set := g.Setup()
	fault := func(c engine.Command, what string, err error) error {
		return fmt.Errorf("%s by %s for %d, %+v: %s: %w", set.Game, set.Rules, len(set.Seats), c, what, err)
	}
	if err := g.Sound(); err != nil {
		return fault(engine.Command{}, "as it was laid", err)
	}
	for range most {
		public := g.View(engine.Spectator)
		if public.Phase == engine.PhaseMatchOver {
			s.matches++
			return nil
		}
		c, legal := soakCommand(g, &public, &chance)
		var before []byte
		if !legal && chance.Below(32) == 0 { // to write a table down is dear
			before = g.State()
		}
		_, err := g.Apply(c)
		s.commands++
		var why *engine.Illegal
		switch {
		case err == nil && c.Verb == engine.VerbNextRound:
			s.rounds++
		case err == nil:
		case legal:
			return fault(c, "legal, and refused", err)
		case !errors.As(err, &why):
			return fault(c, "refused without a code", err)
		case before != nil && !bytes.Equal(before, g.State()):
			return fault(c, "refused, and the table has changed", err)
		default:
			s.refused++
		}
		if err := g.Sound(); err != nil {
			return fault(c, "the table after it", err)
		}
	}
	return nil
}

// tableByChance is a table of some game, for some number of seats, by switches thrown by chance.
func tableByChance(chance *engine.Rand, seed uint64) (soakable, error) {
	shelf := games.All()
	for {
		book := shelf[chance.Below(uint32(len(shelf)))]
		seats := make([]string, engine.MinSeats+int(chance.Below(engine.MaxSeats-engine.MinSeats+1)))
		for i := range seats {
			seats[i] = fmt.Sprintf("S%d", i)
		}
		presets := book.Presets()
		settings := settingsByChance(book, chance)
		rules, err := book.Build(presets[chance.Below(uint32(len(presets)))], settings)
		if err != nil || rules.Check(len(seats)) != nil {
			continue // nobody can play by those
		}
		g, err := games.New(engine.Setup{Game: book.Name(), Rules: rules.String(), Seats: seats, Seed: seed, Dealer: engine.Seat(chance.Below(uint32(len(seats))))})
		if err != nil {
			return nil, err
		}
		sound, ok := g.(soakable)
		if !ok {
			return nil, fmt.Errorf("%s can't say whether its table is sound", book.Name())
		}
		return sound, nil
	}
}

// settingsByChance sets some of a game's switches, from none to all of them.
func settingsByChance(book engine.Rulebook, chance *engine.Rand) (all []engine.Setting) {
	often := chance.Below(5) // in 4
	for _, s := range book.Switches() {
		if chance.Below(4) < often {
			steps := s.Steps("")
			all = append(all, engine.Setting{Name: s.Name, Value: steps[chance.Below(uint32(len(steps)))]})
		}
	}
	return all
}

// soakCommand is what is done next: legal says that a Snapshot lists it.
func soakCommand(g engine.Game, public *engine.Snapshot, chance *engine.Rand) (c engine.Command, legal bool) {
	seats := uint32(len(public.Hands))
	if chance.Below(4) == 0 {
		return senseless(seats, chance), false
	}
	if public.Phase == engine.PhaseRoundOver {
		return engine.Do(engine.Seat(chance.Below(seats)), engine.VerbNextRound), false // whoever has left may not
	}
	seat := public.Turn
	if n := len(public.Owing); n > 0 {
		seat = public.Owing[chance.Below(uint32(n))]
	}
	if seat < 0 || chance.Below(5) == 0 {
		seat = engine.Seat(chance.Below(seats))
	}
	may := g.View(seat).Legal
	if len(may) == 0 {
		return senseless(seats, chance), false
	}
	return may[chance.Below(uint32(len(may)))], true
}

// senseless is a command that need not make sense.
func senseless(seats uint32, chance *engine.Rand) engine.Command {
	c := engine.Command{Seat: engine.Seat(chance.Below(seats+2)) - 1, Verb: engine.Verb(chance.Below(uint32(engine.VerbClaim) + 3)),
		Target: engine.Seat(chance.Below(seats+3)) - 2, Color: engine.Color(chance.Below(6)), Rank: engine.Rank(chance.Below(16)),
		Blind: chance.Below(8) == 0, Wait: engine.Millis(chance.Below(4000)), Round: int(chance.Below(12) * chance.Below(2))}
	switch chance.Below(3) {
	case 0:
		c.Card = engine.SeenCard{ID: engine.Card(chance.Below(430))}
	case 1:
		c.Card = engine.SeenCard{Face: engine.Face(chance.Below(60))}
	}
	for chance.Below(3) == 0 {
		c.Cards = append(c.Cards, engine.SeenCard{ID: engine.Card(chance.Below(430))})
	}
	if chance.Below(4) == 0 {
		c.Decision = chance.Below(60)
	}
	if c.Verb == engine.VerbRemove && chance.Below(20) != 0 {
		c.Verb = engine.VerbPlay // else nobody would stay
	}
	return c
}
