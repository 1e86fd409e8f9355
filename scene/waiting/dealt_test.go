//go:build display

package waiting

import (
	"testing"

	"fourtell/online/wire"
	"fourtell/scene/stage"
)

func TestARoomWhoseDealingPlayerIsAwaySaysThatItWaitsForThem(t *testing.T) {
	h := enter(t, window(), stage.DefaultSettings())
	host := h.comes("Bea")[0]
	_ = host.Ask(&wire.Create{Seats: 3}, nil)
	h.until("the room is open", func() bool { return host.Place() != nil })
	h.joins(host, wire.AsSeat)
	const want = "The player who deals is away; the table waits."
	screen := h.screen
	screen.room.Deal = wire.DealPlayer
	if screen.verbs.refresh(screen, h.s); screen.verbs.note == want || screen.verbs.main.Off {
		t.Fatalf("while Bea is there it says %q", screen.verbs.note)
	}
	screen.room.Seats[0].Here = wire.HereGone
	if screen.verbs.refresh(screen, h.s); screen.verbs.note != want || !screen.verbs.main.Off {
		t.Errorf("it says %q, and may be pressed %v", screen.verbs.note, !screen.verbs.main.Off)
	}
	h.said(want)
}
