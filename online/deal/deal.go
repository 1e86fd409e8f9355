// Package deal is how a round is dealt so that nobody can guess a card, and so that everybody can check afterwards that nobody
// chose one.
//
// Before the deal the dealer draws a secret of 32 bytes and publishes its promise, the SHA-256 of it. Each person at the table
// then gives a share of 16 bytes, drawn by chance. The round's key is made of the secret and the shares: the dealer could not
// know the shares when it promised, and nobody who gave one could know the secret. After the round the secret is opened, and
// whoever saw the promise checks by himself that the deal was what they make (Check).
//
// It draws no chance itself: secrets and shares are given to it. It imports engine and games, and no socket, no room, no clock.
package deal

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"

	"fourtell/engine"
)

// Secret is what a dealer keeps to itself until a round is over: 32 bytes by chance that is fit for keys.
type Secret [32]byte

// Promise is the SHA-256 of a secret.
type Promise [sha256.Size]byte

// Promise is what is published before the shares are given.
func (s Secret) Promise() Promise { return sha256.Sum256(s[:]) }

// Bytes is what a seat's client gives to a deal: 16 bytes by chance.
type Bytes [16]byte

// Share is what a seat's client gave.
type Share struct {
	Seat  engine.Seat `json:"seat"`
	Bytes Bytes       `json:"share"`
}

// Key is what a round is dealt from: HMAC-SHA256 with the secret as its key, over "fourtell deal 1" and, in the order of the
// seats, a byte with the seat's number and its share.
func Key(s Secret, shares []Share) engine.Key {
	shares = slices.Clone(shares)
	slices.SortFunc(shares, func(a, b Share) int { return int(a.Seat) - int(b.Seat) })
	mac := hmac.New(sha256.New, s[:])
	mac.Write([]byte("fourtell deal 1"))
	for _, share := range shares {
		mac.Write([]byte{byte(share.Seat)})
		mac.Write(share.Bytes[:])
	}
	return engine.NewKey([engine.KeyBytes]byte(mac.Sum(nil)))
}

// Proof is what opens with a round's record.
type Proof struct {
	Promise Promise `json:"promise"`
	Secret  Secret  `json:"secret"`
	Shares  []Share `json:"shares"` // that went into the key
	// Late are the seats of people whose share had not come in time, so that the round was dealt without it.
	Late []engine.Seat `json:"late,omitempty"`
}

// MarshalText writes hexadecimal digits.
func (s Secret) MarshalText() ([]byte, error) { return hexText(s[:]), nil }

// UnmarshalText reads them.
func (s *Secret) UnmarshalText(b []byte) error { return readHex(s[:], b, "a secret") }

// MarshalText writes hexadecimal digits.
func (p Promise) MarshalText() ([]byte, error) { return hexText(p[:]), nil }

// UnmarshalText reads them.
func (p *Promise) UnmarshalText(b []byte) error { return readHex(p[:], b, "a promise") }

// MarshalText writes hexadecimal digits.
func (s Bytes) MarshalText() ([]byte, error) { return hexText(s[:]), nil }

// UnmarshalText reads them.
func (s *Bytes) UnmarshalText(b []byte) error { return readHex(s[:], b, "a share") }

func hexText(b []byte) []byte { return hex.AppendEncode(nil, b) }

func readHex(into, text []byte, what string) error {
	if len(text) != 2*len(into) {
		return fmt.Errorf("%s has %d hexadecimal digits, not %d", what, 2*len(into), len(text))
	}
	if _, err := hex.Decode(into, text); err != nil {
		return fmt.Errorf("%s has hexadecimal digits alone", what)
	}
	return nil
}
