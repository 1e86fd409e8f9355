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
