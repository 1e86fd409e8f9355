package room_test

import (
	"bytes"
	"reflect"
	"testing"

	"fourtell/engine"
	"fourtell/engine/uno"
	"fourtell/room"
)

func TestEveryPresetAtEverySeatCountPlaysToItsEndUnrefused(t *testing.T) {
	for _, preset := range uno.Presets() {
		for seats := engine.MinSeats; seats <= engine.MaxSeats; seats++ {
			playsOut(t, dealt(preset, seats, uint64(seats)*31), room.Instant())
		}
	}
}

func TestRandomSwitchesPlayToTheirEndUnrefused(t *testing.T) {
	rng := engine.NewRand(2)
	for i := range 150 {
		seats := engine.MinSeats + int(rng.Below(engine.MaxSeats-engine.MinSeats+1))
		playsOut(t, dealt(uno.RulesByChance(uint64(i), seats).String(), seats, uint64(i)), room.Instant())
	}
}

func TestBotsAtAHumanPaceAreNeverRefusedEither(t *testing.T) {
	rng := engine.NewRand(3)
	for i := range 40 {
		seats := engine.MinSeats + int(rng.Below(engine.MaxSeats-engine.MinSeats+1))
		playsOut(t, dealt(uno.RulesByChance(uint64(1000+i), seats).String(), seats, uint64(i)), []room.Pace{room.Slow(), room.Normal(), room.Fast()}[i%3])
	}
}

func playsOut(t *testing.T, s engine.Setup, p room.Pace) {
	t.Helper()
	table := open(t, s, room.Options{Pace: p})
	refused := 0
	seatBots(t, table, newPlain, &refused)
	if !table.PlayOut(4 << 20) {
		t.Fatalf("%s, %d seats, seed %d: not over after %d commands", s.Rules, len(s.Seats), s.Seed, len(table.Record().Commands))
	}
	if refused > 0 {
		t.Errorf("%s, %d seats, seed %d: %d commands were refused", s.Rules, len(s.Seats), s.Seed, refused)
	}
}

func TestARecordReplaysToTheSameState(t *testing.T) {
	for _, rules := range []string{"classic", "party", "chaos", "official", "classic,turn_seconds=10"} {
		var text bytes.Buffer
		table := open(t, dealt(rules, 4, 99), room.Options{Record: &text, Pace: room.Normal()})
		refused := 0
		seatBots(t, table, newPlain, &refused)
		if !table.PlayOut(1 << 20) {
			t.Fatalf("%s: not over", rules)
		}
		rec, err := engine.ReadRecord(&text)
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(rec.Commands, table.Record().Commands) {
			t.Errorf("%s: the text holds other commands than the table granted", rules)
		}
		again, err := room.NewTableFromRecord(rec, room.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(again.State(), table.State()) {
			t.Errorf("%s: the replayed state differs:\n%s\n%s", rules, again.State(), table.State())
		}
	}
}

func TestAResumedMatchGoesOnAsIfItHadNeverStopped(t *testing.T) {
	s := dealt("chaos", 5, 12)
	whole := open(t, s, room.Options{})
	refused := 0
	seatBots(t, whole, newPlain, &refused)
	whole.PlayOut(60000)
	all := whole.Record().Commands
	for _, at := range []int{1, len(all) / 3, len(all) - 1} {
		resumed, err := room.NewTableFromRecord(engine.Record{Setup: s, Commands: all[:at]}, room.Options{})
		if err != nil {
			t.Fatal(err)
		}
		seatBots(t, resumed, newPlain, &refused)
		resumed.PlayOut(60000)
		got := resumed.Record().Commands
		if len(got) != len(all) {
			t.Fatalf("resumed after %d commands: %d in all, want %d", at, len(got), len(all))
		}
		for i := range got {
			a, b := got[i], all[i]
			a.At, b.At = 0, 0
			if !reflect.DeepEqual(a, b) {
				t.Fatalf("resumed after %d: command %d is %v, want %v", at, i, a, b)
			}
		}
	}
}

func TestARecordWithARefusedCommandSaysWhichOne(t *testing.T) {
	s := dealt("classic", 3, 5)
	_, err := room.NewTableFromRecord(engine.Record{Setup: s, Commands: []engine.Command{engine.Do(0, engine.VerbAccept)}}, room.Options{})
	if err == nil || err.Error() != "command 1 of the record (seat 0, accept) is refused: no_challenge" {
		t.Errorf("got %v", err)
	}
}

func TestTheNextRoundOfAMatchIsDealtAndRecorded(t *testing.T) {
	table := open(t, dealt("official", 3, 8), room.Options{})
	refused := 0
	seatBots(t, table, newPlain, &refused)
	for round := 1; round <= 4; round++ {
		if !table.PlayOut(60000) {
			t.Fatalf("round %d does not end", round)
		}
		if table.Public().Phase == engine.PhaseMatchOver {
			break
		}
		if err := table.NextRound(); err != nil {
			t.Fatalf("after round %d: %v", round, err)
		}
		if got := table.Public().Round; got != round+1 {
			t.Fatalf("round %d is shown as %d", round+1, got)
		}
	}
	again, err := room.NewTableFromRecord(table.Record(), room.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(again.State(), table.State()) {
		t.Error("a match of several rounds replays to another state")
	}
}
