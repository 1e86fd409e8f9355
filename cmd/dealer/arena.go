package main

import (
	"fmt"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/uno"
	"fourtell/room"
)

const arenaHelp = `Plays bots against each other and tells who wins how often: every deal is played from every seating, so that luck with
cards falls on everybody alike. A game is one round. Thinking takes table time as it does in a game with people, but not
the machine's. Kinds are random, heuristic, the levels (beginner, casual, skilled, expert, master), char:NAME and
exec:PROGRAM; equal kinds are merged, and the first named comes first. The interval, 95 %, takes each deal as one trial.
The same seed gives the same output, times apart.`

// match is an arena's order.
type match struct {
	kinds []string // by chair
	rules string
	games int
	seed  uint64
}

func runArena(args []string, s stream) int {
	f := flags("arena", "--seats A,B[,…] [--rules RULES] [--games N] [--seed N] [--json]", arenaHelp)
	game := f.String("game", "uno", "`GAME`: uno")
	seats := f.String("seats", "heuristic,random", "who plays: `A,B[,…]`")
	rules := f.String("rules", "classic", "`RULES`: a preset, preset,switch=value,… or a file that holds one")
	games := f.Int("games", 1000, "`N` games, rounded up to whole deals")
	seed := f.Uint64("seed", 1, "`N`, of the deals and of the bots' chance")
	asJSON := f.Bool("json", false, "one JSON object instead of a table")
	rest, code := parse(f, args, s)
	if code >= 0 {
		return code
	}
	m := match{kinds: strings.Split(*seats, ","), rules: *rules, games: *games, seed: *seed}
	if len(rest) > 0 {
		s.say("arena: %q is no flag; see dealer arena --help", rest[0])
		return exitUsage
	}
	if err := m.check(*game); err != nil {
		s.say("arena: %v", err)
		return exitUsage
	}
	result, err := m.play(s)
	if err != nil {
		s.say("arena: %v", err)
		return exitDiffers
	}
	if *asJSON {
		fmt.Fprintf(s.out, "%s\n", marshal(result))
	} else {
		fmt.Fprint(s.out, result.table())
	}
	return exitDone
}

// check finds what can't be played. The error is one sentence.
func (m *match) check(game string) error {
	if game != "uno" {
		return fmt.Errorf("--game %s: it is uno here", game)
	}
	if n := len(m.kinds); n < engine.MinSeats || n > engine.MaxSeats {
		return fmt.Errorf("--seats: a table has %d to %d seats, not %d", engine.MinSeats, engine.MaxSeats, n)
	}
	spelled := map[string]string{} // a kind that may be said in several ways is called as it was first
	for i, k := range m.kinds {
		m.kinds[i] = strings.TrimSpace(k)
		if command, ok := strings.CutPrefix(m.kinds[i], room.ExecPrefix); ok {
			argv := strings.Fields(command)
			if len(argv) == 0 {
				return fmt.Errorf("--seats: seat %d: exec: needs a program, as in exec:./mybot", i)
			}
			if _, err := exec.LookPath(argv[0]); err != nil {
				return fmt.Errorf("--seats: seat %d: %s cannot be started: %s", i, argv[0], cause(err))
			}
			continue
		}
		same, ok := ai.Canonical(m.kinds[i])
		if !ok {
			return fmt.Errorf("--seats: seat %d: there is no player %q; there are %s and exec:PROGRAM", i, k, strings.Join(ai.Kinds(), ", "))
		}
		if spelled[same] == "" {
			spelled[same] = m.kinds[i]
		}
		m.kinds[i] = spelled[same]
	}
	if m.games < 1 || m.games > 10_000_000 {
		return fmt.Errorf("--games is 1 to 10000000, not %d", m.games)
	}
	r, err := readRules(m.rules)
	if err != nil {
		return err
	}
	if err := r.Check(len(m.kinds)); err != nil {
		return fmt.Errorf("--rules: %w", err)
	}
	m.rules = r.String()
	return nil
}

// deals is how many deals the games take.
func (m *match) deals() int { return (m.games + len(m.kinds) - 1) / len(m.kinds) }

// play plays all deals, on every core, and adds them up in the order of the deals.
func (m *match) play(s stream) (arenaResult, error) {
	n := m.deals()
	deals := make([]dealt, n)
	errs := make([]error, n)
	next := make(chan int)
	var all sync.WaitGroup
	var failed atomic.Bool
	bar := progress{on: terminal(s.err)}
	for range min(runtime.GOMAXPROCS(0), n) {
		all.Go(func() {
			for d := range next {
				if deals[d], errs[d] = m.deal(d); errs[d] != nil {
					failed.Store(true)
				}
				bar.step(s, n)
			}
		})
	}
	for d := 0; d < n && !failed.Load(); d++ {
		next <- d
	}
	close(next)
	all.Wait()
	bar.end(s)
	for _, err := range errs {
		if err != nil {
			return arenaResult{}, err
		}
	}
	return m.sum(deals), nil
}

// dealt is what came of one deal from every seating, by kind.
type dealt map[string]*score

// score is what a kind did.
type score struct {
	games, draws      int
	wins              float64
	bluffs, caught    int
	challenges, right int
	missed            int
	times             []time.Duration
}

// deal plays one deal from every seating.
func (m *match) deal(d int) (dealt, error) {
	out := dealt{}
	for _, k := range m.kinds {
		out[k] = &score{}
	}
	for turn := range m.kinds {
		if err := m.game(d, turn, out); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// game plays one: chair i is taken by kind i+turn.
func (m *match) game(d, turn int, out dealt) error {
	n := len(m.kinds)
	setup := engine.Setup{Game: "uno", Rules: m.rules, Seed: engine.Mix(m.seed, uint64(d)), Dealer: engine.Seat(d % n)}
	kinds := make([]string, n)
	for i := range kinds {
		kinds[i] = m.kinds[(i+turn)%n]
		setup.Seats = append(setup.Seats, fmt.Sprint("seat ", i))
	}
	g, err := uno.New(setup)
	if err != nil {
		return err
	}
	var fault error
	t := room.NewTable(g, room.Options{Pace: room.Pace{Percent: 100}, NewBot: houseMaker,
		Replaced: func(seat engine.Seat, err error) { fault = fmt.Errorf("%s failed: %w", kinds[seat], err) }})
	for i, k := range kinds {
		seat := engine.Seat(i)
		if command, ok := strings.CutPrefix(k, room.ExecPrefix); ok {
			e, err := room.NewExternal(strings.Fields(command), seat, room.ExternalOptions{})
			if err != nil {
				return fmt.Errorf("%s cannot be started: %s", k, cause(err))
			}
			defer e.Close()
			t.Seat(seat, &waited{e, out[k]})
			continue
		}
		make, _ := ai.Named(k)
		t.Seat(seat, room.NewBotSeat(func(seat engine.Seat, seed uint64) room.Bot {
			return &watched{make(seat, seed), out[k]}
		}, seat, engine.Mix(m.seed, uint64(d), uint64(turn), 9)))
	}
	w := witness{out: out, kinds: kinds, game: g}
	t.Watch(engine.Spectator, w.see)
	const longest = 12 * 60 * 60 * room.TicksPerSecond // of table time
	for n := 0; !t.Over(); n++ {
		if n == longest || fault != nil {
			if fault == nil {
				fault = fmt.Errorf("deal %d did not end", d)
			}
			return fault
		}
		t.Step()
	}
	winners := t.Public().Winners
	for seat, k := range kinds {
		out[k].games++
		if len(winners) == 0 {
			out[k].draws++
		}
		if slices.Contains(winners, engine.Seat(seat)) {
			out[k].wins += 1 / float64(len(winners))
		}
	}
	return nil
}

func houseMaker(seat engine.Seat, seed uint64) room.Bot { return ai.NewHeuristic(seat, seed) }
