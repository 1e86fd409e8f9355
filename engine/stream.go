package engine

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
)

// Key is what a round is dealt from where nobody may work out the next card from those he has seen: 32 bytes as 64 lower-case
// hexadecimal digits. "" is none. The generator of a seed (Rand) has a state of 64 bits, which the cards of a round give away to
// whoever has the patience; a Key is not to be found from any number of cards (docs/fair-deal.md).
type Key string

// KeyBytes is how many bytes a Key has.
const KeyBytes = 32

// NewKey is the key of those bytes.
func NewKey(b [KeyBytes]byte) Key { return Key(hex.EncodeToString(b[:])) }

// Check says in one sentence why the text is no key; nil for a key, and for none.
func (k Key) Check() error {
	if k == "" {
		return nil
	}
	if len(k) != 2*KeyBytes {
		return fmt.Errorf("a key has %d hexadecimal digits, not %d", 2*KeyBytes, len(k))
	}
	for _, c := range []byte(k) {
		if (c < '0' || c > '9') && (c < 'a' || c > 'f') {
			return fmt.Errorf("%s is no lower-case hexadecimal digit of a key", Quote(string(rune(c))))
		}
	}
	return nil
}

// UnmarshalText reads a key and refuses what is none.
func (k *Key) UnmarshalText(b []byte) error {
	read := Key(b)
	if err := read.Check(); err != nil {
		return err
	}
	*k = read
	return nil
}

// Stream is the numbers of a Key, one after the other: block i is HMAC-SHA256(key, i as eight bytes, the highest first), i from
// 0, and each block eight numbers of 32 bits, the highest byte first. Short enough to be written anew in any language by
// whoever wants to check a deal.
type Stream struct {
	key   [KeyBytes]byte
	block [sha256.Size]byte
	drawn uint64 // numbers so far
}

// numbersPerBlock is how many numbers a block has.
const numbersPerBlock = sha256.Size / 4

// NewStream begins the numbers of a key that Check has passed and that is not "".
func NewStream(k Key) *Stream {
	var s Stream
	if n, err := hex.Decode(s.key[:], []byte(k)); err != nil || n != KeyBytes {
		panic("a stream of a key that is none: whoever reads a key checks it")
	}
	return &s
}

// Drawn is how many numbers have been drawn.
func (s *Stream) Drawn() uint64 { return s.drawn }

// Uint32 is the next number, uniform over all 32-bit values.
func (s *Stream) Uint32() uint32 {
	at := s.drawn % numbersPerBlock
	if at == 0 {
		mac := hmac.New(sha256.New, s.key[:])
		var count [8]byte
		binary.BigEndian.PutUint64(count[:], s.drawn/numbersPerBlock)
		mac.Write(count[:])
		mac.Sum(s.block[:0])
	}
	s.drawn++
	return binary.BigEndian.Uint32(s.block[4*at:])
}

// Below is uniform over 0 … n-1 without bias; n must be at least 1. Of a number u it is u·n / 2³², rounded down, where the
// remainder is at least 2³² mod n; else the next number is taken (Lemire, "Fast Random Integer Generation in an Interval", 2019).
func (s *Stream) Below(n uint32) uint32 {
	for {
		if m := uint64(s.Uint32()) * uint64(n); uint32(m) >= -n%n {
			return uint32(m >> 32)
		}
	}
}
