package room_test

import (
	"testing"

	"fourtell/engine"
	"fourtell/room"
)

func TestWhileATableIsOnlyHeardPeopleActAndNobodysTimePasses(t *testing.T) {
	table := open(t, dealt("classic,turn_seconds=10", 3, 5), room.Options{})
	refused := 0
	seatBots(t, table, newPlain, &refused)
	p := &room.Person{}
	table.Seat(0, p)
	for range 6000 {
		if s := p.Last(); s.Owes() {
			break
		}
		table.Step()
	}
	left := table.Public().Clock.Deadline - table.Now()
	if left <= 0 {
		t.Fatal("no clock runs")
	}
	now, commands := table.Now(), len(table.Record().Commands)
	for range 1200 {
		table.Hear()
	}
	if table.Now() != now || len(table.Record().Commands) != commands {
		t.Fatalf("%d ms have passed and %d commands were granted", table.Now()-now, len(table.Record().Commands)-commands)
	}
	answer(p)
	table.Hear()
	if n := len(table.Record().Commands); n != commands+1 {
		t.Fatalf("%d commands after the person's, want %d", n, commands+1)
	}
	if at := table.Record().Commands[commands].At; at != now {
		t.Errorf("the command is at %d, want %d", at, now)
	}
	table.Pause()
	p.Want(engine.Do(0, engine.VerbDraw))
	table.Hear()
	if !p.Waiting() {
		t.Error("a paused table takes a wish up")
	}
	if _, err := room.NewTableFromRecord(table.Record(), room.Options{}); err != nil {
		t.Errorf("the record does not replay: %v", err)
	}
}
