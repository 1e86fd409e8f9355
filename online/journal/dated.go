package journal

import (
	"strings"

	"fourtell/online/wire"
)

// datedMark begins the name under which a dated deal's entries stand among those of rooms. No room's code has such letters.
const datedMark = "deal-"

// DatedRoom is the name under which the tries at a dated deal stand: "deal-2026-11-28".
func DatedRoom(deal string) wire.RoomCode { return wire.RoomCode(datedMark + deal) }

// DatedDeal is the deal whose tries stand under a name; ok is false of a room's.
func DatedDeal(name wire.RoomCode) (deal string, ok bool) {
	return strings.CutPrefix(string(name), datedMark)
}
