package wire

import "strings"

// RoomCode is by what people find a room: 6 letters none of which is taken for another.
type RoomCode string

// What a code is made of: these letters, so many of them.
const (
	CodeLetters = "23456789BCDFGHJKLMNPQRSTVWXZ"
	CodeLength  = 6
)

// NewRoomCode makes a code of the lots that a source gives: below says a number from 0 to n-1. The source must be one nobody can
// reckon, or rooms are found by who was not asked in.
func NewRoomCode(below func(n uint32) uint32) RoomCode {
	var b [CodeLength]byte
	for i := range b {
		b[i] = CodeLetters[below(uint32(len(CodeLetters)))]
	}
	return RoomCode(b[:])
}

// ParseRoomCode reads a code as people write it: in small letters too, and with blanks or hyphens. False where it is none.
func ParseRoomCode(text string) (RoomCode, bool) {
	if len(text) > 4*CodeLength {
		return "", false
	}
	c := RoomCode(strings.NewReplacer(" ", "", "-", "").Replace(strings.ToUpper(text)))
	return c, c.Valid()
}

// Valid says whether it has the form of a code.
func (c RoomCode) Valid() bool {
	if len(c) != CodeLength {
		return false
	}
	for _, l := range []byte(c) {
		if strings.IndexByte(CodeLetters, l) < 0 {
			return false
		}
	}
	return true
}
