package hall

import (
	"encoding/binary"

	"fourtell/online/wire"
)

// newCode is a room code by 24 of the bytes.
func newCode(secret [32]byte) wire.RoomCode {
	at := 0
	return wire.NewRoomCode(func(n uint32) uint32 {
		lot := binary.LittleEndian.Uint32(secret[at:])
		at += 4
		return lot % n
	})
}

// FreeCode is a code that no room has, as far as a hall knows.
func FreeCode(h *Hall) wire.RoomCode {
	for {
		if code := newCode(h.cfg.Secret()); !taken(h, code) {
			return code
		}
	}
}

func taken(h *Hall, code wire.RoomCode) bool {
	return h.rooms[code] != nil || h.asleep.codes[code] || h.beside.has(code)
}

// Make is Hall.Ask where a room is asked for: it gets that code, unless another has it.
func Make(h *Hall, now int64, uid wire.UID, m wire.Message, code wire.RoomCode) {
	h.cfg.Code = code
	h.Ask(now, uid, m)
	h.cfg.Code = ""
}
