package hall

import (
	"encoding/binary"

	"fourtell/online/wire"
)

// seedThatCanStillBeGuessed is the seed of a round's deal by the engine's own generator, of whose numbers some twenty seen cards tell
// the rest. It goes when rounds are dealt by a stream from the whole secret.
func seedThatCanStillBeGuessed(secret [32]byte) uint64 {
	if seed := binary.LittleEndian.Uint64(secret[:]); seed != 0 {
		return seed
	}
	return 1 // 0 is dealt on from the round before
}

// newCode is a room code by 24 of the bytes.
func newCode(secret [32]byte) wire.RoomCode {
	at := 0
	return wire.NewRoomCode(func(n uint32) uint32 {
		lot := binary.LittleEndian.Uint32(secret[at:])
		at += 4
		return lot % n
	})
}
