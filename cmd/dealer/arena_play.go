package main

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"time"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/room"
)

// play plays all deals, on every core, and adds up those played whole, in their order. It stops at the first fault, and when
// ctx ends.
func (m *match) play(ctx context.Context, s stream) arenaResult {
	n := m.deals()
	deals := make([]dealt, n)
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	next := make(chan int)
	var all sync.WaitGroup
	bar := progress{on: terminal(s.err)}
	for range min(runtime.GOMAXPROCS(0), n) {
		all.Go(func() {
			h := hall{match: m, programs: make([]*room.External, len(m.kinds))}
			defer h.close()
			for d := range next {
				played, err := h.deal(ctx, d)
				if err != nil {
					stop(err) // the first is kept
					continue
				}
				deals[d] = played
				bar.step(s, n)
			}
		})
	}
give:
	for d := range n {
		select {
		case next <- d:
		case <-ctx.Done():
			break give
		}
	}
	close(next)
	all.Wait()
	bar.end(s)
	result := m.sum(deals)
	switch why := context.Cause(ctx); {
	case result.Deals == n:
	case errors.Is(why, context.Canceled):
		result.Stopped = "stopped"
	default:
		result.Stopped = why.Error()
	}
	return result
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

// hall is where one deal after the other is played: its programs play all of them, so that what they take to start is
// taken once.
type hall struct {
	*match
	programs []*room.External // by chair as named in --seats; nil until it is asked, and for the house's
	at, turn int              // the deal and the seating in play
}

// close sends the programs away.
func (h *hall) close() {
	for _, e := range h.programs {
		if e != nil {
			_ = e.Close() // nobody asks it for anything any more
		}
	}
}

// deal plays one deal from every seating.
func (h *hall) deal(ctx context.Context, d int) (dealt, error) {
	out := dealt{}
	for _, k := range h.kinds {
		out[k] = &score{}
	}
	for turn := range h.kinds {
		if err := h.game(ctx, d, turn, out); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// longestGame is how many ticks of table time a game may take.
const longestGame = 12 * 60 * 60 * room.TicksPerSecond

// game plays one: chair i is taken by kind i+turn. The error says which deal it was, and who was at fault.
func (h *hall) game(ctx context.Context, d, turn int, out dealt) error {
	n := len(h.kinds)
	setup := engine.Setup{Game: h.book.Name(), Rules: h.rules, Seed: engine.Mix(h.seed, uint64(d)), Dealer: engine.Seat(d % n)}
	kinds := make([]string, n)
	for i := range kinds {
		kinds[i] = h.kinds[(i+turn)%n]
		setup.Seats = append(setup.Seats, fmt.Sprint("seat ", i))
	}
	g, err := games.New(setup)
	if err != nil {
		return err
	}
	h.at, h.turn = d, turn
	var fault error
	blame := func(seat engine.Seat, err error) {
		if fault == nil {
			fault = fmt.Errorf("deal %d (the seed %d), seat %d: %s failed: %w", d, setup.Seed, seat, kinds[seat], err)
		}
	}
	t := room.NewTable(g, room.Options{Pace: room.Pace{Percent: 100}, NewBot: h.standIn(), Replaced: blame})
	for i, k := range kinds {
		seat := engine.Seat(i)
		if kind, house := ai.Canonical(h.house, k); house {
			make := h.house.Named(kind)
			t.Seat(seat, room.NewBotSeat(func(seat engine.Seat, seed uint64) room.Bot {
				return &watched{make(seat, seed), out[k]}
			}, seat, engine.Mix(h.seed, uint64(d), uint64(turn), 9)))
			continue
		}
		e, err := h.program((i+turn)%n, seat)
		if err != nil {
			return fmt.Errorf("%s cannot be started: %s", k, cause(err))
		}
		t.Seat(seat, &waited{e, out[k], ctx.Done()})
	}
	w := witness{out: out, kinds: kinds, book: h.book, speech: speechOf(h.book.Name()), game: g}
	t.Watch(engine.Spectator, w.see)
	for n := 0; !t.Over() && fault == nil; n++ {
		if n == longestGame {
			return fmt.Errorf("deal %d (the seed %d) did not end", d, setup.Seed)
		}
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		t.Step()
	}
	if fault != nil {
		return fault
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

// program is the one that sits on a chair of --seats, moved to a seat of a new table.
func (h *hall) program(chair int, seat engine.Seat) (*room.External, error) {
	if e := h.programs[chair]; e != nil {
		e.Reseat(seat)
		return e, nil
	}
	argv, _, err := room.ParseProgram(h.kinds[chair])
	if err != nil {
		return nil, err
	}
	who := func() string {
		return fmt.Sprintf("deal %d seating %d seat %d", h.at, h.turn, (chair-h.turn+len(h.kinds))%len(h.kinds))
	}
	h.programs[chair], err = room.NewExternal(argv, seat, room.ExternalOptions{Patience: h.patience, Stderr: h.stderr, Log: h.log.of(who)})
	return h.programs[chair], err
}

// standIn plays on for a program at fault, until the match is stopped for it.
func (h *hall) standIn() room.NewBot {
	make := h.house.Named(ai.KindHeuristic)
	if make == nil {
		make = h.house.Named(h.house.Default())
	}
	return make
}
