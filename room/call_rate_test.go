package room_test

import (
	"fmt"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/room"
)

// forgetful is plain, but forgets one call in so many.
type forgetful struct {
	plain
	oneIn int
}

func (f forgetful) Forgets() int { return f.oneIn }

// lastCards counts who came to their last card by a play of theirs, and who had not called for it when nobody could any more.
type lastCards struct {
	all, uncalled int
	open          [engine.MaxSeats]bool
}

func (n *lastCards) see(s engine.Snapshot) {
	for i := range s.Hands {
		known := shed.At(&s, i)
		if n.open[i] && !known.Catchable && !known.Called {
			n.uncalled++
		}
		n.open[i] = known.Catchable
		if s.Cause.Kind.Plays() && s.Cause.Seat == engine.Seat(i) && s.Hands[i].Count == 1 && !s.Over() {
			n.all++
		}
	}
}

func TestABotForgetsItsCallAsOftenAsItsKindDoesWheneverOneMayCall(t *testing.T) {
	for _, rules := range []string{"classic", "classic,call_window=after", "wild_night,call_window=after"} {
		for _, seats := range []int{2, 4} {
			for name, pace := range map[string]room.Pace{"slow": room.Slow(), "normal": room.Normal(), "fast": room.Fast(), "instant": room.Instant()} {
				for _, oneIn := range []int{0, 8} {
					t.Run(fmt.Sprintf("%s, %d seats, %s, one in %d", rules, seats, name, oneIn), func(t *testing.T) {
						const rounds = 60
						var n lastCards
						for seed := range uint64(rounds) {
							table := open(t, dealt(rules, seats, seed), room.Options{Pace: pace})
							table.Watch(engine.Spectator, n.see)
							for i := range seats {
								table.Seat(engine.Seat(i), room.NewBotSeat(func(s engine.Seat, seed uint64) room.Bot {
									return forgetful{plain{s, seed}, oneIn}
								}, engine.Seat(i), seed))
							}
							for !table.Over() {
								table.Step()
							}
						}
						if n.all < rounds {
							t.Fatalf("only %d last cards", n.all)
						}
						if oneIn == 0 && n.uncalled > 0 {
							t.Errorf("%d of %d last cards were never called for", n.uncalled, n.all)
						}
						if oneIn > 0 && (n.uncalled*oneIn*2 < n.all || n.uncalled*oneIn*2 > n.all*3) {
							t.Errorf("%d of %d last cards were never called for, want one in %d", n.uncalled, n.all, oneIn)
						}
					})
				}
			}
		}
	}
}

func TestWhileAChallengeIsOpenOnlyWhoCouldNotCallBeforeTheirCardCalls(t *testing.T) {
	const rounds = 60
	for rules, may := range map[string]bool{"wild_night": false, "wild_night,call_window=after": true} {
		for name, pace := range map[string]room.Pace{"normal": room.Normal(), "instant": room.Instant()} {
			t.Run(rules+", "+name, func(t *testing.T) {
				calls := 0
				for seed := range uint64(rounds) {
					table := open(t, dealt(rules, 3, seed), room.Options{Pace: pace})
					table.Watch(engine.Spectator, func(s engine.Snapshot) {
						switch k := s.Cause.Kind; {
						case !s.Doubtful() || s.Cause.Kind.Plays():
						case k == engine.EventUnoCaught, k == engine.EventFalseCatch:
							t.Errorf("seed %d: seat %d is caught while a challenge is open", seed, s.Cause.Seat)
						case k == engine.EventUnoCalled && s.Cause.Seat != shed.Of(&s).Pending.By:
							t.Errorf("seed %d: seat %d calls while the card of seat %d may be challenged", seed, s.Cause.Seat, shed.Of(&s).Pending.By)
						case k == engine.EventUnoCalled:
							calls++
						}
					})
					for i := range 3 {
						table.Seat(engine.Seat(i), room.NewBotSeat(func(s engine.Seat, seed uint64) room.Bot { return plain{s, seed} }, engine.Seat(i), seed))
					}
					for !table.Over() {
						table.Step()
					}
				}
				if may != (calls > 0) {
					t.Errorf("%d calls in %d rounds while a challenge was open", calls, rounds)
				}
			})
		}
	}
}
