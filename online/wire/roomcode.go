package wire

import "strings"

// RoomCode is by what people find a room: 6 letters none of which is taken for another.
type RoomCode string

const (
	codeLetters = "23456789BCDFGHJKLMNPQRSTVWXZ"
	codeLength  = 6
)

// NewRoomCode makes a code of the lots that a source gives: below says a number from 0 to n-1. The source must be one nobody can
// reckon, or rooms are found by who was not asked in.
func NewRoomCode(below func(n uint32) uint32) RoomCode {
	var b [codeLength]byte
	for i := range b {
		b[i] = codeLetters[below(uint32(len(codeLetters)))]
	}
	return RoomCode(b[:])
}

// ParseRoomCode reads a code as people write it: in small letters too, and with blanks or hyphens. False where it is none.
func ParseRoomCode(text string) (RoomCode, bool) {
	if len(text) > 4*codeLength {
		return "", false
	}
	c := RoomCode(strings.NewReplacer(" ", "", "-", "").Replace(strings.ToUpper(text)))
	return c, c.Valid()
}

// Valid says whether it has the form of a code.
func (c RoomCode) Valid() bool {
	if len(c) != codeLength {
		return false
	}
	for _, l := range []byte(c) {
		if strings.IndexByte(codeLetters, l) < 0 {
			return false
		}
	}
	return true
}
