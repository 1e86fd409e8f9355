package client_test

import (
	"testing"

	"fourtell/online/client"
	"fourtell/online/wire"
)

func TestAWalkoverIsWonByWhoeverHasMost(t *testing.T) {
	r := wire.Room{Host: "a", Totals: []int{90, 20, 40, 40}, Seats: []wire.Seat{{UID: "a", Kind: wire.Person}, {UID: "b", Kind: wire.Person}, {Kind: wire.Bot}, {UID: "d", Kind: wire.Person}}}
	if got := client.Walkover(&r); len(got) != 2 || got[0] != 2 || got[1] != 3 {
		t.Errorf("it is won by %v", got)
	}
}
