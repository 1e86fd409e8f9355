package main

import (
	"fmt"
	"strings"
	"sync"
	"time"

	"fourtell/engine"
	"fourtell/room"
)

// watched times a bot.
type watched struct {
	room.Bot
	score *score
}

func (w *watched) Decide(s engine.Snapshot) (engine.Command, bool) {
	begin := time.Now()
	c, ok := w.Bot.Decide(s)
	w.score.took(&s, begin)
	return c, ok
}

// took notes the time of a decision owed.
func (sc *score) took(s *engine.Snapshot, begin time.Time) {
	if s.Owes() {
		sc.times = append(sc.times, time.Since(begin))
	}
}

// Forgets is the bot's own, so that levels forget their calls here too.
func (w *watched) Forgets() int {
	if f, ok := w.Bot.(room.Forgetful); ok {
		return f.Forgets()
	}
	return 0
}

// waited times a program and lets table time stand still while it thinks, so that how fast this machine is decides no game.
type waited struct {
	*room.External
	score *score
	stop  <-chan struct{} // nobody waits any more
}

func (w *waited) Show(s engine.Snapshot) {
	begin := time.Now()
	w.External.Show(s)
	w.WaitUnless(w.stop)
	w.score.took(&s, begin)
}

// Poll waits too: a program is asked anew when a catch has become legal.
func (w *waited) Poll() (engine.Command, bool) {
	w.WaitUnless(w.stop)
	return w.External.Poll()
}

// witness counts what everybody sees, and which draw fours were bluffs.
type witness struct {
	out    dealt
	kinds  []string
	book   engine.Rulebook
	speech speech
	game   engine.Game
	open   [engine.MaxSeats]bool
}

func (w *witness) see(s engine.Snapshot) {
	w.count(&s.Cause)
	for i := range s.Riders {
		w.count(&s.Riders[i])
	}
	for i := range s.Hands {
		open, done := w.speech.lapse(&s, engine.Seat(i))
		if w.open[i] && !open && !done {
			w.out[w.kinds[i]].missed++
		}
		w.open[i] = open
	}
}

func (w *witness) count(e *engine.Event) {
	of, ok := w.book.(engine.Counting)
	if !ok {
		return
	}
	for _, d := range of.Deeds(w.game, e) {
		switch by := w.out[w.kinds[d.Seat]]; d.Name {
		case "bluffs", "lies":
			by.bluffs++
		case "caught":
			by.caught++
		case "right":
			by.challenges++
			by.right++
		case "wrong":
			by.challenges++
		}
	}
}

// progress is the bar on standard error, where that is a terminal: in a file it would be no message.
type progress struct {
	on   bool
	mu   sync.Mutex
	done int
	next time.Time
}

func (b *progress) step(s stream, n int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.done++
	if now := time.Now(); b.on && (b.done == n || now.After(b.next)) {
		b.next = now.Add(time.Second / 10)
		fmt.Fprintf(s.err, "\r[%-40s] %d of %d deals", strings.Repeat("#", b.done*40/n), b.done, n)
	}
}

func (b *progress) end(s stream) {
	if !b.next.IsZero() {
		fmt.Fprintln(s.err)
	}
}
