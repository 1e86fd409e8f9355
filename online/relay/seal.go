package relay

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"errors"

	"fourtell/online/wire"

	"github.com/cloudflare/circl/dh/x25519"
)

// Key is what a link carries beyond the room's code, and the house never sees: the public half of the dealing player's key, which nobody
// knows but who was given the link. So whoever has it may come, and yet can't pretend to be the player who deals.
type Key [32]byte

// ParseKey reads a key as a link has it: 43 characters of base64url.
func ParseKey(text string) (k Key, ok bool) {
	b, err := base64.RawURLEncoding.Strict().DecodeString(text)
	return k, err == nil && copy(k[:], b) == len(k) && len(b) == len(k)
}

// String is the key as a link has it.
func (k Key) String() string { return base64.RawURLEncoding.EncodeToString(k[:]) }

// The kinds of boxes, their first byte.
const (
	boxHello   = 1 // from who comes: an ephemeral key, and that they have the link
	boxAnswer  = 2 // from who deals: another, and that they have the secret half of the link's key
	boxSealed  = 3
	boxRefused = 4 // from who deals: they can't open what they got. Nothing seals it: who could forge it could as well hand nothing on
)

const (
	macBytes   = 16
	helloBytes = 1 + 32 + macBytes
	tagBytes   = 16
	// boxRoom is how many bytes of a conversation go into a box. All boxes are of one size, whatever is in them.
	boxRoom    = 3 << 10
	boxHead    = 2 // how many of them are used
	plainBytes = boxHead + boxRoom
	boxBytes   = 1 + plainBytes + tagBytes
)

// errSeal is a box that is not what was sent, or not the one that is due.
var errSeal = errors.New("a box is not what was sent")

// pair is a key of X25519 (RFC 7748): the half nobody else knows, and the other.
type pair struct{ secret, public x25519.Key }

// newPair makes one by chance.
func newPair(chance func([]byte)) *pair {
	var secret [32]byte
	chance(secret[:])
	return pairOf(secret[:])
}

// pairOf makes the one of a secret half.
func pairOf(secret []byte) *pair {
	p := &pair{}
	copy(p.secret[:], secret)
	x25519.KeyGen(&p.public, &p.secret)
	return p
}

// with is the secret that the pair shares with who has the other half of a public key; the error is of a key that makes it known to all.
func (p *pair) with(public []byte) ([]byte, error) {
	var shared, theirs x25519.Key
	if copy(theirs[:], public) != len(theirs) || !x25519.Shared(&shared, &p.secret, &theirs) {
		return nil, errSeal
	}
	return shared[:], nil
}

// hello is the box by which somebody comes, and what of it is needed for the answer.
type hello struct {
	key    Key
	room   wire.RoomCode
	own    *pair
	static []byte // the secret that own and the link's key share
}

// newHello makes one; the error is of a key that is no link's.
func newHello(key Key, room wire.RoomCode, chance func([]byte)) (*hello, []byte, error) {
	h := &hello{key: key, room: room, own: newPair(chance)}
	var err error
	if h.static, err = h.own.with(key[:]); err != nil {
		return nil, nil, err
	}
	mine := h.own.public[:]
	box := append([]byte{boxHello}, mine...)
	return h, append(box, proves("comes", key, room, h.static, mine)...), nil
}

// answered opens the answer of who deals.
func (h *hello) answered(box []byte) (*seals, error) {
	if len(box) != helloBytes || box[0] != boxAnswer {
		return nil, errSeal
	}
	shared, err := h.own.with(box[1:33])
	if err != nil {
		return nil, errSeal
	}
	both := joined(h.own.public[:], box[1:33])
	secrets := joined(h.static, shared)
	if !hmac.Equal(box[33:], proves("deals", h.key, h.room, secrets, both)) {
		return nil, errSeal
	}
	return newSeals("comes", "deals", h.key, h.room, secrets, both), nil
}

// answer opens the hello of somebody who comes to the table of that pair of keys, and answers it.
func answer(table *pair, room wire.RoomCode, chance func([]byte), box []byte) (*seals, []byte, error) {
	if len(box) != helloBytes || box[0] != boxHello {
		return nil, nil, errSeal
	}
	key := Key(table.public)
	static, err := table.with(box[1:33])
	if err != nil || !hmac.Equal(box[33:], proves("comes", key, room, static, box[1:33])) {
		return nil, nil, errSeal
	}
	own := newPair(chance)
	shared, err := own.with(box[1:33])
	if err != nil {
		return nil, nil, errSeal
	}
	both := joined(box[1:33], own.public[:])
	secrets := joined(static, shared)
	out := append([]byte{boxAnswer}, own.public[:]...)
	out = append(out, proves("deals", key, room, secrets, both)...)
	return newSeals("deals", "comes", key, room, secrets, both), out, nil
}

func joined(a, b []byte) []byte { return append(append(make([]byte, 0, len(a)+len(b)), a...), b...) }

// derive is 32 bytes that only who knows the link's key and the secrets can reckon, others for each purpose.
func derive(purpose string, key Key, room wire.RoomCode, secrets, public []byte) []byte {
	m := hmac.New(sha256.New, key[:])
	m.Write(secrets)
	m = hmac.New(sha256.New, m.Sum(nil))
	m.Write([]byte("fourtell relay 1 " + purpose + " " + string(room) + " "))
	m.Write(public)
	return m.Sum(nil)
}

func proves(who string, key Key, room wire.RoomCode, secrets, public []byte) []byte {
	return derive("proof of who "+who, key, room, secrets, public)[:macBytes]
}

// seals are the two directions of a conversation.
type seals struct{ out, in seal }

func newSeals(mine, theirs string, key Key, room wire.RoomCode, secrets, public []byte) *seals {
	return &seals{newSeal(derive("key of who "+mine, key, room, secrets, public)), newSeal(derive("key of who "+theirs, key, room, secrets, public))}
}

// seal seals or opens boxes one after the other: the number of each is its nonce and is not sent, so that none can be left out, said
// twice or put before another.
type seal struct {
	aead cipher.AEAD
	n    uint64
}

func newSeal(key []byte) seal {
	block, err := aes.NewCipher(key)
	if err != nil {
		panic("a key has 32 bytes: " + err.Error())
	}
	aead, err := cipher.NewGCM(block)
	if err != nil {
		panic("a cipher has 16 bytes: " + err.Error())
	}
	return seal{aead: aead}
}

func (s *seal) nonce() []byte {
	b := make([]byte, 12)
	binary.BigEndian.PutUint64(b[4:], s.n)
	s.n++
	return b
}

// shut is the next box, with at most boxRoom bytes in it.
func (s *seal) shut(text []byte) []byte {
	plain := make([]byte, plainBytes)
	binary.BigEndian.PutUint16(plain, uint16(len(text)))
	copy(plain[boxHead:], text)
	box := make([]byte, 1, boxBytes)
	box[0] = boxSealed
	return s.aead.Seal(box, s.nonce(), plain, box[:1])
}

// open opens the box that is due.
func (s *seal) open(box []byte) ([]byte, error) {
	if len(box) != boxBytes || box[0] != boxSealed {
		return nil, errSeal
	}
	plain, err := s.aead.Open(nil, s.nonce(), box[1:], box[:1])
	if err != nil {
		return nil, errSeal
	}
	n := int(binary.BigEndian.Uint16(plain))
	if n > boxRoom {
		return nil, errSeal
	}
	return plain[boxHead : boxHead+n], nil
}
