package room_test

import (
	"bytes"
	"reflect"
	"testing"
	"time"

	"fourtell/engine"
	"fourtell/engine/uno"
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

// ended says whether so many rounds have been played, or the match; it deals the next one.
func ended(t *testing.T, table *room.Table, rounds int) bool {
	t.Helper()
	p := table.Public()
	if !p.Over() {
		return false
	}
	if p.Phase == engine.PhaseMatchOver || p.Round >= rounds {
		return true
	}
	if err := table.NextRound(); err != nil {
		t.Fatal(err)
	}
	return false
}

// After a kill at any point the match goes on as if it had never stopped: the same state, the same question, and with the
// same bots the same commands at the same times, at every pace and with every switch.
func TestAKilledMatchGoesOnAsIfItHadNeverStopped(t *testing.T) {
	rng := engine.NewRand(11)
	points, phases := 0, map[engine.Phase]int{}
	for n := range 100 {
		seats := engine.MinSeats + int(rng.Below(engine.MaxSeats-engine.MinSeats+1))
		rules := uno.RulesByChance(uint64(n), seats).String()
		if n%3 == 0 {
			rules += ",turn_seconds=10"
		}
		pace := []room.Pace{room.Instant(), room.Normal(), room.Slow(), room.Fast()}[n%4]
		store := room.NewMemory()
		setup := dealt(rules, seats, uint64(n))
		whole, _ := saved(t, room.OpenSaves(store), setup, pace)
		rounds := 1 + n%2
		type point struct {
			store room.Store
			state []byte
			views []engine.Snapshot
			n     int
			seq   uint32
		}
		var kills []point
		last, next := uint32(0), 1+rng.Below(60)
		for ; !ended(t, whole, rounds); whole.Step() {
			seq := whole.Public().Seq
			if seq == last || seq < next {
				continue
			}
			last, next = seq, seq+1+rng.Below(110)
			got := len(whole.Record().Commands)
			text, err := store.Read("match.save")
			if err != nil {
				t.Fatal(err)
			}
			p := point{store: room.NewMemory(), state: whole.State(), n: got, seq: seq}
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
			phases[k.views[0].Phase]++
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
			// Most are followed for a while, some to the end.
			all, toEnd := whole.Record().Commands, points%8 == 0
			for ; !ended(t, table, rounds); table.Step() {
				if p := table.Public(); p.Seq >= k.seq+60 && !toEnd {
					break
				}
			}
			got := table.Record().Commands
			if toEnd && len(got) != len(all) || len(got) > len(all) || len(got) < min(k.n+5, len(all)) {
				t.Errorf("%s, seed %d, killed after %d: %d commands, not %d", rules, n, k.n, len(got), len(all))
			}
			for i := range min(len(got), len(all)) {
				if !reflect.DeepEqual(got[i], all[i]) {
					t.Errorf("%s, %d seats, pace %v, seed %d, killed after %d: command %d is %+v, not %+v", rules, seats, pace, n, k.n, i, got[i], all[i])
					break
				}
			}
		}
	}
	for _, p := range []engine.Phase{engine.PhasePlay, engine.PhaseDrawn, engine.PhaseRespond} {
		if phases[p] < 3 {
			t.Errorf("of %d points only %d were in phase %v", points, phases[p], p)
		}
	}
	t.Logf("%d points: %v", points, phases)
}

func TestAMatchThatSomebodyLeftGoesOnAsItWould(t *testing.T) {
	for _, leaver := range []string{"bot", "wait", "walkover"} {
		for _, back := range []bool{false, true} {
			if back && leaver == "walkover" || !back && leaver == "wait" {
				continue
			}
			store := room.NewMemory()
			setup := dealt("party,leaver="+leaver, 4, 3)
			auto := room.OpenSaves(store).Begin(head(4), engine.Record{Setup: setup})
			whole := open(t, setup, room.Options{Record: auto, Pace: room.Normal(), NewBot: newPlain, BotSeed: 7})
			refused := 0
			seatBots(t, whole, newPlain, &refused)
			for range 300 {
				whole.Step()
			}
			if err := whole.Leave(1); err != nil {
				t.Fatal(err)
			}
			for range 100 {
				whole.Step()
			}
			if back {
				if err := whole.Return(1, room.NewBotSeat(newPlain, 1, 7)); err != nil {
					t.Fatal(err)
				}
			}
			text, _ := store.Read("match.save")
			killed := room.NewMemory()
			if err := killed.Write("match.save", text); err != nil {
				t.Fatal(err)
			}
			table, _ := resumed(t, killed, room.Normal())
			if !bytes.Equal(table.State(), whole.State()) {
				t.Fatalf("%s: another state", leaver)
			}
			if h := table.Public().Hands[1]; h.Out != (leaver == "walkover") || h.Away != (!back && leaver == "bot") {
				t.Errorf("%s: the seat is %+v", leaver, h)
			}
			table.PlayOut(60000)
			whole.PlayOut(60000)
			a, b := table.Record().Commands, whole.Record().Commands
			if len(a) != len(b) {
				t.Fatalf("%s: %d commands, not %d", leaver, len(a), len(b))
			}
			for i := range a {
				a[i].At, b[i].At = 0, 0
				if !reflect.DeepEqual(a[i], b[i]) {
					t.Fatalf("%s, back %v: command %d is %+v, not %+v", leaver, back, i, a[i], b[i])
				}
			}
		}
	}
}
