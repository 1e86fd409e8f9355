package room_test

import (
	"bytes"
	"reflect"
	"testing"
	"time"

	"fourtell/engine"
	"fourtell/room"
)

func begun() time.Time { return time.Date(2026, 11, 28, 3, 26, 0, 0, time.UTC) }

func head(seats int) room.Head {
	h := room.Head{Begun: begun(), BotSeed: 7}
	for range seats {
		h.Chairs = append(h.Chairs, "bot plain")
	}
	return h
}

// saved is a table of plain bots that saves itself.
func saved(t *testing.T, saves *room.Saves, s engine.Setup, p room.Pace) (*room.Table, *room.Autosave) {
	t.Helper()
	auto := saves.Begin(head(len(s.Seats)), engine.Record{Setup: s})
	table := open(t, s, room.Options{Record: auto, Pace: p})
	refused := 0
	seatBots(t, table, newPlain, &refused)
	return table, auto
}

// resumed opens the saved match as a program that has just started does.
func resumed(t *testing.T, store room.Store, p room.Pace) (*room.Table, room.Save) {
	t.Helper()
	saves := room.OpenSaves(store)
	save, ok, word := saves.Load()
	if !ok || word != nil {
		t.Fatalf("there is no match to resume: %v", word)
	}
	table, err := save.Resume(room.Options{Record: saves.Begin(save.Head, save.Record), Pace: p})
	if err != nil {
		t.Fatal(err)
	}
	refused := 0
	seatBots(t, table, newPlain, &refused)
	return table, save
}

// After a kill at any point the match goes on as if it had never stopped: the same state, the same question, and with the
// same bots the same commands at the same times, at every pace and with every switch.
func TestAKilledMatchGoesOnAsIfItHadNeverStopped(t *testing.T) {
	rng := engine.NewRand(11)
	points := 0
	for n := range 120 {
		seats := engine.MinSeats + int(rng.Below(engine.MaxSeats-engine.MinSeats+1))
		rules := anyRules(&rng, seats)
		if n%3 == 0 {
			rules += ",turn_seconds=10"
		}
		pace := []room.Pace{room.Instant(), room.Normal(), room.Slow(), room.Fast()}[n%4]
		store := room.NewMemory()
		setup := dealt(rules, seats, uint64(n))
		whole, _ := saved(t, room.OpenSaves(store), setup, pace)
		type point struct {
			store room.Store
			state []byte
			views []engine.Snapshot
			n     int
		}
		var kills []point
		for last, next := 0, int(rng.Below(30)); !whole.Over(); whole.Step() {
			got := len(whole.Record().Commands)
			if got == last || got < next {
				continue
			}
			last, next = got, got+1+int(rng.Below(60))
			text, err := store.Read("match.save")
			if err != nil {
				t.Fatal(err)
			}
			p := point{store: room.NewMemory(), state: whole.State(), n: got}
			if err := p.store.Write("match.save", text); err != nil {
				t.Fatal(err)
			}
			for s := range seats {
				p.views = append(p.views, whole.View(engine.Seat(s)))
			}
			kills = append(kills, p)
		}
		for _, k := range kills {
			points++
			table, _ := resumed(t, k.store, pace)
			if !bytes.Equal(table.State(), k.state) {
				t.Fatalf("%s, after %d commands: another state", rules, k.n)
			}
			for s := range seats {
				got, want := table.View(engine.Seat(s)), k.views[s]
				if !reflect.DeepEqual(got, want) {
					t.Fatalf("%s, after %d commands: seat %d sees\n%+v\nnot\n%+v", rules, k.n, s, got, want)
				}
			}
			table.PlayOut(4 << 20)
			if got, want := table.Record().Commands, whole.Record().Commands; !reflect.DeepEqual(got, want) {
				for i := range min(len(got), len(want)) {
					if !reflect.DeepEqual(got[i], want[i]) {
						t.Errorf("%s, %d seats, pace %v, seed %d, killed after %d: command %d is %+v, not %+v", rules, seats, pace, n, k.n, i, got[i], want[i])
						break
					}
				}
			}
		}
	}
	t.Logf("%d points", points)
}
