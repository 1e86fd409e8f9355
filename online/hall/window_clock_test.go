package hall

import (
	"testing"

	"fourtell/engine"
	"fourtell/online/wire"
)

// In a room the time of a claim is the table's: whoever has not answered is timed out, once each, and is told so.
func TestAClaimThatARoomDoesNotAnswerInTimeIsLetPass(t *testing.T) {
	p := claimed(t, "classic,turn_seconds=10")
	p.seats[2].must(&wire.Do{Command: engine.Command{Verb: engine.VerbPass, Decision: p.seats[2].snap.Decision, Target: engine.NoSeat}})
	p.pass(10_000)
	late := map[engine.Seat]int{}
	for _, c := range p.room(p.code).table.Record().Commands {
		if c.Verb == engine.VerbTimeout {
			late[c.Seat]++
		}
	}
	if len(late) != 2 || late[1] != 1 || late[3] != 1 {
		t.Errorf("timed out are %v, want seats 1 and 3, once each", late)
	}
	for seat, g := range p.seats {
		if s := g.snap; s.Turn != 1 || s.Doubtful() || !g.happened(engine.EventTimedOut) {
			t.Errorf("seat %d is shown the turn of %d, asked %v, told of it %v", seat, s.Turn, s.Doubtful(), g.happened(engine.EventTimedOut))
		}
	}
	p.sound()
}
