package room_test

import (
	"testing"

	"fourtell/engine"
	"fourtell/room"
)

// claimant is as little as a bot of this game can be: it claims what it is offered first, and lets every claim pass.
type claimant struct{}

func (claimant) Decide(s engine.Snapshot) (engine.Command, bool) {
	for _, c := range s.Legal {
		if c.Verb != engine.VerbChallenge {
			return c, true
		}
	}
	return engine.Command{}, false
}

// clocked is a table of three that play the game of lying with ten seconds for an answer.
func clocked(t *testing.T, o room.Options) *room.Table {
	t.Helper()
	return open(t, engine.Setup{Game: "bluff", Rules: "classic,turn_seconds=10", Seats: []string{"Ann", "Bo", "Cy"}, Seed: 4, Dealer: 2}, o)
}

// One decision after the other: a turn that nobody takes is a card laid after ten seconds, a claim that nobody answers is let be after ten.
func TestTheClockPlaysEmptyChairsTurnsAndWindows(t *testing.T) {
	table := clocked(t, room.Options{})
	var at [4]engine.Millis // of each command
	for table.Step(); len(table.Record().Commands) < 4; table.Step() {
		if table.Now() > 31_000 {
			t.Fatalf("after %d ms there are %d commands", table.Now(), len(table.Record().Commands))
		}
	}
	for n, c := range table.Record().Commands {
		if at[n] = c.At; c.Verb != engine.VerbTimeout || c.Seat != []engine.Seat{0, 1, 2, 1}[n] {
			t.Errorf("command %d is %v of seat %d", n+1, c.Verb, c.Seat)
		}
	}
	for n, want := range [4]engine.Millis{10_000, 20_000, 20_000, 30_000} {
		if at[n] < want || at[n] > want+60 {
			t.Errorf("command %d comes at %d ms, want %d", n+1, at[n], want)
		}
	}
}

func TestTheClockOfAClaimStandsWhileTheTableIsPaused(t *testing.T) {
	table := clocked(t, room.Options{})
	people := [3]*room.Person{{}, {}, {}}
	for i, p := range people {
		table.Seat(engine.Seat(i), p)
	}
	table.Step()
	people[0].Want(table.View(0).Legal[0])
	table.Step()
	if s := table.View(1); !s.Owes() || s.Clock.Deadline == 0 {
		t.Fatalf("the claim waits for %v until %d", s.Owing, s.Clock.Deadline)
	}
	table.Pause()
	for range 20 * 60 {
		table.Step()
	}
	if n := len(table.Record().Commands); n != 1 {
		t.Errorf("%d commands were granted while the table was paused", n-1)
	}
	table.Resume()
	for range 11 * 60 {
		table.Step()
	}
	if n := len(table.Record().Commands); n != 3 {
		t.Errorf("eleven seconds later %d have been timed out, not 2", n-1)
	}
}

// However slowly they play, bots answer in time.
func TestBotsAnswerAClaimBeforeItsTimeIsUp(t *testing.T) {
	make := func(engine.Seat, uint64) room.Bot { return claimant{} }
	table := clocked(t, room.Options{Pace: room.Slow(), NewBot: make})
	for i := range engine.Seat(3) {
		table.Seat(i, room.NewBotSeat(make, i, 7))
	}
	for table.Step(); table.Now() < 180_000 && !table.Over(); table.Step() {
	}
	all := table.Record().Commands
	for n, c := range all {
		if c.Verb == engine.VerbTimeout {
			t.Fatalf("command %d of %d is a timeout of seat %d", n+1, len(all), c.Seat)
		}
	}
	if len(all) < 60 {
		t.Errorf("only %d commands in three minutes", len(all))
	}
}
