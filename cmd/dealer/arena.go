package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/room"
)

const arenaHelp = `Plays bots against each other and tells who wins how often: every deal is played from every seating, so that luck with
cards falls on everybody alike. A game is one round. Thinking takes table time as it does in a game with people, but not
the machine's. Kinds are random, heuristic, keeps (its wilds; else random), the levels (beginner, casual, skilled, expert, master), char:NAME
and exec:PROGRAM, for bluff also honest, doubts, trusts, doubts-last and dice004; equal kinds are merged, and the first named comes first. The interval, 95 %, takes each deal as one trial.
The same seed gives the same output, times apart. Where a program fails, or at Ctrl-C, the deals played whole by then are
counted, and the exit code is 1.`

// match is an arena's order.
type match struct {
	book     engine.Rulebook
	house    ai.House
	kinds    []string // by chair
	usual    bool     // no rules are named: those of the game's first preset
	rules    string
	games    int
	seed     uint64
	patience time.Duration // with a program, for one answer
	log      *lineLog      // nil: none is kept
	stderr   *locked       // gets what programs say on their standard errors
}

func runArena(args []string, s stream) int {
	f := flags("arena", "--seats A,B[,…] [--rules RULES] [--games N] [--seed N] [--patience TIME] [--log FILE] [--json]", arenaHelp)
	game := f.String("game", games.All()[0].Name(), "`GAME`: "+strings.Join(games.All().Names(), ", "))
	seats := f.String("seats", "heuristic,random", "who plays: `A,B[,…]`")
	rules := f.String("rules", "classic", "`RULES`: a preset, preset,switch=value,… or a file that holds one")
	games := f.Int("games", 1000, "`N` games, rounded up to whole deals")
	seed := f.Uint64("seed", 1, "`N`, of the deals and of the bots' chance")
	patience := f.Duration("patience", room.Patience, "`TIME` a program may take for an answer, as in 20s or 2m; it has "+room.StartAllowance.String()+" more for its first")
	cast := f.String("characters", "", "characters of one's own, as docs/bluff.md has them, in a `FILE`: each is a kind char:NAME; for bluff alone")
	log := f.String("log", "", "add what programs are sent and answer to this `FILE`, line by line")
	asJSON := f.Bool("json", false, "one JSON object instead of a table")
	if code := parseFlags(f, args, s); code >= 0 {
		return code
	}
	chosen := false
	s.err = &locked{w: s.err}
	f.Visit(func(one *flag.Flag) { chosen = chosen || one.Name == "rules" })
	m := match{usual: !chosen, kinds: room.SplitSeats(*seats), rules: *rules, games: *games, seed: *seed, patience: *patience, stderr: s.err.(*locked)}
	if err := m.check(*game, *cast); err != nil {
		s.say("arena: %v", err)
		return exitUsage
	}
	var err error
	if m.log, err = openLineLog(*log); err != nil {
		s.say("arena: %v", err)
		return exitUsage
	}
	defer m.log.close(s)
	return m.run(s, *asJSON)
}

// run plays and prints what came of it, also where it was stopped.
func (m *match) run(s stream, asJSON bool) int {
	ctx, done := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	defer done()
	context.AfterFunc(ctx, done) // who asks a second time does not want to wait
	result := m.play(ctx, s)
	switch {
	case result.Deals == 0:
	case asJSON:
		fmt.Fprintf(s.out, "%s\n", marshal(result))
	default:
		fmt.Fprint(s.out, result.table())
	}
	if result.Stopped != "" {
		s.say("arena: %s; %d of %d deals were played", result.Stopped, result.Deals, m.deals())
		return exitDiffers
	}
	return exitDone
}

// check finds what can't be played. The error is one sentence.
func (m *match) check(game, cast string) (err error) {
	if m.book, err = games.Named(game); err != nil || game == "" {
		return fmt.Errorf("--game %s: it is %s here", game, strings.Join(games.All().Names(), ", "))
	}
	own, err := readCast(m.book.Name(), cast)
	if err != nil {
		return err
	}
	m.house = own.house(m.book.Name())
	if err := engine.CheckSeats(len(m.kinds)); err != nil {
		return fmt.Errorf("--seats: %w", err)
	}
	spelled := map[string]string{} // a kind that may be said in several ways is called as it was first
	for i, k := range m.kinds {
		if argv, is, err := room.ParseProgram(k); err != nil {
			return fmt.Errorf("--seats: seat %d: %w", i, err)
		} else if is {
			if _, err := exec.LookPath(argv[0]); err != nil {
				return fmt.Errorf("--seats: seat %d: %s cannot be started: %s", i, argv[0], cause(err))
			}
			continue
		}
		same, ok := ai.Canonical(m.house, m.kinds[i])
		if !ok {
			return fmt.Errorf("--seats: seat %d: there is no player %q; there are %s and exec:PROGRAM", i, k, strings.Join(m.house.Kinds(), ", "))
		}
		if spelled[same] == "" {
			spelled[same] = m.kinds[i]
		}
		m.kinds[i] = spelled[same]
	}
	if m.games < 1 || m.games > 10_000_000 {
		return fmt.Errorf("--games is 1 to 10000000, not %d", m.games)
	}
	if m.patience < time.Millisecond || m.patience > 24*time.Hour {
		return fmt.Errorf("--patience is 1ms to 24h, not %v", m.patience)
	}
	if m.usual {
		m.rules = m.book.Presets()[0]
	}
	r, err := readRules(m.book, m.rules)
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
