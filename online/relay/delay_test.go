package relay

import (
	"testing"

	"fourtell/online/client"
	"fourtell/online/wire"
)

func TestTheTableKnowsHowLongALineBehindSealsTakes(t *testing.T) {
	w := newWorld(t)
	people := w.begin("classic", "Ann", "Bo", "Cy")
	bo := people[1]
	here := func(seat int) wire.Here { return people[0].Place().Room().Seats[seat].Here }
	w.pass(3 * tripEvery)
	if here(1) != wire.HereYes || here(2) != wire.HereYes {
		t.Fatalf("quick lines are %s, %s", here(1), here(2))
	}
	bo.still = true
	type late struct {
		due   int64
		frame []byte
	}
	var under []late // way to him, which takes more than a second
	for range 20 * 20 {
		w.step(50)
		for _, f := range bo.line.in {
			under = append(under, late{w.now + 1200, f})
		}
		bo.line.in = nil
		for len(under) > 0 && w.now >= under[0].due {
			bo.line.in, under = append(bo.line.in, under[0].frame), under[1:]
		}
		bo.Step(w.now)
	}
	if here(1) != wire.HereSlow || here(2) != wire.HereYes {
		t.Errorf("a slow line is %s, a quick one %s", here(1), here(2))
	}
	bo.still = false
	w.until("his line is quick again", func() bool { return here(1) == wire.HereYes })
	if bo.State() != client.Here {
		t.Error("he was cut off")
	}
}
