package main

import (
	"context"
	"fmt"
	"io"
	"math"
	"os"
	"os/signal"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/room"
	"fourtell/room/rating"
)

const strengthHelp = `Plays the house's levels and characters against each other at tables of two, three, four and six, under each of the game's presets in
which everybody plays alone, and prints how strong each is, on one scale: Bradley–Terry, and for more than two seats Luce's choice,
fitted to who won. The middle level is 1500; 400 points more are ten to one in a round of two. At a table of n seats a difference counts
(2/n) to the power of the luck, which is fitted too. Intervals are 95 %, a deal being one trial. A sitting is everybody once at tables of
each size, three times at those of two, drawn by lot; every deal is played from every seating. The same seed gives the same output. At
Ctrl-C the tables played by then are counted, and the exit code is 1. What has been measured besides may be told in a file, a match a line,
as "level:master,heuristic,heuristic classic 600 45.5": who sat there, the rules, how many games, and in how many of a hundred the first won.`

// anchor is the level that all are measured by: in the middle of the house, and what somebody new is taken for.
const anchor = ai.Default

// pool is everybody who is rated and the tables they are to sit at.
type pool struct {
	book   engine.Rulebook
	house  ai.House
	kinds  []string
	tables []match
	others []string     // who has been met besides, and is not told
	met    []rating.Met // besides
}

// rated is one line of what came of it.
type rated struct {
	Name   string  `json:"name"`
	Rating int     `json:"rating"`
	Within int     `json:"within"`
	Games  int     `json:"games"`
	Wins   float64 `json:"wins"`
}

// strengths is what the command prints.
type strengths struct {
	Game     string  `json:"game"`
	Seed     uint64  `json:"seed"`
	Sittings int     `json:"sittings"`
	Games    int     `json:"games"`
	Luck     float64 `json:"luck"`
	LuckTo   float64 `json:"luck_within"`
	Players  []rated `json:"players"`
}

func runStrength(args []string, s stream) int {
	f := flags("strength", "[--game GAME] [--sittings N] [--seed N] [--besides FILE] [--json]", strengthHelp)
	game := f.String("game", games.All()[0].Name(), "`GAME`: "+strings.Join(games.All().Names(), ", "))
	sittings := f.Int("sittings", 100, "`N` times that everybody sits down at tables of each size")
	seed := f.Uint64("seed", 1, "`N`, of the tables, the deals and the players' chance")
	besides := f.String("besides", "", "matches that have been played before, in a `FILE`")
	asJSON := f.Bool("json", false, "one JSON object instead of rows of a Markdown table")
	if code := parseFlags(f, args, s); code >= 0 {
		return code
	}
	book, err := games.Named(*game)
	switch {
	case err != nil || *game == "":
		s.say("strength: --game %s: it is %s here", *game, strings.Join(games.All().Names(), ", "))
		return exitUsage
	case *sittings < 1 || *sittings > 1_000_000:
		s.say("strength: --sittings is 1 to 1000000, not %d", *sittings)
		return exitUsage
	}
	p := newPool(book)
	if len(p.kinds) < 2 {
		s.say("strength: nobody of the house has a level in %s", *game)
		return exitUsage
	}
	if err := p.read(*besides); err != nil {
		s.say("strength: %v", err)
		return exitUsage
	}
	p.draw(*sittings, *seed)
	ctx, done := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	defer done()
	out, played, stopped := p.rate(ctx, s)
	out.Seed, out.Sittings = *seed, *sittings
	if *asJSON {
		fmt.Fprintf(s.out, "%s\n", marshal(out))
	} else {
		fmt.Fprint(s.out, out.rows())
	}
	if stopped != "" {
		s.say("strength: %s; %d of %d tables were played", stopped, played, len(p.tables))
		return exitDiffers
	}
	return exitDone
}

// newPool is every level, every character with a manner of its own (another is its level), and chance.
func newPool(book engine.Rulebook) *pool {
	p := &pool{book: book}
	own, _ := readCast(book.Name(), "") // without a file nothing can be wrong with it
	p.house = own.house(book.Name())
	for _, k := range p.house.Kinds() {
		c, _ := ai.CharacterNamed(strings.TrimPrefix(k, ai.CharMark))
		if k == ai.KindRandom || strings.HasPrefix(k, ai.LevelMark) || strings.HasPrefix(k, ai.CharMark) && c.Style != (ai.Style{}) {
			p.kinds = append(p.kinds, k)
		}
	}
	return p
}

// number is the number of a kind, which is met besides where it is nobody who is rated.
func (p *pool) number(kind string) int {
	if i := slices.Index(p.kinds, kind); i >= 0 {
		return i
	}
	if !slices.Contains(p.others, kind) {
		p.others = append(p.others, kind)
	}
	return len(p.kinds) + slices.Index(p.others, kind)
}

// read reads matches that were played before; none from no file. The error is one sentence.
func (p *pool) read(file string) error {
	if file == "" {
		return nil
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return fmt.Errorf("--besides: %s cannot be read: %s", file, cause(err))
	}
	for n, line := range strings.Split(string(text), "\n") {
		fields := strings.Fields(line)
		if len(fields) == 0 {
			continue
		}
		m, err := p.before(fields)
		if err != nil {
			return fmt.Errorf("--besides: %s, line %d: %w", file, n+1, err)
		}
		p.met = append(p.met, m)
	}
	return nil
}

// before is a match that was played before, of the fields of its line.
func (p *pool) before(fields []string) (m rating.Met, err error) {
	if len(fields) != 4 {
		return m, fmt.Errorf("it is players, rules, games and a rate, not %d fields", len(fields))
	}
	games, err := strconv.Atoi(fields[2])
	if err != nil || games < 1 || games > 10_000_000 {
		return m, fmt.Errorf("%s is no number of games", engine.Quote(fields[2]))
	}
	rate, err := strconv.ParseFloat(fields[3], 64)
	if err != nil || !(rate >= 0 && rate <= 100) {
		return m, fmt.Errorf("%s is no rate, 0 to 100", engine.Quote(fields[3]))
	}
	for _, k := range strings.Split(fields[0], ",") {
		kind, ok := ai.Canonical(p.house, k)
		if !ok {
			return m, fmt.Errorf("there is no player %s", engine.Quote(k))
		}
		i := p.number(kind)
		if at := slices.Index(m.Players, i); at >= 0 {
			m.Seats[at]++
			continue
		}
		m.Players, m.Seats = append(m.Players, i), append(m.Seats, 1)
	}
	if len(m.Players) != 2 {
		return m, fmt.Errorf("it is of %d kinds of player, and the rate tells of two", len(m.Players))
	}
	won := float64(games) * rate / 100
	m.Wins = []float64{won, float64(games) - won}
	return m, nil
}

// poolSeats are the sizes of tables, which everybody sits down at in a sitting. A round of two tells most of who plays it.
func poolSeats() []int { return []int{2, 2, 2, 3, 4, 6} }

// draw draws who sits where: of each size as many tables as can be filled with everybody once, each under the next of the presets.
func (p *pool) draw(sittings int, seed uint64) {
	rng := engine.NewRand(engine.Mix(seed, 77))
	for n := range sittings {
		for _, seats := range poolSeats() {
			presets := p.presets(seats)
			order := make([]int, len(p.kinds))
			for i := range order {
				j := int(rng.Below(uint32(i + 1)))
				order[i], order[j] = order[j], i
			}
			for t := 0; (t+1)*seats <= len(order) && len(presets) > 0; t++ {
				m := match{book: p.book, house: p.house, games: seats, seed: engine.Mix(seed, uint64(len(p.tables))), patience: room.Patience}
				m.rules = presets[(n+t)%len(presets)]
				for _, i := range order[t*seats : (t+1)*seats] {
					m.kinds = append(m.kinds, p.kinds[i])
				}
				p.tables = append(p.tables, m)
			}
		}
	}
}

// presets are those of the game that a table of that size can have, and in which everybody plays alone.
func (p *pool) presets(seats int) (all []string) {
	for _, name := range p.book.Presets() {
		if r, err := engine.ParseRules(p.book, name); err == nil && r.Check(seats) == nil && r.Partner(0, seats) == engine.NoSeat {
			all = append(all, r.String())
		}
	}
	return all
}

// rate plays the tables, each its deal from every seating, and fits the strengths to those that were played whole. stopped is why fewer
// than all were.
func (p *pool) rate(ctx context.Context, s stream) (out strengths, played int, stopped string) {
	results := make([]arenaResult, len(p.tables))
	next := make(chan int)
	var all sync.WaitGroup
	bar := progress{on: terminal(s.err)}
	for range runtime.GOMAXPROCS(0) {
		all.Go(func() {
			for i := range next {
				results[i] = p.tables[i].play(ctx, stream{err: io.Discard})
				bar.step(s, len(p.tables))
			}
		})
	}
	for i := range p.tables {
		if ctx.Err() == nil {
			next <- i
		}
	}
	close(next)
	all.Wait()
	bar.end(s)
	if ctx.Err() != nil {
		stopped = "stopped"
	}
	results = slices.DeleteFunc(results, func(r arenaResult) bool {
		if r.Stopped != "" && r.Stopped != "stopped" {
			stopped = r.Stopped
		}
		return r.Deals == 0
	})
	return p.fit(results), len(results), stopped
}

// fit is what everybody is worth by those results.
func (p *pool) fit(results []arenaResult) strengths {
	out := strengths{Game: p.book.Name(), Players: make([]rated, len(p.kinds))}
	met := slices.Clone(p.met)
	for _, r := range results {
		var m rating.Met
		for _, k := range r.Kinds {
			i := slices.Index(p.kinds, k.Name)
			m.Players, m.Wins = append(m.Players, i), append(m.Wins, k.Wins)
			out.Players[i].Games += k.Games
			out.Players[i].Wins += k.Wins
		}
		out.Games += r.Games
		met = append(met, m)
	}
	fitted := rating.Fit(len(p.kinds)+len(p.others), slices.Index(p.kinds, anchor), met)
	out.Luck, out.LuckTo = round(fitted.Luck, 2), round(fitted.LuckTo, 2)
	for i, k := range p.kinds {
		out.Players[i].Name = k
		out.Players[i].Rating, out.Players[i].Within = int(math.Round(fitted.Ratings[i])), int(math.Ceil(fitted.Within[i]))
	}
	return out
}

// rows is the result as it stands in docs/league.md.
func (r strengths) rows() string {
	var b strings.Builder
	fmt.Fprintf(&b, "Luck %.2f ± %.2f, from %d games of %d sittings, seed %d.\n\n", r.Luck, r.LuckTo, r.Games, r.Sittings, r.Seed)
	b.WriteString("| player | rating | 95 % | games | wins |\n|---|---|---|---|---|\n")
	for _, p := range r.Players {
		fmt.Fprintf(&b, "| %s | %d | ± %d | %d | %.1f %% |\n", p.Name, p.Rating, p.Within, p.Games, 100*p.Wins/float64(max(1, p.Games)))
	}
	return b.String()
}
