package room_test

import (
	"bytes"
	"reflect"
	"testing"

	"fourtell/engine"
	"fourtell/room"
)

// watched is a match of bots played to the end of so many rounds, and every beat as each seat and a spectator saw it.
func watched(t *testing.T, bot room.NewBot, rules string, seats, rounds int, seed uint64) (*room.Table, [][]engine.Snapshot) {
	t.Helper()
	table := open(t, dealt(rules, seats, seed), room.Options{})
	refused := 0
	seatBots(t, table, bot, &refused)
	seen := make([][]engine.Snapshot, seats+1)
	for v := engine.Spectator; int(v) < seats; v++ {
		table.Watch(v, func(s engine.Snapshot) { seen[v+1] = append(seen[v+1], s) })
	}
	for r := range rounds {
		if r > 0 {
			if err := table.NextRound(); err != nil {
				t.Fatal(err)
			}
		}
		if !table.PlayOut(60000) {
			t.Fatal("the round does not end")
		}
	}
	return table, seen
}

// doubter challenges whatever may be challenged.
type doubter struct{ plain }

func newDoubter(s engine.Seat, seed uint64) room.Bot { return doubter{plain{s, seed}} }

func (d doubter) Decide(s engine.Snapshot) (engine.Command, bool) {
	for _, c := range s.Legal {
		if c.Verb == engine.VerbChallenge {
			return c, true
		}
	}
	return d.plain.Decide(s)
}

func replay(t *testing.T, rec engine.Record) *room.Replay {
	t.Helper()
	r, err := room.OpenReplay(rec)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestAReplayShowsEveryBeatAsItWasSeen(t *testing.T) {
	table, seen := watched(t, newPlain, "party,target=1000", 4, 3, 6)
	r := replay(t, table.Record())
	if r.Len() != len(seen[0]) || r.At() != 0 || r.Round() != 1 || r.Commands() != 0 {
		t.Fatalf("%d beats, want %d; it stands on %d", r.Len(), len(seen[0]), r.At())
	}
	same := func() {
		t.Helper()
		for v := range seen {
			if got, want := r.View(engine.Seat(v)-1), seen[v][r.At()]; !reflect.DeepEqual(got, want) {
				t.Fatalf("beat %d, viewer %d:\n%+v\nwant\n%+v", r.At(), v-1, got, want)
			}
		}
	}
	for same(); r.Step(1); same() {
	}
	if r.At() != r.Len()-1 || r.Step(5) || r.Round() != 3 {
		t.Fatalf("it ends on beat %d, round %d", r.At(), r.Round())
	}
	for r.Step(-1) {
		if r.At()%7 == 0 {
			same()
		}
	}
	rng := engine.NewRand(3)
	for range 60 {
		r.Seek(int(rng.Below(uint32(r.Len()+20))) - 10)
		same()
	}
}

func sameFaces(a, b []engine.SeenCard) bool {
	count := map[engine.Face]int{}
	for _, c := range a {
		count[c.Face]++
	}
	for _, c := range b {
		count[c.Face]--
	}
	for _, n := range count {
		if n != 0 {
			return false
		}
	}
	return true
}

func TestAnOpenReplayShowsEveryCardThatLiesInAHand(t *testing.T) {
	table, _ := watched(t, newPlain, "party", 4, 1, 2)
	r := replay(t, table.Record())
	drawn := 0
	for ok := true; ok; ok = r.Step(1) {
		for v := engine.Spectator; v < 4; v++ {
			s, plain := r.Open(v), r.View(v)
			if s.Viewer != v {
				t.Fatalf("viewer %d became %d", v, s.Viewer)
			}
			deck := map[engine.Card]bool{}
			for i, h := range s.Hands {
				if len(h.Cards) != h.Count || !sameFaces(h.Cards, r.View(engine.Seat(i)).Hands[i].Cards) {
					t.Fatalf("beat %d: hand %d of %d cards shows %v", r.At(), i, h.Count, h.Cards)
				}
				for _, c := range h.Cards {
					if c.Face == engine.NoFace || deck[c.ID] {
						t.Fatalf("beat %d: %v is hidden, or twice there", r.At(), c)
					}
					deck[c.ID] = true
				}
			}
			for _, e := range append([]engine.Event{s.Cause}, append(s.Riders, s.History...)...) {
				for _, c := range e.Cards {
					if c.Face == engine.NoFace && e.Kind != engine.EventDealt {
						t.Fatalf("beat %d: %v hides %v", r.At(), e.Kind, e.Cards)
					}
				}
				if e.Kind == engine.EventDrawn {
					drawn++
				}
			}
			if s.Phase == engine.PhaseDrawn && s.Drawn.Face == engine.NoFace {
				t.Fatalf("beat %d: the drawn card is hidden", r.At())
			}
			if len(plain.History) > 0 && v >= 0 && &s.History[0] == &plain.History[0] {
				t.Fatal("the shared history was written into")
			}
			if again := r.View(v); !reflect.DeepEqual(again, plain) {
				t.Fatalf("beat %d: opening the hands changed what seat %d saw", r.At(), v)
			}
		}
	}
	if drawn == 0 {
		t.Error("nobody drew anything")
	}
}

func TestAReplayJumpsToChallengesRoundsAndCatches(t *testing.T) {
	table, seen := watched(t, newDoubter, "official,target=1000", 4, 4, 1)
	r := replay(t, table.Record())
	for _, c := range []struct {
		kind room.MarkKind
		is   engine.EventKind
	}{{room.MarkChallenge, engine.EventChallengeOffered}, {room.MarkVerdict, engine.EventChallengeResolved},
		{room.MarkRound, engine.EventDealt}, {room.MarkRoundOver, engine.EventRoundOver}} {
		var want, got, back []int
		for i, s := range seen[0] {
			if _, ok := s.Happened(c.is); ok {
				want = append(want, i)
			}
		}
		r.Seek(0)
		if len(want) > 0 && want[0] == 0 {
			got = append(got, 0)
		}
		for r.Jump(c.kind, true) {
			got = append(got, r.At())
		}
		r.Seek(r.Len())
		if len(want) > 0 && want[len(want)-1] == r.At() {
			back = append(back, r.At())
		}
		for r.Jump(c.kind, false) {
			back = append([]int{r.At()}, back...)
		}
		if len(want) == 0 || !reflect.DeepEqual(got, want) || !reflect.DeepEqual(back, want) {
			t.Errorf("%v: forward %v, back %v, want %v", c.is, got, back, want)
		}
	}
}

func TestAMatchIsPlayedOnFromAnyBeatOfItsReplay(t *testing.T) {
	table, _ := watched(t, newPlain, "party,target=1000", 3, 2, 9)
	whole := table.Record()
	r := replay(t, whole)
	for beat := 0; beat < r.Len(); beat += 5 {
		r.Seek(beat)
		cut := r.Cut()
		if n := len(cut.Commands); n < r.Commands() || n > len(whole.Commands) {
			t.Fatalf("beat %d: %d commands", beat, n)
		}
		taken, err := r.TakeOver(room.Options{})
		if err != nil {
			t.Fatal(err)
		}
		p := taken.Public()
		if p.Seq < uint32(beat+1) || p.Phase == engine.PhaseResolving {
			t.Fatalf("beat %d: the table stands on %d, %v", beat, p.Seq, p.Phase)
		}
		refused := 0
		seatBots(t, taken, newPlain, &refused)
		for r := 0; r < 2 && taken.PlayOut(60000) && taken.Public().Round < 2; r++ {
			if err := taken.NextRound(); err != nil {
				t.Fatal(err)
			}
		}
		if !bytes.Equal(taken.State(), table.State()) {
			t.Fatalf("played on from beat %d the match ends in another state", beat)
		}
	}
	if len(table.Record().Commands) != len(whole.Commands) {
		t.Error("the match itself has changed")
	}
	r.Seek(r.Len())
	if !reflect.DeepEqual(r.Cut().Commands, whole.Commands) {
		t.Error("the last beat cuts something off")
	}
}

func TestARecordThatCannotBePlayedIsNoReplay(t *testing.T) {
	setup := dealt("classic", 3, 5)
	if _, err := room.OpenReplay(engine.Record{Setup: setup, Commands: []engine.Command{engine.Do(0, engine.VerbAccept)}}); err == nil ||
		err.Error() != "command 1 of the record (seat 0, accept) is refused: no_challenge" {
		t.Errorf("%v", err)
	}
	if _, err := room.OpenReplay(engine.Record{}); err == nil {
		t.Error("nothing is replayed")
	}
	r := replay(t, engine.Record{Setup: placed(t, "classic", "R5", 0, cards(t, "R1"), cards(t, "R2"))})
	if r.Len() != 1 || r.Step(1) || r.Step(-1) {
		t.Error("a table in a known state has one beat")
	}
}
