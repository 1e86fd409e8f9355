package room_test

import (
	"bytes"
	"fmt"
	"reflect"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
	"fourtell/room"
)

// instant is a moment at which a program may be killed: what the store holds then, and how the table stands.
type instant struct {
	store room.Store
	state []byte
	view  engine.Snapshot
	n     int // commands so far
	what  string
}

// taken is the table as it stands now, from a store that nobody writes to any more.
func taken(t *testing.T, store room.Store, table *room.Table, what string) instant {
	t.Helper()
	text, err := store.Read("match.save")
	if err != nil {
		t.Fatal(err)
	}
	k := instant{store: room.NewMemory(), state: table.State(), view: table.Public(), n: len(table.Record().Commands), what: what}
	if err := k.store.Write("match.save", text); err != nil {
		t.Fatal(err)
	}
	return k
}

// moments names what is remarkable about the table as everybody sees it, and what has happened since a beat.
func moments(s *engine.Snapshot, since uint32) (all []string) {
	switch {
	case s.Over():
		return []string{"between rounds"}
	case s.Phase == engine.PhaseRespond && shed.Of(s).Pending != nil && shed.Of(s).Pending.Kind == shed.PendingWD4 && shed.Of(s).Pending.Challenge && shed.Of(s).Pending.Paid:
		all = append(all, "a challenge is open, the cards drawn")
	case s.Phase == engine.PhaseRespond && shed.Of(s).Pending != nil && shed.Of(s).Pending.Kind == shed.PendingWD4 && shed.Of(s).Pending.Challenge:
		all = append(all, "a challenge is open, the cards not drawn")
	case s.Phase == engine.PhaseRespond && shed.Of(s).Pending != nil && shed.Of(s).Pending.Stack > 4:
		all = append(all, "a high stack is due")
	case s.Phase == engine.PhaseRespond:
		all = append(all, "a stack is due")
	case s.Phase == engine.PhaseDrawn:
		all = append(all, "a drawn card is offered")
	case s.Phase == engine.PhaseChooseColor:
		all = append(all, "the opener's colour is to be named")
	}
	for kind, name := range map[engine.EventKind]string{engine.EventHandsSwapped: "hands were swapped", engine.EventHandsRotated: "hands went round",
		engine.EventJumpedIn: "somebody jumped in", engine.EventUnoCaught: "somebody was caught", engine.EventTimedOut: "time ran out",
		engine.EventReshuffled: "the pile was shuffled"} {
		for _, e := range s.History {
			if e.Kind == kind && e.Beat > since {
				all = append(all, name)
				break
			}
		}
	}
	for seat := range s.Hands {
		if shed.At(s, seat).Catchable {
			return append(all, "somebody may be caught")
		}
	}
	return all
}

// valuesOf are the values of a switch that are tried: all of a choice, the least, the usual and the most of a number.
func valuesOf(sw uno.Switch) (all []int16) {
	if sw.Least > 0 {
		return []int16{int16(sw.Min), int16(sw.Least), int16(sw.Max)} // what lies between is none
	}
	if len(sw.Values) == 0 {
		return []int16{int16(sw.Min), sw.Default, int16(sw.Max)}
	}
	for v := range sw.Values {
		all = append(all, int16(v))
	}
	return all
}

// withSwitch is a rule set that has a switch at a value, over one or the other preset, and as many seats as make a table.
func withSwitch(t *testing.T, sw uno.Switch, v int16, n int) (uno.Rules, int) {
	t.Helper()
	for try := range 200 {
		r, _ := uno.Preset([]string{"party", "official", "chaos", "classic"}[(n+try)%4])
		if sw.ID != uno.Score && r[uno.Score] == uno.ScoreSingle {
			r[uno.Score] = uno.ScoreWinnerTakes
		}
		r[uno.Decks], r[sw.ID] = 1+int16(n+try)%2, v
		if r[uno.RoundOut] == uno.On {
			r[uno.Score] = uno.ScoreElimination
		}
		seats := engine.MinSeats + (n*7+try)%(engine.MaxSeats-engine.MinSeats+1)
		if r.Check(seats) == nil {
			return r, seats
		}
	}
	t.Fatalf("no table has %s at %d", sw.Name, v)
	return uno.Rules{}, 0
}

// Every value of every switch, killed at every kind of moment: the table, the question and the cards are the same, and what
// follows is the same, command by command and time by time, bots' choices included, to the state's last byte.
func TestAMatchKilledAtEveryKindOfMomentWithEveryValueOfEverySwitchIsTheSame(t *testing.T) {
	points, seen := 0, map[string]int{}
	rng := engine.NewRand(23)
	n := 0
	for _, sw := range uno.Switches() {
		for _, v := range valuesOf(sw) {
			n++
			rules, seats := withSwitch(t, sw, v, n)
			setup := dealt(rules.String(), seats, uint64(n))
			for sw.ID == uno.OpenerWild && v == uno.WildFirstPlayerChooses && open(t, setup, room.Options{}).Public().Phase != engine.PhaseChooseColor {
				setup.Seed++ // until a wild is turned up
			}
			pace := []room.Pace{room.Normal(), room.Instant(), room.Fast(), room.Slow()}[n%4]
			seated := func(table *room.Table) {
				refused := 0
				seatBots(t, table, newPlain, &refused)
				if rules[uno.TurnSeconds] == 10 {
					table.Seat(1, nil) // nobody sits there: the clock plays
				}
			}
			store := room.NewMemory()
			whole := open(t, setup, room.Options{Record: room.OpenSaves(store).Begin(head(seats), engine.Record{Setup: setup}), Pace: pace})
			seated(whole)
			var kills []instant
			here := map[string]int{}
			last, next := uint32(0), 1+rng.Below(50)
			for ticks := 0; !killedEnds(t, whole); ticks++ {
				if ticks > 400_000 {
					t.Fatalf("%s at %d seats: no end", rules, seats)
				}
				if p := whole.Public(); p.Seq != last { // a round was dealt, and nobody has moved
					what := "a round is dealt"
					if p.Phase == engine.PhaseChooseColor {
						what = "the opener's colour is to be named"
					}
					last, kills = p.Seq, append(kills, taken(t, store, whole, what))
				}
				whole.Step()
				public := whole.Public()
				if public.Seq == last {
					continue
				}
				what := ""
				for _, m := range moments(&public, last) {
					if here[m] == 0 || m == "between rounds" {
						what = m
					}
					here[m]++
				}
				last = public.Seq
				if what == "" && public.Seq >= next {
					what, next = "anywhere", public.Seq+40+rng.Below(120)
				}
				if what != "" {
					kills = append(kills, taken(t, store, whole, what))
				}
			}
			for _, k := range kills {
				points++
				seen[k.what]++
				saves := room.OpenSaves(k.store)
				save, ok, word := saves.Load()
				if !ok || word != nil {
					t.Fatalf("%s: %v", k.what, word)
				}
				again, err := save.Resume(room.Options{Record: saves.Begin(save.Head, save.Record), Pace: pace})
				if err != nil {
					t.Fatal(err)
				}
				seated(again)
				if !bytes.Equal(again.State(), k.state) || !reflect.DeepEqual(again.Public(), k.view) {
					t.Fatalf("%s, %d seats, %s: another table, or another question", rules, seats, k.what)
				}
				if points%3 == 0 { // every third goes on to the end, the others for a while
					for !killedEnds(t, again) {
						again.Step()
					}
				} else {
					for !killedEnds(t, again) && len(again.Record().Commands) < k.n+30 {
						again.Step()
					}
				}
				got, want := again.Record().Commands, whole.Record().Commands
				for i := range min(len(got), len(want)) {
					if !reflect.DeepEqual(got[i], want[i]) {
						t.Fatalf("%s, %d seats, pace %v, killed when %s, after %d: command %d is %+v, not %+v", rules, seats, pace, k.what, k.n, i, got[i], want[i])
					}
				}
				if points%3 == 0 && !bytes.Equal(again.State(), whole.State()) {
					t.Errorf("%s, %d seats, killed when %s: another end", rules, seats, k.what)
				}
			}
			if len(kills) == 0 {
				t.Errorf("%s=%d was never killed", sw.Name, v)
			}
		}
	}
	for _, what := range []string{"anywhere", "a round is dealt", "between rounds", "a challenge is open, the cards drawn", "a challenge is open, the cards not drawn",
		"a high stack is due", "a stack is due", "a drawn card is offered", "the opener's colour is to be named", "hands were swapped",
		"hands went round", "somebody jumped in", "somebody was caught", "time ran out", "the pile was shuffled", "somebody may be caught"} {
		if seen[what] == 0 {
			t.Errorf("never killed when %s", what)
		}
	}
	t.Logf("%d points over %d values of switches: %v", points, n, fmt.Sprint(seen))
}

// killedEnds says that a match of two rounds is over; it deals the second.
func killedEnds(t *testing.T, table *room.Table) bool {
	t.Helper()
	p := table.Public()
	if !p.Over() {
		return false
	}
	if p.Phase == engine.PhaseMatchOver || p.Round >= 2 {
		return true
	}
	if err := table.NextRound(); err != nil {
		t.Fatal(err)
	}
	return false
}
